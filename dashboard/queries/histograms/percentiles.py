"""Percentiles of recorded histograms: how wide the values lie, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .bins import BUCKETS, MOST_STEPS, evenly, recorded

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

SHARES = (5.0, 16.0, 50.0, 84.0, 95.0)
NAMES = ("min", "5 %", "16 %", "50 %", "84 %", "95 %", "max")


@dataclass(frozen=True)
class Percentiles:
    """Where the values lie at each step.

    Attributes:
        steps: (S,) The steps shown.
        lines: (7, S) The lines of `NAMES`, from below; NaN at a step without a finite value.

    """

    steps: NDArray[np.int64]
    lines: NDArray[np.float64]


def percentiles(rows: pd.DataFrame, most_steps: int = MOST_STEPS) -> Percentiles:
    """The lines of one run and tag.

    The lowest and the highest value were recorded. What lies between is read from the buckets,
    whose values are taken as evenly spread over their width: an error of at most one bucket.
    """
    kept = evenly(rows, most_steps)
    rows_of = zip(*(kept[name] for name in BUCKETS), strict=True)
    values = np.array([_lines(*recorded(*row), *row[-2:]) for row in rows_of], np.float64)
    return Percentiles(kept["step"].to_numpy(np.int64), values.reshape(len(kept), len(NAMES)).T)


def _lines(left: Floats, width: Floats, count: Floats, low: float, high: float) -> Floats:
    lines: Floats = np.full(len(NAMES), np.nan)
    if not count.size:
        return lines
    reached = np.cumsum(count)
    # Each bucket rises from what is below it to what it reaches; between buckets nothing rises.
    shares = np.column_stack([reached - count, reached]).reshape(-1) / reached[-1]
    sides = np.column_stack([left, left + width]).reshape(-1)
    lines[0], lines[-1] = low, high
    lines[1:-1] = np.interp(np.array(SHARES) / 100, shares, sides)
    return lines
