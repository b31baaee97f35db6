"""Memory that the plans of one thread of Python share: one of them is computed at a time."""

from __future__ import annotations

import threading
import weakref

import numpy as np

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

    def scratch(self, count: int) -> np.ndarray:
        """So many numbers that kernels may work in."""
        size = 1 << max(count - 1, 0).bit_length()  # few sizes, which plans share
        return self.buffers.kept("scratch", (size,), np.float32)


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
