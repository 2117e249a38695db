# SPDX-License-Identifier: MIT
"""Self-play and the loop of training, the same for PyTorch, JAX and Ray.

Both seats are played by one network. The reward is the difference of the points scored in a step. The value of a
position is that for the player to act; what the other player can expect counts negatively.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np

import aude
import network
from features import Rows, read
from match import share_won

GAMES, STEPS, PARTS, EPOCHS = 64, 142, 8, 3
SCALE, DISCOUNT, TRACE = 10.0, 0.995, 0.9

Weights = dict[str, np.ndarray]


class Stretch(NamedTuple):
    """Consecutive steps of many games: the rows, and arrays of steps x games."""

    rows: list[Rows]
    chosen: np.ndarray  # which of the game's legal actions
    logs: np.ndarray  # the logarithm of its probability then
    advantages: np.ndarray
    returns: np.ndarray


class Part(NamedTuple):
    """Some steps of a stretch as one, for one step of the optimiser."""

    rows: Rows
    game: np.ndarray  # of each action
    chosen: np.ndarray
    logs: np.ndarray
    advantages: np.ndarray
    returns: np.ndarray


class Player:
    """Plays games on and on."""

    def __init__(self, seed: int, games: int = GAMES, steps: int = STEPS):
        self.env = aude.VectorEnv(games, observation="both", reward="margin", mask=False, seed=seed)
        self.steps = steps

    def play(self, weights: Weights) -> Stretch:
        env, every = self.env, np.arange(self.env.num_envs)
        seen, chosen, logs, values, rewards, follows = [], [], [], [], [], []
        for _ in range(self.steps):
            rows, logits, value = self._look(weights)
            numbers, actor = env.legal_actions()[1].copy(), env.actors.copy()
            actions = env.sample_logits(logits)
            hit = np.flatnonzero(numbers == np.repeat(actions, np.diff(rows.offsets)))
            seen.append(rows)
            chosen.append((hit - rows.offsets[:-1]).astype(np.int64))
            logs.append(env.log_probabilities.copy())
            values.append(value)
            env.step(actions)
            rewards.append(env.rewards[every, actor] / SCALE)
            follows.append(DISCOUNT * (1.0 - env.done) * np.where(env.actors == actor, 1.0, -1.0))
        values.append(self._look(weights)[2])
        advantages = np.zeros((self.steps, env.num_envs), np.float32)
        after = np.zeros(env.num_envs)
        for t in reversed(range(self.steps)):
            error = rewards[t] + follows[t] * values[t + 1] - values[t]
            after = advantages[t] = error + TRACE * follows[t] * after
        return Stretch(seen, np.stack(chosen), np.stack(logs), advantages, advantages + np.stack(values[:-1]))

    def _look(self, weights: Weights) -> tuple[Rows, np.ndarray, np.ndarray]:
        """The rows of the positions now, the logits of all legal actions, the values."""
        env = self.env
        rows = read(env.encoding, env.planes, env.tokens, *env.legal_actions())
        logits = network.logits_of(weights, rows, network.game_of_action(rows), network.NumpyOps)
        return rows, logits, network.values_of(weights, rows, network.NumpyOps)


def one_after_another(stretches: list[Stretch]) -> Stretch:
    """The steps of several stretches as those of one; they need not be of the same games."""
    rows = [row for stretch in stretches for row in stretch.rows]
    return Stretch(rows, *(np.concatenate(column) for column in list(zip(*stretches))[1:]))


def joined(steps: list[Rows]) -> Rows:
    """Several steps as one."""
    actions = np.cumsum([0] + [step.offsets[-1] for step in steps])
    games = np.cumsum([0] + [len(step.position) for step in steps])
    columns = [np.concatenate([step.offsets[:-1] + actions[i] for i, step in enumerate(steps)] + [actions[-1:]])]
    for name in Rows._fields[1:]:
        arrays = [getattr(step, name) for step in steps]
        if name.endswith(("_action", "_game")):
            shift = actions if name.endswith("_action") else games
            arrays = [array + shift[i] for i, array in enumerate(arrays)]
        columns.append(np.concatenate(arrays))
    return Rows(*columns)


def parts(stretch: Stretch, random: np.random.Generator) -> Iterator[Part]:
    """Every step EPOCHS times, in random groups, with normalised advantages."""
    normal = (stretch.advantages - stretch.advantages.mean()) / (stretch.advantages.std() + 1e-6)
    for _ in range(EPOCHS):
        for steps in np.array_split(random.permutation(len(stretch.rows)), PARTS):
            rows = joined([stretch.rows[t] for t in steps])
            first = rows.offsets[:-1].astype(np.int64)
            arrays = (np.ascontiguousarray(a[steps]).reshape(-1) for a in (stretch.logs, normal, stretch.returns))
            yield Part(rows, network.game_of_action(rows), first + stretch.chosen[steps].reshape(-1), *arrays)


class Learner(Protocol):
    def numbers(self) -> Weights: ...

    def update(self, part: Part, rate: float, entropy_weight: float) -> None: ...


class Curve:
    """Matches against `easy` now and then, always the same games, written beside the weights."""

    def __init__(self, out: Path, every: float, games: int, clock: Callable[[], float] = time.process_time):
        self.out, self.every, self.games, self.clock = out, every, games, clock
        self.lines: list[tuple] = []  # minutes, decisions, share won, mean margin
        self.started, self.due = clock(), 0.0

    def minutes(self) -> float:
        """Since the beginning, of processor time unless there is another clock."""
        return (self.clock() - self.started) / 60

    def add(self, weights: Weights, decisions: int, *, last: bool = False) -> None:
        """Plays the matches and saves the weights, if it is time or this is the end."""
        spent = self.minutes()
        if spent < self.due and not last:
            return
        self.lines.append((round(spent, 2), decisions, *share_won(weights, "easy", self.games, seed=1000)))
        print(*self.lines[-1], flush=True)
        network.save(self.out, weights)
        with open(self.out.with_suffix(".csv"), "w", newline="") as file:
            csv.writer(file).writerows([("minutes", "decisions", "won against easy", "margin"), *self.lines])
        self.due += self.every


def train(learner: Learner, minutes: float, curve: Curve, *, seed: int = 1, player: Player | None = None) -> None:
    """Trains for some minutes of the curve's clock, its matches included."""
    player, random = player or Player(seed), np.random.default_rng(seed)
    decisions = 0
    while (spent := curve.minutes()) < minutes:
        curve.add(learner.numbers(), decisions)
        left = 1 - spent / minutes
        stretch = player.play(learner.numbers())
        decisions += stretch.chosen.size
        for part in parts(stretch, random):
            learner.update(part, rate=1e-4 + 1.4e-3 * left, entropy_weight=0.02 * left)
    curve.add(learner.numbers(), decisions, last=True)


def options(doc: str) -> argparse.ArgumentParser:
    """What every learner can be asked."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60, help="of processor time, all included; default: 60")
    parser.add_argument("--out", type=Path, default=Path("weights.npz"))
    parser.add_argument("--begin", type=Path, help="weights to continue from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=float, default=5, help="minutes between two lines of the curve; default: 5")
    parser.add_argument("--games", type=int, default=64, help="against easy, for a line of the curve; default: 64")
    return parser


def first_weights(asked: argparse.Namespace) -> Weights:
    return network.load(asked.begin) if asked.begin else network.initial(asked.seed)


def main(learner_from, doc: str) -> None:
    """The command line of ppo_torch.py and ppo_jax.py."""
    asked = options(doc).parse_args()
    curve = Curve(asked.out, asked.every, asked.games)
    train(learner_from(first_weights(asked)), asked.minutes, curve, seed=asked.seed)
