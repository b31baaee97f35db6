"""How fast a counter rises."""

from __future__ import annotations

LEAST_S = 0.1
"""Over less time than this the counters of a system, which tick each 10 ms, tell nothing."""


class Rate:
    """What a counter rose by, a second, from one reading to the next.

    Counters that begin anew are passed over here: psutil's own account of them takes a lock, which
    a process that is forked meanwhile would find taken for ever.

    >>> rate = Rate()
    >>> rate.of(100.0, now=1.0), rate.of(150.0, now=3.0), rate.of(20.0, now=4.0)
    (None, 25.0, None)

    """

    def __init__(self) -> None:
        self._before: tuple[float, float] | None = None

    def of(self, count: float, now: float) -> float | None:
        """Its mean since the last reading; None at the first, and where the counter began anew.

        Args:
            count: Where the counter stands.
            now: When it was read, in seconds of a clock that never goes back.

        """
        if self._before is None:
            self._before = (count, now)
            return None
        before, then = self._before
        if now - then < LEAST_S:
            return None
        self._before = (count, now)
        return None if count < before else (count - before) / (now - then)
