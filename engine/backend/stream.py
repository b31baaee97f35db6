"""The device's work of a second thread, beside that of the thread that computes.

On a GPU each thread gives its work to a stream, which does it in order; what two streams do has no
order but the one that events give it. On a CPU a thread has done its work when it says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from .device import current_device, default_xp, using_device


class SideStream:
    """Where a second thread makes arrays for the one that made this object.

    >>> side = SideStream()
    >>> with side.making():
    ...     made = side.made()  # in the second thread
    >>> side.wait_for(made)  # in the first

    """

    def __init__(self) -> None:
        self._device = current_device()
        self._own: Any = None
        if self._device.kind == "GPU":
            cuda = default_xp().cuda
            self._first = cuda.get_current_stream()
            self._own = cuda.Stream(non_blocking=True)

    @contextmanager
    def making(self) -> Iterator[None]:
        """Inside, this thread's arrays are made on a stream of their own.

        Their memory may have been another array's of this stream, which the first thread has let
        go of before its stream was through with it: so this one waits for what that has to do now.
        """
        with using_device(self._device):
            if self._own is None:
                yield
                return
            self._own.wait_event(self._first.record())
            with self._own:
                yield

    def made(self) -> Any:
        """What to wait for before the arrays are used that were made so far."""
        return None if self._own is None else self._own.record()

    def wait_for(self, made: Any) -> None:
        """Let this thread's stream wait; the thread itself goes on."""
        if made is not None:
            default_xp().cuda.get_current_stream().wait_event(made)
