"""The runs that the filter field lets through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd

from insight.lineage.query import filter_rows

from .metrics import IndexedMetrics

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from insight.tables.scalar_index import ScalarIndex


def matching_runs(
    runs: pd.DataFrame,
    lineage: pd.DataFrame,
    text: str,
    given: Mapping[str, Mapping[str, Any]] | None = None,
    scalars: ScalarIndex | None = None,
) -> list[str]:
    """The names of the runs for which a filter holds, in the order of `runs`.

    Args:
        runs: `Store.runs()`.
        lineage: `Store.lineage()`.
        text: A filter such as `sweep and lr > 0.01`. A word may be a part of the run's name, of
            the one that somebody gave it, or of a tag.
        given: What people gave the runs: `given.title`, `given.tags` and `given.note` of an
            expression, or `tags` for short.
        scalars: The series of the runs: `min(loss) < 2`, or `loss < 2` for the last value.

    Raises:
        FilterError: If an expression cannot be read or names no column, or the text is too long.

    >>> import pandas as pd
    >>> runs = pd.DataFrame({"run": ["adam/1", "sgd/2"]})
    >>> matching_runs(runs, runs, "AD*1")
    ['adam/1']

    """
    facts = lineage.merge(runs, on="run", how="right").assign(**_columns(runs["run"], given))
    metrics = None if scalars is None else IndexedMetrics(scalars)
    called = {run: _names(one) for run, one in (given or {}).items()}
    return [str(run) for run in filter_rows(facts, text, metrics, called)["run"]]


def _columns(
    runs: Iterable[Any], given: Mapping[str, Mapping[str, Any]] | None
) -> dict[str, pd.Series[Any]]:
    """What people gave the runs as columns of text, where anybody gave anything."""
    if not given:
        return {}
    held = [given.get(str(run), {}) for run in runs]
    told = {
        "given.title": [one.get("name") for one in held],
        "given.tags": [", ".join(one["tags"]) if "tags" in one else None for one in held],
        "given.note": [one.get("note") for one in held],
    }
    return {name: pd.Series(values, dtype="str") for name, values in told.items()}


def _names(given: Mapping[str, Any]) -> list[str]:
    """What somebody calls a run."""
    return [given.get("name") or "", *(given.get("tags") or [])]
