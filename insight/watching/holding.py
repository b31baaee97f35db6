"""Rules that hold for runs, and when."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .found import Found
    from .rule import Rule


class Holding(NamedTuple):
    """A rule that holds for a run."""

    rule: Rule
    run: str
    found: Found

    @property
    def key(self) -> str:
        """The same for what is to be told once, however often it is seen."""
        return f"{self.rule.text}\n{self.run}\n{self.found.episode}"

    @property
    def sentence(self) -> str:
        """All of it in one line: `a: loss is nan (train/loss: NaN at step 120)`."""
        tag = f"{self.found.tag}: " if self.found.tag else ""
        return f"{self.run}: {self.rule.text} ({tag}{self.found.words})"


def holding(found: Iterable[Holding], now: float) -> list[Holding]:
    """Of what holds at any time, what does at a moment: seconds since 1970."""
    return [one for one in found if one.found.holds(now)]


def turns_after(found: Iterable[Holding], now: float) -> float:
    """When the passing of time alone will next make a rule hold, or hold no longer."""
    times = (time for one in found for time in (one.found.since, one.found.until) if time > now)
    return min(times, default=math.inf)
