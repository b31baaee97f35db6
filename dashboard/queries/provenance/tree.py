"""The folds of a graph of runs as a tree of scopes; what is too wide is cut into parts."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from dashboard.queries.graph.tree import Scope, Tree
from dashboard.words import say

if TYPE_CHECKING:
    from .draft import Draft

WIDEST = 100
"""Boxes inside one fold; the neighbours of more stand in parts."""
FIRST_BOXES = 64


@dataclass
class _Box:
    """A fold, on the way to a scope."""

    path: str
    label: str
    family: str
    brief: str = ""
    nodes: list[int] = field(default_factory=list)
    folds: list[_Box] = field(default_factory=list)
    count: int = 0
    first: int = 0


class Folded(NamedTuple):
    """The folds that hold anything; the family of each, and what it says while it is closed."""

    tree: Tree
    families: dict[str, str]
    briefs: dict[str, str]


def tree_of(draft: Draft) -> Folded:
    """The folds that hold anything."""
    root = _Box("", "", "")
    boxes = {"": root}
    for key, fold in draft.folds.items():
        boxes[key] = _Box(key, fold.label, fold.kind, fold.brief)
        boxes[fold.parent].folds.append(boxes[key])
    for node, home in enumerate(draft.homes):
        boxes[home].nodes.append(node)
    _measure(root)
    _cut(root, draft)
    _measure(root)
    return _flat(root, draft)


def first_open(tree: Tree) -> list[int]:
    """The scopes to open at first: those of many runs, while few boxes are in sight."""
    inner: list[list[int]] = [[] for _ in tree.scopes]
    sizes = np.bincount(tree.home, minlength=len(tree.scopes)).tolist()
    for k, scope in enumerate(tree.scopes[1:], 1):
        inner[scope.parent].append(k)
        sizes[scope.parent] += 1
    opened, shown, waiting = [0], sizes[0], list(inner[0])
    while waiting:
        k = waiting.pop(0)
        if _holds_runs(tree.scopes[k].path) and shown - 1 + sizes[k] <= FIRST_BOXES:
            opened.append(k)
            shown += sizes[k] - 1
            waiting.extend(inner[k])
    return sorted(opened)


def _holds_runs(path: str) -> bool:
    return path.startswith("runs-") and "/" not in path


def _measure(box: _Box) -> None:
    """Count what is inside, leave out what is empty, and put all in the order of the nodes."""
    for inner in box.folds:
        _measure(inner)
    box.folds = sorted((one for one in box.folds if one.count), key=lambda one: one.first)
    box.count = len(box.nodes) + sum(one.count for one in box.folds)
    starts = [*box.nodes[:1], *(one.first for one in box.folds)]
    box.first = min(starts, default=0)


def _cut(box: _Box, draft: Draft) -> None:
    for inner in box.folds:
        _cut(inner, draft)
    level = 1
    while len(box.folds) + len(box.nodes) > WIDEST:
        box.folds, box.nodes = _parts(box, level, draft), []
        level += 1


def _parts(box: _Box, level: int, draft: Draft) -> list[_Box]:
    """Neighbours together, in about as many parts as each has boxes."""
    rows: list[tuple[int, _Box | int]] = [(one.first, one) for one in box.folds]
    rows += [(node, node) for node in box.nodes]
    rows.sort(key=lambda row: row[0])
    size = min(WIDEST, max(2 * isqrt(len(rows)), 20))
    parts = []
    for start in range(0, len(rows), size):
        held = [one for _, one in rows[start : start + size]]
        path = f"{box.path}/part-{level}-{start // size + 1}".lstrip("/")
        names = [one.label if isinstance(one, _Box) else draft.nodes[one].label for one in held]
        ends = [one.partition(" … ")[0] for one in names[:1]] + [names[-1].rpartition(" … ")[2]]
        part = _Box(path, " … ".join(ends), box.family or "run")
        part.brief = say("{count} boxes", count=f"{len(held):,}")
        part.folds = [one for one in held if isinstance(one, _Box)]
        part.nodes = [one for one in held if not isinstance(one, _Box)]
        part.first = rows[start][0]
        part.count = len(part.nodes) + sum(one.count for one in part.folds)
        parts.append(part)
    return parts


def _flat(root: _Box, draft: Draft) -> Folded:
    home = np.zeros(len(draft.nodes), dtype=np.int64)
    scopes: list[Scope] = []
    families: dict[str, str] = {}
    briefs: dict[str, str] = {}
    waiting = [(root, -1)]
    while waiting:
        box, parent = waiting.pop()
        number = len(scopes)
        scopes.append(Scope(box.path, box.label, "", parent, box.count, 0, box.first))
        families[box.path] = box.family
        briefs[box.path] = box.brief
        home[box.nodes] = number
        waiting.extend((inner, number) for inner in reversed(box.folds))
    return Folded(Tree(scopes, home, [node.label for node in draft.nodes]), families, briefs)
