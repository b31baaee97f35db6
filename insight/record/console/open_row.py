"""One row of the terminal that may still change."""

from __future__ import annotations

MOST_BYTES = 1 << 16
"""So many bytes of a line are kept."""

_LONGEST_PAUSE_S = 30.0
_OF_ITS_AGE = 1 / 60


class OpenRow:
    """What stands in a row, and what of it was recorded.

    A row that is written over, as progress bars are, is recorded once a second at first and twice a
    minute at last: what a day's bar takes stays small.

    Attributes:
        is_rewritten: Whether it was written over: its states are recorded with a return before.
        touched: When it was written to last.

    """

    def __init__(self, now: float, *, is_rewritten: bool = False) -> None:
        self.is_rewritten = is_rewritten
        self.touched = now
        self._content = bytearray()
        self._left_out = 0
        self._returned = False
        self._told: bytes | None = None
        self._began = self._told_at = now

    @property
    def is_empty(self) -> bool:
        """Whether nothing stands there."""
        return not self._content

    @property
    def is_returned(self) -> bool:
        """Whether what comes is written over what stands there."""
        return self._returned

    def write(self, content: bytes, now: float) -> None:
        """Adds what comes; behind a return it stands instead of what stood there."""
        self.touched = now
        if self.is_empty and self._told is None:
            self._began = self._told_at = now
        if self._returned:
            self.is_rewritten = self.is_rewritten or not self.is_empty
            self._content.clear()
            self._left_out, self._returned = 0, False
        room = MOST_BYTES - len(self._content)
        self._content += content[:room]
        self._left_out += max(0, len(content) - room)

    def go_back(self) -> None:
        """A return came: what follows stands at the row's begin."""
        self._returned = True

    def state(self) -> bytes:
        """The row as it is recorded."""
        mark = b"\r" if self.is_rewritten else b""
        cut = b" \xe2\x80\xa6 %d bytes left out \xe2\x80\xa6" % self._left_out
        return mark + bytes(self._content) + (cut if self._left_out else b"")

    def due(self, now: float) -> float:
        """When its state is to be recorded though it may change yet; never where it did not."""
        if self.is_empty or self.state() == self._told:
            return float("inf")
        pause = max(1.0, (now - self._began) * _OF_ITS_AGE)
        return self._told_at + min(pause, _LONGEST_PAUSE_S)

    def tell(self, now: float) -> bytes | None:
        """Its state, which is recorded now; None where it is already."""
        state = self.state()
        if state == self._told or (self.is_rewritten and self.is_empty):
            return None
        self._told, self._told_at = state, now
        return state

    def tell_unfinished(self, now: float) -> bytes | None:
        """Its state though it may change yet, so that what comes counts as written over it."""
        self.is_rewritten = True
        return self.tell(now)
