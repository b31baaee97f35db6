"""One open event file: whole records reach it with one call of the operating system."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from .system_write import write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_WHILE_OPEN = 0o600
_WHEN_CLOSED = 0o400
_FLAGS = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND | os.O_CLOEXEC


class EventFile:
    """A new file that only grows.

    A record is either wholly in the file when `append` returns, or `append` raises and the file
    ends where it ended before.

    Attributes:
        path: Where it is.
        size: Bytes in it.

    Raises:
        FileExistsError: If the path is taken; another recorder's file is never opened.
        OSError: If it cannot be made.

    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.size = 0
        self._owner = os.getpid()
        self._named = False
        self.descriptor = os.open(path, _FLAGS, _WHILE_OPEN)

    def append(self, records: bytes) -> None:
        """Hands `records` to the operating system: from here on they survive this process.

        Raises:
            OSError: If they do not all fit.

        """
        written = write(self.descriptor, records)
        if written != len(records):
            written = self._finish(records, written)
        self.size += written

    def _finish(self, records: bytes, written: int) -> int:
        """Writes what a short write left over, or takes back what it wrote."""
        try:
            while written < len(records):
                written += write(self.descriptor, records[written:])
        except OSError:
            # After a fork the other process may have appended since; a torn record is passed over
            # by readers, one that was cut off is gone.
            if os.getpid() == self._owner:
                os.ftruncate(self.descriptor, os.fstat(self.descriptor).st_size - written)
            raise
        return written

    def syncer(self) -> Callable[[], None]:
        """A call, good for once, that brings the file and its name to the disk.

        It works after the file is closed too, and raises OSError where the disk refuses.
        """
        duplicate = os.dup(self.descriptor)

        def sync() -> None:
            try:
                os.fdatasync(duplicate)
            finally:
                os.close(duplicate)
            self._name_is_safe()

        return sync

    def _name_is_safe(self) -> None:
        """Makes the directory's entry survive a power cut: a synced file without a name is lost."""
        if not self._named:
            directory = os.open(self.path.parent, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(directory)
            finally:
                os.close(directory)
            self._named = True

    def close(self) -> None:
        """Closes the file and takes the right to write it, as MindSpore does."""
        try:
            if os.getpid() == self._owner:
                os.fchmod(self.descriptor, _WHEN_CLOSED)
        finally:
            os.close(self.descriptor)
