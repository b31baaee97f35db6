"""A file of a place as Python's libraries want one: with a position, read-only."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from insight.sources.place import OpenFile

_LARGE = 128 << 10
_AT_ONCE = 16 << 20


class FileObject:
    """An open file of a place; who opened it closes it.

    Its size is that of the moment it was opened: what a writer adds meanwhile is seen at the
    next look, and a file that is cut meanwhile ends early.
    """

    closed = False
    refused: OSError | None = None
    """Why the place did not give bytes: libraries make errors of their own of it."""

    def __init__(self, file: OpenFile) -> None:
        self._file = file
        self._size = file.state().size
        self._at = 0
        self._memory = np.empty(0, np.uint8)
        self._used = 0

    def size(self) -> int:
        return self._size

    def read(self, length: int = -1) -> bytes | memoryview:
        left = max(0, self._size - self._at)
        length = left if length < 0 else min(length, left)
        try:
            found = self._kept(length) if length >= _LARGE else self._file.read(self._at, length)
        except OSError as error:
            self.refused = error
            raise
        self._at += len(found)
        return found

    def _kept(self, length: int) -> bytes | memoryview:
        """The next bytes, in memory that is taken much at once: fresh pages cost most."""
        found = self._file.piece(self._at, length)
        if isinstance(found, bytes):  # they lie in memory of their own
            return found
        if self._used + len(found) > len(self._memory):
            size = min(max(self._size - self._at, len(found)), _AT_ONCE)
            self._memory, self._used = np.empty(size, np.uint8), 0
        begin, self._used = self._used, self._used + len(found)
        kept = self._memory[begin : self._used]
        kept[:] = found
        kept.flags.writeable = False
        return kept.data

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        begins = {os.SEEK_SET: 0, os.SEEK_CUR: self._at, os.SEEK_END: self._size}
        self._at = max(0, begins[whence] + offset)
        return self._at

    def tell(self) -> int:
        return self._at

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def writable(self) -> bool:
        return False

    def flush(self) -> None:
        """Nothing is ever written."""

    def close(self) -> None:
        """Left to who opened the file."""
