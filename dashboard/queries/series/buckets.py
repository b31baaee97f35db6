"""Many points as few: the mean, lowest and highest value in each slice of the x axis."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import numpy as np

from .edges import common_edges, edges, reach_of
from .reduction import Buckets, reduced

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from .curves import Curve
    from .edges import AxisWindow

_Found = TypeVar("_Found")

# A run that is short beside the others still shows its shape when somebody looks closer.
LEAST = 64


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

    def starts_of(curve: Curve) -> NDArray[np.int64] | None:
        cut = _cut(curve, count, coarse, log=log)
        if cut is None or window is None or fine is None:
            return cut
        return _closer(cut, curve, count, fine, window)

    return reduced(curves, _for_each_x(curves, starts_of))


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
    fine = common_edges(reach or reach_of(curves, log=log), count, window, log=log)

    def held(curve: Curve) -> tuple[slice | NDArray[np.bool_], NDArray[np.int64] | None]:
        """Which points lie in the window, and where their buckets begin."""
        rows = _within(curve, window)
        part = curve.rows(rows)
        if len(part.x) > count and part.ascends:
            return rows, _starts(part.indices(fine), len(part.x))
        return rows, _cut(part, count, fine, log=log)

    found = _for_each_x(curves, held)
    parts = [curve.rows(rows) for curve, (rows, _) in zip(curves, found, strict=True)]
    return reduced(parts, [cut for _, cut in found])


def _for_each_x(curves: Sequence[Curve], find: Callable[[Curve], _Found]) -> list[_Found]:
    """What is found of each curve's x, looked for once where neighbours have the very same.

    Runs of one sweep record at the same steps.
    """
    found: list[_Found] = []
    before: Curve | None = None
    for curve in curves:
        if (
            before is None
            or before.ascends != curve.ascends
            or not np.array_equal(before.x, curve.x)
        ):
            found.append(find(curve))
        else:
            found.append(found[-1])
        before = curve
    return found


def _within(curve: Curve, window: AxisWindow) -> slice | NDArray[np.bool_]:
    """Which points lie in a window, and one more on either side."""
    if curve.ascends:
        first = int(curve.indices(np.array([window.low]))[0]) - 1
        last = int(curve.indices(np.array([window.high]), "right")[0]) + 1
        return slice(max(first, 0), max(last, 0))
    inside = (curve.x >= window.low) & (curve.x <= window.high)
    inside[1:] |= inside[:-1].copy()
    inside[:-1] |= inside[1:].copy()
    return inside


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
