"""Any table with the places of its series."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from insight.tables.scalar_index import segments_of

if TYPE_CHECKING:
    import pandas as pd
    from numpy.typing import NDArray

    from insight.tables.scalar_index import Segment


@dataclass(frozen=True)
class Cut:
    """A table that is sorted by run, tag and step.

    Attributes:
        table: As the store gives it.
        step: Its column of that name.
        segments: Its series, sorted by run and tag.

    """

    table: pd.DataFrame
    step: NDArray[np.int64]
    segments: list[Segment]


def cut_of(table: pd.DataFrame) -> Cut:
    """`table` with its series."""
    return Cut(table, table["step"].to_numpy(np.int64), segments_of(table))
