#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the errors that an analysis reports with rollouts up to the end of the game.

    aude_study_bench errors 0 60 1 400 > errors.csv
    bench/errors.py errors.csv...

The rollouts have a standard error of their own. It is part of the differences that are counted for the
coverage, and it lowers the correlation; the corrected one shows what rollouts without it would give.
"""
import math
import sys
from collections import namedtuple

Row = namedtuple("Row", "game players tiles left rollouts error std_error static true true_error")
THIRDS = ("last third", "second third", "first third")
WITHIN_90 = 1.645  # standard errors


def row_of(line):
    cells = line.strip().split(",")
    return Row(*map(int, cells[:5]), *map(float, cells[5:]))


def mean(values):
    return sum(values) / len(values)


def covariance(a, b):
    return mean([x * y for x, y in zip(a, b)]) - mean(a) * mean(b)


def correlations(said, rows):
    """As measured, and without the errors of the rollouts."""
    true = [row.true for row in rows]
    noise = mean([row.true_error**2 for row in rows])
    shared, spread = covariance(said, true), covariance(said, said)
    measured = shared / math.sqrt(spread * covariance(true, true))
    return measured, shared / math.sqrt(spread * max(1e-9, covariance(true, true) - noise))


def show(title, rows):
    if len(rows) < 3:
        return
    off = [row.error - row.true for row in rows]
    bias = mean(off)
    std_error = math.sqrt(mean([(each - bias) ** 2 for each in off]) / (len(rows) - 1))
    within = [abs(row.error - row.true) <= WITHIN_90 * math.hypot(row.std_error, row.true_error) for row in rows]
    measured, corrected = correlations([row.error for row in rows], rows)
    static, _ = correlations([row.static for row in rows], rows)
    print(
        f"| {title} | {len(rows)} | {mean([row.error for row in rows]):.2f} | {mean([row.true for row in rows]):.2f} "
        f"| {bias:+.2f} ± {std_error:.2f} | {measured:.2f} ({corrected:.2f}) | {static:.2f} | {100 * mean(within):.0f}% |"
    )


def main():
    rows = []
    for name in sys.argv[1:]:
        with open(name, encoding="utf-8") as file:
            rows += [row_of(line) for line in file if line.count(",") == 9]
    games = len({row.game for row in rows})
    print(f"{games} games; mean standard error of the rollouts {mean([row.true_error for row in rows]):.2f}\n")
    print("| errors | number | reported | rollouts to the end | bias | correlation (corrected) | of the static evaluation | within 90% |")
    print("|---|---|---|---|---|---|---|---|")
    show("all", rows)
    for third, title in enumerate(THIRDS):
        show(title, [row for row in rows if min(2, row.left * 3 // row.tiles) == third])


if __name__ == "__main__":
    main()
