"""A graph of runs in the form that the viewer of graphs opens and lays out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.components.news import mark_of
from dashboard.queries.graph.model import Facts, Graph
from dashboard.queries.graph.payload import OpenGraph, model_payload
from dashboard.words import say

from .draft import KINDS
from .graph import key_of
from .tree import tree_of

if TYPE_CHECKING:
    from .draft import Draft
    from .graph import Drawn


@dataclass(frozen=True)
class OpenedRuns:
    """A graph that can be looked at, with what it was made of.

    Attributes:
        opened: As the viewer has it.
        draft: Whose nodes have the same numbers.
        notes: What is to be said beside it, in the language of who asked.
        model: Names, folds and edges, as they are sent.
        key: Another one for every other model.

    """

    opened: OpenGraph
    draft: Draft
    notes: tuple[str, ...]
    model: dict[str, Any]
    key: str

    def behind(self, scope: int) -> int:
        """The node of the run that a scope stands for while it is closed; -1 for none."""
        runs = self.model["runs"]["scopes"]
        run = runs[scope] if 0 <= scope < len(runs) else ""
        return self.draft.numbers.get(key_of("run", run), -1) if run else -1


def words_of_kinds() -> dict[str, str]:
    """What each kind of box is called."""
    words = (
        say("Data set"),
        say("Pipeline"),
        say("Run"),
        say("Checkpoint"),
        say("Evaluation"),
        say("Landscape"),
        say("Elsewhere"),
    )
    return dict(zip(KINDS, words, strict=True))


def opened_runs(found: Drawn, notes: tuple[str, ...] = ()) -> OpenedRuns:
    """The graph with its folds as scopes."""
    draft, words = found.draft, words_of_kinds()
    nodes = draft.nodes
    tree, families, briefs = tree_of(draft)
    edges = np.array(list(draft.edges), dtype=np.int64).reshape(-1, 2)
    graph = Graph(
        name="",
        keys=[node.key for node in nodes],
        labels=[node.label for node in nodes],
        ops=[words[node.kind] for node in nodes],
        kinds=["operator"] * len(nodes),
        scopes=[tree.scopes[k].path for k in tree.home.tolist()],
        shapes=[""] * len(nodes),
        dtypes=[""] * len(nodes),
        source=edges[:, 0],
        target=edges[:, 1],
        control=np.zeros(len(edges), dtype=bool),
        describe=lambda _: Facts(),
        briefs=[node.brief for node in nodes],
        scope_briefs=briefs,
        relations=list(draft.edges.values()),
        families={words[kind]: f"record-{kind}" for kind in KINDS},
        scope_families={path: f"record-{family}" for path, family in families.items()},
    )
    whole = np.ones(len(nodes), dtype=bool)
    opened = OpenGraph(graph, tree, whole, sideways=True)
    model = model_payload(opened)
    model["runs"] = {
        "nodes": [node.run if node.kind == "run" else "" for node in nodes],
        "scopes": [
            draft.folds[scope.path].run if scope.path in draft.folds else ""
            for scope in tree.scopes
        ],
    }
    return OpenedRuns(opened, draft, notes, model, mark_of(model))
