"""Memory that the plans of one thread of Python share: one of them is computed at a time."""

from __future__ import annotations

import threading
import weakref

import numpy as np

from engine.backend.native.arrays import lines
from engine.plan.memory import Buffers

__all__ = ["SharedMemory", "shared_memory"]


class SharedMemory:
    """Buffers, and who may work in them.

    Attributes:
        buffers: What values lie in.
        lock: Held by whoever computes, or lays out.

    """

    def __init__(self) -> None:
        self.buffers = Buffers()
        self.lock = threading.Lock()
        self._scratch: dict[int, np.ndarray] = {}

    def scratch(self, count: int) -> np.ndarray:
        """So many numbers that kernels may work in."""
        size = 1 << max(count - 1, 0).bit_length()  # few sizes, which plans share
        if size not in self._scratch:
            self._scratch[size] = lines((size,))
        return self._scratch[size]


class _OfThread(threading.local):
    memory: weakref.ref[SharedMemory] | None = None


_of_thread = _OfThread()


def shared_memory() -> SharedMemory:
    """That of this thread; it is there for as long as some plan is."""
    known = None if _of_thread.memory is None else _of_thread.memory()
    if known is None:
        known = SharedMemory()
        _of_thread.memory = weakref.ref(known)
    return known
