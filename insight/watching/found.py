"""What a rule says of one run."""

from __future__ import annotations

import math
from typing import NamedTuple


class Found(NamedTuple):
    """Why a rule holds for a run, and when; seconds since 1970."""

    words: str
    """What was seen: `NaN at step 120`."""
    tag: str = ""
    """Of the series, where it is about one."""
    step: int | None = None
    since: float = -math.inf
    """A rule about time holds from then on."""
    until: float = math.inf
    """And no longer than this."""
    episode: str = ""
    """What may happen more than once to a run has a name each time."""

    def holds(self, now: float) -> bool:
        return self.since <= now <= self.until
