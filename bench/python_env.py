# SPDX-License-Identifier: MIT
"""Measures how fast aude.VectorEnv plays random games: python bench/python_env.py [--seconds S].
--beside: the whole loop of a learner (observe, random logits, sample, step) beside OpenSpiel's connect_four and
backgammon and PettingZoo's chess, by turns. Requires open_spiel, pettingzoo, chess and pygame.
--window N: plays N random games (of --sets, from --seed on) and counts the legal actions without a number.

Other work on the machine disturbs any single figure, so each is the fastest of many stretches of whole games, and
what is compared is measured by turns. One thread is measured in its own processor time, two in real time.
"""

import argparse
import random
import time

import numpy as np

import aude

ALL = "base,river,inns,traders,hills,wheel"


class Case:
    """One variant; keeps its fastest measurement."""

    def __init__(
        self, name: str, sets: str, observation: str | None, threads: int = 1, games: int = 64, real: bool = False
    ):
        self.name = name
        self.env = aude.VectorEnv(games, aude.Game(sets=sets), observation=observation, threads=threads, seed=1)
        self.clock = time.perf_counter if real or threads > 1 else time.process_time
        self.scratch = np.zeros(games, np.int32)
        # All games start together, and late decisions cost more than early ones, so only complete games
        # count.
        self.steps = 142 if sets == "base" else 400
        self.best = 0.0

    def run(self) -> None:
        self.env._engine.run_random(self.scratch, self.steps)

    def stretch(self) -> None:
        began = self.clock()
        self.run()
        self.best = max(self.best, self.steps * self.env.num_envs / (self.clock() - began))


class Stepwise(Case):
    """The same through the public functions, one step at a time."""

    def run(self) -> None:
        for _ in range(self.steps):
            self.env.step(self.env.sample())


class WholeLoop(Case):
    """What a learner does at each step: observe, compute logits (random ones here), sample from them, step. The logits
    are those of the legal actions only, or of all actions."""

    def __init__(self, name: str, sets: str, sparse: bool, games: int = 64):
        super().__init__(name, sets, "tokens", games=games)
        self.env = aude.VectorEnv(games, aude.Game(sets=sets), mask=not sparse, seed=1)
        self.sparse = sparse
        self.random = np.random.default_rng(1)

    def run(self) -> None:
        for _ in range(self.steps):
            if self.sparse:
                _, numbers = self.env.legal_actions()
                logits = self.random.random(numbers.size, np.float32)
            else:
                logits = self.random.random(self.env.mask.shape, np.float32)
            self.env.step(self.env.sample_logits(logits))


class NumpyChoice(WholeLoop):
    """The same with the dense mask and NumPy alone, as it had to be done before sample_logits()."""

    def run(self) -> None:
        for _ in range(self.steps):
            logits = self.random.random(self.env.mask.shape, np.float32)
            noise = self.random.gumbel(size=logits.shape)
            self.env.step(np.where(self.env.mask != 0, logits + noise, -np.inf).argmax(axis=1))


def report(cases: list, seconds: float) -> None:
    """The best stretch of each case; they take turns, so that all see the same machine."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for case in cases:
            case.stretch()
    for case in cases:
        print(f"{case.best:12,.0f} decisions/s  {case.name}")


def measure(seconds: float) -> None:
    cases = [
        Case("base, mask alone", "base", None),
        Case("base, tokens and mask", "base", "tokens"),
        Case("base, tokens and mask, 16 games", "base", "tokens", games=16),
        Case("base, planes and mask", "base", "planes"),
        Case("all sets, tokens and mask", ALL, "tokens"),
        Stepwise("base, tokens and mask, step by step from Python, 512 games", "base", "tokens", games=512),
        WholeLoop("base, whole loop: tokens, logits of legal actions, sample, step", "base", sparse=True),
        WholeLoop("base, whole loop: tokens, logits of all actions, sample, step", "base", sparse=False),
        NumpyChoice("base, whole loop: tokens, mask, choice by NumPy, step", "base", sparse=False),
    ]
    pairs = [
        [Case(f"base, {kind} and mask, {n} threads, real time", "base", kind, n, 128, True) for n in (1, 2)]
        for kind in ("tokens", "planes")
    ]
    everything = [*cases, *(case for pair in pairs for case in pair)]
    report(everything, seconds)
    for kind, (one, two) in zip(("tokens", "planes"), pairs):
        print(f"{two.best / one.best:12.2f} times one thread's pace with two, {kind}")


class Beside:
    """One game of another package, played on and on; keeps its fastest stretch of whole games."""

    def __init__(self, name: str, decisions_of_a_game):
        self.name, self.play = name, decisions_of_a_game
        self.random = np.random.default_rng(1)
        self.best = 0.0

    def choose(self, legal) -> int:
        """By the softmax of random logits over the legal actions, with NumPy (Gumbel noise)."""
        logits = self.random.random(len(legal), np.float32)
        return int(legal[int((logits + self.random.gumbel(size=len(legal))).argmax())])

    def stretch(self) -> None:
        began, decisions = time.process_time(), 0
        while time.process_time() - began < 0.3:
            decisions += self.play(self.choose)
        self.best = max(self.best, decisions / (time.process_time() - began))


def openspiel_game(name: str):
    import pyspiel

    game, picks = pyspiel.load_game(name), random.Random(1)

    def play(choose) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes())
                state.apply_action(picks.choices(outcomes, odds)[0])
                continue
            np.asarray(state.observation_tensor(), np.float32)
            state.apply_action(choose(state.legal_actions()))
            decisions += 1
        return decisions

    return play


def pettingzoo_chess():
    from pettingzoo.classic import chess_v6

    env = chess_v6.env()

    def play(choose) -> int:
        env.reset(seed=1)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else choose(np.flatnonzero(seen["action_mask"])))
            decisions += not (ended or cut)
        return decisions

    return play


def measure_beside(seconds: float) -> None:
    cases = [
        WholeLoop("Aude, base game, 64 games at once", "base", sparse=True),
        WholeLoop("Aude, base game, one game", "base", sparse=True, games=1),
        Beside("OpenSpiel's connect_four", openspiel_game("connect_four")),
        Beside("OpenSpiel's backgammon", openspiel_game("backgammon")),
        Beside("PettingZoo's chess", pettingzoo_chess()),
    ]
    report(cases, seconds)


def try_window(games: int, sets: str, seed: int) -> None:
    env = aude.VectorEnv(32, aude.Game(sets=sets), observation=None, seed=seed)
    scratch = np.zeros(32, np.int32)
    while env.games_ended < games:
        env._engine.run_random(scratch, 1000)
    print(
        f"{sets}, seed {seed}: {env.games_ended} games, {env.decisions} decisions, {env.beyond_window} legal actions "
        f"outside a window of {env.encoding.window}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--beside", action="store_true")
    parser.add_argument("--window", type=int, metavar="N")
    parser.add_argument("--sets", default=ALL)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    if asked.window is not None:
        try_window(asked.window, asked.sets, asked.seed)
    elif asked.beside:
        measure_beside(asked.seconds)
    else:
        measure(asked.seconds)


if __name__ == "__main__":
    main()
