"""What a program's arrays must be like, and what the kernel is told of their shapes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from engine.backend.native.arrays import FLOAT, FLOAT_BYTES, address_of, is_plain
from engine.errors import ArgumentValueError, ShapeError

from .packing import Shape
from .program import Kind, Program

__all__ = ["Shapes"]

_WHERE = "an element program"


class Shapes:
    """Those of the arrays of one program.

    Args:
        program: Whose arrays they are.

    """

    def __init__(self, program: Program) -> None:
        self._kinds, self._numbers = program.kinds, program.numbers
        self._first = self._kinds.index(Kind.ARRAY)
        self._written = frozenset(program.target_of(output).position for output in program.outputs)

    def of(self, arrays: Sequence[Any], numbers: Sequence[float]) -> Shape | None:
        """What the kernel is told; None of arrays that it does not take.

        Raises:
            ShapeError: If shapes do not fit.
            ArgumentValueError: If there are more or fewer, they are not of float32, cannot be
                written, or a matrix has more than two axes and is not contiguous.

        """
        if len(arrays) != len(self._kinds) or len(numbers) != self._numbers:
            expected = f"{len(self._kinds)} arrays and {self._numbers} numbers"
            raise ArgumentValueError.of(_WHERE, expected, f"{len(arrays)} and {len(numbers)}")
        given = arrays[self._first].shape
        if not given:
            raise ShapeError.of(_WHERE, "a matrix", given)
        columns, rows = given[-1], math.prod(given[:-1])
        is_taken = bool(rows and columns) and is_plain(*arrays)
        strides = []
        for k, (x, kind) in enumerate(zip(arrays, self._kinds, strict=True)):
            if x.dtype != FLOAT or (k in self._written and not x.flags.writeable):
                expected = "arrays of float32, to which results can be written"
                raise ArgumentValueError.of(_WHERE, expected, x.dtype)
            stride = _stride_of(x, kind, given, rows, columns)
            is_taken &= stride is not None
            strides.append(stride or 0)
        return Shape(rows, columns, tuple(strides)) if is_taken else None

    def matrices(self, arrays: Sequence[Any]) -> list[Any]:
        """The same arrays, those of all rows and columns with two axes."""
        given = arrays[self._first].shape
        matrix = math.prod(given[:-1]), given[-1]
        return [
            x.reshape(matrix) if kind is Kind.ARRAY else x
            for x, kind in zip(arrays, self._kinds, strict=True)
        ]


def _stride_of(x: Any, kind: Kind, given: tuple[int, ...], rows: int, columns: int) -> int | None:
    """How far apart rows are, in numbers; None of what the kernel does not take."""
    if kind is Kind.ARRAY:
        if x.shape != given:
            raise ShapeError.of(_WHERE, f"matrices of {given}", x.shape)
        if x.flags.c_contiguous:
            stride = columns
        elif x.ndim != 2:
            raise ArgumentValueError.of(_WHERE, "two axes or contiguous memory", x.strides)
        else:
            row, column = x.strides
            if row % FLOAT_BYTES or (column != FLOAT_BYTES and columns > 1):
                return None
            stride = row // FLOAT_BYTES
    else:
        count = {Kind.BY_COLUMN: columns, Kind.BY_ROW: rows, Kind.ONE: 1}[kind]
        if x.size != count:
            raise ShapeError.of(_WHERE, f"{kind.value}, {count}", x.shape)
        if not x.flags.c_contiguous:
            return None
        stride = 1
    return None if address_of(x) % FLOAT_BYTES else stride
