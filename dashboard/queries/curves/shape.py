"""The shape of a curve: which of many points draw it, and the area below it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

_A_STRETCH = 6  # points kept of each: the first, the last, and the extremes of x and of y
_A_COLUMN = 4  # of one of equal width, in which the ends are the extremes of x
_LONGEST_STEP = 0.01  # of a range: noise does not take all stretches


def chosen_points(x: Numbers, y: Numbers, most: int) -> NDArray[np.int64]:
    """The indices of at most so many points, ascending, with which the curve looks as with all.

    The curve is cut into stretches, of each of which its ends and extremes are kept: where x never
    turns back, into columns of equal width, as narrow as a pixel; else by the way along it, each
    axis measured by its range. Of each gap one point is kept, as long as there is room.

    Args:
        x: The points as they are drawn: on a log axis, their logarithms.
        y: Likewise.
        most: At least 24.

    """
    if len(x) <= most:
        return np.arange(len(x))
    finite = np.isfinite(x) & np.isfinite(y)
    held, gaps = np.flatnonzero(finite), np.flatnonzero(~finite)
    firsts = gaps[np.diff(gaps, prepend=-2) > 1]
    room = most // 3
    thin = firsts[:: max(1, math.ceil(len(firsts) / room))]
    if not len(held):
        return thin[:1]
    one_way = goes_one_way(x[held])
    stretches = max(1, (most - len(thin)) // (_A_COLUMN if one_way else _A_STRETCH))
    way = _columns(x[held]) if one_way else _way(x[held], y[held])
    cut = np.minimum((way * stretches).astype(np.int64), stretches - 1)
    starts = np.flatnonzero(np.diff(cut, prepend=-1))
    ends = np.append(starts[1:], len(held))
    kept = [held[starts], held[ends - 1], thin]
    extremes = (y, -y) if one_way else (x, y, -x, -y)
    kept += [held[_least(values[held], starts, ends)] for values in extremes]
    return np.unique(np.concatenate(kept))


def goes_one_way(x: Numbers) -> bool:
    """Whether x never turns back; it may stand still."""
    rises = np.diff(x) >= 0
    return bool(rises.all()) or bool((np.diff(x) <= 0).all())


def _columns(x: Numbers) -> Numbers:
    """Where each point lies between the first and the last, from 0 to 1."""
    reach = x[-1] - x[0]
    if not math.isfinite(reach):  # of numbers near the largest there are
        return _columns(x / 4)
    return (x - x[0]) / reach if reach else np.linspace(0.0, 1.0, len(x))


def _way(x: Numbers, y: Numbers) -> Numbers:
    """How far along the curve each point lies, from 0 to 1."""
    far = np.zeros(len(x))
    for values in (x / 4, y / 4):
        reach = values.max() - values.min()
        if reach > 0:
            far[1:] += np.minimum(np.abs(np.diff(values)) / reach, _LONGEST_STEP)
    way = np.cumsum(far)
    return way / way[-1] if way[-1] > 0 else np.linspace(0.0, 1.0, len(x))


def _least(
    values: Numbers, starts: NDArray[np.int64], ends: NDArray[np.int64]
) -> NDArray[np.int64]:
    """The index of the least value of each stretch."""
    least = np.repeat(np.minimum.reduceat(values, starts), ends - starts)
    indices = np.flatnonzero(values == least)
    owner = np.searchsorted(starts, indices, side="right")
    return indices[np.diff(owner, prepend=0) > 0]


def area_below(x: Numbers, y: Numbers) -> float:
    """The area below a curve whose x never turns back, by trapezoids; NaN of any other.

    >>> area_below(np.array([0.0, 0.5, 1.0]), np.array([0.0, 1.0, 1.0]))
    0.75
    >>> area_below(np.array([1.0, 0.0]), np.array([0.0, 1.0]))  # as recall falls
    0.5

    """
    if len(x) < 2 or not (np.isfinite(x).all() and np.isfinite(y).all()) or not goes_one_way(x):
        return math.nan
    with np.errstate(over="ignore", invalid="ignore"):
        found = float(np.sum(np.diff(x) * (y[1:] + y[:-1]) / 2))
    return -found if x[-1] < x[0] else found


def is_unit(x: Numbers, y: Numbers) -> bool:
    """Whether all of a curve lies between 0 and 1, as precision, recall and rates do."""
    return all(
        bool((((values >= 0) & (values <= 1)) | ~np.isfinite(values)).all()) for values in (x, y)
    )
