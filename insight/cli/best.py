"""Say which run is best, by how much, and what explains it.

Three lines: the run with the best value of what runs are judged by; how far it is ahead of the next
and of the median, and whether that is more than seeds make; the parameters that explain the most.
Without --target that is chosen as on the pages: docs/best_run.md has the rule. Exit code 1 where
nobody can say.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from .best_lines import Answer, ahead_line, explained_line, led_line, why_not
from .listing import add_folder_arguments, as_json, print_object, printable
from .workers import opened

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Mapping

    import pandas as pd

    from insight.lineage.difference import ChosenRun
    from insight.tables import Store
    from insight.tables.scalar_index import ScalarIndex


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`insight best DIR [--target TAG] [--filter EXPR] [--json]`."""
    add_folder_arguments(parser)
    parser.add_argument(
        "--target",
        metavar="TAG",
        help="what to judge by: a tag, or the name of a recorded metric",
    )
    parser.add_argument("--json", action="store_true", help="one object, for programs")


def run(arguments: argparse.Namespace) -> int:
    """Print the answer; 1 where there is none."""
    store = opened(arguments.directory, arguments.engine)
    found = answered(store, arguments.target, arguments.filter)
    if arguments.json:
        print_object(as_json(as_object(found)))
    if found.lead is None or found.seeds is None or found.explained is None:
        print(f"insight best: {printable(why_not(found))}", file=sys.stderr)
        return 1
    if not arguments.json:
        for line in (
            led_line(found, found.lead),
            ahead_line(found.target, found.lead, found.seeds),
            explained_line(found.explained),
        ):
            print(printable(line))
    return 0


def answered(store: Store, asked: str | None, wanted: str) -> Answer:
    """The answer for the runs that a filter lets through.

    Raises:
        FilterError: If the filter cannot be read, or there is no such target.

    """
    from insight.lineage import filter_rows
    from insight.lineage.difference import runs_of
    from insight.lineage.parameters import set_and_found
    from insight.tables.scalar_index import ScalarIndex

    runs, lineage = store.runs(), store.lineage()
    shown = filter_rows(runs.merge(lineage, on="run", how="left"), wanted, store)
    known = Known(
        store,
        set_and_found(lineage, runs),
        ScalarIndex(store.table("scalar"), store.stepless()),
        lambda: {one.run: one for one in runs_of(store, shown["run"].astype(str).tolist())},
        _called(store.root),
    )
    return answer_among(known, shown, asked)


class Known(NamedTuple):
    """What an answer is made of.

    Attributes:
        store: Whose runs they are.
        table: What people set and what came of it, by `set_and_found`.
        scalars: All series.
        told: What is recorded of the runs that are shown, by run.
        called: What the folder is called.

    """

    store: Store
    table: pd.DataFrame
    scalars: ScalarIndex
    told: Callable[[], Mapping[str, ChosenRun]]
    called: str


def answer_among(known: Known, shown: pd.DataFrame, asked: str | None) -> Answer:
    """The answer for some rows of `Store.runs()`.

    Raises:
        FilterError: If there is no such target.

    """
    from insight.lineage.importance import importance
    from insight.lineage.target import named_target, parameters_of
    from insight.lineage.target.lead import lead_of
    from insight.lineage.target.seeds import seeds_of

    store, table, index = known.store, known.table, known.scalars
    names = shown["run"].astype(str).tolist()
    target = named_target(table, index, names, target_name(table, index, asked, names))
    lead = lead_of(names, target, index)
    if lead is None:
        return Answer(target, len(names))
    status = dict(zip(names, shown["status"].astype(str), strict=True))[lead.run]
    rows = table.set_index("run").reindex(names)
    explained = importance(rows, parameters_of(table, target.name), target.scores)
    return Answer(
        target=target,
        shown=len(names),
        status=status,
        rank=store.lowest_ranks().get(lead.run, {}).get(target.name),
        bad_ranks=store.bad_ranks().get(lead.run, {}),
        lead=lead,
        seeds=seeds_of(names, target, known.told()),
        explained=explained,
        called=known.called,
    )


def _called(root: str) -> str:
    """A folder by its own name; a URL without a password."""
    from insight.sources import as_name, is_url, shown

    return shown(root) if is_url(root) else as_name(Path(root).resolve().name) or root


def target_name(
    table: pd.DataFrame, index: ScalarIndex, asked: str | None, names: list[str]
) -> str:
    """The name of what to judge by: the one asked for, or what pages would choose."""
    from insight.lineage.columns import find_columns
    from insight.lineage.target import recorded_targets, target_among

    if asked is None:
        return target_among(table, index, names)
    if asked in index.by_tag:
        return asked
    found = find_columns(asked, recorded_targets(table), index.by_tag, "--target")
    return found[0] if found else asked


def as_object(found: Answer) -> dict[str, Any]:
    """The answer for programs."""
    target, lead, seeds, explained = found.target, found.lead, found.seeds, found.explained
    told: dict[str, Any] = {
        "target": target.name or None,
        "of": target.of if target.name else None,
        "direction": target.direction,
        "runs": found.shown,
        "judged": 0 if lead is None else lead.judged,
        "best": None,
        "next": None,
        "median": None,
        "seeds": None,
        "explained": None,
    }
    if lead is None or seeds is None or explained is None:
        return told
    told["best"] = {
        "run": lead.run,
        "value": lead.value,
        "step": lead.step,
        "status": found.status,
        "equal": lead.equal,
    }
    if lead.next is not None:
        run, value = lead.next
        told["next"] = {"run": run, "value": value, "ahead": abs(lead.value - value)}
    told["median"] = {"value": lead.median, "ahead": abs(lead.value - lead.median)}
    told["seeds"] = {
        "own": seeds.own._asdict(),
        "other": None if seeds.other is None else seeds.other._asdict(),
        "p": None if seeds.test is None else seeds.test.p,
    }
    told["explained"] = explained._asdict() | {
        "found": [one._asdict() for one in explained.found],
        "together": [one._asdict() for one in explained.together],
    }
    return told
