"""The columns of `metrics.json` as Sacred lays it out, without a value of Python for each number.

Python's reader of JSON makes an object of each number and each time, which takes three times as
long as to read columns of one kind. What is laid out in another way is left to it.
"""

from __future__ import annotations

import json
import re
import warnings
from datetime import date
from typing import Any

import numpy as np

from insight.format.separated.rows import NUMBER, rows_in

Column = np.ndarray[Any, Any]
Columns = tuple[Column, Column, Column]
"""Steps, times in seconds since 1970, and values, all of one length."""

_BEGIN = re.compile(rb'\s*("(?:[^"\\]|\\.)*"): \{\s*"steps": \[')
_TO_TIMES = re.compile(rb'\],\s*"timestamps": \[')
_TO_VALUES = re.compile(rb'\],\s*"values": \[')
_END = re.compile(rb"\]\s*\}(,|\s*\}\s*\Z)")
_TIME = b"2026-11-28T00:22:17.244899"
_DIGITS = [1, 2, 3, 4, 6, 7, 9, 10, 12, 13, 15, 16, 18, 19, 21, 22, 23, 24, 25, 26]
"""Where the digits of a time stand behind its quote."""
_INDENT, _LAST_BLANKS = b" " * 6, 4
"""What stands before a number, and how many blanks before the end of a list."""
_QUOTED = len(_TIME) + 2
_ZERO = ord("0")
_EPOCH = date(1970, 1, 1).toordinal()
_LEAST, _MOST = -(2**63), 2**63 - 1


def columns_in(content: bytes) -> dict[str, Columns] | None:
    """The columns by name; None where any is laid out in another way.

    >>> times = ["2026-11-28T00:22:17.500000"]
    >>> metrics = {"a": {"steps": [0], "timestamps": times, "values": [1.5]}}
    >>> columns_in(json.dumps(metrics, indent=2).encode())
    {'a': (array([0]), array([1.79582534e+09]), array([1.5]))}
    >>> columns_in(json.dumps(metrics).encode()) is None
    True
    """
    if not content.startswith(b"{"):
        return None
    found: dict[str, Columns] = {}
    at = 1
    while True:
        metric = _BEGIN.match(content, at)
        if metric is None:
            return None
        texts, behind = [], metric
        for following in (_TO_TIMES, _TO_VALUES, _END):
            end = content.find(b"]", behind.end())
            between = following.match(content, end) if end >= 0 else None
            if between is None:
                return None
            texts.append(content[behind.end() : end])
            behind = between
        steps, times, values = _steps(texts[0]), _times(texts[1]), _values(texts[2])
        if steps is None or times is None or values is None:
            return None
        if not len(steps) == len(times) == len(values):
            return None
        found[json.loads(metric[1])] = steps, times, values
        if behind[1] != b",":
            return found
        at = behind.end()


def _steps(text: bytes) -> Column | None:
    """Whole numbers with commas between; None of what has anything else."""
    if not text or text.isspace():
        return np.empty(0, np.int64)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            found = np.fromstring(text, np.int64, sep=",")
        except (DeprecationWarning, ValueError, OverflowError):
            return None
    # One at an end of the range may be one beyond it, which NumPy says nothing of.
    is_inside = np.all((found > _LEAST) & (found < _MOST))
    return found if is_inside else None


def _values(text: bytes) -> Column | None:
    """Numbers, one a line; None of what has anything else."""
    if not text or text.isspace():
        return np.empty(0, np.float64)
    packed = text.translate(None, b", ")
    rows = rows_in(packed.strip() + b"\n", b",", 1)
    # No blanks and commas but those around numbers: taken out, others would make one of two.
    around = (len(_INDENT) + 1) * len(rows) - 1 + _LAST_BLANKS
    is_alike = len(text) - len(packed) == around
    is_whole = is_alike and not rows.odd and bool((rows.kinds == NUMBER).all())
    return rows.numbers_of(0)[1] if is_whole else None


def _times(text: bytes) -> Column | None:
    """Times of 26 characters as seconds since 1970; None where any has fewer."""
    begin, end = text.find(b'"'), text.rfind(b'"') + 1
    if begin < 0:
        return np.empty(0, np.float64)
    last = end - _QUOTED
    stride = max(text.find(b'"', begin + _QUOTED) - begin, _QUOTED)
    pieces, rest = divmod(last - begin, stride)
    pieces += 1
    if rest or last < begin:
        return None
    held = np.frombuffer(text[begin:end].ljust(stride * pieces), np.uint8).reshape(pieces, stride)
    characters = np.ascontiguousarray(held[:, :_QUOTED].T)
    digits = characters[_DIGITS] - _ZERO
    others = [at for at in range(_QUOTED) if at not in _DIGITS]
    usual = np.frombuffer(b'"%b"' % _TIME, np.uint8)[others]
    if not ((characters[others] == usual[:, None]).all() and (digits < 10).all()):
        return None
    return _seconds(digits)


def _seconds(digits: Column) -> Column | None:
    """Seconds of the digits of times, a column a time."""
    pairs = digits[::2] * 10 + digits[1::2]  # at most 99: a byte each
    hour, minute, second, *rest = pairs[4:]
    if not ((hour < 24) & (minute < 60) & (second < 60)).all():
        return None
    dates, of_row = pairs[:4, :1], np.zeros(1, np.int64)
    if (pairs[:4] != dates).any():
        dates, of_row = np.unique(pairs[:4], axis=1, return_inverse=True)
    days = [_day(*one) for one in dates.T.tolist()]
    if None in days:
        return None
    first, middle, last = (one.astype(np.int32) for one in rest)
    seconds = (hour.astype(np.int32) * 60 + minute) * 60 + second
    whole = np.array(days, np.int64)[of_row.ravel()] * 86_400 + seconds
    return np.asarray((whole * 1_000_000 + (first * 100 + middle) * 100 + last) / 1e6, np.float64)


def _day(century: int, year: int, month: int, day: int) -> int | None:
    """The number of a day since 1970; None of none."""
    try:
        return date(century * 100 + year, month, day).toordinal() - _EPOCH
    except ValueError:
        return None
