# SPDX-License-Identifier: MIT
"""PPO with self-play on Ray: workers play, the driver learns. python ray_selfplay.py --workers 2 --minutes 12

Workers may be on other machines (--address ray://...), with aude and this folder installed there. Minutes are those
of the clock on the wall, because the processors are not all ours.
"""

from __future__ import annotations

import time
from pathlib import Path

import ray

import selfplay
from ppo_torch import TorchLearner


class Players:
    """Plays like one selfplay.Player, in several processes at once."""

    def __init__(self, workers: int, seed: int, steps: int = selfplay.STEPS):
        remote = ray.remote(selfplay.Player)
        self.all = [remote.remote(seed * 1000 + each, steps=steps) for each in range(workers)]

    def play(self, weights: selfplay.Weights) -> selfplay.Stretch:
        shared = ray.put(weights)
        return selfplay.one_after_another(ray.get([each.play.remote(shared) for each in self.all]))


def main() -> None:
    parser = selfplay.options(__doc__)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--address", help="of a Ray cluster; default: this machine")
    asked = parser.parse_args()
    folder = {"working_dir": str(Path(__file__).parent)}
    ray.init(asked.address, runtime_env=folder) if asked.address else ray.init(num_cpus=asked.workers + 1)
    learner = TorchLearner(selfplay.first_weights(asked))
    curve = selfplay.Curve(asked.out, asked.every, asked.games, clock=time.monotonic)
    selfplay.train(learner, asked.minutes, curve, seed=asked.seed, player=Players(asked.workers, asked.seed))


if __name__ == "__main__":
    main()
