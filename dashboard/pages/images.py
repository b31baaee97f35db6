"""Images: every picture of every run, at one step or over steps, and two of them compared.

The pages of `assets/pages/images/` draw it; here is what they ask for.
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
from dashboard.queries.images import image_series, image_steps, image_structure
from dashboard.words import say

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from dashboard.page import App

VIEWS = {"tags": "By tag", "runs": "By run", "steps": "Over steps"}
RUNS = {"all": "All runs", "focus": "In focus"}
SIZES = {"small": "Small", "medium": "Medium", "large": "Large"}
RECORD = add_value("image", "noise", "np.random.random((1, 3, 32, 32))")
MOST_SERIES = 400  # pairs of run and tag that one request may ask for


def layout(store: LiveStore) -> list[Any]:
    """The list of runs, the controls, and the place where pictures go."""
    return [
        run_panel(),
        html.Div(
            [
                toolbar(
                    html.Button(say("Runs"), id="panel-open", className="button narrow-only"),
                    choice("images-view", "Arrange", VIEWS, asked("view", "tags", VIEWS)),
                    choice("images-runs", "Show", RUNS, asked("runs", "all", RUNS)),
                    choice("images-size", "Size", SIZES, asked("size", "medium", SIZES)),
                ),
                html.Div(notes(store), id="images-notes"),
                html.Div(id="images-stage", className="images-stage"),
            ],
            className="content",
        ),
        *stores("images"),
    ]


def notes(store: LiveStore, shown: frozenset[str] | None = None) -> list[Any]:
    """What of the runs shown could not be read, or what to do when there is nothing to show."""
    if store.pictures().empty:
        return [no_data("images", store.root, RECORD) if len(store.runs()) else no_runs(store.root)]
    return list(problem_note(problems_of(store, shown), store.root))


def answer(store: LiveStore, request: Any) -> dict[str, Any]:
    """What is new of what the browser shows.

    Args:
        store: The store.
        request: `structure` and `steps`, the keys of what is known; `tag`, whose steps count; and
            `series`, triples of run, tag and the key of what is known. What is none of that, as
            only another program would send it, counts as not asked for.

    """
    request = request if isinstance(request, dict) else {}
    images = store.pictures()
    pairs = [one for one in _list(request.get("series"))[:MOST_SERIES] if _is_triple(one)]
    return {
        "structure": image_structure(images, _text(request.get("structure"))),
        "steps": image_steps(images, _text(request.get("tag")), _text(request.get("steps"))),
        "series": image_series(
            images,
            [(run, tag) for run, tag, _ in pairs],
            {(run, tag): key for run, tag, key in pairs},
        ),
    }


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) else None


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _is_triple(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 3
        and all(isinstance(name, str) for name in value[:2])
    )


def connect(app: App, store: LiveStore) -> None:
    """The browser asks, and learns what is new."""

    @app.callback(
        Output("images-notes", "children"),
        Input("pulse", "data"),
        Input("matches-of", "data"),
        State("images-notes", "children"),
        prevent_initial_call=True,
    )
    def note(_pulse: Any, told: Any, before: Any) -> Any:
        if before == [] and not store.pictures().empty and store.problems().empty:
            return no_update
        return notes(store, passing(store, told))

    answers(app, "images", lambda asked: answer(store, asked))
    app.clientside_callback(
        ClientsideFunction("insight", "imagesView"),
        Output("images-stage", "data-view"),  # without an output Dash does not call it at first
        Input("images-view", "value"),
        Input("images-runs", "value"),
        Input("images-size", "value"),
    )


LINKS = {
    "view": Link("images-view", "tags"),
    "runs": Link("images-runs", "all"),
    "size": Link("images-size", "medium"),
}
PAGE = Page("/images", "Images", 40, "images", layout, connect, links=LINKS)
