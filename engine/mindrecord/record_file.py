"""One file of records, read row by row in any order."""

from __future__ import annotations

import os
import weakref
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from threading import Lock
from typing import Any, BinaryIO

import numpy as np

from engine.errors import RecordError
from insight.format.system import read_at

from .blobs import Blobs
from .config import content, is_encrypting, opened
from .exceptions import MRMOpenError
from .header import LENGTH, read_header
from .index import Index, Spans, index_path
from .msgpack import Scalar, unpacked
from .pages import BLOB, RAW

_BOUNDS = {"int32": 2**31, "int64": 2**63}


class RecordFile:
    """A file of records and its index.

    It is read at offsets, so that several threads, and processes that were forked, may read it.

    Args:
        path: Where it lies.

    Attributes:
        header: What it says of itself.
        index: What its index says of it.

    Raises:
        MRMOpenError: If it is not there, or its index is not.
        RecordError: If one of the two is damaged, or they do not fit each other.

    """

    def __init__(self, path: Path) -> None:
        for needed in (path, index_path(path)):
            if not needed.is_file():
                hint = "the index lies beside the file, and neither may be renamed"
                raise MRMOpenError.of("mindrecord", "a file that is there", needed, hint)
        self.path = path
        self._file: BinaryIO | None = None
        self.header = read_header(path, self._opened())
        if not is_encrypting():  # a set may have more files than a process may have open ones
            self._close()
            self._file = None
        self.index = Index(path, content(index_path(path)))
        self._spans = self.index.spans()
        _check_spans(self)
        self._fields = {field.name: field for field in self.header.fields}
        self._blobs = Blobs(self.header.fields, is_shortened=self.header.is_shortened)
        self._turn: AbstractContextManager[Any] = nullcontext() if hasattr(os, "pread") else Lock()

    def __len__(self) -> int:
        return len(self._spans)

    def row(self, number: int, raw: Sequence[str], blobs: Sequence[str]) -> dict[str, Any]:
        """Some fields of a row: of those with numbers and texts, and of those with blobs.

        Raises:
            RecordError: If the row is damaged.

        """
        where = f"{self.path} row {number}"
        spans = Spans(*self._spans[number].tolist())
        found: dict[str, Any] = {}
        if raw:
            content = self._part(where, spans.raw_page, spans.raw_begin, spans.raw_end)
            found.update(self._plain(where, unpacked(where, content), raw))
        if blobs:
            content = self._part(where, spans.blob_page, spans.blob_begin, spans.blob_end)
            found.update(self._blobs.split(where, content, blobs))
        return found

    def _part(self, where: str, page: int, begin: int, end: int) -> bytes:
        """What stands in a page behind its length."""
        content = self._bytes(self.header.offset_of(page) + begin, end - begin)
        if len(content) != end - begin:
            hint = "the file was cut off"
            raise RecordError.of(where, f"{end - begin} bytes in page {page}", len(content), hint)
        (size,) = LENGTH.unpack_from(content)
        if size != len(content) - LENGTH.size:
            expected = f"the length {len(content) - LENGTH.size} at offset {begin} of page {page}"
            raise RecordError.of(where, expected, size)
        return content[LENGTH.size :]

    def _bytes(self, offset: int, size: int) -> bytes:
        pieces, left = [], size
        with self._turn:
            descriptor = self._opened().fileno()
            while left and (piece := read_at(descriptor, left, offset + size - left)):
                pieces.append(piece)
                left -= len(piece)
        return b"".join(pieces)

    def _opened(self) -> BinaryIO:
        if self._file is None:
            self._file = opened(self.path)
            self._close = weakref.finalize(self, self._file.close)
        return self._file

    def _plain(self, where: str, row: dict[str, Scalar], names: Sequence[str]) -> dict[str, Scalar]:
        for name in names:
            kind = self._fields[name].type
            if not _fits(kind, row.get(name)):
                got = repr(row.get(name))[:40]
                raise RecordError.of(f"{where} field '{name}'", kind, got)
        return {name: row[name] for name in names}

    def __getstate__(self) -> dict[str, Any]:
        """The file as processes of their own take it: they open it anew."""
        return {**self.__dict__, "_file": None, "_close": None, "_turn": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._turn = nullcontext() if hasattr(os, "pread") else Lock()


def _fits(kind: str, value: Scalar) -> bool:
    if kind == "string":
        return isinstance(value, str)
    if isinstance(value, bool):
        return False
    bound = _BOUNDS.get(kind)
    if bound is None:
        return isinstance(value, float)
    return isinstance(value, int) and -bound <= value < bound


def _check_spans(file: RecordFile) -> None:
    """Each row of the index lies in the pages of the file, and there are no others."""
    spans, header = file._spans, file.header
    where = str(index_path(file.path))
    if len(spans) != header.rows:
        hint = "the index is of another state of the file"
        raise RecordError.of(where, f"{header.rows} rows, as in the file", len(spans), hint)
    for name, kind, first in (("raw", RAW, 2), ("blob", BLOB, 5)):
        sizes = np.array([page.size if page.kind == kind else -1 for page in header.pages])
        page, begin, end = spans[:, first], spans[:, first + 1], spans[:, first + 2]
        inside = (page >= 0) & (page < len(sizes))
        limits = sizes[np.where(inside, page, 0)] if len(sizes) else np.zeros(len(spans))
        whole = inside & (begin >= 0) & (end - begin >= LENGTH.size) & (end <= limits)
        if not whole.all():
            row = int(np.flatnonzero(~whole)[0])
            expected = f"row {row} inside of a {name} page"
            raise RecordError.of(where, expected, spans[row].tolist())
