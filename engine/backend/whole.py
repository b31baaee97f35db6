"""The memory behind an array: whose it is, where it begins, and as bytes."""

from __future__ import annotations

from typing import Any

import numpy as np


def whole_of(array: Any) -> Any:
    """The array whose memory it is; on the GPU each counts as its own."""
    while isinstance(array, np.ndarray) and isinstance(array.base, np.ndarray):
        array = array.base
    return array


def address(array: np.ndarray) -> int:
    """Where its first element lies."""
    return array.__array_interface__["data"][0]


def as_bytes(array: np.ndarray) -> np.ndarray | None:
    """The memory of an array, without a copy; None if it has holes."""
    axes = sorted(range(array.ndim), key=lambda axis: -array.strides[axis])
    ordered = array.transpose(axes)
    if not ordered.flags.c_contiguous:
        return None
    return ordered.reshape(-1).view(np.uint8)


def counterpart(array: np.ndarray, whole: np.ndarray, other: np.ndarray) -> np.ndarray:
    """What lies in another whole, of the same layout, where `array` lies in its own."""
    shift = address(array) - address(whole)
    return np.ndarray(array.shape, array.dtype, as_bytes(other), shift, array.strides)
