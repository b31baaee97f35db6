"""The guard of a rank: its parent, who sees how it ends, and lets none of it stay."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .link import Link

_PASSED_ON = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_LARGEST_CODE = 255
_PR_SET_PDEATHSIG = 1


class Guard:
    """Waits for its rank to end and for what `insight launch` says, whichever comes first.

    The rank leads a group of processes, to which its workers belong. They are killed when it ended
    badly, and when `insight launch` is no more.

    Args:
        link: To `insight launch`.
        rank: The process.

    """

    def __init__(self, link: Link, rank: int) -> None:
        self._link, self._rank = link, rank
        self._parent = os.getppid()
        signal_at_parents_end(signal.SIGCHLD)
        self._status: int | None = None
        self._woken = _signals()

    def watch(self) -> int:
        """The exit code of the rank, or 128 and its signal, once it ended.

        Where it ended badly, not before `insight launch` has ended the others: MPI's launcher kills
        them without a word as soon as it sees this.
        """
        while True:
            self._reap()
            if self._status == 0:
                break
            ready, _, _ = select.select([self._link.fileno(), self._woken], [], [])
            if self._woken in ready:
                self._pass_on(os.read(self._woken, 1024))
                self._see_parent()
            if self._link.fileno() in ready and not self._do():
                break
        if self._status is None:
            self._kill()
            _, status = os.waitpid(self._rank, 0)
            self._status = os.waitstatus_to_exitcode(status)
        return min(self._status, _LARGEST_CODE) if self._status >= 0 else 128 - self._status

    def _reap(self) -> None:
        """See whether the rank ended, and say how."""
        if self._status is not None:
            return
        found, status = os.waitpid(self._rank, os.WNOHANG)
        if found:
            self._status = os.waitstatus_to_exitcode(status)
            if self._status:
                self._kill()
            self._link.send(ended=self._status)

    def _pass_on(self, numbers: bytes) -> None:
        for number in numbers:
            if number in _PASSED_ON and self._status is None:
                os.kill(self._rank, number)

    def _see_parent(self) -> None:
        """Without what MPI's launcher started it by, nobody would end it."""
        if os.getppid() != self._parent and self._status is None:
            self._link.send(is_orphan=True)
            self._kill()

    def _do(self) -> bool:
        """Do what `insight launch` says; False when it has nothing more to say."""
        said: list[dict[str, Any]] | None = self._link.receive()
        for words in said or ():
            if self._status is None:
                os.kill(self._rank, words["signal"])
        return said is not None

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):  # macOS: all are ending
            os.killpg(self._rank, signal.SIGKILL)


def signal_at_parents_end(number: int) -> None:
    """Get a signal when the parent ends; Linux alone has that."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, number)


def _signals() -> int:
    """A pipe out of which the numbers of signals come, and the end of the rank is one."""
    heard, told = os.pipe()
    os.set_blocking(told, False)
    signal.set_wakeup_fd(told, warn_on_full_buffer=False)
    for number in (signal.SIGCHLD, *_PASSED_ON):
        signal.signal(number, lambda *_: None)
    return heard
