"""The program's side: its streams go through a process of ours while a run is open.

The program keeps the ends that are read, and where its streams went. So nothing is lost and no
write fails where that process dies: a thread of the program then puts the streams back, and shows
what was left.
"""

from __future__ import annotations

import errno
import json
import logging
import os
import select
import socket
import threading
import time
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any

from insight.format.ending import word_record
from insight.format.names import EventFileName
from insight.format.version import version_record

from .descriptors import ERR, TAGS, moved_up, replacements
from .flushing import flush
from .last_line import PREFIX, next_line
from .python_writes import copies
from .starting import start

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from .descriptors import Replaced
    from .python_writes import PythonWrites

_LOGGER = logging.getLogger("insight.record")
_START_S = 20.0
_END_S = 2.0
_TIME_BYTES = 9
_AT_ONCE = 1 << 16
_MOST_REST = 1 << 21  # bytes, more than a pipe holds


class _Heard:
    """What the other process did with a run: all that was printed before is in its place."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.closed = threading.Event()


class Capture:
    """The streams of this process, as long as they go through another one.

    Raises:
        OSError: If that cannot be started, or the system has no more descriptors.

    """

    def __init__(self) -> None:
        self._numbers = count(1)
        self._open: dict[int, _Heard] = {}
        self._has_ended = self._is_lost = False
        self._showing = threading.Lock()
        self._streams: list[Replaced] = []
        self._copies: list[PythonWrites] = []
        flush()
        self._control, other = socket.socketpair()
        theirs = moved_up(other.detach())
        try:
            self._streams = replacements()
            self._copies = copies()
            _check_any(self._streams, self._copies)
            shown = [number for one in self._streams for number in (one.read, one.real)]
            ends = [one.read for one in self._copies]
            self._process = start(theirs, shown + ends)
        except OSError:
            self._give_up()
            raise
        finally:
            os.close(theirs)
        self._begin()

    def _give_up(self) -> None:
        for one in self._streams:
            os.close(one.write)
        self._let_go()

    def _begin(self) -> None:
        for one in self._streams:
            self._say(
                do="stream", tag=one.tag, read=one.read, shown=one.real, terminal=one.is_terminal
            )
        for copy in self._copies:
            self._say(do="stream", tag=copy.tag, read=copy.read, shown=None, terminal=False)
        for one in self._streams:
            one.put_in()
        guard = threading.Thread(target=self._guard, name="insight-console", daemon=True)
        guard.start()

    def _say(self, **said: Any) -> None:
        with suppress(OSError):  # it is gone, and the guard knows
            self._control.sendall(json.dumps(said).encode() + b"\n")

    def open(self, folder: Path, rank: int, host: str) -> int:
        """Has lines recorded into a run from now on; the number that `close` takes."""
        flush()
        number = next(self._numbers)
        is_within = bool(self._open)
        heard = self._open[number] = _Heard()
        seconds = int(time.time())
        name = EventFileName(PREFIX, seconds, rank, host, "_MS").format()
        before, _, behind = name.partition(str(seconds))
        self._say(
            do="open",
            run=number,
            folder=str(folder),
            before=before,
            seconds=seconds,
            behind=behind,
            first=next_line(folder, rank),
            version=version_record(0.0)[: -2 * _TIME_BYTES].hex(),
            word=word_record(0.0, "beside")[_TIME_BYTES:].hex(),
        )
        if is_within:  # what was printed before is not of this run
            heard.opened.wait(_END_S)
        return number

    def tell_error(self, text: str) -> None:
        """Records lines that the program does not print, or not yet, among those of its errors."""
        flush()
        self._say(do="say", tag=TAGS[ERR], level="error", text=text[:_AT_ONCE])

    def close(self, number: int) -> bool:
        """Ends the record of a run; whether it was the last, so that the streams are back.

        Waits two seconds at most, as where the terminal takes nothing.
        """
        flush()
        is_last = len(self._open) == 1
        if is_last:
            self.put_back()
        self._say(do="close", run=number)
        self._open[number].closed.wait(_END_S)
        del self._open[number]
        if is_last and self._is_lost:
            self._show_rest(within=0)
        if is_last:
            self._has_ended = True
            with suppress(OSError):
                self._control.shutdown(socket.SHUT_RDWR)  # the guard lets go of the rest
        return is_last

    def put_back(self) -> None:
        """Has the program write to where it did."""
        for one in self._streams:
            one.put_back()

    def _let_go(self) -> None:
        self._control.close()
        for one in self._streams:
            one.let_go()
        for copy in self._copies:
            copy.end()

    def leave_to_parent(self) -> None:
        """In a forked child: it goes on writing, and keeps nothing else of this."""
        self._control.close()
        for one in self._streams:
            one.let_go()

    def _guard(self) -> None:
        """Hears what the other process says, until it or the capture ends."""
        if not self._has_word(_START_S):
            self._process.kill()
        half = b""
        while came := self._heard():
            *lines, half = (half + came).split(b"\n")
            for line in lines:
                self._hear(json.loads(line))
        self._process.wait()  # its parent, which left at once
        self._is_lost = not self._has_ended
        if self._is_lost:
            self._show_rest(within=0)  # first what was written first
            self.put_back()
            self._show_rest(within=0)
        for heard in list(self._open.values()):
            heard.opened.set()
            heard.closed.set()
        if self._is_lost:
            _LOGGER.warning("What the program prints is not recorded any more.")
            self._show_rest(within=None)
        self._let_go()

    def _has_word(self, within: float) -> bool:
        waiting = select.poll()
        waiting.register(self._control, select.POLLIN)
        return bool(waiting.poll(1000 * within))

    def _heard(self) -> bytes:
        try:
            return self._control.recv(_AT_ONCE)
        except OSError:
            return b""

    def _hear(self, said: dict[str, Any]) -> None:
        if "run" in said and (heard := self._open.get(said["run"])) is not None:
            (heard.closed if said["closed"] else heard.opened).set()
        for one in self._streams:
            if said.get("lost") == one.read:
                one.put_back()

    def _show_rest(self, within: float | None) -> None:
        """Shows what was left, and what children of the program write to the streams they have.

        Args:
            within: Seconds that are waited for more; None for as long as there are such children.

        """
        waiting = select.poll()
        left = {one.read: one.real for one in self._streams}
        for read in left:
            waiting.register(read, select.POLLIN)
        rest = _MOST_REST if within == 0 else float("inf")
        while left and rest > 0 and waiting.poll(within):
            with self._showing:  # who closes the run shows what is left, too
                for read, _ in waiting.poll(0):
                    rest -= _AT_ONCE
                    if not _passed_on(read, left[read]):
                        waiting.unregister(read)
                        del left[read]


def _check_any(streams: Sequence[Replaced], copies: Sequence[PythonWrites]) -> None:
    if not (streams or copies):
        raise OSError(errno.EBADF, "its streams are closed")


def _passed_on(read: int, real: int) -> bool:
    """Whether somebody can write still."""
    try:
        content = os.read(read, _AT_ONCE)
        is_open = bool(content)
        while content:
            content = content[os.write(real, content) :]
    except OSError:
        return False
    return is_open
