"""Which part of a loss is computed sample by sample, so that a batch can be cut into blocks.

A loss is often a tail of sums over samples: their mean, or a weighted sum by the sum of weights.
What lies before the sums does not mix samples; sums of blocks add up, and the tail is computed
once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.graph import Graph, GraphNode, Source
from engine.ops.index_parts import At, Counted

FREE, SAMPLE, SUM, TAIL = "free", "sample", "sum", "tail"

_ELEMENTWISE = (
    *("add", "sub", "mul", "div", "maximum", "minimum", "pow", "neg", "abs", "sign", "square"),
    *("exp", "expm1", "log", "log1p", "sqrt", "rsqrt", "reciprocal", "sin", "cos", "tanh"),
    *("sigmoid", "relu", "erf", "gelu_erf", "gelu_tanh", "softplus_of", "leaky", "exponential"),
    *("hard_sigmoid", "hard_swish", "convert", "where", "equal", "not_equal", "less", "less_equal"),
    *("greater", "greater_equal", "logical_and", "logical_or", "logical_not", "clone"),
    *("stop_gradient", "floor", "ceil", "rint", "dropped"),
)
_FIRST_ALONE = ("convolve", "dense_product", "window_max", "window_sum", "rearranged")
_ALONG = ("reduce_sum", "reduce_mean", "reduce_max", "reduce_min", "index_of_max")
_ALONG_ONE = ("softmax_along", "log_softmax_along", "log_sum_exp", "joined")
_ROWS = ("softmax_cross_entropy", "sparse_softmax_cross_entropy", "one_hot_rows")


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
    kinds: dict[str, str] = dict.fromkeys(rows, SAMPLE)
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


def _kind(
    node: GraphNode, kinds: dict[str, str], shapes: dict[str, tuple[int, ...]], count: int
) -> str | None:
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
    rule = _RULES.get(node.primitive)
    return SAMPLE if rule is not None and rule(node, kinds, shapes, count) else None


def _is_sum(node: GraphNode, shapes: dict[str, tuple[int, ...]]) -> bool:
    if node.primitive not in {"reduce_sum", "reduce_mean"} or node.shape:
        return False
    axis, rank = node.attributes["axis"], len(shapes[node.inputs[0]])
    return axis is None or len(_axes(axis, rank)) == rank


def _axes(axis: Any, rank: int) -> set[int]:
    return {one % rank for one in (axis if isinstance(axis, tuple | list) else (axis,))}


def _is_row(source: Source | None, kinds: dict[str, str]) -> bool:
    return source is not None and kinds.get(source.name) == SAMPLE


def _elementwise(node: GraphNode, kinds: Any, shapes: Any, count: int) -> bool:
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


def _first_alone(node: GraphNode, kinds: Any, shapes: Any, count: int) -> bool:
    first, *others = node.sources
    return _is_row(first, kinds) and not any(_is_row(one, kinds) for one in others)


def _along(node: GraphNode, kinds: Any, shapes: Any, count: int) -> bool:
    axis, rank = node.attributes["axis"], len(shapes[node.inputs[0]])
    return axis is not None and 0 not in _axes(axis, rank)


def _along_one(node: GraphNode, kinds: Any, shapes: Any, count: int) -> bool:
    every = all(_is_row(source, kinds) for source in node.sources)
    return every and _along(node, kinds, shapes, count)


def _standardized(node: GraphNode, kinds: Any, shapes: Any, count: int) -> bool:
    return 0 not in _axes(node.attributes["axes"], len(node.shape))


def _rows(node: GraphNode, kinds: Any, shapes: Any, count: int) -> bool:
    every = all(_is_row(source, kinds) for source in node.sources)
    return every and (len(node.sources) == 1 or len(shapes[node.inputs[0]]) > 1)


def _taken(node: GraphNode, kinds: Any, shapes: Any, count: int) -> bool:
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


_Rule = Callable[[GraphNode, Any, Any, int], bool]
_RULES: dict[str, _Rule] = {
    **dict.fromkeys(_ELEMENTWISE, _elementwise),
    **dict.fromkeys(_FIRST_ALONE, _first_alone),
    **dict.fromkeys(_ALONG, _along),
    **dict.fromkeys(_ALONG_ONE, _along_one),
    **dict.fromkeys(_ROWS, _rows),
    "standardized": _standardized,
    "taken": _taken,
}
