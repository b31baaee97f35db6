"""Where something may have happened between two rows of a tag: its step falls, or a session began.

What restarts took is decided by the order of records, across tags; these few rows are all that is
kept of that order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.format.scalars.columns import Column

Matrix = np.ndarray[tuple[int, int], np.dtype[np.int64]]

NO_BREAKS: Matrix = np.empty((0, 3), np.int64)


def rises(bounds: Column, steps: Column) -> bool:
    """Whether steps rise with every row of each tag, whose rows begin at `bounds`."""
    return not np.any(_inner(bounds, steps[1:] <= steps[:-1]))


def ends_of(bounds: Column, offsets: Column) -> Matrix:
    """Where the records of the first and of the last row of each tag begin; shape (tags, 2)."""
    return np.stack([offsets[bounds[:-1]], offsets[bounds[1:] - 1]], axis=1)


def breaks_of(bounds: Column, steps: Column, offsets: Column, starts: Sequence[int]) -> Matrix:
    """The rows of each tag whose step falls, and those that come first after a start.

    Args:
        bounds: Where the rows of each tag begin, and where the last of them end.
        steps: Of all rows.
        offsets: Where their records begin.
        starts: Where the records begin that tell of a session's start, rising.

    Returns:
        int64 of shape (…, 3), sorted: the row, where the record of the one before it begins, and
        where its own does.

    """
    is_break = steps[1:] < steps[:-1]
    if starts:
        passed = np.searchsorted(np.array(starts, np.int64), offsets)
        is_break |= passed[1:] > passed[:-1]
    rows = np.flatnonzero(_inner(bounds, is_break)) + 1
    return np.stack([rows, offsets[rows - 1], offsets[rows]], axis=1).astype(np.int64, copy=False)


def _inner(bounds: Column, between: Column) -> Column:
    """What is true between two rows of one tag."""
    inner: Any = bounds[1:-1]
    between[inner[(inner > 0) & (inner <= len(between))] - 1] = False
    return between
