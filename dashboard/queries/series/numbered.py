"""Tables whose rows are told apart by their steps, also where nobody gave one.

Charts draw such records along Index; a slider of steps goes over the same numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from insight.tables.every_record import with_every_record
from insight.tables.scalar_index import starts_of

if TYPE_CHECKING:
    import pandas as pd


def numbered(table: pd.DataFrame, stepless: pd.DataFrame) -> pd.DataFrame:
    """The table with every record of its series without steps, each at its number from 0 on.

    Two columns more: `recorded`, the step under which a row was recorded, and `is_numbered`,
    whether `step` is a number in its place.

    Args:
        table: Rows of `Store.table(kind)`.
        stepless: Those of `Store.stepless(kind)`, of the same runs.

    """
    whole = with_every_record(table, stepless)
    steps = whole["step"].to_numpy(np.int64)
    starts = starts_of(whole)
    lengths = np.diff(np.append(starts, len(whole)))
    is_alike = (lengths > 1) & (steps[starts] == steps[starts + lengths - 1])
    is_numbered = np.repeat(is_alike, lengths)
    number = np.arange(len(whole)) - np.repeat(starts, lengths)
    return whole.assign(
        step=np.where(is_numbered, number, steps), recorded=steps, is_numbered=is_numbered
    )
