"""Where the lines of one run go: a file with the first, and files with the last.

Files only grow. Once the first is full, small ones follow, of which the oldest is deleted for each
new one. Lines are numbered, so what was left out shows as numbers that are missing.
"""

from __future__ import annotations

import os
import struct

from insight.format.framed import frame

from .message_event import message_record

HEAD_BYTES = 6 << 20
TAIL_BYTES = 1 << 20
TAILS = 3
_AT_ONCE = 1 << 14  # bytes; where the disk is full, so many are missing that would have fitted
_TIME = struct.Struct("<Bd")
_TIME_KEY = 0x09
_FLAGS = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND | os.O_CLOEXEC


class LineFiles:
    """The files of one run that one process writes lines into.

    Nothing raises: lines that the disk refuses are missing, and the next ones are tried anew.

    Args:
        folder: Of the run.
        name: What stands before and behind the second in the names of its files.
        seconds: Of the first file, since 1970.
        first: The number of the first line.
        version: The version record but for its times; insight/format/version.py.
        beside: The word "beside" behind its time; insight/format/ending.py.

    """

    def __init__(
        self,
        folder: str,
        name: tuple[str, str],
        seconds: int,
        first: int,
        version: bytes,
        beside: bytes,
    ) -> None:
        self._folder = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        self._name, self._seconds = name, seconds
        self._next = first
        self._first_records = version, beside
        self._begun: float | None = None
        self._file = -1
        self._size = 0
        self._limit = HEAD_BYTES
        self._tails: list[str] = []

    @property
    def is_thinned(self) -> bool:
        """Whether the first file is full, so that lines leave the record."""
        return self._limit != HEAD_BYTES

    def pass_over(self, lines: int) -> None:
        """So many lines are left out."""
        self._next += lines

    def write(self, wall_time: float, tag: str, level: str, lines: list[str]) -> None:
        """Records lines that were complete at `wall_time`, seconds since 1970."""
        records = []
        for line in lines:
            records.append(message_record(wall_time, self._next, tag, level, line))
            self._next += 1
        try:
            self._write(wall_time, records)
        except OSError:
            return

    def _write(self, wall_time: float, records: list[bytes]) -> None:
        begin, size = 0, 0
        for at, record in enumerate(records):
            is_full = self._file < 0 or self._size + size + len(record) > self._limit
            if is_full or size > _AT_ONCE:
                self._append(b"".join(records[begin:at]))
                begin, size = at, 0
            if is_full:
                self._open(wall_time)
            size += len(record)
        self._append(b"".join(records[begin:]))

    def _append(self, content: bytes) -> None:
        """Appends records: all of them, or none."""
        done = 0
        try:
            while done < len(content):
                done += os.write(self._file, content[done:])
        except OSError:
            if done:
                os.ftruncate(self._file, self._size)
            raise
        self._size += done

    def _open(self, wall_time: float) -> None:
        """The next file, with what comes before its lines."""
        if self._file >= 0:
            self._limit = TAIL_BYTES
        self.close_file()
        self._begun = self._begun or wall_time
        name = self._make()
        version, beside = self._first_records
        time = _TIME.pack(_TIME_KEY, self._begun)
        try:
            self._append(frame(version + 2 * time) + frame(time + beside))
        except OSError:
            self.close_file()
            self._delete(name)
            raise
        if self.is_thinned:
            self._tails.append(name)
            if len(self._tails) > TAILS:
                self._delete(self._tails.pop(0))

    def _make(self) -> str:
        """The name of a new file, whose second is raised until no other has it."""
        before, behind = self._name
        while True:
            name = f"{before}{self._seconds}{behind}"
            self._seconds += 1
            try:
                self._file = os.open(name, _FLAGS, 0o666, dir_fd=self._folder)
            except FileExistsError:
                continue
            self._size = 0
            return name

    def _delete(self, name: str) -> None:
        try:
            os.unlink(name, dir_fd=self._folder)
        except OSError:
            return  # somebody else did

    def close_file(self) -> None:
        """Gives the open file back."""
        if self._file >= 0:
            os.close(self._file)
        self._file, self._size = -1, 0

    def close(self) -> None:
        """Gives all back; nothing is written any more."""
        self.close_file()
        if self._folder >= 0:
            os.close(self._folder)
        self._folder = -1
