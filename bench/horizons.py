#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What a search gains by how it spends its rollouts, from recorded ones: no search has to be played again.

    build/release/bench/aude_decisions rollouts 0 200 91 160 3 64 > rollouts.bin
    bench/horizons.py rollouts.bin...                  # points gained, by plies per rollout and by the plies it may play
    bench/horizons.py --candidates 6 rollouts.bin      # with other numbers of plans
    bench/horizons.py --spreads late.bin               # chance of winning gained near the end, by spread

A search (sequential halving, as in src/players/search.cpp) chooses with one half of the rollouts of a position; the other
half says what the choice is worth against the best plan by static evaluation. Each position is divided several times.
"""
import argparse
import math

import numpy as np

HORIZONS = [1, 3, 5, 8, 12, 16, 20, 26, 99]  # plies, as kPlies in bench/decisions.cpp
BUDGETS = [120, 400, 1200, 4000, 8000]  # plies of all rollouts of a decision
TIMES = 6


def read(names):
    """Yields (tiles left, static evaluation by plan, margins by plan, rollout and horizon)."""
    for name in names:
        numbers = np.fromfile(name, dtype="<f4")
        at = 0
        while at < len(numbers):
            plans, left, rollouts = (int(x) for x in numbers[at:at + 3])
            at += 3
            prior = numbers[at:at + plans].astype(float)
            at += plans
            size = plans * rollouts * len(HORIZONS)
            margins = numbers[at:at + size].reshape(plans, rollouts, len(HORIZONS)).astype(float)
            at += size
            yield left, prior, margins


def halving(values, prior, rollouts, prior_weight):
    """The plan that sequential halving chooses with that many rollouts in all."""
    alive = list(np.argsort(-prior, kind="stable"))
    rounds = math.ceil(math.log2(len(alive)))
    played = 0
    for _ in range(rounds):
        more = max(1, int(rollouts / rounds / len(alive)))
        played = min(played + more, values.shape[1])
        sums = prior_weight * prior[alive] + values[alive, :played].sum(1)
        order = np.argsort(-sums, kind="stable")
        alive = [alive[i] for i in order[:(len(alive) + 1) // 2]]
    return alive[0]


def divided(rollouts):
    """Pairs of halves of the rollouts, always the same."""
    random = np.random.default_rng(7)
    for _ in range(TIMES):
        order = random.permutation(rollouts)
        yield order[:rollouts // 2], order[rollouts // 2:]


def gain(position, horizon, budget, prior_weight):
    left, prior, margins = position
    at = HORIZONS.index(horizon)
    truth = HORIZONS.index(20)  # plies: the difference to the end of the game is small, its noise is not
    gains = []
    for chosen_by, judged_by in divided(margins.shape[1]):
        rollouts = budget / min(horizon, left)
        plan = halving(margins[:, chosen_by, at], prior, rollouts, prior_weight)
        worth = margins[:, judged_by, truth].mean(1)
        gains.append(worth[plan] - worth[0])
    return np.mean(gains)


def print_horizons(positions, prior_weight):
    print(f"{len(positions)} positions; points gained per decision, and the standard error of the difference to 8 plies")
    print("plies played".ljust(14) + "".join(f"{horizon:>14}" for horizon in HORIZONS[1:7]))
    for budget in BUDGETS:
        base = np.array([gain(each, 8, budget, prior_weight) for each in positions])
        row = f"{budget:<14}"
        for horizon in HORIZONS[1:7]:
            gains = np.array([gain(each, horizon, budget, prior_weight) for each in positions])
            row += f"{gains.mean():8.2f} ±{(gains - base).std() / math.sqrt(len(gains)):.2f}"
        print(row)


def win_gain(position, spread, rollouts):
    left, prior, margins = position
    final = margins[:, :, -1]
    gains = []
    for chosen_by, judged_by in divided(margins.shape[1]):
        def value(margin):
            return margin / (spread(left) + abs(margin))
        sums = 3 * value(prior) + value(final[:, chosen_by[:rollouts]]).sum(1)
        judged = final[:, judged_by]
        won = ((judged > 0) + 0.5 * (judged == 0)).mean(1)
        gains.append(won[np.argmax(sums)] - won[0])
    return 100 * np.mean(gains)


def print_spreads(positions):
    positions = [each for each in positions if abs(each[1][0]) <= 25]
    spreads = {"30": lambda left: 30, "4 + left/2": lambda left: 4 + left / 2, "2 + left/2": lambda left: 2 + left / 2,
               "1 + left/2": lambda left: 1 + left / 2, "2 + left/4": lambda left: 2 + left / 4}
    print(f"{len(positions)} positions; percentage points of the chance of winning gained over a spread of 30")
    for rollouts in (50, 100, 200):
        base = np.array([win_gain(each, spreads["30"], rollouts) for each in positions])
        row = f"{rollouts:<4}"
        for name, spread in spreads.items():
            more = np.array([win_gain(each, spread, rollouts) for each in positions]) - base
            row += f"  {name}: {more.mean():+.2f} ± {more.std() / math.sqrt(len(more)):.2f}"
        print(row)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--candidates", type=int, default=12, help="compare at most this many plans")
    parser.add_argument("--prior", type=float, default=3, help="the static evaluation counts as this many rollouts")
    parser.add_argument("--least", type=int, default=15, help="only positions with at least this many tiles left")
    parser.add_argument("--spreads", action="store_true", help="compare spreads near the end instead")
    options = parser.parse_args()
    positions = [(left, prior[:options.candidates], margins[:options.candidates])
                 for left, prior, margins in read(options.files)]
    if options.spreads:
        print_spreads(positions)
    else:
        print_horizons([each for each in positions if each[0] >= options.least], options.prior)


if __name__ == "__main__":
    main()
