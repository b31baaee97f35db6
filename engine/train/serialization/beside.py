"""Files that are written beside the training: one at a time, in the order they were asked for."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable
from contextlib import suppress

__all__ = ["async_ckpt_thread_status"]

_logger = logging.getLogger("engine.train")
THREAD_NAME = "asyn_save_ckpt"  # MindSpore's; scripts look for it among the threads


class Beside:
    """At most one write at a time, in a thread that the end of the process waits for.

    More than one would hold the numbers of the network once more each. What a write raises is told
    in the log at once, and raised by whoever asks next.
    """

    _thread: threading.Thread | None
    _failure: Exception | None

    def __init__(self) -> None:
        self.forget()

    def start(self, path: str, write: Callable[[], None]) -> None:
        """Begin a write, after the one before.

        Raises:
            Exception: What the one before raised; this one is not begun then.

        """
        with self._asking:
            self.wait()
            self._thread = threading.Thread(
                target=self._run, args=(path, write), name=THREAD_NAME, daemon=False
            )
            try:
                self._thread.start()
            except RuntimeError:  # the interpreter ends, and starts no threads any more
                self._thread = None
                write()

    def wait(self) -> None:
        """Until nothing is being written.

        Raises:
            Exception: What the write raised, once.

        """
        with self._asking:
            self.finish()
            failure, self._failure = self._failure, None
        if failure is not None:
            raise failure

    def finish(self) -> None:
        """Until nothing is being written; what the write raised is kept for who saves next."""
        with self._asking:
            if self._thread is not None:
                self._thread.join()
                self._thread = None

    def settle(self) -> None:
        """Until nothing is being written; a failure, which is in the log, is passed over."""
        with suppress(Exception):
            self.wait()

    def forget(self) -> None:
        """Begin anew, as a forked process does: it has neither the thread nor its lock."""
        self._asking = threading.RLock()
        self._thread = None
        self._failure = None

    @property
    def is_busy(self) -> bool:
        """Whether something is being written."""
        thread = self._thread
        return thread is not None and thread.is_alive()

    def _run(self, path: str, write: Callable[[], None]) -> None:
        try:
            write()
        except Exception as error:  # whatever it is, it belongs to who saves next
            error.add_note(f"while {path} was written beside the training")
            self._failure = error
            _logger.exception("%s is not saved.", path)


BESIDE = Beside()
"""The one of this process."""

if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=BESIDE.forget)


def async_ckpt_thread_status() -> bool:
    """Whether a checkpoint is being written beside the training.

    >>> import engine
    >>> engine.async_ckpt_thread_status()
    False
    """
    return BESIDE.is_busy
