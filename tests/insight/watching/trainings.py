"""Trainings by their curves: healthy ones of many kinds, and sick ones. All drawn from a seed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from insight.tables.awaited import Awaited
from insight.watching import Alert, Looked, Series

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

BEGAN = 1_700_000_000.0
Rows = tuple["NDArray[np.int64]", "NDArray[np.float64]", "NDArray[np.float64]"]


@dataclass
class Training:
    """What one training recorded: steps, seconds since it began, and values by tag."""

    series: dict[str, Rows] = field(default_factory=dict)
    end: str | None = "finished"
    """The word that its recorder left; None for one that left none."""
    status: str = ""
    rest: tuple[float, float] | None = None
    """From when to when it had ended, until it was gone on with."""
    lost: tuple[int, ...] = ()
    alerts: tuple[Alert, ...] = ()

    def add(
        self,
        tag: str,
        values: NDArray[np.float64],
        every_s: float = 10.0,
        first: int = 1,
        each: int = 1,
    ) -> NDArray[np.float64]:
        """A series whose values came at one pace; `each` steps apart."""
        steps = first + each * np.arange(len(values))
        self.series[tag] = (steps, every_s * steps.astype(float), np.asarray(values, float))
        return self.series[tag][1]

    def paused(self, at: float, seconds: float) -> Training:
        """The same, with nothing recorded for a time; its machine goes on."""
        for tag, (steps, times, values) in self.series.items():
            if not tag.startswith("machine/"):
                self.series[tag] = (steps, times + seconds * (times > at), values)
        return self

    def machine(
        self, load: Callable[[NDArray[np.float64]], NDArray[np.float64]], until: float
    ) -> None:
        """The machine's samples, each ten seconds."""
        times = np.arange(0.0, until, 10.0)
        steps = 1 + np.arange(len(times))
        for tag, values in (("cpu", np.full(len(times), 50.0)), ("gpu/0/load", load(times))):
            self.series[f"machine/{tag}"] = (steps, times, values)

    @property
    def lasts_s(self) -> float:
        return max(
            (float(times[-1]) for _, times, _ in self.series.values() if len(times)), default=0.0
        )

    def at(self, seconds: float) -> Looked:
        """What there is to see of it so long after it began."""
        seen = []
        for tag, (steps, times, values) in sorted(self.series.items()):
            upto = int(np.searchsorted(times, seconds, side="right"))
            if upto:
                seen.append(Series(tag, steps[:upto], BEGAN + times[:upto], values[:upto]))
        newest = max((float(one.wall_time[-1]) for one in seen), default=BEGAN)
        own = [one for one in seen if not one.tag.startswith("machine/")]
        trained = max((float(one.wall_time[-1]) for one in own), default=-np.inf)
        rests = self.rest is not None and self.rest[0] <= seconds < self.rest[1]
        began = self.rest[1] if self.rest is not None and seconds >= self.rest[1] else 0.0
        trained = max(trained, BEGAN + began)
        has_ended = rests or (self.end is not None and seconds >= self.lasts_s)
        return Looked(
            run="a",
            status=self.status or (self.end or "stopped" if has_ended else "running"),
            series=seen,
            awaited=None if has_ended else Awaited(trained, newest, tells_end=True),
            lost=self.lost,
            alerts=self.alerts,
        )


def falling(
    rng: np.random.Generator, count: int, begin: float = 2.3, end: float = 0.1
) -> NDArray[np.float64]:
    """A loss that falls as losses do, with noise in proportion."""
    pace = rng.uniform(0.05, 0.3) * count
    clean = end + (begin - end) * np.exp(-np.arange(count) / pace)
    return clean * np.exp(rng.normal(0, rng.uniform(0.02, 0.25), count))


def busy(times: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.full(len(times), 90.0)
