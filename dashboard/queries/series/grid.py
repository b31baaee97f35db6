"""Runs side by side: the mean of each in each slice of one axis, as a matrix."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .edges import common_edges, reach_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from .curves import Curve
    from .edges import AxisWindow

FEWEST_SLICES = 4
# Of the points of all runs but the longest, from which share on places count as common ones.
COMMON = 0.8


class Grid(NamedTuple):
    """Means of R runs in S slices.

    Attributes:
        x: (S,) The x of the slices: the value itself where a slice holds one, else the middle.
        mean: (R, S) Over the finite values of a run in a slice; NaN where it has none.
        size: (R, S) Points of a run in a slice.
        step, wall_time: (R, S) Their means; NaN where there is no point.

    """

    x: NDArray[np.float64]
    mean: NDArray[np.float64]
    size: NDArray[np.int64]
    step: NDArray[np.float64]
    wall_time: NDArray[np.float64]


def grid(
    curves: Sequence[Curve], count: int, window: AxisWindow | None = None, *, log: bool = False
) -> Grid:
    """The runs on a common grid.

    Where the runs have points at the same x, and at most `count` different ones, each of them is a
    slice of its own, so that values are compared at the very same x; so it is within the window.
    Otherwise slices are equally wide, and hold two points of a usual run or more: a slice that
    some runs miss would move the mean of all. Smoothed values are taken where the curves have them.
    """
    own = _own_x(curves, count)
    starts, x = (own, own) if own is not None else _slices(curves, count, window, log=log)
    shape = (len(curves), len(x))
    mean, step, wall_time = (np.full(shape, np.nan) for _ in range(3))
    size = np.zeros(shape, np.int64)
    for row, curve in enumerate(curves):
        ordered = curve if curve.ascends else curve.rows(np.argsort(curve.x, kind="stable"))
        bounds = np.append(ordered.indices(starts), len(ordered.x))
        size[row] = np.diff(bounds)
        value = ordered.value if ordered.smooth is None else ordered.smooth
        finite = np.isfinite(value)
        held = _sums(finite.astype(np.float64), bounds)
        with np.errstate(invalid="ignore", divide="ignore"):
            mean[row] = _sums(np.where(finite, value, 0.0), bounds) / held
            step[row] = _sums(ordered.step.astype(np.float64), bounds) / size[row]
            since = _sums(ordered.wall_time - curve.started, bounds) / size[row]
        wall_time[row] = since + curve.started
    return Grid(x, mean, size, step, wall_time)


def less_base(found: Grid, base: int) -> Grid:
    """What each run is above one of them, slice by slice; NaN where either has no value."""
    return found._replace(mean=found.mean - found.mean[base])


def _sums(values: NDArray[np.float64], bounds: NDArray[np.int64]) -> NDArray[np.float64]:
    """Sums between ascending bounds, the last of which is the end; 0 where nothing lies."""
    starts, ends = bounds[:-1], bounds[1:]
    filled = ends > starts
    sums = np.zeros(len(starts))
    if filled.any():
        last = int(bounds[-1])
        sums[filled] = np.add.reduceat(values[:last], starts[filled])
    return sums


def _own_x(curves: Sequence[Curve], count: int) -> NDArray[np.float64] | None:
    """Every x that there is, if these are few and most runs have their points at the same ones."""
    longest = max((len(curve.x) for curve in curves), default=0)
    if not 0 < longest <= count:
        return None
    values = sorted((np.unique(curve.x) for curve in curves), key=len)
    every, holders = np.unique(np.concatenate(values), return_counts=True)
    others = np.concatenate([*values[:-1], every[:0]])
    common = int(np.isin(others, every[holders > 1]).sum())
    if len(every) > count or common < COMMON * len(others):
        return None
    return every.astype(np.float64)


def _slices(
    curves: Sequence[Curve], count: int, window: AxisWindow | None, *, log: bool
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Where slices begin, the first below everything, and their x."""
    reach = reach_of(curves, log=log)
    bounds = common_edges(reach, _fewer(curves, count), log=log)
    own = None
    if window is not None:
        inside = [_within(curve, window) for curve in curves]
        inside = [curve for curve in inside if len(curve.x)]
        own = _own_x(inside, count)
        if own is not None:
            fine = np.append(own, np.nextafter(own[-1], np.inf))
        else:
            fine = common_edges(reach, _fewer(inside, count), window, log=log)
        before, after = bounds[bounds < fine[0]], bounds[bounds > fine[-1]]
        bounds = np.concatenate((before, fine, after))
    low, high = bounds[:-1], bounds[1:]
    x = np.sqrt(low * high) if log else low / 2 + high / 2
    if own is not None:
        x[len(before) : len(before) + len(own)] = own
    starts = low.copy()
    if len(starts):
        starts[0] = np.nextafter(0.0, 1.0) if log else -np.inf
    return starts, x


def _fewer(curves: Sequence[Curve], count: int) -> int:
    """How many slices a usual run has enough points for."""
    usual = int(np.median([len(curve.x) for curve in curves])) if curves else 0
    return max(FEWEST_SLICES, min(count, usual // 2))


def _within(curve: Curve, window: AxisWindow) -> Curve:
    return curve.rows((curve.x >= window.low) & (curve.x <= window.high))
