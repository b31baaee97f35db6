"""The axes of a grid on a plane: how many nodes, from where to where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from numbers import Integral, Real
from typing import Any

import numpy as np

from insight.errors import SummaryValueError, ValueKindError

from .parameters import Array

MARGIN = 0.2
"""What a range leaves on each side of a path, as a share of the path's own."""

_WHERE = "surface"

Size = int | tuple[int, int]
Range = tuple[float, float]


@dataclass(frozen=True, eq=False)
class Axes:
    """Where the columns and the rows of a grid lie.

    Attributes:
        x: The coordinates of the columns along the first direction, (nx,), rising.
        y: Those of the rows along the second, (ny,).

    """

    x: Array
    y: Array

    @property
    def shape(self) -> tuple[int, int]:
        """(ny, nx), the shape of `z`."""
        return self.y.size, self.x.size


def axes_of(
    path: Array, size: Size | Sequence[int], ranges: Sequence[Any] | None, where: str = _WHERE
) -> Axes:
    """The axes of a grid: so many nodes, over given ranges or over those of a path.

    Args:
        path: Coordinates that the grid has to hold, (n, 2); none for -1 to 1.
        size: Nodes of each axis, or (nx, ny). With an odd number the middle is a node.
        ranges: (low, high) for both axes, or one such pair for each; None for those of the path,
            with 20% of them as a margin on each side.
        where: What stands first in errors.

    Raises:
        ValueKindError: If a size or a bound is no number.
        SummaryValueError: If a size is below 2, or a range is empty or not finite.

    >>> axes = axes_of(np.array([[0.0, 1.0], [10.0, 3.0]]), (3, 2), None)
    >>> axes.x.tolist(), axes.y.tolist()
    ([-2.0, 5.0, 12.0], [0.6, 3.4])

    """
    columns, rows = _sizes(size, where)
    bounds = ranges_around(path) if ranges is None else _ranges(ranges, where)
    x, y = (np.linspace(*bound, n) for bound, n in zip(bounds, (columns, rows), strict=True))
    return Axes(x, y)


def ranges_around(path: Array) -> tuple[Range, Range]:
    """From where to where the axes go for a path, as MindSpore's do: 20% more on each side.

    Where the path does not move along an axis, that axis is as wide as the other; -1 to 1 where
    there is none.
    """
    if not len(path):
        return (-1.0, 1.0), (-1.0, 1.0)
    low, high = path.min(axis=0), path.max(axis=0)
    extent = high - low
    widest = float(extent.max()) or 2.0 / (1 + 2 * MARGIN)
    bounds = []
    for axis in (0, 1):
        still = extent[axis] <= 1e-9 * widest
        beside = MARGIN * extent[axis] if not still else (0.5 + MARGIN) * widest
        bounds.append((float(low[axis] - beside), float(high[axis] + beside)))
    return bounds[0], bounds[1]


def _sizes(size: Any, where: str) -> tuple[int, int]:
    pair = (size, size) if isinstance(size, Integral) else size
    if not isinstance(pair, Sequence) or isinstance(pair, str) or len(pair) != 2:
        raise ValueKindError.of(f"{where}: size", "a whole number or (nx, ny)", size)
    for one in pair:
        if not isinstance(one, Integral) or isinstance(one, bool):
            raise ValueKindError.of(f"{where}: size", "a whole number or (nx, ny)", one)
        if one < 2:
            raise SummaryValueError.of(f"{where}: size", "at least 2 nodes on an axis", one)
    return int(pair[0]), int(pair[1])


def _ranges(ranges: Any, where: str) -> tuple[Range, Range]:
    where = f"{where}: ranges"
    expected = "(low, high), or one such pair for each axis"
    if not isinstance(ranges, Sequence | np.ndarray) or len(ranges) != 2:
        raise ValueKindError.of(where, expected, ranges)
    both = (ranges, ranges) if all(isinstance(one, Real) for one in ranges) else ranges
    try:
        (a, b), (c, d) = ((float(low), float(high)) for low, high in both)
    except (TypeError, ValueError) as error:
        raise ValueKindError.of(where, expected, ranges) from error
    for low, high in ((a, b), (c, d)):
        if not (np.isfinite([low, high]).all() and low < high):
            raise SummaryValueError.of(where, "a finite low below a finite high", (low, high))
    return (a, b), (c, d)
