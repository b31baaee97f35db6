"""The files of a set, while they are written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from insight.format.atomic import written_atomically

from .blobs import Blobs
from .config import as_written, opened
from .exceptions import MRMOpenError, MRMOpenForAppendError, MRMSetHeaderError
from .header import Header, read_header
from .index import index_content, index_path
from .names import shard_paths
from .rows import Parts
from .searched import searchable
from .shard import Shard

_APPEND = "FileWriter.open_for_append"


class FileSet:
    """Some files that share rows.

    Args:
        paths: Where they will be.
        overwrite: Whether what is there is replaced.

    Attributes:
        header: What the files have in common: without pages.
        blobs: How the bytes and arrays of a row are put together.
        shards: The files, once there is one row.

    """

    def __init__(self, paths: Sequence[Path], *, overwrite: bool) -> None:
        self.paths = list(paths)
        self.overwrite = overwrite
        self.header = Header({}, addresses=[path.name for path in paths])
        self.blobs = Blobs([], is_shortened=True)
        self.shards: list[Shard] = []
        self._turn = 0

    def describe(self, header: Header) -> None:
        """Say what the files have in common."""
        self.header = header
        self.blobs = Blobs(header.fields, is_shortened=header.is_shortened)

    def begin(self) -> None:
        """Make the files, unless they are made.

        Raises:
            MRMSetHeaderError: If there is no schema.
            MRMOpenError: If a name is taken, or the folder is not there.

        """
        if self.shards:
            return
        if not self.header.schema:
            raise MRMSetHeaderError.of("FileWriter", "a schema before rows", "none", "add_schema")
        for path in self.paths:
            self._check_free(path)
        headers = [replace(self.header, pages=[], shard=one) for one in range(len(self.paths))]
        self.shards = [Shard(*one) for one in zip(self.paths, headers, strict=True)]

    def _check_free(self, path: Path) -> None:
        if not path.parent.is_dir():
            raise MRMOpenError.of("FileWriter", "a folder that is there", path.parent)
        there = [file for file in (path, index_path(path)) if file.exists()]
        if there and not self.overwrite:
            hint = "overwrite=True replaces it"
            raise MRMOpenError.of("FileWriter", "a name that is free", there[0], hint)

    def append(self, rows: Sequence[Parts]) -> None:
        """Rows for all files, equally many for each; the emptiest take one more."""
        share, more = divmod(len(rows), len(self.shards))
        by_rows = sorted(range(len(self.shards)), key=lambda number: self.shards[number].rows)
        emptiest, begin = set(by_rows[:more]), 0
        for number, shard in enumerate(self.shards):
            end = begin + share + (number in emptiest)
            shard.append(rows[begin:end])
            begin = end
        self._count(rows)

    def append_to_one(self, rows: Sequence[Parts]) -> None:
        """Rows for one file; the next ones are for the next file."""
        self.shards[self._turn % len(self.shards)].append(rows)
        self._turn += 1
        self._count(rows)

    def _count(self, rows: Sequence[Parts]) -> None:
        self.header.saved += sum(row.saved for row in rows)

    def finish(self) -> None:
        """Let the files have their names, and an index each.

        Raises:
            MRMAddIndexError: If all fields are to be searched for, and one's name cannot be.
            MRMSetHeaderError: If a header is larger than its place.
            OSError: If the disk refuses.

        """
        indexed = self.header.indexed or searchable(self.header)
        fields = {field.name: field for field in self.header.fields}
        searched = [fields[name] for name in indexed]
        for shard in self.shards:
            shard.header.indexed, shard.header.saved = indexed, max(0, self.header.saved)
        contents = [
            as_written(index_content(path.name, searched, shard.spans()))
            for path, shard in zip(self.paths, self.shards, strict=True)
        ]
        for path, shard, content in zip(self.paths, self.shards, contents, strict=True):
            # An index of other rows must not stand beside the file, whatever happens in between.
            index_path(path).unlink(missing_ok=True)
            shard.finish()
            written_atomically(index_path(path), [content])

    def give_up(self) -> None:
        """Leave nothing of files that have no name yet."""
        for shard in self.shards:
            shard.give_up()


def new_set(path: str, count: int, *, overwrite: bool) -> FileSet:
    """So many files that are to be made."""
    return FileSet(shard_paths(path, count), overwrite=overwrite)


def appended_set(path: Path) -> FileSet:
    """Copies of the files of a set that are there, to take more rows.

    Args:
        path: One of them.

    Raises:
        MRMOpenForAppendError: If a file is not there, or is of another set.
        RecordError: If one is damaged.

    """
    first = _header_of(path)
    paths = [path.with_name(Path(address).name) for address in first.addresses]
    if path not in paths:
        hint = "files may not be renamed"
        raise MRMOpenForAppendError.of(_APPEND, f"a file of {first.addresses}", path, hint)
    files = FileSet(paths, overwrite=True)
    for number, one in enumerate(paths):
        header = _header_of(one)
        if header.common() != first.common():
            expected = f"the schema and the sizes of {path}"
            raise MRMOpenForAppendError.of(_APPEND, expected, f"others in {one}")
        header.addresses, header.shard = files.header.addresses, number
        files.shards.append(Shard(one, header))
        with opened(one) as source:
            files.shards[-1].take_pages(source)
    files.describe(replace(first, pages=[]))
    return files


def _header_of(path: Path) -> Header:
    if not path.is_file():
        raise MRMOpenForAppendError.of(_APPEND, "a file that is there", path)
    with opened(path) as file:
        return read_header(path, file)
