"""What the columns of a data set hold: their names, number types and shapes."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from os import PathLike, fspath
from pathlib import Path
from typing import Any

from engine.errors import ArgumentTypeError, ArgumentValueError, RecordError

TYPES = (
    *("bool", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"),
    *("float16", "float32", "float64", "string"),
)
FIELDS = ("columns", "datasetType", "numRows")


@dataclass(frozen=True)
class Column:
    """One column of a schema.

    Attributes:
        name: Its name.
        type: A number type in lower case, or `string`.
        shape: Its shape; -1 is an axis as long as the data are. None is one such axis.
        is_single: Whether one value is no array where `shape` is None: what a file calls rank 0.

    """

    name: str
    type: str
    shape: tuple[int, ...] | None = None
    is_single: bool = field(default=False, repr=False)

    def described(self) -> dict[str, Any]:
        """The column as schema files have it, in the order of MindSpore's text."""
        rank = 1 if self.shape is None else len(self.shape)
        shape = {} if self.shape is None else {"shape": list(self.shape)}
        return {"name": self.name, "rank": rank, **shape, "type": self.type}


class Schema:
    """The columns of a data set, and how many of its rows are wanted.

    Args:
        schema_file: A JSON file with `columns`, and with `datasetType` and `numRows` if wanted.

    Attributes:
        columns: What was added or read, in that order.
        num_rows: How many rows are wanted; 0 is all.

    Raises:
        ArgumentTypeError: If the path is none.
        ArgumentValueError: If there is no such file.
        RecordError: If it holds no schema.

    >>> from engine import dataset as ds, int64
    >>> schema = ds.Schema()
    >>> schema.add_column("ids", int64, [2])
    >>> schema.columns
    [Column(name='ids', type='int64', shape=(2,))]

    """

    def __init__(self, schema_file: str | PathLike[str] | None = None) -> None:
        self.columns: list[Column] = []
        self.num_rows = 0
        self._dataset_type = ""
        self.schema_file = ""
        if schema_file is not None:
            self.schema_file, content = _content(schema_file)
            self.from_json(content)

    def add_column(self, name: str, de_type: Any, shape: list[int] | None = None) -> None:
        """One more column.

        Args:
            name: Its name.
            de_type: A number type such as `engine.int64`, its name, or `"string"`.
            shape: Its shape; -1 is an axis as long as the data are. None is one such axis.

        Raises:
            ArgumentTypeError: If the name is none, the type unknown, or the shape no list of ints.

        """
        if not isinstance(name, str) or not name:
            raise ArgumentTypeError.of("Schema.add_column(name)", "a str that is not empty", name)
        kind = de_type if isinstance(de_type, str) else str(de_type).lower()
        if kind not in TYPES:
            expected = f"one of {', '.join(TYPES)}"
            raise ArgumentTypeError.of("Schema.add_column(de_type)", expected, de_type)
        if shape is not None and not _is_shape(shape):
            raise ArgumentTypeError.of("Schema.add_column(shape)", "a list of ints", shape)
        self.columns.append(Column(name, kind, None if shape is None else tuple(shape)))

    def parse_columns(self, columns: Any) -> None:
        """These columns in place of those there are.

        Args:
            columns: A list of dicts with `name`, `type` and, where it is not a single number, a
                `shape`; or a dict of such dicts by name, which come in the order of the alphabet.

        Raises:
            RecordError: If a name or a type is missing, or one is unknown.

        >>> schema = Schema()
        >>> schema.parse_columns({"image": {"type": "uint8", "shape": [28, 28]}})
        >>> schema.columns
        [Column(name='image', type='uint8', shape=(28, 28))]

        """
        if isinstance(columns, dict):
            columns = [{**_dict(columns[name]), "name": name} for name in sorted(columns)]
        if not isinstance(columns, list | tuple):
            raise RecordError.of("Schema", "columns in a list or a dict", type(columns).__name__)
        self.columns = [_column(_dict(column)) for column in columns]

    def to_json(self) -> str:
        """The schema as JSON text."""
        described = [column.described() for column in self.columns]
        content: dict[str, Any] = {"columns": described or None}
        if self._dataset_type:
            content["datasetType"] = self._dataset_type
        if self.num_rows:
            content["numRows"] = self.num_rows
        return json.dumps(content, indent=2, ensure_ascii=False)

    def from_json(self, json_obj: Any) -> None:
        """What a parsed JSON object says, in place of what was said.

        Raises:
            RecordError: If it has no columns, or a field that is unknown or of another type.

        """
        content = _dict(json_obj)
        if not content.get("columns") or not set(content) <= set(FIELDS):
            expected = f"columns, and no other fields than {', '.join(FIELDS[1:])}"
            raise RecordError.of(self._where, expected, list(content))
        kind, rows = content.get("datasetType", ""), content.get("numRows", 0)
        if not isinstance(kind, str):
            raise RecordError.of(self._where, "a text as datasetType", kind)
        if isinstance(rows, bool) or not isinstance(rows, int) or rows < 0:
            raise RecordError.of(self._where, "a number from 0 as numRows", rows)
        self.parse_columns(content["columns"])
        self._dataset_type, self.num_rows = kind, rows

    @property
    def _where(self) -> str:
        return self.schema_file or "Schema"

    def __str__(self) -> str:
        return self.to_json()

    @staticmethod
    def get_num_rows(schema: Schema | str) -> int:
        """How many rows a schema, or the file of one, asks for; 0 is all."""
        return (schema if isinstance(schema, Schema) else Schema(schema)).num_rows


def _content(schema_file: Any) -> tuple[str, Any]:
    """The path of a schema file as text, and what its JSON holds."""
    if not isinstance(schema_file, str | PathLike):
        raise ArgumentTypeError.of("Schema(schema_file)", "a path", schema_file)
    path = Path(schema_file)
    if not path.is_file():
        raise ArgumentValueError.of("Schema(schema_file)", "a file that is there", schema_file)
    try:
        return fspath(path), json.loads(path.read_bytes())
    except (ValueError, RecursionError) as error:
        raise RecordError.of(fspath(path), "a schema as JSON", error) from None


def _column(described: dict[str, Any]) -> Column:
    name, kind, shape = (described.get(one) for one in ("name", "type", "shape"))
    if not isinstance(name, str) or not isinstance(kind, str):
        raise RecordError.of("Schema", "a name and a type for each column", described)
    if kind not in TYPES:
        raise RecordError.of(f"Schema column '{name}'", f"one of {', '.join(TYPES)}", kind)
    if not _is_shape([] if shape is None else shape):
        raise RecordError.of(f"Schema column '{name}'", "a list of ints as shape", shape)
    return Column(name, kind, tuple(shape or ()))


def _dict(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RecordError.of("Schema", "names and what belongs to them", type(value).__name__)
    return value


def _is_shape(shape: Any) -> bool:
    ints = isinstance(shape, list) and all(isinstance(axis, int) for axis in shape)
    return ints and not any(isinstance(axis, bool) for axis in shape)
