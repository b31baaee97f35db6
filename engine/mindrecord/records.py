"""The rows of some files, by number."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from .config import opened
from .exceptions import MRMOpenError, ParamValueError
from .fields import Field
from .header import read_header
from .record_file import RecordFile


class Records:
    """The rows of a set of files, one file behind the other.

    Args:
        files: One file of a set, or a list of files.
        columns: The fields that are wanted; None: all.

    Attributes:
        files: The files.
        fields: What is wanted of a row: all fields in the order of their names, or the columns.
        ends: After each file, how many rows there were.

    Raises:
        MRMOpenError: If a file or its index is not there, or files are of different sets.
        ParamValueError: If there is no such field.
        RecordError: If a file is damaged.

    """

    def __init__(self, files: str | Sequence[str], columns: Sequence[str] | None = None) -> None:
        paths = _set_of(Path(files)) if isinstance(files, str) else [Path(one) for one in files]
        self.files = [RecordFile(path) for path in paths]
        first = self.files[0].header
        for file in self.files:
            if file.header.common() != first.common():
                expected = f"the schema and the sizes of {paths[0]}"
                raise MRMOpenError.of("mindrecord", expected, f"others in {file.path}")
        self.fields = _chosen(first.fields, columns)
        self.ends = np.cumsum([len(file) for file in self.files])
        self._raw = [field.name for field in self.fields if not field.is_blob]
        self._blobs = [field.name for field in self.fields if field.is_blob]

    def __len__(self) -> int:
        return int(self.ends[-1])

    def row(self, number: int) -> dict[str, Any]:
        """The fields of a row: numbers, texts, bytes, and arrays.

        Raises:
            RecordError: If the row is damaged.

        """
        at = int(np.searchsorted(self.ends, number, "right"))
        begin = int(self.ends[at - 1]) if at else 0
        return self.files[at].row(number - begin, self._raw, self._blobs)


def _chosen(fields: list[Field], columns: Sequence[str] | None) -> list[Field]:
    if not columns:
        return fields
    known = {field.name: field for field in fields}
    unknown = [name for name in columns if name not in known]
    if unknown:
        raise ParamValueError.of("mindrecord columns", f"fields of {sorted(known)}", unknown)
    return [known[name] for name in columns]


def _set_of(path: Path) -> list[Path]:
    """The files of the set that a file is one of; all lie in one folder."""
    if not path.is_file():
        raise MRMOpenError.of("mindrecord", "a file that is there", path)
    with opened(path) as file:
        names = [Path(address).name for address in read_header(path, file).addresses]
    if path.name not in names:
        hint = "files may not be renamed; a list of files is read as it is"
        raise MRMOpenError.of(str(path), f"a file of the set {names}", "another name", hint)
    return [path.with_name(name) for name in names]
