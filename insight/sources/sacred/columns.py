"""The columns of `metrics.json` as Sacred lays it out, without a value of Python for each number.

Python's reader of JSON makes an object of each number and each time, which takes three times as
long as to read columns of one kind. What is laid out in another way is left to it.
"""

from __future__ import annotations

import json
import re
import warnings
from typing import Any

import numpy as np

Column = np.ndarray[Any, Any]
Columns = tuple[Column, Column, Column]
"""Steps, times in seconds since 1970, and values, all of one length."""

_BEGIN = re.compile(rb'\s*("(?:[^"\\]|\\.)*"): \{\s*"steps": \[')
_TO_TIMES = re.compile(rb'\],\s*"timestamps": \[')
_TO_VALUES = re.compile(rb'\],\s*"values": \[')
_END = re.compile(rb"\]\s*\}(,|\s*\}\s*\Z)")
_TIME = b"2026-11-28T00:22:17.244899"
_DIGITS = (0, 1, 2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20, 21, 22, 23, 24, 25)
"""Where the digits of a time stand."""
_ZERO = ord("0")
_LEAST, _MOST = -(2**63), 2**63 - 1


def columns_in(content: bytes) -> dict[str, Columns] | None:
    """The columns by name; None where any is laid out in another way.

    >>> metric = b'"a": {"steps": [0], "timestamps": ["2026-11-28T00:22:17.5"], "values": [1.5]}'
    >>> columns_in(b"{" + metric + b"}") is None  # its time has no six digits behind the point
    True
    >>> columns_in(b"{" + metric.replace(b"17.5", b"17.500000") + b"}")
    {'a': (array([0]), array([1.79582534e+09]), array([1.5]))}
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
    return found if is_inside and len(found) == text.count(b",") + 1 else None


def _values(text: bytes) -> Column | None:
    """Numbers and truth values; None of what has anything else."""
    try:
        found = json.loads(b"[%b]" % text)
        if not set(map(type, found)) <= {float, int, bool}:
            return None
        return np.array(found, np.float64)
    except (ValueError, OverflowError):
        return None


def _times(text: bytes) -> Column | None:
    """Times of 26 characters as seconds since 1970; None where any has fewer."""
    pieces = text.count(b",") + 1
    begin = text.find(b'"')
    if begin < 0:
        return np.empty(0, np.float64) if pieces == 1 else None
    stride = text.find(b'"', begin + len(_TIME) + 2) - begin if pieces > 1 else len(_TIME) + 2
    end = text.rfind(b'"') + 1
    if stride <= 0 or end - begin != stride * (pieces - 1) + len(_TIME) + 2:
        return None
    held = np.frombuffer(text[begin:end].ljust(stride * pieces), np.uint8).reshape(pieces, stride)
    shape = held[:, 1 : len(_TIME) + 1]
    digits = shape[:, _DIGITS] - _ZERO
    others = [at for at in range(len(_TIME)) if at not in _DIGITS]
    quotes = held[:, [0, len(_TIME) + 1]]
    is_alike = (shape[:, others] == np.frombuffer(_TIME, np.uint8)[others]).all()
    if not (is_alike and (digits < 10).all() and (quotes == ord('"')).all()):
        return None
    return _seconds(digits.astype(np.int64))


def _seconds(digits: Column) -> Column | None:
    """Seconds of the digits of times, a row a time."""

    def number(begin: int, count: int) -> Column:
        powers = 10 ** np.arange(count - 1, -1, -1)
        found: Column = digits[:, begin : begin + count] @ powers
        return found

    year, month, day, hour, minute, second = (
        *(number(0, 4), number(4, 2), number(6, 2)),
        *(number(8, 2), number(10, 2), number(12, 2)),
    )
    is_time = (month >= 1) & (month <= 12) & (day >= 1) & (year >= 1) & (hour < 24)
    if not (is_time & (minute < 60) & (second < 60)).all():
        return None
    months = ((year - 1970) * 12 + month - 1).astype("datetime64[M]")
    firsts = months.astype("datetime64[D]")
    if (day > ((months + 1).astype("datetime64[D]") - firsts).astype(np.int64)).any():
        return None
    days = firsts.astype(np.int64) + day - 1
    whole = ((days * 24 + hour) * 60 + minute) * 60 + second
    return np.asarray((whole * 1_000_000 + number(14, 6)) / 1e6, np.float64)
