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
import threading
import time
import weakref
from typing import TYPE_CHECKING

from insight.errors import RecordingError
from insight.format.ending import ending_record
from insight.format.frames import frame
from insight.format.record_time import HEAD_BYTES, recorded_at
from insight.format.system import call_in_forked_children

if TYPE_CHECKING:
    from collections.abc import Callable

    from insight.format.ending import Ending

    from .stream import EventStream

_LOGGER = logging.getLogger("insight.record")
_SYNC_EVERY_S = 1.0
_SYNC_AT_LEAST_EVERY_S = 60.0  # the longest pause after failures
_CLOSE_WAIT_S = 2.0
_MOST_OWED_BYTES = 64 << 20


class Writer:
    """Where a recorder's bytes go.

    Args:
        summary: Records of values and graphs.
        lineage: Records of lineage.
        close_folder: Called after the last of both is written.
        raise_errors: Whether a record that cannot be written raises; else it is given up, the first
            time with a warning, and the next one is tried.

    Attributes:
        synced_step: The step up to which all is on the disk; None before the first.

    """

    def __init__(
        self,
        summary: EventStream,
        lineage: EventStream,
        *,
        close_folder: Callable[[], None],
        raise_errors: bool,
    ) -> None:
        self._summary = summary
        self._lineage = lineage
        self._close_folder = close_folder
        self._raise_errors = raise_errors
        self._warned = False
        self._closed = False
        self._owner = os.getpid()
        # Re-entrant: a signal handler may record while the thread it interrupts does.
        self._lock = threading.RLock()
        self._syncing = threading.RLock()
        self._stop = threading.Event()
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None
        self._written_step: int | None = None
        self._written = 0
        self._synced = 0
        self._made = time.time()
        self._newest_head = b""
        self._owed: list[tuple[EventStream, bytes]] = []
        self._problem: Exception | None = None
        self.synced_step: int | None = None
        _WRITERS.add(self)

    def write(self, record: bytes, step: int) -> bool:
        """Whether the summary record of `step` was written."""
        if self._closed:
            return self._too_late()
        try:
            with self._lock:
                if self._closed:
                    return False
                self._summary.append(record)
                self._written_step = step
                self._written += 1
                self._newest_head = record[:HEAD_BYTES]
        except OSError as error:
            return self.failed(error)
        if self._thread is None:
            self._start()
        if self._owed:
            self._pay()
        return True

    @property
    def last_step(self) -> int | None:
        """The step that was written last; None before the first."""
        return self._written_step

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
            with self._lock:
                if self._closed:
                    return False
                stream.append(record)
                self._written += 1
                self._newest_head = record[:HEAD_BYTES]
        except OSError as error:
            if len(record) + sum(len(owed) for _, owed in self._owed) <= _MOST_OWED_BYTES:
                self._owed.append((stream, record))
            return self.failed(error)
        if self._thread is None:
            self._start()
        return True

    def _pay(self) -> None:
        """Writes the facts that a full disk left over; the last chance is the end."""
        with self._lock:
            while self._owed:
                stream, record = self._owed[0]
                try:
                    stream.append(record)
                except OSError:
                    return
                del self._owed[0]
                self._written += 1

    def failed(self, error: Exception) -> bool:
        """False, after one warning for all failures; or the error, where they are to be raised.

        Raises:
            RecordingError: If the recorder was made with `raise_exception`.

        """
        if self._raise_errors:
            raise RecordingError(f"Recording failed: {error}.") from error
        self._warn_once(error)
        return False

    def _warn_once(self, error: Exception) -> None:
        if not self._warned:
            self._warned = True
            _LOGGER.warning(
                "Recording failed: %s. What cannot be written is lost, training goes on, later "
                "steps are tried anew, and this is the only warning.",
                error,
            )

    def sync(self) -> bool:
        """Whether all that was written is on the disk now; `synced_step` says up to where."""
        try:
            self._sync()
        except OSError as error:
            return self.failed(error)
        return True

    def _sync(self) -> None:
        with self._syncing:  # or an older one that takes longer would publish its step last
            self._let_go_of_lost()
            calls: list[Callable[[], None]] = []
            try:
                with self._lock:
                    if self._summary.drop_deleted():
                        self._written_step = self.synced_step  # what was written since is gone
                    self._lineage.drop_deleted()
                    step, written = self._written_step, self._written
                    for stream in (self._summary, self._lineage):
                        stream.add_syncers(calls)
            finally:
                _run_all(calls)  # each holds a descriptor that it gives back
            self._synced = written
            self.synced_step = step

    def _let_go_of_lost(self) -> None:
        found = [(stream, stream.lost_file()) for stream in (self._summary, self._lineage)]
        with self._lock:
            lost = [stream.let_go(file) for stream, file in found]
            if lost[0] and self._written != self._synced:
                self._written_step = self.synced_step
        if any(lost) and self._written != self._synced:
            self._warn_once(OSError("the event file was deleted, or its disk is gone"))

    def close(self, ending: Ending | None = None) -> bool:
        """Whether all is on the disk and every file closed; `ending` is recorded before.

        Waits for a disk that does not answer for a few seconds only: what is written is with the
        operating system, which goes on trying after the process has ended.
        """
        with self._lock:
            if ending is not None and not self._closed and os.getpid() == self._owner:
                self._write_ending(ending)
            self._closed = True
        self._stop.set()
        if self._thread is None or not self._thread.is_alive():
            self._end()
        elif self._thread is threading.current_thread():
            return True  # collected as garbage by the thread that is about to end it
        elif not self._stopped.wait(_CLOSE_WAIT_S):
            text = f"the disk did not answer within {_CLOSE_WAIT_S:g} s"
            self._problem = self._problem or TimeoutError(text)
        problem, self._problem = self._problem, None
        return True if problem is None else self.failed(problem)

    def _write_ending(self, ending: Ending) -> None:
        """A forked child's end is none of the run, and a deleted run is not made again for it.

        It bears the time of the newest record: one that was left open writes no longer, and must
        not read as if it had beside those that went on with the run.
        """
        record = frame(ending_record(self.newest_time, ending))
        try:
            self._written += self._summary.append_last(record)
        except OSError as error:
            self._warn_once(error)

    def _end(self) -> None:
        """The last sync, and the end of the files."""
        self._try_sync()
        self._owed = []
        for stream in (self._summary, self._lineage):
            try:
                stream.close()
            except OSError as error:
                self._problem = error
        self._close_folder()
        self._stopped.set()

    def _start(self) -> None:
        with self._lock:
            if self._thread is not None or self._closed:
                return
            self._thread = threading.Thread(target=self._sync_on, name="insight-sync", daemon=True)
        try:
            self._thread.start()
        except RuntimeError as error:
            if threading.main_thread().is_alive():  # else the interpreter ends, and all is closed
                _LOGGER.warning("Steps are synced by flush() and close() only: %s.", error)

    def _sync_on(self) -> None:
        pause = _SYNC_EVERY_S
        while not self._stop.wait(pause):
            done = self._try_sync()
            pause = _SYNC_EVERY_S if done else min(2 * pause, _SYNC_AT_LEAST_EVERY_S)
        self._end()

    def _try_sync(self) -> bool:
        """A sync of the background: a failure is told once, or raised by `close`."""
        try:
            if self._owed:
                self._pay()
            if self._written == self._synced:
                self._let_go_of_lost()
            else:
                self._sync()
        except OSError as error:
            self._problem = error
            if not self._raise_errors:
                self._warn_once(error)
            return False
        self._problem = None
        return True

    def after_fork(self) -> None:
        """In a forked child: another thread may have held the lock, and no thread came along."""
        self._lock = threading.RLock()
        self._syncing = threading.RLock()
        self._stop = threading.Event()
        self._stopped = threading.Event()
        self._thread = None
        self._written = self._synced = 0
        self._written_step = self.synced_step = None  # the parent's are not ours to publish
        self._made, self._newest_head = time.time(), b""
        self._owed = []
        self._summary.after_fork()
        self._lineage.after_fork()


_WRITERS: weakref.WeakSet[Writer] = weakref.WeakSet()


def _after_fork() -> None:
    for writer in list(_WRITERS):
        writer.after_fork()


call_in_forked_children(_after_fork)


def _run_all(syncers: list[Callable[[], None]]) -> None:
    """Runs every one, then raises the last error if there was one."""
    problem: OSError | None = None
    for sync in syncers:
        try:
            sync()
        except OSError as error:
            problem = error
    if problem is not None:
        raise problem
