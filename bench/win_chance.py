#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the win probability model with games, and fits its parameters.

    aude_study_bench calibrate 0 10000 1 > games.csv
    bench/win_chance.py games.csv...          how well the numbers hold, by tenths
    bench/win_chance.py --fit games.csv...    other numbers, fitted on every other block of 40 games

    aude_study_bench ratings 0 6000 7 > rated.csv
    bench/win_chance.py --ratings rated.csv   the same for bots with ratings, and assuming equals

Shown are the blocks that nothing was fitted on. With --svg FILE it draws the diagram, too.

Which games a row belongs to follows from its number: see kVariants in bench/study.cpp.
"""
import argparse
import math
from collections import namedtuple

Row = namedtuple("Row", "game players left turn points shares ratings")
NOW = {"last": 0.7, "each": 1.0, "next": 0.63, "surprise": 0.015}
RATINGS = 0.25  # exponent of the tiles left
BASE_OF_TWO = 8  # of 20 games, the first
BLOCK = 40
SPARSE = 2  # half of the positions are enough to fit four parameters


def row_of(line):
    cells = line.strip().split(",")
    game, players, left, turn = map(int, cells[:4])
    points = [float(cell.split(":")[0]) for cell in cells[4 : 4 + players]]
    scores = [int(cell) for cell in cells[4 + players : 4 + 2 * players]]
    best = max(scores)
    winners = scores.count(best)
    ratings = [int(cell) for cell in cells[4 + 2 * players :]]
    return Row(game, players, left, turn, points, [1 / winners if score == best else 0 for score in scores], ratings)


def chances(row, model):
    richness = max(1.0, sum(row.points) / row.players) / 100
    variance = model["each"] * row.left**1.375 * richness**1.125 * (row.players / 2) ** 0.75
    unit = math.sqrt(model["last"] ** 2 + variance)
    stand = list(row.points)
    stand[row.turn] += model["next"]
    best = max(stand)
    odds = [math.exp(max(-60.0, (each - best) / unit)) for each in stand]
    whole = sum(odds)
    equals = [(1 - model["surprise"]) * each / whole + model["surprise"] / row.players for each in odds]
    if not model.get("ratings"):
        return equals
    unit = math.log(10) / 400 * (row.left / 71) ** model["ratings"]
    odds = [chance * math.exp(unit * (rating - max(row.ratings))) for chance, rating in zip(equals, row.ratings)]
    return [each / sum(odds) for each in odds]


def surprise_of(rows, model):
    """The mean log loss of the games."""
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


def tenths_of(rows, model):
    """By tenth of the predicted probability: number of seats, mean prediction and share of wins, both in percent."""
    tenths = [[0, 0.0, 0.0] for _ in range(10)]
    for row in rows:
        for said, won in zip(chances(row, model), row.shares):
            tenth = tenths[min(9, int(said * 10))]
            tenth[0] += 1
            tenth[1] += said
            tenth[2] += won
    return [(seats, 100 * said / seats, 100 * won / seats) if seats else (0, 0.0, 0.0) for seats, said, won in tenths]


def show(title, rows, model):
    print(f"\n{title}: {len(rows)} positions\n\n| said | seats | mean said | won | off by |\n|---|---|---|---|---|")
    for i, (seats, said, won) in enumerate(tenths_of(rows, model)):
        if seats:
            print(f"| {10 * i} – {10 * i + 10}% | {seats} | {said:.1f}% | {won:.1f}% | {won - said:+.1f} |")


def apart(row):
    return max(row.ratings) - min(row.ratings)


def show_ratings(rows):
    """The games of rated bots, with their ratings and as if they were equals."""
    two = [row for row in rows if row.players == 2]
    groups = [("games of two", two), ("three players", [row for row in rows if row.players == 3])]
    for low, high in ((0, 200), (200, 600), (600, 2000)):
        groups.append((f"{low} to {high} apart", [row for row in two if low <= apart(row) < high]))
    for low, high in ((0, 12), (12, 36), (36, 72)):
        groups.append((f"{low} to {high - 1} tiles left", [row for row in two if low <= row.left < high]))
    for title, some in groups:
        show(title + ", with ratings", some, {**NOW, "ratings": RATINGS})
        show(title + ", as equals", some, NOW)


def diagram(groups, model):
    """Predicted probability on the x axis, share of wins on the y axis; the band is 3% wide to either side."""
    colours = ["#222222", "#2a6fb0", "#c05a1c"]
    out = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -6 132 124" font-family="sans-serif" font-size="4">',
        '<rect x="-14" y="-6" width="132" height="124" fill="#fff"/>',
        '<path d="M0 100V97L97 0H100V3L3 100Z" fill="#dfe8d8"/>',
        '<path d="M0 100L100 0" stroke="#7a9a6a" stroke-width=".4"/>',
        '<path d="M0 0V100H100" fill="none" stroke="#222" stroke-width=".5"/>',
    ]
    for each in range(0, 101, 20):
        out.append(f'<text x="{each}" y="106" text-anchor="middle">{each}%</text>')
        out.append(f'<text x="-2" y="{101.4 - each:g}" text-anchor="end">{each}%</text>')
    out.append('<text x="50" y="113" text-anchor="middle">chance to win, as said</text>')
    out.append('<text x="3" y="0">games won</text>')
    for i, (title, rows) in enumerate(groups):
        dots = [(said, 100 - won) for seats, said, won in tenths_of(rows, model) if seats] + [(58, 80 + 6 * i)]
        out.append(f'<g fill="none" stroke="{colours[i]}" stroke-width=".6">')
        out += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="1.3"/>' for x, y in dots]
        out.append(f'</g><text x="61" y="{81.4 + 6 * i:g}">{title}</text>')
    return "\n".join(out + ["</svg>", ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+")
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--ratings", action="store_true")
    parser.add_argument("--svg")
    wish = parser.parse_args()
    rows = []
    for name in wish.files:
        with open(name, encoding="utf-8") as file:
            rows += [row_of(line) for line in file if line.strip()]
    learned = [row for row in rows if row.game // BLOCK % 2 == 0]
    others = [row for row in rows if row.game // BLOCK % 2 == 1]
    if wish.ratings:
        show_ratings(others)
        return
    model = fitted(learned[::SPARSE]) if wish.fit else NOW
    games = len({row.game for row in rows})
    print(f"{games} games; " + ", ".join(f"{name} {value:.4g}" for name, value in model.items()))
    two = [row for row in others if row.players == 2]
    groups = [("all", others), ("the base game of two", [row for row in two if row.game % 20 < BASE_OF_TWO])]
    groups.append(("three players and more", [row for row in others if row.players > 2]))
    for title, some in [*groups, ("games of two", two)]:
        show(title, some, model)
    if wish.svg:
        with open(wish.svg, "w", encoding="utf-8") as file:
            file.write(diagram(groups, model))


if __name__ == "__main__":
    main()
