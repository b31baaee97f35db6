r"""Lines of what a stream wrote, as a terminal would show them: what is written over is one line.

Returns and moves upwards are followed, for progress bars, also several below each other; nothing
else of what terminals can do. A line that is written over is recorded now and then, and at its end;
each of these states begins with a return (`\r`).
"""

from __future__ import annotations

import re

from .open_row import OpenRow

_MARK = re.compile(rb"(\n|\r|\x1b\[\d{0,3}A)")
_HALF = re.compile(rb"\x1b(?:\[\d{0,3})?\Z")
_ERASED = re.compile(rb"(?:\x1b\[[0-2]?K)+")
_BLANK = re.compile(rb" +\Z")
_MOST_ROWS = 32  # that may change yet
_SETTLED_S = 1.0  # a row above the cursor that stays so long has its final state


class OpenRows:
    r"""What of a stream is not recorded yet.

    >>> rows = OpenRows()
    >>> rows.take(b"begun\n 10%|#", 1.0), rows.take(b"\r 20%|##", 1.1), rows.end(1.2)
    ([b'begun'], [], [b'\r 20%|##'])

    """

    def __init__(self) -> None:
        self._half = b""
        self._rows = [OpenRow(0.0)]
        self._at = 0

    def take(self, came: bytes | bytearray, now: float) -> list[bytes]:
        """What of the rows is to be recorded once `came` came at `now`, in seconds."""
        content, self._half = self._half + came, b""
        if half := _HALF.search(content):
            self._half, content = half[0], content[: half.start()]
        told: list[bytes] = []
        for piece in _MARK.split(content):
            if piece == b"\n":
                self._next_row(now, told)
            elif piece == b"\r":
                self._rows[self._at].go_back()
            elif piece.startswith(b"\x1b[") and piece.endswith(b"A") and _MARK.fullmatch(piece):
                self._go_up(int(piece[2:-1] or 1), now)
            elif piece:
                self._write(piece, now, told)
        return told + self.look(now)

    def _write(self, piece: bytes, now: float, told: list[bytes]) -> None:
        row = self._rows[self._at]
        if row.is_returned and (erased := _ERASED.match(piece)):
            piece = piece[erased.end() :]
            if not piece:
                return
        if row.is_returned and _BLANK.match(piece):
            # A bar that is taken away. What follows is a line of its own.
            _add(told, row.tell_unfinished(now))
            self._rows[self._at] = OpenRow(now)
            return
        row.write(piece, now)

    def _next_row(self, now: float, told: list[bytes]) -> None:
        self._at += 1
        if self._at == len(self._rows):
            self._rows.append(OpenRow(now))
        while self._at and (not self._rows[0].is_rewritten or len(self._rows) > _MOST_ROWS):
            self._settle(now, told)

    def _settle(self, now: float, told: list[bytes]) -> None:
        _add(told, self._rows.pop(0).tell(now))
        self._at -= 1

    def _go_up(self, count: int, now: float) -> None:
        """Moves up; rows above the first are recorded already, and written over from here on."""
        self._at -= count
        if self._at < 0:
            above = min(-self._at, _MOST_ROWS)
            self._rows[:0] = [OpenRow(now, is_rewritten=True) for _ in range(above)]
            self._at = 0
        self._rows[self._at].go_back()

    def due(self, now: float) -> float:
        """When to look again, in the seconds of `now`; infinity where nothing changes by itself."""
        settled = self._rows[0].touched + _SETTLED_S if self._at else float("inf")
        return min(settled, *(row.due(now) for row in self._rows))

    def look(self, now: float) -> list[bytes]:
        """What is to be recorded though nothing came."""
        told: list[bytes] = []
        while self._at and self._rows[0].touched + _SETTLED_S <= now:
            self._settle(now, told)
        for row in self._rows:
            if row.due(now) <= now:
                _add(told, row.tell_unfinished(now))
        return told

    def end(self, now: float) -> list[bytes]:
        """All that is left."""
        if self._half:
            self._rows[self._at].write(self._half, now)
            self._half = b""
        told: list[bytes] = []
        for row in self._rows:
            if not row.is_empty:
                _add(told, row.tell(now))
        self._rows, self._at = [OpenRow(now)], 0
        return told


def _add(told: list[bytes], state: bytes | None) -> None:
    if state is not None:
        told.append(state)
