# SPDX-License-Identifier: MIT
"""PPO with self-play on Ray: workers play, the driver learns. python ray_selfplay.py --workers 2 --rounds 100

Workers may be on other machines (--address ray://...), with aude and this folder installed there.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import ray

import network
import selfplay
from match import share_won
from ppo_torch import TorchLearner


def train(rounds: int, workers: int, out: Path, *, seed: int = 1, steps: int = selfplay.STEPS) -> selfplay.Weights:
    """Each round, every worker plays a stretch with the same weights; the driver learns from all of them."""
    learner, random = TorchLearner(network.initial(seed)), np.random.default_rng(seed)
    players = [ray.remote(selfplay.Player).remote(seed * 1000 + each, steps=steps) for each in range(workers)]
    for done in range(rounds):
        weights = ray.put(learner.numbers())
        for stretch in ray.get([player.play.remote(weights) for player in players]):
            for part in selfplay.parts(stretch, random):
                learner.update(part, rate=1e-3 * (1 - 0.9 * done / rounds), entropy_weight=0.01)
    network.save(out, learner.numbers())
    return learner.numbers()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("weights.npz"))
    parser.add_argument("--address", help="of a Ray cluster; default: this machine")
    asked = parser.parse_args()
    folder = {"working_dir": str(Path(__file__).parent)}
    ray.init(asked.address, runtime_env=folder) if asked.address else ray.init(num_cpus=asked.workers + 1)
    weights = train(asked.rounds, asked.workers, asked.out)
    share, margin = share_won(weights, "easy", 100, seed=1000)
    print(f"won {share:.0%} of 100 games against easy, margin {margin:+.1f}")


if __name__ == "__main__":
    main()
