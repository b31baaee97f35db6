"""What was shown and is not recorded yet: bounded, so that a disk that hangs holds up nothing."""

from __future__ import annotations

import threading
from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

_TOGETHER_BYTES = 1 << 15
_TOGETHER_S = 0.05


class Shown:
    """A piece of what a stream wrote.

    Attributes:
        tag: Of the stream.
        content: What it wrote.
        wall_time: When it came, in seconds since 1970.

    """

    __slots__ = ("content", "tag", "wall_time")

    def __init__(self, tag: str, content: bytes, wall_time: float) -> None:
        self.tag = tag
        self.content = bytearray(content)
        self.wall_time = wall_time

    def takes(self, later: Shown) -> bool:
        """Whether a later piece was joined to it: many small ones take longer than one."""
        if (
            later.tag != self.tag
            or len(self.content) >= _TOGETHER_BYTES
            or not 0 <= later.wall_time - self.wall_time < _TOGETHER_S
        ):
            return False
        self.content += later.content
        return True


class LeftOut:
    """So many lines of a stream came too fast.

    Attributes:
        tag: Of the stream.
        lines: How many.

    """

    __slots__ = ("lines", "tag")

    def __init__(self, tag: str, lines: int) -> None:
        self.tag = tag
        self.lines = lines


class Backlog:
    """Pieces in their order, and calls between them.

    Args:
        limit: Bytes that may wait.

    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._waiting: deque[Shown | LeftOut | Callable[[], None]] = deque()
        self._bytes = 0
        lock = threading.Lock()
        self._changed = threading.Condition(lock)
        self._asked = threading.Condition(lock)
        self._calls = 0

    def put(self, piece: Shown) -> None:
        """Adds what was shown; where too much waits, the oldest becomes a number of lines."""
        with self._changed:
            last = self._waiting[-1] if self._waiting else None
            if not (isinstance(last, Shown) and last.takes(piece)):
                self._waiting.append(piece)
            self._bytes += len(piece.content)
            if self._bytes > self.limit:
                self._drop()
            self._changed.notify()

    def call(self, call: Callable[[], None]) -> None:
        """Has `call` made once all that was put before is recorded."""
        with self._changed:
            self._waiting.append(call)
            self._calls += 1
            self._changed.notify()
            self._asked.notify()

    def _drop(self) -> None:
        kept: deque[Shown | LeftOut | Callable[[], None]] = deque()
        while self._bytes > self.limit // 2 and len(self._waiting) > 1:
            oldest = self._waiting.popleft()
            if isinstance(oldest, Shown):
                self._bytes -= len(oldest.content)
                oldest = LeftOut(oldest.tag, oldest.content.count(b"\n"))
            last = kept[-1] if kept else None
            if isinstance(oldest, LeftOut) and isinstance(last, LeftOut) and last.tag == oldest.tag:
                last.lines += oldest.lines
            else:
                kept.append(oldest)
        kept.extend(self._waiting)
        self._waiting = kept

    def take(self, within: float | None) -> list[Shown | LeftOut | Callable[[], None]]:
        """All that waits; after `within` seconds nothing, where nothing comes. None waits on.

        What comes in the next moment comes along, unless something is to be called.
        """
        with self._changed:
            if not self._waiting:
                self._changed.wait(within)
            if self._waiting and not self._calls:
                self._asked.wait(_TOGETHER_S)
            taken, self._bytes, self._calls = list(self._waiting), 0, 0
            self._waiting.clear()
            return taken
