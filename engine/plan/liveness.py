"""Who reads what: how often each value of a graph is read, and what nobody reads any more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.graph import GraphNode, Source


def sources_of(node: GraphNode) -> list[Source]:
    """All that a node reads; twice what it reads twice."""
    return [one for one in node.sources if one is not None]


def outputs_of(node: GraphNode) -> list[Source]:
    """All that a node makes."""
    return [Source(node.name, k) for k in range(len(node.outputs))]


def reads(nodes: Iterable[GraphNode], wanted: Iterable[Source] = ()) -> Counter[Source]:
    """How often each value is read by nodes; whoever wants it reads it once more."""
    count = Counter(source for node in nodes for source in sources_of(node))
    count.update(wanted)
    return count


def unread_after(nodes: Sequence[GraphNode], wanted: Iterable[Source] = ()) -> list[list[Source]]:
    """For each node what it reads or makes and nobody reads after it.

    Args:
        nodes: In order of execution.
        wanted: What is read when all are done.

    """
    read_later = set(wanted)
    found = []
    for node in reversed(nodes):
        here = dict.fromkeys([*sources_of(node), *outputs_of(node)])
        found.append([source for source in here if source not in read_later])
        read_later.update(here)
    return found[::-1]
