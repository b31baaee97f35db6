"""What the inspector says of one node or scope."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Collection

    from .payload import OpenGraph

MOST_ROWS = 200


def node_details(opened: OpenGraph, node: int, histograms: Collection[str]) -> dict[str, Any]:
    """The facts of a node.

    Args:
        opened: The graph.
        node: Its number.
        histograms: The tags of the run's histograms: one may show this parameter.

    """
    graph = opened.graph
    facts = graph.describe(node)
    inputs = facts.inputs or [(int(k), graph.keys[k]) for k in _sources(opened, node)]
    return {
        "kind": graph.kinds[node],
        "op": graph.ops[node],
        "shape": graph.shapes[node],
        "dtype": graph.dtypes[node],
        "inputs": [_given(opened, one, text) for one, text in inputs[:MOST_ROWS]],
        "attributes": facts.attributes[:MOST_ROWS],
        "elements": elements(graph.shapes[node]) if graph.kinds[node] == "parameter" else None,
        "histogram": histogram_of(graph.keys[node], histograms),
    }


def scope_details(opened: OpenGraph, scope: int) -> dict[str, Any]:
    """The facts of a scope."""
    graph, tree = opened.graph, opened.tree
    inside = np.zeros(len(tree.scopes), dtype=bool)
    inside[scope] = True
    for k in range(scope + 1, len(tree.scopes)):
        inside[k] = inside[k] or inside[tree.scopes[k].parent]
    nodes = np.flatnonzero(inside[tree.home]).tolist()
    sizes = [elements(graph.shapes[node]) for node in nodes if graph.kinds[node] == "parameter"]
    known = [size for size in sizes if size is not None]
    return {
        "cell": tree.scopes[scope].cell,
        "times": tree.scopes[scope].times,
        "parameters": len(sizes),
        "elements": sum(known) if known else None,
        "attributes": graph.scope_facts.get(tree.scopes[scope].path, [])[:MOST_ROWS],
    }


def elements(shape: str) -> int | None:
    """How many numbers a tensor of this shape holds, None where that is not known.

    >>> elements("6×1×5×5"), elements("32×?"), elements("scalar")
    (150, None, 1)
    """
    if shape == "scalar":
        return 1
    sizes = shape.split("×")
    return prod(map(int, sizes)) if all(size.isdecimal() for size in sizes) else None


def histogram_of(name: str, tags: Collection[str]) -> str | None:
    """The tag under which a parameter's values are recorded.

    >>> histogram_of("fc1.weight", {"fc1.weight/auto", "fc1.bias/auto"})
    'fc1.weight/auto'
    """
    plain = name.rpartition("/")[2]
    for wanted in (name, f"{name}/auto", name.replace("/", "."), plain, f"{plain}/auto"):
        if wanted in tags:
            return wanted
    return None


def _sources(opened: OpenGraph, node: int) -> list[int]:
    found: list[int] = opened.graph.source[opened.graph.target == node].tolist()
    return sorted(set(found))


def _given(opened: OpenGraph, node: int, text: str) -> list[Any]:
    """The number behind an input, what it is called, and what comes from there."""
    graph = opened.graph
    if node < 0:
        return [-1, text, ""]
    form = " ".join(filter(None, (graph.dtypes[node], graph.shapes[node])))
    return [node, opened.tree.labels[node], form]
