"""Memory in large pages, where the system has them: it gives a value's memory in few steps.

A page of 4 kB that is touched for the first time takes some microseconds, and a plan of images has
a hundred thousand of them.
"""

from __future__ import annotations

import mmap
from typing import Any

import numpy as np

from .arrays import LINE, address_of, lines

__all__ = ["Pages"]

_LARGE = 1 << 21  # bytes of a large page
_LEAST = 1 << 18  # bytes that are worth one; fewer lie in NumPy's memory
_AT_ONCE = 1 << 25  # bytes that are asked for, of which only what is touched takes memory
_WANTED = getattr(mmap, "MADV_HUGEPAGE", None)


class Pages:
    """Gives memory of one piece after the other, each behind the one before."""

    def __init__(self) -> None:
        self._left: Any = np.empty(0, np.uint8)

    def bytes_of(self, size: int) -> Any:
        """So many bytes that nobody has, not set, from the beginning of a line of the cache."""
        if size < _LEAST or _WANTED is None:
            return lines((size,), np.uint8)
        whole = -(-size // LINE) * LINE
        if whole > len(self._left):
            self._left = _mapped(max(whole, _AT_ONCE), _WANTED)
        found, self._left = self._left[:size], self._left[whole:]
        return found


def _mapped(size: int, wanted: int) -> Any:
    """Bytes that begin with a large page; other ones where there are none."""
    # Memory that processes share has small pages; where this is asked for, there are both flags.
    room = mmap.mmap(-1, size + _LARGE, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    try:
        room.madvise(wanted)
    except OSError:  # a system that was built without
        return lines((size,), np.uint8)
    found = np.frombuffer(room, np.uint8)
    before = -address_of(found) % _LARGE
    return found[before : before + size]
