"""Streams that tell when one uses what another may not have made yet.

CuPy tells nothing: numbers are then wrong, now and then. What a stream has done is counted here,
and how much of another's it waited for; an array knows when, and on which, it was made.
"""

from __future__ import annotations

import threading
from types import SimpleNamespace
from typing import Any, Self


class Event:
    """`cupy.cuda.Event`: how far a stream was when it was recorded."""

    def __init__(self, block: bool = False, disable_timing: bool = False) -> None:
        self.disable_timing = disable_timing
        self.stream: Stream | None = None
        self.count = 0
        self.done = True  # the stand-in has done its work when a call returns

    def record(self, stream: Stream | None = None) -> None:
        self.stream = get_current_stream() if stream is None else stream
        self.count = self.stream.count

    def synchronize(self) -> None:
        """It is there."""


def get_elapsed_time(start: Event, end: Event) -> float:
    """Milliseconds; the stand-in says how many things were done between two events."""
    if start.disable_timing or end.disable_timing:
        message = "cudaErrorInvalidResourceHandle: invalid resource handle"
        raise RuntimeError(message)
    return float(end.count - start.count)


class Stream:
    """`cupy.cuda.Stream`: what is given to it is done in order."""

    null: Stream

    def __init__(
        self,
        null: bool = False,
        non_blocking: bool = False,
        ptds: bool = False,
        priority: int | None = None,
    ) -> None:
        self.count = 0
        self.done = True
        self.ptr = 0 if null else id(self)
        self._waited: dict[Stream, int] = {}

    def __enter__(self) -> Self:
        self._before = get_current_stream()
        _thread.current = self
        return self

    def __exit__(self, *_: object) -> None:
        _thread.current = self._before

    def use(self) -> Self:
        _thread.current = self
        return self

    def synchronize(self) -> None:
        """It is through with its work."""

    def record(self, event: Event | None = None) -> Event:
        made = Event() if event is None else event
        made.record(self)
        return made

    def wait_event(self, event: Event) -> None:
        if event.stream is not None:
            self._waited[event.stream] = max(event.count, self._waited.get(event.stream, 0))

    def next(self) -> Event:
        """Do one thing more."""
        self.count += 1
        return self.record()

    def check(self, made: Event) -> None:
        """Raise if what is used on this stream may not be there yet."""
        if made.stream not in {None, self} and self._waited.get(made.stream, 0) < made.count:
            message = "an array was used on a stream that had not waited for the one it is made on"
            raise RuntimeError(message)


def get_current_stream(device_id: int | None = None) -> Stream:
    """The stream of this thread."""
    return getattr(_thread, "current", _NULL)


_thread: Any = threading.local()
_NULL = Stream.null = Stream(null=True)


def cuda(**more: Any) -> SimpleNamespace:
    """`cupy.cuda`, with what else it is to have."""
    return SimpleNamespace(
        Stream=Stream,
        Event=Event,
        get_current_stream=get_current_stream,
        get_elapsed_time=get_elapsed_time,
        **more,
    )
