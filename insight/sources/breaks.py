"""Where something may have happened between two rows of a tag: its step falls, or a session began.

What restarts took is decided by the order of records, across tags; these few rows are all that is
kept of that order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from insight.format.scalars.columns import within_tags

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.format.scalars.columns import Column, Columns

Matrix = np.ndarray[tuple[int, int], np.dtype[np.int64]]

NO_BREAKS: Matrix = np.empty((0, 3), np.int64)


class RecordOrder(NamedTuple):
    """How the rows of each tag lie in their file among those of the others."""

    ends: Matrix
    """int64 of shape (tags, 2): where the records of a tag's first and last row begin."""
    breaks: Matrix
    """As `breaks_of` gives them: the rows that restarts are known by."""

    @classmethod
    def of(
        cls, columns: Columns[str], offsets: Column, starts: Sequence[int] = (), begin: int = 0
    ) -> RecordOrder:
        """The order of the rows of `columns`.

        Args:
            columns: The rows.
            offsets: Where their records begin, counted from `begin`.
            starts: Where the records begin that tell of a session's start, rising.
            begin: Where a piece of the file begins that was read.

        """
        bounds, steps = columns.bounds, columns.steps
        ends = np.stack([offsets[bounds[:-1]], offsets[bounds[1:] - 1]], axis=1) + begin
        if columns.ascending and not starts:
            return cls(ends, NO_BREAKS)
        return cls(ends, breaks_of(bounds, steps, offsets + begin, starts))

    @classmethod
    def of_no_records(cls, columns: Columns[str]) -> RecordOrder:
        """What stands for the order of rows that no restart can take: those keyed by step."""
        return cls(np.zeros((len(columns.tags), 2), np.int64), NO_BREAKS)


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
    rows = np.flatnonzero(within_tags(bounds, is_break)) + 1
    return np.stack([rows, offsets[rows - 1], offsets[rows]], axis=1).astype(np.int64, copy=False)
