# SPDX-License-Identifier: MIT
"""Actions and positions as arrays for machine learning (docs/python.md defines every number)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ._aude import CHANNELS, ENCODING_VERSION, Codec, Game, State, turned_channels
from .arguments import check_array

__all__ = ["CHANNELS", "ENCODING_VERSION", "Encoding"]

Bytes = NDArray[np.uint8]


class Encoding(Codec):
    """The encoding of one game. `window`: width in cells, odd; 0 selects it by the number of tiles."""

    def __init__(self, game: Game, window: int = 0):
        super().__init__(game, window)

    def __reduce__(self):
        return Encoding, (self.game, self.window)

    def __deepcopy__(self, memo) -> Encoding:
        return self  # immutable

    @property
    def plane_shape(self) -> tuple[int, int, int]:
        """Rows, columns, channels."""
        return self.window, self.window, CHANNELS

    def tokens(self, state: State, out: Bytes | None = None, viewer: int | None = None) -> Bytes:
        """The position as tokens, as seen by `viewer` (default: the player to act); written to `out` if given."""
        out = _buffer(out, (self.token_size,))
        self.write_tokens(state, out, viewer)
        return out

    def planes(self, state: State, out: Bytes | None = None, viewer: int | None = None) -> Bytes:
        """The position as planes, rows x columns x channels; written to `out` if given."""
        out = _buffer(out, self.plane_shape)
        self.write_planes(state, out, viewer)
        return out

    def mask(self, state: State, out: Bytes | None = None) -> Bytes:
        """1 for the number of each legal action, else 0; written to `out` if given."""
        out = _buffer(out, (self.num_actions,))
        self.write_mask(state, out)
        return out

    def parts(self, tokens: Bytes) -> dict[str, Bytes]:
        """The sections of tokens, each as an array of rows. They are views; leading dimensions are kept."""
        lead = tokens.shape[:-1]
        return {
            name: tokens[..., begin : begin + rows * width].reshape(*lead, rows, width)
            for name, (begin, rows, width) in self.sections.items()
            if begin + rows * width <= tokens.shape[-1]
        }

    def turned(
        self,
        quarters: int,
        tokens: Bytes | None = None,
        planes: Bytes | None = None,
        mask: NDArray | None = None,
    ) -> dict[str, NDArray]:
        """The same position with the board rotated clockwise: copies of the arrays passed in."""
        out: dict[str, NDArray] = {}
        if tokens is not None:
            out["tokens"] = np.array(tokens, np.uint8, order="C")
            self.turn_tokens(out["tokens"], quarters)
        if planes is not None:
            rows = planes.ndim - 3
            spun = np.rot90(planes, -quarters, axes=(rows, rows + 1))
            out["planes"] = np.empty_like(planes)
            out["planes"][..., turned_channels(quarters)] = spun
        if mask is not None:
            out["mask"] = np.empty_like(mask)
            out["mask"][..., self.turned_actions(quarters)] = mask
        return out


def _buffer(out: Bytes | None, shape: tuple[int, ...]) -> Bytes:
    return np.empty(shape, np.uint8) if out is None else check_array("out", out, shape, np.uint8)
