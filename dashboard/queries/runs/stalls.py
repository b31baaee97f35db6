"""When runs that should go on are overdue: told once a version, asked for at any moment."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from insight.tables.status import RUNNING_WITHIN_S

if TYPE_CHECKING:
    import pandas as pd

    from dashboard.live import LiveStore
    from insight.tables.scalar_index import ScalarIndex, Segment

STALLED_AFTER = 3
"""Times its median interval a running run may be silent."""
STOPPED_AFTER = 10
"""Times its median interval after which a slow run is no longer waited for."""
LEAST_SILENCE_S = 10.0
RECENT = 1_000
"""Points of a run whose intervals count."""


def stalls_in(store: LiveStore) -> list[Stall]:
    """What `stalls_of` gives of a store as it is now."""
    runs, index = store.runs(), store.scalars()
    return store.keep("stalls", runs, lambda: stalls_of(runs, index))


class Stall(NamedTuple):
    """When a run counts as stalled, unless it records something before: seconds since 1970."""

    run: str
    last: float
    begins: float
    ends: float

    def holds(self, now: float) -> bool:
        return self.begins < now <= self.ends


def stalls_of(runs: pd.DataFrame, index: ScalarIndex) -> list[Stall]:
    """From when to when each run that may go on will be overdue, by its own usual interval.

    The store takes a run for stopped after a minute of silence. One that records less often than
    three times a minute is therefore overdue only then: it is told until ten intervals are over,
    and is stopped from there on. What is recorded beside a training says that its process lives,
    not that the training goes on: where that keeps a run from being stopped, it stays overdue.
    """
    longest: dict[str, Segment] = {}
    words = zip(runs["run"], runs["status"], strict=True)
    waited = {str(run): str(word) for run, word in words if word in ("running", "stopped")}
    for segment in index.segments if waited else ():
        known = longest.get(segment.run)
        length = segment.end - segment.start
        if segment.run in waited and (known is None or known.end - known.start < length):
            longest[segment.run] = segment
    lives = {segment.run for segment in index.beside if waited.get(segment.run) == "running"}
    found = []
    for run, segment in longest.items():
        times = index.wall_time[max(segment.start, segment.end - RECENT) : segment.end]
        times = times[np.isfinite(times)]
        if len(times) < STALLED_AFTER:
            continue
        usual = max(float(np.median(np.diff(times))), 0.0)
        patience = max(STALLED_AFTER * usual, LEAST_SILENCE_S)
        is_slow = patience > RUNNING_WITHIN_S
        if waited[run] == "running" or is_slow:
            last = float(times.max())
            is_given_up = is_slow and run not in lives
            ends = last + STOPPED_AFTER * usual if is_given_up else math.inf
            found.append(Stall(run, last, last + patience, ends))
    return found
