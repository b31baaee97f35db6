"""Runs side by side: the mean of each in each slice of one axis, as a matrix."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .buckets import common_edges

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from .buckets import Window
    from .curves import Curve

FEWEST_SLICES = 8


class Grid(NamedTuple):
    """Means of R runs in S slices.

    Attributes:
        x: (S,) The places of the slices: the value itself where a slice holds one, else the middle.
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
    curves: Sequence[Curve], count: int, window: Window | None = None, *, log: bool = False
) -> Grid:
    """The runs on a common grid.

    Where all runs together have at most `count` different x, each of them is a slice of its own,
    so that values are compared at the very same x. Otherwise slices are equally wide, and no more
    of them than a usual run has points: a line of means then has no holes. Smoothed values are
    taken where the curves have them.
    """
    own = _own_places(curves, count)
    starts, places = own if own is not None else _slices(curves, count, window, log=log)
    shape = (len(curves), len(places))
    mean, step, wall_time = (np.full(shape, np.nan) for _ in range(3))
    size = np.zeros(shape, np.int64)
    for row, curve in enumerate(curves):
        ordered = curve if curve.ascends else curve.rows(np.argsort(curve.x, kind="stable"))
        bounds = np.append(ordered.places(starts), len(ordered.x))
        size[row] = np.diff(bounds)
        value = ordered.value if ordered.smooth is None else ordered.smooth
        finite = np.isfinite(value)
        held = _sums(finite.astype(np.float64), bounds)
        with np.errstate(invalid="ignore", divide="ignore"):
            mean[row] = _sums(np.where(finite, value, 0.0), bounds) / held
            step[row] = _sums(ordered.step.astype(np.float64), bounds) / size[row]
            since = _sums(ordered.wall_time - curve.started, bounds) / size[row]
        wall_time[row] = since + curve.started
    return Grid(places, mean, size, step, wall_time)


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


def _own_places(
    curves: Sequence[Curve], count: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]] | None:
    """Every x that there is, if these are few."""
    if not curves or max(len(curve.x) for curve in curves) > count:
        return None
    every = np.unique(np.concatenate([curve.x for curve in curves])).astype(np.float64)
    return (every, every) if len(every) <= count else None


def _slices(
    curves: Sequence[Curve], count: int, window: Window | None, *, log: bool
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Where slices begin, the first below everything, and their middles."""
    usual = int(np.median([len(curve.x) for curve in curves])) if curves else 0
    fewer = max(FEWEST_SLICES, min(count, usual))
    bounds = common_edges(curves, fewer, log=log)
    if window is not None:
        fine = common_edges(curves, fewer, window, log=log)
        around = (bounds < fine[0]) | (bounds > fine[-1])
        bounds = np.sort(np.concatenate((bounds[around], fine)))
    low, high = bounds[:-1], bounds[1:]
    middles = np.sqrt(low * high) if log else (low + high) / 2
    starts = low.copy()
    if len(starts):
        starts[0] = -np.inf
    return starts, middles
