"""Slices of an axis: where they begin, so that lines stay still while runs grow."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from .curves import Curve

EPSILON = float(np.finfo(np.float64).eps)
FARTHEST = float(np.finfo(np.float64).max)
SMALLEST = float(np.finfo(np.float64).tiny)
NOWHERE = (0.0, 1.0)  # what an axis shows that nothing lies on


class AxisWindow(NamedTuple):
    """A part of the x axis, in its units; both ends belong to it."""

    low: float
    high: float


def edges(low: float, high: float, count: int, *, log: bool = False) -> NDArray[np.float64]:
    """The bounds of at most about `count` equal slices that hold everything from low to high.

    They lie on multiples of a width that is a power of the fourth root of two, so that they stay
    where they are while a run grows, and lines that are drawn do not tremble. An end that is not
    finite leaves one slice.

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
    if not (math.isfinite(low) and math.isfinite(high)):
        return np.array(NOWHERE)
    if not math.isfinite(high - low):  # further apart than float64 reaches
        return np.clip(edges(low / 4, high / 4, count), -FARTHEST / 4, FARTHEST / 4) * 4
    span = high - low
    # Below this share of the numbers themselves float64 can no longer tell bounds apart.
    least = 16 * EPSILON * max(abs(low), abs(high), SMALLEST * count)
    if not span > least:
        return np.array([low, low + max(least, 1.0)])
    width = slice_width(span, count)
    first, last = math.floor(low / width), math.floor(high / width) + 1
    return width * np.arange(first, last + 1, dtype=np.float64)


def slice_width(span: float, count: int) -> float:
    """How wide at most `count` slices of a span are: one of few widths, which changes seldom."""
    return float(2.0 ** (math.ceil(4 * math.log2(span / count) - 1e-9) / 4))


def reach_of(curves: Sequence[Curve], *, log: bool = False) -> AxisWindow:
    """From the lowest to the highest x of all curves; on a log axis, of what lies above 0."""
    low = min((curve.low for curve in curves), default=NOWHERE[0])
    high = max((curve.high for curve in curves), default=NOWHERE[1])
    if not log:
        return AxisWindow(low, high)
    lowest = min((curve.positive for curve in curves), default=high)
    return AxisWindow(min(max(low, lowest), high), high)


def common_edges(
    reach: AxisWindow, count: int, window: AxisWindow | None = None, *, log: bool = False
) -> NDArray[np.float64]:
    """Slices over everything that is reached, or over a window of it."""
    if not log:
        return edges(*(window or reach), count)
    low, high = (max(window.low, reach.low), window.high) if window else reach
    low = min(low, high)
    return edges(low, high, count, log=True) if low > 0 else np.array(NOWHERE)
