"""What a schema of record files says of the fields of a row."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from .exceptions import MRMBuildSchemaError, MRMInvalidSchemaError

TYPES = ("int32", "int64", "float32", "float64", "string", "bytes")
NUMBERS = TYPES[:4]
_NAME = re.compile(r"[0-9a-zA-Z_]+")
_WHERE = "FileWriter.add_schema"


@dataclass(frozen=True)
class Field:
    """One field of a row.

    Attributes:
        name: Its name.
        type: One of `TYPES`.
        shape: Of arrays; -1 is an axis as long as the data are. None for a single value.

    """

    name: str
    type: str
    shape: tuple[int, ...] | None = None

    @property
    def is_blob(self) -> bool:
        """Whether it lies in blob pages: bytes and arrays do."""
        return self.shape is not None or self.type == "bytes"

    @property
    def dtype(self) -> np.dtype:
        """The NumPy type of its numbers."""
        return np.dtype(self.type)


def fields_of(schema: Mapping[str, Mapping[str, Any]]) -> list[Field]:
    """The fields of a schema that was checked, in the order of their names, as files have them."""
    return [_field(name, schema[name]) for name in sorted(schema)]


def _field(name: str, described: Mapping[str, Any]) -> Field:
    shape = described.get("shape")
    return Field(name, described["type"], None if shape is None else tuple(shape))


def check_schema(content: Any) -> None:
    """A schema has fields that files can hold.

    Raises:
        MRMInvalidSchemaError: If there are none, or one has another name, type or attribute.
        MRMBuildSchemaError: If an axis of a shape is 0 or below -1, or two are -1.

    """
    if not content or not isinstance(content, dict):
        expected = "a dict of fields, such as {'label': {'type': 'int32'}}"
        raise MRMInvalidSchemaError.of(_WHERE, expected, repr(content))
    for name, described in content.items():
        _check_field(name, described)


def _check_field(name: Any, described: Any) -> None:
    where = f"{_WHERE} field {name!r}"
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise MRMInvalidSchemaError.of(_WHERE, "names of letters, digits and '_'", repr(name))
    if not isinstance(described, dict) or described.get("type") not in TYPES:
        expected = f"a dict with a 'type' of {', '.join(TYPES)}"
        raise MRMInvalidSchemaError.of(where, expected, repr(described))
    if set(described) - {"type", "shape"}:
        expected = "'type' and, for arrays, 'shape'"
        raise MRMInvalidSchemaError.of(where, expected, list(described))
    if "shape" in described:
        _check_shape(where, described)


def _check_shape(where: str, described: dict[str, Any]) -> None:
    shape = described["shape"]
    if described["type"] not in NUMBERS or not isinstance(shape, list):
        expected = f"a list as 'shape', of {', '.join(NUMBERS)} only"
        raise MRMInvalidSchemaError.of(where, expected, described)
    whole = all(isinstance(axis, int) and not isinstance(axis, bool) for axis in shape)
    if not whole or any(axis == 0 or axis < -1 for axis in shape) or shape.count(-1) > 1:
        expected = "axes above 0, one of them -1 at most"
        raise MRMBuildSchemaError.of(where, expected, shape, "-1 is an axis of any length")
