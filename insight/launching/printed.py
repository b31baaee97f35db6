"""The streams of all ranks, as far as they have come."""

from __future__ import annotations

import contextlib
import os
import re
import sys
import time
from collections import deque
from typing import TYPE_CHECKING

from .ends import says_launcher_is_gone
from .output import LAST, Stream

if TYPE_CHECKING:
    import selectors

_AT_ONCE = 1 << 16
_ABORT = re.compile(
    rb"^Abort\(\d+\) on node \d+ .*: application called MPI_Abort.*\n", re.MULTILINE
)


class Printed:
    """Reads what ranks print, and passes it on to stdout and stderr.

    Args:
        selector: Is told of the descriptors, each with what to call when there is something.
        count: How many ranks there are.
        is_labelled: Whether each line begins with its rank.

    Attributes:
        has_reason: Whether it is known why the job ends: what MPICH says of a rank that aborts it
            for that reason is not passed on any more.

    """

    def __init__(self, selector: selectors.BaseSelector, count: int, *, is_labelled: bool) -> None:
        self._selector = selector
        self._is_labelled = is_labelled
        self._last = [deque[bytes](maxlen=LAST) for _ in range(count)]
        self._streams: dict[int, Stream] = {}
        self._open_lines = 0
        self.has_reason = False

    def add(self, rank: int, out: int, err: int) -> None:
        """Take the ends of a rank's pipes."""
        label = f"[{rank}] ".encode() if self._is_labelled else b""
        for descriptor, target in ((out, sys.stdout.buffer), (err, sys.stderr.buffer)):
            os.set_blocking(descriptor, False)
            self._streams[descriptor] = Stream(target, label, self._last[rank])
            self._selector.register(
                descriptor, 1, lambda descriptor=descriptor: self._read(descriptor)
            )

    def last(self, rank: int) -> tuple[bytes, ...]:
        """The last lines of a rank, of both streams; without what MPI says of its dead launcher."""
        return tuple(line for line in self._last[rank] if not says_launcher_is_gone(line))

    def due(self) -> float | None:
        """When the next line that has no end is passed on."""
        return min((one.due for one in self._streams.values() if one.due is not None), default=None)

    def flush(self, now: float) -> None:
        """Pass on the lines without an end that have waited long enough."""
        for one in self._streams.values():
            if one.due is not None and one.due <= now:
                one.flush()

    def close(self) -> bool:
        """Pass on all that was printed so far; whether a line was left without an end.

        What a rank left running may print on; nobody waits for it.
        """
        for descriptor in list(self._streams):
            while descriptor in self._streams and self._read(descriptor):
                pass
            if descriptor in self._streams:
                self._forget(descriptor)
        return bool(self._open_lines)

    def _read(self, descriptor: int) -> bool:
        """Pass on what is there; False when there is nothing."""
        data = b""
        with contextlib.suppress(BlockingIOError):
            data = os.read(descriptor, _AT_ONCE)
            if not data:
                self._forget(descriptor)
        if not data:
            return False
        passed = _ABORT.sub(b"", data) if self.has_reason else data
        self._streams[descriptor].take(passed, time.monotonic())
        return True

    def _forget(self, descriptor: int) -> None:
        self._open_lines += self._streams.pop(descriptor).close()
        self._selector.unregister(descriptor)
        os.close(descriptor)
