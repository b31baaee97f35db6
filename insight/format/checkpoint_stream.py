"""A checkpoint's bytes on their way to the disk: parts, transforms around them, the writer.

A format gives its bytes as parts that are not copied. A transform takes parts and gives parts: it
may put a checksum behind them, or encrypt them. So no format knows what is put around it.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from typing import TYPE_CHECKING

from insight.errors import CheckpointError, compose

from .atomic import written_atomically

if TYPE_CHECKING:
    from pathlib import Path

Part = bytes | memoryview
Transform = Callable[[Iterable[Part]], Iterator[Part]]

_CRC_MARK = b"crc_num"
_CRC_SIZE = 10  # a big-endian number
TRAILER = len(_CRC_MARK) + _CRC_SIZE
"""Bytes at the end of a file with a checksum."""
_READ_ONLY = 0o400
_ENCRYPTED = {
    struct.pack("<I", 0x7F3A5ED8): "AES-GCM",
    struct.pack("<I", 0x7F3A5ED9): "AES-CBC",
    struct.pack("<I", 0x7F3A5EDA): "SM4-CBC",
}


def write_parts(path: Path, parts: Iterable[Part], transforms: Iterable[Transform] = ()) -> None:
    """Writes a checkpoint file, whole or not at all; it may be read only, as MindSpore leaves it.

    Args:
        path: Replaced if it is there.
        parts: What the format gives.
        transforms: What is put around it, the innermost first.

    Raises:
        OSError: If it cannot be written; an older file of the name is as it was then.

    """
    transformed = reduce(lambda inner, transform: transform(inner), transforms, parts)
    written_atomically(path, transformed, mode=_READ_ONLY)


def with_checksum(parts: Iterable[Part]) -> Iterator[Part]:
    """The parts, and behind them the CRC-32 of all of them.

    >>> [bytes(part)[:7] for part in with_checksum([b"weights"])]
    [b'weights', b'crc_num']
    """
    checksum = 0
    for part in parts:
        checksum = zlib.crc32(part, checksum)
        yield part
    yield _CRC_MARK + checksum.to_bytes(_CRC_SIZE, "big")


def has_checksum(trailer: bytes) -> bool:
    """Whether the last `TRAILER` bytes of a file are a checksum."""
    return len(trailer) == TRAILER and trailer.startswith(_CRC_MARK)


def content_end(where: str, data: bytes, *, check_crc: bool) -> int:
    """Where the content of a file ends and its checksum, if any, begins.

    Raises:
        CheckpointError: If the checksum is to be compared and is another.

    """
    end = len(data) - TRAILER
    if not has_checksum(data[max(0, end) :]):
        return len(data)
    recorded = int.from_bytes(data[-_CRC_SIZE:], "big")
    if check_crc and (found := zlib.crc32(memoryview(data)[:end])) != recorded:
        expected, hint = f"CRC-32 {recorded:#010x}", "the file is damaged; take another one"
        raise CheckpointError(compose(where, expected, f"{found:#010x}", hint))
    return end


def check_readable(where: str, data: bytes) -> None:
    """Pass over a file in the clear.

    Raises:
        CheckpointError: If it is encrypted.

    """
    if data[:4] in _ENCRYPTED:
        mode, hint = _ENCRYPTED[data[:4]], "load it with its key"
        raise CheckpointError(compose(where, "a readable file", f"one encrypted by {mode}", hint))
