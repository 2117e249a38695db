# SPDX-License-Identifier: MIT
"""The baselines' network: a logit for each legal action and a value of the position, from the rows of features.py.

Written once for NumPy, PyTorch and JAX: `ops` brings the two operations whose names differ.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from features import CLAIM, DEPLOYING, GLOBAL, PLACING, SEGMENT, Rows

UNITS, PARTS = 64, 48

SHAPES = {
    "segment": (SEGMENT, PARTS),
    "place": (PARTS + PLACING + GLOBAL, UNITS),
    "place_out": (UNITS, 1),
    "deploy": (DEPLOYING + GLOBAL, UNITS),
    "deploy_out": (UNITS, 1),
    "claim": (CLAIM, PARTS),
    "value": (PARTS + GLOBAL, UNITS),
    "value_out": (UNITS, 1),
}


class NumpyOps:
    concatenate = staticmethod(np.concatenate)

    @staticmethod
    def add_rows(count: int, index, values):
        total = np.zeros((count, values.shape[1]), np.float32)
        np.add.at(total, index, values)
        return total


def initial(seed: int) -> dict[str, np.ndarray]:
    random = np.random.default_rng(seed)
    weights = {}
    for name, (inputs, outputs) in SHAPES.items():
        scale = 0.01 if name.endswith("out") else np.sqrt(2 / inputs)
        weights[name] = random.normal(0, scale, (inputs, outputs)).astype(np.float32)
        weights[name + "_bias"] = np.zeros(outputs, np.float32)
    return weights


def game_of_action(rows: Rows) -> np.ndarray:
    return np.repeat(np.arange(len(rows.offsets) - 1), np.diff(rows.offsets))


def logits_of(weights: dict[str, Any], rows: Rows, game, ops: Any) -> Any:
    """The logit of each legal action, in the order of VectorEnv.legal_actions(); `game`: that of each action."""
    parts = _layer(weights, "segment", rows.segments)
    summed = ops.add_rows(len(game), rows.segment_action, parts)[rows.placing_action]
    place = ops.concatenate([summed, rows.placing, rows.position[game[rows.placing_action]]], 1)
    deploy = ops.concatenate([rows.deploying, rows.position[game[rows.deploying_action]]], 1)
    outs = ops.concatenate([_two_layers(weights, "place", place), _two_layers(weights, "deploy", deploy)], 0)
    which = ops.concatenate([rows.placing_action, rows.deploying_action], 0)
    return ops.add_rows(len(game), which, outs)[:, 0]


def values_of(weights: dict[str, Any], rows: Rows, ops: Any) -> Any:
    """For the player to act: points to come, own minus the other's, in tens."""
    summed = ops.add_rows(len(rows.position), rows.claim_game, _layer(weights, "claim", rows.claims))
    return _two_layers(weights, "value", ops.concatenate([summed, rows.position], 1))[:, 0]


def _layer(weights, name, inputs):
    units = inputs @ weights[name] + weights[name + "_bias"]
    return units * (units > 0)


def _two_layers(weights, name, inputs):
    return _layer(weights, name, inputs) @ weights[name + "_out"] + weights[name + "_out_bias"]


def save(file: str | Path, weights: dict[str, np.ndarray]) -> None:
    np.savez(file, **weights)


def load(file: str | Path) -> dict[str, np.ndarray]:
    with np.load(file) as kept:
        return {name: kept[name] for name in kept.files}
