"""Where numbers would stand in an order, and what lies between the points of a curve."""

from __future__ import annotations

from engine import ops
from engine.dtype import float32, int32
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import ArrayLike, Tensor

from .dtypes import meeting
from .operands import as_tensor, in_common, in_kind, kind_of

__all__ = ["digitize", "interp", "searchsorted"]


def searchsorted(
    a: ArrayLike,
    v: ArrayLike,
    side: str = "left",
    sorter: ArrayLike | None = None,
) -> Tensor:
    """At which index each value would have to be put in, for the order to stay; int32.

    Args:
        a: A sorted vector.
        v: The values.
        side: "left": before those that equal it; "right": behind them.
        sorter: Indices that sort the vector, which then need not be sorted.

    Raises:
        ArgumentValueError: If `side` is another word.
        ShapeError: If the order is no vector, or the sorter has not its length.

    >>> searchsorted([1, 2, 3], [0, 2, 4]).asnumpy()
    array([0, 1, 3], dtype=int32)

    """
    if side not in {"left", "right"}:
        raise ArgumentValueError.of("searchsorted(side)", "'left' or 'right'", repr(side))
    ordered, sought = in_common([as_tensor(a), as_tensor(v)])
    if len(ordered.shape) != 1:
        raise ShapeError.of("searchsorted(a)", "a vector", tuple(ordered.shape))
    order = None if sorter is None else as_tensor(sorter)
    if order is not None and tuple(order.shape) != tuple(ordered.shape):
        raise ShapeError.of("searchsorted(sorter)", f"{ordered.shape}", tuple(order.shape))
    return ops.searchsorted(ordered, sought, out_int32=True, side=side, sorter=order)


def digitize(x: ArrayLike, bins: ArrayLike, right: bool = False) -> Tensor:
    """Between which of `bins` each number lies: how many stand before it; int32.

    Args:
        x: The tensor.
        bins: Numbers that rise, or that fall.
        right: Whether a number that equals a bound lies before it.

    Raises:
        ShapeError: If `bins` is no vector.

    >>> digitize([0.5, 2.0, 9.0], [1, 2, 3]).asnumpy()
    array([0, 2, 3], dtype=int32)

    """
    numbers, bounds = in_common([as_tensor(x), as_tensor(bins)])
    if len(bounds.shape) != 1:
        raise ShapeError.of("digitize(bins)", "a vector", tuple(bounds.shape))
    side = "left" if right else "right"
    if not bounds.size or bool(ops.less_equal(bounds[0], bounds[-1])):
        return searchsorted(bounds, numbers, side)
    behind = searchsorted(ops.flip(bounds, 0), numbers, side)
    return in_kind(ops.sub(bounds.size, behind), int32)


def interp(
    x: ArrayLike,
    xp: ArrayLike,
    fp: ArrayLike,
    left: float | None = None,
    right: float | None = None,
) -> Tensor:
    """The heights at `x` of the straight lines that join points.

    Args:
        x: Where; float32 at least comes out.
        xp: Where the points stand, rising: a vector.
        fp: How high they stand.
        left: The height before the first point; its own unless given.
        right: The height behind the last one; its own unless given.

    Raises:
        ShapeError: If `xp` and `fp` are not vectors of one length.

    >>> interp([0.0, 1.5, 9.0], [1, 2], [10, 20]).asnumpy()
    array([10., 15., 20.], dtype=float32)

    """
    points, heights = as_tensor(xp), as_tensor(fp)
    if len(points.shape) != 1 or tuple(heights.shape) != tuple(points.shape) or not points.size:
        raise ShapeError.of("interp(fp)", f"{tuple(points.shape)}", tuple(heights.shape))
    at = as_tensor(x)
    kind = meeting(kind_of(at), float32)
    at, points, heights = (in_kind(one, kind) for one in (at, points, heights))
    after = ops.clamp(searchsorted(points, at), 1, max(points.size - 1, 1))
    before = ops.sub(after, 1)
    after = ops.clamp(after, 0, points.size - 1)
    x0, x1 = ops.gather(points, before, 0), ops.gather(points, after, 0)
    y0, y1 = ops.gather(heights, before, 0), ops.gather(heights, after, 0)
    width = ops.sub(x1, x0)
    share = ops.div(ops.sub(at, x0), ops.where(ops.equal(width, 0), ops.ones_like(width), width))
    found = ops.add(y0, ops.mul(share, ops.sub(y1, y0)))
    ends = [
        in_kind(heights[end] if given is None else as_tensor(given), kind)
        for end, given in ((0, left), (-1, right))
    ]
    found = ops.where(ops.less(at, points[0]), ends[0], found)
    return ops.where(ops.greater(at, points[-1]), ends[1], found)
