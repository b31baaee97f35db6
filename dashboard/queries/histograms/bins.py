"""Histograms of many steps on one set of bins, so that steps and runs can be compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

BINS = 48
MOST_STEPS = 96
# Rows that the central range is taken from: more would cost time, and move it by little.
MOST_FOR_RANGE = 256
BUCKETS = ("left", "width", "bucket_count", "min", "max")


@dataclass(frozen=True)
class Density:
    """Counts of values over steps.

    Attributes:
        steps: (S,) The steps shown.
        edges: (B + 1,) The edges of the bins.
        counts: (S, B) Values in each bin at each step.
        outside: (S,) Finite values beyond the edges; a row of counts and its outside add up to
            that step's finite values.

    """

    steps: NDArray[np.int64]
    edges: NDArray[np.float64]
    counts: NDArray[np.float64]
    outside: NDArray[np.float64]

    @property
    def centres(self) -> NDArray[np.float64]:
        return (self.edges[:-1] + self.edges[1:]) / 2

    @property
    def shares(self) -> NDArray[np.float64]:
        """Counts as shares of all finite values of their step."""
        totals = self.counts.sum(axis=1) + self.outside
        return self.counts / np.where(totals > 0, totals, 1.0)[:, None]


def common_edges(
    rows: pd.DataFrame, bins: int = BINS, central: float | None = None
) -> NDArray[np.float64]:
    """The edges of equal bins over the finite values of all rows.

    Args:
        rows: Rows of the histogram table.
        bins: How many bins.
        central: The share of all values that the bins have to hold, the same number of them left
            out at either end; None for all values, from the lowest to the highest.

    """
    low, high = _bounds(rows)
    if central is not None and low < high:
        low, high = _central(rows, central, (low, high))
    if low == high:
        room = max(abs(low) * 0.05, 1e-6)  # a constant still needs a bin of some width
        low, high = low - room, high + room
    return np.linspace(low, high, bins + 1)


def _bounds(rows: pd.DataFrame) -> tuple[float, float]:
    bounds = rows[["min", "max"]].to_numpy(np.float64)
    bounds = bounds[np.isfinite(bounds)]
    return (float(bounds.min()), float(bounds.max())) if bounds.size else (0.0, 1.0)


def _central(rows: pd.DataFrame, share: float, bounds: tuple[float, float]) -> tuple[float, float]:
    """Where the two tails end, of an even choice of the rows taken together."""
    left, width, count = _flattened(evenly(rows, MOST_FOR_RANGE))
    if not count.sum():
        return bounds
    # Each bucket adds its height from its left edge on and takes it away at its right one.
    narrow = np.maximum(width, (bounds[1] - bounds[0]) * 1e-9)
    sides = np.concatenate([left, left + narrow])
    order = np.argsort(sides, kind="stable")
    height = np.cumsum(np.concatenate([count / narrow, -count / narrow])[order])
    sides = sides[order]
    below = np.concatenate([[0.0], np.cumsum(height[:-1] * np.diff(sides))])
    tail = (1 - share) / 2 * float(count.sum())
    low, high = np.interp([tail, count.sum() - tail], np.maximum.accumulate(below), sides)
    return max(bounds[0], float(low)), min(bounds[1], float(high))


def _flattened(rows: pd.DataFrame) -> tuple[Floats, Floats, Floats]:
    """(left, width, count) of the buckets of all rows."""
    return joined([recorded(*row) for row in zip(*(rows[name] for name in BUCKETS), strict=True)])


def joined(parts: Sequence[tuple[Floats, Floats, Floats]]) -> tuple[Floats, Floats, Floats]:
    """(left, width, count) of many rows, one after the other."""
    nothing = (np.empty(0),) * 3
    left, width, count = map(np.concatenate, zip(*parts, nothing, strict=True))
    return left, width, count


def recorded(
    left: Any, width: Any, count: Any, low: float, high: float
) -> tuple[Floats, Floats, Floats]:
    """The buckets of a row that hold values, no wider than from its lowest to its highest value.

    A constant has a bucket of some width in the file, and no width here.
    """
    left, width, count = (np.asarray(part, np.float64) for part in (left, width, count))
    usable = np.isfinite(left) & np.isfinite(width) & (count > 0)
    left, width, count = left[usable], width[usable], count[usable]
    if not low <= high:  # a foreign file that does not say
        return left, width, count
    right = np.clip(left + width, low, high)
    left = np.clip(left, low, high)
    return left, right - left, count


def evenly(rows: pd.DataFrame, most: int) -> pd.DataFrame:
    """At most so many rows, evenly chosen, the first and the last among them."""
    if len(rows) <= most:
        return rows
    return rows.iloc[np.unique(np.linspace(0, len(rows) - 1, most).round()).astype(int)]


def density(
    rows: pd.DataFrame, edges: NDArray[np.float64], most_steps: int = MOST_STEPS
) -> Density:
    """The rows of one run and tag on common bins.

    Of more than `most_steps` steps an even choice is kept, the first and the last among them. The
    values of a recorded bucket are taken as evenly spread over its width.
    """
    kept = evenly(rows, most_steps)
    counts, outside = [], []
    for row in zip(*(kept[name] for name in BUCKETS), strict=True):
        inside, beyond = _spread(*recorded(*row), edges, row[-2:])
        counts.append(inside)
        outside.append(beyond)
    shape = (len(kept), len(edges) - 1)
    return Density(
        kept["step"].to_numpy(np.int64),
        edges,
        np.array(counts, np.float64).reshape(shape),
        np.array(outside, np.float64),
    )


def _spread(
    left: Floats, width: Floats, count: Floats, edges: Floats, bounds: tuple[float, float]
) -> tuple[Floats, float]:
    """The counts of one histogram on other edges, and how many values lie beyond them."""
    bins = len(edges) - 1
    points = width <= 0
    spread: Floats = np.zeros(bins)
    # Rounding in the file may leave a sliver outside the outermost edges: it belongs to them,
    # unless the edges leave values out on purpose.
    outer = edges.copy()
    if not bounds[0] < edges[0]:
        outer[0] = -np.inf
    if not bounds[1] > edges[-1]:
        outer[-1] = np.inf
    held = points & (left >= outer[0]) & (left <= outer[-1])
    indices = np.searchsorted(edges, left[held], side="right") - 1
    np.add.at(spread, np.clip(indices, 0, bins - 1), count[held])
    wide, width, weight = left[~points, None], width[~points, None], count[~points]
    overlap = np.minimum(wide + width, outer[1:]) - np.maximum(wide, outer[:-1])
    spread += weight @ (np.clip(overlap, 0.0, None) / width)
    beyond = float(count.sum() - spread.sum())
    return spread, beyond if beyond > 1e-9 * float(count.sum()) else 0.0
