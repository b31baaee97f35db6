"""A series of event files of one kind, seen as one place to append to."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from insight.format.frames import frame
from insight.format.version import version_record

from .rotation import is_full, new_file

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from insight.format.names import EventFileName

    from .event_file import EventFile

_MOST_RETIRED = 8


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
        self._file: EventFile | None = None
        self._retired: list[Callable[[], None]] = []
        self._problem: OSError | None = None

    def append(self, record: bytes) -> None:
        """The record is with the operating system when this returns.

        Raises:
            OSError: If it could not be written; the next call tries anew.

        """
        file = self._file
        if file is not None and is_full(file, len(record), self._limit, self._first):
            self._retire(file)
            file = None
        if file is None or not file.size:
            self._open(record)
        else:
            file.append(record)

    def _retire(self, file: EventFile) -> None:
        """Closes a full file; it is brought to the disk with the next sync."""
        self._retired.append(file.syncer())
        self._file = None
        file.close()
        if len(self._retired) > _MOST_RETIRED:  # each holds a descriptor
            try:
                self._retired.pop(0)()
            except OSError as error:
                self._problem = error

    def _open(self, record: bytes) -> None:
        """A new file with the version record and `record` in it, from one write."""
        first = _version_record() if self._versioned else b""
        if self._file is None:
            self._file = new_file(self._directory, self._name)
        self._first = len(first)
        self._file.append(first + record)

    def syncers(self) -> list[Callable[[], None]]:
        """Calls that bring what was written so far to the disk; each is to be called once.

        Raises:
            OSError: If a file that was full already could not be brought there.

        """
        problem, self._problem = self._problem, None
        if problem is not None:
            raise problem
        retired, self._retired = self._retired, []
        return retired if self._file is None else [*retired, self._file.syncer()]

    def close(self) -> None:
        """Closes the file; a later record would open a new one.

        Raises:
            OSError: If the operating system refuses.

        """
        file, self._file = self._file, None
        if file is not None:
            file.close()


def _version_record() -> bytes:
    return frame(version_record(time.time()))
