"""A few rows for many: the first, the last and an even choice between."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from insight.errors import SummaryValueError

if TYPE_CHECKING:
    import pandas as pd

Places = np.ndarray[tuple[int], np.dtype[np.intp]]


def even_places(count: int, most: int) -> Places:
    """At most `most` places out of `count`, the first and the last among them, evenly spread.

    Raises:
        SummaryValueError: If `most` is below 2, which cannot hold the first and the last.

    >>> even_places(10, 4).tolist()
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

    Raises:
        SummaryValueError: If `most` is below 2.

    """
    if table.empty:
        even_places(0, most)
        return table
    run, tag = table["run"].to_numpy(), table["tag"].to_numpy()
    changes = (run[1:] != run[:-1]) | (tag[1:] != tag[:-1])
    begins = np.concatenate([[0], np.flatnonzero(changes) + 1, [len(table)]])
    kept = [begin + even_places(int(stop - begin), most) for begin, stop in pairwise(begins)]
    return table.iloc[np.concatenate(kept)].reset_index(drop=True)
