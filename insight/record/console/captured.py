"""Which runs of this process record what it prints. One capture serves all of them."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
import traceback
from typing import TYPE_CHECKING

from insight.format.system import call_in_forked_children

from .asked import is_off, why_not

if TYPE_CHECKING:
    from pathlib import Path

    from insight.record.ending import Leaving

    from .capture import Capture

_LOGGER = logging.getLogger("insight.record")


class _Now:
    """The capture of this process, where there is one.

    Attributes:
        lock: Held by who begins or ends one.
        capture: The one that goes on.

    """

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.capture: Capture | None = None

    def after_fork(self) -> None:
        """In a forked child: what it prints is shown and recorded by its parent's."""
        capture, self.capture = self.capture, None
        self.lock = threading.RLock()
        if capture is not None:
            capture.leave_to_parent()


_NOW = _Now()
call_in_forked_children(_NOW.after_fork)


class CapturedRun:
    """A run whose folder gets what the program prints, until `close`.

    Args:
        capture: Of this process.
        folder: Of the run.
        rank: Of this process among those of the run.
        leaving: What becomes of the run.

    """

    def __init__(self, capture: Capture, folder: Path, rank: int, leaving: Leaving) -> None:
        self._leaving = leaving
        self._capture: Capture | None = capture
        self._owner = os.getpid()
        self._number = capture.open(folder, rank, socket.gethostname())

    def close(self) -> None:
        """Records no more; the last one puts the streams back. In a forked child nothing happens.

        Does not raise.
        """
        capture, self._capture = self._capture, None
        if capture is None or os.getpid() != self._owner:
            return
        error = sys.exc_info()[1]
        if error is not None and self._leaving.ending is not None:
            # It leaves the `with` of the run: Python prints it when all of this is closed.
            text = "".join(traceback.format_exception(error))
            capture.tell_error(text)
        with _NOW.lock:
            if capture.close(self._number):
                _NOW.capture = None


def captured(folder: Path, rank: int, leaving: Leaving) -> CapturedRun | None:
    """Has what the program prints recorded into a run; None, with a word, where that cannot be.

    Args:
        folder: Of the run.
        rank: Of this process among those of the run.
        leaving: What becomes of the run.

    """
    if is_off():
        return None
    if reason := why_not():
        _LOGGER.warning("What the program prints is not recorded: %s.", reason)
        return None
    with _NOW.lock:
        try:
            if _NOW.capture is None:
                from .capture import Capture  # of what other systems lack

                _NOW.capture = Capture()
        except (OSError, ImportError, RuntimeError) as error:
            _LOGGER.warning("What the program prints is not recorded: %s.", error)
            return None
        return CapturedRun(_NOW.capture, folder, rank, leaving)
