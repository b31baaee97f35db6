"""Records in a log of blocks, as LevelDB keeps them and the run files of W&B and SwanLab use them.

    file   7 bytes of the tool's own | the rest of the first block | blocks of 32 KiB
    chunk  uint32 crc32(kind, payload) | uint16 length | uint8 kind | payload

All little-endian. A record is one whole chunk, or a first, middle ones and a last; no chunk crosses
the end of a block, whose last bytes are zero where no header fits. The checksum is the one of zlib,
unmasked, not LevelDB's. Reading never raises: damage is passed over to the next chunk that holds,
in the next block at the latest, and a half-written tail is left for the next read.

Source: https://github.com/google/leveldb/blob/main/doc/log_format.md
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import numpy as np

from .frames import TORN, Damage

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE_HEADER = b":W&B\xe1\xbe\x00"
"""Of W&B: its name, 0xBEE1 and a version."""
BLOCK_BYTES = 1 << 15
MOST_BYTES = 1 << 26
"""Of one record; a longer one is taken for damage."""

_CHUNK = struct.Struct("<IHB")
_FULL, _FIRST, _MIDDLE, _LAST = 1, 2, 3, 4
_KIND_CHECKS = [zlib.crc32(bytes([kind])) for kind in range(_LAST + 1)]
# Forged headers would each ask for a checksum of all that follows them in the block.
_MOST_CHECKED = 16 * BLOCK_BYTES


@dataclass(frozen=True, slots=True)
class LogForm:
    """How the logs of a tool begin."""

    tool: str
    headers: tuple[bytes, ...] = (FILE_HEADER,)
    """Of each version, all of one length."""


WANDB = LogForm("W&B")


@dataclass(slots=True)
class LogScan:
    """What stands in some bytes of a log.

    Attributes:
        records: Offset from the start of the bytes and payload of each whole record.
        end: Where the next read should begin: bytes from there on are no whole record yet.
        damages: Ranges without a whole record.

    """

    records: list[tuple[int, bytes]] = field(default_factory=list)
    end: int = 0
    damages: list[Damage] = field(default_factory=list)


def scan_log(buffer: bytes, begin: int, form: LogForm = WANDB) -> LogScan:
    r"""The records of `buffer`, which stands at offset `begin` of its file.

    >>> log = FILE_HEADER + as_chunks(b"one", 7) + as_chunks(b"two", 17)
    >>> scan_log(log[:-1], 0)
    LogScan(records=[(7, b'one')], end=17, damages=[])
    >>> scan_log(log[17:], 17).records
    [(0, b'two')]

    """
    scanner = _Scanner(buffer, begin, form)
    scanner.run()
    return scanner.scan


class LogTail:
    """`scan_log` for bytes that are given piece after piece, each from where the last one ended."""

    def __init__(self, begin: int = 0, form: LogForm = WANDB) -> None:
        self._begin = begin
        self._form = form

    def __call__(self, buffer: bytes) -> LogScan:
        """The records of the next piece."""
        scan = scan_log(buffer, self._begin, self._form)
        self._begin += scan.end
        return scan


class Readable(Protocol):
    """A file, as `OpenFile` of the sources gives it."""

    def read(self, begin: int, length: int) -> bytes: ...


def record_in(file: Readable, offset: int, form: LogForm = WANDB) -> bytes | None:
    """The payload of the record that begins at `offset` of a file; None where none does."""
    length = BLOCK_BYTES
    while length <= 4 * MOST_BYTES:
        buffer = file.read(offset, length)
        records = scan_log(buffer, offset, form).records
        if records:
            return records[0][1] if records[0][0] == 0 else None
        if len(buffer) < length:
            break
        length *= 4
    return None


def as_chunks(payload: bytes, begin: int) -> bytes:
    """`payload` as the chunks of one record that is written at offset `begin` of a file.

    >>> len(as_chunks(bytes(BLOCK_BYTES), 7)) - BLOCK_BYTES
    14

    """
    return b"".join(_chunks(payload, begin))


def _chunks(payload: bytes, begin: int) -> Iterator[bytes]:
    done, is_first = 0, True
    while is_first or done < len(payload):
        left = BLOCK_BYTES - begin % BLOCK_BYTES
        if left < _CHUNK.size:
            yield bytes(left)
            begin += left
            continue
        part = payload[done : done + left - _CHUNK.size]
        done += len(part)
        is_last = done == len(payload)
        kind = (_FULL if is_last else _FIRST) if is_first else (_LAST if is_last else _MIDDLE)
        yield _CHUNK.pack(zlib.crc32(part, _KIND_CHECKS[kind]), len(part), kind) + part
        begin += _CHUNK.size + len(part)
        is_first = False


class _Scanner:
    """One walk over a buffer.

    Offsets are those in the buffer. `_chain` is where a record began that has not ended yet,
    `_bad` where the range began that holds no whole record; -1 for none.
    """

    def __init__(self, buffer: bytes, begin: int, form: LogForm) -> None:
        self.scan = LogScan()
        self._form = form
        self._buffer = buffer
        self._begin = begin
        self._chain = -1
        self._parts: list[bytes] = []
        self._length = 0
        self._bad = -1
        self._problem = ""

    def run(self) -> None:
        """Walk to the end, or to where more bytes are needed."""
        buffer, size = self._buffer, len(self._buffer)
        offset = 0
        if self._begin == 0:
            offset = len(self._form.headers[0])
            if size < offset:
                return
            if buffer[:offset] not in self._form.headers:
                self._spoil(0, f"the file does not begin as {self._form.tool}'s run files do")
        while offset < size:
            if self._chain < 0 and self._bad < 0:
                offset = self._take_whole(offset)
                if offset >= size:
                    break
            left = BLOCK_BYTES - (self._begin + offset) % BLOCK_BYTES
            if size - offset < min(left, _CHUNK.size):
                break
            if left < _CHUNK.size:
                offset += left
                continue
            check, length, kind = _CHUNK.unpack_from(buffer, offset)
            problem = _problem_of(length, kind, left)
            stop = offset + _CHUNK.size + length
            if not problem and stop <= size:
                payload = buffer[offset + _CHUNK.size : stop]
                if zlib.crc32(payload, _KIND_CHECKS[kind]) == check:
                    self._take(offset, stop, kind, payload)
                    offset = stop
                    continue
                problem = TORN
            found = self._next_chunk(offset, left, hint=stop)
            if found < 0:
                break
            self._spoil(offset, problem or TORN)
            offset = found
        self.scan.end = offset if self._chain < 0 else self._chain
        self._tell(self.scan.end)

    def _take_whole(self, offset: int) -> int:
        """Take in records that are one whole chunk each, one behind the other; where they end.

        Nearly all are: a record takes a third of the time that it would take otherwise.
        """
        buffer, size, add = self._buffer, len(self._buffer), self.scan.records.append
        unpack, checksum, seed = _CHUNK.unpack_from, zlib.crc32, _KIND_CHECKS[_FULL]
        header = _CHUNK.size
        block_end = offset + BLOCK_BYTES - (self._begin + offset) % BLOCK_BYTES
        while offset <= size - header:
            if block_end - offset < header:
                if block_end > size:
                    break
                offset, block_end = block_end, block_end + BLOCK_BYTES
                continue
            check, length, kind = unpack(buffer, offset)
            begin = offset + header
            stop = begin + length
            if kind != _FULL or stop > block_end or stop > size:
                break
            payload = buffer[begin:stop]
            if checksum(payload, seed) != check:
                break
            add((offset, payload))
            offset = stop
        return offset

    def _take(self, offset: int, stop: int, kind: int, payload: bytes) -> None:
        """Take one chunk in."""
        if kind in {_FULL, _FIRST}:
            if self._chain >= 0:
                self._spoil(offset, "record was never finished")
            self._chain, self._parts, self._length = offset, [], 0
        elif self._chain < 0:
            self._spoil(offset, "the beginning of a record is missing")
            return
        self._parts.append(payload)
        self._length += len(payload)
        if self._length > MOST_BYTES:
            self._spoil(stop, f"record is longer than {MOST_BYTES} bytes")
        elif kind in {_FULL, _LAST}:
            self._tell(self._chain)
            self.scan.records.append((self._chain, b"".join(self._parts)))
            self._chain = -1

    def _spoil(self, offset: int, problem: str) -> None:
        """From the record before `offset` that has not ended, or from there, nothing is whole."""
        if self._bad < 0:
            self._bad = offset if self._chain < 0 else self._chain
            self._problem = problem
        self._chain, self._parts = -1, []

    def _tell(self, stop: int) -> None:
        """Report the range without a whole record, which ends at `stop`."""
        if 0 <= self._bad < stop:
            self.scan.damages.append(Damage(self._bad, stop - self._bad, self._problem))
        self._bad = -1

    def _next_chunk(self, offset: int, left: int, hint: int) -> int:
        """Where a chunk after the bad one at `offset` begins; -1 where more bytes are needed.

        Args:
            offset: Where the bad one begins.
            left: Bytes from there to the end of the block.
            hint: Where it says to end.

        """
        block = self._buffer[offset : offset + left]
        for begin in self._candidates(block, left, hint - offset):
            check, length, kind = _CHUNK.unpack_from(block, begin)
            payload = block[begin + _CHUNK.size : begin + _CHUNK.size + length]
            if zlib.crc32(payload, _KIND_CHECKS[kind]) == check:
                return offset + begin
        return offset + left if len(block) == left else -1

    @staticmethod
    def _candidates(block: bytes, left: int, hint: int) -> list[int]:
        """Where in the rest of a block a chunk may begin that ends in it; as many as are tried."""
        numbers = np.frombuffer(block, np.uint8).astype(np.int64)
        count = len(numbers) - _CHUNK.size + 1
        if count < 2:
            return []
        lengths = numbers[4 : 4 + count] | numbers[5 : 5 + count] << 8
        kinds = numbers[6 : 6 + count]
        fits = np.arange(count) + _CHUNK.size + lengths <= len(block)
        fits &= (kinds >= _FULL) & (kinds <= _LAST)
        fits[0] = False
        begins = np.flatnonzero(fits)
        work = np.cumsum(lengths[begins] + _CHUNK.size)
        kept: list[int] = begins[work <= _MOST_CHECKED].tolist()
        if hint < count and fits[hint]:
            kept.insert(0, hint)
        return kept


def _problem_of(length: int, kind: int, left: int) -> str:
    if not _FULL <= kind <= _LAST:
        return f"kind {kind} of a record is none"
    if length > left - _CHUNK.size:
        return f"length of {length} bytes goes beyond the block"
    return ""
