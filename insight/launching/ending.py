"""When the ranks of a job are told to end, and when they are killed; others do it."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .ends import End

PATIENCE_S = 3.0
"""From the first bad end, or a signal, until what is left is killed."""

GONE_S = 1.0
"""From then until MPI's launcher is killed, too."""

SETTLED_S = 0.2
"""After a guard was killed: what ranks had said before is heard by then."""


class Told(NamedTuple):
    """A signal that ranks get now, but for one of them; None: all that is left is killed."""

    signal: int | None
    spared: int | None = None


class Ending:
    """The end of a job as time goes on.

    Attributes:
        signal: The signal that came to `insight launch` and ended the job; None for another end.

    >>> from .ends import End
    >>> ending, end = Ending(), End(1, "raised ValueError")
    >>> ending.next(0.0, None, (), has_launcher=True)
    >>> ending.next(1.0, end, (), has_launcher=True)
    Told(signal=<Signals.SIGTERM: 15>, spared=1)
    >>> ending.due()
    4.0
    >>> ending.next(4.0, end, (), has_launcher=True)
    Told(signal=<Signals.SIGKILL: 9>, spared=None)

    """

    def __init__(self) -> None:
        self.signal: int | None = None
        self._settled_at: float | None = None
        self._next_at: float | None = None
        self._left = [Told(signal.SIGKILL), Told(None)]
        self._heard = 0

    @property
    def is_begun(self) -> bool:
        """Whether ranks were told to end."""
        return self._next_at is not None

    def due(self) -> float | None:
        """When to ask again, though nothing happens."""
        if not self._left:
            return None
        return self._settled_at if self._next_at is None else self._next_at

    def next(
        self, now: float, end: End | None, signals: Sequence[int], *, has_launcher: bool
    ) -> Told | None:
        """What ranks get now.

        Args:
            now: The time in seconds.
            end: The bad end that was the first, so far.
            signals: All that have come to `insight launch`.
            has_launcher: Whether MPI's launcher is there, or its ranks have all gone, too.

        """
        new, self._heard = len(signals) - self._heard, len(signals)
        if self._next_at is not None:
            if not self._left or not (new or now >= self._next_at):
                return None
            self._next_at = now + GONE_S
            return self._left.pop(0)
        if new:
            self.signal = signals[0]
            return self._tell(now, Told(signals[0]), PATIENCE_S if new == 1 else 0.0)
        if (end is not None and end.is_told) or not has_launcher:
            return self._tell(now, Told(signal.SIGTERM, end.rank if end else None))
        if end is not None:
            self._settled_at = self._settled_at or now + SETTLED_S
            if now >= self._settled_at:
                return self._tell(now, Told(signal.SIGTERM))
        return None

    def _tell(self, now: float, told: Told, patience_s: float = PATIENCE_S) -> Told:
        self._next_at = now + patience_s
        return told
