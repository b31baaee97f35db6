"""How an operand goes through a matrix of all numbers: as a whole, along rows, along columns."""

from __future__ import annotations

import enum
import math
from typing import NamedTuple

import numpy as np

from .order import Order, in_memory, order_of

__all__ = ["Extent", "Span", "flattened", "span_of", "span_of_axes"]


class Extent(enum.Enum):
    """Along what the numbers of an operand differ."""

    FULL = "rows and columns"
    ROW = "rows"
    COLUMN = "columns"
    ONE = "nothing"


class Span(NamedTuple):
    """An extent, and how long rows have to be for it; 0 where that is of no account."""

    extent: Extent
    columns: int = 0


def span_of_axes(shape: tuple[int, ...], order: Order, axes: frozenset[int]) -> Span | None:
    """How what differs along some axes alone goes through an array; None: in no such way.

    Args:
        shape: Of the array.
        order: In which it lies.
        axes: Those that are longer than one number.

    >>> span_of_axes((32, 8, 4), (0, 1, 2), frozenset({2}))
    Span(extent=<Extent.COLUMN: 'columns'>, columns=4)

    """
    if len(axes) == len(order):
        return Span(Extent.FULL)
    if not axes:
        return Span(Extent.ONE)
    outer, inner = order[: len(axes)], order[len(order) - len(axes) :]
    if frozenset(outer) == axes:
        return Span(Extent.ROW, math.prod(shape[axis] for axis in order[len(axes) :]))
    if frozenset(inner) == axes:
        return Span(Extent.COLUMN, math.prod(shape[axis] for axis in inner))
    return None


def span_of(shape: tuple[int, ...], order: Order, operand: np.ndarray) -> Span | None:
    """How an operand that is broadcast goes through an array; None where its own order differs."""
    behind = len(shape) - operand.ndim
    own = order_of(operand)
    if behind < 0 or own is None:
        return None
    along = [axis + behind for axis in own]
    span = span_of_axes(shape, order, frozenset(along))
    if span is None or along != [axis for axis in order if axis in along]:
        return None
    return span


def flattened(array: np.ndarray, extent: Extent, shape: tuple[int, ...]) -> np.ndarray:
    """An array as the matrix, or the row of numbers, that a program goes through."""
    order = order_of(array)
    assert order is not None
    flat = in_memory(array, order)
    return flat.reshape(shape) if extent is Extent.FULL else flat
