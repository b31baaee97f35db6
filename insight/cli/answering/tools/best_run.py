"""Which run is best, by how much, whether seeds make as much, and what explains the target."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from insight.cli.answering.judged import (
    answer_of,
    how,
    percent,
    shares_of,
    short,
    unexplained,
    varying,
)
from insight.cli.answering.text import cell, counted, quoted, table
from insight.cli.answering.tool import AS_FILTER, TARGET, Tool, whole
from insight.lineage.best_run import lines_of, why_not
from insight.lineage.target.ranking import ranked

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.cli.answering.folder import Folder
    from insight.cli.answering.tool import Arguments
    from insight.lineage.best_run import Answer

_MOST_VARYING = 6
_LINE = 3_000


def _answer(folder: Folder, asked: Arguments) -> Iterator[str]:
    found = answer_of(folder, asked["target"], asked["filter"])
    yield f"judged by: {how(found.target)}"
    if found.lead is None or found.seeds is None:
        yield f"nobody can say which run is best: {cell(why_not(found))}"
        return
    yield from (quoted(line, _LINE) for line in lines_of(found)[:2])
    yield from _ranking(folder, asked, found)
    yield from _explained(folder, found)


def _ranking(folder: Folder, asked: Arguments, found: Answer) -> Iterator[str]:
    names = folder.shown(asked["filter"])["run"].astype(str).tolist()
    scores = dict(zip(names, found.target.scores.tolist(), strict=True))
    best = ranked(names, found.target)[: asked["top"]]
    judged = [name for name in names if math.isfinite(scores[name])]
    columns = varying(folder, judged, found.target.name, _MOST_VARYING)
    settings = folder.settings.set_index("run")
    yield ""
    yield from table(
        ["rank", "run", found.target.name, *short(folder, columns)],
        (
            [rank, run, scores[run], *(settings.at[run, name] for name in columns)]
            for rank, run in enumerate(best, 1)
        ),
    )


def _explained(folder: Folder, found: Answer) -> Iterator[str]:
    """What explains the target among the runs: shares of its variance, and why others have none."""
    told = found.explained
    if told is None:
        yield f"\nwhat explains it is not known here: {quoted(found.lacking, _LINE)}"
        return
    scale = " of its logarithm" if told.scale == "log" else ""
    yield f"\nwhat explains {found.target.name} among {counted(told.runs, 'run')} (nothing causal):"
    if not told.varies:
        yield "it does not vary"
    elif told.found or told.together:
        header = ["parameter", f"share of variance{scale}", "95% interval", "direction", "runs"]
        yield from table(header, shares_of(folder, told))
        if told.left is not None:
            yield f"left unexplained: {percent(told.left)}"
        if told.overlapping:
            names = ", ".join(short(folder, told.overlapping))
            yield f"vary together, so one may stand for another: {names}"
    else:
        yield "no recorded parameter does"
    yield from unexplained(folder, told)


TOOL = Tool(
    name="best_run",
    title="The best run and what explains it",
    words=(
        "The best run by a target: its value, how far ahead of the next and of the median, whether "
        "that is more than seeds make (Welch's t-test), the top of the ranking; and which "
        "parameters explain the target among the runs, as shares of its variance with intervals."
    ),
    takes={
        "target": TARGET,
        "filter": AS_FILTER,
        "top": whole("Rows of the ranking.", 5, 1, 50),
    },
    answer=_answer,
)
