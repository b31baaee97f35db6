"""What is recorded of sounds and moving pictures, in portions: which there are, when, and what.

The bytes have addresses of their own, of which players fetch parts: `dashboard/blobs.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.queries.images import image_structure, key_of, rows_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pandas as pd

    Payload = dict[str, Any]
    Series = tuple[str, str, str]  # kind, run, tag

KINDS = ("audio", "video")
FACTS = {
    "audio": ("duration", "rate", "channels"),
    "video": ("duration", "rate", "width", "height"),
}


def media_structure(tables: Mapping[str, pd.DataFrame], known: str | None = None) -> Payload | None:
    """Which runs have which tags of each kind; None where the browser knows it.

    Args:
        tables: By kind, what `store.numbered(kind)` gives.
        known: The key of what the browser has.

    Returns:
        By kind `runs` and `tags` as names; `run` and `tag`, indices in them, pair by pair.

    """
    parts = {kind: image_structure(table) or {} for kind, table in tables.items()}
    key = key_of(*(part["key"] for part in parts.values()))
    return None if key == known else {"key": key, **parts}


def media_steps(tables: Mapping[str, pd.DataFrame], known: str | None = None) -> Payload | None:
    """All steps at which anything was recorded; None where the browser knows them.

    Args:
        tables: By kind, what `store.numbered(kind)` gives.
        known: The key of what the browser has.

    """
    found = np.unique(np.concatenate([table["step"].to_numpy() for table in tables.values()]))
    counts = [len(table) for table in tables.values()]
    is_numbered = sum(counts) > 0 and all(table["is_numbered"].all() for table in tables.values())
    key = key_of(found, np.array([*counts, is_numbered]))
    if key == known:
        return None
    totals = dict(zip(tables, counts, strict=True))
    return {"key": key, "steps": numbers(found), "totals": totals, "isNumbered": is_numbered}


def media_series(
    tables: Mapping[str, pd.DataFrame], wanted: Sequence[Series], known: Mapping[Series, str]
) -> list[Payload]:
    """What some series hold, record by record: when, how long, how fast, in which format.

    Those of a series without steps have numbers in their place, and `recorded` is the step that all
    of them bear.

    Args:
        tables: By kind, what `store.numbered(kind)` gives.
        wanted: Kind, run and tag of each; those that have no record are left out.
        known: The keys of the series that the browser has; they are left out while they hold.

    """
    found = []
    for kind, table in tables.items():
        pairs = [(run, tag) for one, run, tag in wanted if one == kind]
        for run, tag, rows in rows_of(table, pairs):
            payload = _series(kind, rows)
            if payload["key"] != known.get((kind, run, tag)):
                found.append({"kind": kind, "run": run, "tag": tag} | payload)
    return found


def _series(kind: str, rows: pd.DataFrame) -> Payload:
    steps, times = rows["step"].to_numpy(), rows["wall_time"].to_numpy()
    facts = {name: rows[name].to_numpy() for name in FACTS[kind]}
    formats = rows["format"].astype(str).tolist()
    return {
        "key": key_of(steps, times, rows["recorded"].to_numpy(), "\0".join(formats)),
        "steps": numbers(steps),
        "recorded": int(rows["recorded"].iloc[0]) if rows["is_numbered"].iloc[0] else None,
        "times": numbers(times),
        "facts": {name: numbers(values) for name, values in facts.items()},
        "formats": formats,
    }
