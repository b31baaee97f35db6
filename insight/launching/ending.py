"""When the ranks of a job are told to end, and when they are killed; others do it."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .ends import End

SETTLED_S = 0.2
"""After a guard or the launcher was killed: what ranks had said before is heard by then."""

ANSWERED_S = 1.0
"""After a bad end: ranks are interrupted, which closes recorders, and terminated after so long."""

PATIENCE_S = 3.0
"""After a bad end: what is left is killed."""

ASKED_S = 5.0
"""After a signal to `insight launch`: what is left is killed."""

GONE_S = 1.0
"""From then on: MPI's launcher is killed, too."""


class Told(NamedTuple):
    """A signal that ranks get now, but for one of them; None: all that is left is killed."""

    signal: int | None
    spared: int | None = None


class Ending:
    """The end of a job as time goes on.

    Attributes:
        signal: The signal that came to `insight launch` and ended the job; None for another end.
        is_begun: Whether ranks were told to end.

    >>> from .ends import End
    >>> ending, end = Ending(), End(1, "raised ValueError")
    >>> ending.next(0.0, None, (), has_launcher=True)
    >>> ending.next(7.0, end, (), has_launcher=True)
    Told(signal=<Signals.SIGINT: 2>, spared=1)
    >>> ending.due()
    8.0
    >>> ending.next(10.0, end, (), has_launcher=True)
    Told(signal=<Signals.SIGTERM: 15>, spared=1)
    >>> ending.next(10.0, end, (), has_launcher=True)
    Told(signal=<Signals.SIGKILL: 9>, spared=None)

    """

    def __init__(self) -> None:
        self.signal: int | None = None
        self.is_begun = False
        self._settled_at: float | None = None
        self._left: list[tuple[float, Told]] = []
        self._heard = 0

    def due(self) -> float | None:
        """When to ask again, though nothing happens."""
        if self.is_begun:
            return self._left[0][0] if self._left else None
        return self._settled_at

    def next(
        self, now: float, end: End | None, signals: Sequence[int], *, has_launcher: bool
    ) -> Told | None:
        """What ranks get now.

        Args:
            now: The time in seconds.
            end: The bad end that was the first, so far.
            signals: All that have come to `insight launch`; of a second one all is killed.
            has_launcher: Whether MPI's launcher is there, or its ranks have all gone, too.

        """
        new, self._heard = signals[self._heard :], len(signals)
        if not self.is_begun:
            self._plan(now, end, new, has_launcher=has_launcher)
            new = new[1:]
        if new and self._left:
            self._left = _kill(now)
        if self._left and now >= self._left[0][0]:
            return self._left.pop(0)[1]
        return None

    def _plan(self, now: float, end: End | None, new: Sequence[int], *, has_launcher: bool) -> None:
        """Begin the end where there is a reason."""
        if new:
            self.signal = new[0]
            plan = [(now, Told(new[0])), *_kill(now + ASKED_S)]
        elif end is not None and end.is_told:
            plan = _after(now, end.rank)
        elif (end is not None or not has_launcher) and self._is_settled(now):
            plan = _after(now, None)
        else:
            return
        self.is_begun, self._left = True, plan

    def _is_settled(self, now: float) -> bool:
        if self._settled_at is None:
            self._settled_at = now + SETTLED_S
        return now >= self._settled_at


def _after(now: float, spared: int | None) -> list[tuple[float, Told]]:
    """What ranks get after a bad end; that which has begun to end already goes on with it."""
    return [
        (now, Told(signal.SIGINT, spared)),
        (now + ANSWERED_S, Told(signal.SIGTERM, spared)),
        *_kill(now + PATIENCE_S),
    ]


def _kill(since: float) -> list[tuple[float, Told]]:
    return [(since, Told(signal.SIGKILL)), (since + GONE_S, Told(None))]
