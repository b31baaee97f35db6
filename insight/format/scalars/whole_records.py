"""Where the whole records of a buffer are, found and checked as many at a time as can be."""

from __future__ import annotations

from itertools import repeat
from typing import TYPE_CHECKING

import numpy as np

from insight.format.crc32c import crc32c, masked_crc32c
from insight.format.frames import FOOTER, HEADER, MAX_PAYLOAD, OVERHEAD

if TYPE_CHECKING:
    from insight.format.frames import FrameScan

    from .columns import Int64s

Words = np.ndarray[tuple[int], np.dtype[np.uint32]]

# A block is read in vain from its first damaged record on, so blocks begin small and double.
_FIRST_BLOCK = 1 << 3
_LAST_BLOCK = 1 << 13


def whole_records(buffer: bytes, frames: FrameScan) -> tuple[Int64s, Int64s]:
    """Where the frame of each whole record begins and stops; `frames` is moved over all of them."""
    begins: list[Int64s] = []
    stops: list[Int64s] = []
    sizes: dict[bytes, int] = {}
    block = _FIRST_BLOCK
    reading = True
    while reading:
        begin, stop, checks = _block(buffer, frames.end, sizes, block)
        wrong = np.flatnonzero(_masked(checks) != _stored(buffer, stop))
        count = int(wrong[0]) if len(wrong) else len(begin)
        begins.append(begin[:count])
        stops.append(stop[:count])
        frames.end = int(stop[count - 1]) if count else frames.end
        if count == block:
            block = min(2 * block, _LAST_BLOCK)
        else:
            block = _FIRST_BLOCK
            reading = frames.pass_over()
    return np.concatenate(begins), np.concatenate(stops)


def _block(
    buffer: bytes, position: int, sizes: dict[bytes, int], count: int
) -> tuple[Int64s, Int64s, Words]:
    """Begins, stops and checksums of up to `count` frames whose headers hold.

    `sizes` remembers how long the frame is behind a header that holds: lengths repeat.
    """
    edges, checks = [position], []
    end, header_size, footer_size = len(buffer), HEADER.size, FOOTER.size
    for _ in repeat(None, count):
        payload = position + header_size
        header = buffer[position:payload]
        size = sizes.get(header)
        if size is None:
            size = sizes[header] = _frame_size(header)
        position += size
        if size == 0 or position > end:
            break
        edges.append(position)
        checks.append(crc32c(buffer[payload : position - footer_size]))
    bounds = np.array(edges, np.int64)
    return bounds[:-1], bounds[1:], np.array(checks, np.uint32)


def _frame_size(header: bytes) -> int:
    """Bytes of a frame that begins with `header`; 0 if that does not hold."""
    if len(header) < HEADER.size:
        return 0
    length, check = HEADER.unpack(header)
    holds = length <= MAX_PAYLOAD and masked_crc32c(header[:8]) == check
    return length + OVERHEAD if holds else 0


def _masked(checks: Words) -> Words:
    return ((checks >> np.uint32(15)) | (checks << np.uint32(17))) + np.uint32(0xA282EAD8)


def _stored(buffer: bytes, stops: Int64s) -> Words:
    """The checksums that stand before each of `stops`."""
    if len(stops) == 0:
        return np.empty(0, np.uint32)
    everywhere = np.ndarray((len(buffer) - FOOTER.size + 1,), "<u4", buffer, 0, (1,))
    return everywhere[stops - FOOTER.size]
