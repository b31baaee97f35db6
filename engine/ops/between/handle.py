"""Communication that is under way: a handle waits for it, or it is waited for at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Protocol

from engine.autodiff.replayable import beside_the_graph
from engine.errors import ArgumentTypeError

_collected: ContextVar[list[Waitable] | None] = ContextVar("collected", default=None)


class Waitable(Protocol):
    """Something that is over later."""

    def wait(self) -> None:
        """Return when it is over."""


class CommHandle:
    """A communication that was begun; what comes of it is there when `wait` has returned.

    Args:
        handle: What is waited for; None: nothing.
        exec_sync: Recorded nowhere else.

    >>> CommHandle().wait()

    """

    def __init__(self, handle: Any = None, exec_sync: bool = False) -> None:
        self.handle, self.exec_sync = handle, exec_sync

    def __repr__(self) -> str:
        return f"CommHandle(handle={self.handle})"

    def wait(self) -> None:
        """Return when it is over; a second time at once.

        Raises:
            StateError: If the processes did not call the same, or one that is needed has left.

        """
        if self.handle is not None:
            self.handle.wait()


class Flights:
    """Communications under way, and what is done once all are over.

    Args:
        flights: What is waited for, in order.
        then: Called once, after the last.

    """

    def __init__(self, flights: Sequence[Waitable], then: Callable[[], None] | None = None) -> None:
        self._flights, self._then = list(flights), then

    def __repr__(self) -> str:
        return f"<{len(self._flights)} under way>"

    def wait(self) -> None:
        """Return when all are over and what follows is done."""
        while self._flights:
            self._flights[0].wait()
            del self._flights[0]
        if self._then is not None:
            then, self._then = self._then, None
            then()


@contextmanager
def collecting() -> Iterator[list[Waitable]]:
    """Begin what communicates inside the block without waiting; the list gets what is under way."""
    beside_the_graph("what processes send is under way")
    flights: list[Waitable] = []
    before = _collected.get()
    _collected.set(flights)
    try:
        yield flights
    finally:
        _collected.set(before)


collected = _collected.get  # where what is begun goes; None: it is waited for at once


def given(call: Callable[[], Any], async_op: bool) -> tuple[Any, CommHandle | None]:
    """What a communication gives, and a handle to wait for it where one is asked for."""
    if not async_op:
        return call(), None
    with collecting() as flights:
        found = call()
    return found, CommHandle(Flights(flights) if flights else None)


def asynchronous(where: str, async_op: object) -> bool:
    """Whether a handle is asked for.

    Raises:
        ArgumentTypeError: If it is no bool.

    """
    if not isinstance(async_op, bool):
        raise ArgumentTypeError.of(f"{where}(async_op)", "a bool", async_op)
    return async_op
