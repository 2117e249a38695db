# SPDX-License-Identifier: MIT
"""The trained baseline as a policy for `python -m aude.evaluate ppo_policy.py:choose`. Needs only NumPy.

WEIGHTS=other.npz in the environment rates other weights of the same network.
"""

from __future__ import annotations

import functools
import os
from pathlib import Path

import numpy as np

import aude
import network
from features import read

WEIGHTS = Path(os.environ.get("WEIGHTS") or Path(__file__).with_name("ppo.npz"))


@functools.cache
def _weights() -> dict[str, np.ndarray]:
    return network.load(WEIGHTS)


def choose(state: aude.State) -> int:
    encoding = aude.Encoding(state.game)
    numbers = np.array(encoding.legal_numbers(state), np.int32)
    offsets = np.array([0, len(numbers)], np.int32)
    rows = read(encoding, encoding.planes(state)[None], encoding.tokens(state)[None], offsets, numbers)
    logits = network.logits_of(_weights(), rows, network.game_of_action(rows), network.NumpyOps)
    return int(numbers[logits.argmax()])
