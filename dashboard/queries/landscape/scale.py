"""Between which losses the colours go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pandas as pd

    from insight.tables.scalar_index import Segment

CLIPPED_AT = 0.9
"""The share of the nodes that clipped colours tell apart: higher losses all get the last one."""


def bounds_of(grids: Iterable[Any], *, clipped: bool = False) -> tuple[float, float] | None:
    """The lowest and the highest number of some grids; None where none is finite.

    Args:
        grids: Arrays of any shape.
        clipped: Whether the high end is the number that `CLIPPED_AT` of all stay below.

    >>> bounds_of([np.arange(11.0), np.array([np.nan])]), bounds_of([np.arange(11.0)], clipped=True)
    ((0.0, 10.0), (0.0, 9.0))

    """
    parts = [np.asarray(grid, np.float64).reshape(-1) for grid in grids]
    every = np.concatenate([*parts, np.empty(0)])
    finite = every[np.isfinite(every)]
    if not finite.size:
        return None
    high = np.quantile(finite, CLIPPED_AT) if clipped else finite.max()
    return float(finite.min()), float(high)


def newest(table: pd.DataFrame, segments: Iterable[Segment]) -> list[Any]:
    """The losses of the newest landscape of each series."""
    column = table["z"].to_numpy()
    return [column[one.end - 1] for one in segments]
