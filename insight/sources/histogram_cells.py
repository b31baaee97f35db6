"""Histograms of counts and edges, as W&B and others write them, as the columns of the table."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from insight.errors import FormatError, compose

_MOST_BUCKETS = 1 << 20


def histogram_cells(value: Any) -> tuple[Any, ...]:
    """Count, extremes, sum, what is not finite (never known), and left, width, count of buckets.

    The extremes are those of the buckets that hold anything. Nobody keeps a sum: it is NaN.

    Raises:
        FormatError: If it is no histogram.

    >>> histogram_cells({"values": [0, 2, 1], "bins": [0, 1, 2, 3]})[:3]
    (3, 1.0, 3.0)

    """
    counts = np.asarray(value.get("values"), np.float64)
    edges = _edges(value, len(counts) if counts.ndim == 1 else 0)
    if counts.ndim != 1 or edges.shape != (len(counts) + 1,) or not np.isfinite(edges).all():
        expected = "one edge more than counts"
        raise FormatError(compose("histogram", expected, f"{edges.shape} and {counts.shape}"))
    if len(counts) > _MOST_BUCKETS or not (np.abs(counts) < 2**53).all():
        raise FormatError(compose("histogram", f"at most {_MOST_BUCKETS} counts", len(counts)))
    filled = np.flatnonzero(counts)
    low = float(edges[filled[0]]) if len(filled) else math.nan
    high = float(edges[filled[-1] + 1]) if len(filled) else math.nan
    whole = np.rint(counts).astype(np.int64)
    return int(whole.sum()), low, high, math.nan, 0, 0, 0, edges[:-1], np.diff(edges), whole


def _edges(value: Any, buckets: int) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The edges as they stand, or as their least, width and number."""
    packed = value.get("packedBins")
    if not isinstance(packed, dict):
        return np.asarray(value.get("bins"), np.float64)
    low, width = float(packed.get("min", math.nan)), float(packed.get("size", math.nan))
    multiples = np.arange(min(buckets, _MOST_BUCKETS) + 1, dtype=np.float64)
    return np.asarray(low + width * multiples, np.float64)
