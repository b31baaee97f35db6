"""One file that rows are appended to, page by page.

Rows go into the last blob page while it has room, and into new ones then; the raw parts of a blob
page's rows, its group, lie together in one raw page. Source of where pages are cut: files that
MindSpore 2.10 wrote; the same rows give the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from pathlib import Path
from typing import BinaryIO

from engine.errors import RecordError

from .config import encrypt, is_encrypting
from .finished import Unfinished
from .header import LENGTH, Header
from .index import Spans
from .msgpack import Scalar, unpacked
from .pages import BLOB, RAW, Page
from .rows import Parts

Rows = Sequence[Parts]

_BUFFER = 1 << 20


class Shard:
    """A file on its way.

    Args:
        path: Where it will be.
        header: What it says of itself, with the pages that it has from the start.

    Raises:
        OSError: If the folder takes no file.

    """

    def __init__(self, path: Path, header: Header) -> None:
        self.header = header
        self._unfinished = Unfinished(path, is_private=is_encrypting())
        self._file = self._unfinished.file

    def take_pages(self, source: BinaryIO) -> None:
        """Begin with the pages of another file, which the header describes."""
        for page in self.header.pages:
            offset = self.header.offset_of(page.number)
            source.seek(offset)
            self._file.seek(offset)
            for begin in range(0, page.size, _BUFFER):
                self._file.write(source.read(min(_BUFFER, page.size - begin)))

    @property
    def rows(self) -> int:
        """How many rows it holds."""
        return self.header.rows

    def append(self, rows: Rows) -> None:
        """Rows that are each not larger than a page, behind those that are there."""
        if not rows:
            return
        first, *others = self._cut(rows)
        blob = self._last(BLOB)
        if blob is not None and first:
            self._write(blob, [row.blob for row in first])
            blob.end_row += len(first)
        for group in others:
            self._new_blob_page(group)
        self._make_room(first)
        for number, group in enumerate([first, *others]):
            if group:
                self._append_raw(group, is_new=number > 0)

    def _cut(self, rows: Rows) -> list[Rows]:
        """The rows by blob pages: those that the last page has room for, then those of new ones."""
        last_blob, last_raw = self._last(BLOB), self._last(RAW)
        blob_size = 0 if last_blob is None else last_blob.size
        raw_size = 0 if last_raw is None else last_raw.size - last_raw.groups[-1][1]
        most, cuts = self.header.page_size, []
        for number, row in enumerate(rows):
            blob, raw = LENGTH.size + len(row.blob), LENGTH.size + len(row.raw)
            if not blob_size or blob_size + blob > most or raw_size + raw > most:
                cuts.append(number)
                blob_size = raw_size = 0
            blob_size, raw_size = blob_size + blob, raw_size + raw
        bounds = [0, *cuts, len(rows)]
        return [rows[begin:end] for begin, end in pairwise(bounds)]

    def _last(self, kind: str) -> Page | None:
        pages = (page for page in reversed(self.header.pages) if page.kind == kind)
        return next(pages, None)

    def _new_page(self, kind: str, group: int) -> Page:
        page = Page(len(self.header.pages), kind, group, shard=self.header.shard)
        self.header.pages.append(page)
        return page

    def _new_blob_page(self, group: Rows) -> None:
        last = self._last(BLOB)
        page = self._new_page(BLOB, 0 if last is None else last.group + 1)
        page.first_row = 0 if last is None else last.end_row
        page.end_row = page.first_row + len(group)
        self._write(page, [row.blob for row in group])

    def _make_room(self, first: Rows) -> None:
        """Move the last group of the last raw page to a new one, if its new rows have no room."""
        last = self._last(RAW)
        size = sum(LENGTH.size + len(row.raw) for row in first)
        if last is None or not first or last.size + size <= self.header.page_size:
            return
        group, offset = last.groups.pop()
        self._file.seek(self.header.offset_of(last.number) + offset)
        moved = self._file.read(last.size - offset)
        last.size = offset
        page = self._new_page(RAW, last.number + 1)
        page.groups, page.size = [(group, 0)], len(moved)
        self._file.seek(self.header.offset_of(page.number))
        self._file.write(moved)

    def _append_raw(self, group: Rows, *, is_new: bool) -> None:
        page = self._last(RAW)
        size = sum(LENGTH.size + len(row.raw) for row in group)
        number = -1 if page is None else page.groups[-1][0]
        if page is None or page.size + size > self.header.page_size:
            page = self._new_page(RAW, 0 if page is None else page.number + 1)
        if is_new:
            page.groups.append((number + 1, page.size))
        self._write(page, [row.raw for row in group])

    def _write(self, page: Page, parts: Sequence[bytes]) -> None:
        """Parts behind those of a page, each after its length."""
        pairs = (piece for part in parts for piece in (LENGTH.pack(len(part)), part))
        content = b"".join(pairs)
        self._file.seek(self.header.offset_of(page.number) + page.size)
        self._file.write(content)
        page.size += len(content)

    def finish(self) -> None:
        """Write the header, and let the file have its name.

        Raises:
            MRMSetHeaderError: If the header is larger than its place.
            OSError: If the disk refuses.

        """
        self._file.seek(0)
        self._file.write(self.header.to_bytes())
        if not is_encrypting():
            self._unfinished.finish()
            return
        encrypted = Unfinished(self._unfinished.path)
        encrypt(self._file, encrypted.file)
        encrypted.finish()
        self.give_up()

    def give_up(self) -> None:
        """Leave nothing of it."""
        self._unfinished.give_up()

    def spans(self) -> Iterator[tuple[Spans, dict[str, Scalar]]]:
        """Where each row lies, and its numbers and texts, as long as the file is not finished.

        Raises:
            RecordError: If rows that were there from the start are damaged.

        """
        blobs = [page for page in self.header.pages if page.kind == BLOB]
        for raw in self.header.pages:
            for group, offset in raw.groups if raw.kind == RAW else ():
                yield from self._group(raw, offset, blobs[group])

    def _group(
        self, raw: Page, begin: int, blob: Page
    ) -> Iterator[tuple[Spans, dict[str, Scalar]]]:
        count = blob.end_row - blob.first_row
        raw_ends = list(accumulate(self._lengths(raw, begin, count), initial=begin))
        blob_ends = list(accumulate(self._lengths(blob, 0, count), initial=0))
        for number in range(count):
            raw_begin, raw_end = raw_ends[number : number + 2]
            spans = (raw.number, raw_begin, raw_end, blob.number, *blob_ends[number : number + 2])
            row = blob.first_row + number
            yield Spans(row, blob.group, *spans), self._row(row, raw, raw_begin, raw_end)

    def _lengths(self, page: Page, begin: int, count: int) -> Iterator[int]:
        """The bytes that each of some parts of a page takes, with its length."""
        at, end = self.header.offset_of(page.number) + begin, self.header.offset_of(page.number)
        end += page.size
        for _ in range(count):
            self._file.seek(at)
            head = self._file.read(LENGTH.size)
            size = LENGTH.unpack(head)[0] if len(head) == LENGTH.size else page.size
            at += LENGTH.size + size
            if at > end:
                where, expected = str(self._unfinished.path), f"{count} rows in page {page.number}"
                raise RecordError.of(where, expected, "fewer", "the file is damaged")
            yield LENGTH.size + size

    def _row(self, number: int, page: Page, begin: int, end: int) -> dict[str, Scalar]:
        where = f"{self._unfinished.path} row {number}"
        self._file.seek(self.header.offset_of(page.number) + begin + LENGTH.size)
        row = unpacked(where, self._file.read(end - begin - LENGTH.size))
        missing = [name for name in self.header.indexed if name not in row]
        if missing:
            raise RecordError.of(where, f"the fields {self.header.indexed}", list(row))
        return row
