"""Many points as few: the mean, lowest and highest value in each slice of the x axis."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .edges import common_edges, edges, reach_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from .curves import Curve
    from .edges import AxisWindow

# A run that is short beside the others still shows its shape when somebody looks closer.
LEAST = 64
NAN, UP, DOWN = 1, 2, 4  # what is not finite, as bits


class Buckets(NamedTuple):
    """Buckets of R curves, one after the other.

    Attributes:
        offset: (R + 1,) Where the buckets of each curve begin and end.
        x, step, wall_time: (n,) The middle of each bucket.
        mean: (n,) Over the finite values of a bucket; where there is none, the value.
        smooth: (n,) The same of the smoothed values, if curves have them.
        low, high: (n,) Of the finite values.
        size: (n,) Points in each bucket.
        odd: (n,) Which values that are not finite lie in a bucket: `NAN`, `UP` and `DOWN` added.

    """

    offset: NDArray[np.int64]
    x: NDArray[np.float64]
    step: NDArray[np.float64]
    wall_time: NDArray[np.float64]
    mean: NDArray[np.float64]
    smooth: NDArray[np.float64] | None
    low: NDArray[np.float64]
    high: NDArray[np.float64]
    size: NDArray[np.int64]
    odd: NDArray[np.int8]


def buckets(
    curves: Sequence[Curve],
    count: int,
    window: AxisWindow | None = None,
    *,
    log: bool = False,
    reach: AxisWindow | None = None,
) -> Buckets:
    """At most about `count` buckets a curve, equally wide for all that reach far enough.

    A curve of at most `count` points is left as it is. The first and the last point of a longer
    one are buckets of their own, so that a drawn line begins and ends with the table's values. A
    curve whose x goes back is cut into equal numbers of points, in the order of its steps.

    Args:
        curves: The points of each run; none is empty.
        count: Slices over the whole axis.
        window: What is looked at closely: it gets `count` slices of its own, and what lies around
            it stays as it is.
        log: Slices of equal ratio instead of equal width.
        reach: Of all curves, where these are only some of them.

    """
    whole = reach or reach_of(curves, log=log)
    coarse = common_edges(whole, count, log=log)
    fine = None if window is None else common_edges(whole, count, window, log=log)
    cuts = [_cut(curve, count, coarse, log=log) for curve in curves]
    if window is not None and fine is not None:
        cuts = [
            cut if cut is None else _closer(cut, curve, count, fine, window)
            for curve, cut in zip(curves, cuts, strict=True)
        ]
    return _joined([_reduce(curve, cut) for curve, cut in zip(curves, cuts, strict=True)])


def buckets_near(
    curves: Sequence[Curve],
    count: int,
    window: AxisWindow,
    *,
    log: bool = False,
    reach: AxisWindow | None = None,
) -> Buckets:
    """At most about `count` buckets a curve of what lies in a window.

    The nearest point on either side belongs to it too. Curves without a point there have no bucket.
    """
    parts = [_within(curve, window) for curve in curves]
    fine = common_edges(reach or reach_of(curves, log=log), count, window, log=log)
    cuts = [
        _starts(part.indices(fine), len(part.x))
        if len(part.x) > count and part.ascends
        else _cut(part, count, fine, log=log)
        for part in parts
    ]
    return _joined([_reduce(part, cut) for part, cut in zip(parts, cuts, strict=True)])


def _joined(parts: Sequence[Buckets]) -> Buckets:
    """Buckets of some curves, one after the other."""
    sizes = np.array([len(part.mean) for part in parts], np.int64)
    smooth = [part.smooth for part in parts if part.smooth is not None]  # of all curves, or of none
    floats = ("x", "step", "wall_time", "mean", "low", "high")
    return Buckets(
        offset=np.concatenate(([0], np.cumsum(sizes))),
        smooth=np.concatenate(smooth) if smooth else None,
        size=np.concatenate([*(part.size for part in parts), np.empty(0, np.int64)]),
        odd=np.concatenate([*(part.odd for part in parts), np.empty(0, np.int8)]),
        **{
            name: np.concatenate([*(getattr(part, name) for part in parts), np.empty(0)])
            for name in floats
        },
    )


def _within(curve: Curve, window: AxisWindow) -> Curve:
    """The points in a window, in order, and one more on either side."""
    if curve.ascends:
        first = int(curve.indices(np.array([window.low]))[0]) - 1
        last = int(curve.indices(np.array([window.high]), "right")[0]) + 1
        return curve.rows(slice(max(first, 0), max(last, 0)))
    inside = (curve.x >= window.low) & (curve.x <= window.high)
    inside[1:] |= inside[:-1].copy()
    inside[:-1] |= inside[1:].copy()
    return curve.rows(inside)


def _cut(
    curve: Curve, count: int, bounds: NDArray[np.float64], *, log: bool
) -> NDArray[np.int64] | None:
    """Where buckets begin; None where every point is one."""
    length = len(curve.x)
    if length <= count:
        return None
    if not curve.ascends:
        return _starts(np.linspace(0, length, count + 1).astype(np.int64), length)
    starts = _starts(curve.indices(bounds), length)
    if len(starts) >= min(LEAST, count):
        return starts
    low, high = curve.positive if log else curve.low, curve.high
    if not low < high:
        return starts
    return _starts(curve.indices(edges(low, high, min(LEAST, count), log=log)), length)


def _closer(
    starts: NDArray[np.int64],
    curve: Curve,
    count: int,
    fine: NDArray[np.float64],
    window: AxisWindow,
) -> NDArray[np.int64]:
    """Where buckets begin, finer inside a window."""
    inside = (curve.x >= window.low) & (curve.x <= window.high)
    begins = np.zeros(len(inside), np.bool_)
    begins[starts] = True
    begins &= ~inside
    begins[1:] |= inside[1:] != inside[:-1]
    indices = np.flatnonzero(inside)
    if len(indices) > count and curve.ascends:
        indices = curve.indices(fine)
        indices = indices[indices < len(inside)]
        indices = indices[inside[indices]]
    elif len(indices) > count:
        indices = indices[np.linspace(0, len(indices) - 1, count).astype(np.int64)]
    begins[indices] = True
    begins[[0, 1, -1]] = True
    return np.flatnonzero(begins)


def _starts(indices: NDArray[np.int64], length: int) -> NDArray[np.int64]:
    """Ascending indices as beginnings, each once, the first and the last point for themselves."""
    wanted = np.concatenate(([0, 1], np.clip(indices, 1, length - 1), [length - 1]))
    return wanted[np.concatenate(([True], np.diff(wanted) > 0))]


def _reduce(curve: Curve, starts: NDArray[np.int64] | None) -> Buckets:
    """The buckets of one curve."""
    x, step, wall_time = (column.astype(np.float64) for column in curve.axes(starts))
    value, length = curve.value, len(curve.value)
    if starts is None:
        ends, ones, none = (
            np.array([0, length]),
            np.ones(length, np.int64),
            np.zeros(length, np.int8),
        )
        return Buckets(ends, x, step, wall_time, value, curve.smooth, value, value, ones, none)
    size = np.append(starts[1:], length) - starts
    finite = np.isfinite(value)
    mean = _mean(value, finite, starts, size)
    smooth = None if curve.smooth is None else _mean(curve.smooth, finite, starts, size)
    low, high, odd = _bounds(value, finite, starts)
    none_finite = low > high
    low, high = np.where(none_finite, mean, low), np.where(none_finite, mean, high)
    ends = np.array([0, len(starts)])
    return Buckets(ends, x, step, wall_time, mean, smooth, low, high, size, odd)


def _bounds(
    value: NDArray[np.float64], finite: NDArray[np.bool_], starts: NDArray[np.int64]
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.int8]]:
    """Of each bucket the lowest and highest finite value, ∞ and -∞ without one, and what is odd."""
    if finite.all():
        low, high = np.minimum.reduceat(value, starts), np.maximum.reduceat(value, starts)
        return low, high, np.zeros(len(starts), np.int8)
    low = np.minimum.reduceat(np.where(finite, value, np.inf), starts)
    high = np.maximum.reduceat(np.where(finite, value, -np.inf), starts)
    kinds = np.isnan(value) * NAN + (value == np.inf) * UP + (value == -np.inf) * DOWN
    return low, high, np.bitwise_or.reduceat(kinds.astype(np.int8), starts)


def _mean(
    value: NDArray[np.float64],
    finite: NDArray[np.bool_],
    starts: NDArray[np.int64],
    size: NDArray[np.int64],
) -> NDArray[np.float64]:
    if finite.all():
        return np.add.reduceat(value, starts) / size
    held = np.add.reduceat(finite, starts, dtype=np.int64)
    total = np.add.reduceat(np.where(finite, value, 0.0), starts)
    # A bucket without a finite value shows what it has: NaN, or an infinity.
    return np.divide(total, held, out=value[starts].copy(), where=held > 0)
