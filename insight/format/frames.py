"""Records in a file: length, checksum of the length, payload, checksum of the payload.

    uint64 length | uint32 masked crc32c(length) | payload | uint32 masked crc32c(payload)

All little-endian; the framing of TFRecord. Reading never raises: damage is passed over to the next
whole record and reported, a half-written tail is left for the next read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from google.protobuf.message import EncodeError

from insight.errors import FrameError, compose

from .crc32c import masked_crc32c
from .frame_layout import FOOTER as FOOTER
from .frame_layout import HEADER as HEADER
from .frame_layout import LENGTH
from .frame_layout import MAX_PAYLOAD as MAX_PAYLOAD
from .frame_layout import OVERHEAD as OVERHEAD
from .frame_layout import Buffer as Buffer
from .framed import frame as frame
from .resync import FrameSearch

if TYPE_CHECKING:
    from collections.abc import Iterator

    from google.protobuf.message import Message

# One sentence for both: which of them it was hangs on how many bytes follow when it is looked at.
TORN = "record is cut short or changed"


def message_frame(message: Message) -> bytes:
    """`message` as one record, its maps in the order of their keys, as MindSpore writes them.

    Raises:
        FrameError: If it is 2 GiB or more.

    """
    try:
        return frame(message.SerializeToString(deterministic=True))
    except EncodeError as error:
        raise FrameError(compose("frame", "a message below 2 GiB", error)) from error


@dataclass(frozen=True)
class Damage:
    """A range of a file that holds no whole record."""

    offset: int
    """Where it begins, in bytes from the start of the buffer."""
    length: int
    """How many bytes were passed over."""
    problem: str
    """What was wrong with the first record of it."""


class FrameScan:
    """The whole records of a buffer, found while it is iterated.

    Attributes:
        end: Where the next read should begin: after the last whole record, or after damage that
            later bytes cannot mend. Bytes from there on are a record still being written.
        damages: The ranges passed over so far, in the order of the file.

    >>> data = frame(b"one") + frame(b"two")
    >>> scan = read_frames(data[:-1])
    >>> list(scan), scan.end, scan.pending, scan.damages
    ([(0, b'one')], 19, 18, [])

    """

    def __init__(self, buffer: Buffer, start: int = 0) -> None:
        self._buffer = buffer
        self.end = start
        self.damages: list[Damage] = []
        self._search = FrameSearch(buffer)

    @property
    def pending(self) -> int:
        """Bytes after `end`: a record that is not whole yet, if any."""
        return len(self._buffer) - self.end

    def __iter__(self) -> Iterator[tuple[int, bytes]]:
        buffer, size = self._buffer, len(self._buffer)
        while self.end + HEADER.size <= size:
            begin = self.end
            payload_begin = begin + HEADER.size
            length, check = HEADER.unpack_from(buffer, begin)
            stop = payload_begin + length + FOOTER.size
            if stop <= size and not self._header_problem(begin, length, check):
                payload = bytes(buffer[payload_begin : payload_begin + length])
                if masked_crc32c(payload) == FOOTER.unpack_from(buffer, stop - FOOTER.size)[0]:
                    self.end = stop
                    yield begin, payload
                    continue
            if not self.pass_over():
                return

    def pass_over(self) -> bool:
        """Whether a whole record follows what is none at `end`; moves `end` to it, if so.

        Without one `end` goes to where one may yet come. The bytes in between are reported.
        """
        begin = self.end
        if self.pending < HEADER.size:
            return False
        length, check = HEADER.unpack_from(self._buffer, begin)
        problem = self._header_problem(begin, length, check)
        if not problem and length <= self.pending - OVERHEAD:
            self._search.budget -= length
            problem = TORN
        return self._skip(begin, problem)

    def _header_problem(self, begin: int, length: int, check: int) -> str:
        if masked_crc32c(self._buffer[begin : begin + LENGTH.size]) != check:
            return "checksum of the length does not hold"
        if length > MAX_PAYLOAD:
            return f"length of {length} bytes is more than a record may have"
        return ""

    def _skip(self, begin: int, problem: str) -> bool:
        """Whether a whole record follows; `end` is moved to it, or to where one may yet come."""
        found = self._search.next_whole(begin + 1)
        if not found.whole and not problem:
            return False  # a tail still being written
        if found.offset > begin:
            problem = problem or TORN
            self.damages.append(Damage(begin, found.offset - begin, problem))
            self.end = found.offset
        return found.whole


def read_frames(buffer: Buffer, start: int = 0) -> FrameScan:
    """The records of `buffer` from `start` on, as (offset, payload), damage passed over.

    >>> data = bytearray(frame(b"one") + frame(b"two"))
    >>> data[12] ^= 1
    >>> scan = read_frames(bytes(data))
    >>> list(scan), scan.damages[0].problem
    ([(19, b'two')], 'record is cut short or changed')
    """
    return FrameScan(buffer, start)
