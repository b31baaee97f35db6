"""Finding the next whole record after damage, in time that grows with the file only.

The length of a record and the checksum of that length mark its start. They are tested at every byte
of the buffer at once, with the CRC's table as an array; what passes is checked in full.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from .crc32c import crc_table, masked_crc32c
from .frame_layout import FOOTER, HEADER, LENGTH, MAX_PAYLOAD, Buffer

# Most damage is one record long, so the search begins small and doubles.
_FIRST_BLOCK = 1 << 10
_LAST_BLOCK = 1 << 18
_WORK_PER_BYTE = 16
_EMPTY_CHECK = masked_crc32c(bytes(LENGTH.size))

Bytes = np.ndarray[tuple[int], np.dtype[np.uint8]]
Words = np.ndarray[tuple[int], np.dtype[np.uint32]]


@dataclass(frozen=True)
class Resync:
    """Where reading may go on."""

    offset: int
    whole: bool
    """Whether a whole record begins at `offset`; else one may begin there when the file grows."""


class FrameSearch:
    """Looks for whole records in one buffer.

    Attributes:
        budget: Payload bytes that may still be checked. Forged headers would each ask for a
            checksum of all that follows; when 16 times the size of the buffer have been checked in
            vain, the rest of it is given up.

    """

    def __init__(self, buffer: Buffer) -> None:
        self._buffer = buffer
        self.budget = _WORK_PER_BYTE * len(buffer)

    def next_whole(self, start: int) -> Resync:
        """The first record at or after `start` whose two checksums hold.

        Without one, the first place whose header holds but whose end is not in the buffer yet, or
        the last bytes that could begin a header.
        """
        size = len(self._buffer)
        stop = size - HEADER.size + 1
        unfinished = max(start, stop)
        begin, block = start, _FIRST_BLOCK
        while begin < stop:
            for offset, length in _headers(self._buffer, begin, min(begin + block, stop)):
                if offset + HEADER.size + length + FOOTER.size > size:
                    unfinished = min(unfinished, offset)
                elif self.budget < 0:
                    return Resync(size, whole=False)
                elif self._payload_holds(offset + HEADER.size, length):
                    return Resync(offset, whole=True)
            begin, block = begin + block, min(2 * block, _LAST_BLOCK)
        return Resync(min(unfinished, size), whole=False)

    def _payload_holds(self, begin: int, length: int) -> bool:
        self.budget -= length
        stop = begin + length
        check = int.from_bytes(self._buffer[stop : stop + FOOTER.size], "little")
        return masked_crc32c(self._buffer[begin:stop]) == check


def _headers(buffer: Buffer, begin: int, stop: int) -> list[tuple[int, int]]:
    """(offset, length) of every position in [begin, stop) whose length and its checksum agree."""
    block = np.frombuffer(buffer, np.uint8, stop - begin + HEADER.size - 1, begin)
    count = stop - begin
    low = _words(block, 0, count)
    # A length below 2**31 has four zero bytes on top; testing them first leaves little to do.
    # Nor is there more to do where all is zeros, which files are full of that were never written.
    stored = _words(block, 8, count)
    is_near = (_words(block, 4, count) == 0) & (low <= MAX_PAYLOAD)
    near = np.flatnonzero(is_near & ((low != 0) | (stored == _EMPTY_CHECK)))
    hits = near[_length_checks(block, near) == stored[near]]
    return [(begin + int(hit), int(low[hit])) for hit in hits]


def _words(block: Bytes, shift: int, count: int) -> Words:
    """The little-endian 32-bit word that begins at each of `count` bytes, `shift` bytes on."""
    word = np.zeros(count, np.uint32)
    for byte in range(4):
        part = block[shift + byte : shift + byte + count].astype(np.uint32)
        word |= part << np.uint32(8 * byte)
    return word


@cache
def _table() -> Words:
    return np.array(crc_table(), np.uint32)


def _length_checks(block: Bytes, starts: np.ndarray[tuple[int], np.dtype[np.intp]]) -> Words:
    """The masked CRC-32C of the eight bytes from each of `starts`."""
    register = np.full(len(starts), 0xFFFFFFFF, np.uint32)
    for byte in range(8):
        register = (register >> np.uint32(8)) ^ _table()[(register ^ block[starts + byte]) & 0xFF]
    crc = register ^ np.uint32(0xFFFFFFFF)
    return ((crc >> np.uint32(15)) | (crc << np.uint32(17))) + np.uint32(0xA282EAD8)
