"""What a folder holds: how many runs, of which tools, and the names to ask with."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any

from insight.cli.answering.judged import how, is_hidden, target_of_all
from insight.cli.answering.text import cell, counted, number, table
from insight.cli.answering.tool import Tool, text, whole
from insight.errors import shortened
from insight.lineage.numeric import as_floats, is_numeric
from insight.lineage.target import parameters_of, runs_with
from insight.tables import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pandas as pd

    from insight.cli.answering.folder import Folder
    from insight.cli.answering.tool import Arguments

_FEW = 6  # values of a parameter that are told one by one
_BETTER = {1: "higher", -1: "lower", 0: ""}


def _answer(folder: Folder, asked: Arguments) -> Iterator[str]:
    runs, part, most = folder.runs, asked["contains"].casefold(), asked["limit"]
    yield f"{counted(len(runs), 'run')} in {cell(folder.called)}"
    if runs.empty:
        return
    for column in ("status", "source"):
        counts = runs[column].value_counts()
        yield f"{column}: " + ", ".join(f"{name} {count}" for name, count in counts.items())
    yield f"recorded: {cell(runs['started'].min())} to {cell(runs['updated'].max())} UTC"
    yield f"judged by: {how(target_of_all(folder, ''))}"
    yield from _named("metric", folder.keep("metrics", partial(_metrics, folder)), part, most)
    parameters = folder.keep("parameters", partial(_parameters, folder))
    yield from _named("parameter", parameters, part, most)
    yield from _others(folder)


def _named(what: str, rows: list[tuple[Any, ...]], part: str, most: int) -> Iterator[str]:
    """The rows whose names contain a text, and how many there are beside those that are told."""
    found = [row for row in rows if part in str(row[0]).casefold()]
    if not found:
        return
    header = [what, "runs", "better"] if what == "metric" else [what, "runs", "values"]
    yield ""
    yield from table(header, found[:most])
    left = len(found) - most
    if left > 0:
        yield f"[{most} of {counted(len(found), what)}; contains= narrows, limit= shows more]"


def _metrics(folder: Folder) -> list[tuple[Any, ...]]:
    """Each series and recorded metric, those of most runs first; then those beside trainings."""
    index = folder.scalars
    counts = runs_with(folder.settings, index)
    order = sorted(counts, key=lambda name: (not index.direction(name), -counts[name]))
    beside = Counter(one.tag for one in index.beside)
    found = [(name, counts[name], _BETTER[index.direction(name)]) for name in order]
    return [*found, *((tag, count, "") for tag, count in beside.items())]


def _parameters(folder: Folder) -> list[tuple[Any, ...]]:
    settings = folder.settings
    names = [name for name in parameters_of(settings, "") if not is_hidden(name)]
    held = {name: settings[name].dropna() for name in names}
    found = [(name, len(column), _values(column)) for name, column in held.items() if len(column)]
    return sorted(found, key=lambda row: (" " not in row[2], -row[1]))


def _values(column: pd.Series[Any]) -> str:
    """What a parameter was set to: each value and how often, or from where to where."""
    counts = column.map(cell).value_counts()
    if len(counts) <= _FEW:
        pairs = sorted(counts.items(), key=lambda one: -one[1])
        return " | ".join(f"{shortened(str(value), 60)} ({count})" for value, count in pairs)
    if is_numeric(column):
        values = as_floats(column)
        return f"{number(values.min())} to {number(values.max())}, {len(counts)} values"
    return f"{shortened(cell(column.iloc[0]), 60)} and {len(counts) - 1} other texts"


def _others(folder: Folder) -> Iterator[str]:
    """What else there is to ask of."""
    sections: dict[str, int] = {}
    for name in map(str, folder.lineage.columns):
        section, dot, _ = name.partition(".")
        if dot:
            sections[section] = sections.get(section, 0) + 1
    if sections:
        told = ", ".join(f"{section}.* {count}" for section, count in sections.items())
        yield f"\nfacts that filters and columns know: {told}"
    kinds = {kind: folder.store.tags(kind) for kind in KINDS}
    held = ", ".join(f"{kind} {counted(len(tags), 'tag')}" for kind, tags in kinds.items() if tags)
    if held:
        yield f"kinds: {held}"
    damaged = int((folder.runs["problems"] > 0).sum())
    if damaged:
        yield f"damaged: {counted(damaged, 'run')}; troubles says where"


TOOL = Tool(
    name="overview",
    title="What the folder holds",
    words=(
        "Ask this first: how many runs there are, by status and tool; what they are judged by; the "
        "names of metrics and parameters with their values, which filters and other tools take."
    ),
    takes={
        "contains": text("Only metrics and parameters whose names contain this.", ""),
        "limit": whole("Most names of each kind.", 30, 1, 200),
    },
    answer=_answer,
)
