"""What a rule says of one run."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .rule import Rule


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


class Holding(NamedTuple):
    """A rule that holds for a run."""

    rule: Rule
    run: str
    found: Found

    @property
    def key(self) -> str:
        """The same for what is to be told once, however often it is seen."""
        return "\n".join((self.rule.text, self.run, self.found.episode))

    @property
    def sentence(self) -> str:
        """All of it in one line: `a: loss is nan (train/loss: NaN at step 120)`."""
        tag = f"{self.found.tag}: " if self.found.tag else ""
        return f"{self.run}: {self.rule.text} ({tag}{self.found.words})"
