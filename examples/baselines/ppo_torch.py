# SPDX-License-Identifier: MIT
"""Masked PPO by self-play in PyTorch, on one processor core: python ppo_torch.py --minutes 12 --out weights.npz

Only legal actions get logits. After every few minutes the curve (FILE.csv) gets a line and the weights are saved.
"""

from __future__ import annotations

import numpy as np
import torch

import network
import selfplay
from features import Rows

CLIP = 0.2


class TorchOps:
    @staticmethod
    def concatenate(tensors, axis):
        return torch.cat(list(tensors), axis)

    @staticmethod
    def add_rows(count, index, values):
        return torch.zeros(count, values.shape[1]).index_add_(0, index, values)


class TorchLearner:
    def __init__(self, weights: selfplay.Weights):
        torch.set_num_threads(1)
        self.weights = {name: torch.tensor(each, requires_grad=True) for name, each in weights.items()}
        self.optimiser = torch.optim.Adam(self.weights.values(), eps=1e-5)

    def numbers(self) -> selfplay.Weights:
        return {name: each.detach().numpy().copy() for name, each in self.weights.items()}

    def update(self, part: selfplay.Part, rate: float, entropy_weight: float) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.zero_grad()
        self._loss(part, entropy_weight).backward()
        torch.nn.utils.clip_grad_norm_(self.weights.values(), 0.5)
        self.optimiser.step()

    def _loss(self, part: selfplay.Part, entropy_weight: float) -> torch.Tensor:
        rows = Rows(*(torch.from_numpy(np.ascontiguousarray(each)) for each in part.rows))
        game, chosen, old, advantages, returns = map(torch.from_numpy, part[1:])
        log_all = log_probabilities(network.logits_of(self.weights, rows, game, TorchOps), game, len(rows.position))
        entropy = -(log_all.exp() * log_all).sum() / len(rows.position)
        ratio = torch.exp(log_all[chosen] - old)
        gain = torch.minimum(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
        miss = (network.values_of(self.weights, rows, TorchOps) - returns).square().mean()
        return miss * 0.5 - gain - entropy_weight * entropy


def log_probabilities(logits: torch.Tensor, game: torch.Tensor, games: int) -> torch.Tensor:
    """Of each action within its game."""
    top = torch.full((games,), -torch.inf).scatter_reduce(0, game, logits.detach(), "amax")
    total = torch.zeros(games).index_add(0, game, torch.exp(logits - top[game]))
    return logits - (torch.log(total) + top)[game]


if __name__ == "__main__":
    selfplay.main(TorchLearner, __doc__)
