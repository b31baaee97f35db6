"""Graph: the operators of a network, from its inputs down to its outputs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dashboard.components.graph_page import connect_graph, graph_layout
from dashboard.page import Link, Page
from dashboard.queries.graph.answer import Subject
from dashboard.queries.graph.model import read_graph

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from dashboard.page import App

SUBJECT = Subject("graph", "graph", read_graph)
WHAT = "graphs"


def layout(store: LiveStore) -> list[Any]:
    """Controls, outline, drawing and inspector, or what to do when there is no graph."""
    return graph_layout(store, SUBJECT, WHAT)


def connect(app: App, store: LiveStore) -> None:
    """Graphs of new runs appear, scopes open."""
    connect_graph(app, store, SUBJECT, WHAT)


LINKS = {
    "run": Link("graph-run", ""),
    "show": Link("graph-show", "forward"),
    "parameters": Link("graph-parameters", "shown"),
}
PAGE = Page("/graph", "Graph", 60, "graph", layout, connect, links=LINKS)
