"""Curves that are cut become buckets: means, bounds and middles, of many curves at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from .curves import Curve

    Cut = tuple[Curve, NDArray[np.int64] | None]

NAN, UP, DOWN = 1, 2, 4  # what is not finite, as bits
MOST_TOGETHER = 1 << 18  # points: two megabytes, which a processor holds close by


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


def reduced(curves: Sequence[Curve], cuts: Sequence[NDArray[np.int64] | None]) -> Buckets:
    """The buckets of all curves.

    Args:
        curves: The points of each run.
        cuts: Where the buckets of each begin; None where every point is one.

    """
    pairs = list(zip(curves, cuts, strict=True))
    return _joined([_together(batch) for batch in _batches(pairs)] or [_together([])])


def _joined(parts: Sequence[Buckets]) -> Buckets:
    """Buckets of some curves, one after the other."""
    if len(parts) == 1:
        return parts[0]
    begins = np.cumsum([0, *(part.offset[-1] for part in parts)])
    offsets = [part.offset[:-1] + begin for part, begin in zip(parts, begins, strict=False)]
    columns = zip(*(part[1:] for part in parts), strict=True)
    joined = [
        None if one[0] is None else _flat(one) for one in columns
    ]  # smooth: of all, or of none
    return Buckets._make([_flat([*offsets, begins[-1:]]), *joined])


def _batches(pairs: Sequence[Cut]) -> Iterator[Sequence[Cut]]:
    """Curves with few points together, for a call for each costs more than its sums do."""
    first = points = 0
    for number, (curve, _) in enumerate(pairs):
        points += len(curve.value)
        if points > MOST_TOGETHER and number > first:
            yield pairs[first:number]
            first, points = number, len(curve.value)
    if first < len(pairs):
        yield pairs[first:]


def _together(pairs: Sequence[Cut]) -> Buckets:
    begins = np.cumsum([0, *(len(curve.value) for curve, _ in pairs)], dtype=np.int64)
    local = [np.arange(len(one.value)) if cut is None else cut for one, cut in pairs]
    sizes = [len(cut) for cut in local]
    starts = _flat(local).astype(np.int64) + np.repeat(begins[:-1], sizes)
    size = np.diff(np.append(starts, begins[-1]))
    value = _flat([curve.value for curve, _ in pairs])
    finite = np.isfinite(value)
    mean = _mean(value, finite, starts, size)
    smoothed = [one.smooth for one, _ in pairs if one.smooth is not None]  # of all, or of none
    smooth = _mean(_flat(smoothed), finite, starts, size) if smoothed else None
    low, high, odd = _bounds(value, finite, starts)
    none_finite = low > high
    low, high = np.where(none_finite, mean, low), np.where(none_finite, mean, high)
    offset = np.cumsum([0, *sizes], dtype=np.int64)
    x, step, wall_time = _middles(pairs)
    return Buckets(offset, x, step, wall_time, mean, smooth, low, high, size, odd)


class _Middles(NamedTuple):
    x: NDArray[np.float64]
    step: NDArray[np.float64]
    wall_time: NDArray[np.float64]


def _middles(pairs: Sequence[Cut]) -> _Middles:
    """x, step and wall time of each point, or of the middle of each bucket."""
    axes: list[tuple[NDArray[Any], NDArray[Any], NDArray[Any]]] = []
    before: NDArray[np.int64] | None = None
    with np.errstate(invalid="ignore"):  # times may be infinite on both ends
        for curve, cut in pairs:
            if cut is None:
                axes.append((curve.x, curve.step, curve.wall_time))
                continue
            # One cut belongs to one x: see `buckets.py`.
            x = axes[-1][0] if cut is before else _middle(curve.x, cut)
            step = x if curve.step is curve.x else _middle(curve.step, cut)
            axes.append((x, step, _middle(curve.wall_time, cut)))
            before = cut
    x, step, wall_time = (
        _flat([one[number] for one in axes]).astype(np.float64) for number in range(3)
    )
    return _Middles(x, step, wall_time)


def _middle(column: NDArray[Any], starts: NDArray[np.int64]) -> NDArray[np.float64]:
    """Between the first and the last point of each bucket."""
    ends = np.empty_like(starts)
    ends[:-1] = starts[1:] - 1
    ends[-1] = len(column) - 1
    # Halves before the sum: steps may reach to the end of their integers.
    return column[starts] / 2 + column[ends] / 2


def _flat(parts: Sequence[NDArray[Any]]) -> NDArray[Any]:
    if len(parts) == 1:
        return parts[0]
    return np.concatenate(parts) if parts else np.empty(0)


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
