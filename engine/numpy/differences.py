"""Differences along an axis, and what is made of them."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import bool_, float32
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import ArrayLike, Number, Tensor

from .cumulative import cumsum
from .dtypes import is_floating, pi
from .operands import along_axis, as_tensor, in_common, in_kind, kind_of
from .shaping import ravel

__all__ = ["diff", "ediff1d", "trapz", "unwrap"]


def diff(
    a: ArrayLike,
    n: int = 1,
    axis: int = -1,
    prepend: float | None = None,
    append: ArrayLike | None = None,
) -> Tensor:
    """The `n`-th differences of neighbours along an axis, in the type of the tensor.

    Args:
        a: At least one axis.
        n: How often.
        axis: The axis.
        prepend: What stands before the first: a number, or a tensor with all other axes.
        append: What stands behind the last.

    Raises:
        ArgumentTypeError: If `n` is no int.
        ArgumentValueError: If it is below 0.
        ShapeError: If there is no such axis.

    >>> diff([1, 4, 9], prepend=0).asnumpy()
    array([1, 3, 5], dtype=int32)

    """
    if not isinstance(n, int):
        raise ArgumentTypeError.of("diff(n)", "an int", n)
    if n < 0:
        raise ArgumentValueError.of("diff(n)", "not below 0", n)
    x = as_tensor(a)
    rank = len(x.shape)
    if not -rank <= axis < rank:
        raise ShapeError(f"diff(axis) expected one of {rank} axes, got {axis}.")
    axis %= rank
    if n == 0:
        return x
    ends = [None if end is None else _end(end, x, axis) for end in (prepend, append)]
    x = ops.concat(in_common([one for one in (ends[0], x, ends[1]) if one is not None]), axis)
    return _differences(x, n, axis)


def _end(given: Any, x: Any, axis: int) -> Any:
    """What stands beside the tensor: of length 1 along the axis where it has no axes."""
    end = as_tensor(given)
    if len(end.shape) == len(x.shape):
        return end
    return ops.broadcast_to(end, tuple(1 if k == axis else m for k, m in enumerate(x.shape)))


def _differences(x: Any, n: int, axis: int) -> Any:
    kind = kind_of(x)
    before = (slice(None),) * axis
    for _ in range(n):
        later, sooner = x[(*before, slice(1, None))], x[(*before, slice(None, -1))]
        x = (ops.not_equal if kind == bool_ else ops.sub)(later, sooner)
    return x


def ediff1d(
    ary: ArrayLike, to_end: ArrayLike | None = None, to_begin: ArrayLike | None = None
) -> Tensor:
    """The differences of neighbours of all elements in a row.

    Args:
        ary: The tensor.
        to_end: Numbers behind them.
        to_begin: Numbers before them.

    >>> ediff1d([1, 4, 9], to_begin=0).asnumpy()
    array([0, 3, 5], dtype=int32)

    """
    x = as_tensor(ary)
    kind = kind_of(x)
    parts = [
        None if to_begin is None else in_kind(ravel(to_begin), kind),
        _differences(ravel(x), 1, 0),
        None if to_end is None else in_kind(ravel(to_end), kind),
    ]
    return ops.concat([part for part in parts if part is not None], 0)


def trapz(y: ArrayLike, x: ArrayLike | None = None, dx: Number = 1.0, axis: int = -1) -> Tensor:
    """The area below straight lines from point to point along an axis.

    Args:
        y: The heights; whole numbers and float64 count as float32.
        x: Where they stand: a vector, or a tensor of the shape of `y`.
        dx: How far they stand apart, without `x`.
        axis: The axis.

    Raises:
        ShapeError: If there is no such axis.

    >>> trapz([1.0, 2.0, 3.0], [0, 1, 3]).asnumpy()
    array(6.5, dtype=float32)

    """
    heights = as_tensor(y)
    rank, kind = len(heights.shape), kind_of(heights)
    if not -rank <= axis < rank:
        raise ShapeError(f"trapz(axis) expected one of {rank} axes, got {axis}.")
    axis %= rank
    kind = kind if is_floating(kind) and kind.itemsize < 8 else float32
    heights = in_kind(heights, kind)
    if x is None:
        widths = as_tensor(dx)
    else:
        points = as_tensor(x)
        widths = _differences(points, 1, axis if len(points.shape) == rank else 0)
        widths = along_axis(widths, axis, rank) if len(points.shape) == 1 else widths
    before = (slice(None),) * axis
    pairs = ops.add(heights[(*before, slice(1, None))], heights[(*before, slice(None, -1))])
    return ops.sum(ops.mul(ops.div(pairs, 2), in_kind(widths, kind)), axis)


def unwrap(p: ArrayLike, discont: float = pi, axis: int = -1) -> Tensor:
    """Angles without jumps: turns of 2 pi are added where neighbours are further apart.

    Args:
        p: Angles in radians; float32 at least comes out.
        discont: How far apart neighbours may be, pi at least.
        axis: Along which they follow each other.

    Raises:
        ArgumentTypeError: If `discont` is no number.
        ShapeError: If there is no such axis.

    >>> unwrap([0.0, 1.0, 7.0]).asnumpy()
    array([0.      , 1.      , 0.716815], dtype=float32)

    """
    if not isinstance(discont, int | float):
        raise ArgumentTypeError.of("unwrap(discont)", "a number", discont)
    angles = as_tensor(p)
    kind = kind_of(angles)
    angles = angles if is_floating(kind) and kind.itemsize >= 4 else in_kind(angles, float32)
    steps = diff(angles, axis=axis)
    turned = ops.sub(ops.floor_mod(ops.add(steps, pi), 2 * pi), pi)
    half = ops.logical_and(ops.equal(turned, -pi), ops.greater(steps, 0))
    change = ops.sub(ops.where(half, pi, turned), steps)
    change = ops.masked_fill(change, ops.less(ops.abs(steps), discont), 0)
    axis %= len(angles.shape)
    before = (slice(None),) * axis
    tail = ops.add(angles[(*before, slice(1, None))], cumsum(change, axis))
    return ops.concat((angles[(*before, slice(0, 1))], tail), axis)
