"""The loop of `insight launch`: from the start of the ranks to the end of the last."""

from __future__ import annotations

import contextlib
import os
import secrets
import selectors
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from .asked import Asked, Outcome
from .ending import Ending
from .ends import aborted, by_status, first, unsaid
from .environment import cores, environment_of
from .mpiexec import command
from .output import LAST
from .printed import Printed
from .ranks import Ranks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .ends import End

_MOST_SIGNALS = 2  # the second kills; more come where this waits for who reads what it writes
_LONGEST_PATH = 80  # of a folder with a socket: systems have room for some 100 bytes
_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def _new_job() -> dict[str, str]:
    """By this the ranks know one another, and record into one run: `insight.run`."""
    return {"INSIGHT_JOB": secrets.token_hex(8)}


class Job:
    """So many ranks; made, run once, by the main thread.

    Args:
        asked: What is to run.
        launcher: The path of mpiexec.

    """

    def __init__(self, asked: Asked, launcher: str) -> None:
        self._asked, self._launcher = asked, launcher
        self._selector = selectors.DefaultSelector()
        self._printed = Printed(self._selector, asked.count, is_labelled=asked.is_labelled)
        self._ranks = Ranks(self._selector, asked.words(), asked.count, self._printed)
        self._ending = Ending()
        self._said = b""  # by the launcher
        self._signals: list[int] = []

    def run(self) -> Outcome:
        """Start the ranks, pass on what they print, and return when none of them is left.

        Where one ends badly, or a signal comes, all are ended.
        """
        with contextlib.ExitStack() as stack:
            folder = tempfile.TemporaryDirectory(prefix="insight-", dir=_short_folder())
            path = str(Path(stack.enter_context(folder)) / "launch")
            listener = stack.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_STREAM))
            listener.bind(path)
            listener.listen(self._asked.count)
            self._selector.register(listener, 1, lambda: self._ranks.meet(listener))
            stack.enter_context(self._hearing_signals())
            process = self._start(path)
            stack.callback(self._clear_away, process)
            while process.poll() is None or not self._ranks.are_gone():
                for key, _ in self._selector.select(self._wait_s()):
                    key.data()
                self._act(process)
            return self._outcome(process.returncode)

    def _start(self, path: str) -> subprocess.Popen[bytes]:
        """The launcher, in a session of its own: Ctrl-C is ours to pass on."""
        words = command(self._launcher, self._asked.count, path, self._asked.program[0])
        process = subprocess.Popen(  # noqa: S603 – what the user asks for, and no shell
            words,
            stdin=None if _may_read() else subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment_of(os.environ, self._asked.count, cores()) | _new_job(),
            start_new_session=True,
        )
        assert process.stdout is not None
        descriptor = process.stdout.fileno()
        self._selector.register(descriptor, 1, lambda: self._listen(descriptor))
        return process

    def _listen(self, descriptor: int) -> None:
        """Keep what the launcher says itself: it says much of any bad end."""
        data = os.read(descriptor, 1 << 16)
        if not data:
            self._selector.unregister(descriptor)
        self._said = (self._said + data)[-(1 << 16) :]

    @contextlib.contextmanager
    def _hearing_signals(self) -> Iterator[None]:
        """Let signals, and the launcher's end, wake the loop."""
        heard, told = os.pipe()
        os.set_blocking(told, False)
        heard_of = [one for one in _SIGNALS if signal.getsignal(one) != signal.SIG_IGN]  # nohup
        before = {one: signal.signal(one, self._take) for one in {signal.SIGINT, *heard_of}}
        before[signal.SIGCHLD] = signal.signal(signal.SIGCHLD, lambda *_: None)
        wakeup = signal.set_wakeup_fd(told, warn_on_full_buffer=False)
        self._selector.register(heard, 1, lambda: os.read(heard, 1024))
        try:
            yield
        finally:
            signal.set_wakeup_fd(wakeup)
            for one, how in before.items():
                signal.signal(one, how)
            os.close(heard)
            os.close(told)

    def _take(self, number: int, _: object) -> None:
        self._signals.append(number)
        if len(self._signals) > _MOST_SIGNALS:
            raise KeyboardInterrupt

    def _wait_s(self) -> float | None:
        """How long nothing is due."""
        due = [one for one in (self._printed.due(), self._ending.due()) if one is not None]
        return max(0.0, min(due) - time.monotonic()) if due else None

    def _act(self, process: subprocess.Popen[bytes]) -> None:
        """Do what is due."""
        now = time.monotonic()
        self._printed.flush(now)
        end = first(self._ranks.ends)
        has_launcher = process.poll() is None or self._ranks.are_gone()
        told = self._ending.next(now, end, self._signals, has_launcher=has_launcher)
        if told is not None and told.signal is not None:
            self._printed.has_reason |= self._ending.signal is not None
            self._ranks.signal(told.signal, told.spared)
        elif told is not None:
            self._ranks.let_go()
            _kill(process)
        if self._ending.is_begun and self._ranks.are_over():
            self._ranks.let_go()

    def _clear_away(self, process: subprocess.Popen[bytes]) -> None:
        """Leave nothing, however the loop was left."""
        if process.stdout is not None:
            process.stdout.close()
        self._ranks.let_go()
        if process.poll() is None:
            _kill(process)
            process.wait()

    def _outcome(self, status: int) -> Outcome:
        is_line_open = self._printed.close()
        end = self._first_end(status)
        if self._ending.signal is not None:
            return Outcome(signal=self._ending.signal, is_line_open=is_line_open)
        if end is not None and (end.is_told or status >= 0):
            last = self._printed.last(end.rank)
            return Outcome(end=end, last=last, is_line_open=is_line_open)
        if self._ranks.done == self._asked.count:
            return Outcome()
        last = tuple(self._said.splitlines()[-LAST:])
        return Outcome(launcher=by_status(status), last=last, is_line_open=is_line_open)

    def _first_end(self, status: int) -> End | None:
        """The end that the others followed.

        MPICH's launcher kills the others where a rank exits with 0 that MPI still counts on, mostly
        without a complaint of its own.
        """
        end = first(self._ranks.ends)
        if end is None or end.is_told:
            return end
        found = (aborted(one, self._printed.last(one.rank)) for one in self._ranks.ends)
        is_followed = status == 0 or self._ranks.is_sudden
        silent = map(unsaid, self._ranks.unsaid if is_followed else ())
        return next(filter(None, (*found, *silent)), end)


def _kill(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def _may_read() -> bool:
    """Whether standard input is ours to hand on: a terminal belongs to the job in front."""
    try:
        return not os.isatty(0) or os.tcgetpgrp(0) == os.getpgrp()
    except OSError:
        return False


def _short_folder() -> str | None:
    """Where a socket's path is short enough; None where that is the usual place."""
    return None if len(os.fsencode(tempfile.gettempdir())) < _LONGEST_PATH else "/tmp"  # noqa: S108
