"""The bytes and arrays of a row as one piece, as blob pages hold it.

One field alone is its bytes. Of several, each stands behind its length, a big-endian uint64, in
the order of their names. Arrays of whole numbers are shortened, from version 3.0 on: `integers.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from engine.errors import RecordError

from .fields import Field
from .integers import lengthened, shortened

_LENGTH = 8  # bytes
NOTHING = bytes(4)
"""What stands for the blob of a row that has none."""


class Blobs:
    """How the blobs of one file are put together.

    Args:
        fields: All fields of a row.
        is_shortened: Whether arrays of whole numbers are shortened.

    """

    def __init__(self, fields: Sequence[Field], *, is_shortened: bool) -> None:
        self.fields = [field for field in fields if field.is_blob]
        self._shortened = {
            field.name
            for field in self.fields
            if is_shortened and field.shape is not None and field.type in {"int32", "int64"}
        }

    def joined(self, row: Mapping[str, Any]) -> tuple[bytes, int]:
        """A row's piece, and how many bytes were saved; its values fit the fields."""
        if not self.fields:
            return NOTHING, 0
        parts = [self._content(field, row[field.name]) for field in self.fields]
        saved = sum(plain - len(part) for part, plain in parts)
        if len(parts) == 1:
            return parts[0][0], saved
        lengths = (len(part).to_bytes(_LENGTH, "big") for part, _ in parts)
        pairs = zip(lengths, (part for part, _ in parts), strict=True)
        return b"".join(piece for pair in pairs for piece in pair), saved

    def _content(self, field: Field, value: Any) -> tuple[bytes, int]:
        """The bytes of a value, and how many it has where it is not shortened."""
        if field.shape is None:
            return value, len(value)
        if field.name in self._shortened:
            return shortened(value), value.nbytes
        return value.astype(_stored(field), copy=False).tobytes(), value.nbytes

    def split(self, where: str, piece: bytes, names: Sequence[str]) -> dict[str, Any]:
        """Of a row's piece, the fields with these names: bytes, or arrays in their shapes.

        Raises:
            RecordError: If the piece is of other fields; `where` stands first.

        """
        parts = self._parts(where, piece)
        wanted = [field for field in self.fields if field.name in names]
        return {field.name: self._value(where, field, parts[field.name]) for field in wanted}

    def _parts(self, where: str, piece: bytes) -> dict[str, bytes]:
        if len(self.fields) == 1:
            return {self.fields[0].name: piece}
        parts, at = {}, 0
        for field in self.fields:
            begin = at + _LENGTH
            at = begin + int.from_bytes(piece[at:begin], "big")
            if begin > len(piece) or at > len(piece):
                raise RecordError.of(f"{where} field '{field.name}'", "all of its bytes", "fewer")
            parts[field.name] = piece[begin:at]
        if self.fields and at != len(piece):
            expected, got = f"{at} bytes of blobs", len(piece)
            raise RecordError.of(where, expected, got)
        return parts

    def _value(self, where: str, field: Field, content: bytes) -> Any:
        if field.shape is None:
            return content
        where = f"{where} field '{field.name}'"
        if field.name in self._shortened:
            return shaped(where, field, lengthened(where, content, field.dtype))
        if len(content) % field.dtype.itemsize:
            raise RecordError.of(where, f"whole numbers of {field.type}", f"{len(content)} bytes")
        numbers = np.frombuffer(content, _stored(field)).astype(field.dtype)  # one's own to change
        return shaped(where, field, numbers)


def _stored(field: Field) -> str:
    """The NumPy type of a field's numbers as files have them."""
    return f"<{field.dtype.str[1:]}"


def shaped(where: str, field: Field, numbers: np.ndarray) -> np.ndarray:
    """The numbers of a field in its shape.

    Raises:
        RecordError: If there are not as many; `where` stands first.

    """
    shape = field.shape or ()
    if not numbers.size and -1 in shape:
        return numbers.reshape([0 if axis == -1 else axis for axis in shape])
    try:
        return numbers.reshape(shape or -1)
    except ValueError:
        raise RecordError.of(where, f"numbers of shape {list(shape)}", numbers.size) from None
