"""What kernels are told of NumPy's arrays: where they lie, and how far their elements are apart."""

from __future__ import annotations

import ctypes
import math
import threading
from typing import Any

import numpy as np

__all__ = [
    "ADDRESS_AT",
    "FLOAT",
    "FLOAT_BYTES",
    "LINE",
    "address_of",
    "is_plain",
    "lines",
    "memory",
]

FLOAT = np.dtype(np.float32)
FLOAT_BYTES = 4
LINE = 64  # bytes of a line of a cache
_AFTER_HEAD = object.__basicsize__  # NumPy's arrays have it there in all versions of their ABI


def _read(array: Any) -> int:
    """Where the first element of an array lies."""
    return ctypes.c_size_t.from_address(id(array) + _AFTER_HEAD).value


def _reads_right() -> bool:
    """Whether the address stands in an array where it did in all versions so far."""
    kept = np.arange(6, dtype=FLOAT)
    views = (kept, kept[2:], kept[::-1], kept.reshape(2, 3).T)
    return all(_read(view) == view.ctypes.data for view in views)


def _asked(array: Any) -> int:
    """Where the first element of an array lies, by NumPy: it takes as long as a small kernel."""
    return int(array.ctypes.data)


address_of = _read if _reads_right() else _asked
# How far behind the beginning of an array's object its address stands; None where nobody knows.
ADDRESS_AT = _AFTER_HEAD if address_of is _read else None


def is_plain(*arrays: Any) -> bool:
    """Whether they are NumPy's own, of float32 in this machine's order."""
    for x in arrays:  # noqa: SIM110  # `all` takes twice as long
        if x.__class__ is not np.ndarray or x.dtype is not FLOAT:
            return False
    return True


def lines(shape: tuple[int, ...], dtype: Any = FLOAT) -> Any:
    """An empty array in C order that begins with a line of the cache.

    Vectors that lie across two lines take kernels a third more time, and NumPy's own arrays begin
    somewhere in one.
    """
    size = math.prod(shape) * np.dtype(dtype).itemsize
    room = np.empty(size + LINE - 1, np.uint8)
    before = -address_of(room) % LINE
    return room[before : before + size].view(dtype).reshape(shape)


class _OfThread(threading.local):
    def __init__(self) -> None:
        self.memory = lines((0,))
        self.size, self.at = -1, 0


_of_thread = _OfThread()


def memory(count: int) -> int:
    """Where this thread has `count` numbers that nobody else uses until its next call."""
    if _of_thread.size < count:
        _of_thread.memory = lines((count,))
        _of_thread.size, _of_thread.at = count, address_of(_of_thread.memory)
    return _of_thread.at
