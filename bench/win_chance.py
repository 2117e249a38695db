#!/usr/bin/env python3
"""Holds the model of the chance to win (src/study/worth.cpp) against games, and fits its numbers.

    aude_study_bench calibrate 0 10000 1 > games.csv
    bench/win_chance.py games.csv...          how well the numbers hold, by tenths
    bench/win_chance.py --fit games.csv...    other numbers, fitted on every other block of 40 games; shown for the others

Which games a row belongs to follows from its number: see kVariants in bench/study.cpp.
"""
import math
import sys
from collections import namedtuple

Row = namedtuple("Row", "game players left turn points shares")
NOW = {"last": 0.7, "each": 1.0, "next": 0.63, "surprise": 0.015}
BASE_OF_TWO = 8  # of 20 games, the first
BLOCK = 40
SPARSE = 2  # half of the positions are enough to fit four numbers


def row_of(line):
    cells = line.strip().split(",")
    game, players, left, turn = map(int, cells[:4])
    points = [float(cell.split(":")[0]) for cell in cells[4 : 4 + players]]
    scores = [int(cell) for cell in cells[4 + players : 4 + 2 * players]]
    best = max(scores)
    winners = scores.count(best)
    return Row(game, players, left, turn, points, [1 / winners if score == best else 0 for score in scores])


def chances(row, model):
    richness = max(1.0, sum(row.points) / row.players) / 100
    variance = model["each"] * row.left**1.375 * richness**1.125 * (row.players / 2) ** 0.75
    unit = math.sqrt(model["last"] ** 2 + variance)
    stand = list(row.points)
    stand[row.turn] += model["next"]
    best = max(stand)
    odds = [math.exp(max(-60.0, (each - best) / unit)) for each in stand]
    whole = sum(odds)
    return [(1 - model["surprise"]) * each / whole + model["surprise"] / row.players for each in odds]


def surprise_of(rows, model):
    """The mean logarithm that the games cost: the less, the better."""
    return -sum(
        share * math.log(chance) for row in rows for share, chance in zip(row.shares, chances(row, model)) if share
    ) / len(rows)


def fitted(rows):
    model, cost = dict(NOW), surprise_of(rows, NOW)
    step = 0.3
    while step > 0.01:
        better = False
        for name in model:
            for factor in (1 + step, 1 / (1 + step)):
                other = {**model, name: model[name] * factor}
                price = surprise_of(rows, other)
                if price < cost:
                    model, cost, better = other, price, True
        if not better:
            step /= 2
    return model


def show(title, rows, model):
    tenths = [[0, 0.0, 0.0] for _ in range(10)]
    for row in rows:
        for said, won in zip(chances(row, model), row.shares):
            tenth = tenths[min(9, int(said * 10))]
            tenth[0] += 1
            tenth[1] += said
            tenth[2] += won
    print(f"\n{title}: {len(rows)} positions\n\n| said | seats | mean said | won | off by |\n|---|---|---|---|---|")
    for i, (seats, said, won) in enumerate(tenths):
        if seats:
            said, won = 100 * said / seats, 100 * won / seats
            print(f"| {10 * i} – {10 * i + 10}% | {seats} | {said:.1f}% | {won:.1f}% | {won - said:+.1f} |")


def main():
    fit = "--fit" in sys.argv[1:]
    names = [name for name in sys.argv[1:] if name != "--fit"]
    if not names:
        sys.exit(__doc__)
    rows = []
    for name in names:
        with open(name, encoding="utf-8") as file:
            rows += [row_of(line) for line in file if line.strip()]
    learned = [row for row in rows if row.game // BLOCK % 2 == 0]
    others = [row for row in rows if row.game // BLOCK % 2 == 1]
    model = fitted(learned[::SPARSE]) if fit else NOW
    games = len({row.game for row in rows})
    print(f"{games} games; " + ", ".join(f"{name} {value:.4g}" for name, value in model.items()))
    show("all", others, model)
    show("three players and more", [row for row in others if row.players > 2], model)
    show("games of two", [row for row in others if row.players == 2], model)
    show("the base game of two", [row for row in others if row.game % 20 < BASE_OF_TWO], model)


if __name__ == "__main__":
    main()
