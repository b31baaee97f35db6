"""Room for columns that stay: cut from large pieces of memory, which cost the system little.

A piece of a file gives columns of some hundred kilobytes. Each of its own would be mapped page by
page, and that takes longer than reading the file; a large array comes in huge pages where the
system has them.
"""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

_BYTES = 32 << 20
_SMALLEST = 16 << 10  # below, a column of its own: it may stay when its neighbours go
_ALIGNMENT = 64

Column = np.ndarray[tuple[int], np.dtype[Any]]

_thread = threading.local()


def room(length: int, dtype: type[np.generic]) -> Column:
    """An array of `length` numbers with no particular content."""
    size = length * np.dtype(dtype).itemsize
    if not _SMALLEST <= size <= _BYTES // 4:
        return np.empty(length, dtype)
    arena, begin = _arena_with(size)
    _thread.arena = (arena, begin + -(-size // _ALIGNMENT) * _ALIGNMENT)
    column: Column = arena[begin : begin + size].view(dtype)
    return column


def _arena_with(size: int) -> tuple[np.ndarray[tuple[int], np.dtype[np.uint8]], int]:
    """An arena of this thread, and where `size` bytes of it are free."""
    held = getattr(_thread, "arena", None)
    if held is not None and held[1] + size <= _BYTES:
        return held[0], held[1]
    return np.empty(_BYTES, np.uint8), 0
