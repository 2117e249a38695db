# SPDX-License-Identifier: MIT
"""What an environment shows a player: an observation and a mask of the legal actions, and their spaces."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ._aude import State
from .encoding import Encoding

__all__ = ["FORMS", "Observation", "action_space", "observation_space", "observe"]

FORMS = ("tokens", "planes")

Observation = dict[str, NDArray]


def observation_space(encoding: Encoding, form: str) -> spaces.Dict:
    shape = encoding.plane_shape if form == "planes" else (encoding.token_size,)
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, shape, np.uint8),
            "action_mask": spaces.Box(0, 1, (encoding.num_actions,), np.int8),
        }
    )


def action_space(encoding: Encoding) -> spaces.Discrete:
    return spaces.Discrete(encoding.num_actions)


def observe(encoding: Encoding, form: str, state: State, seat: int) -> Observation:
    """From the view of a seat. The mask is that of the player to act: zero for everyone else."""
    write = encoding.planes if form == "planes" else encoding.tokens
    if state.actor == seat:
        mask = encoding.mask(state).view(np.int8)
    else:
        mask = np.zeros(encoding.num_actions, np.int8)
    return {"observation": write(state, viewer=seat), "action_mask": mask}
