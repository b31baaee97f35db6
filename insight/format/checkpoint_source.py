"""The bytes of a checkpoint file one behind the other, read once, into memory of whoever asks."""

from __future__ import annotations

import os
import zlib
from typing import TYPE_CHECKING, BinaryIO

from insight.errors import CheckpointError, compose

from .checkpoint_stream import PIECE, TRAILER, has_checksum, recorded_checksum

if TYPE_CHECKING:
    from .checkpoint_stream import Part


class Source:
    """What an open file holds from its start to where its content ends and its checksum begins.

    Args:
        where: The file; stands first in errors.
        file: It, opened.
        check_crc: Whether the checksum at its end, if it has one, is to be compared.

    >>> from io import BytesIO
    >>> source = Source("a file", BytesIO(b"weights"), check_crc=False)
    >>> bytes(source.peek(2)), source.take(4), source.position, source.left
    (b'we', b'weig', 4, 3)

    """

    def __init__(self, where: str, file: BinaryIO, *, check_crc: bool) -> None:
        self.where = where
        self.size = file.seek(0, os.SEEK_END)
        file.seek(max(0, self.size - TRAILER))
        trailer = file.read(TRAILER)
        self.end = self.size - TRAILER if has_checksum(trailer) else self.size
        is_checked = check_crc and self.end < self.size
        self._recorded = recorded_checksum(trailer) if is_checked else None
        self._checksum = 0
        self._file = file
        self._ahead = memoryview(b"")  # read, and not taken yet
        self._read = file.seek(0)

    @property
    def has_checksum(self) -> bool:
        """Whether the file ends with a checksum."""
        return self.end < self.size

    @property
    def position(self) -> int:
        """Bytes from the start of the file that were taken."""
        return self._read - len(self._ahead)

    @property
    def left(self) -> int:
        """Bytes that were not taken yet."""
        return self.end - self.position

    def peek(self, size: int) -> memoryview:
        """The next bytes, up to `size` of them, which stay where they are."""
        if len(self._ahead) < min(size, self.left):
            # Not a whole piece: before a large array, what lies here is copied once more.
            wanted = min(max(size, PIECE // 8) - len(self._ahead), self.end - self._read)
            self._ahead = memoryview(b"".join((self._ahead, self._exactly(wanted))))
        return self._ahead[:size]

    def ahead(self, size: int) -> memoryview:
        """The next bytes, up to `size` of them, and those behind them that lie in memory anyway."""
        self.peek(size)
        return self._ahead

    def take(self, size: int) -> bytes:
        """The next bytes; there are so many."""
        if size <= PIECE:
            taken = bytes(self.peek(size))
            self._ahead = self._ahead[size:]
            return taken
        room = bytearray(size)
        self.fill(memoryview(room))
        return bytes(room)

    def fill(self, room: memoryview) -> None:
        """Put the next bytes into `room`; there are so many."""
        held = min(len(room), len(self._ahead))
        room[:held] = self._ahead[:held]
        self._ahead = self._ahead[held:]
        if self._recorded is None:
            self._into(room[held:])
            return
        for begin in range(held, len(room), PIECE):  # summed up while a cache has them
            self._into(room[begin : begin + PIECE])

    def skip(self, size: int) -> None:
        """Pass over the next bytes; those that a checksum is made of are read."""
        held = min(size, len(self._ahead))
        self._ahead = self._ahead[held:]
        beyond = size - held
        if self._recorded is None:
            self._read = self._file.seek(self._read + beyond)
            return
        room = memoryview(bytearray(min(beyond, PIECE)))
        while beyond:
            self._into(room[:beyond])
            beyond -= len(room[:beyond])

    def check(self) -> None:
        """Compare the checksum of the file with the bytes, also with those not taken.

        Raises:
            CheckpointError: If it is to be compared and is another.

        """
        if self._recorded is None:
            return
        self.skip(self.left)
        if self._checksum != self._recorded:
            expected, hint = f"CRC-32 {self._recorded:#010x}", "the file is damaged; take another"
            raise CheckpointError(compose(self.where, expected, f"{self._checksum:#010x}", hint))

    def _exactly(self, size: int) -> bytes:
        content = self._file.read(size)
        self._count(content, size)
        return content

    def _into(self, room: memoryview) -> None:
        read = 0
        while read < len(room) and (more := self._file.readinto(room[read:])):  # type: ignore[attr-defined]
            read += more
        self._count(room[:read], len(room))

    def _count(self, content: Part, expected: int) -> None:
        self._read += len(content)
        if self._recorded is not None:
            self._checksum = zlib.crc32(content, self._checksum)
        if len(content) < expected:
            what, hint = f"{self.size} bytes", "another program has cut it short"
            raise CheckpointError(compose(self.where, what, f"an end after {self._read}", hint))
