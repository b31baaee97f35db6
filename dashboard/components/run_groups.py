"""What the runs of a store can be grouped by, looked up once a version.

Kept for the table that is read first: the version may grow before the second one is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dashboard.few_kept import keep_few
from dashboard.queries.runs.among import among
from dashboard.queries.scalars.group_inks import Ink, spread, words_left
from dashboard.queries.scalars.groups import (
    BETWEEN,
    MOST_GROUPS,
    UNKNOWN,
    crossed,
    facts,
    group_names,
    group_order,
    is_range,
    natural,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dashboard.live import LiveStore

MOST_CROSSED = 6  # groups of each of two facts


class Grouping(NamedTuple):
    """Groups of runs.

    Attributes:
        names: The group of each run.
        inks: The colour of each group; those of which nothing is recorded have none.

    """

    names: dict[str, str]
    inks: dict[str, Ink]


def groupings(store: LiveStore, shown: frozenset[str] | None = None) -> list[str]:
    """What runs can be grouped by: all of them, or those shown, which are looked up once."""
    runs, lineage = store.runs(), store.parameters()
    if shown is not None:
        return keep_few(
            store,
            "groupings of some",
            runs,
            shown,
            lambda: facts(runs[among(runs["run"], shown)], lineage),
        )
    return store.keep("groupings", runs, lambda: facts(runs, lineage))


def groups_of(store: LiveStore, by: str, most: int = MOST_GROUPS) -> dict[str, str]:
    """The group of each run by a fact; none without one."""
    if not by:
        return {}
    runs, lineage = store.runs(), store.parameters()
    if by not in groupings(store):  # whatever a browser asks for: not worth keeping
        return group_names(runs, store.lineage(), by, most)
    return keep_few(store, "groups", runs, (by, most), lambda: group_names(runs, lineage, by, most))


def grouping_of(store: LiveStore, by: str, also: str) -> Grouping:
    """Groups by a fact, or by two, and their colours."""
    if not by or not also or by == also:
        names = groups_of(store, by)
        return Grouping(names, _inks(store, by, names))
    one, other = (groups_of(store, fact, MOST_CROSSED) for fact in (by, also))
    if not other:
        return Grouping(one, _inks(store, by, one))
    hues, depths = _inks(store, by, one), _depths(store, also, other.values())
    names = crossed(one, other)
    inks = {}
    for name in set(names.values()):
        first, _, second = name.partition(BETWEEN)
        if first in hues:
            inks[name] = hues[first]._replace(depth=depths.get(second, 0.0))
    return Grouping(names, inks)


def _inks(store: LiveStore, by: str, names: dict[str, str]) -> dict[str, Ink]:
    values = [name for name in group_order(names) if name != UNKNOWN]
    if any(map(is_range, values)):  # others as runs come: the lowest is the lowest all the same
        return {name: Ink(ink, True, 0.0) for name, ink in spread(values).items()}
    ordered = 2 * sum(natural(name)[0] == 0 for name in values) > len(values)
    left = {} if ordered else words_left(values)
    own = [name for name in values if name not in left]
    found = left | store.colours.of_values(by, own, ordered=ordered)
    return {name: Ink(ink, ordered, 0.0) for name, ink in found.items()}


def _depths(store: LiveStore, also: str, names: Iterable[str]) -> dict[str, float]:
    values = sorted(set(names) - {UNKNOWN}, key=natural)
    if any(map(is_range, values)):
        return spread(values)
    return store.colours.of_values(also, values, ordered=True)
