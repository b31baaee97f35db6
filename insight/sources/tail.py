"""Following a growing file: every whole record once, from where the last read ended."""

from __future__ import annotations

import os
from dataclasses import dataclass
from stat import S_IMODE
from typing import TYPE_CHECKING

from insight.format.frames import HEADER, OVERHEAD, Damage, read_frames

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PIECE_BYTES = 4 << 20
_MARK_BYTES = 32
_MODE_WHEN_CLOSED = 0o400

_Identity = tuple[int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Piece:
    """Consecutive whole records of a file, and the damage between them."""

    frames: list[tuple[int, bytes]]
    """(offset, payload), the offset from the start of the file."""
    damages: list[Damage]


class Tail:
    """The whole records of one file, each once, however often and whenever it is read.

    Attributes:
        end: Offset behind the last whole record, or behind damage that will not mend.
        size: Bytes of the file at the last read.
        modified: When it was last written, in seconds since 1970.
        closed: Whether its recorder closed it: MindSpore's and ours then leave only the right to
            read it, to its owner.

    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.end = 0
        self.size = 0
        self.modified = 0.0
        self.closed = False
        self._seen: _Identity | None = None
        self._marks: list[tuple[int, bytes]] = []
        self._damage_end = -1

    @property
    def unfinished(self) -> int:
        """Bytes at the end of the file that are no whole record yet; damage is not waited for."""
        return 0 if self.end == self._damage_end else self.size - self.end

    def look(self) -> str:
        """`same`, `grown` or `replaced`: what happened to the file since the last read.

        A file is another one when its inode is, when it is shorter than what was read of it, or
        when its first bytes or the last bytes that were read have changed.

        Raises:
            OSError: If the file is gone or cannot be read.

        """
        status = self.path.stat()
        identity = _identity(status)
        if identity == self._seen:
            return "same"
        if self._seen is None:
            return "grown"
        same_file = identity[:2] == self._seen[:2] and status.st_size >= self.end
        return "grown" if same_file and self._marks_hold() else "replaced"

    def pieces(self) -> Iterator[Piece]:
        """The records that became whole since the last call, a few megabytes at a time.

        Raises:
            OSError: If the file is gone or cannot be read.

        """
        with self.path.open("rb", buffering=0) as file:
            status = os.fstat(file.fileno())
            self.size, self.modified = status.st_size, status.st_mtime
            self.closed = S_IMODE(status.st_mode) == _MODE_WHEN_CLOSED
            wanted = PIECE_BYTES
            while self.end < self.size:
                file.seek(self.end)
                data = file.read(min(wanted, self.size - self.end))
                if not data:
                    break
                scan = read_frames(data)
                frames = [(self.end + offset, payload) for offset, payload in scan]
                damages = self._damages(scan.damages)
                reached_end = self.end + len(data) >= self.size
                if scan.end == 0 and not reached_end:
                    wanted = max(2 * wanted, _first_length(data))
                    continue
                self._remember(data, scan.end)
                if frames or damages:
                    yield Piece(frames, damages)
                if reached_end:
                    break
                wanted = PIECE_BYTES
        self._seen = _identity(status)

    def _damages(self, found: list[Damage]) -> list[Damage]:
        """`found` from the start of the file, less what only continues the damage before."""
        fresh = []
        for damage in found:
            begin = self.end + damage.offset
            if begin != self._damage_end:
                fresh.append(Damage(begin, damage.length, damage.problem))
            self._damage_end = begin + damage.length
        return fresh

    def _remember(self, data: bytes, used: int) -> None:
        """Move on by `used` bytes and keep what tells this file from another of its name."""
        if used == 0:
            return
        if self.end == 0:
            self._marks = [(0, data[: min(used, _MARK_BYTES)])]
        begin = max(0, used - _MARK_BYTES)
        self._marks[1:] = [(self.end + begin, data[begin:used])]
        self.end += used

    def _marks_hold(self) -> bool:
        with self.path.open("rb", buffering=0) as file:
            for offset, mark in self._marks:
                file.seek(offset)
                if file.read(len(mark)) != mark:
                    return False
        return True


def _first_length(data: bytes) -> int:
    """Bytes that the record at the start of `data` says it takes."""
    return HEADER.unpack_from(data)[0] + OVERHEAD if len(data) >= HEADER.size else OVERHEAD


def _identity(status: os.stat_result) -> _Identity:
    """What changes with every write, and with closing."""
    return status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, status.st_mode
