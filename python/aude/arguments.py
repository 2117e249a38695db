# SPDX-License-Identifier: MIT
"""Checks of what callers pass in: errors say what was expected, in words."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["aligned", "check_array", "integer", "one_of"]


def integer(name: str, value: Any, low: int, high: int) -> int:
    """An integer of any kind, NumPy's too, within limits."""
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{name} is an integer, not {type(value).__name__}") from None
    if not low <= number <= high:
        raise ValueError(f"{name} is an integer from {low} to {high}, not {number}")
    return number


def one_of(name: str, value: Any, allowed: tuple) -> None:
    if value not in allowed:
        raise ValueError(f"{name} is one of {', '.join(map(repr, allowed))}, not {value!r}")


def check_array(name: str, array: Any, shape: tuple[int, ...], dtype: type) -> NDArray:
    """An array that C++ may write to."""
    if not isinstance(array, np.ndarray):
        raise ValueError(f"{name} must be a NumPy array, not {type(array).__name__}")
    if array.dtype != dtype or array.shape != shape:
        wanted = f"{np.dtype(dtype).name} of shape {shape}"
        raise ValueError(f"{name} must be a NumPy array of {wanted}, not {array.dtype} of shape {array.shape}")
    if not (array.flags.c_contiguous and array.flags.writeable):
        raise ValueError(f"{name} must be C-contiguous and writeable")
    return array


def aligned(shape: int | tuple[int, ...], dtype: type) -> NDArray:
    """Zeros that begin at a multiple of 64 bytes: JAX copies what does not."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    raw = np.zeros(size + 63, np.uint8)
    begin = -raw.ctypes.data % 64
    return raw[begin : begin + size].view(dtype).reshape(shape)
