"""Which rows of a table answer a question: where they lie, without a copy of the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import pandas as pd
    from numpy.typing import NDArray

    from insight.tables.scalar_index import Segment

    from .question import Question

MOST_NUMBERS = 2_000_000
"""Numbers in the arrays of one page of JSON; a page has one row at least."""


@dataclass(frozen=True)
class Rows:
    """Ranges of rows of one table.

    Attributes:
        spans: First row, and the one behind the last, in the order of the table.
        is_whole: Whether nothing more answers the question.

    """

    spans: tuple[tuple[int, int], ...]
    is_whole: bool

    @property
    def indices(self) -> NDArray[np.int64]:
        parts = [np.arange(start, end) for start, end in self.spans]
        return np.concatenate(parts) if parts else np.zeros(0, np.int64)

    def blocks(self, size: int) -> Iterator[NDArray[np.int64]]:
        """The indices, so many at a time at most."""
        indices = self.indices
        for start in range(0, len(indices), size):
            yield indices[start : start + size]


def find_rows(steps: NDArray[np.int64], segments: Sequence[Segment], question: Question) -> Rows:
    """The rows that answer a question.

    Args:
        steps: The column `step` of the table.
        segments: Its series, sorted by run and tag.
        question: What is asked.

    """
    spans: list[tuple[int, int]] = []
    room = question.limit
    for segment in segments:
        if not _is_asked(segment, question):
            continue
        start = segment.start + _seen(steps[segment.start : segment.end], segment, question)
        end = segment.end if room is None else min(segment.end, start + room)
        if start < end:
            spans.append((start, end))
            room = None if room is None else room - (end - start)
        if end < segment.end:
            return Rows(tuple(spans), is_whole=False)
    return Rows(tuple(spans), is_whole=True)


def _is_asked(segment: Segment, question: Question) -> bool:
    return (
        (question.runs is None or segment.run in question.runs)
        and (question.tags is None or segment.tag in question.tags)
        and (question.after is None or (segment.run, segment.tag) >= question.after[:2])
    )


def _seen(steps: NDArray[np.int64], segment: Segment, question: Question) -> int:
    """How many rows of a series were seen before, or are of too small a step."""
    after = [question.after_step]
    if question.after is not None and question.after[:2] == (segment.run, segment.tag):
        after.append(question.after[2])
    last = max((step for step in after if step is not None), default=None)
    return 0 if last is None else int(np.searchsorted(steps, last, side="right"))


def shortened(rows: Rows, table: pd.DataFrame, most: int = MOST_NUMBERS) -> Rows:
    """As many of the rows as have so many numbers in their arrays, and one at least."""
    arrays = [name for name in table.columns if table[name].dtype == object]
    indices = rows.indices
    if not arrays or not len(indices):
        return rows
    sizes = sum(
        np.array([np.size(value) for value in table[name].iloc[indices]]) for name in arrays
    )
    fitting = max(1, int(np.searchsorted(np.cumsum(sizes), most, side="right")))
    if fitting >= len(indices):
        return rows
    kept, left = [], fitting
    for start, end in rows.spans:
        kept.append((start, min(end, start + left)))
        left -= kept[-1][1] - start
        if not left:
            break
    return Rows(tuple(kept), is_whole=False)
