"""Two promises about what is recorded, and no way to stop a training.

- When a call returns, its bytes are with the operating system: they survive `kill -9`.
- Up to `synced_step` they are on the disk: they survive a power cut. A background thread brings
  them there once a second; it never holds up a call.

A disk that refuses costs what was recorded meanwhile and one warning; every call tries anew. What a
sync could not bring to the disk is written again until one can.
"""

from __future__ import annotations

import logging
import os
import time
import weakref
from typing import TYPE_CHECKING

from insight.format.record_time import HEAD_BYTES, recorded_at
from insight.format.system import call_in_forked_children

from .disk_sync import DiskSync, Written
from .failures import Failures
from .owed import OwedFacts
from .sync_thread import SyncThread

if TYPE_CHECKING:
    from collections.abc import Callable

    from insight.format.ending import Ending

    from .provenance.recording import ProvenanceRecording
    from .stream import EventStream

_LOGGER = logging.getLogger("insight.record")


class Writer:
    """Where a recorder's bytes go.

    Args:
        summary: Records of values and graphs.
        lineage: Records of lineage.
        close_folder: Called after the last of both is written.
        raise_errors: Whether a record that cannot be written raises; else it is given up, the first
            time with a warning, and the next one is tried.
        provenance: Begun with the first record, and ended with the last; None for none.

    """

    def __init__(
        self,
        summary: EventStream,
        lineage: EventStream,
        *,
        close_folder: Callable[[], None],
        raise_errors: bool,
        provenance: ProvenanceRecording | None = None,
    ) -> None:
        self._provenance = provenance
        self._summary = summary
        self._lineage = lineage
        self._close_folder = close_folder
        self._failures = Failures(raised=raise_errors)
        self._closed = False
        self._owner = os.getpid()
        self._problem: Exception | None = None
        self._begin()
        _WRITERS.add(self)

    def _begin(self) -> None:
        """Nothing is written yet by this process."""
        self._made = time.time()
        self._newest_head = b""
        self._owed = OwedFacts()
        self._written = Written()
        self._disk = DiskSync(self._summary, self._lineage, self._written, self._failures)
        self._background = SyncThread()

    def write(self, record: bytes, step: int) -> bool:
        """Whether the summary record of `step` was written."""
        if self._closed:
            return self._too_late()
        try:
            written = self._written
            with written.lock:
                if self._closed:
                    return False
                self._summary.append(record)
                written.step = step
                written.records += 1
                self._newest_head = record[:HEAD_BYTES]
        except OSError as error:
            return self.failed(error)
        if self._background.thread is None:
            self._start()
        if self._owed.records:
            self._pay()
        return True

    @property
    def last_step(self) -> int | None:
        """The step that was written last; None before the first."""
        return self._written.step

    @property
    def synced_step(self) -> int | None:
        """The step up to which all is on the disk; None before the first."""
        return self._disk.synced_step

    @property
    def newest_time(self) -> float:
        """When the newest record was made, or before the first this, in seconds since 1970."""
        newest = recorded_at(self._newest_head)
        return self._made if newest is None else newest

    def _too_late(self) -> bool:
        """False, with a word: a step that comes after the end of its recorder, or its process."""
        _LOGGER.error("A value came after the recorder's end; it is not recorded.")
        return False

    def write_fact(self, record: bytes, *, lineage: bool) -> bool:
        """Whether a record that comes once, of lineage or a graph, was written.

        One that could not be is kept, and written when the disk takes records again: up to 64 MiB.
        """
        if self._closed:
            return self._too_late()
        stream = self._lineage if lineage else self._summary
        try:
            with self._written.lock:
                if self._closed:
                    return False
                stream.append(record)
                self._written.records += 1
                self._newest_head = record[:HEAD_BYTES]
        except OSError as error:
            self._owed.keep(stream, record)
            return self.failed(error)
        if self._background.thread is None:
            self._start()
        return True

    def _pay(self) -> None:
        """Writes the facts that a full disk left over; the last chance is the end."""
        with self._written.lock:
            paid = self._owed.pay()  # a signal handler may record meanwhile
            self._written.records += paid

    def failed(self, error: Exception) -> bool:
        """False, with one word for all failures, where they are not to be raised.

        Raises:
            RecordingError: If the recorder was made with `raise_exception`.

        """
        return self._failures.failed(error)

    def sync(self) -> bool:
        """Whether all that was written is on the disk now; `synced_step` says up to where."""
        try:
            self._disk.sync()
        except OSError as error:
            return self.failed(error)
        return True

    def _start(self) -> None:
        with self._written.lock:
            if self._background.thread is None and not self._closed:
                self._background.start(self._try_sync, self._end)
        if self._provenance is not None:
            self._provenance.begin()

    def _try_sync(self) -> bool:
        """A sync of the background: a failure is told once, or raised by `close`."""
        try:
            if self._owed.records:
                self._pay()
            if self._disk.is_done:
                self._disk.let_go_of_lost()
            else:
                self._disk.sync()
        except OSError as error:
            self._problem = error
            self._failures.failed_unseen(error)
            return False
        self._problem = None
        return True

    def close(self, ending: Ending | None = None) -> bool:
        """Whether all is on the disk and every file closed.

        How the recorder ended is recorded before: `ending`, or else that it is finished. Waits for
        a disk that does not answer for a few seconds only: what is written is with the operating
        system, which goes on trying after the process has ended.
        """
        with self._written.lock:
            # First: a signal's handler that records meanwhile comes too late.
            is_closed, self._closed = self._closed, True
            if not is_closed:
                self._write_ending(ending)
        if self._provenance is not None:
            self._provenance.end()
        if self._background.is_running():
            try:
                if not self._background.stop():
                    return True
            except TimeoutError as error:
                self._problem = self._problem or error
        else:
            self._end()
        problem, self._problem = self._problem, None
        return True if problem is None else self.failed(problem)

    def _write_ending(self, ending: Ending | None) -> None:
        """The last record of each file; a deleted run is not made again for it.

        It bears the time of the newest record: one that was left open writes no longer, and must
        not read as if it had beside those that went on with the run. Nothing comes after it: facts
        that the disk refuses still are lost.
        """
        if self._owed.records:
            self._pay()
            self._owed = OwedFacts()
        wall_time, word = self.newest_time, ending or "finished"
        makes_file = ending is not None and os.getpid() == self._owner
        for stream, makes in ((self._summary, makes_file), (self._lineage, False)):
            try:
                self._written.records += stream.end(wall_time, word, makes_file=makes)
            except OSError as error:
                self._failures.tell(error)

    def _end(self) -> None:
        """The last sync, and the end of the files."""
        self._try_sync()
        for stream in (self._summary, self._lineage):
            try:
                stream.close()
            except OSError as error:
                self._problem = error
        self._close_folder()

    def after_fork(self) -> None:
        """In a forked child: another thread may have held the lock, and no thread came along."""
        is_recorded = self._written.records > 0
        self._begin()  # also because the parent's steps are not ours to publish
        self._summary.after_fork(is_recorded=is_recorded)
        self._lineage.after_fork(is_recorded=is_recorded)


_WRITERS: weakref.WeakSet[Writer] = weakref.WeakSet()


def _after_fork() -> None:
    for writer in list(_WRITERS):
        writer.after_fork()


call_in_forked_children(_after_fork)
