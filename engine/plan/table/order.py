"""In which order numbers lie in memory: the axes of an array, from the outermost to the innermost.

Axes of one number do not count in an order. Two arrays of one size whose numbers fill memory
without gaps have the same flat sequence if one is a view of the other, whatever their shapes are.
"""

from __future__ import annotations

import functools
import math
from typing import Any

import numpy as np

__all__ = [
    "Order",
    "agreed",
    "arranged",
    "axes_of",
    "batch_innermost",
    "by_strides",
    "in_memory",
    "narrowed",
    "order_of",
    "strided",
]

Shape = tuple[int, ...]
Order = tuple[int, ...]


def axes_of(shape: tuple[int, ...]) -> Order:
    """The axes of more than one number, in C order.

    >>> axes_of((2, 1, 3))
    (0, 2)
    """
    return tuple([axis for axis, length in enumerate(shape) if length != 1])


def batch_innermost(shape: tuple[int, ...]) -> Order:
    """The order of images whose samples lie together.

    >>> batch_innermost((32, 3, 8, 1))
    (1, 2, 0)
    """
    return (*[axis for axis in axes_of(shape) if axis], *([0] if shape[0] != 1 else []))


def order_of(x: np.ndarray) -> Order | None:
    """The order of an array whose numbers fill memory without gaps; None of others.

    >>> order_of(np.zeros((2, 1, 3)).T), order_of(np.zeros((2, 3))[:, ::2])
    ((2, 0), None)
    """
    axes = by_strides(x)
    expected = x.itemsize
    for axis in reversed(axes):
        if x.strides[axis] != expected:
            return None
        expected *= x.shape[axis]
    return axes


def by_strides(x: np.ndarray) -> Order:
    """The axes of an array by how far apart its numbers are along them, with gaps or without."""
    return tuple(sorted(axes_of(x.shape), key=lambda axis: -abs(x.strides[axis])))


def arranged(flat: Any, shape: tuple[int, ...], order: Order) -> np.ndarray:
    """Numbers in a row as an array of some shape that lies in some order.

    >>> arranged(np.arange(6), (2, 3), (1, 0)).tolist()
    [[0, 2, 4], [1, 3, 5]]
    """
    whole = (*order, *[axis for axis, length in enumerate(shape) if length == 1])
    turned = flat.reshape([shape[axis] for axis in whole])
    return turned.transpose(np.argsort(whole)) if whole else turned


def narrowed(x: np.ndarray) -> np.ndarray:
    """An array with one number along axes where it repeats the same memory.

    >>> narrowed(np.broadcast_to(np.zeros((2, 1)), (3, 2, 4))).shape
    (1, 2, 1)
    """
    if 0 not in x.strides:
        return x
    lengths = zip(x.shape, x.strides, strict=True)
    return x[
        tuple([slice(1) if not apart and length > 1 else slice(None) for length, apart in lengths])
    ]


@functools.lru_cache(256)
def agreed(shape: tuple[int, ...], operands: tuple[tuple[Shape, Order], ...]) -> Order | None:
    """The order that NumPy gives a result of that shape whose operands lie in different ones.

    Args:
        shape: Of the result.
        operands: For each its shape, of as many axes, and its order.

    >>> agreed((3, 4), (((3, 4), (1, 0)), ((3, 4), (0, 1))))
    (0, 1)

    """
    whole, small = tuple([min(length, 2) for length in shape]), []
    for own, order in operands:
        few = tuple([min(length, 2) for length in own])
        flat = np.zeros(math.prod(few), np.float32)
        small.append(np.broadcast_to(arranged(flat, few, order), whole))
    return order_of(sum(small[1:], small[0] + 0))


def in_memory(x: np.ndarray, order: Order) -> np.ndarray:
    """The numbers of an array as they lie in memory, in a row: a view."""
    return x.transpose((*order, *[axis for axis in range(x.ndim) if axis not in order])).reshape(-1)


def strided(shape: tuple[int, ...], order: Order, dtype: Any) -> np.ndarray:
    """An array that lies so, without its memory: only for its shape and strides to be asked."""
    strides, apart = [0] * len(shape), np.dtype(dtype).itemsize
    for axis in reversed(order):
        strides[axis] = apart
        apart *= shape[axis]
    for axis, length in enumerate(shape):
        strides[axis] = strides[axis] if length != 1 else math.prod(shape[axis:]) or 1
    nothing = np.empty(1, dtype)
    return np.lib.stride_tricks.as_strided(nothing, shape, strides, writeable=False)
