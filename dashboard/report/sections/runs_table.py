"""The table of runs: the columns that vary, the best first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pandas as pd
from dash import html

from dashboard.components.attributes import aria, data
from dashboard.components.lineage_words import title as target_title
from dashboard.queries.lineage.facts import plain
from dashboard.queries.runs.times import seconds_of
from dashboard.report.shown import is_private
from dashboard.words import say
from insight.lineage.short_names import short_names
from insight.lineage.target.best import best_values

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from dashboard.live import LiveStore
    from dashboard.report.chosen import Chosen
    from insight.lineage.target import Target

MOST_SERIES, MOST_FACTS = 6, 24
LONGEST = 48  # letters of a cell
FEW = 25  # rows that are seen at first
# What lies elsewhere for each run, and what the status says already.
OF_EACH = frozenset(
    ("model.path", "model.size", "model.stopped_early", "model.stopped_at_step", "algorithm.loss")
)


class Column(NamedTuple):
    """One column of the table.

    Attributes:
        title: Its heading.
        cells: One a run: a number, a text, or None.
        best: Which rows have the best value.

    """

    title: str
    cells: list[Any]
    best: frozenset[int] = frozenset()

    @property
    def is_number(self) -> bool:
        return all(one is None or isinstance(one, (int, float)) for one in self.cells)


def table_section(
    store: LiveStore, chosen: Chosen, tell: Callable[[str], str], *, full: bool, rows: int
) -> Any:
    """The table, and what is the same in all of its runs.

    Args:
        store: Whose runs.
        chosen: Which.
        tell: How texts are told.
        full: Whether facts of machines and people are told.
        rows: How many of the runs are listed, at most.

    """
    runs = chosen.runs[:rows]
    facts = _facts(store, runs, chosen, tell, full=full)
    varying = [one for one in facts if len({repr(cell) for cell in one.cells}) > 1]
    constant = [one for one in facts if one not in varying]
    columns = [
        *_series(store, runs, chosen),
        *varying[:MOST_FACTS],
        *_overview(store, runs),
    ]
    left = len(varying) - MOST_FACTS
    notes = []
    if len(runs) < len(chosen.runs):
        words = say(
            "{shown} of {all} runs are listed, the best.",
            shown=f"{len(runs):,}",
            all=f"{len(chosen.runs):,}",
        )
        notes.append(html.P(words, className="quiet"))
    if left > 0:
        notes.append(
            html.P(say("{count} more columns are not shown", count=left), className="quiet")
        )
    return html.Section(
        [
            html.H2([say("Runs"), html.Span(f" {len(chosen.runs):,}", className="quiet")]),
            html.Div(
                html.Table([_head(columns), _body(runs, columns, chosen)], id="runs"),
                className="scroll card",
                tabIndex=0,
                role="region",
                **aria(label=say("Runs")),
            ),
            html.Button(
                say("Show all {count} runs", count=f"{len(runs):,}"),
                id="all-runs",
                className="button",
                hidden=True,
            )
            if len(runs) > FEW
            else None,
            *notes,
            _same(constant) if len(runs) > 1 else None,
        ]
    )


def _head(columns: Sequence[Column]) -> Any:
    names = [(say("Run"), False), *((one.title, one.is_number) for one in columns)]
    return html.Thead(
        html.Tr([html.Th(name, scope="col", className="n" if n else "") for name, n in names])
    )


def _body(runs: Sequence[str], columns: Sequence[Column], chosen: Chosen) -> Any:
    shapes = [("n" if one.is_number else "", one) for one in columns]
    rows = []
    for at, run in enumerate(runs):
        ink = chosen.inks.get(run)
        chip = html.I(className="chip" if ink is None else f"chip ink-{ink}")
        called = chosen.called.get(run, run)
        own = html.Span(f" {run}", className="quiet") if called != run else None
        cells = [
            html.Td(_text(one.cells[at]), className=f"{shape} best" if at in one.best else shape)
            for shape, one in shapes
        ]
        rows.append(html.Tr([html.Th([chip, called, own], scope="row"), *cells], **data(run=run)))
    return html.Tbody(rows)


def _text(cell: Any) -> str:
    if cell is None:
        return "–"
    if isinstance(cell, float):
        return f"{cell:.6g}".replace("inf", "∞").replace("nan", "NaN")
    return str(cell)


def _series(store: LiveStore, runs: Sequence[str], chosen: Chosen) -> Iterator[Column]:
    """The target, and the series whose curves are drawn."""
    target, index = chosen.answer.target, store.scalars()
    if target.name:
        yield _judged(store, runs, chosen, target)
    for tag in [one for one in chosen.tags if one != target.name][:MOST_SERIES]:
        sign = index.direction(tag)
        segments = [one for one in index.by_tag.get(tag, ()) if one.run in set(runs)]
        if sign:
            values = best_values(index, segments, sign).tolist()
        else:
            values = [float(index.value[one.end - 1]) for one in segments]
        held = {one.run: value for one, value in zip(segments, values, strict=True)}
        words = "{name}, best" if sign else "{name}, last"
        yield _column(say(words, name=tag), [held.get(run) for run in runs], sign)


def _judged(store: LiveStore, runs: Sequence[str], chosen: Chosen, target: Target) -> Column:
    known = {one.run for one in store.scalars().by_tag.get(target.name, ())}
    scores = [chosen.scores[run] for run in runs]
    cells = [  # who lacks it has none; who met nothing but NaN has that
        score if run in known or not np.isnan(score) else None
        for run, score in zip(runs, scores, strict=True)
    ]
    return _column(target_title(target), cells, target.direction)


def _column(title: str, cells: list[float | None], sign: int) -> Column:
    ranks = [sign * one if one is not None and np.isfinite(one) else -np.inf for one in cells]
    top = max(ranks, default=-np.inf)
    best = frozenset(at for at, rank in enumerate(ranks) if rank == top) if sign else frozenset()
    return Column(title, list(cells), best if top > -np.inf and len(cells) > 1 else frozenset())


def _facts(
    store: LiveStore,
    runs: Sequence[str],
    chosen: Chosen,
    tell: Callable[[str], str],
    *,
    full: bool,
) -> list[Column]:
    """What was recorded of the runs, what explains the target first."""
    table = store.parameters().set_index("run").reindex(list(runs))
    explained = chosen.answer.explained
    first = [one.name for one in explained.found] if explained else []
    usual = [
        name
        for name in map(str, table.columns)
        if name not in first
        and name != chosen.answer.target.name
        and name not in OF_EACH
        and (full or not is_private(name))
    ]
    names = [*first, *sorted(usual, key=lambda name: not name.startswith("hyperparameters."))]
    called = short_names(names, names)
    columns = (
        Column(title, [_told(value, tell) for value in table[name]])
        for name, title in zip(names, called, strict=True)
    )
    return [one for one in columns if any(cell is not None for cell in one.cells)]


def _told(value: Any, tell: Callable[[str], str]) -> Any:
    told = plain(value)
    if not isinstance(told, str):
        return told
    text = tell(told)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _overview(store: LiveStore, runs: Sequence[str]) -> list[Column]:
    """How the runs went, where they went differently."""
    rows = store.runs().assign(run=lambda table: table["run"].astype(str)).set_index("run")
    rows = rows.reindex(list(runs))
    started, updated = (seconds_of(rows[name]) for name in ("started", "updated"))
    seconds = [None if np.isnan(one) else round(float(one), 1) for one in updated - started]
    found = [
        Column(say("Status"), rows["status"].astype(str).tolist()),
        Column(say("Last step"), [int(one) for one in rows["last_step"]]),
        Column(say("Seconds"), seconds),
        Column(say("Started (UTC)"), [_moment(one) for one in rows["started"]]),
    ]
    return [one for one in found if len(runs) == 1 or len(set(map(repr, one.cells))) > 1]


def _moment(value: Any) -> str | None:
    return None if pd.isna(value) else value.strftime("%Y-%m-%d %H:%M")


def _same(constant: Sequence[Column]) -> Any:
    if not constant:
        return None
    return html.Details(
        [
            html.Summary(say("The same in all runs")),
            html.Dl(
                [
                    part
                    for one in constant
                    for part in (html.Dt(one.title), html.Dd(_text(one.cells[0])))
                ],
                className="facts",
            ),
        ]
    )
