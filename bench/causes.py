#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Shows whether a mistake is smaller without the cause that its first reason names.

    aude_study_bench causes 0 60 1 200 > causes.csv
    bench/causes.py causes.csv...

A reason with 4 points should lower the loss by 4 points when its cause is gone: nobody has claimed the feature.
"""
import math
import sys
from collections import namedtuple
from statistics import correlation, fmean, stdev

Row = namedtuple("Row", "game left reason points loss loss_error without without_error")


def row_of(line):
    cells = line.strip().split(",")
    return Row(int(cells[0]), int(cells[1]), cells[2], *map(float, cells[3:]))


def show(title, rows):
    points = [row.points for row in rows]
    drops = [row.loss - row.without for row in rows]
    off = [drop - each for drop, each in zip(drops, points)]
    std_error = stdev(off) / math.sqrt(len(off)) if len(off) > 1 else math.inf
    related = f"{correlation(points, drops):.2f}" if len(rows) > 2 else "–"
    smaller = fmean([drop > 0 for drop in drops])
    print(
        f"| {title} | {len(rows)} | {fmean([row.loss for row in rows]):.2f} | {fmean(points):.2f} | {fmean(drops):.2f} "
        f"| {fmean(off):+.2f} ± {std_error:.2f} | {related} | {100 * smaller:.0f}% |"
    )


def main():
    rows = []
    for name in sys.argv[1:]:
        with open(name, encoding="utf-8") as file:
            rows += [row_of(line) for line in file if line.count(",") == 7]
    print("| reason | mistakes | loss | points of the reason | smaller by | difference | correlation | smaller at all |")
    print("|---|---|---|---|---|---|---|---|")
    show("all", rows)
    for reason in sorted({row.reason for row in rows}):
        show(f"`{reason}`", [row for row in rows if row.reason == reason])


if __name__ == "__main__":
    main()
