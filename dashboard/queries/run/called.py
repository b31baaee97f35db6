"""How the tool that recorded a run calls it, where that is another name than the run's path."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dashboard.queries.lineage.facts import plain

if TYPE_CHECKING:
    import pandas as pd

# Facts that say who a run is, as sources name them.
ABOUT = ("name", "project", "experiment", "group", "tags", "notes")
LONGEST = 2_000  # letters of each


def called(lineage: pd.DataFrame, run: str) -> dict[str, str] | None:
    """Name, project, experiment, group, tags and notes, as far as the tool tells them.

    Args:
        lineage: `Store.lineage()`.
        run: One that there is.

    >>> import pandas as pd
    >>> told = {"run": ["runs/a1"], "run.name": ["vit"], "run.group": [None], "run.id": ["a1"]}
    >>> called(pd.DataFrame(told), "runs/a1")
    {'name': 'vit'}

    """
    row = lineage[lineage["run"] == run]
    found = {}
    for name in ABOUT:
        column = f"run.{name}"
        value = plain(row[column].iloc[0]) if column in row and len(row) else None
        text = "" if value is None else str(value).strip()
        if text and (name, text) != ("name", run.rpartition("/")[2]):
            found[name] = text[:LONGEST] + "…" * (len(text) > LONGEST)
    return found or None
