"""A series of event files of one kind, seen as one place to append to."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from insight.format.frames import frame
from insight.format.messages import EVENT_VERSION, Event

from .rotation import is_full, new_file

if TYPE_CHECKING:
    from pathlib import Path

    from insight.format.names import EventFileName

    from .event_file import EventFile


class EventStream:
    """Summary or lineage records of one recorder, in files made when the first record comes.

    Args:
        directory: Where the files go.
        name: The name of the first file.
        versioned: Whether each file begins with the version record.
        limit: Bytes a file may have, or None.

    """

    def __init__(
        self, directory: Path, name: EventFileName, *, versioned: bool, limit: int | None
    ) -> None:
        self._directory = directory
        self._name = name
        self._versioned = versioned
        self._limit = limit
        self._first = 0
        self.file: EventFile | None = None

    def append(self, record: bytes) -> None:
        """The record is with the operating system when this returns.

        Raises:
            OSError: If it could not be written; the next call tries anew.

        """
        file = self.file
        if file is not None and is_full(file, len(record), self._limit, self._first):
            self.close()
            file = None
        if file is None or not file.size:
            self._open(record)
        else:
            file.append(record)

    def _open(self, record: bytes) -> None:
        """A new file with the version record and `record` in it, from one write."""
        first = _version_record() if self._versioned else b""
        if self.file is None:
            self.file = new_file(self._directory, self._name)
        self._first = len(first)
        self.file.append(first + record)

    def sync(self) -> None:
        """Brings what was written to the disk.

        Raises:
            OSError: If the disk refuses.

        """
        if self.file is not None:
            self.file.sync()

    def close(self) -> None:
        """Syncs and closes the file; a later record opens a new one.

        Raises:
            OSError: If the disk refuses; the file is closed all the same.

        """
        file, self.file = self.file, None
        if file is not None:
            try:
                file.sync()
            finally:
                file.close()


def _version_record() -> bytes:
    return frame(Event(wall_time=time.time(), version=EVENT_VERSION).SerializeToString())
