"""What Python prints where `sys.stdout` is no descriptor, as in notebooks and under pytest."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from .descriptors import ERR, OUT, TAGS, moved_up

if TYPE_CHECKING:
    from collections.abc import Callable


class PythonWrites:
    """A copy of what is written to a stream of Python; the stream gets what it got.

    Args:
        tag: Under which its lines are recorded.
        stream: Whose method `write` is replaced.

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
        self._write: Callable[[str], Any] = stream.write
        stream.write = self

    def __call__(self, text: str) -> Any:
        """Writes `text`, and the copy."""
        result = self._write(text)
        with suppress(Exception):  # full, closed, or no text
            os.write(self._pipe, text.encode("utf-8", "replace"))
        return result

    def end(self) -> None:
        """Copies no more."""
        if vars(self._stream).get("write") is self:
            del self._stream.write
        for descriptor in (self._pipe, self.read):
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
