"""The runs that the filter field lets through."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pandas as pd

from insight.lineage.compare import contains
from insight.lineage.query import filter_rows
from insight.lineage.syntax import checked

from .metrics import IndexedMetrics

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from dashboard.queries.series.index import ScalarIndex

# What only the filter language has; without any of it the field holds words of a name.
_LANGUAGE = re.compile(r"[<>=~!()\"']|\b(and|or|not)\b")


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
        text: An expression such as `lr > 0.01 and status = running`, or plain words that a name
            or tag must contain, in upper or lower case, with `*` for anything between.
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
    if _LANGUAGE.search(text):
        facts = lineage.merge(runs, on="run", how="right").assign(**_columns(runs["run"], given))
        metrics = None if scalars is None else IndexedMetrics(scalars)
        return [str(run) for run in filter_rows(facts, text, metrics)["run"]]
    wanted = [word.casefold().split("*") for word in set(checked(text).split())]
    names = {str(run): _names(str(run), (given or {}).get(str(run), {})) for run in runs["run"]}
    return [run for run, called in names.items() if all(_any(called, one) for one in wanted)]


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


def _names(run: str, given: Mapping[str, Any]) -> list[str]:
    """What a run is called, without regard of upper and lower case."""
    called = [run, given.get("name") or "", *(given.get("tags") or [])]
    return [name.casefold() for name in called]


def _any(names: Iterable[str], pieces: list[str]) -> bool:
    return any(contains(name, pieces) for name in names)
