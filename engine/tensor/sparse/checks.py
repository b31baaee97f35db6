"""What the parts of a tensor of sparse layout must be."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


def check_copy(where: str, other: Any, kind: type, given: tuple[Any, ...]) -> None:
    """Raise unless `other` is of that kind and nothing else is given.

    Raises:
        ArgumentTypeError: Otherwise.

    """
    if not isinstance(other, kind):
        raise ArgumentTypeError.of(where, f"a {kind.__name__}", other)
    if any(one is not None for one in given):
        raise ArgumentTypeError(f"{where} expected to be given alone, got other parts beside it.")


def check_tensor(where: str, value: Any) -> None:
    """Raise unless it is a tensor.

    Raises:
        ArgumentTypeError: Otherwise.

    """
    if not isinstance(value, Value):
        raise ArgumentTypeError.of(where, "a tensor", value)


def check_positions(where: str, value: Any, axes: int) -> None:
    """Raise unless it is a tensor of whole numbers of 16 bits or more, with so many axes.

    Raises:
        ArgumentTypeError: If it is no tensor of those types.
        ShapeError: If it has other axes.

    """
    check_tensor(where, value)
    if str(value.array.dtype) not in {"int16", "int32", "int64"}:
        expected = "int16, int32 or int64"
        raise ArgumentTypeError(f"{where} expected {expected}, got {value.array.dtype}.")
    if value.array.ndim != axes:
        raise ShapeError.of(where, f"{axes} axes", value.array.shape)


def check_shape(where: str, shape: Any) -> None:
    """Raise unless it is a tuple of lengths above 0.

    Raises:
        ArgumentTypeError: If it is no tuple of whole numbers.
        ArgumentValueError: If a length is not above 0.

    """
    if not isinstance(shape, tuple):
        raise ArgumentTypeError.of(where, "a tuple", shape)
    for length in shape:
        if isinstance(length, bool) or not isinstance(length, int | np.integer):
            raise ArgumentTypeError.of(where, "whole numbers", length)
        if length <= 0:
            raise ArgumentValueError.of(where, "lengths above 0", shape)


def check_inside(where: str, positions: Any, shape: Any) -> None:
    """Raise if a position lies outside of the axes that have these lengths.

    On the GPU nothing is read: that would wait for it.

    Raises:
        ArgumentValueError: If one does.

    """
    array = positions.array
    if isinstance(array, np.ndarray) and not ((array >= 0) & (array < np.asarray(shape))).all():
        expected, got = f"positions inside {shape}", f"some to {array.max(axis=0).tolist()}"
        raise ArgumentValueError.of(where, expected, got)
