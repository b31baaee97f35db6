"""The weights of a point: all that are affine, put together in one piece of memory at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.backend.blocks import blocks
from engine.plan.held import Values
from engine.plan.memory import Array

from .affine import Affine, X

_Member = tuple[int, slice, tuple[int, ...]]


class Weights:
    """Affine values end to end, those of one number type in one array.

    Args:
        members: Where each lies among the values, and its parts.

    """

    def __init__(self, members: Sequence[tuple[int, Affine]]) -> None:
        types = {_first(affine).dtype for _, affine in members}
        self._buffers = [
            _FlatBuffer([one for one in members if _first(one[1]).dtype == dtype])
            for dtype in sorted(types, key=str)
        ]

    def move_row(self, y: float) -> None:
        """Go to a row of the grid."""
        for buffer in self._buffers:
            np.multiply(buffer.along_y, y, buffer.base)
            np.add(buffer.base, buffer.start, buffer.base)

    def fill(self, values: Values) -> None:
        """Put the weights of a point where they belong; its first coordinate is there already."""
        for buffer in self._buffers:
            buffer.fill(values)

    @property
    def size(self) -> int:
        """The bytes of one point."""
        return sum(buffer.base.nbytes for buffer in self._buffers)


class _FlatBuffer:
    """Affine values of one number type."""

    def __init__(self, members: Sequence[tuple[int, Affine]]) -> None:
        self.start, self.along_x, self.along_y = (
            np.concatenate([_part(affine, k).reshape(-1) for _, affine in members])
            for k in range(3)
        )
        self.base = np.empty_like(self.start)
        functions = blocks()
        self._moved = functions and self.start.dtype == np.float32 and functions.moved
        self._addresses = self.along_x.ctypes.data, self.base.ctypes.data
        self._members: list[_Member] = []
        at = 0
        for index, affine in members:
            first = _first(affine)
            self._members.append((index, slice(at, at + first.size), first.shape))
            at += first.size

    def fill(self, values: Values) -> None:
        """Put the values of a point where they belong, in one pass where native code can."""
        flat = self._flat_in(values)
        if self._moved:
            self._moved(*self._addresses, values[X], flat.ctypes.data, flat.size, 0)
        else:
            np.multiply(self.along_x, values[X], flat)
            np.add(flat, self.base, flat)

    def _flat_in(self, values: Values) -> Array:
        """The memory that the values have; where they have none yet, new."""
        first = values[self._members[0][0]]
        if first is not None:
            whole: Array = first.base
            return whole
        flat = np.empty_like(self.base)
        for index, where, shape in self._members:
            values[index] = flat[where].reshape(shape)
        return flat


def _first(affine: Affine) -> Array:
    return np.asarray(affine.parts[0])


def _part(affine: Affine, k: int) -> Any:
    part = affine.parts[k]
    return np.zeros_like(_first(affine)) if part is None else np.asarray(part)
