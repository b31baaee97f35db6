"""Answers to what a browser asks of a graph; everything it sends is checked and bounded here."""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from insight.errors import SummaryError

from .details import node_details, scope_details
from .payload import OpenGraph, model_payload, view_payload

if TYPE_CHECKING:
    from collections.abc import Callable

    import pandas as pd

    from dashboard.live import LiveStore

    from .model import Graph

MOST_OPEN = 5_000
MOST_KEPT = 6


@dataclass(frozen=True)
class Subject:
    """A kind of graph that has a page.

    Attributes:
        page: The word in the page's address.
        kind: The kind of value that holds it.
        read: Makes a graph of the message.
        sideways: Drawn from left to right.

    """

    page: str
    kind: str
    read: Callable[[Any], Graph]
    sideways: bool = False


class GraphShelf:
    """The graphs looked at last, so that opening a scope reads no file."""

    def __init__(self, store: LiveStore, subject: Subject) -> None:
        self._store = store
        self._subject = subject
        self._lock = threading.Lock()
        self._kept: OrderedDict[str, OpenGraph] = OrderedDict()

    def rows(self) -> pd.DataFrame:
        """One row for each recorded graph, the newest last."""
        table = self._store.table(self._subject.kind)
        return table.sort_values(["wall_time", "step"], kind="stable")

    def runs(self) -> list[str]:
        """The runs that have a graph, the newest first."""
        return list(dict.fromkeys(self.rows()["run"].astype(str).tolist()[::-1]))

    def steps(self, run: str) -> list[str]:
        """The steps at which a run recorded one, the newest first, as text."""
        rows = self.rows()
        return list(dict.fromkeys(str(step) for step in rows["step"][rows["run"] == run][::-1]))

    def histogram_tags(self, run: str) -> frozenset[str]:
        """The tags of a run's histograms."""
        table = self._store.table("histogram")
        return frozenset(table["tag"][table["run"] == run].astype(str).unique())

    def find(self, run: str, step: str) -> tuple[str, OpenGraph] | None:
        """The graph of a run at a step, or its newest; and a key that tells its version.

        Raises:
            SummaryError: If its bytes can no longer be read.

        """
        rows = self.rows()
        rows = rows[rows["run"] == run]
        chosen = rows[rows["step"].astype(str) == step]
        rows = chosen if len(chosen) else rows
        if not len(rows):
            return None
        row = rows.iloc[-1]
        key = f"{run}\n{row['tag']}\n{row['step']}\n{float(row['wall_time'])!r}\n{row['nodes']}"
        with self._lock:
            if key not in self._kept:
                kind, tag = self._subject.kind, str(row["tag"])
                message = self._store.value(kind, run, tag, int(row["step"]))
                graph = self._subject.read(message)
                self._kept[key] = OpenGraph.of(graph, sideways=self._subject.sideways)
                if len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(key)
            return key, self._kept[key]


def answer(shelf: GraphShelf, request: Any) -> dict[str, Any]:
    """The names of a graph where the browser does not know them yet, and the view it asks for."""
    asked = request if isinstance(request, dict) else {}
    try:
        found = shelf.find(str(asked.get("run")), str(asked.get("step")))
    except (SummaryError, OSError, ValueError) as error:
        return {"problem": str(error)[:2_000]}
    if found is None:
        return {"problem": ""}
    key, opened = found
    known = asked.get("known") == key
    if known and asked.get("only_news"):
        return {"same": True}
    view = view_payload(
        opened,
        scopes_asked(asked.get("open"), len(opened.tree.scopes)),
        everything=asked.get("show") == "all",
        parameters=asked.get("parameters") != "hidden",
    )
    return {"key": key, "model": None if known else model_payload(opened), "view": view}


def facts(shelf: GraphShelf, request: Any) -> dict[str, Any]:
    """What the inspector says of one node or scope."""
    asked = request if isinstance(request, dict) else {}
    scope, node = number_of(asked.get("scope")), number_of(asked.get("node"))
    back: dict[str, Any] = {"scope": scope, "node": node, "key": None}
    run = str(asked.get("run"))
    try:
        found = shelf.find(run, str(asked.get("step")))
    except (SummaryError, OSError, ValueError):
        return back
    if found is None:
        return back
    key, opened = found
    if 0 <= node < len(opened.graph):
        return back | {"key": key} | node_details(opened, node, shelf.histogram_tags(run))
    if 0 <= scope < len(opened.tree.scopes):
        return back | {"key": key} | scope_details(opened, scope)
    return back


def scopes_asked(given: Any, count: int) -> list[int] | None:
    """The scopes to open, of `count`; None where the browser leaves it to us.

    >>> scopes_asked([1, 99, "x", True], 5), scopes_asked(None, 5)
    ([0, 1], None)
    """
    if not isinstance(given, list):
        return None
    wanted = {number_of(one) for one in given[:MOST_OPEN]}
    return sorted({0} | {one for one in wanted if 0 <= one < count})


def number_of(given: Any) -> int:
    """A number of an item that a browser sent; -1 where it sent none."""
    return given if isinstance(given, int) and not isinstance(given, bool) else -1
