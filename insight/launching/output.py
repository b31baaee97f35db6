"""What ranks print: passed on as it comes, by whole lines; the last lines of each are kept."""

from __future__ import annotations

import re
from collections import deque
from typing import BinaryIO

LAST = 20
"""How many lines of each rank are kept."""

_LONGEST = 4_000  # bytes of a line that is kept
_MOST_WAITING = 1 << 16
_PATIENCE_S = 0.2  # what has no end of line by then is passed on: a prompt, dots of progress

_PIECES = re.compile(rb"[^\n\r]*(?:\r\n|\n|\r)|[^\n\r]+")


class Stream:
    """One of the two streams of a rank, on its way to this process's stdout or stderr.

    Args:
        target: Where it goes.
        label: What each line begins with.
        last: Gets each line, without its end.

    Attributes:
        due: When a line that waits for its end is passed on; None while none waits.

    """

    def __init__(self, target: BinaryIO, label: bytes, last: deque[bytes]) -> None:
        self._target, self._label, self._last = target, label, last
        self._waiting = b""
        self._line = b""  # what was passed on of the line that goes on
        self._is_labelled = False
        self.due: float | None = None

    def take(self, data: bytes, now: float) -> None:
        """Pass on what are whole lines by now; a progress bar ends its own by going back."""
        whole = max(data.rfind(b"\n"), data.rfind(b"\r")) + 1
        if whole:
            self._pass_on(self._waiting + data[:whole])
            self._waiting = b""
        self._waiting += data[whole:]
        if len(self._waiting) > _MOST_WAITING:
            self.flush()
        self.due = now + _PATIENCE_S if self._waiting else None

    def flush(self) -> None:
        """Pass on what waits for the end of its line."""
        self._pass_on(self._waiting)
        self._waiting, self.due = b"", None

    def close(self) -> bool:
        """Pass on what is left; whether the last line has no end."""
        self.flush()
        is_open = bool(self._line)
        if is_open:
            self._keep()
        return is_open

    def _pass_on(self, data: bytes) -> None:
        if not data:
            return
        labelled = map(self._labelled, _PIECES.findall(data) if self._label else ())
        self._target.write(b"".join(labelled) or data)
        self._target.flush()
        lines = data.rsplit(b"\n", LAST + 1)
        if len(lines) > LAST + 1:
            self._line = b""
            del lines[0]
        for number, line in enumerate(lines, 1):
            self._line = (self._line + line)[-_LONGEST:]
            if number < len(lines):
                self._keep()

    def _labelled(self, piece: bytes) -> bytes:
        begins = not self._is_labelled
        self._is_labelled = not piece.endswith((b"\n", b"\r"))
        return self._label + piece if begins else piece

    def _keep(self) -> None:
        """Of a line that was written again and again, what it showed at the end."""
        shown = [part for part in self._line.split(b"\r") if part]
        self._last.append(shown[-1] if shown else b"")
        self._line = b""
