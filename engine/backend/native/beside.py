"""How arrays that broadcast together go through the rows and columns of one program."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .arrays import FLOAT, FLOAT_BYTES
from .elements.program import Kind

__all__ = ["Beside"]

Shape = tuple[int, ...]


class Beside:
    """The rows and columns of a whole array, and how smaller ones lie beside it.

    What differs along its outermost axes alone is one number a row, along its innermost ones one a
    column; all have to agree how many rows there are.

    Args:
        shape: Of the whole array.
        strides: In bytes. Its elements have to fill one piece of memory.

    >>> beside = Beside((2, 3, 4), (48, 16, 4))
    >>> beside.kind_of((2, 1, 1)).value, beside.rows, beside.kind_of((4,))
    ('one number a row', 2, None)

    """

    def __init__(self, shape: Shape, strides: Shape) -> None:
        self.shape = shape
        self.order = sorted(range(len(shape)), key=lambda axis: (-strides[axis], axis))
        self.rows: int | None = None
        self._strides = strides
        self._long = [axis for axis in self.order if shape[axis] != 1]

    @property
    def columns(self) -> int:
        """How many there are, once all arrays have been asked for."""
        return math.prod(self.shape) // (self.rows or 1)

    def kind_of(self, shape: Shape, strides: Shape | None = None) -> Kind | None:
        """How an array of such a shape is read beside the whole; None: not at all.

        Args:
            shape: With fewer axes it has the last ones.
            strides: How it lies; None of what is not in memory yet.

        """
        lead = len(self.shape) - len(shape)
        if lead < 0:
            return None
        pairs = zip(shape, self.shape[lead:], strict=True)
        if any(n not in {1, whole} for n, whole in pairs):
            return None
        if strides is not None and not self._lies(shape, strides, lead):
            return None
        own = {axis + lead for axis, n in enumerate(shape) if n != 1}
        return self.kind_along(own)

    def kind_along(self, own: set[int]) -> Kind | None:
        """How what differs along some long axes is read beside the whole."""
        long, count = self._long, len(own)
        if count == len(long):
            return Kind.ARRAY
        if not count:
            return Kind.ONE
        size = math.prod(self.shape[axis] for axis in own)
        if own == set(long[:count]):
            return Kind.BY_ROW if self.agrees(size) else None
        if own == set(long[-count:]):
            return Kind.BY_COLUMN if self.agrees(math.prod(self.shape) // size) else None
        return None

    def agrees(self, rows: int) -> bool:
        """Whether there may be so many rows; from now on there are."""
        if self.rows is None:
            self.rows = rows
        return self.rows == rows

    def _lies(self, shape: Shape, strides: Shape, lead: int) -> bool:
        """Whether an array's elements follow each other in the order of the whole."""
        expected = FLOAT_BYTES
        for axis in reversed(self._long):
            own = axis - lead
            if own < 0 or shape[own] == 1:
                continue
            if strides[own] != expected:
                return False
            expected *= shape[own]
        return True

    def empty(self, shape: Shape) -> Any:
        """A new array of a shape with as many axes as the whole, or fewer, in its order."""
        lead = len(self.shape) - len(shape)
        order = [axis - lead for axis in self.order if axis >= lead]
        long = [axis for axis in order if shape[axis] != 1]
        if long == sorted(long):
            return np.empty(shape, FLOAT)
        lying = np.empty([shape[axis] for axis in order], FLOAT)
        return lying.transpose(np.argsort(order))
