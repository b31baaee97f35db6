"""When a recorder is brought to the disk: once a second, by a thread that no call waits for."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_LOGGER = logging.getLogger("insight.record")
_SYNC_EVERY_S = 1.0
_SYNC_AT_LEAST_EVERY_S = 60.0  # the longest pause after failures
_CLOSE_WAIT_S = 2.0


class SyncThread:
    """The thread of one recorder.

    Attributes:
        thread: None before it is started.

    """

    def __init__(self) -> None:
        self.thread: threading.Thread | None = None
        self._stop = threading.Event()
        self._ended = threading.Event()

    def start(self, sync: Callable[[], bool], end: Callable[[], None]) -> None:
        """Calls `sync` from now on, more and more seldom while that is False, and `end` at last."""
        self.thread = threading.Thread(
            target=self._sync_on, args=(sync, end), name="insight-sync", daemon=True
        )
        try:
            self.thread.start()
        except RuntimeError as error:
            if threading.main_thread().is_alive():  # else the interpreter ends, and all is closed
                _LOGGER.warning("Steps are synced by flush() and close() only: %s.", error)

    def _sync_on(self, sync: Callable[[], bool], end: Callable[[], None]) -> None:
        pause = _SYNC_EVERY_S
        while not self._stop.wait(pause):
            pause = _SYNC_EVERY_S if sync() else min(2 * pause, _SYNC_AT_LEAST_EVERY_S)
        end()
        self._ended.set()

    def is_running(self) -> bool:
        """Whether it will call `end`."""
        return self.thread is not None and self.thread.is_alive()

    def stop(self) -> bool:
        """Whether it has ended, as it was told to; not yet where it is the thread that asks.

        Raises:
            TimeoutError: If it has not ended after two seconds, because of a disk that hangs.

        """
        self._stop.set()
        if self.thread is threading.current_thread():
            return False  # the recorder is garbage that this thread collects
        if not self._ended.wait(_CLOSE_WAIT_S):
            raise TimeoutError(f"the disk did not answer within {_CLOSE_WAIT_S:g} s")
        return True
