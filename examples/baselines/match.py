# SPDX-License-Identifier: MIT
"""Matches of a network against a level, many games at once: python match.py weights.npz easy --games 400

Half of the games are played from the first seat, half from the second. The most probable action is played.
"""

from __future__ import annotations

import argparse

import numpy as np

import aude
import network
from features import read


def best_actions(weights: dict[str, np.ndarray], env: aude.VectorEnv) -> np.ndarray:
    """The action with the highest logit in each game."""
    offsets, numbers = env.legal_actions()
    rows = read(env.encoding, env.planes, env.tokens, offsets, numbers)
    logits = network.logits_of(weights, rows, network.game_of_action(rows), network.NumpyOps)
    best = [begin + int(logits[begin:end].argmax()) for begin, end in zip(offsets, offsets[1:])]
    return numbers[best]


def share_won(weights: dict[str, np.ndarray], level: str, games: int, seed: int) -> tuple[float, float]:
    """Share of the games won (a draw is half a win), and the mean margin in points."""
    margins = np.concatenate([_margins(weights, level, games // 2, seat, seed) for seat in (0, 1)])
    won = (margins > 0) + 0.5 * (margins == 0)
    return float(won.mean()), float(margins.mean())


def _margins(weights: dict[str, np.ndarray], level: str, games: int, seat: int, seed: int) -> np.ndarray:
    """The first game of each place, so that short games do not count more often than long ones."""
    margins, running = np.zeros(games), np.ones(games, bool)
    with aude.VectorEnv(games, observation="both", mask=False, opponent=level, seat=seat, seed=seed) as env:
        while running.any():
            env.step(best_actions(weights, env))
            ended = running & (env.done == 1)
            margins[ended] = env.final_scores[ended, seat] - env.final_scores[ended, 1 - seat]
            running &= ~ended
    return margins


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights")
    parser.add_argument("level")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    share, margin = share_won(network.load(asked.weights), asked.level, asked.games, asked.seed)
    error = 1.96 * np.sqrt(share * (1 - share) / asked.games)
    print(f"won {share:.1%} of {asked.games} games against {asked.level} (± {error:.1%}), margin {margin:+.1f}")


if __name__ == "__main__":
    main()
