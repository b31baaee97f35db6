"""Tensors: one tensor of one run at one step, whole in numbers and in part as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dash import ClientsideFunction, Input, Output, State, dcc, html, no_update

from dashboard.address import asked
from dashboard.channel import answers, stores
from dashboard.components.attributes import aria, data
from dashboard.components.empty_state import add_value, no_data, no_runs
from dashboard.components.icon import icon
from dashboard.components.news import news_of
from dashboard.components.problem_note import problem_note
from dashboard.components.toolbar import choice, step_control, toolbar
from dashboard.page import Link, Page
from dashboard.passing import passing, problems_of
from dashboard.queries.tensors.answer import Query, tensor_answer
from dashboard.queries.tensors.cache import TensorCache
from dashboard.queries.tensors.index import index_mark, tensor_index
from dashboard.words import say

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from dashboard.page import App

VIEWS = {"table": "Table", "heat": "Heat map", "histogram": "Histogram"}
RECORD = add_value("tensor", "weight", "np.random.normal(size=(8, 8))")


def layout(store: LiveStore) -> list[Any]:
    """The list of tensors, the controls, and the place of what they choose."""
    return [
        _list(),
        html.Div(
            [
                _controls(),
                html.Div(problems(store), id="tensors-problems"),
                html.Div(sections(store), id="tensors-sections", className="sections"),
            ],
            className="content",
        ),
        dcc.Store(id="tensors-index", data=tensor_index(store.numbered("tensor"))),
        dcc.Store(id="tensors-mark", data=index_mark(store.numbered("tensor"))),
        dcc.Store(id="tensors-known"),
        *stores("tensors"),
    ]


def sections(store: LiveStore) -> list[Any]:
    """The card of the tensor that is looked at, or what to do when there is none."""
    if store.table("tensor").empty:
        if len(store.runs()):
            return [no_data("tensors", store.root, RECORD)]
        return [no_runs(store.root)]
    card = html.Article(
        [
            html.Header([html.H3(id="tensor-title"), html.Div(className="stats")]),
            html.Div(className="plot", id="tensor-body"),
        ],
        className="card tensor-card",
        id="tensor-card",
        **data(tag="", runs="0"),
        **aria(label=say("Tensor")),
    )
    return [card]


def problems(store: LiveStore, shown: frozenset[str] | None = None) -> list[Any]:
    """What of the runs shown could not be read, if anything."""
    return list(problem_note(problems_of(store, shown), store.root))


def _list() -> html.Aside:
    return html.Aside(
        [
            html.Div(
                [
                    html.H2(
                        [say("Tensors"), " ", html.Span(id="tensor-tag-count", className="count")]
                    ),
                    html.Button(
                        icon("close"),
                        id="panel-close",
                        className="icon-button",
                        **aria(label=say("Close the list of tensors")),
                    ),
                ],
                className="panel-head",
            ),
            html.Div(id="tensors-away", className="tags-away", role="status", hidden=True),
            html.Div(id="tensor-tags", role="group", **aria(label=say("Tensors"))),
            html.Div(
                html.H2([say("Runs"), " ", html.Span(id="tensor-run-count", className="count")]),
                className="panel-head",
            ),
            html.Div(id="tensor-runs", role="group", **aria(label=say("Runs with this tensor"))),
        ],
        id="run-panel",
        className="panel tensor-panel",
        **aria(label=say("Tensors")),
    )


def _controls() -> html.Div:
    return toolbar(
        html.Button(say("Tensors"), id="panel-open", className="button narrow-only"),
        step_control("tensor-steps"),
        html.Div(id="tensor-slice", className="control"),
        choice("tensor-view", "View", VIEWS, asked("view", "table", VIEWS)),
        html.Div(id="tensor-pair", className="control pair"),
    )


def connect(app: App, store: LiveStore) -> None:
    """The index follows the files, and the browser gets what it asks for."""
    cache = TensorCache()

    @app.callback(
        Output("tensors-index", "data"),
        Output("tensors-mark", "data"),
        Output("tensors-sections", "children"),
        Input("pulse", "data"),
        State("tensors-mark", "data"),
        prevent_initial_call=True,
    )
    def show(_pulse: Any, before: Any) -> Any:
        table = store.numbered("tensor")
        now = index_mark(table)
        if now == before:
            return no_update, no_update, no_update
        was_empty = not (isinstance(before, list) and before and before[0])
        turned = was_empty != table.empty
        return tensor_index(table), now, sections(store) if turned else no_update

    @app.callback(
        Output("tensors-problems", "children"),
        Output("tensors-known", "data"),
        Input("pulse", "data"),
        Input("matches-of", "data"),
        State("tensors-known", "data"),
        prevent_initial_call=True,
    )
    def warn(_pulse: Any, told: Any, before: Any) -> Any:
        (found,), now = news_of({"problems": problems(store, passing(store, told))}, before)
        return found, now

    def send(asked: dict[str, Any]) -> dict[str, Any]:
        link = app.get_relative_path("/api/v1/blobs/")
        return tensor_answer(store, cache, Query.of(asked)) | {"blobs": link}

    answers(app, "tensors", send)
    for name, output, source in CLIENT:
        app.clientside_callback(
            ClientsideFunction("tensors", name), Output(output, "title"), Input(*source)
        )


# The browser's functions; a callback has to write somewhere to be called at first.
CLIENT = (
    ("index", "tensor-tag-count", ("tensors-index", "data")),
    ("view", "tensor-tags", ("tensor-view", "value")),
)
LINKS = {"view": Link("tensor-view", "table")}
PAGE = Page("/tensors", "Tensors", 50, "tensors", layout, connect, links=LINKS)
