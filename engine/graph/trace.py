"""Walk the nodes behind a result and write them down as a graph."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any

import numpy as np

from engine.autodiff import Node, Origin, Primitive, Spec, Value, leaves, observing
from engine.context import get_auto_parallel_context

from .graph import Graph, GraphNode, GraphValue, Source

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

    def observer(outputs: Sequence[Value]) -> None:
        if trace.graph is None:
            trace.graph = graph_of(outputs, values, name)

    # A leaf is asked for its gradient, also by the processes of other stages, which may not trace.
    is_staged = get_auto_parallel_context("pipeline_stages") != 1
    with leaves([] if is_staged else values), observing(observer):
        yield trace


def graph_of(
    outputs: Sequence[Value],
    inputs: Sequence[Value] = (),
    name: str = "",
    effects: Iterable[Node] = (),
) -> Graph:
    """The operators behind `outputs`, which must still remember how they were made.

    One that no operator made is a constant, a parameter or an input of the graph. Calls with
    effects are in it whether or not somebody reads what they gave.
    """
    origins = [out.origin for out in outputs]
    writer = _Writer({id(value): f"inputs{k}" for k, value in enumerate(inputs)})
    made_by = [origin[0] for origin in origins if origin is not None]
    for node in _in_order([*made_by, *effects]):
        writer.add(node)
    ends = tuple(map(writer.end, outputs, origins))
    return Graph(
        name,
        tuple(writer.nodes),
        tuple(writer.parameters.values()),
        tuple(writer.constants),
        ends,
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
        self.leaves: dict[int, Source] = {}
        self.nodes: list[GraphNode] = []
        self.parameters: dict[int, GraphValue] = {}
        self.taken: set[str] = set()
        self.constants: list[GraphValue] = []

    def add(self, node: Node) -> None:
        if not isinstance(node.primitive, Primitive):
            self.leaves[id(node)] = self._stood_for(node)
            return
        name = self.names[id(node)] = str(len(self.nodes) + 1)
        parts = node.out if isinstance(node.out, tuple) else (node.out,)
        read = itertools.starmap(self._read, zip(node.inputs, node.parents, strict=True))
        self.nodes.append(
            GraphNode(
                name,
                node.primitive.name,
                node.scope or ROOT_SCOPE,
                tuple(read),
                MappingProxyType(dict(node.attrs)),
                tuple(Spec(tuple(part.shape), part.dtype) for part in parts),
            )
        )

    def end(self, value: Value, origin: Origin) -> Source:
        """What a result that was asked for is called here."""
        return self._named(value) if origin is None else self.source_of(*origin)

    def source_of(self, node: Node, output: int) -> Source:
        """What an output of a node that was added is called here."""
        return self.leaves.get(id(node)) or Source(self.names[id(node)], output)

    def _stood_for(self, leaf: Node) -> Source:
        """A leaf with a history is what it stands for; one without is a parameter or an input.

        What another process has made is a constant here.
        """
        if not leaf.parents:
            return self._constant(leaf.out)
        parent = leaf.parents[0]
        return self._named(leaf.inputs[0]) if parent is None else self.source_of(*parent)

    def _read(self, value: Any, parent: Origin) -> Source | None:
        if value is None:
            return None
        return self._named(value) if parent is None else self.source_of(*parent)

    def _named(self, value: Any) -> Source:
        if isinstance(value, Value):
            name = self.inputs.get(id(value))
            if name is not None:
                return self._parameter(name, value, None)
            name = getattr(value, "name", None)
            if name is not None:
                return self._parameter(name, value, value.array)
            return self._constant(value.array, value)
        return self._constant(value)

    def _parameter(self, name: str, value: Value, array: Any) -> Source:
        if id(value) not in self.parameters:
            held = np.asarray(value.array) if isinstance(value.array, float | int) else value.array
            shape, dtype = tuple(held.shape), held.dtype.name
            found = GraphValue(self._free(name), shape, dtype, array, value)
            self.parameters[id(value)] = found
        return Source(self.parameters[id(value)].name)

    def _free(self, name: str) -> str:
        """The name, with a number behind it where another parameter has it."""
        numbered = (f"{name}#{k}" for k in itertools.count(2))
        free = next(one for one in itertools.chain((name,), numbered) if one not in self.taken)
        self.taken.add(free)
        return free

    def _constant(self, value: Any, holder: Any = None) -> Source:
        name = f"cst{len(self.constants) + 1}"
        array = value if hasattr(value, "dtype") else np.asarray(value)
        found = GraphValue(name, tuple(array.shape), array.dtype.name, value, holder)
        self.constants.append(found)
        return Source(name)
