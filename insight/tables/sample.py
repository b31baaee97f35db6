"""A few rows for many: the first, the last, the extremes and an even choice between."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from insight.errors import SummaryValueError

if TYPE_CHECKING:
    import pandas as pd

Indices = np.ndarray[tuple[int], np.dtype[np.intp]]
Values = np.ndarray[tuple[int], np.dtype[np.float64]]

_MOST_FOR_EXTREMES = 4  # the ends and the extremes are four rows


def even_indices(count: int, most: int) -> Indices:
    """At most `most` indices out of `count`, the first and the last among them, evenly spread.

    Raises:
        SummaryValueError: If `most` is below 2, which cannot hold the first and the last.

    >>> even_indices(10, 4).tolist()
    [0, 3, 6, 9]

    """
    if most < 2:
        raise SummaryValueError.of("sample", "most of at least 2", most)
    if count <= most:
        return np.arange(count)
    # Whole numbers throughout: the same choice on every machine.
    return np.arange(most) * (count - 1) // (most - 1)


def sample(table: pd.DataFrame, most: int) -> pd.DataFrame:
    """At most `most` rows of each run and tag of a table; the same ones every time.

    The first and the last row are among them, and with `most` of at least 4 also those of the
    lowest and the highest finite `value`, where the table has numbers there.

    Raises:
        SummaryValueError: If `most` is below 2.

    """
    if table.empty:
        even_indices(0, most)
        return table
    run, tag = table["run"].to_numpy(), table["tag"].to_numpy()
    changes = (run[1:] != run[:-1]) | (tag[1:] != tag[:-1])
    begins = np.concatenate([[0], np.flatnonzero(changes) + 1, [len(table)]])
    values = _numbers(table) if most >= _MOST_FOR_EXTREMES else None
    kept = [
        begin + _indices(None if values is None else values[begin:stop], int(stop - begin), most)
        for begin, stop in pairwise(begins)
    ]
    return table.iloc[np.concatenate(kept)].reset_index(drop=True)


def _numbers(table: pd.DataFrame) -> Values | None:
    if "value" not in table or table["value"].dtype != np.float64:
        return None
    return table["value"].to_numpy()


def _indices(values: Values | None, count: int, most: int) -> Indices:
    """The indices kept of one tag's rows."""
    if values is None or count <= most:
        return even_indices(count, most)
    finite = np.flatnonzero(np.isfinite(values))
    if not len(finite):
        return even_indices(count, most)
    extremes = finite[[values[finite].argmin(), values[finite].argmax()]]
    return np.union1d(even_indices(count, most - 2), extremes)
