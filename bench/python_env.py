"""How fast aude.VectorEnv steps random games: python bench/python_env.py [--seconds S].
With --window N instead: plays N random games of base and of all sets and counts what no number could express.

Other work on the machine disturbs any single figure, so each is the fastest of many short stretches, and what is
compared is measured by turns. One thread is measured in its own processor time, two in real time.
"""

import argparse
import time

import numpy as np

import aude

ALL = "base,river,inns,traders,hills,wheel"


class Case:
    """One way to run; remembers its fastest stretch."""

    def __init__(self, name: str, sets: str, observation: str | None, threads: int = 1, games: int = 64):
        self.name = name
        self.env = aude.VectorEnv(games, aude.Game(sets=sets), observation=observation, threads=threads, seed=1)
        self.clock = time.process_time if threads == 1 else time.perf_counter
        self.scratch = np.zeros(games, np.int32)
        self.steps = max(1, 8192 // games)
        self.best = 0.0

    def stretch(self) -> None:
        began = self.clock()
        self.env._engine.run_random(self.scratch, self.steps)
        self.best = max(self.best, self.steps * self.env.num_envs / (self.clock() - began))

    def stepwise(self) -> None:
        """The same through the public calls, one step at a time."""
        began = self.clock()
        for _ in range(self.steps):
            self.env.step(self.env.sample())
        self.best = max(self.best, self.steps * self.env.num_envs / (self.clock() - began))


def try_window(games: int) -> None:
    for sets in ("base", ALL):
        env = aude.VectorEnv(64, aude.Game(sets=sets), observation=None, seed=7)
        scratch = np.zeros(64, np.int32)
        while env.games_ended < games:
            env._engine.run_random(scratch, 1000)
        print(f"{sets}: {env.games_ended} games, {env.decisions} decisions, {env.beyond_window} legal actions "
              f"outside a window of {env.encoding.window}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--window", type=int, metavar="N")
    asked = parser.parse_args()
    if asked.window is not None:
        try_window(asked.window)
        return
    seconds = asked.seconds
    cases = [
        Case("base, mask alone", "base", None),
        Case("base, tokens and mask", "base", "tokens"),
        Case("base, planes and mask", "base", "planes"),
        Case("all sets, tokens and mask", ALL, "tokens"),
        Case("base, tokens and mask, 1 thread, real time", "base", "tokens", 1, 512),
        Case("base, tokens and mask, 2 threads, real time", "base", "tokens", 2, 512),
    ]
    cases[4].clock = time.perf_counter
    public = Case("base, tokens and mask, step by step from Python", "base", "tokens", 1, 512)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for case in cases:
            case.stretch()
        public.stepwise()
    for case in [*cases, public]:
        print(f"{case.best:12,.0f} decisions/s  {case.name}")
    print(f"{cases[5].best / cases[4].best:12.2f} times one thread's pace with two")


if __name__ == "__main__":
    main()
