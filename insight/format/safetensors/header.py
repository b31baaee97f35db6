"""The header of a safetensors file: which arrays it holds, of what type, and where they lie.

    uint64  bytes of the header, little-endian
    bytes   the header, JSON, filled up with spaces:
            {"__metadata__": {text: text, …},
             name: {"dtype": "F32", "shape": [2, 3], "data_offsets": [0, 24]}, …}
    bytes   the arrays, little-endian, one behind the other without a gap

Other libraries want wide numbers first, and MindSpore names in the order of the arrays. So where
the values were saved in another one, the metadata has the index of each array among them. Texts
have no type there: ours stand in the metadata, too, each with its index.
"""

from __future__ import annotations

import json
import struct
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.errors import CheckpointError, compose
from insight.format.tensor_types import check_utf8

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

LENGTH = struct.Struct("<Q")
MOST_HEADER = 100_000_000
"""Bytes; other libraries read no longer one."""

METADATA = "__metadata__"
MS_CHECKSUM = "crc_num"
"""Where MindSpore puts its checksum, which it makes of names and numbers."""
CHECKSUM = "insight_crc32"
"""Where ours stands: the CRC-32 of the file with zeros for these eight digits."""
NO_CHECKSUM = "0" * 8
TEXTS = "insight_texts"
ORDER = "insight_order"
PACKED = "Int4"
"""A checkpoint's name for `qint4x2`, which MindSpore puts into the metadata by the array's name."""

TYPES = {
    "BOOL": ("Bool", 1),
    "I8": ("Int8", 1),
    "I16": ("Int16", 2),
    "I32": ("Int32", 4),
    "I64": ("Int64", 8),
    "U8": ("UInt8", 1),
    "U16": ("UInt16", 2),
    "U32": ("UInt32", 4),
    "U64": ("UInt64", 8),
    "F16": ("Float16", 2),
    "BF16": ("BFloat16", 2),
    "F32": ("Float32", 4),
    "F64": ("Float64", 8),
    "C64": ("Complex64", 8),
    # Of other libraries; nothing here computes with them.
    **{name: (name, 1) for name in ("F8_E4M3", "F8_E5M2", "F8_E8M0")},
    **{name: (name, 1) for name in ("F8_E4M3FNUZ", "F8_E5M2FNUZ")},
}
"""Type name of a checkpoint and bytes of an element by the format's name of the type."""

_WRITTEN = {ours: name for name, (ours, _) in TYPES.items() if ours != name} | {PACKED: "I8"}


class Entry(NamedTuple):
    """An array of the file. `begin` and `end` are offsets behind the header, in bytes."""

    name: str
    type_name: str
    shape: tuple[int, ...]
    begin: int
    end: int

    @property
    def size(self) -> int:
        """Bytes."""
        return self.end - self.begin


def check_safetensors_names(where: str, names: Iterable[str]) -> None:
    """The format can hold every name.

    Raises:
        CheckpointError: If one is no text in UTF-8, or the header has another use for it.

    """
    for name in names:
        check_utf8(where, name)
        if name == METADATA:
            raise _taken(where, name)


def entries_of(where: str, kinds: Mapping[str, tuple[str, tuple[int, ...]]]) -> list[Entry]:
    """Where arrays will lie, in the order in which they do.

    The widest numbers come first, so that each array begins at a multiple of its number's bytes.

    Args:
        where: The file; stands first in errors.
        kinds: Type name and shape by name.

    Raises:
        CheckpointError: If the format has no such type, or no place for a name.

    """
    widths = {name: _width(where, name, type_name) for name, (type_name, _) in kinds.items()}
    entries: list[Entry] = []
    end = 0
    for name in sorted(kinds, key=lambda name: -widths[name]):
        type_name, shape = kinds[name]
        begin, end = end, end + prod(shape) * widths[name]
        entries.append(Entry(name, type_name, shape, begin, end))
    return entries


def metadata_of(
    where: str, entries: list[Entry], texts: Mapping[str, str], order: list[str]
) -> dict[str, str]:
    """What the metadata says: whose file it is, which arrays are packed, texts, and the order.

    Raises:
        CheckpointError: If a name cannot stand there.

    """
    told = {"format": "ms"}
    index_of = {name: index for index, name in enumerate(order)}
    for entry in entries:
        if entry.type_name == PACKED:
            if entry.name in {*told, MS_CHECKSUM, CHECKSUM, TEXTS, ORDER}:
                raise _taken(where, entry.name)
            told[entry.name] = PACKED
    if texts:
        # A lone surrogate has no place in UTF-8; a question mark does not lose the file.
        whole = {n: [index_of[n], t.encode(errors="replace").decode()] for n, t in texts.items()}
        told[TEXTS] = json.dumps(whole, ensure_ascii=False)
    indices = [index_of[entry.name] for entry in entries]
    if indices != sorted(indices):
        told[ORDER] = json.dumps(indices)
    return told


def header_bytes(where: str, entries: list[Entry], metadata: Mapping[str, str]) -> bytes:
    """The bytes of a file before its arrays.

    Raises:
        CheckpointError: If they are more than others read.

    """
    told: dict[str, Any] = {METADATA: metadata}
    for name, type_name, shape, begin, end in entries:
        dtype = _WRITTEN[type_name]
        told[name] = {"dtype": dtype, "shape": shape, "data_offsets": [begin, end]}
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    text += b" " * (-len(text) % LENGTH.size)
    if len(text) > MOST_HEADER:
        expected, hint = f"names and texts of {MOST_HEADER} bytes", "the format 'ckpt' holds more"
        raise CheckpointError(compose(where, expected, len(text), hint))
    return LENGTH.pack(len(text)) + text


def _width(where: str, name: str, type_name: str) -> int:
    if type_name not in _WRITTEN:
        hint = "the formats 'ckpt' and 'npz' hold it"
        expected = f"one of {sorted(_WRITTEN)}"
        raise CheckpointError(compose(f"{where}: {name}", expected, type_name, hint))
    return TYPES[_WRITTEN[type_name]][1]


def _taken(where: str, name: str) -> CheckpointError:
    expected = "names that the header has no use for"
    return CheckpointError(compose(where, expected, repr(name), "rename the parameter"))
