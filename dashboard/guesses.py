"""Who showed wrong tokens, and how late they are answered therefore."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

AT_ONCE = 10
LATEST_S = 8.0
FORGOTTEN_S = 600.0
MOST_ADDRESSES = 10_000


class _Guessed(NamedTuple):
    times: int
    last: float


class Guesses:
    """Wrong tokens by address; of many addresses those that were heard last.

    Args:
        clock: Seconds that only grow.

    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._guessed: dict[str, _Guessed] = {}

    def late_s(self, address: str) -> float:
        """How late one more wrong token of an address is answered: not at all for the first ten.

        >>> guesses = Guesses()
        >>> [guesses.late_s("10.0.0.1") for _ in range(13)][9:]
        [0.0, 1.0, 2.0, 4.0]

        """
        now = self._clock()
        with self._lock:
            before = self._guessed.pop(address, _Guessed(0, now))
            times = 1 if now - before.last > FORGOTTEN_S else before.times + 1
            self._guessed[address] = _Guessed(times, now)  # in the order of their last
            if len(self._guessed) > MOST_ADDRESSES:
                del self._guessed[next(iter(self._guessed))]
        over = times - AT_ONCE
        return min(2.0 ** min(over - 1, 10), LATEST_S) if over > 0 else 0.0
