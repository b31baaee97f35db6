"""Named lists of an example as columns: in the number types and shapes of a schema."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any

import numpy as np

from engine.errors import RecordError

from .schema import Column, Schema

_KINDS = {"f": "float32", "i": "int64"}
_ATTRIBUTES = ("name", "type", "rank", "t_impl", "shape")
_BLANK = b" "


def as_column(where: str, column: Column, feature: Any, *, padded: bool = False) -> np.ndarray:
    """The values of a feature as an array.

    Numbers of another type are cast as NumPy casts them. Several values of bytes as uint8 stand one
    behind the other, each filled up with blanks if they are to be `padded`.

    Raises:
        RecordError: If the values do not fit the column; `where` stands first.

    """
    where = f"{where} column '{column.name}'"
    if feature is None:
        raise RecordError.of(where, "bytes, floats or whole numbers", "a feature without values")
    if not isinstance(feature, list):
        if column.type == "string":
            raise RecordError.of(where, "texts", _KINDS[feature.dtype.kind])
        with np.errstate(invalid="ignore"):  # C++ casts what the type has not, too
            return _shaped(where, column, feature.astype(column.type))
    if column.type == "string":
        return _shaped(where, column, _texts(where, feature))
    if column.type != "uint8":
        raise RecordError.of(where, column.type, "bytes", "the types of bytes are uint8 and string")
    width = max(map(len, feature), default=0) if padded else 0
    content = b"".join(value.ljust(width, _BLANK) for value in feature)
    values = np.frombuffer(content, np.uint8).copy()
    return values if column.shape is None else _shaped(where, column, values)


def _texts(where: str, values: Sequence[bytes]) -> np.ndarray:
    try:
        return np.array([value.decode() for value in values], dtype=np.str_)
    except UnicodeDecodeError as error:
        raise RecordError.of(where, "texts in UTF-8", error) from None


def _shaped(where: str, column: Column, values: np.ndarray) -> np.ndarray:
    """The values in the shape of the column, of which they have all elements."""
    shape = column.shape
    if shape is None:
        return values.reshape(()) if column.is_single and values.size == 1 else values
    open_axes, known = shape.count(-1), math.prod(axis for axis in shape if axis != -1)
    fits = values.size % known == 0 if open_axes and known else values.size == known
    if open_axes > 1 or not fits:
        raise RecordError.of(where, f"values of shape {list(shape)}", f"{values.size} values")
    return values.reshape(shape)


def column_of(name: str, feature: Any) -> Column:
    """The column that a feature is without a schema."""
    kind = "uint8" if isinstance(feature, list) or feature is None else _KINDS[feature.dtype.kind]
    return Column(name, kind)


def columns_of(schema: Schema | str | PathLike[str], names: Sequence[str]) -> list[Column]:
    """The columns of a schema, or of the file of one: all, or some of them in another order.

    Raises:
        RecordError: If the schema has none of them, or a column twice; or if the file lacks the
            number of axes of one.

    """
    where = "TFRecordDataset(schema)"
    found = schema.columns if isinstance(schema, Schema) else _of_file(schema)
    listed = [column.name for column in found]
    if not found or len(set(listed)) < len(listed):
        raise RecordError.of(where, "columns, each once", listed)
    by_name = {column.name: column for column in found}
    missing = [name for name in names if name not in by_name]
    if missing:
        raise RecordError.of(where, f"the columns {missing}", listed)
    return [by_name[name] for name in names] if names else found


def _of_file(path: str | PathLike[str]) -> list[Column]:
    """The columns of a file; unlike a `Schema`, it has to say `rank`, and may leave out `shape`."""
    schema = Schema(path)  # tells what is no schema at all
    with open(path, encoding="utf-8") as file:  # noqa: PTH123 - a path of any kind
        described = json.load(file)["columns"]
    if isinstance(described, dict):
        described = [{"name": name, **described[name]} for name in sorted(described)]
    return [
        _ranked(str(path), one, column)
        for one, column in zip(described, schema.columns, strict=True)
    ]


def _ranked(where: str, described: Mapping[str, Any], column: Column) -> Column:
    unknown = [name for name in described if name not in _ATTRIBUTES]
    rank = described.get("rank")
    if unknown or isinstance(rank, bool) or not isinstance(rank, int) or rank < 0:
        expected = f"'rank' and, of others, {', '.join(_ATTRIBUTES)}"
        raise RecordError.of(f"{where} column '{column.name}'", expected, dict(described))
    if "shape" in described:
        return column
    return Column(column.name, column.type, is_single=rank == 0)
