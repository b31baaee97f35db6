"""Where the records of a whole file lie, so that they can be read in any order.

For files that nobody writes any more: `frames.py` reads those that grow.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, BinaryIO

import numpy as np

from insight.errors import FrameError, compose

from .crc32c import masked_crc32c
from .frame_layout import FOOTER, HEADER, LENGTH, MAX_PAYLOAD, OVERHEAD
from .system import read_at

if TYPE_CHECKING:
    from numpy.typing import NDArray

_READ_BYTES = 1 << 16  # that many are read at once: the heads of short records lie close together


def record_spans(where: str, file: BinaryIO) -> NDArray[np.int64]:
    """The offset and the length of the payload of each record, a line a record.

    Args:
        where: The file; stands first in errors.
        file: It, opened.

    Raises:
        FrameError: If the checksum of a length does not hold, or a record is cut short.

    >>> import io
    >>> from insight.format.frames import frame
    >>> record_spans("a file", io.BytesIO(frame(b"one") + frame(b"three"))).tolist()
    [[12, 3], [31, 5]]

    """
    size = file.seek(0, os.SEEK_END)
    spans: list[tuple[int, int]] = []
    at, begin, held = 0, 0, b""
    while at < size:
        if at + HEADER.size > begin + len(held) or at < begin:
            file.seek(at)
            begin, held = at, file.read(_READ_BYTES)
        offset = at - begin
        length = _length(where, held[offset : offset + HEADER.size], len(spans), at)
        if at + OVERHEAD + length > size:
            expected, got = f"record {len(spans)} of {length} bytes at offset {at}", size - at
            hint = "the file was cut off"
            raise FrameError(compose(where, expected, f"{got} bytes to the end", hint))
        spans.append((at + HEADER.size, length))
        at += OVERHEAD + length
    return np.array(spans, np.int64).reshape(-1, 2)


def _length(where: str, head: bytes, number: int, at: int) -> int:
    length, check = HEADER.unpack(head) if len(head) == HEADER.size else (MAX_PAYLOAD + 1, 0)
    if length > MAX_PAYLOAD or masked_crc32c(head[: LENGTH.size]) != check:
        expected, got = f"the length of record {number} at offset {at}", head.hex(" ")
        raise FrameError(compose(where, expected, got, "the file is damaged, or no TFRecord file"))
    return int(length)


def record_at(where: str, descriptor: int, offset: int, length: int) -> bytes:
    """The payload of a record of an open file; threads may ask at a time.

    Raises:
        FrameError: If its checksum does not hold.
        OSError: If the file cannot be read.

    """
    pieces, left = [], length + FOOTER.size
    while left and (piece := read_at(descriptor, left, offset + length + FOOTER.size - left)):
        pieces.append(piece)
        left -= len(piece)
    content = b"".join(pieces)
    payload, check = content[:length], content[length:]
    if len(check) != FOOTER.size or masked_crc32c(payload) != FOOTER.unpack(check)[0]:
        expected = f"the checksum of the {length} bytes at offset {offset}"
        raise FrameError(compose(where, expected, "another", "the file is damaged"))
    return payload
