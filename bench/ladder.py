#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Rates the rungs of the ladder in each kind of game, and checks the ratings on other decks.

    bench/ladder.py fit FOLDER      plays the steps of the ladder, prints the table for src/players/game_kind.cpp
    bench/ladder.py check FOLDER    plays bots with ratings (elo:N), prints what was expected and won

Options: --aude FILE, --games N per match, --seed N, --threads N, --kinds base-3,big-5; for check: --pairs 1600-1450.
FOLDER keeps the results: the same command continues where it was stopped. Kinds: base-2 to base-5, big-2 to big-5 with
all expansions, and some-3 with two of them.

One bot of each step plays among bots of the other rung, and the other way round. In a game of several players the
odds of each are proportional to 10^(rating / 400). The rating of `medium` is 1500 in every kind.
"""
import argparse
import json
import math
import pathlib
import subprocess
from collections import namedtuple

BIG_BOX = "base,river,inns,traders,hills,wheel"
KINDS = {f"{name}-{players}": (sets, players) for name, sets in (("base", "base"), ("big", BIG_BOX))
         for players in range(2, 6)}
KINDS["some-3"] = ("base,inns,traders", 3)
RUNGS = (300, 500, 700, 900, 1100, 1300, 1500, 1700, 1900, 2050, 2150)
FIXED = 1500  # `medium`
MOST_SEARCHED = 200  # games of bots that search
LEAST_STEP = 10  # ratings grow with the rungs, whatever the luck of the matches
UNIT = 400 / math.log(10)

Outcome = namedtuple("Outcome", "games share low high")


def level(rung):
    """The top of the ladder searches; with a limit of nodes, games do not depend on the machine."""
    return "hard:2000" if rung == RUNGS[-1] else f"rung:{rung}"


def play(asked, kind, one, others):
    """One bot among others of another level."""
    sets, players = KINDS[kind]
    games = min(asked.games, MOST_SEARCHED) if level(RUNGS[-1]) in (one, others) else asked.games
    pathlib.Path(asked.folder).mkdir(parents=True, exist_ok=True)
    done = subprocess.run(
        [asked.aude, "arena", one, others, "--players", str(players), "--sets", sets, "--games", str(games),
         "--seed", str(asked.seed), "--threads", str(asked.threads), "--json",
         "--results", f"{asked.folder}/{kind}-{asked.seed}-{one}-{others}.jsonl".replace(":", "")],
        check=True, stdout=subprocess.PIPE, text=True)
    summary = json.loads(done.stdout)
    first = summary["players"][0]
    return Outcome(summary["games"], first["win_rate"], first["low"], first["high"])


def expected(lead, players):
    return 1 / (1 + (players - 1) * math.exp(-lead / UNIT))


def step_of(above, below, players):
    """The most likely lead of the upper rung, and its standard error."""
    low, high = 0.0, 1200.0
    while high - low > 0.1:
        lead = (low + high) / 2
        surplus = (above.games * (above.share - expected(lead, players))
                   - below.games * (below.share - expected(-lead, players)))
        low, high = (lead, high) if surplus > 0 else (low, lead)
    information = sum(games * chance * (1 - chance) for games, chance in (
        (above.games, expected(low, players)), (below.games, expected(-low, players))))
    return max(low, LEAST_STEP), UNIT / math.sqrt(information)


def fit(asked):
    for kind in asked.kinds:
        players = KINDS[kind][1]
        steps = []
        for lower, upper in zip(asked.rungs, asked.rungs[1:]):
            above = play(asked, kind, level(upper), level(lower))
            below = play(asked, kind, level(lower), level(upper))
            lead, error = step_of(above, below, players)
            steps.append(lead)
            print(f"# {kind} {lower} - {upper}: one above {above.share:.1%}, one below {below.share:.1%}, "
                  f"lead {lead:.0f} ± {1.96 * error:.0f}", flush=True)
        fixed = asked.rungs.index(FIXED)
        ratings = [FIXED + sum(steps[fixed:i]) - sum(steps[i:fixed]) for i in range(len(asked.rungs))]
        print(f"{kind}: {{{', '.join(str(int(round(each, -1))) for each in ratings)}}},", flush=True)


# Steps of 150 and of 300 points, of ratings that every kind has.
CHECKS = ((950, 800), (1100, 950), (1350, 1200), (1500, 1350), (1600, 1450), (1300, 1000), (1600, 1300))


def check(asked):
    print("| kind | match | expected | won | 95% |\n|---|---|---|---|---|")
    for kind in asked.kinds:
        players = KINDS[kind][1]
        for one, other in asked.pairs:
            outcome = play(asked, kind, f"elo:{one}", f"elo:{other}")
            print(f"| {kind} | {one} against {players - 1} of {other} | {expected(one - other, players):.0%} "
                  f"| {outcome.share:.1%} of {outcome.games} | {100 * outcome.low:.1f}–{100 * outcome.high:.1f} |",
                  flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("fit", "check"))
    parser.add_argument("folder")
    parser.add_argument("--aude", default="build/release/aude")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--kinds", type=lambda text: text.split(","),
                        default=[each for each in KINDS if each not in ("base-2", "some-3")])
    parser.add_argument("--rungs", type=lambda text: [int(each) for each in text.split(",")], default=RUNGS,
                        help="for fit: only these")
    parser.add_argument("--pairs", type=lambda text: [tuple(map(int, each.split("-"))) for each in text.split(",")],
                        default=CHECKS, help="for check: 1800-1500,900-750")
    asked = parser.parse_args()
    {"fit": fit, "check": check}[asked.what](asked)


if __name__ == "__main__":
    main()
