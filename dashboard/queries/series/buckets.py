"""Many points as few: the mean, lowest and highest value in each slice of the x axis."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from .curves import Curve

# A run that is short beside the others still shows its shape when somebody looks closer.
LEAST = 64
FARTHEST = float(np.finfo(np.float64).max)
SMALLEST = float(np.finfo(np.float64).tiny)


class Window(NamedTuple):
    """What is looked at closely, in units of the x axis; both ends belong to it."""

    low: float
    high: float


@dataclass(frozen=True)
class Buckets:
    """Buckets of R curves, one after the other.

    Attributes:
        offset: (R + 1,) Where the buckets of each curve begin and end.
        x, step, wall_time: (n,) The middle of each bucket.
        mean: (n,) Over the finite values of a bucket; where there is none, the value.
        smooth: (n,) The same of the smoothed values, if curves have them.
        low, high: (n,) Of the finite values, if asked for.
        size: (n,) Points in each bucket.

    """

    offset: NDArray[np.int64]
    x: NDArray[np.float64]
    step: NDArray[np.float64]
    wall_time: NDArray[np.float64]
    mean: NDArray[np.float64]
    smooth: NDArray[np.float64] | None
    low: NDArray[np.float64] | None
    high: NDArray[np.float64] | None
    size: NDArray[np.int64]


def edges(low: float, high: float, count: int, *, log: bool = False) -> NDArray[np.float64]:
    """The bounds of at most about `count` equal slices that hold everything from low to high.

    They lie on multiples of a width that is a power of the fourth root of two, so that they stay
    where they are while a run grows, and lines that are drawn do not tremble.

    Args:
        low: Where the axis begins.
        high: Where it ends.
        count: Slices between them.
        log: Slices of equal ratio; `low` must be positive.

    >>> edges(0, 9, 5)
    array([ 0.,  2.,  4.,  6.,  8., 10.])

    """
    if log:
        return 10.0 ** edges(math.log10(low), math.log10(high), count)
    if not math.isfinite(high - low):  # further apart than float64 reaches
        return np.clip(edges(low / 4, high / 4, count), -FARTHEST / 4, FARTHEST / 4) * 4
    span = high - low
    # Below this share of the numbers themselves float64 can no longer tell bounds apart.
    least = 16 * np.finfo(np.float64).eps * max(abs(low), abs(high), SMALLEST * count)
    if not span > least:
        return np.array([low, low + max(least, 1.0)])
    width = 2.0 ** (math.ceil(4 * math.log2(span / count) - 1e-9) / 4)
    first, last = math.floor(low / width), math.floor(high / width) + 1
    bounds: NDArray[np.float64] = width * np.arange(first, last + 1)
    return bounds


def common_edges(
    curves: Sequence[Curve], count: int, window: Window | None = None, *, log: bool = False
) -> NDArray[np.float64]:
    """Slices over everything that the curves reach, or over a window of it."""
    if window is not None:
        low, high = window
    else:
        low = min((float(curve.low) for curve in curves), default=0.0)
        high = max((float(curve.high) for curve in curves), default=1.0)
    if not log:
        return edges(low, high, count)
    if high <= 0:
        return np.array([0.0, 1.0])
    lowest = min((curve.positive for curve in curves), default=high)
    return edges(min(max(low, lowest), high), high, count, log=True)


def buckets(
    curves: Sequence[Curve],
    count: int,
    window: Window | None = None,
    *,
    log: bool = False,
    bounds: bool = True,
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
        bounds: Whether to look for the lowest and highest values.

    """
    coarse = common_edges(curves, count, log=log)
    fine = None if window is None else common_edges(curves, count, window, log=log)
    cuts = [_cut(curve, count, coarse, log=log) for curve in curves]
    if window is not None and fine is not None:
        cuts = [
            cut if cut is None else _closer(cut, curve, count, fine, window)
            for curve, cut in zip(curves, cuts, strict=True)
        ]
    return _joined(curves, cuts, bounds=bounds)


def buckets_near(
    curves: Sequence[Curve], count: int, window: Window, *, log: bool = False
) -> Buckets:
    """At most about `count` buckets a curve of what lies in a window.

    The nearest point on either side belongs to it too; means only. Curves without a point there
    have no bucket.
    """
    parts = [_within(curve, window) for curve in curves]
    fine = common_edges(curves, count, window, log=log)
    cuts = [
        _starts(part.places(fine), len(part.x))
        if len(part.x) > count and part.ascends
        else _cut(part, count, fine, log=log)
        for part in parts
    ]
    return _joined(parts, cuts, bounds=False)


def _joined(
    curves: Sequence[Curve], cuts: Sequence[NDArray[np.int64] | None], *, bounds: bool
) -> Buckets:
    drawn = [_reduce(curve, cut, bounds=bounds) for curve, cut in zip(curves, cuts, strict=True)]
    sizes = np.array([len(one.mean) for one in drawn], np.int64)
    return Buckets(
        offset=np.concatenate(([0], np.cumsum(sizes))),
        x=_join([one.x for one in drawn]),
        step=_join([one.step for one in drawn]),
        wall_time=_join([one.wall_time for one in drawn]),
        mean=_join([one.mean for one in drawn]),
        smooth=_join([one.smooth for one in drawn]),
        low=_join([one.low for one in drawn]) if bounds else None,
        high=_join([one.high for one in drawn]) if bounds else None,
        size=_join([one.size for one in drawn]).astype(np.int64),
    )


class _Drawn(NamedTuple):
    x: NDArray[np.float64]
    step: NDArray[np.float64]
    wall_time: NDArray[np.float64]
    mean: NDArray[np.float64]
    smooth: NDArray[np.float64] | None
    low: NDArray[np.float64] | None
    high: NDArray[np.float64] | None
    size: NDArray[np.int64]


def _within(curve: Curve, window: Window) -> Curve:
    """The points in a window, in order, and one more on either side."""
    if curve.ascends:
        first = int(curve.places(np.array([window.low]))[0]) - 1
        last = int(curve.places(np.array([window.high]), "right")[0]) + 1
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
    starts = _starts(curve.places(bounds), length)
    if len(starts) >= min(LEAST, count):
        return starts
    low, high = curve.positive if log else curve.low, curve.high
    if not low < high:
        return starts
    return _starts(curve.places(edges(low, high, min(LEAST, count), log=log)), length)


def _closer(
    starts: NDArray[np.int64],
    curve: Curve,
    count: int,
    fine: NDArray[np.float64],
    window: Window,
) -> NDArray[np.int64]:
    """Where buckets begin, finer inside a window."""
    inside = (curve.x >= window.low) & (curve.x <= window.high)
    begins = np.zeros(len(inside), np.bool_)
    begins[starts] = True
    begins &= ~inside
    begins[1:] |= inside[1:] != inside[:-1]
    places = np.flatnonzero(inside)
    if len(places) > count and curve.ascends:
        places = curve.places(fine)
        places = places[places < len(inside)]
        places = places[inside[places]]
    elif len(places) > count:
        places = places[np.linspace(0, len(places) - 1, count).astype(np.int64)]
    begins[places] = True
    begins[[0, 1, -1]] = True
    return np.flatnonzero(begins)


def _starts(places: NDArray[np.int64], length: int) -> NDArray[np.int64]:
    """Ascending places as beginnings, each once, the first and the last point for themselves."""
    wanted = np.concatenate(([0, 1], np.clip(places, 1, length - 1), [length - 1]))
    return wanted[np.concatenate(([True], np.diff(wanted) > 0))]


def _reduce(curve: Curve, starts: NDArray[np.int64] | None, *, bounds: bool) -> _Drawn:
    x, step, wall_time = (column.astype(np.float64) for column in curve.axes(starts))
    value = curve.value
    if starts is None:
        ones = np.ones(len(value), np.int64)
        edge = value if bounds else None
        return _Drawn(x, step, wall_time, value, curve.smooth, edge, edge, ones)
    size = np.diff(starts, append=len(value))
    finite = np.isfinite(value)
    mean = _mean(value, finite, starts, size)
    smooth = None if curve.smooth is None else _mean(curve.smooth, finite, starts, size)
    if not bounds:
        return _Drawn(x, step, wall_time, mean, smooth, None, None, size)
    low = np.minimum.reduceat(np.where(finite, value, np.inf), starts)
    high = np.maximum.reduceat(np.where(finite, value, -np.inf), starts)
    none = low > high
    return _Drawn(
        x,
        step,
        wall_time,
        mean,
        smooth,
        np.where(none, mean, low),
        np.where(none, mean, high),
        size,
    )


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


def _join(columns: Sequence[NDArray[np.float64] | NDArray[np.int64] | None]) -> NDArray[np.float64]:
    """Columns one after the other; None when the curves have none."""
    held = [column for column in columns if column is not None]
    if len(held) < len(columns):
        return None  # type: ignore[return-value]  # all curves are smoothed, or none is
    return np.concatenate(held) if held else np.empty(0)
