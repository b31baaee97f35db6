"""Many single numbers as columns: one value, from the scan of a file up to the tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

Int64s = np.ndarray[tuple[int], np.dtype[np.int64]]
Float64s = np.ndarray[tuple[int], np.dtype[np.float64]]
Float32s = np.ndarray[tuple[int], np.dtype[np.float32]]

Column = np.ndarray[tuple[int], np.dtype[Any]]
Room = tuple[Column, Column, Column]
"""Arrays of one length for steps, wall times and values: int64, float64, float64."""

TakeRoom = Callable[[int], Room | None]
"""Takes room for so many rows where they are to stay; None for few: they may lie anywhere."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Scalars by tag: the rows of `tags[i]` are those from `bounds[i]` to `bounds[i + 1]`."""

    tags: list[bytes]
    """Each once, sorted."""
    bounds: Int64s
    """One more than tags."""
    steps: Int64s
    wall_times: Float64s
    """Seconds since 1970."""
    values: Float32s | Float64s
    """float32; the same numbers in float64 where they were put into room that was taken."""
    ascending: bool
    """Whether within every tag steps rise with each row and wall times never fall."""

    def __len__(self) -> int:
        """How many scalars there are."""
        return len(self.steps)


def no_columns() -> Columns:
    """No scalar at all."""
    none, times = np.empty(0, np.int64), np.empty(0, np.float64)
    return Columns([], np.zeros(1, np.int64), none, times, np.empty(0, np.float32), ascending=True)


def ascends(bounds: Int64s, steps: Int64s, wall_times: Float64s) -> bool:
    """What `Columns.ascending` says, worked out by NumPy."""
    if len(steps) < 2:
        return True
    holds = (steps[1:] > steps[:-1]) & (wall_times[1:] >= wall_times[:-1])
    inner: Any = bounds[1:-1]
    holds[inner[(inner > 0) & (inner < len(steps))] - 1] = True
    return bool(holds.all())
