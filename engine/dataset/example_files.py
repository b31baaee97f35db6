"""The records of TFRecord files, read by their numbers."""

from __future__ import annotations

import gzip
import tempfile
import weakref
import zlib
from collections.abc import Iterable, Sequence
from os import fspath
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

from engine.errors import RecordError
from insight.errors import FormatError
from insight.format.examples import example_of
from insight.format.frame_index import record_at, record_spans

if TYPE_CHECKING:
    from insight.format.examples import Feature

COMPRESSIONS = ("", "GZIP", "ZLIB")
_BUFFER = 1 << 20
_GZIP = b"\x1f\x8b"


class ExampleFiles:
    """Some files, one behind the other; where their records lie is looked up at once.

    Compressed files are decompressed into temporary files, which go with this object. Threads, and
    processes that were forked, may read at a time.

    Args:
        paths: The files.
        compression: One of `COMPRESSIONS`.

    Attributes:
        counts: How many records each file has.

    Raises:
        RecordError: If a file is damaged, cut off, or of another kind.

    """

    def __init__(self, paths: Iterable[Path], compression: str = "") -> None:
        self.paths = list(paths)
        self.compression = compression
        self._keep({})
        self._spans = [self._spans_of(number) for number in range(len(self.paths))]
        self.counts = [len(spans) for spans in self._spans]
        self._ends = np.cumsum(self.counts)

    def __len__(self) -> int:
        return sum(self.counts)

    def example(self, number: int, names: Sequence[str] | None) -> dict[str, Feature]:
        """What a record holds under some names, or under all, sorted.

        Raises:
            RecordError: If it is damaged.

        """
        file, record = self.file_and_record(number)
        offset, length = self._spans[file][record].tolist()
        where = self.where(number)
        try:
            payload = record_at(where, self._opened(file).fileno(), offset, length)
            return example_of(where, payload, names)
        except FormatError as error:
            raise RecordError(str(error)) from error

    def file_and_record(self, number: int) -> tuple[int, int]:
        """The number of the file that a record is in, and its own there, both from 0."""
        file = int(np.searchsorted(self._ends, number, side="right"))
        return file, number - (int(self._ends[file - 1]) if file else 0)

    def where(self, number: int) -> str:
        """The file and the record, for messages."""
        file, record = self.file_and_record(number)
        return f"{fspath(self.paths[file])}, record {record}"

    def _spans_of(self, number: int) -> np.ndarray:
        try:
            spans = record_spans(fspath(self.paths[number]), self._opened(number))
        except FormatError as error:
            raise RecordError(str(error)) from error
        if not self.compression:  # there may be more files than a process may have open ones
            self._files.pop(number).close()
        return spans

    def _opened(self, number: int) -> BinaryIO:
        if number not in self._files:
            path = self.paths[number]
            opened = path.open("rb") if not self.compression else _plain(path, self.compression)
            kept = self._files.setdefault(number, opened)
            if kept is not opened:  # another thread was here first
                opened.close()
        return self._files[number]

    def _keep(self, files: dict[int, BinaryIO]) -> None:
        self._files = files
        weakref.finalize(self, _close, files)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_files": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._keep({})  # each process opens the files itself


def _close(files: dict[int, BinaryIO]) -> None:
    for file in files.values():
        file.close()


def _plain(path: Path, compression: str) -> BinaryIO:
    """A temporary file with what a compressed one holds."""
    plain: BinaryIO = tempfile.TemporaryFile()  # noqa: SIM115 - who reads it keeps it
    with path.open("rb") as file:
        try:
            if compression == "GZIP":
                _copy(_unpacked(file), plain)
            else:
                _inflate(file, plain)
        except (EOFError, zlib.error, gzip.BadGzipFile) as error:
            plain.close()
            hint = "the file is damaged, or compressed in another way"
            raise RecordError.of(fspath(path), f"a whole {compression} file", error, hint) from None
    return plain


def _unpacked(file: BinaryIO) -> BinaryIO:
    """The file, read through GZIP where it is packed by it: as zlib does, which MindSpore asks."""
    head = file.read(len(_GZIP))
    file.seek(0)
    return gzip.GzipFile(fileobj=file) if head == _GZIP else file  # type: ignore[return-value]


def _copy(source: BinaryIO, target: BinaryIO) -> None:
    while piece := source.read(_BUFFER):
        target.write(piece)


def _inflate(source: BinaryIO, target: BinaryIO) -> None:
    inflater = zlib.decompressobj()
    while piece := source.read(_BUFFER):
        target.write(inflater.decompress(piece))
    target.write(inflater.flush())
    if not inflater.eof:
        raise EOFError("the stream does not end")
