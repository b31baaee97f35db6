"""The shape of a curve: which of many points draw it, and the area below it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

_A_STRETCH = 6  # points kept of each: the first, the last, and the extremes of x and of y


def chosen_points(x: Numbers, y: Numbers, most: int) -> NDArray[np.int64]:
    """The indices of at most so many points, ascending, with which the curve looks as with all.

    The way along the curve, each axis measured by its range, is cut into equal stretches; of each
    its ends and extremes are kept, and one point where the curve has a gap. So a steep part keeps
    as many as a flat one.

    Args:
        x: The points as they are drawn: on a log axis, their logarithms.
        y: Likewise.
        most: At least 12.

    """
    count = len(x)
    if count <= most:
        return np.arange(count)
    finite = np.isfinite(x) & np.isfinite(y)
    gaps = np.flatnonzero(~finite)
    lone = gaps[np.concatenate(([True], np.diff(gaps) > 1))[: len(gaps)]]  # the first of each gap
    held = np.flatnonzero(finite)
    if not len(held):
        return lone[:1]
    way = np.cumsum(_lengths(x[held], y[held]))
    stretches = max(1, (most - min(len(lone), most // 3)) // _A_STRETCH)
    cut = np.minimum((way / max(way[-1], 1e-300) * stretches).astype(np.int64), stretches - 1)
    starts = np.flatnonzero(np.concatenate(([True], np.diff(cut) > 0)))
    ends = np.append(starts[1:], len(held))
    kept = [held[starts], held[ends - 1]]
    kept += [held[_extremes(values[held], starts, ends)] for values in (x, y, -x, -y)]
    room = most // 3
    thin = lone[:: max(1, math.ceil(len(lone) / room))] if len(lone) else lone
    return np.unique(np.concatenate([*kept, thin]))


def _lengths(x: Numbers, y: Numbers) -> Numbers:
    """How far each point is from the one before, an axis by its range."""
    far = np.zeros(len(x))
    for values in (x, y):
        reach = values.max() - values.min()
        if reach > 0 and math.isfinite(reach):
            far[1:] += np.abs(np.diff(values / reach))
    return far if far[-1:].size and far.sum() > 0 else np.ones(len(x))


def _extremes(
    values: Numbers, starts: NDArray[np.int64], ends: NDArray[np.int64]
) -> NDArray[np.int64]:
    """The index of the least value of each stretch."""
    least = np.repeat(np.minimum.reduceat(values, starts), ends - starts)
    places = np.flatnonzero(values == least)
    owner = np.searchsorted(starts, places, side="right")
    _, first = np.unique(owner, return_index=True)
    return places[first]


def area_below(x: Numbers, y: Numbers) -> float:
    """The area below a curve whose x never turns back, by trapezoids; NaN of any other.

    >>> area_below(np.array([0.0, 0.5, 1.0]), np.array([0.0, 1.0, 1.0]))
    0.75
    >>> area_below(np.array([1.0, 0.0]), np.array([0.0, 1.0]))  # as recall falls
    0.5

    """
    if len(x) < 2 or not (np.isfinite(x).all() and np.isfinite(y).all()):
        return math.nan
    steps = np.diff(x)
    if not ((steps >= 0).all() or (steps <= 0).all()):
        return math.nan
    with np.errstate(over="ignore", invalid="ignore"):
        found = float(np.sum(steps * (y[1:] + y[:-1]) / 2))
    return -found if steps.sum() < 0 else found


def is_square(x: Numbers, y: Numbers) -> bool:
    """Whether all of a curve lies between 0 and 1, as precision, recall and rates do."""
    return all(
        bool(((values >= 0) & (values <= 1) | ~np.isfinite(values)).all()) for values in (x, y)
    )
