# SPDX-License-Identifier: MIT
"""REINFORCE in NumPy on the first game that people play (no farmers): the score rises within a minute.

A softmax over the legal actions, linear in a few numbers that are read from the tokens: for a placement, what
the cell wants on its sides; for a follower, what the segment belongs to. Both seats learn from the same games.
"""

import sys
import time

import numpy as np

import aude

GAMES = 128
RATE = 0.25
PLACING, DEPLOYING = 9, 17
SIZE = PLACING + DEPLOYING


class Reader:
    """Makes features of every legal action of every game."""

    def __init__(self, env: aude.VectorEnv):
        self.env = env
        self.window = env.encoding.window
        self.first = self.window**2 * 4  # the numbers of deployments begin here
        self.rows = np.zeros((GAMES, self.window**2), np.int32)

    def __call__(self) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Game, number and features of each legal action, ordered by game."""
        parts = self.env.encoding.parts(self.env.tokens)
        game, number = np.nonzero(self.env.mask)
        features = np.zeros((len(game), SIZE), np.float32)
        place = np.flatnonzero(number < self.first)
        features[place, :PLACING] = self._placements(parts, game[place], number[place])
        deploy = np.flatnonzero((number >= self.first) & (number < self.first + 8))
        features[deploy, PLACING:] = self._deployments(parts, game[deploy], number[deploy] - self.first)
        return game, number, features

    def _placements(self, parts, game, number):
        cells = parts["cells"]
        filled, row = np.nonzero(cells[:, :, 7])
        place = (cells[filled, row, 1].astype(int) - 1) * self.window + cells[filled, row, 0] - 1
        self.rows[filled, place] = row
        sides = cells[game, self.rows[game, number // 4], 2:6]
        kinds = [(sides == kind).sum(1) for kind in (1, 2, 3)]  # city, road, field
        touching = (sides > 0).sum(1)
        many = [touching == count for count in (2, 3, 4)]
        more = [kinds[0] * touching, kinds[1] * touching, (kinds[0] > 1)]
        return np.stack(kinds + many + more, 1)

    def _deployments(self, parts, game, segment):
        hand = parts["hand"][game, segment].astype(np.float32)
        left = parts["players"][game, 0, 2].astype(np.float32)
        terrain, opening, size = hand[:, 0], hand[:, 4], hand[:, 5]
        out = []
        for kind in (1, 2, 5):  # city, road, cloister
            here = (terrain == kind).astype(np.float32)
            out += [here, here * (opening == 0), here * np.minimum(opening, 4) / 2, here * np.minimum(size, 6) / 3]
            out += [here * (left < 3)]
        return np.stack(out + [left / 7, (left < 2).astype(np.float32)], 1)


def softmax(values: np.ndarray, starts: np.ndarray, game: np.ndarray) -> np.ndarray:
    """Within each game."""
    weights = np.exp(values - np.maximum.reduceat(values, starts)[game])
    return weights / np.add.reduceat(weights, starts)[game]


def play(env: aude.VectorEnv, read: Reader, theta: np.ndarray, picks: np.random.Generator):
    """One game in every place. Returns the gradient for each seat's points to come, and the mean points."""
    steps, paid = [], []
    running, final = np.ones(GAMES, bool), np.zeros((GAMES, 2))
    while running.any():
        game, number, features = read()
        starts = np.searchsorted(game, np.arange(GAMES))
        odds = softmax(features @ theta, starts, game)
        upto = np.cumsum(odds)
        wanted = upto[starts] - odds[starts] + picks.random(GAMES) * 0.999999
        chosen = np.minimum(np.searchsorted(upto, wanted), np.append(starts[1:], len(game)) - 1)
        mean = np.add.reduceat(features * odds[:, None], starts)
        steps.append((env.actors.copy(), (features[chosen] - mean) * running[:, None]))
        env.step(number[chosen].astype(np.int32))
        paid.append(env.rewards * running[:, None])
        ended = running & (env.done == 1)
        final[ended] = env.final_scores[ended]
        running &= ~ended
    to_come = np.cumsum(np.array(paid)[::-1], axis=0)[::-1]
    to_come -= to_come.mean(axis=1, keepdims=True)
    gradient = np.zeros(SIZE)
    for (actors, direction), points in zip(steps, to_come):
        gradient += points[np.arange(GAMES), actors] @ direction
    return gradient / GAMES, final.mean()


def train(seconds: float = 1e9, iterations: int = 1_000_000, seed: int = 1, report=print) -> list[float]:
    """Mean points of both seats, by iteration, for a given processor time or number of iterations."""
    game = aude.Game(sets="base", players=2, options={"farmers": False})
    theta, history = np.zeros(SIZE), []
    picks = np.random.default_rng(seed)
    end = time.process_time() + seconds
    with aude.VectorEnv(GAMES, game, seed=seed) as env:
        read = Reader(env)
        while time.process_time() < end and len(history) < iterations:
            env.reset(seed * 1_000_000 + len(history))
            gradient, points = play(env, read, theta, picks)
            theta += RATE * gradient / max(1.0, np.abs(gradient).max())
            history.append(float(points))
            if len(history) % 10 == 1:
                report(f"iteration {len(history)}: {points:.1f} points")
    return history


if __name__ == "__main__":
    points = train(float(sys.argv[1]) if len(sys.argv) > 1 else 60)
    print(f"from {np.mean(points[:5]):.1f} to {np.mean(points[-5:]):.1f} points")
