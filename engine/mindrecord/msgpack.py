"""The part of MessagePack that raw pages use: a map from names to numbers and texts.

Numbers take as few bytes as they can, and names are sorted, as MindSpore's JSON library has it.
Source: the MessagePack specification, github.com/msgpack/msgpack/blob/master/spec.md.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Any

from engine.errors import RecordError

Scalar = int | float | str | bool | None

_CUTS = {0xC0: None, 0xC2: False, 0xC3: True}
_NUMBERS = {
    0xCA: struct.Struct(">f"),
    0xCB: struct.Struct(">d"),
    0xCC: struct.Struct(">B"),
    0xCD: struct.Struct(">H"),
    0xCE: struct.Struct(">I"),
    0xCF: struct.Struct(">Q"),
    0xD0: struct.Struct(">b"),
    0xD1: struct.Struct(">h"),
    0xD2: struct.Struct(">i"),
    0xD3: struct.Struct(">q"),
}
_TEXTS = {0xD9: 1, 0xDA: 2, 0xDB: 4}  # bytes of the length
_MAPS = {0xDE: 2, 0xDF: 4}
_FLOAT = struct.Struct(">f")


def packed(row: Mapping[str, Scalar]) -> bytes:
    """A row as bytes.

    >>> packed({"b": 1.5, "a": -3}).hex(" ")
    '82 a1 61 fd a1 62 ca 3f c0 00 00'
    """
    parts = [_head(len(row), 0x80, 16, _MAPS)]
    for name in sorted(row):
        parts += [_text(name), _scalar(row[name])]
    return b"".join(parts)


def _scalar(value: Scalar) -> bytes:
    match value:
        case str():
            return _text(value)
        case float():
            return _float(value)
        case int() if not isinstance(value, bool):
            return _int(value)
    return bytes([{None: 0xC0, False: 0xC2, True: 0xC3}[value]])


def _text(value: str) -> bytes:
    content = value.encode()
    return _head(len(content), 0xA0, 32, _TEXTS) + content


def _head(length: int, short: int, below: int, longer: Mapping[int, int]) -> bytes:
    """What stands before a text or a map: its kind and its length."""
    if length < below:
        return bytes([short + length])
    kind, width = next(entry for entry in longer.items() if length < 256 ** entry[1])
    return bytes([kind]) + length.to_bytes(width, "big")


def _int(value: int) -> bytes:
    if -32 <= value < 128:
        return struct.pack(">b", value)
    kinds = (0xCC, 0xCD, 0xCE, 0xCF) if value >= 0 else (0xD0, 0xD1, 0xD2, 0xD3)
    for kind in kinds:
        bits = 8 * _NUMBERS[kind].size
        low, high = (0, 2**bits) if value >= 0 else (-(2 ** (bits - 1)), 0)
        if low <= value < high:
            return bytes([kind]) + _NUMBERS[kind].pack(value)
    raise OverflowError(value)


def _float(value: float) -> bytes:
    try:
        short = _FLOAT.pack(value)
    except OverflowError:  # larger than a float32
        short = b""
    if short and _FLOAT.unpack(short)[0] == value and abs(value) != float("inf"):
        return b"\xca" + short
    return b"\xcb" + _NUMBERS[0xCB].pack(value)


def unpacked(where: str, content: bytes) -> dict[str, Scalar]:
    """The row that some bytes hold.

    Raises:
        RecordError: If they hold something else, or more; `where` stands first.

    >>> unpacked("a row", packed({"name": "cat.jpg", "label": 300}))
    {'label': 300, 'name': 'cat.jpg'}

    """
    try:
        return _Reading(content).row()
    except (IndexError, KeyError, ValueError, struct.error):
        got = f"{content[:16].hex(' ') or 'nothing'}{' …' if len(content) > 16 else ''}"
        raise RecordError.of(where, "names, each with a number or a text", got) from None


class _Reading:
    """Where the reading of some bytes stands."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.at = 0

    def row(self) -> dict[str, Scalar]:
        kind = self._byte()
        count = kind - 0x80 if 0x80 <= kind < 0x90 else self._length(_MAPS[kind])
        found: dict[str, Scalar] = {}
        for _ in range(count):
            name = self._name()
            found[name] = self._value(self._byte())
        if self.at != len(self.content) or len(found) != count:
            raise ValueError
        return found

    def _name(self) -> str:
        name = self._value(self._byte())
        if not isinstance(name, str):
            raise ValueError  # noqa: TRY004 - of the content, not of an argument
        return name

    def _value(self, kind: int) -> Any:
        if kind < 0x80:
            return kind
        if kind >= 0xE0:
            return kind - 0x100
        if 0xA0 <= kind < 0xC0:
            return self._taken(kind - 0xA0).decode()
        if kind in _NUMBERS:
            number = _NUMBERS[kind]
            return number.unpack(self._taken(number.size))[0]
        if kind in _TEXTS:
            return self._taken(self._length(_TEXTS[kind])).decode()
        return _CUTS[kind]

    def _byte(self) -> int:
        self.at += 1
        return self.content[self.at - 1]

    def _length(self, width: int) -> int:
        return int.from_bytes(self._taken(width), "big")

    def _taken(self, length: int) -> bytes:
        self.at += length
        if self.at > len(self.content):
            raise ValueError
        return self.content[self.at - length : self.at]
