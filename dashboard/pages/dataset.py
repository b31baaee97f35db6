"""Dataset graph: the stages that rows pass before the training, from the source to the batch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dashboard.components.graph_page import connect_graph, graph_layout
from dashboard.page import Link, Page
from dashboard.queries.graph.answer import Subject
from dashboard.queries.graph.dataset import read_dataset

if TYPE_CHECKING:
    from dashboard.live import LiveStore
    from dashboard.page import App

SUBJECT = Subject("dataset", "dataset_graph", read_dataset, sideways=True)
WHAT = "dataset graphs"


def layout(store: LiveStore) -> list[Any]:
    """Controls, outline, drawing and inspector, or what to do when there is no pipeline."""
    return graph_layout(store, SUBJECT, WHAT)


def connect(app: App, store: LiveStore) -> None:
    """Pipelines of new runs appear, stages open."""
    connect_graph(app, store, SUBJECT, WHAT)


PAGE = Page("/dataset", "Dataset", 65, "dataset", layout, connect,
            links={"run": Link("dataset-run", "")}, modules="graph")  # fmt: skip
