#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What a search gains by how it spends its rollouts, from recorded ones: no search has to be played again.

    build/release/bench/aude_decisions rollouts 0 200 91 160 3 64 > rollouts.bin
    bench/horizons.py rollouts.bin...                  # points gained, by plies per rollout and by the plies it may play
    bench/horizons.py --candidates 6 rollouts.bin      # with other numbers of plans
    bench/horizons.py --stretches rollouts.bin         # how far each stretch of a rollout should be believed
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
STRETCHES = {3: 2, 5: 8, 8: 20, 12: 70}  # plies and doubts, as in src/players/stretches.h


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


def estimates(margins, prior, lengths):
    """What rollouts of these lengths say about each plan, judged by STRETCHES: margins by plan, rollout and horizon."""
    result, before = prior.copy(), np.repeat(prior[:, None], len(lengths), 1)
    for plies, doubt in STRETCHES.items():
        played = lengths >= plies
        if played.any():
            after = margins[:, :len(lengths), HORIZONS.index(plies)]
            result += (after - before)[:, played].sum(1) / (played.sum() + doubt)
            before = after
    return result


def halving_by_stretches(margins, prior, budget, lengths_by_round):
    alive = list(np.argsort(-prior, kind="stable"))
    rounds = math.ceil(math.log2(len(alive)))
    played = []
    for number in range(rounds):
        length = lengths_by_round[min(number, len(lengths_by_round) - 1)]
        more = max(1, int(budget / rounds / length / len(alive)))
        played += [length] * min(more, margins.shape[1] - len(played))
        order = np.argsort(-estimates(margins[alive], prior[alive], np.array(played)), kind="stable")
        alive = [alive[i] for i in order[:(len(alive) + 1) // 2]]
    return alive[0]


def far_margins(margins):
    """The mean after 12, 16 and 20 plies, by plan: hardly biased, and less noisy than the end of the game."""
    return margins[:, :, 4:7].mean((1, 2))


def print_stretches(positions):
    print(f"{len(positions)} positions; share of the best linear estimate, by the rollouts of each plan")
    names = ["static"] + [f"{plies} plies" for plies in STRETCHES]
    for rollouts in (4, 8, 16, 32, 80):
        rows, truth = [], []
        for _, prior, margins in positions:
            for seen, judged in divided(margins.shape[1]):
                means = [margins[:, seen[:rollouts], HORIZONS.index(plies)].mean(1) for plies in STRETCHES]
                inputs = np.stack([prior] + means, 1)
                rows.append(inputs - inputs.mean(0))
                far = far_margins(margins[:, judged])
                truth.append(far - far.mean())
        shares = np.linalg.lstsq(np.concatenate(rows), np.concatenate(truth), rcond=None)[0]
        print(f"{rollouts:<4}" + "".join(f"  {name} {share:.2f}" for name, share in zip(names, shares)))
    ways = {"12 plies, mean": lambda m, p, b: halving(m[:, :, 4], p, b / 12, 3),
            "8 plies, mean": lambda m, p, b: halving(m[:, :, 3], p, b / 8, 3),
            "12 plies": lambda m, p, b: halving_by_stretches(m, p, b, [12]),
            "8, 8, then 12": lambda m, p, b: halving_by_stretches(m, p, b, [8, 8, 12])}
    print("points gained per decision, and the standard error of the difference to the first column")
    print("plies played".ljust(14) + "".join(f"{name:>16}" for name in ways))
    for budget in (2000, 4000, 8000):
        row, base = f"{budget:<14}", None
        for way in ways.values():
            gains = []
            for _, prior, margins in positions:
                each = [far_margins(margins[:, judged]) for _, judged in divided(margins.shape[1])]
                plans = [way(margins[:, seen], prior, budget) for seen, _ in divided(margins.shape[1])]
                gains.append(np.mean([worth[plan] - worth[0] for worth, plan in zip(each, plans)]))
            gains = np.array(gains)
            base = gains if base is None else base
            row += f"{gains.mean():10.2f} ±{(gains - base).std() / math.sqrt(len(gains)):.2f}"
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
    parser.add_argument("--candidates", type=int, default=24, help="compare at most this many plans")
    parser.add_argument("--prior", type=float, default=3, help="the static evaluation counts as this many rollouts")
    parser.add_argument("--least", type=int, default=15, help="only positions with at least this many tiles left")
    parser.add_argument("--spreads", action="store_true", help="compare spreads near the end instead")
    parser.add_argument("--stretches", action="store_true", help="compare means with estimates by stretches instead")
    options = parser.parse_args()
    positions = [(left, prior[:options.candidates], margins[:options.candidates])
                 for left, prior, margins in read(options.files)]
    early = [each for each in positions if each[0] >= options.least and len(each[1]) > 2]
    if options.spreads:
        print_spreads(positions)
    elif options.stretches:
        print_stretches(early)
    else:
        print_horizons(early, options.prior)


if __name__ == "__main__":
    main()
