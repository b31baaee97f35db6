"""One stream of the program, in the process that shows it: read here, written to where it went."""

from __future__ import annotations

import errno
import os
import select

from .terminal import copy_size

_AT_ONCE = 1 << 18
_MOMENT_MS = 10


class Stream:
    """What comes from one pipe or terminal.

    Args:
        tag: Under which its lines are recorded.
        read: The descriptor that it is read from.
        shown: Where it is shown; None where somebody else does that.
        is_terminal: Whether it is one, so that it follows the size of the one behind it.

    """

    def __init__(self, tag: str, read: int, shown: int | None, *, is_terminal: bool) -> None:
        self.tag = tag
        self.read = read
        self._shown = self._to_close = shown
        self._is_terminal = is_terminal

    def next(self) -> bytes:
        """What came; nothing where all who could write are gone."""
        try:
            return os.read(self.read, _AT_ONCE)
        except OSError as error:
            if error.errno in {errno.EAGAIN, errno.EINTR}:
                raise BlockingIOError from error
            return b""  # a terminal that nobody has open says so

    def has_more(self) -> bool:
        """Whether something that was written before can be read.

        What is written to a terminal can be read a moment later.
        """
        waiting = select.poll()
        waiting.register(self.read, select.POLLIN)
        moment = _MOMENT_MS if self._is_terminal else 0
        return any(event & select.POLLIN for _, event in waiting.poll(moment))

    def show(self, content: bytes) -> bool:
        """Whether it could be shown, or somebody else shows it."""
        while content and self._shown is not None:
            try:
                content = content[os.write(self._shown, content) :]
            except BlockingIOError:
                waiting = select.poll()
                waiting.register(self._shown, select.POLLOUT)
                waiting.poll()
            except OSError:
                self._shown = None
                return False
        return True

    def close(self) -> None:
        """Gives both ends back: who reads what is shown waits for nothing else of ours."""
        os.close(self.read)
        if self._to_close is not None:
            os.close(self._to_close)

    def follow_size(self) -> None:
        """Takes over the size of the terminal behind."""
        if self._is_terminal and self._shown is not None:
            copy_size(self._shown, self.read)
