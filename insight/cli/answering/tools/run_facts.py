"""One run: how it ended, what it was started with, what came of it, and what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from insight.cli.answering.judged import how, is_hidden, target_of_all
from insight.cli.answering.sick import replaced, troubles_of
from insight.cli.answering.text import cell, counted, line_of, number, run_name, table
from insight.cli.answering.tool import RUN, TARGET, Tool, text, whole
from insight.cli.runs import size
from insight.lineage.provenance import is_provenance
from insight.lineage.target.lead import step_of
from insight.lineage.target.ranking import ranked
from insight.tables import KINDS
from insight.tables.rank_ends import status_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.cli.answering.folder import Folder
    from insight.cli.answering.tool import Arguments
    from insight.tables.scalar_index import Segment


def _answer(folder: Folder, asked: Arguments) -> Iterator[str]:
    run = folder.run(asked["run"])
    part, most = asked["contains"].casefold(), asked["limit"]
    yield from _head(folder, run)
    yield from _standing(folder, run, asked["target"])
    for line in troubles_of(folder, [run]):
        yield f"trouble: {line}"
    if run in (rows := replaced(folder)):
        yield f"note: a restart or a later row of their step replaced {counted(rows[run], 'row')}"
    facts = {
        name: value
        for name, value in folder.told[run].facts.items()
        if not is_hidden(name) and part in name.casefold()
    }
    told = [(name, value) for name, value in facts.items() if part or not is_provenance(name)]
    yield from _listed("fact", ["fact", "value"], told, most)
    index = folder.scalars
    series = [one for one in (*index.segments, *index.beside) if one.run == run]
    metrics = [_series(folder, one) for one in series if part in one.tag.casefold()]
    yield from _listed("metric", [*_METRICS], metrics, most)
    left = len(facts) - len(told)
    if left:
        yield f"\n[{counted(left, 'more fact')} of code, command, packages: run_lineage, contains=]"
    yield from _kinds(folder, run)


def _head(folder: Folder, run: str) -> Iterator[str]:
    row = folder.known[folder.known["run"] == run].iloc[0]
    bad = folder.store.bad_ranks().get(run, {})
    named = f" ({cell(row['run.name'])})" if cell(row.get("run.name")) else ""
    seconds = (row["updated"] - row["started"]).total_seconds()
    yield f"run: {run_name(run)}{named}"
    yield f"status: {status_words(str(row['status']), bad)}; written by {row['source']}"
    lasted = f" ({number(seconds)} s)" if seconds == seconds else ""
    yield f"recorded: {cell(row['started'])} to {cell(row['updated'])} UTC{lasted}"
    counts = f"last step {row['last_step']}, {counted(int(row['points']), 'point')}"
    files = f"{counted(int(row['files']), 'file')} of {size(int(row['bytes']))}"
    yield f"{counts}, {files}, {counted(int(row['problems']), 'problem')}"


def _standing(folder: Folder, run: str, asked: str) -> Iterator[str]:
    names = folder.names
    target = target_of_all(folder, asked)
    score = float(target.scores[names.index(run)])
    if not target.name or np.isnan(score):
        return
    order = ranked(names, target)
    step = step_of(run, target, folder.scalars)
    at = "" if step is None else f" at step {step}"
    rank = f"; rank {order.index(run) + 1:,} of {len(order):,}" if run in order else ""
    yield f"{how(target)}: {number(score)}{at}{rank}"


_METRICS = (
    "metric",
    "points",
    "last",
    "last_step",
    "min",
    "min_step",
    "max",
    "max_step",
    "not_finite",
)


def _series(folder: Folder, one: Segment) -> list[Any]:
    """How a series ended, and its extremes among finite values, each at its first step."""
    index = folder.scalars
    records = index.records.get((one.run, one.tag))
    steps = index.step[one.start : one.end] if records is None else records.step
    values = index.value[one.start : one.end] if records is None else records.value
    row: list[Any] = [one.tag, len(values), number(float(values[-1])), int(steps[-1])]
    finite = np.flatnonzero(np.isfinite(values))
    for find in (np.argmin, np.argmax):
        at = finite[find(values[finite])] if finite.size else None
        row += [None, None] if at is None else [float(values[at]), int(steps[at])]
    return [*row, len(values) - finite.size or None]


def _listed(what: str, header: list[str], rows: list[Any], most: int) -> Iterator[str]:
    if not rows:
        return
    yield ""
    yield from table(header, rows[:most])
    if len(rows) > most:
        yield f"[{most} of {counted(len(rows), what)}; contains= narrows, limit= shows more]"


def _kinds(folder: Folder, run: str) -> Iterator[str]:
    """What else the run recorded."""
    for kind in KINDS:
        if kind != "scalar" and folder.store.tags(kind):
            tags = folder.store.table(kind, runs=run)["tag"].astype(str)
            if len(tags):
                names = list(dict.fromkeys(tags))
                yield f"{kind}: {len(tags):,} rows; tags {line_of(names[:8])}" + (
                    f" and {len(names) - 8} more" if len(names) > 8 else ""
                )


TOOL = Tool(
    name="run_facts",
    title="One run",
    words=(
        "All about one run: status, times, its rank by the target, what is wrong with it, its "
        "configuration, and of each metric the last, lowest and highest value with their steps."
    ),
    takes={
        "run": RUN,
        "contains": text(
            "Only facts and metrics whose names contain this; also those of code, command, "
            "environment, packages, hardware.",
            "",
        ),
        "target": TARGET,
        "limit": whole("Most facts, and most metrics.", 40, 1, 300),
    },
    needs=("run",),
    answer=_answer,
)
