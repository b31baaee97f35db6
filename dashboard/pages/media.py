"""Media: every sound and video of every run at one step, and those of two runs beside each other.

The modules of `assets/pages/media/` draw it; here is what they ask for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import ClientsideFunction, Input, Output, State, html, no_update

from dashboard.address import asked
from dashboard.channel import answers, stores
from dashboard.components.empty_state import add_value, no_data, no_runs
from dashboard.components.problem_note import problem_note
from dashboard.components.run_panel import run_panel
from dashboard.components.toolbar import choice, toolbar
from dashboard.page import Link, Page
from dashboard.passing import passing, problems_of
from dashboard.queries.media import KINDS, media_series, media_steps, media_structure
from dashboard.words import say

if TYPE_CHECKING:
    import pandas as pd

    from dashboard.live import LiveStore
    from dashboard.page import App

VIEWS = {"tags": "By tag", "runs": "By run"}
RUNS = {"all": "All runs", "focus": "In focus"}
SIZES = {"small": "Small", "medium": "Medium", "large": "Large"}
RECORD = add_value("audio", "tone", "insight.Audio(np.sin(np.arange(8000) / 5), rate=8000)")
MOST_SERIES = 400  # of kind, run and tag that one request may ask for


def layout(store: LiveStore) -> list[Any]:
    """The list of runs, the controls, and the place where players go."""
    return [
        run_panel(),
        html.Div(
            [
                toolbar(
                    html.Button(say("Runs"), id="panel-open", className="button narrow-only"),
                    choice("media-view", "Arrange", VIEWS, asked("view", "tags", VIEWS)),
                    choice("media-runs", "Show", RUNS, asked("runs", "all", RUNS)),
                    choice("media-size", "Size", SIZES, asked("size", "medium", SIZES)),
                ),
                html.Div(notes(store), id="media-notes"),
                html.Div(id="media-stage", className="media-stage"),
            ],
            className="content",
        ),
        *stores("media"),
    ]


def tables_of(store: LiveStore) -> dict[str, pd.DataFrame]:
    """All sounds and videos, by kind."""
    return {kind: store.numbered(kind) for kind in KINDS}


def notes(store: LiveStore, shown: frozenset[str] | None = None) -> list[Any]:
    """What of the runs shown could not be read, or what to do when there is nothing to show."""
    if all(table.empty for table in tables_of(store).values()):
        nothing = no_data("sounds or videos", store.root, RECORD)
        return [nothing if len(store.runs()) else no_runs(store.root)]
    return list(problem_note(problems_of(store, shown), store.root))


def answer(store: LiveStore, request: Any) -> dict[str, Any]:
    """What is new of what the browser shows.

    Args:
        store: The store.
        request: `structure` and `steps`, the keys of what is known; and `series`, of each its kind,
            run and tag, and the key of what is known. What is none of that, as only another program
            would send it, counts as not asked for.

    """
    request = request if isinstance(request, dict) else {}
    tables = tables_of(store)
    series = request.get("series")
    listed = series[:MOST_SERIES] if isinstance(series, list) else []
    known = {tuple(one[:3]): one[3] for one in listed if _is_series(one)}
    return {
        "structure": media_structure(tables, _text(request.get("structure"))),
        "steps": media_steps(tables, _text(request.get("steps"))),
        "series": media_series(tables, list(known), known),
    }


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) else None


def _is_series(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 4
        and all(isinstance(name, str) for name in value[:3])
    )


def connect(app: App, store: LiveStore) -> None:
    """The browser asks, and learns what is new."""

    @app.callback(
        Output("media-notes", "children"),
        Input("pulse", "data"),
        Input("matches-of", "data"),
        State("media-notes", "children"),
        prevent_initial_call=True,
    )
    def note(_pulse: Any, told: Any, before: Any) -> Any:
        found = notes(store, passing(store, told))
        return no_update if before == [] and not found else found

    answers(app, "media", lambda asked: answer(store, asked))
    app.clientside_callback(
        ClientsideFunction("insight", "mediaView"),
        Output("media-stage", "data-view"),  # without an output Dash does not call it at first
        Input("media-view", "value"),
        Input("media-runs", "value"),
        Input("media-size", "value"),
    )


LINKS = {
    "view": Link("media-view", "tags"),
    "runs": Link("media-runs", "all"),
    "size": Link("media-size", "medium"),
}
PAGE = Page("/media", "Media", 42, "media", layout, connect, links=LINKS)
