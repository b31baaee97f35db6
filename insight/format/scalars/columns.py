"""Many single numbers as columns: one value, from the scan of a file up to the tables."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import numpy as np

Int64s = np.ndarray[tuple[int], np.dtype[np.int64]]
Float64s = np.ndarray[tuple[int], np.dtype[np.float64]]
Float32s = np.ndarray[tuple[int], np.dtype[np.float32]]

Column = np.ndarray[tuple[int], np.dtype[Any]]
Room = tuple[Column, Column, Column]
"""Arrays of one length for steps, wall times and values: int64, float64, float64."""

TakeRoom = Callable[[int], Room | None]
"""Takes room for so many rows where they are to stay; None for few: they may lie anywhere."""

NameT = TypeVar("NameT", bytes, str)


@dataclass(frozen=True, slots=True)
class Columns(Generic[NameT]):
    """Scalars by tag: the rows of `tags[i]` are those from `bounds[i]` to `bounds[i + 1]`."""

    tags: list[NameT]
    """Each once, sorted: bytes as a file has them, text in tables."""
    bounds: Int64s
    """One more than tags."""
    steps: Int64s
    wall_times: Float64s
    """Seconds since 1970."""
    values: Float32s | Float64s
    """float32 as scanned; float64 where they came as such or were put into room."""
    ascending: bool
    """Whether within every tag steps rise with each row."""

    @classmethod
    def of(
        cls, tags: list[NameT], bounds: Int64s, steps: Int64s, wall_times: Float64s, values: Column
    ) -> Columns[NameT]:
        """Columns of which it is worked out whether they ascend."""
        ascending = not within_tags(bounds, steps[1:] <= steps[:-1]).any()
        return cls(tags, bounds, steps, wall_times, values, bool(ascending))

    def __len__(self) -> int:
        """How many scalars there are."""
        return len(self.steps)

    def rows(self) -> Iterator[tuple[NameT, slice]]:
        """Each tag, and which rows are its."""
        bounds = self.bounds.tolist()
        return zip(self.tags, map(slice, bounds[:-1], bounds[1:]), strict=True)


def decoded(columns: Columns[bytes]) -> Columns[str]:
    """The same columns with tags as text.

    Raises:
        UnicodeDecodeError: If one is no UTF-8.

    """
    # The runs of a store have the same tags nearly always: each is held once.
    tags, held = [sys.intern(tag.decode()) for tag in columns.tags], columns
    return Columns(
        tags, held.bounds, held.steps, held.wall_times, held.values, ascending=held.ascending
    )


def no_columns() -> Columns[bytes]:
    """No scalar at all."""
    none, times = np.empty(0, np.int64), np.empty(0, np.float64)
    return Columns([], np.zeros(1, np.int64), none, times, np.empty(0, np.float32), ascending=True)


def within_tags(bounds: Column, between: Column) -> Column:
    """What is true between one row and the next, where both are of one tag; changed in place."""
    inner: Any = bounds[1:-1]
    between[inner[(inner > 0) & (inner <= len(between))] - 1] = False
    return between
