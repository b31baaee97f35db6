"""Tables of a database that only grow, read from where the last read ended."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

# While a statement runs, a writer without a write-ahead log waits: some tens of milliseconds.
_ROWS_A_STATEMENT = 20_000

Row = tuple[Any, ...]


class GrowingTable:
    """The rows of a table, each once, in the order they were written.

    SQLite numbers rows in that order, but gives the numbers of deleted last rows again, and numbers
    anew when a file is vacuumed. So the last row that was read is looked at again: each row of
    these tables is unlike any other, and where it stands still, all before it do.
    """

    def __init__(self, table: str, columns: str) -> None:
        self.last = 0
        self._select = f"SELECT rowid, {columns} FROM {table}"  # noqa: S608 - names of ours
        self._passed = f"SELECT 1 FROM {table} WHERE rowid <= ? LIMIT 1"  # noqa: S608 - as above
        self._mark: Row | None = None

    def stands(self, connection: sqlite3.Connection) -> bool:
        """Whether what was read is there still."""
        if self._mark is None:
            return True
        found = connection.execute(f"{self._select} WHERE rowid = ?", (self.last,)).fetchall()
        return found == [self._mark]

    def has_passed(self, connection: sqlite3.Connection) -> bool:
        """Whether there is any row that is not to come as a new one."""
        return connection.execute(self._passed, (self.last,)).fetchone() is not None

    def forget(self) -> None:
        """Read from the beginning again."""
        self.last, self._mark = 0, None

    def new_rows(self, connection: sqlite3.Connection) -> Iterator[Row]:
        """What was written since, without the number of the row.

        Raises:
            sqlite3.Error: If the rest cannot be read; what came until then was taken.

        """
        is_more = True
        while is_more:
            is_more = False
            query = f"{self._select} WHERE rowid > ? ORDER BY rowid LIMIT {_ROWS_A_STATEMENT}"
            count = 0
            for row in connection.execute(query, (self.last,)):
                self.last, self._mark = row[0], row
                count += 1
                yield row[1:]
            is_more = count == _ROWS_A_STATEMENT

    def new_pages(self, connection: sqlite3.Connection) -> Iterator[list[Row]]:
        """The same, many rows at a time, each with its number before it.

        Raises:
            sqlite3.Error: As `new_rows`.

        """
        is_more = True
        while is_more:
            query = f"{self._select} WHERE rowid > ? ORDER BY rowid LIMIT {_ROWS_A_STATEMENT}"
            rows: list[Row] = []
            broken: sqlite3.Error | None = None
            try:
                rows.extend(connection.execute(query, (self.last,)))
            except sqlite3.Error as error:
                broken = error  # the rows before stand
            if rows:
                self.last, self._mark = rows[-1][0], rows[-1]
                yield rows
            if broken is not None:
                raise broken
            is_more = len(rows) == _ROWS_A_STATEMENT

    def rows_of(self, connection: sqlite3.Connection, run: str) -> Iterator[Row]:
        """What a run has among the rows that were read.

        Raises:
            sqlite3.Error: If it cannot be read.

        """
        query = f"{self._select} WHERE run_uuid = ? AND rowid <= ? ORDER BY rowid"
        return (row[1:] for row in connection.execute(query, (run, self.last)))
