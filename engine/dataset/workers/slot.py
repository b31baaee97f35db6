"""Memory that two processes share and that nobody has to clear away.

It has no name: the system takes it back when the last process that has it ends, however it ends.
So nothing is left behind by a process that was killed, and no tracker has to run beside.
"""

from __future__ import annotations

import mmap
import os
import tempfile
from multiprocessing.reduction import DupFd
from typing import Any

import numpy as np

STEP = 2**16  # bytes by which it grows at least
ALIGNED = 64  # bytes: where an array may begin


class Slot:
    """A file in memory that both processes map; each keeps its own map of it.

    Attributes:
        file: The descriptor of the file.
        most: It never has more bytes than this.

    """

    def __init__(self, most: int | None, file: int | None = None) -> None:
        self.most = most
        self.file = _nameless() if file is None else file
        self._map: mmap.mmap | None = None

    def write(self, arrays: list[memoryview]) -> bool:
        """Put bytes in, one array after the other; False where there is no room for them."""
        needed = sum(map(aligned, map(len, arrays)))
        if self.most is not None and needed > self.most:
            return False
        try:
            memory = self._mapped(needed)
        except OSError:  # no memory left to share
            return False
        start = 0
        for array in arrays:
            memory[start : start + len(array)] = array
            start += aligned(len(array))
        return True

    def read(self, sizes: list[int]) -> list[np.ndarray]:
        """Copies of the arrays that were put in: the memory is soon used again."""
        memory = np.frombuffer(self._mapped(sum(map(aligned, sizes))), np.uint8)
        start, arrays = 0, []
        for size in sizes:
            arrays.append(memory[start : start + size].copy())
            start += aligned(size)
        return arrays

    def __getstate__(self) -> dict[str, Any]:
        return {"most": self.most, "file": DupFd(self.file)}  # only while a process is started

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["most"], state["file"].detach())  # type: ignore[misc]

    def close(self) -> None:
        """Give up this process's hold of it."""
        self._map = None
        if self.file >= 0:
            os.close(self.file)
            self.file = -1

    def _mapped(self, needed: int) -> mmap.mmap:
        if self._map is None or len(self._map) < needed:
            present = os.fstat(self.file).st_size
            if present < needed:
                _enlarge(self.file, -(-max(needed, present * 5 // 4) // STEP) * STEP)
            self._map = mmap.mmap(self.file, 0)
        return self._map


def aligned(size: int) -> int:
    """The size rounded up so that what follows begins where an array may."""
    return -(-size // ALIGNED) * ALIGNED


def _nameless() -> int:
    if hasattr(os, "memfd_create"):
        return os.memfd_create("engine.dataset worker")
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())


def _enlarge(file: int, size: int) -> None:
    """More bytes, there at once: a file that only promises them ends a process that writes."""
    if hasattr(os, "posix_fallocate"):
        os.posix_fallocate(file, 0, size)
    else:
        os.ftruncate(file, size)
