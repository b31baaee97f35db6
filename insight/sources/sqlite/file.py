"""An SQLite file of somebody else, looked at whenever it has changed."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Protocol

from .connection import (
    WAL,
    beside,
    connected,
    is_wal_database,
    may_pass,
    way_to_open,
)

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence
    from contextlib import AbstractContextManager

    from insight.sources.place import Place


class DatabaseReader(Protocol):
    """Reads what is new in a file."""

    def read(self, connection: sqlite3.Connection) -> None:
        """Take in what was written since the last look."""

    def lose(self) -> None:
        """Forget everything: the file is gone, or none of SQLite's."""

    def begin_again(self) -> None:
        """Take all that was read for wrong, and read it anew at the next look."""


class SqliteFile:
    """One file.

    Attributes:
        problem: Why it cannot be read; empty when it can.
        is_refused: Whether it could not be read now, and may be later, though nothing changes.

    """

    def __init__(self, place: Place, path: str) -> None:
        self.problem = ""
        self.is_refused = False
        self._place = place
        self._path = path
        self._version: Sequence[Hashable] = ()
        self._is_wal: tuple[Hashable, bool | None] = (None, None)

    def look(self, reader: DatabaseReader) -> bool:
        """Whether it was read, or is gone, as it has changed."""
        version = self._place.versions((self._path, self._path + WAL))
        if version == self._version and not self.is_refused:
            return False
        is_retry, self.is_refused = self.is_refused, False
        self._version, self.problem = version, ""
        try:
            wal_bytes, has_index = beside(self._place, self._path)
            is_wal = self._says_wal() if wal_bytes is None else True
            if is_wal is None:
                reader.lose()
                return True
            way = way_to_open(wal_bytes=wal_bytes, has_index=has_index, is_wal=is_wal)
            with connected(self._path, way, is_retry=is_retry) as connection:
                reader.read(connection)
            now = self._place.versions((self._path, self._path + WAL))
            if way.is_trusting and now != version:
                reader.begin_again()  # written meanwhile; the change is seen at the next look
                self._version = ()
        except FileNotFoundError:
            reader.lose()
        except (sqlite3.Error, UnicodeDecodeError, OSError) as error:
            # Python fails to tell what SQLite says where that quotes a damaged name.
            self.problem = f"database cannot be read: {error}"
            self.is_refused = may_pass(error)
        return True

    def look_again(self) -> None:
        """Have the next look read it, changed or not."""
        self._version = ()

    def connection(self) -> AbstractContextManager[sqlite3.Connection]:
        """A connection that can only read, for what was passed over before.

        Raises:
            sqlite3.Error, OSError: If the file is none that can be read now.

        """
        wal_bytes, has_index = beside(self._place, self._path)
        is_wal = self._says_wal() if wal_bytes is None else True
        way = way_to_open(wal_bytes=wal_bytes, has_index=has_index, is_wal=bool(is_wal))
        return connected(self._path, way)

    def _says_wal(self) -> bool | None:
        identity = self._place.state(self._path).identity
        if self._is_wal[0] != identity or self._is_wal[1] is None:
            self._is_wal = identity, is_wal_database(self._place, self._path)
        return self._is_wal[1]
