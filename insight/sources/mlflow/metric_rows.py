"""Rows of metrics of a database as points: many rows at once, by run and tag."""

from __future__ import annotations

from collections import Counter, defaultdict
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from insight.sources.records import as_text

from .machine import tag_of

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import Column
    from insight.sources.sqlite.growing_table import Row

Part: TypeAlias = "tuple[Column, Column, Column]"
"""Steps, wall times and values."""
_LARGEST = 1.7976931348623157e308
"""What MLflow writes for infinity."""
_FEW = 1 << 16
_TYPES: tuple[frozenset[type], ...] = tuple(
    map(frozenset, ((bytes,), (int, float), (int,), (bytes,), (int,)))
)


@contextmanager
def texts_as_bytes(connection: sqlite3.Connection) -> Iterator[None]:
    """Have texts as they lie in the file: of a million names few are not alike."""
    usual, connection.text_factory = connection.text_factory, bytes
    try:
        yield
    finally:
        connection.text_factory = usual


def points_in(rows: Sequence[Row]) -> tuple[list[tuple[str, str, Part]], Counter[str]]:
    """The points of each run and tag in the order of the rows; how many rows of a run are none.

    Args:
        rows: The number of the row, key, value, time in milliseconds, run, step, and whether the
            value is NaN; texts as bytes.

    >>> rows = [(1, b"loss", 0.5, 2000, b"a", 1, 0), (2, b"loss", None, 1, b"a", 2, 0)]
    >>> found, odd = points_in(rows)
    >>> [(run, tag, steps.tolist()) for run, tag, (steps, _, _) in found], odd
    ([('a', 'loss', [1])], Counter({'a': 1}))

    """
    odd: Counter[str] = Counter()
    columns = _columns(rows)
    if not _are_whole(columns):
        kept = [row for row in map(_mended, rows) if row is not None]
        odd = Counter(_name(row) for row in rows)
        odd.subtract(_name(row) for row in kept)
        columns = _columns(kept)
    return list(_parts(columns)), +odd


def _name(row: Row) -> str:
    return as_text(row[4]) if isinstance(row[4], bytes) else str(row[4])


def _columns(rows: Sequence[Row]) -> list[tuple[Any, ...]]:
    return list(zip(*rows, strict=True))[1:] or [()] * 6


def _are_whole(columns: Sequence[tuple[Any, ...]]) -> bool:
    return all(
        types.issuperset(map(type, column)) for column, types in zip(columns, _TYPES, strict=False)
    )


def _mended(row: Row) -> Row | None:
    """A row of the types that MLflow writes; None where it holds no number or no step."""
    number, key, value, stamp, name, step, is_nan = row
    if [type(one) for one in (key, stamp, name, step)] != [bytes, int, bytes, int]:
        return None
    try:
        return number, key, float("nan") if is_nan else float(value), stamp, name, step, is_nan
    except (TypeError, ValueError):
        return None


def _parts(columns: Sequence[tuple[Any, ...]]) -> Iterator[tuple[str, str, Part]]:
    keys, values, stamps, names, steps, are_nan = columns
    index: dict[tuple[bytes, bytes], int] = defaultdict(count().__next__)
    pairs = zip(names, keys, strict=True)
    codes = np.fromiter(map(index.__getitem__, pairs), np.int64, len(names))
    # NumPy sorts small numbers by their bytes.
    order = np.argsort(codes.astype(np.uint16) if len(index) <= _FEW else codes, kind="stable")
    numbers = np.array(values, np.float64)
    if any(are_nan):
        numbers[np.array(list(map(bool, are_nan)), np.bool_)] = np.nan
    is_infinite = np.abs(numbers) >= _LARGEST
    numbers[is_infinite] = np.copysign(np.inf, numbers[is_infinite])
    held = np.array(steps, np.int64)[order], np.array(stamps, np.int64)[order] / 1000
    numbers = numbers[order]
    ends = np.cumsum(np.bincount(codes, minlength=len(index))).tolist()
    for (name, key), begin, end in zip(index, [0, *ends], ends, strict=False):
        rows = slice(begin, end)
        yield as_text(name), tag_of(as_text(key)), (held[0][rows], held[1][rows], numbers[rows])
