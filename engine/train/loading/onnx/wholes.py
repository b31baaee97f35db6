"""Whole numbers that a program holds as arrays: shapes, axes, indices."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from engine.errors import ArgumentValueError, ShapeError

from .node import Node


def wholes_in(array: Any) -> tuple[int, ...]:
    """The whole numbers of an array, whatever its shape.

    Raises:
        ArgumentValueError: If they are none.

    """
    if array.dtype.kind not in "iu":
        raise ArgumentValueError.of("shapes and axes", "whole numbers", array.dtype)
    return tuple(int(one) for one in array.reshape(-1))


def whole_in(array: Any) -> int:
    """The one whole number of an array.

    Raises:
        ArgumentValueError: If it is none, or there are several.

    """
    if array.size != 1:
        raise ArgumentValueError.of("a setting", "one whole number", f"shape {array.shape}")
    return wholes_in(array)[0]


def counted_axis(axis: int, rank: int, most: int | None = None) -> int:
    """The axis counted from the front.

    Args:
        axis: Counted from the front or, below 0, from behind.
        rank: How many axes there are.
        most: The largest that is allowed; None: that of the last axis.

    Raises:
        ShapeError: If there is none.

    """
    most = rank - 1 if most is None else most
    found = axis + rank if axis < 0 else axis
    if not 0 <= found <= most:
        raise ShapeError(f"an axis expected a number from {-rank} to {most}, got {axis}.")
    return found


def counted_axes(axes: Sequence[int], rank: int) -> tuple[int, ...]:
    """Each axis counted from the front, as `counted_axis`.

    Raises:
        ShapeError: If there is none, or one is named twice.

    """
    found = tuple(counted_axis(axis, rank) for axis in axes)
    if len(set(found)) != len(found):
        raise ShapeError(f"axes expected each axis once, got {tuple(axes)}.")
    return found


def axes_setting(node: Node, since: int, position: int = 1) -> Any:
    """Where the axes of a node are said: a function of the input at that position, or None.

    Args:
        node: The node.
        since: The opset from which they are an input; before they are an attribute.
        position: Of that input.

    """
    if node.opset >= since:
        node.check_reads(position, position + 1)
        return lambda given: None if given is None else wholes_in(given)
    node.check_reads(position)
    told = node.wholes("axes", None)
    return lambda given: told


def product(lengths: Sequence[int]) -> int:
    """How many elements so many axes have."""
    return math.prod(lengths)
