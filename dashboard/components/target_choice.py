"""The target of the folder: what all pages judge runs by, and the list to choose it from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from dash import html

from dashboard.address import asked
from dashboard.few_kept import keep_few
from dashboard.passing import filter_of, passing
from dashboard.words import say
from insight.lineage.target import (
    AUTO,
    folder_target,
    is_target,
    recorded_targets,
    runs_with,
    settled_target,
    target_among,
    usual_target,
)

from .lineage_words import short
from .pick import one_of

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from insight.lineage.target import Target

LONGEST_NAME = 1_000
MOST_TAGS = 5_000
WIDTH = 230


def target_choice() -> html.Div:
    """The list in the frame; what there is to choose comes with the first news."""
    data = [{"value": AUTO, "label": say("Automatic")}]
    choice = one_of("target", say("Target"), data, AUTO, width=WIDTH)
    return html.Div(choice, className="target")


def asked_target() -> str:
    """What the address says runs are judged by."""
    return wanted(asked("target", AUTO))


def wanted(name: Any) -> str:
    """The name of a target as a browser sent it."""
    return str(name or AUTO)[:LONGEST_NAME]


def judged(store: LiveStore, name: str, runs: list[str]) -> Target:
    """The target, with the value of each run."""
    shown = _shown(store)
    return folder_target(store.parameters(), store.scalars(), runs, name, shown)


def settled_of(store: LiveStore, name: str) -> str:
    """The name of what runs are judged by."""
    return settled_target(store.parameters(), store.scalars(), name, _shown(store))


def usual_of(store: LiveStore) -> str:
    """What runs are judged by when nobody chose."""
    return usual_target(store.parameters(), store.scalars(), _shown(store))


def in_force(store: LiveStore, name: str, told: Any) -> str:
    """What pages are to judge by: another name only where nobody chose and the filter demands it.

    `target_among` has the rule.

    Args:
        store: Whose runs.
        name: What somebody chose, or `AUTO`.
        told: What `matches_now` told the browser.

    """
    version, runs, wanted = store.notes.version, store.runs(), filter_of(told)
    if not wanted or is_target(store.parameters(), store.scalars(), name):
        return name
    return keep_few(
        store,
        "target in force",
        runs,
        (version, wanted),
        lambda: _demanded(store, passing(store, told)),
    )


def _demanded(store: LiveStore, shown: frozenset[str] | None) -> str:
    """The usual target of the runs shown where the folder's says too little of them, or `AUTO`."""
    if shown is None:
        return AUTO
    found = target_among(store.parameters(), store.scalars(), shown, _shown(store))
    return AUTO if found == usual_of(store) else found


def target_options(store: LiveStore, told: Any = None) -> list[dict[str, Any]]:
    """What may be the target, with how many runs have it: recorded metrics, then every series.

    Args:
        store: Whose runs.
        told: What `matches_now` told the browser: what is automatic is counted in the runs shown.

    """
    lineage, index, shown = store.parameters(), store.scalars(), passing(store, told)
    counts = runs_with(lineage, index, _shown(store))
    usual = settled_of(store, in_force(store, AUTO, told))
    first = {"value": AUTO, "label": say("Automatic")}
    if usual:
        called = usual if usual in index.by_tag else short(usual)
        within = store.runs()["run"].astype(str).tolist() if shown is None else sorted(shown)
        count = int(np.isfinite(judged(store, usual, within).scores).sum())
        first["label"] = _of_all(called, count, len(within))
    tags = [tag for tag in index.by_tag if tag != AUTO and counts.get(tag)][:MOST_TAGS]
    listed = set(tags)
    recorded = [name for name in recorded_targets(lineage) if name not in listed]
    groups = [(say("Recorded"), recorded), (say("Series"), tags)]
    items = {group: [_item(name, counts.get(name)) for name in names] for group, names in groups}
    return [first, *({"group": group, "items": held} for group, held in items.items() if held)]


def _shown(store: LiveStore) -> frozenset[str] | None:
    """The runs that nobody hid; None for all."""
    return passing(store, None)


def _of_all(name: str, count: int, total: int) -> str:
    """A target with the runs that have it: nobody shall think that all were compared."""
    if not total:
        return say("{name}, no run shown", name=name)
    if count == total == 1:
        return say("{name}, 1 run", name=name)
    if count == total:
        return say("{name}, all {total} runs", name=name, total=f"{total:,}")
    return say("{name}, {count} of {total} runs", name=name, count=f"{count:,}", total=f"{total:,}")


def _item(name: str, count: int | None) -> dict[str, str]:
    return {"value": name, "label": name if count is None else f"{name} · {count:,}"}
