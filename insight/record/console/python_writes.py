"""What Python prints where `sys.stdout` is no descriptor, as in notebooks and under pytest."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from .descriptors import ERR, OUT, TAGS, moved_up

if TYPE_CHECKING:
    from collections.abc import Callable

_ENDED = -1


class PythonWrites:
    """A copy of what is written to a stream of Python; the stream gets what it got.

    The stream becomes one of a class of ours, whose `write` follows what others put there: IPython
    puts one of its own there for each cell, and the one before back at the cell's end.

    Args:
        tag: Under which its lines are recorded.
        stream: Whose method `write` is followed.

    Attributes:
        read: Where the copies come out. What its pipe does not take at once is left out.

    Raises:
        OSError: If the system has no more descriptors.
        AttributeError: If the stream lets nothing be replaced.

    """

    def __init__(self, tag: str, stream: Any) -> None:
        self.tag = tag
        self.read, self._pipe = map(moved_up, os.pipe())
        os.set_blocking(self._pipe, False)
        self._stream = stream
        self._kind = type(stream)
        self._inside = threading.local()
        try:
            stream.__class__ = self._followed_kind()
        except TypeError:  # a class of C, or one that is laid out otherwise
            stream.write = self._followed(stream.write)

    def _followed_kind(self) -> type:
        kind, follow = self._kind, self._followed

        def write(stream: Any) -> Callable[..., Any]:
            given = stream.__dict__.get("write")
            return follow(kind.write.__get__(stream) if given is None else given)

        def put(stream: Any, given: Any) -> None:
            stream.__dict__["write"] = given

        def take_out(stream: Any) -> None:
            del stream.__dict__["write"]

        own = {"write": property(write, put, take_out), "__slots__": ()}
        return type(kind.__name__, (kind,), {**own, "__module__": kind.__module__})

    def _followed(self, write: Callable[..., Any]) -> Callable[..., Any]:
        """A call that writes and then copies, but within another such call."""

        def followed(text: str, *more: Any) -> Any:
            if getattr(self._inside, "is_set", False):
                return write(text, *more)
            self._inside.is_set = True
            try:
                result = write(text, *more)
            finally:
                self._inside.is_set = False
            self._copy(text)
            return result

        return followed

    def _copy(self, text: str) -> None:
        # A notebook's stream has a thread that writes there what came from the descriptor.
        watching = getattr(self._stream, "watch_fd_thread", None)
        if self._pipe != _ENDED and threading.current_thread() is not watching:
            with suppress(Exception):  # full, or no text
                os.write(self._pipe, text.encode("utf-8", "replace"))

    def end(self) -> None:
        """Copies no more; who kept the call that copies only writes by it."""
        pipe, self._pipe = self._pipe, _ENDED
        with suppress(AttributeError, TypeError):
            if type(self._stream) is self._kind:
                del self._stream.write
            elif type(self._stream).__mro__[1] is self._kind:
                self._stream.__class__ = self._kind
        for descriptor in (pipe, self.read):
            with suppress(OSError):
                os.close(descriptor)


def copies() -> list[PythonWrites]:
    """Of the streams of Python that do not write to their descriptors.

    Raises:
        OSError: If the system has no more descriptors.

    """
    made = []
    for number, stream in ((OUT, sys.stdout), (ERR, sys.stderr)):
        if stream is not None and not _is_at(stream, number):
            with suppress(AttributeError):
                made.append(PythonWrites(TAGS[number], stream))
    return made


def _is_at(stream: Any, number: int) -> bool:
    try:
        return bool(stream.fileno() == number)
    except Exception:  # a stream of a notebook, of a test, or one that is closed
        return False
