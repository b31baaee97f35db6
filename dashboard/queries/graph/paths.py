"""The longest chain of a graph: so many operators must run one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .layers import turned_edges

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from .model import Graph


def critical_path(graph: Graph, kept: NDArray[np.bool_]) -> list[int]:
    """The nodes of a longest way among the nodes `kept`, from its start to its end.

    Edges that close a cycle do not count.
    """
    inside = kept[graph.source] & kept[graph.target]
    pairs = zip(graph.source[inside].tolist(), graph.target[inside].tolist(), strict=True)
    edges = sorted(set(pairs))
    back = turned_edges(len(graph), edges)
    after: list[list[int]] = [[] for _ in range(len(graph))]
    missing = [0] * len(graph)
    for k, (source, target) in enumerate(edges):
        if k not in back:
            after[source].append(target)
            missing[target] += 1
    waiting = [node for node in range(len(graph)) if not missing[node]]
    length = [1 if one else 0 for one in kept.tolist()]
    came = [-1] * len(graph)
    for node in waiting:  # grows while it is walked
        for one in after[node]:
            if length[node] + 1 > length[one]:
                length[one], came[one] = length[node] + 1, node
            missing[one] -= 1
            if not missing[one]:
                waiting.append(one)
    if not any(length):
        return []
    node = length.index(max(length))
    path = [node]
    while came[node] >= 0:
        node = came[node]
        path.append(node)
    return path[::-1]
