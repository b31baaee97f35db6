"""Where the columns of a scan are put, when they are to stay there for good.

A store keeps the points of many files side by side. What a scan finds in a file as a whole can be
written there at once instead of being moved there later.
"""

from __future__ import annotations

import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Column = np.ndarray[tuple[int], np.dtype[Any]]
    Room = tuple[Column, Column, Column]

_FEWEST_ROWS = 1 << 12

_thread = threading.local()


@contextmanager
def landing(take: Callable[[int], Room]) -> Iterator[None]:
    """Inside, columns of whole files are put where `take` says.

    Args:
        take: Arrays of so many rows for steps, wall times and values: int64, float64, float64.

    """
    before = getattr(_thread, "take", None)
    _thread.take = take
    try:
        yield
    finally:
        _thread.take = before


@contextmanager
def whole_file(*, is_whole: bool) -> Iterator[None]:
    """Inside, a scan is one of a file as a whole, or it is not."""
    _thread.is_whole = is_whole
    try:
        yield
    finally:
        _thread.is_whole = False


def lasting_room(rows: int) -> Room | None:
    """Where the columns of this scan are to stay; None for wherever there is room."""
    take: Callable[[int], Room] | None = getattr(_thread, "take", None)
    if take is None or rows < _FEWEST_ROWS or not getattr(_thread, "is_whole", False):
        return None
    return take(rows)
