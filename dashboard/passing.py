"""The runs that are shown: those that the filter lets through and nobody hid."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, TypeVar

from .queries.runs.given import hidden_runs
from .queries.runs.matches import matching_runs

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from .live import LiveStore
    from .queries.series.index import Segment

T = TypeVar("T")
MOST_KEPT = 8  # filters of one version


def matching(store: LiveStore, wanted: str) -> list[str] | None:
    """The runs that a filter lets through, found once for all who ask; None for all.

    Raises:
        FilterError: If the filter cannot be read.

    """
    if not wanted:
        return None
    runs, lineage, given = store.runs(), store.lineage(), store.notes.runs()
    return _kept(
        store,
        "matching runs",
        wanted,
        lambda: matching_runs(runs, lineage, wanted, given, store.scalars()),
    )


def _kept(store: LiveStore, name: str, wanted: str, make: Callable[[], T]) -> T:
    """What a filter makes of this version, the very object as long as it is kept."""
    kept: OrderedDict[tuple[int, str], T] = store.keep(name, store.runs(), OrderedDict)
    key = (store.notes.version, wanted)
    found = kept.get(key)
    if found is None:
        found = kept[key] = make()
        while len(kept) > MOST_KEPT:
            kept.popitem(last=False)
    return found


def filter_of(told: Any) -> str:
    """The filter that holds, of what `matches_now` told a browser; empty for none."""
    match told:
        case [[_, _, _, str(wanted)], _]:
            return wanted
    return ""


def passing(store: LiveStore, told: Any) -> frozenset[str] | None:
    """The runs that a browser shows, the very object while they are the same; None for all.

    Args:
        store: Whose runs.
        told: What `matches_now` told the browser: a filter that could be read.

    """
    wanted, hidden = filter_of(told), hidden_runs(store.notes.runs())
    found = matching(store, wanted)
    if found is None and not hidden:
        return None
    names = store.runs()["run"].astype(str) if found is None else found
    return _kept(store, "runs shown", wanted, lambda: frozenset(names) - hidden)


def tags_away(series: Mapping[str, Sequence[Segment]], shown: Collection[str] | None) -> list[str]:
    """The tags that none of the runs shown has."""
    if shown is None:
        return []
    return [tag for tag, held in series.items() if not any(one.run in shown for one in held)]
