"""How what was written comes to the disk, so that it survives a power cut."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .failures import Failures
    from .stream import EventStream


class Written:
    """How far a recorder handed its records to the operating system.

    Attributes:
        lock: What is held by who writes. Re-entrant: a signal handler may record while the thread
            it interrupts does.
        step: The step that was written last; None before the first.
        records: How many were written.

    """

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.step: int | None = None
        self.records = 0


class DiskSync:
    """Brings the files of a recorder to the disk.

    Args:
        summary: Records of values and graphs; the steps are theirs.
        lineage: Records of lineage.
        written: How far both were written.
        failures: Who is told of what was lost.

    Attributes:
        synced_step: The step up to which all is on the disk; None before the first.

    """

    def __init__(
        self, summary: EventStream, lineage: EventStream, written: Written, failures: Failures
    ) -> None:
        self._streams = (summary, lineage)
        self._written = written
        self._failures = failures
        self._syncing = threading.RLock()
        self._synced = 0
        self.synced_step: int | None = None

    @property
    def is_done(self) -> bool:
        """Whether all that was written is on the disk."""
        return self._written.records == self._synced

    def sync(self) -> None:
        """Brings all there that is written now; `synced_step` says up to where.

        Raises:
            OSError: If the disk refuses.

        """
        with self._syncing:  # or an older one that takes longer would publish its step last
            self.let_go_of_lost()
            summary, lineage = self._streams
            calls: list[Callable[[], None]] = []
            try:
                with self._written.lock:
                    if summary.drop_deleted():
                        self._written.step = self.synced_step  # what was written since is gone
                    lineage.drop_deleted()
                    step, records = self._written.step, self._written.records
                    for stream in self._streams:
                        stream.add_syncers(calls)
            finally:
                _run_all(calls)  # each holds a descriptor that it gives back
            self._synced = records
            self.synced_step = step

    def let_go_of_lost(self) -> None:
        """Writes no more to files that are deleted, or whose disk is gone; tells of what was lost.

        Asks the disk, which may take long.
        """
        found = [(stream, stream.lost_file()) for stream in self._streams]
        with self._written.lock:
            lost = [stream.let_go(file) for stream, file in found]
            if lost[0] and not self.is_done:
                self._written.step = self.synced_step
        if any(lost) and not self.is_done:
            self._failures.tell(OSError("the event file was deleted, or its disk is gone"))


def _run_all(syncers: Sequence[Callable[[], None]]) -> None:
    """Runs every one, then raises the last error if there was one."""
    problem: OSError | None = None
    for sync in syncers:
        try:
            sync()
        except OSError as error:
            problem = error
    if problem is not None:
        raise problem
