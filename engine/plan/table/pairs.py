"""Two nodes that one kernel computes in one pass.

The largest below a window and which it is; a gradient and the optimizer's step that alone reads it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.graph import GraphNode, Source
from engine.plan.liveness import reads

from .forms import FORMS

__all__ = ["moves_of", "pairs_of"]


def pairs_of(nodes: Sequence[GraphNode]) -> dict[str, GraphNode]:
    """By the name of a node the later one that is computed with it."""
    first = {Source(node.name): node for node in nodes if node.primitive == "window_max"}
    pairs: dict[str, GraphNode] = {}
    for node in nodes:
        if node.primitive != "window_index":
            continue
        x, largest = node.sources
        other = None if largest is None else first.get(largest)
        if other is not None and other.sources == (x,) and other.attributes == node.attributes:
            pairs.setdefault(other.name, node)
    return pairs


def moves_of(nodes: Sequence[GraphNode], wanted: Iterable[Source]) -> dict[str, GraphNode]:
    """By the name of an optimizer's step the product that is its gradient and nothing else."""
    products = {Source(node.name): node for node in nodes if node.primitive == "matrix_product"}
    count: Counter[Source] = reads(nodes, wanted)
    found: dict[str, GraphNode] = {}
    for node in nodes:
        form = FORMS.get(node.primitive)
        if form is None or form.moved is None:
            continue
        gradient = node.sources[form.gradient]
        if gradient in products and count[gradient] == 1:
            found[node.name] = products[gradient]
    return found
