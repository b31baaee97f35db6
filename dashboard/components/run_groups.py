"""What the runs of a store can be grouped by, looked up once a version.

Kept for the table that is read first: the version may grow before the second one is read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dashboard.queries.scalars.groups import facts, group_names

if TYPE_CHECKING:
    from dashboard.live import LiveStore


def groupings(store: LiveStore) -> list[str]:
    """What runs can be grouped by."""
    runs, lineage = store.runs(), store.parameters()
    return store.keep("groupings", runs, lambda: facts(runs, lineage))


def groups_of(store: LiveStore, by: str) -> dict[str, str]:
    """The group of each run by a fact; none without one."""
    if not by:
        return {}
    runs, lineage = store.runs(), store.parameters()
    if by not in groupings(store):  # whatever a browser asks for: not worth keeping
        return group_names(runs, store.lineage(), by)
    return store.keep(f"groups by {by}", runs, lambda: group_names(runs, lineage, by))
