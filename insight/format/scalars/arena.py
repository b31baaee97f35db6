"""Room for the columns of a scan: cut from large pieces of memory that are used again and again.

A piece of a file gives columns of some hundred kilobytes. Fresh memory for them would be mapped
page by page, and that takes longer than reading the file.
"""

from __future__ import annotations

import sys
import threading
from typing import Any

import numpy as np

_BYTES = 16 << 20
_SMALLEST = 16 << 10  # below, a column of its own: it may stay when its neighbours go
_MOST_KEPT = 4
_ALIGNMENT = 64

Column = np.ndarray[tuple[int], np.dtype[Any]]
Bytes = np.ndarray[tuple[int], np.dtype[np.uint8]]

_thread = threading.local()
_lock = threading.Lock()
_kept: list[Bytes] = []


def room(length: int, dtype: type[np.generic]) -> Column:
    """An array of `length` numbers with no particular content."""
    size = length * np.dtype(dtype).itemsize
    if not _SMALLEST <= size <= _BYTES // 4:
        return np.empty(length, dtype)
    arena, begin = _arena_with(size)
    column: Column = arena[begin : begin + size].view(dtype)
    return column


def _arena_with(size: int) -> tuple[Bytes, int]:
    """An arena of this thread, and where `size` bytes of it are free; they are taken now."""
    held: tuple[Bytes, int] | None = getattr(_thread, "held", None)
    if held is None or held[1] + size > _BYTES:
        _thread.held = held = None
        held = _unused()
    _thread.held = (held[0], held[1] + -(-size // _ALIGNMENT) * _ALIGNMENT)
    return held


def _unused() -> tuple[Bytes, int]:
    """An arena that nobody looks at any longer, or a new one."""
    with _lock:
        for index in range(len(_kept)):
            if sys.getrefcount(_kept[index]) == _REFERENCES_OF_ONE_UNUSED:
                # Handed out inside the lock: from here on somebody does look at it.
                return _kept[index], 0
        fresh = np.empty(_BYTES, np.uint8)
        if len(_kept) < _MOST_KEPT:
            _kept.append(fresh)
        return fresh, 0


def _references_of_one_unused() -> int:
    """What `getrefcount` says of an element that only its list refers to, in this interpreter."""
    alone = [np.empty(0, np.uint8)]
    return sys.getrefcount(alone[0])


_REFERENCES_OF_ONE_UNUSED = _references_of_one_unused()
