"""Which run is best, by how much, and what explains it: what `insight best` tells, and reports."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from insight.errors import MissingLibraryError
from insight.lineage.columns import find_columns
from insight.lineage.difference import runs_of
from insight.lineage.importance import importance
from insight.lineage.parameters import set_and_found
from insight.lineage.query import filter_rows
from insight.lineage.target import named_target, parameters_of, recorded_targets, target_among
from insight.lineage.target.definitions import definitions_of
from insight.lineage.target.lead import lead_of
from insight.lineage.target.seeds import seeds_of
from insight.sources import as_name, is_url, shown
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import pandas as pd

    from insight.lineage.difference import ChosenRun
    from insight.lineage.importance import Importance
    from insight.lineage.target import Target
    from insight.lineage.target.lead import Lead
    from insight.lineage.target.seeds import Seeds
    from insight.tables import Store


class Answer(NamedTuple):
    """What there is to tell.

    Attributes:
        target: What runs are judged by; without a name where there is nothing.
        shown: How many runs the filter lets through.
        status: How the best run ended; empty without one.
        rank: Which of its ranks recorded the value; None where there are not several.
        bad_ranks: Which of its ranks ended badly, as `Store.bad_ranks` has them.
        lead: Which run is best, and by how much; None where nobody can say.
        seeds: What seeds make of it; None without a best run.
        explained: What explains it; None without a best run, or where a library is missing.
        lacking: Which, and the line that brings it; else empty.
        called: The folder, which names a run that lies in it and not below.

    """

    target: Target
    shown: int
    status: str = ""
    rank: int | None = None
    bad_ranks: Mapping[str, Sequence[int]] = MappingProxyType({})
    lead: Lead | None = None
    seeds: Seeds | None = None
    explained: Importance | None = None
    lacking: str = ""
    called: str = ""


def answered(store: Store, asked: str | None, wanted: str) -> Answer:
    """The answer for the runs that a filter lets through.

    Raises:
        FilterError: If the filter cannot be read, or there is no such target.

    """
    runs, lineage = store.runs(), store.lineage()
    shown = filter_rows(runs.merge(lineage, on="run", how="left"), wanted, store)
    index = ScalarIndex(store.table("scalar"), store.stepless(), definitions_of(lineage))
    names = shown["run"].astype(str).tolist()
    return answer_of(store, names, asked, set_and_found(lineage, runs), index)


def answer_of(
    store: Store,
    names: Sequence[str],
    asked: str | None,
    table: pd.DataFrame,
    index: ScalarIndex,
    runs: pd.DataFrame | None = None,
    told: Mapping[str, ChosenRun] | None = None,
) -> Answer:
    """The answer for some runs.

    Args:
        store: Whose runs.
        names: Which of them.
        asked: What to judge by: a tag, or the name of a recorded metric; None for the usual.
        table: What `set_and_found` makes of the lineage.
        index: All series.
        runs: `Store.runs()`, for who has it at hand.
        told: What is recorded of each of the runs, in the same way.

    Raises:
        FilterError: If there is no such target.

    """
    target = named_target(table, index, names, target_name(table, index, asked, names))
    lead = lead_of(names, target, index)
    if lead is None:
        return Answer(target, len(names))
    runs = store.runs() if runs is None else runs
    told = {one.run: one for one in runs_of(store, names)} if told is None else told
    status = dict(zip(runs["run"].astype(str), runs["status"].astype(str), strict=True))
    rows = table.set_index("run").reindex(list(names))
    explained, lacking = None, ""
    try:
        explained = importance(rows, parameters_of(table, target.name), target.scores)
    except MissingLibraryError as error:  # the rest of the answer needs it not
        lacking = str(error)
    return Answer(
        target=target,
        shown=len(names),
        status=status[lead.run],
        rank=store.lowest_ranks().get(lead.run, {}).get(target.name),
        bad_ranks=store.bad_ranks().get(lead.run, {}),
        lead=lead,
        seeds=seeds_of(names, target, told),
        explained=explained,
        lacking=lacking,
        called=called(store.root),
    )


def called(root: str) -> str:
    """A folder by its own name; a URL without a password."""
    return shown(root) if is_url(root) else as_name(Path(root).resolve().name) or root


def target_name(
    table: pd.DataFrame, index: ScalarIndex, asked: str | None, names: Sequence[str]
) -> str:
    """The name of what to judge by: the one asked for, or what pages would choose."""
    if asked is None:
        return target_among(table, index, frozenset(names))  # each series is looked for in them
    if asked in index.by_tag:
        return asked
    found = find_columns(asked, recorded_targets(table), index.by_tag, "--target")
    return found[0] if found else asked
