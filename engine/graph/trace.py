"""Walk the nodes behind a result and write them down as a graph."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np

from engine.autodiff import Node, Primitive, Value, leaves, observing

from .graph import Graph, GraphNode, GraphValue
from .names import operator_name

ROOT_SCOPE = "Default"


class Trace:
    """What `tracing` saw: the graph of the first function that was differentiated, or None."""

    def __init__(self) -> None:
        self.graph: Graph | None = None


@contextmanager
def tracing(inputs: Iterable[Any] = (), name: str = "") -> Iterator[Trace]:
    """Write down the first function that is differentiated inside the block.

    The function runs once, as it would without: a training step can be traced while it trains.

    Args:
        inputs: The tensors that count as inputs of the graph, as objects.
        name: The name of the graph.

    >>> import engine
    >>> from engine import ops
    >>> x = engine.Tensor([1.0, 2.0])
    >>> with tracing([x]) as trace:
    ...     _ = ops.grad(lambda y: (y * x).sum())(engine.Tensor([3.0, 4.0]))
    >>> [node.op_type for node in trace.graph.nodes]
    ['Mul', 'ReduceSum']

    """
    trace = Trace()
    values = [value for value in inputs if isinstance(value, Value)]

    def observer(outputs: list[Value]) -> None:
        if trace.graph is None:
            trace.graph = graph_of(outputs, values, name)

    with leaves(values), observing(observer):
        yield trace


def graph_of(outputs: Sequence[Value], inputs: Sequence[Value] = (), name: str = "") -> Graph:
    """The operators behind `outputs`, which must still remember how they were made."""
    nodes = _in_order(out.node for out in outputs if out.node is not None)
    writer = _Writer({id(value): f"inputs{k}" for k, value in enumerate(inputs)})
    for node in nodes:
        writer.add(node)
    ends = tuple(writer.names[id(out.node)] for out in outputs if id(out.node) in writer.names)
    return Graph(
        name, tuple(writer.nodes), tuple(writer.parameters.values()), tuple(writer.constants), ends
    )


def _in_order(ends: Iterable[Node]) -> list[Node]:
    """All nodes behind the ends, oldest first: the order of execution."""
    found: dict[int, Node] = {}
    waiting = list(ends)
    while waiting:
        node = waiting.pop()
        if id(node) not in found:
            found[id(node)] = node
            waiting.extend(parent[0] for parent in node.parents if parent is not None)
    return sorted(found.values(), key=lambda node: node.age)


class _Writer:
    """Gives each node its number, and each parameter, input and constant its name."""

    def __init__(self, inputs: dict[int, str]) -> None:
        self.inputs = inputs
        self.names: dict[int, str] = {}
        self.nodes: list[GraphNode] = []
        self.parameters: dict[str, GraphValue] = {}
        self.constants: list[GraphValue] = []

    def add(self, node: Node) -> None:
        if not isinstance(node.primitive, Primitive):
            self._add_leaf(node)
            return
        number = str(len(self.nodes) + 1)
        first = node.out[0] if isinstance(node.out, tuple) else node.out
        read = (
            self._input(value, parent)
            for value, parent in zip(node.inputs, node.parents, strict=True)
            if value is not None
        )
        self.nodes.append(
            GraphNode(
                number,
                operator_name(node.primitive.name),
                node.scope or ROOT_SCOPE,
                tuple(read),
                {key: _plain(value) for key, value in node.attrs.items()},
                tuple(first.shape),
                first.dtype.name,
            )
        )
        self.names[id(node)] = number

    def _add_leaf(self, node: Node) -> None:
        """A leaf with a history is what it stands for; one without is a parameter or an input."""
        parent = node.parents[0]
        if parent is not None and id(parent[0]) in self.names:
            self.names[id(node)] = self.names[id(parent[0])]
        else:
            self.names[id(node)] = self._value_name(node.inputs[0])

    def _input(self, value: Any, parent: tuple[Node, int] | None) -> str:
        if parent is not None:
            return self.names[id(parent[0])]
        return self._value_name(value)

    def _value_name(self, value: Any) -> str:
        if isinstance(value, Value):
            name = self.inputs.get(id(value)) or getattr(value, "name", None)
            if name is not None:
                spec = GraphValue(name, tuple(value.array.shape), value.array.dtype.name)
                self.parameters.setdefault(name, spec)
                return name
            value = value.array
        return self._constant(value)

    def _constant(self, value: Any) -> str:
        name = f"cst{len(self.constants) + 1}"
        array = value if hasattr(value, "dtype") else np.asarray(value)
        number = array.item() if array.ndim == 0 else None
        self.constants.append(GraphValue(name, tuple(array.shape), array.dtype.name, number))
        return name


def _plain(value: Any) -> object:
    """An attribute that any viewer can show: numbers, strings and lists of them; else its text."""
    if isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, tuple | list) and all(
        isinstance(v, bool | int | float | str) for v in value
    ):
        return list(value)
    return str(value)
