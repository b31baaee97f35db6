"""A recorded graph as plain values: nodes, the edges between them, and the scope of each.

Constants are no nodes: they would hide the rest. They are among the inputs that a node's facts
list. A parameter or an input stands in the scope that first reads it, since the message names none.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from .kinds import kind_of
from .values import Message, shape_and_type, value_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from numpy.typing import NDArray

MOST_INPUTS = 200
_BACKWARD = re.compile(r"^grad(ient)?s?(_\d+)?(/|$)", re.IGNORECASE)
_INPUT = re.compile(r"^(inputs?[\d_.]*|x|data|labels?|args?\d*)$")


@dataclass(frozen=True)
class Facts:
    """What is known about one node and does not fit into its box."""

    inputs: list[tuple[int, str]] = field(default_factory=list)
    """The node behind each input, -1 for what is none, and its name or value."""
    attributes: list[tuple[str, str]] = field(default_factory=list)


@dataclass(frozen=True)
class Graph:
    """Nodes in the order of recording; lists of one length, and three arrays of edges.

    Attributes:
        name: What the graph is called.
        keys: A name of each node that no other has: links hold it.
        labels: The last part of the name.
        ops: The type of operator.
        kinds: `operator`, `parameter`, `input` or `output`.
        scopes: The names around each node, joined by `/`; empty at the top.
        shapes: The shape of the first output, as in `32×10`; empty where none is known.
        dtypes: Its number type.
        source: The node where each edge begins.
        target: The node where it ends.
        control: Whether the edge says only what runs before what.
        describe: The facts of one node.
        scope_facts: Facts of scopes that stand for something themselves, by their names.
        briefs: What a box says of its node below the name, where that is no shape.
        scope_briefs: What a closed scope says below its name, by its path.
        relations: What each edge says, where edges say anything.
        families: The family of each type of operator, where it does not follow from its name.
        scope_families: That of each scope, by its path, where `families` are given.

    """

    name: str
    keys: list[str]
    labels: list[str]
    ops: list[str]
    kinds: list[str]
    scopes: list[str]
    shapes: list[str]
    dtypes: list[str]
    source: NDArray[np.int64]
    target: NDArray[np.int64]
    control: NDArray[np.bool_]
    describe: Callable[[int], Facts]
    scope_facts: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    briefs: list[str] = field(default_factory=list)
    scope_briefs: dict[str, str] = field(default_factory=dict)
    relations: list[str] = field(default_factory=list)
    families: dict[str, str] = field(default_factory=dict)
    scope_families: dict[str, str] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.keys)


def read_graph(message: Message) -> Graph:
    """The nodes of a message, its parameters and its outputs; edges to unknown names are left out.

    >>> from insight.plugins.graph import encode
    >>> graph = read_graph(encode({"node": [{"name": "1", "op_type": "ReLU", "scope": "net"}]}))
    >>> graph.labels, graph.scopes
    (['ReLU'], ['net'])
    """
    nodes = list(message.node)
    index_of = {node.name: k for k, node in reversed(list(enumerate(nodes)))}
    edges = [
        (index_of[given.name], k, given.type == 1)
        for k, node in enumerate(nodes)
        for given in node.input
        if given.name in index_of and index_of[given.name] != k
    ]
    scopes = [node.scope.strip("/") for node in nodes]
    texts = [shape_and_type(node.output_type) for node in nodes]
    graph = _Draft(
        keys=[node.full_name or node.name for node in nodes],
        labels=[(node.full_name or node.name).rpartition("/")[2] or node.op_type for node in nodes],
        ops=[node.op_type or "?" for node in nodes],
        kinds=[kind_of(node.op_type) for node in nodes],
        scopes=scopes,
        texts=texts,
        edges=edges,
    )
    _soften_numbers(graph, nodes)
    first = _add_parameters(graph, message, nodes, index_of)
    _add_outputs(graph, message, index_of)
    return graph.finished(message.name, _teller(message, nodes, index_of | first))


@dataclass
class _Draft:
    keys: list[str]
    labels: list[str]
    ops: list[str]
    kinds: list[str]
    scopes: list[str]
    texts: list[tuple[str, str]]
    edges: list[tuple[int, int, bool]]

    def add(self, key: str, op: str, kind: str, scope: str, text: tuple[str, str]) -> int:
        self.keys.append(key)
        self.labels.append(key.rpartition("/")[2])
        self.ops.append(op)
        self.kinds.append(kind)
        self.scopes.append(scope)
        self.texts.append(text)
        return len(self.keys) - 1

    def finished(self, name: str, describe: Callable[[int], Facts]) -> Graph:
        """The graph, with what is given standing right before the first node that reads it."""
        edges = np.array(self.edges, dtype=np.int64).reshape(-1, 3)
        order = self._order(edges)
        new = np.empty(len(order), dtype=np.int64)
        new[order] = np.arange(len(order))
        indices = order.tolist()

        def told(k: int) -> Facts:
            facts = describe(indices[k])
            given = [(int(new[one]) if one >= 0 else -1, text) for one, text in facts.inputs]
            return Facts(given, facts.attributes)

        keys = unique(self.keys)
        return Graph(
            name=name,
            keys=[keys[k] for k in indices],
            labels=[self.labels[k] for k in indices],
            ops=[self.ops[k] for k in indices],
            kinds=[self.kinds[k] for k in indices],
            scopes=[self.scopes[k] for k in indices],
            shapes=[self.texts[k][0] for k in indices],
            dtypes=[self.texts[k][1] for k in indices],
            source=new[edges[:, 0]],
            target=new[edges[:, 1]],
            control=edges[:, 2].astype(bool),
            describe=told,
        )

    def _order(self, edges: NDArray[np.int64]) -> NDArray[np.int64]:
        rank = np.arange(len(self.keys), dtype=np.float64)
        given = np.array([kind in {"parameter", "input"} for kind in self.kinds], dtype=bool)
        readers = rank.copy()
        np.minimum.at(readers, edges[:, 0], edges[:, 1] - 0.5)
        rank[given] = readers[given]
        return np.argsort(rank, kind="stable")


def _soften_numbers(graph: _Draft, nodes: list[Message]) -> None:
    """A node whose name is only a number is called by its operator."""
    for k, node in enumerate(nodes):
        if graph.labels[k].isdigit() and node.op_type:
            graph.labels[k] = node.op_type


def _add_parameters(
    graph: _Draft, message: Message, nodes: list[Message], index_of: dict[str, int]
) -> dict[str, int]:
    """Nodes for what the graph is given; where it is read decides where it stands."""
    readers: dict[str, list[int]] = {}
    for k, node in enumerate(nodes):
        for given in node.input:
            readers.setdefault(given.name, []).append(k)
    added: dict[str, int] = {}
    for parameter in message.parameters:
        name = parameter.name
        if name in index_of or name in added:
            continue
        is_input = bool(_INPUT.match(name))
        used = readers.get(name, [])
        forward = [k for k in used if not is_backward_scope(graph.scopes[k])] or used
        scope = graph.scopes[forward[0]] if forward else ""
        added[name] = graph.add(
            name,
            "Input" if is_input else "Parameter",
            "input" if is_input else "parameter",
            scope.partition("/")[0] if is_input else scope,
            shape_and_type(parameter.type),
        )
        graph.edges.extend((added[name], k, False) for k in used)
    return added


def _add_outputs(graph: _Draft, message: Message, index_of: dict[str, int]) -> None:
    for output in message.outputs:
        if output.name not in index_of:
            continue
        behind = index_of[output.name]
        scope = graph.scopes[behind].partition("/")[0]
        added = graph.add("output", "Output", "output", scope, shape_and_type(output.type))
        graph.edges.append((behind, added, False))


def _teller(
    message: Message, nodes: list[Message], index_of: dict[str, int]
) -> Callable[[int], Facts]:
    """Facts are read when somebody asks: the attributes of ten thousand nodes take a second."""
    constants = {entry.key: entry.value for entry in message.const_vals}

    def told(name: str) -> str:
        return f"{name} = {value_text(constants[name])}" if name in constants else name

    def describe(k: int) -> Facts:
        if k >= len(nodes):
            return Facts()
        node = nodes[k]
        given = [(index_of.get(one.name, -1), told(one.name)) for one in node.input[:MOST_INPUTS]]
        held = [(one.name, value_text(one.value)) for one in node.attribute]
        return Facts(given, sorted((name, text) for name, text in held if text))

    return describe


def is_backward_scope(scope: str) -> bool:
    """Whether a scope holds gradients, as MindSpore and TensorFlow name them.

    >>> is_backward_scope("Gradients/Default/fc1"), is_backward_scope("Default/gradual")
    (True, False)
    """
    return bool(_BACKWARD.match(scope))


def forward_nodes(graph: Graph) -> NDArray[np.bool_]:
    """What computes the outputs: all but gradients, what follows from them, and bookkeeping.

    Bookkeeping is what ends in nothing but `UpdateState`, with which MindSpore keeps effects in
    order. Parameters go along with those that read them.
    """
    count = len(graph)
    left = np.array([is_backward_scope(scope) for scope in graph.scopes], dtype=bool)
    while True:
        reached = graph.target[left[graph.source] & ~left[graph.target]]
        if not len(reached):
            break
        left[reached] = True
    kept_up = np.array([op == "UpdateState" for op in graph.ops], dtype=bool)
    out = np.bincount(graph.source, minlength=count)
    while True:
        books = np.bincount(graph.source, kept_up[graph.target], count)
        more = (out > 0) & (books == out) & ~kept_up
        if not more.any():
            break
        kept_up |= more
    gone = left | kept_up
    given = np.array([kind in {"parameter", "input"} for kind in graph.kinds], dtype=bool)
    still = np.bincount(graph.source, ~gone[graph.target], count) > 0
    kept: NDArray[np.bool_] = ~gone & ~(given & (out > 0) & ~still)
    return kept


def unique(names: Iterable[str]) -> list[str]:
    """The names, those that came before with a number behind.

    >>> unique(["a", "b", "a"])
    ['a', 'b', 'a#2']
    """
    seen: dict[str, int] = {}
    found = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        found.append(name if seen[name] == 1 else f"{name}#{seen[name]}")
    return found
