"""The index of a file: where each row lies, and the fields that rows are searched by.

A SQLite database beside the file, `NAME.db`, with two tables:

    SHARD_NAME  NAME: the name of the file
    INDEXES     a line for each row: its number, its group, the page, the offset and the end of its
                raw part, the same of its blob, and for each searched field NAME two columns:
                INC_0, INC_1 … (always 0) and NAME_0
"""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from engine.errors import RecordError

from .fields import Field
from .msgpack import Scalar

SPANS = (
    *("ROW_ID", "ROW_GROUP_ID", "PAGE_ID_RAW", "PAGE_OFFSET_RAW", "PAGE_OFFSET_RAW_END"),
    *("PAGE_ID_BLOB", "PAGE_OFFSET_BLOB", "PAGE_OFFSET_BLOB_END"),
)
_STORED = {"string": "TEXT", "int32": "INTEGER", "int64": "INTEGER"}  # others are REAL


class Spans(NamedTuple):
    """Where a row lies: pages by number, offsets inside of them."""

    row: int
    group: int
    raw_page: int
    raw_begin: int
    raw_end: int
    blob_page: int
    blob_begin: int
    blob_end: int


def index_path(path: Path) -> Path:
    """Where the index of a file lies."""
    return path.with_name(f"{path.name}.db")


def index_content(
    name: str, searched: Sequence[Field], rows: Iterable[tuple[Spans, dict[str, Scalar]]]
) -> bytes:
    """The index of a file of that name, as the bytes of a database.

    Args:
        name: The name of the file.
        searched: The fields that rows can be searched by.
        rows: Where each row lies, and its numbers and texts.

    """
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        database.executescript(_tables(searched))
        database.execute("INSERT INTO SHARD_NAME (NAME) VALUES (?)", (name,))
        columns = [*SPANS, *(column for pair in _columns(searched) for column in pair)]
        names, marks = ",".join(columns), ",".join("?" * len(columns))
        lines = (_line(searched, spans, row) for spans, row in rows)
        database.execute("BEGIN")
        # The names are made of letters, digits and "_": `fields.py` and `searched.py` see to it.
        insert = f"INSERT INTO INDEXES ({names}) VALUES ({marks})"  # noqa: S608
        database.executemany(insert, lines)
        database.execute("COMMIT")
        return database.serialize()


def _tables(searched: Sequence[Field]) -> str:
    columns = [f"{name} INT NOT NULL" for name in SPANS]
    keys = ["ROW_ID"]
    for field, (counter, name) in zip(searched, _columns(searched), strict=True):
        columns += [f"{counter} INT", f"{name} {_STORED.get(field.type, 'REAL')}"]
        keys.append(counter)
    table = f"CREATE TABLE INDEXES({', '.join(columns)}, PRIMARY KEY({','.join(keys)}));"
    return f"{table} CREATE TABLE SHARD_NAME(NAME TEXT NOT NULL);"


def _columns(searched: Sequence[Field]) -> list[tuple[str, str]]:
    return [(f"INC_{number}", f"{field.name}_0") for number, field in enumerate(searched)]


def _line(searched: Sequence[Field], spans: Spans, row: dict[str, Scalar]) -> tuple[Any, ...]:
    return (*spans, *(part for field in searched for part in (0, _stored(row[field.name]))))


def _stored(value: Scalar) -> Scalar:
    """A value as SQLite takes it: it knows no NaN."""
    return None if isinstance(value, float) and math.isnan(value) else value


class Index:
    """An index that is there already.

    Args:
        path: The file that it is of.
        content: The database, where it is not in the file beside; None reads that.

    """

    def __init__(self, path: Path, content: bytes | None = None) -> None:
        self._path = index_path(path)
        self._content = content
        with self._database() as database:
            names = database.execute("SELECT NAME FROM SHARD_NAME").fetchall()
        if names != [(path.name,)]:
            hint = "neither of the two files may be renamed"
            raise RecordError.of(str(self._path), f"the index of {path.name}", f"of {names}", hint)

    def spans(self) -> np.ndarray:
        """Where each row lies, a line a row with the numbers of a `Spans`.

        Raises:
            RecordError: If the index is damaged.

        """
        with self._database() as database:
            query = f"SELECT {','.join(SPANS)} FROM INDEXES ORDER BY ROW_ID"  # noqa: S608 - ours
            lines = database.execute(query).fetchall()
        try:
            spans = np.array(lines, np.int64).reshape(-1, len(SPANS))
            same = np.array_equal(spans[:, 0], np.arange(len(spans)))
        except (ValueError, TypeError, OverflowError):
            same = False
        if not same:
            raise RecordError.of(str(self._path), "a line of whole numbers for each row", "others")
        return spans

    def searched(self) -> list[str]:
        """The fields that rows can be searched by."""
        with self._database() as database:
            columns = [line[1] for line in database.execute("PRAGMA table_info(INDEXES)")]
        return [name.removesuffix("_0") for name in columns[len(SPANS) + 1 :: 2]]

    def texts(self, field: str) -> list[str]:
        """The values of a searched field as texts, of all rows in their order."""
        with self._database() as database:
            # The name is that of a column: `searched` told it.
            query = f'SELECT CAST("{field}_0" AS TEXT) FROM INDEXES ORDER BY ROW_ID'  # noqa: S608
            return ["" if text is None else text for (text,) in database.execute(query)]

    @contextmanager
    def _database(self) -> Iterator[sqlite3.Connection]:
        """The database, opened to be read. What SQLite raises comes as a RecordError."""
        try:
            with closing(self._opened()) as database:
                yield database
        except (sqlite3.Error, UnicodeDecodeError) as error:
            hint = "the index is made when the file is written; it may have been cut off"
            raise RecordError.of(str(self._path), "an index", error, hint) from None

    def _opened(self) -> sqlite3.Connection:
        if self._content is not None:
            database = sqlite3.connect(":memory:")
            database.deserialize(self._content)
            return database
        # Immutable: SQLite takes no locks and makes no files, as folders may be read-only.
        return sqlite3.connect(f"{self._path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
