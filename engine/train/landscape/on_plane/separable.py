"""Which part of a loss is computed sample by sample, so that a batch can be cut into blocks.

A loss is often a tail of sums over samples: their mean, or a weighted sum by the sum of weights.
What lies before the sums does not mix samples; sums of blocks add up, and the tail is computed
once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.autodiff import PRIMITIVES
from engine.graph import Graph, GraphNode, Source
from engine.ops.index_parts import At, Counted

FREE, SAMPLE, SUM, TAIL = "free", "sample", "sum", "tail"
Kinds = dict[str, str]
Shapes = dict[str, tuple[int, ...]]


@dataclass(frozen=True, eq=False)
class Split:
    """The nodes of a graph by what they do with samples.

    Attributes:
        kinds: Of each node by its name: `free` of samples, one result a `sample`, a `sum` over all
            samples, or the `tail` behind sums.

    """

    kinds: dict[str, str]

    def nodes(self, graph: Graph, kind: str) -> list[GraphNode]:
        """Those of a kind, in order of execution."""
        return [node for node in graph.nodes if self.kinds[node.name] == kind]


def split(graph: Graph, count: int, rows: frozenset[str]) -> Split | None:
    """How a loss is made of sums over samples; None where samples are mixed, or may be.

    Args:
        graph: The loss of `count` samples.
        count: How many.
        rows: Names of the inputs and constants that have a row a sample.

    """
    kinds: Kinds = dict.fromkeys(rows, SAMPLE)
    shapes = {one.name: one.shape for one in (*graph.parameters, *graph.constants)}
    for node in graph.nodes:
        kind = _kind(node, kinds, shapes, count)
        if kind is None:
            return None
        kinds[node.name] = kind
        shapes[node.name] = node.shape
    if any(kinds.get(end.name, FREE) == SAMPLE for end in graph.ends):
        return None
    return Split({node.name: kinds[node.name] for node in graph.nodes})


def mean_of_samples(graph: Graph, kinds: Split, count: int) -> int | None:
    """Which of the sums is the loss, as a mean over samples; None where it is no such mean.

    What comes behind the mean may only give it another shape or type.
    """
    made = {node.name: node for node in graph.nodes}
    node = made.get(graph.ends[0].name)
    while node is not None and node.primitive in {"rearranged", "convert", "clone"}:
        source = node.sources[0]
        node = None if source is None else made.get(source.name)
    if node is None or kinds.kinds[node.name] != SUM or node.primitive != "reduce_mean":
        return None
    return kinds.nodes(graph, SUM).index(node)


def free_nodes(graph: Graph, rows: frozenset[str]) -> frozenset[str]:
    """Names of the nodes that nothing flows into from what has a row a sample."""
    mixed = set(rows)
    for node in graph.nodes:
        if not mixed.isdisjoint(node.inputs):
            mixed.add(node.name)
    return frozenset(node.name for node in graph.nodes if node.name not in mixed)


def _kind(node: GraphNode, kinds: Kinds, shapes: Shapes, count: int) -> str | None:
    read = {kinds.get(name, FREE) for name in node.inputs}
    if read <= {FREE}:
        return FREE
    if SAMPLE not in read:
        return TAIL
    if not read <= {FREE, SAMPLE}:
        return None
    if _is_sum(node, shapes):
        return SUM
    if any(not out.shape or out.shape[0] != count for out in node.outputs[:1]):
        return None
    rule = _rule(node.primitive)
    return SAMPLE if rule is not None and rule(node, kinds, shapes, count) else None


def _is_sum(node: GraphNode, shapes: Shapes) -> bool:
    if node.primitive not in {"reduce_sum", "reduce_mean"} or node.shape:
        return False
    axis, rank = node.attributes["axis"], len(shapes[node.inputs[0]])
    return axis is None or len(_axes(axis, rank)) == rank


def _axes(axis: Any, rank: int) -> set[int]:
    return {one % rank for one in (axis if isinstance(axis, tuple | list) else (axis,))}


def _is_row(source: Source | None, kinds: Kinds) -> bool:
    return source is not None and kinds.get(source.name) == SAMPLE


def _elementwise(node: GraphNode, kinds: Kinds, shapes: Shapes, count: int) -> bool:
    rank = len(node.shape)
    for source in node.sources:
        if source is None:
            continue
        shape = shapes[source.name]
        if source.output:
            return False
        if _is_row(source, kinds):
            if len(shape) != rank or shape[0] != count:
                return False
        elif len(shape) == rank and shape[0] != 1:
            return False
    return True


def _along(node: GraphNode, kinds: Kinds, shapes: Shapes, count: int) -> bool:
    axis, rank = node.attributes["axis"], len(shapes[node.inputs[0]])
    every = _every(node, kinds, shapes, count)
    return every and axis is not None and 0 not in _axes(axis, rank)


def _every(node: GraphNode, kinds: Kinds, shapes: Shapes, count: int) -> bool:
    return all(_is_row(source, kinds) for source in node.sources)


def _standardized(node: GraphNode, kinds: Kinds, shapes: Shapes, count: int) -> bool:
    return 0 not in _axes(node.attributes["axes"], len(node.shape))


def _rows(node: GraphNode, kinds: Kinds, shapes: Shapes, count: int) -> bool:
    rows = PRIMITIVES[node.primitive].traits.rows
    pairs = enumerate(node.sources)
    alike = all(_is_row(source, kinds) == (k in rows) for k, source in pairs)
    return alike and (len(node.sources) == 1 or len(shapes[node.inputs[0]]) > 1)


def _taken(node: GraphNode, kinds: Kinds, shapes: Shapes, count: int) -> bool:
    """`x[arange(count)[:, None], labels]`: one element, or some, of each row."""
    x, *numbers = node.sources
    index: Any = node.attributes["index"]
    if not (isinstance(index, tuple) and index and isinstance(index[0], Counted)):
        return False
    own, others = index[0], index[1:]
    if (own.length, own.axis) != (count, 0) or not _is_row(x, kinds):
        return False
    if not all(isinstance(one, int | At | Counted) for one in others):
        return False
    for source in numbers:
        shape = () if source is None else shapes[source.name]
        length = count if _is_row(source, kinds) else 1
        if len(shape) != own.rank or shape[0] != length:
            return False
    return True


_Rule = Callable[[GraphNode, Kinds, Shapes, int], bool]
_RULES: dict[str, _Rule] = {
    "joined": _along,
    "rearranged": _every,
    "standardized": _standardized,
    "taken": _taken,
}
_OF_KINDS: dict[str, _Rule] = {
    "elementwise": _elementwise,
    "reduction": _along,
    "along": _along,
    "window": _every,
}


def _rule(primitive: str) -> _Rule | None:
    traits = PRIMITIVES[primitive].traits
    return _OF_KINDS.get(traits.kind) or (_rows if traits.rows else _RULES.get(primitive))
