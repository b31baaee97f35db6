"""Which rules hold for which runs: those of docs/watching.md, as `insight watch` tells them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dashboard.words import say
from insight.watching import holding

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pandas as pd

    from dashboard.live import LiveStore
    from insight.watching import Holding

# Rules that are one word: the others are in their user's own.
_STATES = frozenset(
    (
        *("diverged", "exploded", "collapsed", "overfitting", "silent", "lost", "failed"),
        *("stopped", "finished", "damaged", "alert"),
    )
)


class Held(NamedTuple):
    """A rule that holds for a run."""

    rule: str
    """As its file has it; what states are called, in the language of who asks."""
    words: str
    """What was found: the series, where it is about one, and its value."""


def held_now(store: LiveStore, now: float) -> dict[str, list[Held]]:
    """What `held_of` gives of a store as it is."""
    return held_of(store.watched(), store.runs(), now)


def held_of(found: Iterable[Holding], runs: pd.DataFrame, now: float) -> dict[str, list[Held]]:
    """The rules that hold at a moment, by run; what the status says already is left out.

    Args:
        found: `LiveStore.watched()`.
        runs: `Store.runs()`.
        now: Seconds since 1970.

    """
    status = dict(zip(runs["run"].astype(str), runs["status"].astype(str), strict=True))
    held: dict[str, list[Held]] = {}
    for one in holding(found, now):
        rule, about = one.rule.text, one.found
        if status.get(one.run, rule) != rule:
            words = f"{about.tag}: {about.words}" if about.tag else about.words
            held.setdefault(one.run, []).append(Held(say(rule) if rule in _STATES else rule, words))
    return held
