"""Slopes of what is given at points of a grid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.dtype import float32, float64
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import ArrayLike, Axis

from .operands import along_axis, as_tensor, in_kind, kind_of

__all__ = ["gradient"]


def gradient(
    f: ArrayLike,
    *varargs: float | Sequence[float],
    axis: Axis = None,
    edge_order: int = 1,
) -> Any:
    """The slope along each axis, by differences of both neighbours, at the edges of one side.

    Args:
        f: The heights at the points of a grid; float32, or float64 if they are.
        *varargs: How far points lie apart: a number for all axes, or for each a number or a
            vector of where they lie; 1 unless given.
        axis: An axis or several; None: all.
        edge_order: 1, or 2 for differences of three points at the edges.

    Returns:
        A tensor of the shape of `f`; a list of one for each axis if there are several.

    Raises:
        ArgumentTypeError: If there are neither one distance nor as many as axes.
        ArgumentValueError: If `edge_order` is another number.
        ShapeError: If there is no such axis, or it is too short.

    >>> gradient([1.0, 4.0, 9.0, 16.0]).asnumpy()
    array([3., 4., 6., 7.], dtype=float32)

    """
    if edge_order not in {1, 2}:
        raise ArgumentValueError.of("gradient(edge_order)", "1 or 2", edge_order)
    heights = as_tensor(f)
    heights = heights if kind_of(heights) == float64 else in_kind(heights, float32)
    rank = len(heights.shape)
    axes: Any = range(rank) if axis is None else (axis,) if isinstance(axis, int) else tuple(axis)
    if not all(-rank <= one < rank for one in axes):
        raise ShapeError(f"gradient(axis) expected some of {rank} axes, got {axis}.")
    if len(varargs) not in {0, 1, len(axes)}:
        expected = f"no, one or {len(axes)} distances"
        raise ArgumentTypeError(f"gradient expected {expected}, got {len(varargs)}.")
    distances = varargs or (1,)
    distances = distances * len(axes) if len(distances) == 1 else distances
    found = [
        _slope(heights, distance, one % rank, edge_order)
        for one, distance in zip(axes, distances, strict=True)
    ]
    return found[0] if len(found) == 1 else found


def _slope(f: Any, distance: Any, axis: int, edge_order: int) -> Any:
    length = f.shape[axis]
    if length <= edge_order:
        raise ShapeError.of("gradient", f"at least {edge_order + 1} elements", tuple(f.shape))
    step = in_kind(as_tensor(distance), kind_of(f))
    if len(step.shape) > 1 or (len(step.shape) == 1 and step.size != length):
        raise ShapeError.of("gradient(distance)", f"a number or ({length},)", tuple(step.shape))
    if len(step.shape):  # where points lie
        step = ops.sub(step[1:], step[:-1])
    else:
        step = ops.broadcast_to(step, (length - 1,))
    step = along_axis(step, axis, len(f.shape))
    rise = ops.div(ops.sub(_cut(f, axis, 1, None), _cut(f, axis, None, -1)), step)
    first, last = _cut(rise, axis, None, 1), _cut(rise, axis, -1, None)
    if length == 2:
        return ops.concat((first, last), axis)
    left, right = _cut(step, axis, None, -1), _cut(step, axis, 1, None)
    share = ops.div(left, ops.add(left, right))
    bend = ops.sub(_cut(rise, axis, 1, None), _cut(rise, axis, None, -1))
    middle = ops.add(_cut(rise, axis, None, -1), ops.mul(share, bend))
    if edge_order == 2:  # on the parabola through three points
        ends = [(_cut(share, axis, *cut), _cut(bend, axis, *cut)) for cut in ((0, 1), (-1, None))]
        first = ops.sub(first, ops.mul(*ends[0]))
        last = ops.add(last, ops.mul(ops.sub(1, ends[1][0]), ends[1][1]))
    return ops.concat((first, middle, last), axis)


def _cut(x: Any, axis: int, start: int | None, stop: int | None) -> Any:
    return x[(slice(None),) * axis + (slice(start, stop),)]
