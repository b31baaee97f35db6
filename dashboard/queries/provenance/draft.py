"""Nodes, edges and folds of a graph of runs, as they are found."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

KINDS = ("data", "pipeline", "run", "checkpoint", "evaluation", "landscape", "missing")
"""In the order in which one leads to the next; `assets/pages/graph/graph.css` colours them."""


class Node(NamedTuple):
    """A box. `facts` are what is said of it beside the graph, named in words that are said."""

    key: str
    kind: str
    label: str
    brief: str = ""
    run: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    path: str = ""
    """Of a file, as it was recorded."""
    sha256: str = ""


class Fold(NamedTuple):
    """A box that opens: its name, the kind whose colour it has, and the fold around it.

    `run` is the run whose box it stands for while it is closed.
    """

    label: str
    kind: str
    parent: str = ""
    brief: str = ""
    run: str = ""


@dataclass
class Draft:
    """A graph as far as it is known.

    Attributes:
        nodes: In the order in which they are met.
        homes: The key of the fold that each stands in; empty at the top.
        edges: What each edge says, by the numbers of its ends.
        folds: By their keys, each after the one around it.

    """

    nodes: list[Node] = field(default_factory=list)
    homes: list[str] = field(default_factory=list)
    edges: dict[tuple[int, int], str] = field(default_factory=dict)
    folds: dict[str, Fold] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)

    def add(self, node: Node, home: str = "") -> int:
        """The number of a node, which is the one of before where its key is known."""
        known = self.numbers.get(node.key)
        if known is None:
            known = self.numbers[node.key] = len(self.nodes)
            self.nodes.append(node)
            self.homes.append(home)
        return known

    def join(self, source: int, target: int, relation: str) -> None:
        """An edge; between the same two a second one changes nothing."""
        if source != target:
            self.edges.setdefault((source, target), relation)
