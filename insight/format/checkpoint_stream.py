"""A checkpoint's bytes on their way to the disk: parts, transforms around them, the writer.

A format gives its bytes as parts that are not copied. A transform takes parts and gives parts: it
may put a checksum behind them, or encrypt them. So no format knows what is put around it.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from typing import TYPE_CHECKING

from .atomic import written_atomically

if TYPE_CHECKING:
    from pathlib import Path

Part = bytes | memoryview
Transform = Callable[[Iterable[Part]], Iterator[Part]]

_CRC_MARK = b"crc_num"
_CRC_SIZE = 10  # a big-endian number
TRAILER = len(_CRC_MARK) + _CRC_SIZE
"""Bytes at the end of a file with a checksum."""
PIECE = 1024 * 1024
"""Bytes that pass at once where each is looked at: a processor's cache holds them."""


def write_parts(
    path: Path,
    parts: Iterable[Part],
    transforms: Iterable[Transform] = (),
    *,
    is_flushed: bool = True,
) -> None:
    """Writes a checkpoint file, whole or not at all.

    Args:
        path: Replaced if it is there.
        parts: What the format gives.
        transforms: What is put around it, the innermost first.
        is_flushed: Whether it survives a power cut when this returns.

    Raises:
        OSError: If it cannot be written; an older file of the name is as it was then.

    """
    transformed = reduce(lambda inner, transform: transform(inner), transforms, parts)
    written_atomically(path, transformed, is_flushed=is_flushed)


def with_checksum(parts: Iterable[Part]) -> Iterator[Part]:
    """The parts, and behind them the CRC-32 of all of them.

    >>> [bytes(part)[:7] for part in with_checksum([b"weights"])]
    [b'weights', b'crc_num']
    """
    checksum = 0
    for piece in pieces_of(parts):
        checksum = zlib.crc32(piece, checksum)
        yield piece
        del piece  # what it is of is given back before the next is made
    yield _CRC_MARK + checksum.to_bytes(_CRC_SIZE, "big")


def pieces_of(parts: Iterable[Part]) -> Iterator[Part]:
    """The same bytes, at most `PIECE` of them at a time.

    >>> [len(piece) for piece in pieces_of([b"weights", bytes(PIECE + 1)])]
    [7, 1048576, 1]
    """
    for part in parts:
        if len(part) <= PIECE:
            yield part
        else:
            view = memoryview(part)
            yield from (view[begin : begin + PIECE] for begin in range(0, len(view), PIECE))
            del view
        del part


def has_checksum(trailer: bytes) -> bool:
    """Whether the last `TRAILER` bytes of a file are a checksum."""
    return len(trailer) == TRAILER and trailer.startswith(_CRC_MARK)


def recorded_checksum(trailer: bytes) -> int:
    """The CRC-32 that the last `TRAILER` bytes of a file tell."""
    return int.from_bytes(trailer[len(_CRC_MARK) :], "big")
