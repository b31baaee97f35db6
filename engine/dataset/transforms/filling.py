"""Arrays filled, padded and compared with a value."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any

import numpy as np

from engine.dataset.description import Description, array_value, operation
from engine.dtype import as_dtype, bool_
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose
from engine.typed import DTypeLike

__all__ = ["Fill", "Mask", "PadEnd", "Relational"]

Value = str | bytes | float | bool | int


class Relational(IntEnum):
    """How `Mask` compares: equal, not equal, greater (or equal), less (or equal)."""

    EQ = 0
    NE = 1
    GT = 2
    GE = 3
    LT = 4
    LE = 5


_COMPARE: dict[Relational, Callable[[Any, Any], Any]] = {
    Relational.EQ: np.equal,
    Relational.NE: np.not_equal,
    Relational.GT: np.greater,
    Relational.GE: np.greater_equal,
    Relational.LT: np.less,
    Relational.LE: np.less_equal,
}
# The numbers that MindSpore's C++ half has for them.
_IN_GRAPH = dict(zip(Relational, (0, 1, 4, 5, 2, 3), strict=True))


class Fill:
    """The shape and the number type of an array, with one value everywhere.

    Args:
        fill_value: A number, a bool or, for arrays of them, a text or bytes.

    Raises:
        ArgumentTypeError: If it is none of them.
        StateError: When called: if it is a text and the array holds numbers, or the other way.

    >>> Fill(3)(np.zeros(2, np.uint8))
    array([3, 3], dtype=uint8)

    """

    def __init__(self, fill_value: Value) -> None:
        self.fill_value = _value("Fill(fill_value)", fill_value)

    def __call__(self, column: np.ndarray) -> np.ndarray:
        column = np.asarray(column)
        value = _of_kind("Fill", column, self.fill_value)
        return np.full(column.shape, value)

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        return operation("Fill", array_value(self.fill_value))


class PadEnd:
    """The array with a value behind its end along each axis, or cut off there.

    Args:
        pad_shape: The shape to come to, as long as the array's; None keeps a length.
        pad_value: What is put there; 0, or an empty text, where it is None.

    Raises:
        ArgumentTypeError: If the shape is no list of ints, or the value none.
        ArgumentValueError: If a length is below 1.
        StateError: When called: if the array has another number of axes, or holds texts where
            the value is a number, or the other way.

    >>> PadEnd([4], -1)(np.array([1, 2]))
    array([ 1,  2, -1, -1])

    """

    def __init__(self, pad_shape: list[int | None], pad_value: Value | None = None) -> None:
        self.pad_shape = _shape(pad_shape)
        self.pad_value = pad_value if pad_value is None else _value("PadEnd(pad_value)", pad_value)

    def __call__(self, column: np.ndarray) -> np.ndarray:
        column = np.asarray(column)
        if column.ndim != len(self.pad_shape):
            raise StateError(compose("PadEnd", f"{len(self.pad_shape)} axes", column.ndim))
        empty = np.zeros((), column.dtype).item()
        value = _of_kind("PadEnd", column, empty if self.pad_value is None else self.pad_value)
        pairs = list(zip(self.pad_shape, column.shape, strict=True))
        kind = np.result_type(value.dtype, column.dtype)
        padded = np.full([have if want is None else want for want, have in pairs], value, kind)
        kept = tuple(slice(have if want is None else min(want, have)) for want, have in pairs)
        padded[kept] = column[kept]
        return padded

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        value = None if self.pad_value is None else array_value(self.pad_value)
        return operation("PadEnd", {"pad_shape": self.pad_shape, "pad_value": value})


class Mask:
    """Where the array compares with a value as it is asked.

    Args:
        operator: How: a `Relational`.
        constant: What with; for arrays of numbers a number, which takes their number type.
        dtype: The number type of the result.

    Raises:
        ArgumentTypeError: If one of them is of another type.
        StateError: When called: if the array holds texts where the value is a number, or the
            other way.

    >>> Mask(Relational.GT, 1)(np.arange(4))
    array([False, False,  True,  True])

    """

    def __init__(self, operator: Relational, constant: Value, dtype: DTypeLike = bool_) -> None:
        if not isinstance(operator, Relational):
            raise ArgumentTypeError.of("Mask(operator)", "a Relational", operator)
        self.operator = operator
        self.constant = _value("Mask(constant)", constant)
        self.dtype = as_dtype(dtype)

    def __call__(self, column: np.ndarray) -> np.ndarray:
        column = np.asarray(column)
        mask = _COMPARE[self.operator](column, _of_kind("Mask", column, self.constant))
        return np.asarray(mask).astype(self.dtype.numpy)

    def describe(self) -> Description:
        """The operation as MindSpore's dataset graph names it."""
        told = {"constant": array_value(self.constant), "dtype": self.dtype.numpy.name}
        return operation("Mask", {**told, "op": _IN_GRAPH[self.operator]})


def _value(where: str, value: Any) -> Any:
    if not isinstance(value, str | bytes | float | bool | int):
        raise ArgumentTypeError.of(where, "a number, a bool, a str or bytes", value)
    return value


def _shape(lengths: Any) -> list[int | None]:
    if not isinstance(lengths, list):
        raise ArgumentTypeError.of("PadEnd(pad_shape)", "a list of int", lengths)
    for length in lengths:
        if length is None:
            continue
        if isinstance(length, bool) or not isinstance(length, int):
            raise ArgumentTypeError.of("PadEnd(pad_shape)", "a list of int", length)
        if length < 1:
            raise ArgumentValueError.of("PadEnd(pad_shape)", "lengths from 1", length)
    return list(lengths)


def _of_kind(where: str, column: np.ndarray, value: Any) -> np.ndarray:
    """The value in the number type of a column; a text keeps its length."""
    if (column.dtype.kind in "SU") != isinstance(value, str | bytes):
        raise StateError(compose(where, "texts with texts, numbers with numbers", column.dtype))
    array = np.asarray(value)
    return array if column.dtype.kind in "SU" else array.astype(column.dtype)
