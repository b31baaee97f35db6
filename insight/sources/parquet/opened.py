"""One Parquet file, read a piece at a time: no more of it lies in memory than a piece.

Its footer says where everything lies, and may say anything: what it claims is held against the size
of the file before a byte is read, and what pyarrow refuses is told, with where it began.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.errors import FormatError, compose, shortened
from insight.sources.record import moved

from .file_object import FileObject
from .library import arrow, parquet

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from insight.format.scalars.columns import Column
    from insight.sources.place import Place

MAGIC = b"PAR1"
ROWS_A_PIECE = 1 << 16
_BUFFER_BYTES = 4 << 20  # of a column, at most so many are read at once
# Rows that are all alike take next to no bytes: a claim of many is no lie by itself, but nobody
# should be made to count to 2^62.
_MOST_ROWS = 1 << 23
_MOST_ROWS_A_BYTE = 64
_MOST_TEXT = 200


class Piece(NamedTuple):
    """Some rows."""

    first: int
    """The number of the first row in its file, from 0."""
    rows: Any
    """A RecordBatch; columns in which every row is null may be missing."""

    def column(self, name: str) -> Any:
        """An Array; None where every row is null, or there is no such column."""
        index = self.rows.schema.get_field_index(name)
        return None if index < 0 else self.rows.column(index)

    def chosen(self, numbers: Column) -> Piece:
        """The rows of these numbers, counted from the first of the piece."""
        return Piece(self.first, self.rows.take(arrow().array(numbers)))


class Damage(NamedTuple):
    """Rows that could not be read."""

    offset: int
    """In the file, where the first bytes of their group lie."""
    text: str


class OpenParquet:
    """A file while it is read; made by `opened`.

    Attributes:
        columns: Names of the outermost columns.
        rows: How many there are, as the footer claims.
        size: Bytes of the file.

    """

    def __init__(self, path: str, file: Any, size: int) -> None:
        self.columns: tuple[str, ...] = tuple(file.schema_arrow.names)
        self.rows: int = file.metadata.num_rows
        self.size = size
        self._path = path
        self._file = file

    def type_of(self, name: str) -> Any:
        """The type of a column, as pyarrow has it."""
        return self._file.schema_arrow.field(name).type

    def pieces(self, names: Collection[str]) -> Iterator[Piece | Damage]:
        """The rows, those of a damaged group as far as they can be read.

        Args:
            names: The columns that are wanted, where the file has them.

        """
        wanted = [name for name in names if name in self.columns]
        first = 0
        metadata = self._file.metadata
        for index in range(metadata.num_row_groups):
            group = metadata.row_group(index)
            yield from self._group(index, group, first, wanted)
            first += group.num_rows

    def _group(
        self, index: int, group: Any, first: int, wanted: Sequence[str]
    ) -> Iterator[Piece | Damage]:
        begin = _begin(group)
        wrong = _wrong_claim(group, self.size)
        if wrong:
            yield Damage(begin, wrong)
            return
        held = _not_all_null(group, wanted)
        if not held:
            return
        try:
            batches = self._file.iter_batches(
                ROWS_A_PIECE, row_groups=[index], columns=held, use_threads=False
            )
            for batch in batches:
                yield Piece(first, batch)
                first += batch.num_rows
        except Exception as error:  # whatever pyarrow makes of bytes that are none of Parquet's
            yield Damage(begin, f"rows cannot be read: {_words(error)}")


@contextmanager
def opened(place: Place, path: str, coded: Collection[str] = ()) -> Iterator[OpenParquet]:
    """A file, for reading.

    Args:
        place: Where it lies.
        path: The file.
        coded: Columns of text that are wanted as codes with a dictionary: a text that stands in
            a million rows is held once.

    Raises:
        OSError: If it is gone or cannot be opened.
        FormatError: If it is no Parquet file, or its footer is damaged.
        MissingLibraryError: If pyarrow is not installed.

    """
    parquet()
    with place.open(path) as file:
        source = FileObject(file)
        try:
            held = parquet().ParquetFile(
                arrow().PythonFile(source, mode="r"),
                read_dictionary=list(coded),
                pre_buffer=False,
                buffer_size=_BUFFER_BYTES,
                page_checksum_verification=True,
            )
            found = OpenParquet(path, held, source.size())
        except Exception as error:  # as above
            raise FormatError(compose(path, "a Parquet file", _words(error))) from error
        yield found


def is_unfinished(place: Place, path: str) -> bool:
    """Whether a file begins as Parquet does and has no end yet: its writer is not done.

    Raises:
        OSError: If it is gone or cannot be opened.

    """
    with place.open(path) as file:
        size = file.state().size
        begins = file.read(0, len(MAGIC)) == MAGIC[: min(size, len(MAGIC))]
        return begins and (size < 12 or file.read(size - len(MAGIC), len(MAGIC)) != MAGIC)


def one_row(place: Place, path: str, number: int, names: Sequence[str]) -> dict[str, Any]:
    """What stands in one row, as Python has it.

    Raises:
        OSError: If the file is gone or cannot be opened.
        FormatError: If there is no such row any longer.
        MissingLibraryError: If pyarrow is not installed.

    """
    with opened(place, path) as file:
        for piece in file.pieces(names):
            if isinstance(piece, Piece) and 0 <= number - piece.first < piece.rows.num_rows:
                found = piece.rows.slice(number - piece.first, 1).to_pylist()[0]
                return {name: found.get(name) for name in names}
    raise moved(path, number, "a row", "fewer rows")


def _wrong_claim(group: Any, size: int) -> str:
    """What a group claims that no file of this size holds; empty where all may be true."""
    if not 0 <= group.num_rows <= max(_MOST_ROWS, _MOST_ROWS_A_BYTE * size):
        return f"rows cannot be read: {group.num_rows} of them are claimed in {size} bytes"
    for index in range(group.num_columns):
        column = group.column(index)
        end = _begin_of(column) + column.total_compressed_size
        if column.total_compressed_size < 0 or not 0 <= end <= size:
            name = shortened(column.path_in_schema, _MOST_TEXT)
            return f"rows cannot be read: the column {name} is claimed to end at {end}"
    return ""


def _not_all_null(group: Any, wanted: Sequence[str]) -> list[str]:
    """The columns of which any row of a group may hold a value."""
    names, held = set(wanted), set()
    for index in range(group.num_columns):
        column = group.column(index)
        told = column.statistics if column.is_stats_set else None
        counts = told is not None and told.has_null_count
        if not (counts and told.null_count == column.num_values):
            held.add(_outermost(column.path_in_schema, names))
    return [name for name in wanted if name in held]


def _outermost(path: str, names: Collection[str]) -> str | None:
    """The column that a path leads into: names may have points in them, too."""
    while path not in names:
        path, point, _ = path.rpartition(".")
        if not point:
            return None
    return path


def _begin(group: Any) -> int:
    """Where the first bytes of a group lie; -1 where it has no column."""
    begins = [_begin_of(group.column(index)) for index in range(group.num_columns)]
    return min(begins, default=-1)


def _begin_of(column: Any) -> int:
    at = column.data_page_offset
    dictionary = column.dictionary_page_offset if column.has_dictionary_page else None
    return int(at if not dictionary else min(at, dictionary))


def _words(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return shortened(lines[0] if lines else type(error).__name__, _MOST_TEXT)
