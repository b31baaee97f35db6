"""Arrays as matrices of rows and columns, in whatever order their axes lie in memory.

What is put together along some axes are the columns of a matrix if these lie innermost, and its
rows if they lie outermost.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable
from typing import Literal, NamedTuple

import numpy as np

from .arrays import FLOAT, FLOAT_BYTES

__all__ = ["Matrix", "matrix_of"]

Way = Literal["row", "column", "total"]


class Matrix(NamedTuple):
    """An array as its memory is to be read.

    Attributes:
        rows, columns: How many there are.
        way: What is put together: each row, each column, or all in one row.
        shape: Of the result, with axes of length 1 for those put together.
        left: The same without them.
        order: Of its axes in memory, the outermost first; None: as they are counted.

    """

    rows: int
    columns: int
    way: Way
    shape: tuple[int, ...]
    left: tuple[int, ...]
    order: tuple[int, ...] | None

    @property
    def terms(self) -> int:
        """How many numbers are put together."""
        return self.rows if self.way == "column" else self.columns

    def empty(self, keepdims: bool) -> np.ndarray:
        """Room for one number of each that is put together, in the order of the array's memory."""
        shape = self.shape if keepdims else self.left
        if self.order is None:
            return np.empty(shape, FLOAT)
        lying = np.empty([self.shape[axis] for axis in self.order], FLOAT)
        whole = lying.transpose(np.argsort(self.order))
        return whole if keepdims else whole.reshape(shape)


@functools.lru_cache(maxsize=512)
def matrix_of(
    shape: tuple[int, ...], strides: tuple[int, ...], axes: tuple[int, ...]
) -> Matrix | None:
    """How float32 of such a shape is put together along axes, which are counted from 0.

    None where it has gaps, nothing is to be put together, or the axes lie among others.

    >>> matrix_of((2, 3, 4), (48, 16, 4), (2,))[:3], matrix_of((2, 3, 4), (48, 16, 4), (0, 1))[:3]
    ((6, 4, 'row'), (6, 4, 'column'))
    """
    order = sorted(range(len(shape)), key=lambda axis: (-strides[axis], axis))
    long = [axis for axis in order if shape[axis] != 1]
    expected = FLOAT_BYTES
    for axis in reversed(long):
        if strides[axis] != expected:
            return None
        expected *= shape[axis]
    along = [axis in axes for axis in long]
    number = sum(along)
    way: Way
    if not number:
        return None
    if all(along):
        way, split = "total", 0
    elif all(along[-number:]):
        way, split = "row", len(long) - number
    elif all(along[:number]):
        way, split = "column", number
    else:
        return None
    kept = [axis for axis in long if axis not in axes]
    return Matrix(
        _product(shape, long[:split]),
        _product(shape, long[split:]),
        way,
        tuple(1 if axis in axes else length for axis, length in enumerate(shape)),
        tuple(length for axis, length in enumerate(shape) if axis not in axes),
        None if kept == sorted(kept) else tuple(order),
    )


def _product(shape: tuple[int, ...], axes: Iterable[int]) -> int:
    return math.prod(shape[axis] for axis in axes)
