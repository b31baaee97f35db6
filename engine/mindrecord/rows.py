"""Which rows fit a schema, and their parts as pages hold them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from .blobs import Blobs
from .fields import Field
from .msgpack import Scalar, packed

_BOUNDS = {"int32": 2**31, "int64": 2**63}
_KINDS: dict[str, tuple[type, ...]] = {
    "int32": (int, np.int32),
    "int64": (int, np.int64),
    "float32": (float, np.float32),
    "float64": (float, np.float64),
    "string": (str,),
    "bytes": (bytes,),
}
_DUMMY: Mapping[str, Scalar] = {"id": 0}  # the raw part of a row that has none


def misfit(fields: Sequence[Field], row: Mapping[str, Any]) -> str:
    """Why a row does not fit the fields; empty if it does.

    >>> misfit([Field("label", "int32")], {"label": "cat"})
    "expected int32 in field 'label', got str"
    """
    for field in fields:
        if field.name not in row:
            return f"expected a field '{field.name}', got {sorted(row)}"
        found = _misfit(field, row[field.name])
        if found:
            return f"expected {found[0]} in field '{field.name}', got {found[1]}"
    return ""


def _misfit(field: Field, value: Any) -> tuple[str, str] | None:
    if field.shape is not None:
        return _misfit_array(field, field.shape, value)
    # A bool is no int here, and of NumPy's numbers only those of the very type fit.
    if type(value) not in _KINDS[field.type]:
        return field.type, type(value).__name__
    bound = _BOUNDS.get(field.type)
    if bound is not None and not -bound <= value < bound:
        return field.type, str(value)
    if field.type == "string" and not _is_text(value):
        return "a text of whole characters", repr(value)[:40]
    return None


def _is_text(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:  # half of a character
        return False
    return True


def _misfit_array(field: Field, shape: tuple[int, ...], value: Any) -> tuple[str, str] | None:
    expected = f"{field.type} of shape {list(shape)}"
    if not isinstance(value, np.ndarray):
        return expected, type(value).__name__
    known = math.prod(axis for axis in shape if axis != -1)
    fits = value.size % known == 0 if -1 in shape else not shape or value.size == known
    if str(value.dtype) != field.type or not fits:
        return expected, f"{value.dtype} {value.shape}"
    return None


class Parts(NamedTuple):
    """A row as pages hold it."""

    raw: bytes
    blob: bytes
    saved: int = 0
    """Bytes that shortened integers saved."""

    @property
    def largest(self) -> int:
        """The bytes of the larger of the two."""
        return max(len(self.raw), len(self.blob))


def parts_of(fields: Sequence[Field], blobs: Blobs, row: Mapping[str, Any]) -> Parts:
    """The parts of a row that fits."""
    raw = {field.name: _plain(row[field.name]) for field in fields if not field.is_blob}
    return Parts(packed(raw or _DUMMY), *blobs.joined(row))


def _plain(value: Any) -> Scalar:
    return value.item() if isinstance(value, np.generic) else value
