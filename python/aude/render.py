# SPDX-License-Identifier: MIT
"""Pictures as pixels. Requires aude[render]; the pictures themselves are State.svg()."""

from __future__ import annotations

import io

import numpy as np
from numpy.typing import NDArray

from ._aude import State

__all__ = ["rgb_array"]


def rgb_array(state: State, size: int = 512) -> NDArray[np.uint8]:
    """The board as `size` x `size` pixels of red, green, blue, centred: frames of one video need one size."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError as missing:
        raise ImportError(f"rgb_array needs {missing.name}: pip install 'aude[render]'") from missing
    picture = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=state.svg())))).convert("RGBA")
    picture.thumbnail((size, size))
    frame = Image.new("RGBA", (size, size), "white")
    frame.alpha_composite(picture, ((size - picture.width) // 2, (size - picture.height) // 2))
    return np.asarray(frame.convert("RGB"))
