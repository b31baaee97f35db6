"""What the ranks of one run have in the middle, how far they reach, and which lie apart.

The rule is written down in docs/dashboard.md.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from dashboard.queries.scalars.groups import aggregate

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from insight.tables.rank_table import RankSeries

    Floats = NDArray[np.float64]

FEWEST = 3  # of two ranks nobody can say which one lies apart
MOST_WINDOWS, LEAST_STEPS = 60, 8
AT_ONCE = 1 << 19  # values that are copied together: many small copies take longer
LASTING, ALONE = 3.5, 12.0
"""Robust standard deviations beyond which a rank lies apart: as a rule in a window, or once."""
NORMAL = 1.4826  # a standard deviation over the median of distances from the middle
LEAST_SHARE = 1e-6  # of the values: what float32 rounds is no distance


class Apart(NamedTuple):
    """A rank that lies far from the others.

    Attributes:
        rank: Which.
        first, last: The steps between which it does.
        at: The step at which it lies furthest away.

    """

    rank: int
    first: int
    last: int
    at: int


class RankSpread(NamedTuple):
    """All ranks of a run that recorded a tag, step by step.

    Attributes:
        ranks: (R,) Who recorded it.
        step: (T,) Every step that any of them has.
        wall_time: (T,) When: the wall times of the rank in the middle, by when the ranks ended;
            where they have not the same steps, the median of each step's.
        middle, low, high: (T,) The median of their values, the lowest and the highest; NaN is none.
        apart: Those that lie apart, the one that did so first at first.

    """

    ranks: tuple[int, ...]
    step: NDArray[np.int64]
    wall_time: Floats
    middle: Floats
    low: Floats
    high: Floats
    apart: tuple[Apart, ...]


class _Window(NamedTuple):
    """Some steps: (R, w) values, (w,) wall times, and whether each rank has a row there."""

    rows: slice
    values: Floats
    times: Floats
    present: NDArray[np.bool_] | None
    """None where all of them do."""


def spread_of(series: Sequence[RankSeries]) -> RankSpread:
    """The spread of ranks over every step that any of them recorded.

    >>> import numpy as np
    >>> from insight.tables.rank_table import RankSeries
    >>> steps, times = np.array([1, 2]), np.array([0.0, 1.0])
    >>> spread = spread_of([RankSeries(rank, steps, times, times + rank) for rank in range(3)])
    >>> spread.middle.tolist(), spread.low.tolist(), spread.high.tolist()
    ([1.0, 2.0], [0.0, 1.0], [2.0, 3.0])

    """
    step = _every_step(series)
    wall_time, middle, low, high = (np.full(len(step), np.nan) for _ in range(4))
    found: dict[int, list[tuple[float, Apart]]] = {}
    for window in _windows(series, step):
        rows = window.rows
        middle[rows], low[rows], high[rows] = _reaching(window.values)
        wall_time[rows] = window.times
        for index, far, first, last, at in _far_ranks(window, middle[rows]):
            steps = (int(step[rows.start + offset]) for offset in (first, last, at))
            rank = series[index].rank
            found.setdefault(rank, []).append((far, Apart(rank, *steps)))
    apart = sorted(map(_over, found.values()), key=lambda one: (one.first, one.rank))
    return RankSpread(
        tuple(one.rank for one in series), step, wall_time, middle, low, high, tuple(apart)
    )


def _over(parts: Sequence[tuple[float, Apart]]) -> Apart:
    """What is said of one rank in several windows as one."""
    (_, first), (_, last), (_, furthest) = parts[0], parts[-1], max(parts)
    return Apart(first.rank, first.first, last.last, furthest.at)


def _every_step(series: Sequence[RankSeries]) -> NDArray[np.int64]:
    first = series[0].step
    if all(one.step is first or np.array_equal(one.step, first) for one in series[1:]):
        return first
    return np.unique(np.concatenate([one.step for one in series]))


def _windows(series: Sequence[RankSeries], step: NDArray[np.int64]) -> Iterator[_Window]:
    """The steps in windows of equal length, so that few values are looked at together."""
    count = min(MOST_WINDOWS, max(1, len(step) // LEAST_STEPS))
    bounds = np.linspace(0, len(step), count + 1).astype(np.int64).tolist()
    is_whole = all(len(one.step) == len(step) for one in series)
    if is_whole:
        yield from _together(series, bounds)
        return
    for start, stop in pairwise(bounds):
        yield _scattered(series, step, slice(start, stop))


def _together(series: Sequence[RankSeries], bounds: Sequence[int]) -> Iterator[_Window]:
    """The same of ranks that all have every step: some windows are copied at once."""
    by_end = sorted(series, key=lambda one: float(one.wall_time[-1]))
    times = by_end[(len(series) - 1) // 2].wall_time
    longest = max(1, *(stop - start for start, stop in pairwise(bounds)))
    at_once = max(1, AT_ONCE // (longest * len(series)))
    room = np.empty(len(series) * at_once * longest)  # of each turn: new memory takes longer
    for first in range(0, len(bounds) - 1, at_once):
        some = bounds[first : first + at_once + 1]
        held = room[: len(series) * (some[-1] - some[0])]
        np.concatenate([one.value[some[0] : some[-1]] for one in series], out=held)
        held = held.reshape(len(series), -1)
        for start, stop in pairwise(some):
            values = held[:, start - some[0] : stop - some[0]]
            yield _Window(slice(start, stop), values, times[start:stop], None)


def _scattered(series: Sequence[RankSeries], step: NDArray[np.int64], rows: slice) -> _Window:
    """The same of ranks that do not all have every step."""
    own = step[rows]
    values, times = (np.full((len(series), len(own)), np.nan) for _ in range(2))
    present = np.zeros(values.shape, np.bool_)
    for index, one in enumerate(series):
        begin, end = np.searchsorted(one.step, (own[0], own[-1] + 1))
        at = np.searchsorted(own, one.step[begin:end])
        values[index, at], times[index, at] = one.value[begin:end], one.wall_time[begin:end]
        present[index, at] = True
    return _Window(rows, values, aggregate(times, "median", "range").middle, present)


def _reaching(values: Floats) -> tuple[Floats, Floats, Floats]:
    """The median, the lowest and the highest of each step."""
    ordered = values.T.copy()
    ordered.sort(axis=1)  # as fast as parting it in the middle, and the ends are told as well
    low, high = ordered[:, 0], ordered[:, -1]
    if np.isnan(high).any():  # which stands last
        group = aggregate(values, "median", "range")
        return group.middle, group.low, group.high
    half = len(values) // 2
    if len(values) % 2:
        return ordered[:, half], low, high
    with np.errstate(invalid="ignore"):  # between both infinities there is no middle
        return ordered[:, half - 1] / 2 + ordered[:, half] / 2, low, high


def _far_ranks(window: _Window, middle: Floats) -> Iterator[tuple[int, float, int, int, int]]:
    """The index of each rank that lies apart, how far, and the first, last and furthest step."""
    if len(window.values) < FEWEST:
        return
    with np.errstate(invalid="ignore"):
        distance = window.values - middle
    np.abs(distance, out=distance)
    is_known = bool(np.isfinite(distance.sum()))
    if is_known:
        furthest = distance.max(axis=1)
        deviation = _deviation(distance.ravel(), len(distance), middle)
    else:
        known = np.isfinite(distance)
        deviation = _deviation(distance[known], len(distance), middle)
        odd = np.isfinite(middle) & ~np.isfinite(window.values)
        if window.present is not None:
            odd &= window.present
        distance = np.where(known, distance, np.where(odd, np.inf, 0.0))
        furthest = distance.max(axis=1)
    able = np.flatnonzero(furthest > LASTING * deviation)  # others never are as far away
    if not len(able):
        return
    with np.errstate(invalid="ignore"):
        off = window.values[able] - middle
    if is_known:
        own, half = np.abs(off), off.shape[1] // 2
        lasting = np.partition(off, half, axis=1)[:, half]
    else:
        own = distance[able]
        lasting = np.array([_median(row[has]) for row, has in zip(off, known[able], strict=True)])
    far = (furthest[able] > ALONE * deviation) | (np.abs(lasting) > LASTING * deviation)
    for row in np.flatnonzero(far).tolist():
        beyond = np.flatnonzero(own[row] > LASTING * deviation)
        at = int(own[row].argmax())
        first, last = (int(beyond[0]), int(beyond[-1])) if len(beyond) else (at, at)
        yield int(able[row]), float(own[row, at]), first, last, at


def _median(values: Floats) -> float:
    return float(np.median(values)) if len(values) else 0.0


def _deviation(distance: Floats, ranks: int, middle: Floats) -> float:
    """A robust standard deviation of distances from the middle, of all ranks of a window.

    It changes their order.

    The median of all distances, scaled as for normal numbers; where more than half of them are 0,
    their mean (Iglewicz and Hoaglin, How to detect and handle outliers, 1993). Of few ranks one is
    the middle itself, which a factor makes up for.
    """
    if not distance.size:
        return 0.0
    mean, half = float(distance.mean()), distance.size // 2
    distance.partition(half)
    median = float(distance[half])
    few = 4.5 if ranks == FEWEST else NORMAL * ranks / (ranks - 1.25)  # by simulation
    scale = few * median if median > 0 else 1.2533 * mean
    finite = np.abs(middle[np.isfinite(middle)])
    if not len(finite) or scale >= LEAST_SHARE * float(finite.max()):
        return scale
    return max(scale, LEAST_SHARE * float(np.median(finite)))
