"""One graph for all lengths of open axes, from graphs at several lengths."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np

from engine.autodiff import Spec
from engine.errors import ShapeError

from .alike import same_value
from .graph import Graph, GraphNode, GraphValue
from .grown import grown
from .length import UNKNOWN, Length, Sizes, fitted


def opened_graph(
    where: str, axes: Mapping[str, Sequence[int]], graph_at: Callable[[Sizes], Graph | None]
) -> Graph:
    """The graph with a `Length` wherever a number depends on an open axis.

    The graph is made at several lengths, and what differs is told by a formula: in attributes,
    shapes, and in constants (`engine.graph.grown`).

    Args:
        where: What stands first in errors.
        axes: For each open axis the lengths to try: two that tell the formula, and as many for
            each axis that confirm it.
        graph_at: Makes the graph at these lengths; None where the network does not take them,
            which only those that confirm may be.

    Raises:
        NoRuleError: If other operators run at other lengths, or numbers differ by no rule.

    """
    corners = itertools.product(*(lengths[:2] for lengths in axes.values()))
    sizes = [dict(zip(axes, corner, strict=True)) for corner in corners]
    confirming = zip(*(lengths[2:] for lengths in axes.values()), strict=True)
    sizes += [dict(zip(axes, lengths, strict=True)) for lengths in confirming]
    made = [(one, graph) for one in sizes if (graph := graph_at(one)) is not None]
    graphs = [graph for _, graph in made]
    merge = _Merging(where, [one for one, _ in made])
    first = graphs[0]
    alike = {
        (len(one.constants), one.ends, tuple((n.primitive, n.sources) for n in one.nodes))
        for one in graphs
    }
    if len(alike) > 1:
        raise merge.other_operators(graphs)
    return Graph(
        first.name,
        tuple(map(merge.node, zip(*(one.nodes for one in graphs), strict=True))),
        tuple(map(merge.parameter, zip(*(one.parameters for one in graphs), strict=True))),
        tuple(map(merge.constant, zip(*(one.constants for one in graphs), strict=True))),
        first.ends,
    )


class NoRuleError(ShapeError):
    """A network computes otherwise at other lengths: what it computes has no one graph."""


class _Merging:
    """Makes one of what was found at several lengths."""

    def __init__(self, where: str, sizes: Sequence[Sizes]) -> None:
        self.where = where
        self.sizes = sizes

    def node(self, nodes: Sequence[GraphNode]) -> GraphNode:
        first = nodes[0]
        attributes = {
            name: self.value(first, [node.attributes[name] for node in nodes])
            for name in first.attributes
        }
        outputs = zip(*(node.outputs for node in nodes), strict=True)
        return GraphNode(
            first.name,
            first.primitive,
            first.scope,
            first.sources,
            MappingProxyType(attributes),
            tuple(map(self._spec, outputs)),
        )

    def parameter(self, values: Sequence[GraphValue]) -> GraphValue:
        first = values[0]
        return GraphValue(first.name, self._shape(values), first.dtype, first.value)

    def constant(self, values: Sequence[GraphValue]) -> GraphValue:
        first = values[0]
        arrays = [np.asarray(one.value) for one in values]
        if all(same_value(array, arrays[0]) for array in arrays):
            return first
        rule = grown(arrays, self.sizes)
        if rule is None:
            raise self._no_rule(f"a constant of shape {first.shape}")
        return GraphValue(first.name, self._shape(values), first.dtype, rule)

    def value(self, node: GraphNode, found: Sequence[Any]) -> Any:
        """An attribute: the same, or with a length where whole numbers differ."""
        first = found[0]
        if isinstance(first, np.ndarray):
            if all(same_value(one, first) for one in found):
                return first
            rule = grown(list(found), self.sizes)
            if rule is None:
                raise self._no_rule(f"{node.primitive} of {node.scope}")
            return rule
        if isinstance(first, slice):
            return slice(*self._each(node, [[one.start, one.stop, one.step] for one in found]))
        if isinstance(first, tuple | list):
            if len({len(one) for one in found}) > 1:
                raise self._no_rule(f"{node.primitive} of {node.scope}")
            parts = self._each(node, found)
            return type(first)(*parts) if hasattr(first, "_fields") else type(first)(parts)
        if all(type(one) is type(first) and one == first for one in found):
            return first
        if all(_is_whole(one) for one in found):
            return fitted(found, self.sizes)
        raise self._no_rule(f"{node.primitive} of {node.scope}")

    def _each(self, node: GraphNode, found: Sequence[Sequence[Any]]) -> list[Any]:
        return [self.value(node, parts) for parts in zip(*found, strict=True)]

    def _spec(self, specs: Sequence[Spec]) -> Spec:
        return Spec(self._shape(specs), specs[0].dtype)

    def _shape(self, shaped: Sequence[Any]) -> Any:
        if len({len(one.shape) for one in shaped}) > 1:
            raise self._no_rule("the number of axes")
        lengths = zip(*(one.shape for one in shaped), strict=True)
        return tuple(fitted(axis, self.sizes) for axis in lengths)

    def _no_rule(self, what: str) -> NoRuleError:
        hint = f"give {self._axes()} a fixed length"
        return NoRuleError(
            f"{self.where} expected numbers that follow the open axes by a rule, got {what}. "
            f"Hint: {hint}."
        )

    def other_operators(self, graphs: Sequence[Graph]) -> NoRuleError:
        counts = [len(graph.nodes) for graph in graphs]
        hint = f"a loop over an axis is written as it runs; give {self._axes()} a fixed length"
        return NoRuleError(
            f"{self.where} expected the same operators at all lengths of open axes, got {counts} "
            f"operators at {list(map(dict, self.sizes))}. Hint: {hint}."
        )

    def _axes(self) -> str:
        return " or ".join(self.sizes[0])


def _is_whole(value: Any) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


__all__ = ["UNKNOWN", "Length", "NoRuleError", "opened_graph"]
