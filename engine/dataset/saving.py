"""The rows of a pipeline as record files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from string import punctuation
from typing import Any

import numpy as np

from engine.errors import ArgumentTypeError, ArgumentValueError, StateError, compose
from engine.mindrecord.config import is_encrypting
from engine.mindrecord.fields import fields_of
from engine.mindrecord.file_set import FileSet
from engine.mindrecord.rows import misfit, parts_of

from . import arguments
from .picks import Row

_WHERE = "Dataset.save"
_AT_ONCE = 256  # rows
_STORED = {
    **dict.fromkeys(("bool", "int8", "uint8", "int16", "uint16", "int32"), "int32"),
    **dict.fromkeys(("uint32", "int64", "uint64"), "int64"),
    **dict.fromkeys(("float16", "float32"), "float32"),
    "float64": "float64",
}


def check_saving(file_name: Any, num_files: Any, file_type: Any) -> list[Path]:
    """The files that rows are to be saved to.

    Raises:
        ArgumentTypeError: If an argument has the wrong type.
        ArgumentValueError: If it is no number of files from 1 to 1000, or another kind of files.
        StateError: If the path is that of a folder; or of several files, and there is a key.

    """
    for name, value in (("file_name", file_name), ("file_type", file_type)):
        if not isinstance(value, str):
            raise ArgumentTypeError.of(f"{_WHERE}({name})", "a str", value)
    arguments.whole(f"{_WHERE}(num_files)", num_files, 1, 1000)
    if file_type != "mindrecord":
        raise ArgumentValueError.of(f"{_WHERE}(file_type)", "'mindrecord'", repr(file_type))
    if not file_name or Path(file_name).is_dir():
        raise StateError(compose(f"{_WHERE}(file_name)", "the path of a file", repr(file_name)))
    if num_files > 1 and is_encrypting():
        raise StateError(compose(f"{_WHERE}(num_files)", "1, as there is a key", num_files))
    if num_files == 1:
        return [Path(file_name)]
    return [Path(f"{file_name}{number}") for number in range(num_files)]


def save(rows: Iterable[Row], names: Sequence[str], paths: Sequence[Path]) -> None:
    """Write rows with columns of these names to files that are not there yet.

    Raises:
        MRMOpenError: If a file is there, or the folder is not.
        StateError: If there are no rows, or a column cannot be saved.

    """
    columns = [_saved_name(name) for name in names]
    files = FileSet(paths, overwrite=False)
    left = (row for row in rows)  # what ends once stays at its end
    try:
        while some := list(islice(left, _AT_ONCE)):
            if not files.header.schema:
                schema = dict(zip(columns, map(_described, names, some[0]), strict=True))
                files.header.schema = schema
                files.describe(files.header)
                files.begin()
            _append(files, columns, some)
        if not files.header.schema:
            raise StateError(compose(_WHERE, "at least one row", "none"))
        files.finish()
    finally:
        files.give_up()


def _append(files: FileSet, columns: Sequence[str], rows: Iterable[Row]) -> None:
    parts = []
    fields = fields_of(files.header.schema)
    types = [files.header.schema[name]["type"] for name in columns]
    for row in rows:
        _check_shapes(files.header.schema, columns, row)
        values = dict(zip(columns, map(_value, types, row), strict=True))
        reason = misfit(fields, values)
        if reason:
            hint = "all rows have the types and the axes of the first"
            raise StateError(f"{_WHERE} {reason}. Hint: {hint}.")
        parts.append(parts_of(fields, files.blobs, values))
    files.append(parts)


def _check_shapes(schema: Mapping[str, Mapping[str, Any]], names: Sequence[str], row: Row) -> None:
    """Arrays differ from those of the first row in the first axis only: files keep one shape."""
    for name, column in zip(names, row, strict=True):
        shape = schema[name].get("shape")
        if (
            shape is not None
            and list(column.shape[1:]) != shape[1:]
            and column.dtype.kind not in "SU"
        ):
            hint = "all rows have the shape of the first, but for the first axis"
            where = f"{_WHERE} column '{name}'"
            raise StateError(compose(where, f"an array of shape {shape}", column.shape, hint))


def _saved_name(name: str) -> str:
    """A name as fields may have it."""
    return "".join("_" if letter in punctuation else letter for letter in name)


def _described(name: str, column: np.ndarray) -> dict[str, Any]:
    """What a schema says of a column like that of the first row."""
    if column.dtype.kind in "SU":
        kind = "string" if column.dtype.kind == "U" else "bytes"
        if column.size != 1 or column.ndim > (kind == "bytes"):
            expected = f"one value of {kind} in column '{name}'"
            raise StateError(compose(_WHERE, expected, f"shape {column.shape}"))
        return {"type": kind}
    if str(column.dtype) not in _STORED:
        expected = f"numbers, a text or bytes in column '{name}'"
        raise StateError(compose(_WHERE, expected, column.dtype))
    kind = _STORED[str(column.dtype)]
    return {"type": kind, "shape": [-1, *column.shape[1:]]} if column.ndim else {"type": kind}


def _value(kind: str, column: np.ndarray) -> Any:
    """A column of a row as files take it; what does not fit is told by who compares."""
    if column.dtype.kind == "S" and kind == "bytes" and column.size == 1:
        return column.tobytes()
    if column.dtype.kind == "U" and kind == "string" and column.ndim == 0:
        return str(column)
    if column.dtype.kind in "SU" or _STORED.get(str(column.dtype)) != kind:
        return column
    cast = column.astype(kind)
    return cast if column.ndim else cast[()]
