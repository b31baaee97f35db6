"""Many points as few: the mean, lowest and highest value in each slice of the step axis."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Buckets:
    """Buckets of R series, one after the other.

    Attributes:
        offset: (R + 1,) Where the buckets of each series begin and end.
        step, wall_time: (n,) The middle of each bucket.
        mean, low, high: (n,) Over the finite values of a bucket; where there is none, the value.
        size: (n,) Points in each bucket.

    """

    offset: NDArray[np.int64]
    step: NDArray[np.float64]
    wall_time: NDArray[np.float64]
    mean: NDArray[np.float64]
    low: NDArray[np.float64]
    high: NDArray[np.float64]
    size: NDArray[np.int64]


def buckets(
    step: NDArray[np.int64],
    wall_time: NDArray[np.float64],
    value: NDArray[np.float64],
    offset: NDArray[np.int64],
    count: int,
    window: tuple[int, int] | None = None,
) -> Buckets:
    """At most about `count` buckets a series, equally wide in steps for all series.

    A series of at most `count` points is left as it is. The first and the last point of a longer
    one are buckets of their own, so that a drawn line begins and ends with the table's values.

    Args:
        step: (N,) The steps of R series, one after the other.
        wall_time: (N,) Their wall times.
        value: (N,) Their values.
        offset: (R + 1,) Where each series begins and ends; none is empty.
        count: Slices over the range of all steps.
        window: First and last of the steps looked at closely: these get `count` slices of their
            own, those around them stay as wide as they are.

    """
    begins = _begins(step, offset, count, window)
    starts = np.flatnonzero(begins)
    ends = np.append(starts[1:], len(step))
    finite = np.isfinite(value)
    held = np.add.reduceat(finite, starts, dtype=np.int64)
    kept = np.where(finite, value, 0.0)
    total = np.add.reduceat(kept, starts)
    # A bucket without a finite value shows what it has: NaN, or an infinity.
    mean = np.divide(total, held, out=value[starts].copy(), where=held > 0)
    low = np.minimum.reduceat(np.where(finite, value, np.inf), starts)
    high = np.maximum.reduceat(np.where(finite, value, -np.inf), starts)
    return Buckets(
        offset=np.searchsorted(starts, offset),
        step=(step[starts] + step[ends - 1]) / 2,
        wall_time=(wall_time[starts] + wall_time[ends - 1]) / 2,
        mean=mean,
        low=np.where(held > 0, low, mean),
        high=np.where(held > 0, high, mean),
        size=ends - starts,
    )


def _begins(
    step: NDArray[np.int64],
    offset: NDArray[np.int64],
    count: int,
    window: tuple[int, int] | None,
) -> NDArray[np.bool_]:
    """Whether a new bucket begins at each point."""
    first, last = offset[:-1], offset[1:] - 1
    lengths = np.diff(offset)
    slices = _slices(step, int(step.min()), int(step.max()), count)
    begins = np.empty(len(step), np.bool_)
    begins[1:] = np.diff(slices) != 0
    if window is not None and window[0] <= window[1]:
        inside = (step >= window[0]) & (step <= window[1])
        finer = np.diff(_slices(step, *window, count)) != 0
        begins[1:] = np.where(inside[1:] & inside[:-1], finer, begins[1:])
        begins[1:] |= inside[1:] != inside[:-1]
    begins[first] = True
    begins[last] = True
    begins[(first + 1)[lengths > 1]] = True
    begins[np.repeat(lengths <= count, lengths)] = True
    return begins


def _slices(step: NDArray[np.int64], first: int, last: int, count: int) -> NDArray[np.float64]:
    """The slice that each step lies in, of `count` from the first to the last."""
    return np.floor((step.astype(np.float64) - first) * (count / (last - first + 1)))
