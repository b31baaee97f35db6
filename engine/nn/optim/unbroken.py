"""A step of an optimizer is made whole: Ctrl-C waits until every parameter has moved.

In a notebook a training is interrupted and goes on; parameters of which some have moved and others
not would be of no step at all.
"""

from __future__ import annotations

import threading
from signal import SIGINT
from types import FrameType
from typing import Any

try:  # what `signal` is made of: without its names for numbers, which take longer than all else
    from _signal import getsignal, signal  # type: ignore[import-not-found]
except ImportError:
    from signal import getsignal, signal


class Unbroken:
    """Inside of the block SIGINT is noted; behind it whoever handles it is called.

    Other threads than the main one are never interrupted, and need nothing. Who has put in no
    handler of Python's is left alone.
    """

    __slots__ = ("_before", "_noted")

    def __enter__(self) -> None:
        self._before: Any = None
        self._noted: list[tuple[int, FrameType | None]] = []
        if threading.current_thread() is not threading.main_thread():
            return
        handler = getsignal(SIGINT)
        if callable(handler):
            self._before = handler
            signal(SIGINT, self._note)

    def __exit__(self, *raised: object) -> None:
        if self._before is None:
            return
        signal(SIGINT, self._before)
        for noted in self._noted[:1]:
            self._before(*noted)

    def _note(self, number: int, frame: FrameType | None) -> None:
        self._noted.append((number, frame))
