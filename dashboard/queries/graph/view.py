"""What of a graph is seen while some of its scopes are open, and the edges between what is seen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from .model import Graph
    from .tree import Tree

MOST_BOXES = 300
FIRST_BOXES = 26


@dataclass(frozen=True)
class View:
    """The boxes and the edges in sight. A box is a scope, by its number, or a node, by its number
    behind those of all scopes.

    Attributes:
        open: The open scopes, the root among them, each after the one around it.
        boxes: What stands in them: closed scopes and nodes, in the order of recording.
        parents: The open scope around each box.
        source: The index in `boxes` where each edge begins.
        target: The index in `boxes` where it ends.
        counts: How many recorded edges it stands for.
        control: Whether all of those only say what runs before what.
        relations: What they say, where edges say anything.

    """

    open: list[int]
    boxes: NDArray[np.int64]
    parents: NDArray[np.int64]
    source: NDArray[np.int64]
    target: NDArray[np.int64]
    counts: NDArray[np.int64]
    control: NDArray[np.bool_]
    relations: list[str] = field(default_factory=list)


def view_of(graph: Graph, tree: Tree, wanted: Iterable[int], kept: NDArray[np.bool_]) -> View:
    """What is seen when the scopes `wanted` are open and only the nodes `kept` count.

    A scope inside a closed one is not seen, whether it is wanted or not.
    """
    holders = boxes_of_scopes(tree, wanted)
    count = len(tree.scopes)
    inside = holders[tree.home]
    box = np.where(inside >= 0, inside, count + np.arange(len(graph)))
    box[~kept] = -1
    boxes, first = np.unique(box, return_index=True)
    if len(boxes) and boxes[0] < 0:
        boxes, first = boxes[1:], first[1:]
    boxes = boxes[np.argsort(first, kind="stable")]
    index_of = np.full(count + len(graph) + 1, -1)  # the last is where what is not kept looks
    index_of[boxes] = np.arange(len(boxes))
    source, target = index_of[box[graph.source]], index_of[box[graph.target]]
    between = (source != target) & (source >= 0) & (target >= 0)
    pairs = source[between] * max(len(boxes), 1) + target[between]
    unique, which, counts = np.unique(pairs, return_inverse=True, return_counts=True)
    data = np.bincount(which, ~graph.control[between], len(unique)) > 0
    parents = np.array([scope.parent for scope in tree.scopes])
    return View(
        open=_used(tree, holders, kept),
        boxes=boxes,
        parents=np.where(
            boxes < count,
            parents[np.minimum(boxes, count - 1)],
            tree.home[np.maximum(boxes - count, 0)] if len(graph) else 0,
        ),
        source=unique // max(len(boxes), 1),
        target=unique % max(len(boxes), 1),
        counts=counts,
        control=~data,
        relations=_relations(graph, np.flatnonzero(between), which, len(unique)),
    )


def _relations(
    graph: Graph, edges: NDArray[np.int64], which: NDArray[np.int64], count: int
) -> list[str]:
    """What the edges say that each edge of the view stands for, two words at most."""
    if not graph.relations:
        return []
    said: list[dict[str, None]] = [{} for _ in range(count)]
    for edge, index in zip(edges.tolist(), which.tolist(), strict=True):
        if graph.relations[edge]:
            said[index][graph.relations[edge]] = None
    return [", ".join(list(one)[:2]) + (" …" if len(one) > 2 else "") for one in said]


def boxes_of_scopes(tree: Tree, wanted: Iterable[int]) -> NDArray[np.int64]:
    """The closed scope in sight that hides each scope, itself perhaps; -1 for open scopes."""
    opened = set(wanted) | {0}
    holders = np.full(len(tree.scopes), -1)
    for k, scope in enumerate(tree.scopes):
        above = -1 if scope.parent < 0 else holders[scope.parent]
        holders[k] = above if above >= 0 else -1 if k in opened else k
    return holders


def _used(tree: Tree, holders: NDArray[np.int64], kept: NDArray[np.bool_]) -> list[int]:
    """The open scopes with a node that counts."""
    filled = np.zeros(len(tree.scopes), dtype=bool)
    filled[tree.home[kept]] = True
    for k in range(len(tree.scopes) - 1, 0, -1):
        if filled[k]:
            filled[tree.scopes[k].parent] = True
    filled[0] = True
    return [k for k in range(len(tree.scopes)) if holders[k] < 0 and filled[k]]


def first_open(tree: Tree, kept: NDArray[np.bool_], most: int = FIRST_BOXES) -> list[int]:
    """The scopes to open at first: from the top, as long as few boxes are in sight."""
    inner: list[list[int]] = [[] for _ in tree.scopes]
    alone = np.bincount(tree.home[kept], minlength=len(tree.scopes))
    filled = alone.copy()
    for k in range(len(tree.scopes) - 1, 0, -1):
        filled[tree.scopes[k].parent] += filled[k]
        if filled[k]:
            inner[tree.scopes[k].parent].append(k)
    sizes = [len(inner[k]) + int(alone[k]) for k in range(len(tree.scopes))]
    opened, shown = [0], sizes[0]
    waiting = sorted(inner[0])
    while waiting:
        scope = waiting.pop(0)
        if tree.scopes[scope].times or shown - 1 + sizes[scope] > most:
            continue  # repetitions stay folded
        shown += sizes[scope] - 1
        opened.append(scope)
        waiting.extend(sorted(inner[scope]))
    return sorted(opened)
