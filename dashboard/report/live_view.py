"""A report as the page shows it: the parts of its file, of the runs that are there now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from dash import html

from dashboard.components.attributes import aria
from dashboard.components.chart_card import card_sections
from dashboard.components.problem_note import problem_note
from dashboard.passing import problems_of
from dashboard.words import say

from .chosen import chosen
from .sections.answer import answer_section, explained_section
from .sections.differences import differences_section
from .sections.notes import notes_section, written
from .sections.pictures import pictures_section
from .sections.provenance import provenance_section
from .sections.runs_table import table_section

if TYPE_CHECKING:
    from dashboard.live import LiveStore

    from .asked import Asked

MOST_DRAWN = 500  # runs with curves on the page
MOST_LISTED = 100


class LiveView(NamedTuple):
    """The parts of a report on the page.

    Attributes:
        above: What stands above the curves.
        curves: Cards, as on Scalars.
        below: What stands below them.
        runs: The names of those that the cards draw, the best first.

    """

    above: list[Any]
    curves: list[Any]
    below: list[Any]
    runs: list[str]


def bar(share: float, low: float, high: float) -> html.Div:
    """The bar of `drawing.interval`, for a page whose policy allows styles."""
    percent = [f"{100 * min(1.0, max(0.0, part)):.1f}%" for part in (share, low, high - low)]
    whisker = {"left": percent[1], "width": percent[2]}
    return html.Div(
        [
            html.Div(className="bar", style={"width": percent[0]}),
            html.Div(className="whisker", style=whisker),
        ],
        className="interval",
        **aria(hidden="true"),
    )


def live_view(store: LiveStore, asked: Asked) -> LiveView:
    """A report of the runs that are there now, with all that was recorded: only its file leaves.

    Raises:
        FilterError: If the filter cannot be read, or there is no such target.
        SummaryValueError: If a tag is named that there is not.

    """
    found = chosen(store, asked)
    runs = found.runs[:MOST_DRAWN]
    notes = written(asked.notes)
    above: list[Any] = (
        [] if notes is None else [html.Div(notes, className="markdown report-notes", dir="auto")]
    )
    above += problem_note(problems_of(store, found.runs), store.root)
    if not found.runs:
        return LiveView([*above, html.P(say("No run passes the filter"))], [], [], [])
    index, shown = store.scalars(), set(runs)
    counts = {tag: sum(one.run in shown for one in index.by_tag.get(tag, ())) for tag in found.tags}
    curves = card_sections(counts, say("Scalar"), say("Curves"), (say("Curves"), found.tags))
    below = [
        table_section(store, found, str, full=True, rows=MOST_LISTED),
        pictures_section(store, found),
        explained_section(found.answer, bar),
        differences_section(store, found, str, full=True),
        notes_section(found, store.notes.runs()),
        provenance_section(store, found, str, full=True),
    ]
    return LiveView(
        [*above, answer_section(found.answer)], curves, [one for one in below if one], runs
    )
