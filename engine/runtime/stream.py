"""Streams: orders in which a device works. On a CPU there is one, and its work is done at once."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, Self

from engine.backend import current_device, queues
from engine.errors import ArgumentTypeError, ArgumentValueError

from .event import Event
from .order import Order, own_of

__all__ = [
    "Stream",
    "StreamCtx",
    "communication_stream",
    "current_stream",
    "default_stream",
    "set_cur_stream",
    "synchronize",
]

_numbers: Iterator[int] = itertools.count(1)


class Stream(Order):
    """An order of work of a device. On a CPU each is the one there is.

    Args:
        priority: Which of two streams is served first: the lower number.
        **kwargs: `stream_id=0` gives the default stream; others are passed over, as in MindSpore.

    Raises:
        ArgumentTypeError: If the priority is no int.
        ArgumentValueError: If a stream is asked for by a number that there is not.

    >>> stream = Stream()
    >>> stream.query()
    True

    """

    def __init__(self, priority: int = 0, **kwargs: Any) -> None:
        if isinstance(priority, bool) or not isinstance(priority, int):
            raise ArgumentTypeError.of("Stream(priority)", "an int", priority)
        if kwargs.get("stream_id", 0) != 0:
            raise ArgumentValueError.of("Stream(stream_id)", "0", kwargs["stream_id"])
        device = current_device()
        self.device_name, self.device_id = device.kind, device.number
        self.own = queues.default_stream() if "stream_id" in kwargs else queues.new_stream(priority)
        self.id = 0 if self.own is None or "stream_id" in kwargs else next(_numbers)

    @classmethod
    def of(cls, own: Any) -> Self:
        """The stream of CuPy's, or None, under our name."""
        found = cls(stream_id=0)
        if own is not None and own != found.own:
            found.own, found.id = own, own.ptr
        return found

    def __repr__(self) -> str:
        where = f"device_name={self.device_name}, device_id:{self.device_id}"
        return f"Stream({where}, stream id:{self.id})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Stream):
            return NotImplemented
        return (self.device_name, self.device_id, self.own) == (
            other.device_name,
            other.device_id,
            other.own,
        )

    def __hash__(self) -> int:
        return hash((self.device_name, self.device_id, self.own))

    @property
    def stream_id(self) -> int:
        """The number of the stream; 0 is the default one."""
        return int(self.id)

    def query(self) -> bool:
        """Whether all work that it was given is done."""
        return True if self.own is None else bool(self.own.done)

    def synchronize(self) -> None:
        """Return when all work that it was given is done."""
        if self.own is not None:
            self.own.synchronize()

    def record_event(self, event: Event | None = None) -> Event:
        """An event that happens when the work that it was given so far is done.

        Args:
            event: The event; None: a new one.

        Raises:
            ArgumentTypeError: If it is none.

        """
        made = Event() if event is None else event
        if not isinstance(made, Event):
            raise ArgumentTypeError.of("Stream.record_event(event)", "an Event", made)
        made.record(self)
        return made

    def wait_event(self, event: Event) -> None:
        """Let later work wait for an event.

        Raises:
            ArgumentTypeError: If it is none.

        """
        if not isinstance(event, Event):
            raise ArgumentTypeError.of("Stream.wait_event(event)", "an Event", event)
        event.wait(self)

    def wait_stream(self, stream: Stream) -> None:
        """Let later work wait for what another stream was given so far.

        Raises:
            ArgumentTypeError: If it is none.

        """
        own_of("Stream.wait_stream(stream)", stream)
        self.wait_event(stream.record_event())


class StreamCtx:
    """Inside the block this thread gives its work to a stream; None: to the one it has.

    Args:
        ctx_stream: The stream.

    Raises:
        ArgumentTypeError: If it is none.

    >>> import engine
    >>> with StreamCtx(Stream()):
    ...     x = engine.Tensor([1.0]) + 1

    """

    def __init__(self, ctx_stream: Stream | None) -> None:
        if ctx_stream is not None:
            own_of("StreamCtx(ctx_stream)", ctx_stream)
        self.stream = ctx_stream
        self._before: Any = None

    def __enter__(self) -> None:
        self._before = queues.current_stream()
        set_cur_stream(self.stream)

    def __exit__(self, *raised: object) -> None:
        queues.use_stream(self._before)


def set_cur_stream(stream: Stream | None) -> None:
    """Let this thread give its work to a stream from now on; None: to the one it has.

    Raises:
        ArgumentTypeError: If it is none.

    """
    if stream is not None:
        queues.use_stream(own_of("set_cur_stream(stream)", stream))


def current_stream() -> Stream:
    """The stream to which this thread gives its work."""
    return Stream.of(queues.current_stream())


def default_stream() -> Stream:
    """The stream to which threads give their work that chose none."""
    return Stream(stream_id=0)


def communication_stream() -> Stream:
    """The stream of communication: the default one, as there is none to be done."""
    return default_stream()


def synchronize() -> None:
    """Return when the device has done all that it was given; a CPU has, at once."""
    queues.wait_for_device(current_device())
