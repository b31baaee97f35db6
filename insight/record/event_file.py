"""One event file: whole records reach it with one call of the operating system."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from typing import TYPE_CHECKING

from insight.format.frames import read_frames
from insight.format.system import sync_data, write_at

from .held import HeldFolder
from .system_write import write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_FLAGS = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND


class EventFile:
    """A new file that only grows.

    A record is either wholly in the file when `append` returns, or `append` raises and the file
    ends where it ended before.

    Args:
        path: Where it is to be.
        folder: The folder of `path`, which may be elsewhere by now; None where it stays.

    Attributes:
        path: Where it was made.
        size: Bytes in it.
        synced: Bytes of it that survive a power cut.
        descriptor: The operating system's number of it; -1 when it is full and takes no more.

    Raises:
        FileExistsError: If the path is taken; another recorder's file is never opened.
        OSError: If it cannot be made.

    """

    def __init__(self, path: Path, folder: HeldFolder | None = None) -> None:
        self.path = path
        self._folder = HeldFolder(path.parent) if folder is None else folder
        self.size = 0
        self.synced = 0
        self._owner = os.getpid()
        self._named = False
        self._suspect = False
        self.descriptor = self._folder.open(path.name, _FLAGS)

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
            if self.is_ours():
                os.ftruncate(self.descriptor, os.fstat(self.descriptor).st_size - written)
            raise
        return written

    def is_ours(self) -> bool:
        """Whether this process made it; a fork that Python did not see has it open, too."""
        return os.getpid() == self._owner

    def is_deleted(self) -> bool:
        """Whether the file has no name any more, so that what is written to it is lost."""
        try:
            return os.fstat(self.descriptor).st_nlink == 0
        except OSError:  # a server that forgot it
            return True

    def is_there(self) -> bool:
        """Whether the folder still has the file under its name."""
        return self._folder.has(self.path.name)

    def syncer(self) -> Callable[[], None]:
        """A call, good for once, that brings what is in the file now, and its name, to the disk.

        It works after the file is closed too, and raises OSError where the disk refuses.
        """
        size = self.size
        if size == self.synced:
            return lambda: None
        if self.descriptor < 0:
            descriptor = self._folder.open(self.path.name, os.O_RDONLY)
        else:
            descriptor = os.dup(self.descriptor)

        def sync() -> None:
            try:
                if self._suspect:
                    self._write_again(size)
                self._suspect = True
                sync_data(descriptor)
                self._suspect = False
            finally:
                os.close(descriptor)
            self._name_is_safe()
            self.synced = size

        return sync

    def _write_again(self, size: int) -> None:
        """Writes anew what the disk refused.

        The system marks it as clean when it has reported that, and would not write it a second
        time. It can still be read, from memory: unless that was needed for something else, which
        the checksums tell.
        """
        with os.fdopen(self._folder.open(self.path.name, os.O_RDONLY), "rb") as file:
            file.seek(self.synced)
            records = file.read(size - self.synced)
        scan = read_frames(records)
        whole = sum(1 for _ in scan) and not scan.damages and not scan.pending
        if not whole or self.synced + len(records) != size:
            raise OSError(errno.EIO, f"records were lost before they reached the disk: {self.path}")
        descriptor = self._folder.open(self.path.name, os.O_WRONLY)
        try:
            done = 0
            while done < len(records):
                done += write_at(descriptor, records[done:], self.synced + done)
        finally:
            os.close(descriptor)

    def _name_is_safe(self) -> None:
        """Makes the directory's entry survive a power cut: a synced file without a name is lost."""
        if not self._named:
            self._folder.sync()
            self._named = True

    def close(self) -> None:
        """Gives the descriptor back; the file takes no more, and can still be synced."""
        descriptor, self.descriptor = self.descriptor, -1
        if descriptor >= 0:
            os.close(descriptor)

    def discard(self) -> None:
        """Gives the descriptor back and deletes the file: nothing was written to it."""
        self.close()
        with suppress(OSError):
            self._folder.remove(self.path.name)
