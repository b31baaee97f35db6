"""What the examples of a TFRecord file have, and the fields of rows that become of it."""

from __future__ import annotations

import string
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.errors import RecordError
from engine.mindrecord.exceptions import ParamValueError

WHERE = "TFRecordToMR(feature_dict)"
_TYPES = {
    "string": "string",
    **dict.fromkeys(("bool", "int8", "int16", "int32", "uint8", "uint16"), "int32"),
    **dict.fromkeys(("int64", "uint32", "uint64"), "int64"),
    **dict.fromkeys(("float16", "float32"), "float32"),
    "float64": "float64",
}
_SCHEMA_NAMES = str.maketrans(dict.fromkeys(string.punctuation + " ", "_"))


@dataclass(frozen=True)
class ExampleField:
    """What a name of the examples is, and the field that becomes of it.

    Attributes:
        name: The name in the examples.
        type: The type of the field.
        length: Of an array; None for a single value.
        default: What stands for a name that an example has not; None for nothing.

    """

    name: str
    type: str
    length: int | None
    default: Any

    @property
    def field(self) -> str:
        """The name of the field."""
        return self.name.translate(_SCHEMA_NAMES)

    @property
    def described(self) -> dict[str, Any]:
        """The field in a schema."""
        shape = {} if self.length is None else {"shape": [self.length]}
        return {"type": self.type, **shape}


def field_of(name: Any, described: Any) -> ExampleField:
    """The field of a name and what a dict of features says of it.

    Raises:
        ParamValueError: If it says what no field can be.

    """
    where = f"{WHERE} {name!r}"
    kind, shape = getattr(described, "dtype", None), getattr(described, "shape", None)
    kind = kind if isinstance(kind, str) else getattr(kind, "name", getattr(kind, "__name__", kind))
    if kind not in _TYPES or not isinstance(name, str):
        raise ParamValueError.of(where, f"a dtype of {', '.join(_TYPES)}", repr(described))
    if not isinstance(shape, list | tuple) or len(shape) > 1 or (shape and kind == "string"):
        expected = "the shape [], or [length] of numbers"
        raise ParamValueError.of(where, expected, repr(described))
    if shape and not (isinstance(shape[0], int) and shape[0] > 0):
        raise ParamValueError.of(where, "a length above 0", repr(described))
    default = getattr(described, "default_value", None)
    return ExampleField(name, _TYPES[kind], shape[0] if shape else None, default)


def as_bytes(feature: ExampleField) -> ExampleField:
    """The same field, of bytes.

    Raises:
        ParamValueError: If it is none of texts.

    """
    if feature.type != "string":
        expected = f"{feature.name!r} of type string"
        raise ParamValueError.of("TFRecordToMR(bytes_fields)", expected, feature.type)
    return ExampleField(feature.name, "bytes", None, feature.default)


def value_of(where: str, feature: ExampleField, found: Any) -> Any:
    """The value of a field.

    Raises:
        RecordError: If there is none, or it has another type or length.

    """
    where = f"{where} '{feature.name}'"
    values = _defaults(feature) if found is None else found
    is_text, length = isinstance(values, list), feature.length or 1
    if values is None or is_text != (feature.type in {"string", "bytes"}) or len(values) != length:
        got = "none" if values is None else f"{len(values)} {'texts' if is_text else values.dtype}"
        raise RecordError.of(where, f"{length} of type {feature.type}", got)
    if is_text:
        return values[0] if feature.type == "bytes" else _text(where, values[0])
    if np.dtype(feature.type).kind != values.dtype.kind:
        raise RecordError.of(where, feature.type, values.dtype)
    numbers = values.astype(feature.type)
    if numbers.dtype.kind == "i" and (numbers != values).any():
        raise RecordError.of(where, f"numbers that {feature.type} has", values[numbers != values])
    return numbers.item() if feature.length is None else numbers


def _defaults(feature: ExampleField) -> Any:
    if feature.default is None:
        return None
    if feature.type in {"string", "bytes"}:
        text = feature.default
        return [text.encode() if isinstance(text, str) else text]
    return np.broadcast_to(np.asarray(feature.default, feature.type), feature.length or 1)


def _text(where: str, value: bytes) -> str:
    try:
        return value.decode()
    except UnicodeDecodeError as error:
        raise RecordError.of(where, "a text in UTF-8", error, "name it in bytes_fields") from None
