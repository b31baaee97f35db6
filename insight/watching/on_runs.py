"""Conditions on a run as a whole: its silence, its end, its machine, and what it said itself."""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import numpy as np

from insight.plugins.beside import MACHINE
from insight.tables.moments import in_calendar

from .found import Found

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from .look import Looked, Series

FORGOTTEN_AFTER_S = 24 * 3600.0
"""Whom nobody heard of for a day longer than a rule waits, nobody is told of any more."""
LEAST_SILENCE_S = 30 * 60.0
"""So long any training may compute without a record."""
UNUSUAL_AFTER_S = 12 * 3600.0
"""So long a training may that recorded too little for anything to be usual."""
TIMES_USUAL, TIMES_LONGEST = 3.0, 2.0
RECENT, MOST_SERIES = 1_000, 16
FEWEST = 4
LEAST_LOST_S = 5 * 60.0
SAMPLES_LOST = 10
IDLE_PERCENT, BUSY_PERCENT = 5.0, 20.0


@dataclass(frozen=True, slots=True)
class NoRecord:
    """`no record for 10 min`: of any run of which nothing says that it ended."""

    seconds: float

    def found(self, looked: Looked) -> list[Found]:
        """From when on, unless something is recorded before."""
        if looked.awaited is None:
            return []
        last = looked.awaited.trained
        return [_silence(last, self.seconds)] if math.isfinite(last) else []


@dataclass(frozen=True, slots=True)
class Silent:
    """`silent`: nothing is recorded for far longer than this run ever took before.

    Only of runs whose tools leave a word of their end: of others nobody knows that they go on.
    """

    def found(self, looked: Looked) -> list[Found]:
        """From when on, unless something is recorded before."""
        awaited = looked.awaited
        if awaited is None or not awaited.tells_end:
            return []
        if not math.isfinite(awaited.trained):
            return []
        found = _silence(awaited.trained, patience_s(looked))
        # Where its machine is recorded, that its process is gone is told by `lost`.
        lives = awaited.newest >= found.since
        return [found] if lives or not _heartbeat(looked) else []


@dataclass(frozen=True, slots=True)
class Lost:
    """`lost`: the process is gone without a word: killed, or its machine is down."""

    def found(self, looked: Looked) -> list[Found]:
        """A rank that is known to be gone, or when the machine's samples end to come."""
        if looked.lost:
            ranks = ", ".join(map(str, looked.lost))
            return [Found(f"rank {ranks} left no word of its end")]
        beat = _heartbeat(looked)
        if looked.awaited is None or not beat:
            return []
        return [_silence(looked.awaited.newest, max(LEAST_LOST_S, SAMPLES_LOST * beat))]


@dataclass(frozen=True, slots=True)
class Ended:
    """`failed`, `stopped`, `finished`: what is known of its end."""

    word: str

    def found(self, looked: Looked) -> list[Found]:
        """Of a run that came to that end, as its files say."""
        has_come = looked.status == self.word and looked.awaited is None
        if not has_come:
            return []
        ends = (float(one.wall_time[-1]) for one in looked.series if len(one.wall_time))
        return [Found("as its files say", episode=f"{max(ends, default=0.0):.0f}")]


@dataclass(frozen=True, slots=True)
class Damaged:
    """`damaged`: something of the run cannot be read."""

    def found(self, looked: Looked) -> list[Found]:
        """How much of it."""
        return [Found(f"{looked.problems} problems")] if looked.problems else []


@dataclass(frozen=True, slots=True)
class Alerted:
    """`alert`, `alert error`: the training itself asked that somebody is told."""

    level: str = ""

    def found(self, looked: Looked) -> list[Found]:
        """Each alert, for it is told once each."""
        return [
            Found(f"{one.level}: {' '.join(one.text.split())}", episode=str(one.number))
            for one in looked.alerts
            if not self.level or one.level == self.level
        ]


@dataclass(frozen=True, slots=True)
class Idle:
    """`gpu idle 15 min`: no GPU was busy for so long; `gpu fell idle`: and one was before."""

    seconds: float
    after_work: bool = False

    def found(self, looked: Looked) -> list[Found]:
        """Since when, where the newest sample still says so and the run goes on."""
        loads = [one for one in looked.series if _is_load(one.tag) and len(one.value)]
        if looked.awaited is None or not loads:
            return []
        since = [_idle_since(one) for one in loads]
        begun = max(since)
        newest = max(float(one.wall_time[-1]) for one in loads)
        was_busy = any(bool((one.value > BUSY_PERCENT).any()) for one in loads)
        if newest - begun < self.seconds or (self.after_work and not was_busy):
            return []
        words = f"no GPU above {IDLE_PERCENT:g} % since {_moment(begun)}"
        return [Found(words, tag=loads[0].tag, episode=f"{begun:.0f}")]


def patience_s(looked: Looked) -> float:
    """How long nobody worries about a run that records nothing, by how it recorded before."""
    series = sorted(looked.of_training(), key=lambda one: -len(one.step))[:MOST_SERIES]
    times = _moments(series)
    if len(times) < FEWEST:
        return UNUSUAL_AFTER_S
    pauses = np.diff(times)
    whole = series[0].wall_time
    longest = max(float(pauses.max()), float(np.nanmax(np.diff(whole), initial=0.0)))
    usual = float(np.median(pauses))
    return max(LEAST_SILENCE_S, TIMES_USUAL * usual, min(TIMES_LONGEST * longest, UNUSUAL_AFTER_S))


def _moments(series: Sequence[Series]) -> NDArray[np.float64]:
    """When any of some series were recorded, lately."""
    ends = [one.wall_time[-RECENT:] for one in series]
    cut = [float(end[0]) for one, end in zip(series, ends, strict=True) if len(one.step) > len(end)]
    times = np.unique(np.concatenate(ends)) if ends else np.empty(0)
    return times[np.isfinite(times) & (times >= max(cut, default=-math.inf))]


def _silence(last: float, patience: float) -> Found:
    return Found(
        words=f"last record {_moment(last)}",
        since=last + patience,
        until=last + patience + FORGOTTEN_AFTER_S,
        episode=f"{last:.0f}",
    )


def _heartbeat(looked: Looked) -> float:
    """How often the machine is recorded, in seconds; 0 where it is not."""
    beats = [one for one in looked.series if one.tag.startswith(MACHINE)]
    longest = max(beats, key=lambda one: len(one.step), default=None)
    if longest is None or len(longest.step) < FEWEST:
        return 0.0
    return max(float(np.median(np.diff(longest.wall_time[-RECENT:]))), 0.0)


def _is_load(tag: str) -> bool:
    return tag.startswith(f"{MACHINE}gpu/") and tag.endswith("/load")


def _idle_since(series: Series) -> float:
    """From which sample on a GPU does nothing; infinity for one that is busy."""
    busy: NDArray[np.intp] = np.flatnonzero(~(series.value <= IDLE_PERCENT))
    first = int(busy[-1]) + 1 if len(busy) else 0
    return float(series.wall_time[first]) if first < len(series.value) else math.inf


def _moment(seconds: float) -> str:
    if not in_calendar(seconds):
        return f"{seconds:.6g}"
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
