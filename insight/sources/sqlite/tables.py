"""Which SQLite files lie in a place, and which tables each has: whose it is, by one look for all.

Several kinds of runs lie in SQLite files. Each file is opened once a version to tell whose it is,
however many sources ask; one with tables of nobody's is left alone until it changes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from .connection import WAL
from .file import SqliteFile

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator, Mapping, Sequence
    from contextlib import AbstractContextManager

    from insight.sources.place import Place
    from insight.sources.records import Folder

    from .file import DatabaseReader

ENDINGS = (".db", ".sqlite", ".sqlite3")
"""What the names of SQLite files end in."""

Tables = dict[str, frozenset[str]]
"""The columns of each table of a file."""

# Views, and what pretends to be a table, are none.
_COLUMNS = """
    SELECT t.name, c.name FROM sqlite_master AS t, pragma_table_info(t.name) AS c
    WHERE t.type = 'table' AND t.sql LIKE 'CREATE TABLE%'
"""


def tables_in(connection: sqlite3.Connection) -> Tables:
    """The tables of a file, with their columns."""
    found: dict[str, list[str]] = {}
    for table, column in connection.execute(_COLUMNS).fetchall():
        found.setdefault(table, []).append(column)
    return {table: frozenset(columns) for table, columns in found.items()}


class Peek:
    """One file, looked into no further than its tables.

    Attributes:
        tables: Those it has; none where it is no file of SQLite, or cannot be read.
        further: Reads on in the same look, where somebody wants more of the file than that: most
            of the time that a small file takes is that of opening it.

    """

    def __init__(self, place: Place, path: str) -> None:
        self.tables: Tables = {}
        self.further: DatabaseReader | None = None
        self._file = SqliteFile(place, path)

    @property
    def problem(self) -> str:
        """Why it cannot be read; empty when it can."""
        return self._file.problem

    @property
    def is_refused(self) -> bool:
        """Whether it could not be read now, and may be later, though nothing changes."""
        return self._file.is_refused

    def has(self, needed: Mapping[str, frozenset[str]]) -> bool:
        """Whether it has these tables, with these columns at least."""
        tables = self.tables
        return all(name in tables and tables[name] >= needed[name] for name in needed)

    def refresh(self) -> None:
        """Look again, if the file has changed."""
        self._file.look(self)

    def look_again(self) -> None:
        """Look again, changed or not."""
        self._file.look_again()
        self.refresh()

    def connection(self) -> AbstractContextManager[sqlite3.Connection]:
        """A connection that can only read, for what was passed over before.

        Raises:
            sqlite3.Error, OSError: If the file is none that can be read now.

        """
        return self._file.connection()

    def read(self, connection: sqlite3.Connection) -> None:
        self.tables = tables_in(connection)
        if self.further is not None:
            self.further.read(connection)

    def lose(self) -> None:
        self.tables = {}
        if self.further is not None:
            self.further.lose()

    def begin_again(self) -> None:
        self.tables = {}
        if self.further is not None:
            self.further.begin_again()


@dataclass(slots=True)
class _Known:
    """What is known of a place."""

    folders: Sequence[Folder] = ()
    """The listing that the files were taken from."""
    files: dict[str, tuple[Folder, str]] = field(default_factory=dict)
    peeks: dict[str, Peek] = field(default_factory=dict)


_places: WeakKeyDictionary[Place, _Known] = WeakKeyDictionary()


def databases(folders: Sequence[Folder], place: Place) -> Mapping[str, tuple[Folder, str]]:
    """By its path, the folder and name of each file that may be one of SQLite."""
    known = _places.setdefault(place, _Known())
    if known.folders is not folders:
        known.folders = folders
        known.files = {folder.file(name): (folder, name) for folder, name in _named(folders)}
        known.peeks = {path: peek for path, peek in known.peeks.items() if path in known.files}
    return known.files


def known_peek(place: Place, path: str) -> Peek:
    """The file of a path as the last look left it, or not looked at yet."""
    known = _places.setdefault(place, _Known())
    found = known.peeks.get(path)
    if found is None:
        found = known.peeks[path] = Peek(place, path)
    return found


def peek(place: Place, path: str) -> Peek:
    """What tables the file of a path has now."""
    found = known_peek(place, path)
    found.refresh()
    return found


def to_watch(folders: Sequence[Folder]) -> list[str]:
    """The files whose change may mean other runs in them."""
    paths = [folder.file(name) for folder, name in _named(folders)]
    return [path + ending for path in paths for ending in ("", WAL)]


def _named(folders: Sequence[Folder]) -> Iterator[tuple[Folder, str]]:
    for folder in folders:
        for name in folder.names:
            if name.endswith(ENDINGS):
                yield folder, name
