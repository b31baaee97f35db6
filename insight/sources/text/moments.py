"""Wall times as tables of text have them: counted from 1970, or dates."""

from __future__ import annotations

import math
from datetime import datetime
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from insight.format.separated import NUMBER

if TYPE_CHECKING:
    from insight.format.scalars.columns import Column
    from insight.format.separated import WholeRows

LEAST_S = 1e8
"""March 1973: a smaller number counts from something else than 1970."""
# The least number that counts so many parts of a second: of 1e11 seconds is the year 5138.
_UNITS = ((1e17, 1e9), (1e14, 1e6), (1e11, 1e3))
RULE = "numbers count from 1970, by their size in seconds or thousandths, millionths, … of one"


def no_times(rows: int) -> Column:
    """Wall times that nobody knows: one number in memory, however many rows there are.

    >>> no_times(2).tolist()
    [nan, nan]
    """
    return np.broadcast_to(np.float64(math.nan), rows)


def seconds_of(numbers: Column) -> Column:
    """Seconds since 1970 of numbers that count parts of seconds, by their size.

    >>> seconds_of(np.array([1.7e9, 1.7e12, 1.7e15, 1.7e18])).tolist()
    [1700000000.0, 1700000000.0, 1700000000.0, 1700000000.0]
    """
    if not (numbers >= _UNITS[-1][0]).any():
        return numbers
    least, most = numbers.min(), numbers.max()  # NaN where any is
    for (bound, parts), beyond in zip(_UNITS, (np.inf, *(one for one, _ in _UNITS)), strict=False):
        if bound <= least and most < beyond:
            return numbers / parts
    are_such = [numbers >= least for least, _ in _UNITS]
    return np.select(are_such, [numbers / parts for _, parts in _UNITS], numbers)


@lru_cache(maxsize=1_000)
def seconds_in_text(text: str) -> float:
    """Seconds since 1970 of a date; NaN where it is none. Without a zone it is local time.

    >>> seconds_in_text("2026-11-28T00:15:50.5Z"), seconds_in_text("soon")
    (1795824950.5, nan)
    """
    try:
        return datetime.fromisoformat(text.strip()).timestamp()
    except (ValueError, OverflowError, OSError):
        return math.nan


def seconds_in(rows: WholeRows, column: int) -> Column:
    """The wall time of each row by a column; NaN where it tells none."""
    is_number = rows.kinds[:, column] == NUMBER
    if is_number.all():
        return seconds_of(rows.numbers[:, column])
    times = np.full(len(rows), math.nan)
    times[is_number] = seconds_of(rows.numbers[:, column][is_number])
    held, codes, texts = rows.texts_of(column)
    if len(held):
        times[held] = [seconds_in_text(texts[code]) for code in codes.tolist()]
    return times
