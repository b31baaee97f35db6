"""Opening SQLite files of others without a trace: nothing is written beside them."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import quote

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.sources.place import Place

WAL = "-wal"
_INDEX = "-shm"
_MAGIC = b"SQLite format 3\0"
_WRITE_VERSION = 18
_HEADER_BYTES = 100
_WAL_MODE = 2
# MLflow's writers hold their lock for milliseconds.
_WAIT_S = 2.0
_WAIT_AGAIN_S = 0.05
_PASSING = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_IOERR,
)
_MOST_IN_VALUE = 1 << 26


class Way(NamedTuple):
    """How a file is opened."""

    options: str
    is_copied: bool = False
    """Whether a copy is read, in a folder of its own."""
    is_trusting: bool = False
    """Whether the file must be as it was once it has been read: nothing keeps writers away."""


def way_to_open(*, wal_bytes: int | None, has_index: bool, is_wal: bool) -> Way:
    """The way that leaves no file beside the database.

    SQLite makes the files of a write-ahead log for a reader too, where they are not there. So
    without them, that is while nobody has the file open, it is told that the file cannot change;
    and a log without its index, as a crash or a copy leaves it, is read in a copy.

    Args:
        wal_bytes: Size of the write-ahead log; None where there is none.
        has_index: Whether the log's index is there.
        is_wal: Whether the file says that it is written by way of a log.

    """
    if has_index and wal_bytes is not None:
        return Way("mode=ro")
    if wal_bytes:
        return Way("mode=rw", is_copied=True)
    return Way("mode=ro&immutable=1", is_trusting=True) if is_wal else Way("mode=ro")


def is_wal_database(place: Place, path: str) -> bool | None:
    """Whether a file is written by way of a log; None where it is no file of SQLite.

    Not to be asked while this process may have a transaction open on the file, for closing it then
    lets go of SQLite's locks. With a log there is no need to ask.

    Raises:
        OSError: If it is gone or cannot be read.

    """
    with place.open(path) as file:
        header = file.read(0, _HEADER_BYTES)
    if len(header) < _HEADER_BYTES or not header.startswith(_MAGIC):
        return None
    return header[_WRITE_VERSION] == _WAL_MODE


def may_pass(error: Exception) -> bool:
    """Whether a file that could not be read may be readable later, though nothing changes in it."""
    code = getattr(error, "sqlite_errorcode", None)
    return isinstance(error, OSError) or (code is not None and code & 0xFF in _PASSING)


@contextmanager
def connected(path: str, way: Way, *, is_retry: bool = False) -> Iterator[sqlite3.Connection]:
    """A connection that can only read; writers are waited for, at a retry hardly.

    Raises:
        sqlite3.Error, OSError: If the file is none that can be read now.

    """
    wait_s = _WAIT_AGAIN_S if is_retry else _WAIT_S
    if not way.is_copied:
        with closing(_connection(path, way.options, wait_s)) as connection:
            yield connection
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = str(Path(folder, "copy.db"))
        shutil.copyfile(path, copy)
        shutil.copyfile(path + WAL, copy + WAL)
        with closing(_connection(copy, way.options, wait_s)) as connection:
            yield connection


def beside(place: Place, path: str) -> tuple[int | None, bool]:
    """The size of the write-ahead log, None for none, and whether its index is there."""
    return _size(place, path + WAL), _size(place, path + _INDEX) is not None


def _size(place: Place, path: str) -> int | None:
    try:
        return place.state(path).size
    except OSError:
        return None


def _connection(path: str, options: str, wait_s: float) -> sqlite3.Connection:
    # Autocommit: each statement is a transaction, over when its last row is taken. Any thread may
    # refresh a store, one at a time.
    connection = sqlite3.connect(
        f"file:{quote(path)}?{options}",
        uri=True,
        timeout=wait_s,
        isolation_level=None,
        check_same_thread=False,
    )
    connection.text_factory = lambda text: text.decode("utf-8", "replace")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MOST_IN_VALUE)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA query_only = ON")
    return connection
