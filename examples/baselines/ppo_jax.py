# SPDX-License-Identifier: MIT
"""Masked PPO by self-play in JAX: python ppo_jax.py --minutes 12 --out weights.npz

The same as ppo_torch.py. JAX compiles for fixed shapes, so the ragged rows are padded to one of a few lengths; what is
padded belongs to one more action and one more game, which count for nothing.
"""

from __future__ import annotations

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np

import network
import selfplay
from features import Rows

CLIP = 0.2


class JaxOps:
    concatenate = staticmethod(jnp.concatenate)

    @staticmethod
    def add_rows(count, index, values):
        return jax.ops.segment_sum(values, index, count)


class JaxLearner:
    def __init__(self, weights: selfplay.Weights):
        self.weights = {name: jnp.asarray(each) for name, each in weights.items()}
        self.mean = {name: jnp.zeros_like(each) for name, each in self.weights.items()}
        self.square = dict(self.mean)
        self.steps = 0

    def numbers(self) -> selfplay.Weights:
        return {name: np.asarray(each) for name, each in self.weights.items()}

    def update(self, part: selfplay.Part, rate: float, entropy_weight: float) -> None:
        self.steps += 1
        slopes = _slopes(self.weights, padded(part), entropy_weight)
        norm = jnp.sqrt(sum((each**2).sum() for each in slopes.values()))
        for name, slope in slopes.items():  # Adam
            slope = slope * jnp.minimum(1.0, 0.5 / (norm + 1e-6))
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * slope
            self.square[name] = 0.999 * self.square[name] + 0.001 * slope**2
            spread = jnp.sqrt(self.square[name] / (1 - 0.999**self.steps)) + 1e-5
            self.weights[name] -= rate * self.mean[name] / (1 - 0.9**self.steps) / spread


def padded(part: selfplay.Part) -> selfplay.Part:
    rows, games, actions = part.rows, len(part.rows.position), len(part.game)
    more_actions = length_for(actions + 1)
    columns: dict[str, np.ndarray] = {"offsets": np.zeros(0, np.int32)}
    for name in Rows._fields[1:]:
        array = getattr(rows, name)
        fill = more_actions - 1 if name.endswith("_action") else games if name.endswith("_game") else 0
        columns[name] = pad(array, games + 1 if name == "position" else length_for(len(array)), fill)
    per_game = [pad(each, games + 1, 0) for each in part[3:]]
    return selfplay.Part(
        Rows(**columns), pad(part.game, more_actions, games), pad(part.chosen, games + 1, more_actions - 1), *per_game
    )


def pad(array: np.ndarray, length: int, fill: int) -> np.ndarray:
    return np.pad(array, [(0, length - len(array))] + [(0, 0)] * (array.ndim - 1), constant_values=fill)


def length_for(count: int) -> int:
    """The next power of two."""
    return 1 << max(4, (count - 1).bit_length())


@jax.jit
@jax.grad
def _slopes(weights, part, entropy_weight):
    rows, games = part.rows, len(part.rows.position)
    real = jnp.arange(games) < games - 1
    logits = network.logits_of(weights, rows, part.game, JaxOps)
    top = jax.lax.stop_gradient(jax.ops.segment_max(logits, part.game, games))
    total = jax.ops.segment_sum(jnp.exp(logits - top[part.game]), part.game, games)
    log_all = logits - (jnp.log(total) + top)[part.game]
    entropy = -(jnp.exp(log_all) * log_all * real[part.game]).sum() / (games - 1)
    ratio = jnp.where(real, jnp.exp(log_all[part.chosen] - part.logs), 1.0)
    gains = jnp.minimum(ratio * part.advantages, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * part.advantages)
    misses = (network.values_of(weights, rows, JaxOps) - part.returns) ** 2
    mean = partial(jnp.mean, where=real)
    return mean(misses) * 0.5 - mean(gains) - entropy_weight * entropy


if __name__ == "__main__":
    selfplay.main(JaxLearner, __doc__)
