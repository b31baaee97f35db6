"""Histograms of many steps on one set of bins, so that steps and runs can be compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import NDArray

BINS = 48
MOST_STEPS = 96


@dataclass(frozen=True)
class Density:
    """Counts of values over steps.

    Attributes:
        steps: (S,) The steps shown.
        edges: (B + 1,) The edges of the bins.
        counts: (S, B) Values in each bin at each step; a row adds up to that step's finite values.

    """

    steps: NDArray[np.int64]
    edges: NDArray[np.float64]
    counts: NDArray[np.float64]

    @property
    def centres(self) -> NDArray[np.float64]:
        return (self.edges[:-1] + self.edges[1:]) / 2


def common_edges(rows: pd.DataFrame, bins: int = BINS) -> NDArray[np.float64]:
    """The edges of equal bins from the lowest to the highest finite value in any row."""
    bounds = rows[["min", "max"]].to_numpy(np.float64)
    bounds = bounds[np.isfinite(bounds)]
    low, high = (float(bounds.min()), float(bounds.max())) if bounds.size else (0.0, 1.0)
    if low == high:
        room = max(abs(low) * 0.05, 1e-6)  # a constant still needs a bin of some width
        low, high = low - room, high + room
    return np.linspace(low, high, bins + 1)


def density(
    rows: pd.DataFrame, edges: NDArray[np.float64], most_steps: int = MOST_STEPS
) -> Density:
    """The rows of one run and tag on common bins.

    Of more than `most_steps` steps an even choice is kept, the first and the last among them. The
    values of a recorded bucket are taken as evenly spread over its width.
    """
    chosen = np.unique(np.linspace(0, len(rows) - 1, min(len(rows), most_steps)).round())
    kept = rows.iloc[chosen.astype(int)]
    parts = zip(kept["left"], kept["width"], kept["bucket_count"], strict=True)
    counts = [
        _spread(_floats(left), _floats(width), _floats(count), edges)
        for left, width, count in parts
    ]
    return Density(kept["step"].to_numpy(np.int64), edges, np.array(counts))


def _spread(
    left: NDArray[np.float64],
    width: NDArray[np.float64],
    count: NDArray[np.float64],
    edges: NDArray[np.float64],
) -> NDArray[np.float64]:
    """The counts of one histogram on other edges."""
    bins = len(edges) - 1
    usable = np.isfinite(left) & np.isfinite(width) & (count > 0)
    left, width, count = left[usable], width[usable], count[usable]
    points = width <= 0
    places = np.searchsorted(edges, left[points], side="right") - 1
    spread: NDArray[np.float64] = np.zeros(bins)
    np.add.at(spread, np.clip(places, 0, bins - 1), count[points])
    left, width, count = left[~points, None], width[~points, None], count[~points]
    # Rounding in the file may leave a sliver outside the outermost edges: it belongs to them.
    outer = edges.copy()
    outer[0], outer[-1] = -np.inf, np.inf
    overlap = np.minimum(left + width, outer[1:]) - np.maximum(left, outer[:-1])
    spread += count @ (np.clip(overlap, 0.0, None) / width)
    return spread


def _floats(values: Any) -> NDArray[np.float64]:
    return np.asarray(values, np.float64)
