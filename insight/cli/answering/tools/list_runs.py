"""Runs by a filter: a page of rows, or groups of them by their values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd

from insight.cli.answering.judged import short, target_of, varying
from insight.cli.answering.text import ROOM, counted, fitting, table
from insight.cli.answering.tool import FILTER, TARGET, Tool, text, texts, whole
from insight.lineage import sort_rows
from insight.lineage.metrics import measured
from insight.lineage.named import column_named
from insight.lineage.numeric import as_floats, is_numeric

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.cli.answering.folder import Folder
    from insight.cli.answering.tool import Arguments
    from insight.lineage.target import Target

_SHOWN = ("run", "status", "source", "last_step")
_MOST_VARYING = 5
_HOW = ("mean", "min", "max")
_PAGE_ROOM = ROOM - 500  # what stands around the rows


def _answer(folder: Folder, asked: Arguments) -> Iterator[str]:
    found = folder.shown(asked["filter"])
    target = target_of(folder, asked["target"], found["run"].astype(str).tolist())
    score = _score_name(target)
    found = found.assign(**{score: target.scores}) if target.name else found
    if asked["sort"]:
        by = asked["sort"].removeprefix("-")
        sign = asked["sort"].removesuffix(by)
        sort = sign + (score if by == "target" and target.name else by)
        found = sort_rows(found, sort, folder.store)
    total = f"{counted(len(found), 'run')}"
    if asked["filter"]:
        total += f" of {len(folder.runs):,} pass the filter"
    if asked.get("group_by"):
        yield total
        yield from _groups(folder, found, asked, score)
        return
    yield from _page(folder, found, asked, total, target)


def _score_name(target: Target) -> str:
    return f"{target.of}({target.name})" if target.of in ("best", "last") else target.name


def _page(
    folder: Folder, found: pd.DataFrame, asked: Arguments, total: str, target: Target
) -> Iterator[str]:
    first, limit = asked["offset"], asked["limit"]
    rows = found.iloc[first : first + limit]
    columns = _columns(folder, rows, found, asked, target)
    header, *lines = table(
        short(folder, list(columns)),
        zip(*(column.tolist() for column in columns.values()), strict=True),
    )
    kept, _ = fitting(lines, _PAGE_ROOM - len(header))
    end = first + len(kept)
    if kept and (first or end < len(found)):
        more = f"; offset={end} goes on, or narrow with filter" if end < len(found) else ""
        yield f"{total}: {first + 1:,} to {end:,}{more}"
    else:
        yield total
    if kept:
        yield header
        yield from kept


def _columns(
    folder: Folder, rows: pd.DataFrame, found: pd.DataFrame, asked: Arguments, target: Target
) -> dict[str, pd.Series[Any]]:
    """The columns that were asked for, or those that usually tell the most."""
    if asked.get("columns"):
        columns = [_named(folder, rows, name) for name in asked["columns"]]
        return {"run": rows["run"]} | {str(one.name): one for one in columns}
    told = {name: rows[name] for name in _SHOWN}
    if target.name:
        told[_score_name(target)] = rows[_score_name(target)]
    names = found["run"].astype(str).tolist()
    settings = folder.settings.set_index("run").reindex(rows["run"])
    for name in varying(folder, names, target.name, _MOST_VARYING):
        told[name] = settings[name]
    return told


def _named(folder: Folder, rows: pd.DataFrame, name: str) -> pd.Series[Any]:
    """A column by its name in filters; `target` is what runs are judged by."""
    if name == "target" and name not in rows.columns:
        name = next((str(one) for one in rows.columns[::-1] if one not in folder.known), name)
    tag, measure = (name, None) if name in rows.columns else measured(name)
    return column_named(rows, tag, measure, folder.store, "columns")


def _groups(folder: Folder, found: pd.DataFrame, asked: Arguments, score: str) -> Iterator[str]:
    """Of each value, or each combination of several, how many runs and their means."""
    keys = [_named(folder, found, name) for name in asked["group_by"]]
    wanted = asked.get("columns") or ([score] if score in found else [])
    numbers = [one for one in (_named(folder, found, name) for name in wanted) if is_numeric(one)]
    values = pd.DataFrame({str(one.name): as_floats(one) for one in numbers}, index=found.index)
    grouped = values.groupby([key.astype(object) for key in keys], dropna=False, sort=False)
    sizes = grouped.size()
    told = [grouped[name].agg(how) for name in map(str, values) for how in _HOW]
    header = [*short(folder, [str(key.name) for key in keys]), "runs"]
    header += [f"{how} {name}" for name in values for how in _HOW]
    rows = [
        [
            *(key if isinstance(key, tuple) else (key,)),
            int(sizes.iloc[at]),
            *(float(column.iloc[at]) for column in told),
        ]
        for at, key in enumerate(sizes.index)
    ]
    rows.sort(key=lambda row: -row[len(keys)])
    first, limit = asked["offset"], asked["limit"]
    header_line, *lines = table(header, rows)
    kept, _ = fitting(lines[first : first + limit], _PAGE_ROOM)
    yield header_line
    yield from kept
    if first + len(kept) < len(lines):
        end = first + len(kept)
        yield f"[groups {first + 1:,} to {end:,} of {len(lines):,}; offset={end} goes on]"


TOOL = Tool(
    name="list_runs",
    title="Runs by a filter",
    words=(
        "Runs that pass a filter, sorted and in pages, with chosen columns; or, with group_by, how "
        "many runs each value has and the mean, min and max of columns (e.g. group_by="
        "['learning_rate'])."
    ),
    takes={
        "filter": FILTER,
        "sort": text(
            "A column or metric as filters name them, or 'target'; '-' before it: greatest first.",
            "",
        ),
        "columns": texts(
            "Columns beside the run: names as in filters, min(tag) and max(tag). Default: status, "
            "source, last_step, the target and parameters that vary.",
            20,
        ),
        "group_by": texts("Columns by whose values runs are counted and averaged.", 3),
        "target": TARGET,
        "limit": whole("Most rows; 0 counts alone.", 20, 0, 200),
        "offset": whole("Rows to pass over.", 0, 0, 1_000_000),
    },
    answer=_answer,
)
