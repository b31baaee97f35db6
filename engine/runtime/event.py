"""Events: marks in the work of a device."""

from __future__ import annotations

import time
from typing import Any

from engine.backend import queues
from engine.errors import ArgumentTypeError, StateError

from .order import Order, own_of

__all__ = ["Event"]


class Event:
    """A mark that a stream passes. On a CPU it is passed when it is set.

    Args:
        enable_timing: Whether times between events are wanted.
        blocking: Whether who waits leaves the CPU to others meanwhile.

    Raises:
        ArgumentTypeError: If an argument is no bool.

    >>> first, last = Event(enable_timing=True), Event(enable_timing=True)
    >>> first.record()
    >>> last.record()
    >>> first.elapsed_time(last) >= 0
    True

    """

    def __init__(self, enable_timing: bool = False, blocking: bool = False) -> None:
        for name, value in (("enable_timing", enable_timing), ("blocking", blocking)):
            if not isinstance(value, bool):
                raise ArgumentTypeError.of(f"Event({name})", "a bool", value)
        self.enable_timing, self.blocking = enable_timing, blocking
        self._own: Any = None
        self._passed_s: float | None = None  # when a CPU passed it

    @property
    def is_created(self) -> bool:
        """Whether it was set in a stream."""
        return self._own is not None or self._passed_s is not None

    def __repr__(self) -> str:
        timed, blocking, created = map(int, (self.enable_timing, self.blocking, self.is_created))
        return f"Event(enable_timing={timed}, blocking:{blocking}, is_created:{created})"

    def record(self, stream: Order | None = None) -> None:
        """Set it in a stream: behind the work that this was given so far.

        Args:
            stream: The stream; None: that of this thread.

        Raises:
            ArgumentTypeError: If it is none.

        """
        own = _own("Event.record(stream)", stream)
        self._own = queues.new_event(timed=self.enable_timing, blocking=self.blocking)
        self._passed_s = time.perf_counter()
        if own is not None:
            self._own.record(own)

    def wait(self, stream: Order | None = None) -> None:
        """Let later work of a stream wait for it; one that was never set is not waited for.

        Args:
            stream: The stream; None: that of this thread.

        Raises:
            ArgumentTypeError: If it is none.

        """
        own = _own("Event.wait(stream)", stream)
        if own is not None and self._own is not None:
            own.wait_event(self._own)

    def synchronize(self) -> None:
        """Return when it is passed."""
        if self._own is not None:
            self._own.synchronize()

    def query(self) -> bool:
        """Whether it is passed; one that was never set is."""
        return True if self._own is None else bool(self._own.done)

    def elapsed_time(self, end_event: Event) -> float:
        """Milliseconds from this event to a later one.

        MindSpore's CPU build always says 0.0; here it is the time between the two calls of
        `record`.

        Args:
            end_event: The later one.

        Raises:
            ArgumentTypeError: If it is none.
            StateError: If one of them was never set, or on a GPU without `enable_timing`.

        """
        if not isinstance(end_event, Event):
            raise ArgumentTypeError.of("Event.elapsed_time(end_event)", "an Event", end_event)
        first, last = self._passed_s, end_event._passed_s
        if first is None or last is None:
            raise StateError("Event.elapsed_time expected two events that were recorded, got less.")
        if self._own is None or end_event._own is None:
            return (last - first) * 1000
        if not (self.enable_timing and end_event.enable_timing):
            raise StateError("Event.elapsed_time expected Event(enable_timing=True), got False.")
        return queues.between(self._own, end_event._own)


def _own(where: str, stream: Order | None) -> Any:
    return queues.current_stream() if stream is None else own_of(where, stream)
