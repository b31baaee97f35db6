"""One Parquet file, read a piece at a time: no more of it lies in memory than a piece.

Its footer may claim anything: how many rows there are is held against the size of the file, and
what pyarrow refuses is told, with the row that it began with.
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
ROWS_A_PIECE = 1 << 17
_CELLS_A_PIECE = 1 << 23
_LARGE_BYTES = 64 << 20
_BUFFER_BYTES = 4 << 20  # of a column of a larger file, at most so many are read at once
# What is all alike takes next to no bytes: a claim of much is no lie by itself, but nobody should
# be made to count to 2^62, or to hold it.
_MOST_ROWS, _MOST_ROWS_A_BYTE = 1 << 23, 8
_MOST_CELLS, _MOST_CELLS_A_BYTE = 1 << 25, 32
_MOST_BYTES, _MOST_BYTES_A_BYTE = 256 << 20, 256
_MOST_TEXT = 200


class Piece(NamedTuple):
    """Some rows."""

    first: int
    """The number of the first row in its file, from 0."""
    rows: Any
    """A RecordBatch."""

    def column(self, name: str) -> Any:
        """An Array; None where every row is null, or there is no such column."""
        index = self.rows.schema.get_field_index(name)
        found = None if index < 0 else self.rows.column(index)
        return None if found is None or found.null_count == len(found) else found

    def chosen(self, numbers: Column) -> Piece:
        """The rows of these numbers, counted from the first of the piece."""
        return Piece(self.first, self.rows.take(arrow().array(numbers)))


class Damage(NamedTuple):
    """Rows that could not be read."""

    first: int
    """The number of the first of them, from 0."""
    text: str


class OpenParquet:
    """A file while it is read; made by `opened`.

    Attributes:
        columns: Names of the outermost columns.
        size: Bytes of the file.

    """

    def __init__(self, file: Any, source: FileObject) -> None:
        self.columns: tuple[str, ...] = tuple(file.schema_arrow.names)
        self.size = source.size()
        self._file = file
        self._source = source

    def pieces(self, names: Collection[str]) -> Iterator[Piece | Damage]:
        """The rows, those of a damaged group as far as they can be read.

        Args:
            names: The columns that are wanted, where the file has them.

        Raises:
            OSError: If its place does not give bytes any longer.

        """
        wanted = [name for name in names if name in self.columns]
        most = max(_MOST_CELLS, _MOST_CELLS_A_BYTE * self.size)
        first = cells = 0
        for index in range(self._file.metadata.num_row_groups):
            # Nothing more is asked of a group: where what it says of its columns or their
            # statistics is damaged, to ask for that ends the process.
            group = self._file.metadata.row_group(index)
            wrong = self._wrong_claim(first, group.num_rows, group.total_byte_size)
            if wrong:
                yield Damage(first, wrong)
                return
            for piece in self._group(index, first, wanted):
                cells += _cells(piece)
                if cells > most:
                    yield Damage(piece.first, f"more than {most} values lie in {self.size} bytes")
                    return
                yield piece
            first += group.num_rows

    def _wrong_claim(self, first: int, rows: int, unpacked: int) -> str:
        """What a group claims that no file of this size holds; empty where all may be true."""
        if rows < 0 or first + rows > max(_MOST_ROWS, _MOST_ROWS_A_BYTE * self.size):
            return f"{rows} rows more are claimed in {self.size} bytes"
        if unpacked > max(_MOST_BYTES, _MOST_BYTES_A_BYTE * self.size):
            return f"{unpacked} bytes are claimed to be packed in {self.size}"
        return ""

    def _group(self, index: int, first: int, wanted: Sequence[str]) -> Iterator[Piece | Damage]:
        rows = min(ROWS_A_PIECE, max(1, _CELLS_A_PIECE // max(1, len(wanted))))
        try:
            batches = self._file.iter_batches(
                rows, row_groups=[index], columns=wanted, use_threads=False
            )
            for batch in batches:
                yield Piece(first, batch)
                first += batch.num_rows
        except Exception as error:  # whatever pyarrow makes of bytes that are none of Parquet's
            if self._source.refused is not None:
                raise self._source.refused from error
            yield Damage(first, words_of(error))


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
            file_of_arrow = arrow().PythonFile(source, mode="r")
            metadata = parquet().read_metadata(file_of_arrow)
            there = metadata.schema.to_arrow_schema().names
            held = parquet().ParquetFile(
                file_of_arrow,
                metadata=metadata,
                read_dictionary=[name for name in coded if name in there],
                pre_buffer=False,
                buffer_size=_BUFFER_BYTES if source.size() > _LARGE_BYTES else 0,
                page_checksum_verification=True,
            )
            found = OpenParquet(held, source)
        except Exception as error:  # as above
            if source.refused is not None:
                raise source.refused from error
            raise FormatError(compose(path, "a Parquet file", words_of(error))) from error
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
                row = piece.rows.slice(number - piece.first, 1)
                try:
                    found = row.to_pylist()[0]
                except Exception as error:  # such as texts that are no UTF-8
                    raise moved(path, number, "a readable row", words_of(error)) from error
                return {name: found.get(name) for name in names}
    raise moved(path, number, "a row", "fewer rows")


def _cells(piece: Piece | Damage) -> int:
    """How many values there are in a piece, without those that are null."""
    if isinstance(piece, Damage):
        return 0
    return sum(len(column) - column.null_count for column in piece.rows.columns)


def words_of(error: BaseException) -> str:
    """The first line of what an error says."""
    lines = str(error).strip().splitlines()
    return shortened(lines[0] if lines else type(error).__name__, _MOST_TEXT)
