"""Who reads what: how often each value of a graph is read, and what nobody reads any more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import TypeVar

from engine.autodiff import PRIMITIVES
from engine.graph import GraphNode, Source

Name = TypeVar("Name", bound=Hashable)


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
    return last_used([[*sources_of(node), *outputs_of(node)] for node in nodes], wanted)


def needed(nodes: Sequence[GraphNode], wanted: Iterable[Source]) -> list[GraphNode]:
    """The nodes that make what is wanted, or have effects, or make what those read.

    Args:
        nodes: In order of execution.
        wanted: What is read when all are done.

    """
    read, found = set(wanted), []
    for node in reversed(nodes):
        if PRIMITIVES[node.primitive].has_effects or not read.isdisjoint(outputs_of(node)):
            read.update(sources_of(node))
            found.append(node)
    return found[::-1]


def last_used(uses: Sequence[Iterable[Name]], wanted: Iterable[Name] = ()) -> list[list[Name]]:
    """For each step what it uses and no step after it.

    Args:
        uses: What each step reads and makes, in order of execution.
        wanted: What is used when all are done.

    >>> last_used([["x", "a"], ["a", "b"], ["a", "y"]], ["y"])
    [['x'], ['b'], ['a']]

    """
    used_later = set(wanted)
    found = []
    for names in reversed(uses):
        here = dict.fromkeys(names)
        found.append([name for name in here if name not in used_later])
        used_later.update(here)
    return found[::-1]
