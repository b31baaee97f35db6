"""Streams that tell when one uses what another may not have made yet.

CuPy tells nothing: numbers are then wrong, now and then. What a stream has done is counted here,
and how much of another's it waited for; an array knows when, and on which, it was made.
"""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import Any, Self


class Event:
    """How far a stream was when it was recorded."""

    def __init__(self, stream: Stream, count: int) -> None:
        self.stream = stream
        self.count = count


class Stream:
    """`cupy.cuda.Stream`: what is given to it is done in order."""

    def __init__(self, null: bool = False, non_blocking: bool = False, ptds: bool = False) -> None:
        self._count = 0
        self._waited: dict[Stream, int] = {}

    def __enter__(self) -> Self:
        self._before = get_current_stream()
        _thread.current = self
        return self

    def __exit__(self, *_: object) -> None:
        _thread.current = self._before

    def record(self, event: Event | None = None) -> Event:
        return Event(self, self._count)

    def wait_event(self, event: Event) -> None:
        self._waited[event.stream] = max(event.count, self._waited.get(event.stream, 0))

    def next(self) -> Event:
        """Do one thing more."""
        self._count += 1
        return self.record()

    def check(self, made: Event) -> None:
        """Raise if what is used on this stream may not be there yet."""
        if made.stream is not self and self._waited.get(made.stream, 0) < made.count:
            message = "an array was used on a stream that had not waited for the one it is made on"
            raise RuntimeError(message)


def get_current_stream(device_id: int | None = None) -> Stream:
    """The stream of this thread."""
    return getattr(_thread, "current", _NULL)


_thread: Any = threading.local()
_NULL = Stream(null=True)


def cuda(**more: Any) -> SimpleNamespace:
    """`cupy.cuda`, with what else it is to have."""
    return SimpleNamespace(
        Stream=Stream, Event=Event, get_current_stream=get_current_stream, **more
    )
