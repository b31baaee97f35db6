"""Files of records, written row by row."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

from engine.errors import StateError, compose

from .config import is_encrypting
from .exceptions import (
    MRMAddSchemaError,
    MRMCommitError,
    MRMInvalidHeaderSizeError,
    MRMInvalidPageSizeError,
    MRMValidateDataError,
    MRMWriteDatasetError,
    ParamTypeError,
    ParamValueError,
)
from .fields import check_schema
from .file_set import FileSet, appended_set, new_set
from .header import HEADER_SIZES, LENGTH, PAGE_SIZES
from .names import check_name, check_shards
from .rows import Parts, misfit, parts_of
from .searched import check_searched

_logger = logging.getLogger("engine.mindrecord")
_WRITE = "FileWriter.write_raw_data"


class FileWriter:
    """Writes a set of record files, which MindSpore reads, too.

    The files, and an index beside each, are there when `commit` returns: until then, what had
    their names has them, and without it nothing is left. Rows that do not fit the schema are left
    out, and the log says why.

    Args:
        file_name: The path of the file; of several, the number of each comes behind it.
        shard_num: How many files share the rows, 1 to 1000.
        overwrite: Whether files that are there are replaced.

    Raises:
        ParamValueError: If an argument does not fit.
        StateError: If there are several files and a key to encrypt.

    >>> import tempfile
    >>> from engine.mindrecord import FileReader, FileWriter
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = f"{folder}/cats.mindrecord"
    ...     writer = FileWriter(path)
    ...     writer.add_schema({"name": {"type": "string"}, "label": {"type": "int32"}})
    ...     writer.write_raw_data([{"name": "tom", "label": 3}])
    ...     writer.commit()
    ...     list(FileReader(path).get_next())
    [{'label': 3, 'name': 'tom'}]

    """

    def __init__(self, file_name: str, shard_num: int = 1, overwrite: bool = False) -> None:
        check_name("FileWriter(file_name)", file_name)
        check_shards("FileWriter(shard_num)", shard_num)
        if not isinstance(overwrite, bool):
            raise ParamValueError.of("FileWriter(overwrite)", "a bool", repr(overwrite))
        if shard_num > 1 and is_encrypting():
            raise StateError(compose("FileWriter(shard_num)", "1, as there is a key", shard_num))
        self._files: FileSet = new_set(file_name, shard_num, overwrite=overwrite)
        self._is_parallel: bool | None = None
        self._ended = False

    @classmethod
    def open_for_append(cls, file_name: str) -> Self:
        """A writer of more rows for a set of files that is there.

        The files are copied first, so that they stay as they are until `commit`.

        Args:
            file_name: One file of the set.

        Raises:
            ParamValueError: If that is no name of one.
            MRMOpenForAppendError: If a file is not there, or of another set.
            RecordError: If one is damaged.

        """
        writer = cls(check_name("FileWriter.open_for_append", file_name))
        writer._files = appended_set(Path(file_name))
        return writer

    def add_schema(self, content: Mapping[str, Any], desc: str | None = None) -> None:
        """Say what each field of a row is.

        Args:
            content: A dict from names, of letters, digits and `_`, to `{"type": …}`: `int32`,
                `int64`, `float32`, `float64`, `string` or `bytes`. A number type with a `shape`, a
                list of axes, one of which may be -1, is a NumPy array.
            desc: A description.

        Raises:
            MRMInvalidSchemaError: If it is no schema.
            MRMBuildSchemaError: If a shape is none.
            MRMAddSchemaError: If there is one already.

        """
        check_schema(content)
        header = self._files.header
        if header.schema:
            hint = "all rows of a file have the same fields"
            raise MRMAddSchemaError.of("FileWriter.add_schema", "one schema", "a second one", hint)
        header.schema = {name: dict(described) for name, described in content.items()}
        header.description = desc or ""
        self._files.describe(header)

    def add_index(self, index_fields: list[str]) -> None:
        """Say which fields rows can be searched by; without it, all numbers and texts.

        Raises:
            ParamTypeError: If it is no list of names.
            MRMGetMetaError: If there is no schema yet.
            MRMDefineIndexError: If a field is bytes or an array.
            MRMAddIndexError: If one is not in the schema, or comes twice.

        """
        check_searched(index_fields, self._files.header)
        self._files.header.indexed += index_fields

    def write_raw_data(self, raw_data: list[dict[str, Any]], parallel_writer: bool = False) -> None:
        """Rows behind those that were written.

        Args:
            raw_data: A list of rows, each a dict with the fields of the schema; others are left.
            parallel_writer: Whether all rows of a call go into one file, the files taking turns;
                else the files share the rows of each call. This process writes in either case.

        Raises:
            ParamTypeError: If an argument has another type.
            MRMOpenError: If files are there that are not to be replaced, or the folder is not.
            MRMSetHeaderError: If there is no schema.
            MRMValidateDataError: If no row fits it.
            MRMWriteDatasetError: If one is larger than a page, the files are ended, or
                `parallel_writer` is not what it was.

        """
        self._check_turn(parallel_writer)
        self._files.begin()
        rows = self._fitting(raw_data)
        if parallel_writer:
            self._files.append_to_one(rows)
        else:
            self._files.append(rows)

    def _check_turn(self, parallel_writer: Any) -> None:
        if not isinstance(parallel_writer, bool):
            raise ParamTypeError.of(f"{_WRITE}(parallel_writer)", "a bool", repr(parallel_writer))
        if self._is_parallel not in {None, parallel_writer}:
            expected = f"parallel_writer={self._is_parallel}, as before"
            raise MRMWriteDatasetError.of(_WRITE, expected, parallel_writer)
        if self._ended:
            hint = "write before commit, or take FileWriter.open_for_append"
            raise MRMWriteDatasetError.of(_WRITE, "files that are not ended", "ended ones", hint)
        self._is_parallel = parallel_writer

    def _fitting(self, raw_data: Any) -> list[Parts]:
        """The parts of the rows that fit the schema; the others are logged."""
        if not isinstance(raw_data, list) or not all(isinstance(row, dict) for row in raw_data):
            raise ParamTypeError.of(_WRITE, "a list of dicts", type(raw_data).__name__)
        fields, blobs = self._files.header.fields, self._files.blobs
        rows, got = [], "no rows"
        for number, row in enumerate(raw_data):
            reason = misfit(fields, row)
            if reason:
                _logger.warning("%s leaves row %d out: %s.", _WRITE, number, reason)
                got = f"a first row that {reason}" if got == "no rows" else got
            else:
                rows.append(parts_of(fields, blobs, row))
        if not rows:
            raise MRMValidateDataError.of(_WRITE, "at least one row that fits the schema", got)
        largest = LENGTH.size + max(row.largest for row in rows)
        if largest > self._files.header.page_size:
            expected = f"rows of {self._files.header.page_size} bytes at most"
            hint = f"set_page_size, up to {PAGE_SIZES[2]}"
            raise MRMWriteDatasetError.of(_WRITE, expected, largest, hint)
        return rows

    def set_header_size(self, header_size: int) -> None:
        """Say how much room headers have: more for more pages.

        Args:
            header_size: Bytes, from 16 KiB to 128 MiB, in fours; 16 MiB where none is set.

        Raises:
            ParamTypeError: If it is no int.
            MRMInvalidHeaderSizeError: If it is another number, or rows were written.

        """
        where = "FileWriter.set_header_size"
        expected = _unfit(where, header_size, HEADER_SIZES, has_rows=bool(self._files.shards))
        if expected:
            raise MRMInvalidHeaderSizeError.of(where, expected, header_size)
        self._files.header.header_size = header_size

    def set_page_size(self, page_size: int) -> None:
        """Say how large pages are: no row may be larger.

        Args:
            page_size: Bytes, from 32 KiB to 256 MiB, in fours; 32 MiB where none is set.

        Raises:
            ParamTypeError: If it is no int.
            MRMInvalidPageSizeError: If it is another number, or rows were written.

        """
        where = "FileWriter.set_page_size"
        expected = _unfit(where, page_size, PAGE_SIZES, has_rows=bool(self._files.shards))
        if expected:
            raise MRMInvalidPageSizeError.of(where, expected, page_size)
        self._files.header.page_size = page_size

    def commit(self) -> None:
        """End the files, and write the index of each.

        Raises:
            MRMOpenError: As `write_raw_data`, if no rows were written.
            MRMSetHeaderError: Likewise, or if a header is larger than its place.
            MRMCommitError: If the files are ended already.
            MRMAddIndexError: If all fields are to be searched for, and one's name cannot be.
            OSError: If the disk refuses; then nothing is left of what has no name yet.

        """
        if self._ended:
            raise MRMCommitError.of("FileWriter.commit", "files that are not ended", "ended ones")
        self._files.begin()
        self._ended = True
        try:
            self._files.finish()
        finally:
            self._files.give_up()


def _unfit(where: str, size: Any, bounds: tuple[int, int, int], *, has_rows: bool) -> str:
    """What would be expected in place of a size; empty if it fits."""
    if isinstance(size, bool) or not isinstance(size, int):
        raise ParamTypeError.of(where, "an int", repr(size))
    low, _, high = bounds
    if not low <= size <= high or size % 4:
        return f"a multiple of 4 from {low} to {high}"
    return "a size that is set before rows are written" if has_rows else ""
