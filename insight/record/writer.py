"""Two promises about what is recorded, and no way to stop a training.

- When a call returns, its bytes are with the operating system: they survive `kill -9`.
- Up to `synced_step` they are on the disk: they survive a power cut. A background thread brings
  them there once a second; it never holds up a call.
"""

from __future__ import annotations

import logging
import os
import threading
import weakref
from typing import TYPE_CHECKING

from insight.errors import RecordingError

if TYPE_CHECKING:
    from collections.abc import Callable

    from .stream import EventStream

_LOGGER = logging.getLogger("insight.record")
_SYNC_EVERY_S = 1.0


class Writer:
    """Where a recorder's bytes go.

    Args:
        summary: Records of values and graphs.
        lineage: Records of lineage.
        raise_errors: Whether a record that cannot be written raises; else it is given up, the first
            time with a warning, and the next one is tried.

    Attributes:
        synced_step: The step up to which all is on the disk; None before the first.

    """

    def __init__(self, summary: EventStream, lineage: EventStream, *, raise_errors: bool) -> None:
        self._summary = summary
        self._lineage = lineage
        self._raise_errors = raise_errors
        self._warned = False
        self._closed = False
        # Re-entrant: a signal handler may record while the thread it interrupts does.
        self._lock = threading.RLock()
        self._syncing = threading.RLock()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._written_step: int | None = None
        self._written = 0
        self._synced = 0
        self._disk_failed = False
        self.synced_step: int | None = None
        _WRITERS.add(self)

    def write(self, record: bytes, step: int) -> bool:
        """Whether the summary record of `step` was written."""
        try:
            with self._lock:
                if self._closed:
                    return False
                self._summary.append(record)
                self._written_step = step
                self._written += 1
        except OSError as error:
            return self.failed(error)
        if self._thread is None:
            self._start()
        return True

    def write_lineage(self, record: bytes) -> bool:
        """Whether the lineage record was written."""
        try:
            with self._lock:
                if self._closed:
                    return False
                self._lineage.append(record)
                self._written += 1
        except OSError as error:
            return self.failed(error)
        if self._thread is None:
            self._start()
        return True

    def failed(self, error: Exception) -> bool:
        """False, after one warning for all failures; or the error, where they are to be raised.

        Raises:
            RecordingError: If the recorder was made with `raise_exception`.

        """
        if self._raise_errors:
            raise RecordingError(f"Recording failed: {error}.") from error
        if not self._warned:
            self._warned = True
            _LOGGER.warning(
                "Recording failed and this step is lost: %s. Training goes on, later steps are "
                "tried anew, and this is the only warning.",
                error,
            )
        return False

    def sync(self) -> bool:
        """Whether all that was written is on the disk now; `synced_step` says up to where."""
        try:
            self._sync()
        except OSError as error:
            # What a failed sync left behind is marked clean: no later sync would bring it back.
            self._disk_failed = True
            return self.failed(error)
        return not self._disk_failed

    def _sync(self) -> None:
        with self._syncing:  # or an older one that takes longer would publish its step last
            with self._lock:
                step, written = self._written_step, self._written
                syncers = [*self._summary.syncers(), *self._lineage.syncers()]
            _run_all(syncers)
            self._synced = written
            if not self._disk_failed:
                self.synced_step = step

    def close(self) -> bool:
        """Whether all is on the disk and every file closed."""
        self._stop.set()
        with self._lock:
            self._closed = True
        try:
            return self._written == self._synced or self.sync()
        finally:
            self._close_files()

    def _close_files(self) -> None:
        for stream in (self._summary, self._lineage):
            try:
                stream.close()
            except OSError as error:
                self.failed(error)

    def _start(self) -> None:
        with self._lock:
            if self._thread is not None or self._closed:
                return
            self._thread = threading.Thread(target=self._sync_on, name="insight-sync", daemon=True)
        try:
            self._thread.start()
        except RuntimeError as error:  # no more threads, or the interpreter is on its way out
            _LOGGER.warning("Steps are synced by flush() and close() only: %s.", error)

    def _sync_on(self) -> None:
        while not self._stop.wait(_SYNC_EVERY_S):
            if self._written == self._synced or self._disk_failed:
                continue
            try:
                self._sync()
            except OSError as error:
                self._disk_failed = True
                _LOGGER.warning("Recorded steps could not be brought to the disk: %s.", error)

    def after_fork(self) -> None:
        """In a forked child: another thread may have held the lock, and no thread came along."""
        self._lock = threading.RLock()
        self._syncing = threading.RLock()
        self._stop = threading.Event()
        self._thread = None


_WRITERS: weakref.WeakSet[Writer] = weakref.WeakSet()


def _after_fork() -> None:
    for writer in list(_WRITERS):
        writer.after_fork()


os.register_at_fork(after_in_child=_after_fork)


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
