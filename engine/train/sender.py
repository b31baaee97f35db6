"""A thread that makes what comes next while somebody works on what is there."""

from __future__ import annotations

import atexit
import threading
import time
import weakref
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import copy_context
from typing import Any, Generic, TypeVar

from engine.autodiff.tape import no_grad
from engine.backend import SideStream

T = TypeVar("T")

AHEAD = 2  # one that is ready when it is asked for, and one for when the next takes longer
_NONE: Any = object()
GRACE_S = 5.0  # how long the end of the process waits for what is just being made


class Sender(Generic[T]):
    """The items of an iterator, in their order, made by a thread that is some of them ahead.

    The thread begins when the first item is asked for. It ends with the last item, with an error,
    with `close`, when nobody holds this object any more, and with the process. An error of the
    iterator is raised where its item would have come, with its own traceback. On a GPU the thread
    works on a stream of its own. What it computes is not remembered for gradients; in all else it
    goes by the context in which this object was made, such as that of `np.errstate`.

    Args:
        items: Used by the thread alone; closed by it, if it can be.
        ahead: How many items are made, or just being made, that nobody asked for; from 1.

    >>> list(Sender(iter("abc")))
    ['a', 'b', 'c']

    """

    def __init__(self, items: Iterator[T], ahead: int = AHEAD) -> None:
        self._side = SideStream()
        self._waiting: _Waiting[T] = _Waiting(ahead)
        # The thread holds nothing of this object, so that it can be forgotten while it runs.
        arguments = (_send, items, self._waiting, self._side)
        # A daemon, because Python waits for all others before it tells anybody of its end.
        self._thread = threading.Thread(
            target=copy_context().run, args=arguments, name="batches ahead", daemon=True
        )
        weakref.finalize(self, self._waiting.close).atexit = False

    def __iter__(self) -> Iterator[T]:
        return self

    def __next__(self) -> T:
        self._start()
        item, made = self._waiting.take()
        self._side.wait_for(made)
        return item

    def _start(self) -> None:
        if self._thread.ident is None:
            _started.add(self)
            self._thread.start()

    @property
    def made(self) -> tuple[int, float]:
        """How many items the thread has made so far, and in how many seconds."""
        return self._waiting.made

    @contextmanager
    def at_rest(self) -> Iterator[None]:
        """Inside, the thread has made all that it is to be ahead by, and makes nothing.

        So what others draw from generators of the whole process comes at one place among its draws.
        """
        self._start()
        paused = self._waiting.rest()
        try:
            yield
        finally:
            self._waiting.pause(paused=paused)

    def pause(self) -> None:
        """Let the thread begin no further item until `go_on`; those that are made are kept."""
        self._waiting.pause(paused=True)

    def go_on(self) -> None:
        """Let a paused thread work again."""
        self._waiting.pause(paused=False)

    def close(self, wait_s: float | None = None) -> None:
        """End the thread after the item that it is making, and wait for that; nothing comes then.

        Args:
            wait_s: How long to wait at most; None: until it is over.

        """
        self._waiting.close()
        if self._thread.ident is not None and self._thread is not threading.current_thread():
            self._thread.join(wait_s)


class _Waiting(Generic[T]):
    """The items between the two threads; every change wakes who waits for one."""

    def __init__(self, room: int) -> None:
        self.made = (0, 0.0)
        self._items: deque[tuple[T, Any]] = deque()
        self._room = room
        self._changed = threading.Condition()
        self._paused = self._over = False
        self._error: BaseException | None = None

    def wait_for_room(self) -> bool:
        """Wait until another item is wanted; False when none will be."""
        with self._changed:
            self._changed.wait_for(lambda: self._over or self._wants_more())
            return not self._over

    def _wants_more(self) -> bool:
        return not (self._over or self._paused or len(self._items) >= self._room)

    def put(self, item: T, made: Any, seconds: float) -> None:
        """Add an item, if it is wanted still."""
        with self._changed:
            self.made = (self.made[0] + 1, self.made[1] + seconds)
            if not self._over:
                self._items.append((item, made))
            self._changed.notify_all()

    def end(self, error: BaseException | None) -> None:
        """After what is there nothing comes, or an error does."""
        with self._changed:
            if not self._over:
                self._over, self._error = True, error
            self._changed.notify_all()

    def take(self) -> tuple[T, Any]:
        """The next item, and what to wait for on the device."""
        with self._changed:
            self._changed.wait_for(lambda: self._items or self._over)
            if self._items:
                item = self._items.popleft()
                self._changed.notify_all()
                return item
            if self._error is not None:
                raise self._error
            raise StopIteration

    def rest(self) -> bool:
        """Wait until there is no room, then want no further items; whether that was so before."""
        with self._changed:
            paused = self._paused
            self._changed.wait_for(lambda: not self._wants_more())
            self._paused = True
            return paused

    def pause(self, *, paused: bool) -> None:
        """Want no further items, or want them again."""
        with self._changed:
            self._paused = paused
            self._changed.notify_all()

    def close(self) -> None:
        """Forget what is there, and want nothing more."""
        with self._changed:
            self._items.clear()
            self._over, self._error = True, None
            self._changed.notify_all()


def _send(items: Iterator[T], waiting: _Waiting[T], side: SideStream) -> None:
    """What the thread does."""
    try:
        with no_grad():
            while waiting.wait_for_room():
                started = time.perf_counter()
                with side.making():
                    item = next(items, _NONE)
                    made = side.made()
                if item is _NONE:
                    break
                waiting.put(item, made, time.perf_counter() - started)
                del item  # who takes it decides how long it lives
        waiting.end(None)
    except BaseException as error:  # whatever it is, it is the other thread's
        waiting.end(error)
    finally:
        if hasattr(items, "close"):
            items.close()


_started: weakref.WeakSet[Sender[Any]] = weakref.WeakSet()


@atexit.register
def _end_all() -> None:
    """Let no thread run on into the end of the interpreter."""
    until = time.monotonic() + GRACE_S
    for sender in list(_started):
        sender.close(max(until - time.monotonic(), 0.0))
