"""The process between a program and its terminal: shows what comes, and has it recorded.

It outlives the program, so that its last words are shown, and ends when nobody can write any more.
What cannot be shown, because the terminal or a reader is gone, is told to the program, which gets
its own descriptor back and sees what it would have seen.
"""

from __future__ import annotations

import json
import os
import select
import signal
import sys
import threading
import time
from typing import TYPE_CHECKING, Any

from .backlog import Shown
from .line_files import LineFiles
from .recording import Recording
from .stream import Stream

if TYPE_CHECKING:
    from collections.abc import Callable

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGTSTP", "SIGTTOU", "SIGTTIN", "SIGPIPE")
IGNORED = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
"""What ends or stops a program, and its group, but not who shows its last words."""

_SWITCH_S = 0.00005  # showing waits no longer for who makes lines
_MOST_TOLD = 1 << 16
_MOST_AT_REST = 1 << 21  # bytes; more than a pipe holds: somebody else goes on writing


class Tee:
    """The process.

    Args:
        control: A socket to the program: a JSON object a line, both ways.

    """

    def __init__(self, control: int) -> None:
        self._control: int | None = control
        self._half = b""
        self._is_recording = False
        self._streams: dict[int, Stream] = {}
        self._recording = Recording()
        self._poll = select.poll()
        self._poll.register(control, select.POLLIN)

    def run(self) -> None:
        """Shows and records until nobody can write any more."""
        recorder = threading.Thread(target=self._recording.run, name="insight-console")
        recorder.start()
        self._tell({"ready": True})
        while self._streams or self._control is not None:
            for descriptor, _ in self._poll.poll():
                if descriptor == self._control:
                    self._listen()
                elif (stream := self._streams.get(descriptor)) is not None:
                    self._pass_on(stream)
        self._recording.backlog.call(self._recording.end)
        recorder.join()

    def _pass_on(self, stream: Stream) -> int:
        """How many bytes came."""
        try:
            content = stream.next()
        except BlockingIOError:
            return 0
        if not content:
            self._forget(stream)
            return 0
        if not stream.show(content):
            self._tell({"lost": stream.read})
        self._recording.backlog.put(Shown(stream.tag, content, time.time()))
        return len(content)

    def _forget(self, stream: Stream) -> None:
        self._poll.unregister(stream.read)
        del self._streams[stream.read]
        stream.close()

    def _listen(self) -> None:
        """Does what the program says, once all that it wrote before is on its way."""
        control = self._control
        if control is None:
            return
        try:
            came = os.read(control, 1 << 16)
        except OSError:
            came = b""
        if not came:
            self._poll.unregister(control)
            os.close(control)
            self._control = None
            return
        *lines, self._half = (self._half + came).split(b"\n")
        for line in lines:
            self._do(json.loads(line))

    def _do(self, said: dict[str, Any]) -> None:
        if self._is_recording:  # what comes before the first run's word is of that run
            self._read_rest()
        call = self._recording.backlog.call
        match said["do"]:
            case "stream":
                self._begin(said)
            case "open":
                self._is_recording = True
                call(lambda: self._open(said))
                call(self._answer({"run": said["run"], "closed": False}))
            case "close":
                call(lambda: self._recording.close(said["run"]))
                call(self._answer({"run": said["run"], "closed": True}))
            case "say":
                text = said["text"].encode("utf-8", "replace")[:_MOST_TOLD]
                lines = text.rstrip(b"\n").split(b"\n")
                write = self._recording.write
                call(self._recording.finish_rows)
                call(lambda: write(time.time(), said["tag"], said["level"], lines))

    def _begin(self, said: dict[str, Any]) -> None:
        stream = Stream(said["tag"], said["read"], said["shown"], is_terminal=said["terminal"])
        self._streams[stream.read] = stream
        self._poll.register(stream.read, select.POLLIN)

    def _open(self, said: dict[str, Any]) -> None:
        version, beside = bytes.fromhex(said["version"]), bytes.fromhex(said["word"])
        name = said["before"], said["behind"]
        try:
            files = LineFiles(said["folder"], name, said["seconds"], said["first"], version, beside)
        except OSError:
            return  # the folder is gone: there is nothing to record into
        self._recording.runs[said["run"]] = files

    def _read_rest(self) -> None:
        """Takes in what was written before the program said something."""
        for stream in list(self._streams.values()):
            rest = _MOST_AT_REST
            while rest > 0 and stream.read in self._streams and stream.has_more():
                rest -= self._pass_on(stream)

    def _answer(self, answer: dict[str, Any]) -> Callable[[], None]:
        return lambda: self._tell(answer)

    def _tell(self, answer: dict[str, Any]) -> None:
        if self._control is None:
            return
        try:
            os.write(self._control, json.dumps(answer).encode() + b"\n")
        except OSError:
            return  # the program is gone

    def follow_sizes(self) -> None:
        """Gives terminals the size of those behind them."""
        for stream in list(self._streams.values()):
            stream.follow_size()


def main(control: int) -> None:
    """Leaves the program's children, so that it need not wait for this one; then shows."""
    for one in IGNORED:
        signal.signal(one, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, IGNORED)
    if os.fork():
        os._exit(0)
    sys.setswitchinterval(_SWITCH_S)
    tee = Tee(control)
    signal.signal(signal.SIGWINCH, lambda *_: tee.follow_sizes())
    tee.run()
