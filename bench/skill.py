#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fits the rating that corresponds to the points lost per decision, and checks it on other games.

    aude_study_bench skill 0 200 1 > skill.csv
    bench/skill.py skill.csv...

Every other game is fitted, the others are shown. The table of the fit is kLadder in src/study/skill.cpp.
"""
import math
import sys
from collections import namedtuple

Row = namedtuple("Row", "game rating decisions lost thirds")
LOSSES = (0.1, 0.4, 0.8, 1.3, 2.0, 3.0)
LOWEST, HIGHEST = 300, 2150


def row_of(line):
    cells = line.strip().split(",")
    numbers = [float(cell) for cell in cells]
    thirds = [(numbers[4 + 2 * i], numbers[5 + 2 * i]) for i in range(3)]
    return Row(int(cells[0]), numbers[1], numbers[2], numbers[3], thirds)


def rating_at(ladder, loss):
    if loss <= ladder[0][0]:
        return ladder[0][1]
    for (low, high_rating), (high, low_rating) in zip(ladder, ladder[1:]):
        if loss <= high:
            return high_rating + (loss - low) / (high - low) * (low_rating - high_rating)
    return ladder[-1][1]


def fitted(pairs):
    """Ratings at the given losses, falling, with the smallest squares of the differences."""
    ladder = [[loss, 2000 - 450 * loss] for loss in LOSSES]

    def cost():
        return sum((rating_at(ladder, loss) - rating) ** 2 for loss, rating in pairs)

    step, best = 160.0, cost()
    while step >= 5:
        moved = False
        for i, knot in enumerate(ladder):
            for change in (step, -step):
                highest = ladder[i - 1][1] if i else HIGHEST
                lowest = ladder[i + 1][1] if i + 1 < len(ladder) else LOWEST
                before = knot[1]
                knot[1] = min(highest, max(lowest, before + change))
                now = cost()
                if now < best:
                    best, moved = now, True
                else:
                    knot[1] = before
        if not moved:
            step /= 2
    return [(loss, round(rating, -1)) for loss, rating in ladder]


def deviation(ladder, pairs):
    return math.sqrt(sum((rating_at(ladder, loss) - rating) ** 2 for loss, rating in pairs) / len(pairs))


def show(title, fit, check):
    ladder = fitted(fit)
    print(f"\n{title}: " + ", ".join(f"{{{loss:g}, {rating:g}}}" for loss, rating in ladder))
    off = [rating_at(ladder, loss) - rating for loss, rating in check]
    print(f"standard deviation {deviation(ladder, fit):.0f} (fitted), {deviation(ladder, check):.0f} (others)")
    for low in range(500, 2050, 310):
        some = [each for each, (_, rating) in zip(off, check) if low <= rating < low + 310]
        if some:
            print(f"| {low}–{low + 310} | {len(some)} | {sum(some) / len(some):+.0f} |")


def main():
    rows = []
    for name in sys.argv[1:]:
        with open(name, encoding="utf-8") as file:
            rows += [row_of(line) for line in file if line.count(",") == 9]
    print(f"{len(rows)} seats")
    for title, pick in [("game", lambda row: (row.decisions, row.lost))] + [
        (f"third {i + 1}", lambda row, i=i: row.thirds[i]) for i in range(3)
    ]:
        pairs = [(row.game, pick(row)[1] / max(1, pick(row)[0]), row.rating) for row in rows]
        show(
            title,
            [(loss, rating) for game, loss, rating in pairs if game % 2 == 0],
            [(loss, rating) for game, loss, rating in pairs if game % 2 == 1],
        )


if __name__ == "__main__":
    main()
