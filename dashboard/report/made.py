"""A report of a folder: what is asked for as one file, and what it had no room for."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, NamedTuple

from dash import html

from dashboard.components.problem_note import problem_words
from dashboard.passing import problems_of
from dashboard.words import say
from insight.lineage.best_run import called as folder_called

from .chosen import OWN, chosen
from .curves import drawn
from .document import document
from .sections.answer import answer_section, explained_section
from .sections.differences import differences_section
from .sections.notes import notes_section, written
from .sections.own_axes import own_axes_section
from .sections.pictures import pictures_section
from .sections.provenance import provenance_section
from .sections.runs_table import table_section
from .shown import telling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dashboard.live import LiveStore

    from .asked import Asked
    from .chosen import Chosen
    from .curves import Drawn

MOST_BYTES = 2_000_000
LEAST_ROOM = 500_000  # for curves: else fewer runs are listed
ROWS = (1_000, 300, 100, 25)
HINT = "Drag to zoom, double-click to see all; click a name to hide or show a run."
_SPARE = 4_000  # of words that are counted by the way


class Made(NamedTuple):
    """A report.

    Attributes:
        html: The file.
        title: What it is called.
        runs: How many runs it shows.
        notes: What it had no room for, in words.

    """

    html: bytes
    title: str
    runs: int
    notes: list[str]


def made(store: LiveStore, asked: Asked, version: str, now: float | None = None) -> Made:
    """The report of a folder as it is.

    Args:
        store: Whose runs.
        asked: What is wanted.
        version: Of Insight, which the report names.
        now: When it is made, in seconds since 1970.

    Raises:
        FilterError: If the filter cannot be read, or there is no such target.
        SummaryValueError: If a run or a tag is named that there is not, or a text is too long.

    """
    found = chosen(store, asked)
    tell = telling(full=asked.full)
    title = asked.title or say("Report on {name}", name=folder_called(store.root))
    made_by = f"Insight {version}"
    head = _head(title, asked, found, time.time() if now is None else now, made_by)
    before = [head, _notes(asked), answer_section(found.answer) if found.runs else None]
    told = [
        own_axes_section(store, found),
        pictures_section(store, found),
        explained_section(found.answer),
        differences_section(store, found, tell, full=asked.full),
        notes_section(found, store.notes.runs()),
        provenance_section(store, found, tell, full=asked.full),
        html.Footer(say("Made by {name}; this file makes no request.", name=made_by)),
    ]
    room, after = 0, told
    for rows in ROWS:  # the first that leaves room for curves
        table = table_section(store, found, tell, full=asked.full, rows=rows)
        after = [table if found.runs else _nothing(), *told]
        empty = len(document(title, [*before, *after], _data(found, None), version))
        room = MOST_BYTES - empty - _SPARE
        if room >= LEAST_ROOM:
            break
    curves = drawn(store.scalars(), found.tags, found.runs, OWN, room)
    notes = [*_left_out(found, curves), *_damaged(store, found)]
    parts = [*before, _curves(curves, notes), *after]
    content = document(title, [html.Main(parts)], _data(found, curves), version)
    return Made(content, title, len(found.runs), notes)


def _head(title: str, asked: Asked, found: Chosen, now: float, made_by: str) -> Any:
    count = len(found.runs)
    moment = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(now))
    facts = [
        say("1 run") if count == 1 else say("{count} runs", count=f"{count:,}"),
        moment,
        made_by,
    ]
    told = [html.Span(fact) for fact in facts]
    chosen_by = html.Span([say("Filter"), " ", html.Code(asked.filter)]) if asked.filter else None
    return html.Header([html.H1(title), html.P([*told, chosen_by], className="facts-line")])


def _notes(asked: Asked) -> Any:
    notes = written(asked.notes)
    return None if notes is None else html.Section(notes, className="card")


def _nothing() -> Any:
    return html.Section(html.P(say("No run passes the filter")), className="card answer")


def _curves(curves: Drawn, notes: Sequence[str]) -> Any:
    if not curves.cards:
        return None
    return html.Section(
        [
            html.H2(say("Curves")),
            html.Noscript(html.P(say("Curves need JavaScript."), className="quiet")),
            html.Div(id="legend"),
            html.Div(id="curves"),
            html.P(say(HINT), className="quiet hint", hidden=True, id="hint"),
            *(html.P(note, className="quiet") for note in notes),
        ]
    )


def _left_out(found: Chosen, curves: Drawn) -> list[str]:
    notes = []
    if curves.cards and curves.runs < len(found.runs):
        words = "Of {all} runs the curves of {count} are drawn, evenly from the best to the worst."
        notes.append(say(words, all=f"{len(found.runs):,}", count=f"{curves.runs:,}"))
    if curves.buckets is not None:
        own, other = curves.buckets
        if len(found.runs) <= OWN:
            notes.append(say("Long curves are drawn by the means of {own} parts.", own=own))
        else:
            words = "Long curves are drawn by the means of {own} parts, those in grey of {other}."
            notes.append(say(words, own=own, other=other))
    if found.other_tags:
        words = "{count} more tags have no curves here."
        notes.append(say(words, count=f"{found.other_tags:,}"))
    return notes


def _damaged(store: LiveStore, found: Chosen) -> list[str]:
    """What of the runs could not be read."""
    problems = problems_of(store, found.runs)
    if problems.empty or not found.runs:
        return []
    return [f"{problem_words(problems)}. {say('What is whole was read all the same.')}"]


def _data(found: Chosen, curves: Drawn | None) -> dict[str, Any]:
    return {
        "inks": found.inks,
        "called": found.called,
        "drawn": curves.runs if curves else 0,
        "cards": curves.cards if curves else [],
    }
