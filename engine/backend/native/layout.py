"""In which order the axes of an array lie in memory."""

from __future__ import annotations

import functools
from typing import Any

from .arrays import FLOAT_BYTES, address_of

__all__ = ["fills", "is_dense", "lie_alike", "lie_innermost"]


@functools.lru_cache(512)
def fills(shape: tuple[int, ...], strides: tuple[int, ...], itemsize: int) -> bool:
    """Whether elements of so many bytes fill one piece of memory, in any order of the axes."""
    expected = itemsize
    for stride, length in sorted(zip(strides, shape, strict=True)):
        if length == 1:
            continue
        if stride != expected:
            return False
        expected *= length
    return True


def is_dense(x: Any) -> bool:
    """Whether an array's elements fill one piece of memory, whatever the order of its axes.

    >>> import numpy as np
    >>> is_dense(np.zeros((2, 3)).T), is_dense(np.zeros((2, 3))[:, ::2])
    (True, False)
    """
    return fills(x.shape, x.strides, x.itemsize)


def lie_alike(*arrays: Any) -> bool:
    """Whether arrays of one shape have their elements in one order and at the same distances."""
    first = arrays[0]
    axes = [axis for axis, length in enumerate(first.shape) if length > 1]
    return all(
        x.shape == first.shape and all(x.strides[axis] == first.strides[axis] for axis in axes)
        for x in arrays
    )


def lie_innermost(*arrays: Any) -> bool:
    """Whether arrays (batch, channels, …) are contiguous with the batch innermost."""
    return all(
        x.transpose(*range(1, x.ndim), 0).flags.c_contiguous and address_of(x) % FLOAT_BYTES == 0
        for x in arrays
    )
