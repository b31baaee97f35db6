"""A series of event files of one kind, seen as one place to append to."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING

from insight.format.ending import word_record
from insight.format.frames import frame
from insight.format.record_time import HEAD_BYTES, recorded_at
from insight.format.version import version_record

from .forked import is_worker
from .rotation import FileNames, is_full, new_file

if TYPE_CHECKING:
    from collections.abc import Callable

    from insight.format.ending import Word
    from insight.format.names import EventFileName

    from .event_file import EventFile
    from .folder import RunFolder


class EventStream:
    """Summary or lineage records of one recorder, in files made when the first record comes.

    The version record of every file bears the time of the first: files that followed each other
    read as those of one writer, of which none replaces what another holds. The last record of each
    says what became of it: `insight/format/ending.py`.

    Args:
        folder: Where the files go.
        name: The name of the first file.
        versioned: Whether these are summaries: each file begins with the version record.
        limit: Bytes a file may have, or None.

    """

    def __init__(
        self, folder: RunFolder, name: EventFileName, *, versioned: bool, limit: int | None
    ) -> None:
        self._folder = folder
        self._names = FileNames(name)
        self._versioned = versioned
        self._limit = limit
        self._first = 0
        self._begun: float | None = None
        self._file: EventFile | None = None
        # In order; a dict, because each is taken out by itself, and there may be thousands.
        self._full: dict[EventFile, None] = {}
        self._is_continued = False
        self._is_lost = False
        self._is_beside: bool | None = None

    def append(self, record: bytes) -> None:
        """The record is with the operating system when this returns.

        Raises:
            OSError: If it could not be written; the next call tries anew.

        """
        file = self._file
        while (
            file is not None
            and self._limit is not None
            and is_full(file, len(record), self._limit, self._first)
        ):
            self._set_aside(file, record)
            file = self._file
        if file is None or not file.size:
            self._open(record)
        else:
            file.append(record)

    def end(self, wall_time: float, word: Word, *, makes_file: bool) -> bool:
        """Whether the record that ends the stream was written.

        Not where the folder was deleted, where another process has the say, or where no file waits
        for its end.

        Args:
            wall_time: When it is to say that it was made, in seconds since 1970.
            word: How the recorder ended.
            makes_file: Whether a file is made for it where there is none.

        Raises:
            OSError: If it could not be written.

        """
        file = self._file
        if file is not None and file.size:
            if file.is_deleted() or not file.is_ours() or self._is_without_say():
                return False
            file.append(self._word(wall_time, word))
            return True
        is_awaited = makes_file or self._is_continued
        if not is_awaited or self._is_lost or not self._folder.is_there():
            return False
        self._open(self._word(wall_time, word))
        return True

    def _word(self, wall_time: float, word: Word) -> bytes:
        return frame(word_record(wall_time, word, lineage=not self._versioned))

    def _set_aside(self, file: EventFile, record: bytes) -> None:
        """Ends a full file before `record`; it is brought to the disk with the next sync."""
        if self._file is not file:  # a signal's handler recorded meanwhile, and did it
            return
        # Before the word is written, or what such a handler records would stand behind it.
        self._file = None
        self._full[file] = None
        self._is_continued = True
        try:
            file.append(self._word(_made(record), "continued"))
        except BaseException:
            if self._file is None:  # the next record tries anew
                self._file, self._is_continued = file, False
                del self._full[file]
            else:
                file.close()
            raise
        file.close()

    def _open(self, record: bytes) -> None:
        """A new file with what comes first and `record` in it, from one write."""
        file = self._file
        if file is None:
            file = new_file(self._folder, self._names)
            if self._file is None:
                self._file = file
            else:  # a signal's handler recorded meanwhile, and opened one
                file.discard()
                file = self._file
        first = b"" if file.size else self._before(record)
        self._first = len(first) or self._first
        file.append(first + record)
        self._is_lost = self._is_continued = False

    def _before(self, record: bytes) -> bytes:
        """What a file has before its first record, and is as old as that of the first file."""
        if self._begun is None:
            self._begun = _made(record)
        version = frame(version_record(self._begun)) if self._versioned else b""
        return version + (self._word(self._begun, "beside") if self._is_without_say() else b"")

    def _is_without_say(self) -> bool:
        """Whether the run is another process's: how this one ends, killed or not, is no matter."""
        return self._is_beside or (self._is_beside is False and is_worker())

    def lost_file(self) -> EventFile | None:
        """The open file, if it is deleted or its disk gone. Asks the disk, which may take long."""
        file = self._file
        if file is None:
            return None
        if self._folder.is_elsewhere():
            self._folder.let_go()
            return file
        return file if file.is_deleted() else None

    def let_go(self, file: EventFile | None) -> bool:
        """Whether `file` was still the open one; the next record opens another."""
        if file is None or file is not self._file:
            return False
        self._file = None
        self._is_lost = True
        with suppress(OSError):
            file.close()
        return True

    def drop_deleted(self) -> bool:
        """Whether full files were deleted before they were on the disk: nothing is left of them."""
        deleted = [file for file in self._full if not file.is_there()]
        for file in deleted:
            del self._full[file]
        return bool(deleted)

    def add_syncers(self, calls: list[Callable[[], None]]) -> None:
        """Adds calls that bring what was written so far to the disk; each is to be called once.

        Raises:
            OSError: If a file cannot be opened for it; those before it are among `calls`.

        """
        calls.extend(map(self._last_sync, list(self._full)))
        if self._file is not None:
            calls.append(self._file.syncer())

    def _last_sync(self, file: EventFile) -> Callable[[], None]:
        def sync_and_forget() -> None:
            file.syncer()()
            self._full.pop(file, None)

        return sync_and_forget

    def close(self) -> None:
        """Gives the files back; a later record would open a new one.

        Raises:
            OSError: If the operating system refuses.

        """
        self._full = {}
        file, self._file = self._file, None
        if file is not None:
            file.close()

    def after_fork(self, *, is_recorded: bool) -> None:
        """In a forked child: the files are the parent's; the child's first record opens its own.

        Args:
            is_recorded: Whether the parent has recorded anything, so that the run is its own; else
                it may have forked to leave the run to the child, as a daemon does.

        """
        self._is_beside = self._is_beside or is_recorded
        self._full = {}
        self._is_continued = False
        self._begun = None
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):
                file.close()


def _made(record: bytes) -> float:
    """When a framed record was made, in seconds since 1970; now where it does not say."""
    made = recorded_at(record[:HEAD_BYTES])
    return time.time() if made is None else made
