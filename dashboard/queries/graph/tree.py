"""The scopes of a graph as a tree that can be opened step by step.

Four things make it shorter than the recorded names: a scope of one node is that node, a cell that
is applied at several places (`relu`) stands at each of them, a scope of nothing but one scope is
joined with it, and blocks of one structure that follow each other are one fold. What is too wide to
be looked at is cut into parts of neighbours.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isqrt
from typing import TYPE_CHECKING

import numpy as np

from .names import name_and_class

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from .model import Graph

DEEPEST = 32
WIDEST = 120
MOST_USES = 64


@dataclass(frozen=True)
class Scope:
    """A box that can be opened.

    Attributes:
        path: Its whole name, which no other scope has.
        label: Its own name.
        cell: The class it stands for, where the name tells.
        parent: The number of the scope around it; -1 for the root.
        nodes: How many nodes are inside, at any depth.
        times: How many blocks of one structure are folded here; 0 for other scopes.
        first: The first node inside, in the order of recording.

    """

    path: str
    label: str
    cell: str
    parent: int
    nodes: int
    times: int
    first: int


@dataclass(frozen=True)
class Tree:
    """All scopes, each after the one around it; the root is the first.

    Attributes:
        scopes: The scopes.
        home: The scope that each node stands in.
        labels: What each node is called inside its scope.

    """

    scopes: list[Scope]
    home: NDArray[np.int64]
    labels: list[str]

    def numbered(self) -> dict[str, int]:
        """The number of each scope by its path."""
        return {scope.path: k for k, scope in enumerate(self.scopes)}


@dataclass
class _Draft:
    path: str
    label: str
    cell: str = ""
    scopes: list[_Draft] = field(default_factory=list)
    nodes: list[int] = field(default_factory=list)
    count: int = 0
    times: int = 0
    first: int = 0

    def members(self) -> list[int]:
        """All nodes inside, in the order of recording."""
        found = list(self.nodes)
        waiting = list(self.scopes)
        while waiting:
            scope = waiting.pop()
            found.extend(scope.nodes)
            waiting.extend(scope.scopes)
        return sorted(found)


def tree_of(graph: Graph) -> Tree:
    """The tree of a graph's scopes."""
    labels = list(graph.labels)
    root = _by_name(graph)
    _measure(root)
    inputs = _inputs_of(graph)
    _shorten(root, labels, inputs, graph.ops)
    _fold(root, inputs, graph.ops)
    _cut(root)
    _measure(root)
    return _flat(root, len(graph), labels)


def _by_name(graph: Graph) -> _Draft:
    root = _Draft("", "")
    known: dict[tuple[int, str], _Draft] = {}
    ends: dict[str, _Draft] = {"": root}
    for node, scope in enumerate(graph.scopes):
        if scope not in ends:
            parts = [part for part in scope.split("/", DEEPEST) if part]
            here = root
            for part in parts:
                key = (id(here), part)
                if key not in known:
                    path = f"{here.path}/{part}" if here.path else part
                    known[key] = _Draft(path, *name_and_class(part))
                    here.scopes.append(known[key])
                here = known[key]
            ends[scope] = here
        ends[scope].nodes.append(node)
    return root


def _measure(scope: _Draft) -> None:
    """Count the nodes inside every scope, and put its scopes in the order of recording."""
    for inner in scope.scopes:
        _measure(inner)
    scope.count = len(scope.nodes) + sum(inner.count for inner in scope.scopes)
    starts = [*scope.nodes[:1], *(inner.first for inner in scope.scopes)]
    scope.first = min(starts, default=0)
    scope.scopes.sort(key=lambda inner: inner.first)


def _shorten(scope: _Draft, labels: list[str], inputs: list[list[int]], ops: list[str]) -> None:
    """Let single nodes stand for their scopes, and join scopes that hold nothing but a scope."""
    kept = []
    for inner in scope.scopes:
        members = inner.members() if inner.count <= MOST_USES else []
        if inner.count == 1 or _is_reused(members, inputs, ops):
            for node in members:
                labels[node] = inner.label
            scope.nodes.extend(members)
            continue
        joined = inner
        while not joined.nodes and len(joined.scopes) == 1:
            below = joined.scopes[0]
            below.label = f"{joined.label}/{below.label}"
            joined = below
        _shorten(joined, labels, inputs, ops)
        kept.append(joined)
    scope.scopes = kept
    scope.nodes.sort()


def _is_reused(members: list[int], inputs: list[list[int]], ops: list[str]) -> bool:
    """Whether these are uses of one operator at several places, none fed by another."""
    held = set(members)
    return (
        len(members) > 1
        and len({ops[node] for node in members}) == 1
        and not any(source in held for node in members for source in inputs[node])
    )


def _inputs_of(graph: Graph) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(len(graph))]
    for source, target in zip(graph.source.tolist(), graph.target.tolist(), strict=True):
        found[target].append(source)
    return found


def _fold(scope: _Draft, inputs: list[list[int]], ops: list[str]) -> None:
    """Put neighbours of one structure, each fed by the one before, into one box."""
    for inner in scope.scopes:
        _fold(inner, inputs, ops)
    kept: list[_Draft] = []
    run: list[_Draft] = []
    held: list[list[int]] = []

    def close() -> None:
        if len(run) > 1 and len(scope.scopes) + len(scope.nodes) > 2:
            kept.append(_folded(scope, run))
        else:
            kept.extend(run)

    for inner in scope.scopes:
        members = inner.members()
        if run and _repeats(held[-1], members, inputs, ops):
            run.append(inner)
            held.append(members)
        else:
            close()
            run, held = [inner], [members]
    close()
    scope.scopes = kept


def _folded(scope: _Draft, run: list[_Draft]) -> _Draft:
    label = f"{run[0].label} … {run[-1].label}"
    path = f"{scope.path}/[{label}]".lstrip("/")
    count = sum(inner.count for inner in run)
    return _Draft(path, label, run[0].cell, run, [], count, len(run), run[0].first)


def _repeats(one: list[int], two: list[int], inputs: list[list[int]], ops: list[str]) -> bool:
    """Whether two blocks have the same operators with the same edges inside, and touch."""
    if len(one) != len(two) or any(ops[a] != ops[b] for a, b in zip(one, two, strict=True)):
        return False
    here = {node: k for k, node in enumerate(one)}
    there = {node: k for k, node in enumerate(two)}
    touching = False
    for a, b in zip(one, two, strict=True):
        first = sorted(here[node] for node in inputs[a] if node in here)
        second = sorted(there[node] for node in inputs[b] if node in there)
        if first != second:
            return False
        touching = touching or any(node in here for node in inputs[b])
        touching = touching or any(node in there for node in inputs[a])
    return touching


def _cut(scope: _Draft) -> None:
    """Cut a scope of too many members into parts, neighbours together."""
    for inner in scope.scopes:
        _cut(inner)
    members = [(inner.first, inner) for inner in scope.scopes]
    count = len(members) + len(scope.nodes)
    if count <= WIDEST:
        return
    size = min(WIDEST, max(2 * isqrt(count), 20))
    rows: list[tuple[int, _Draft | int]] = [*members, *((node, node) for node in scope.nodes)]
    rows.sort(key=lambda row: row[0])
    parts = []
    for start in range(0, count, size):
        held = [member for _, member in rows[start : start + size]]
        label = f"{start + 1} … {start + len(held)}"
        part = _Draft(f"{scope.path}/[{label}]".lstrip("/"), label)
        part.scopes = [member for member in held if isinstance(member, _Draft)]
        part.nodes = [member for member in held if not isinstance(member, _Draft)]
        parts.append(part)
    scope.scopes, scope.nodes = parts, []
    _measure(scope)
    _cut_again(scope)


def _cut_again(scope: _Draft) -> None:
    if len(scope.scopes) > WIDEST:
        inner, scope.scopes = scope.scopes, []
        whole = _Draft(scope.path, scope.label, scopes=inner)
        size = max(2 * isqrt(len(inner)), 20)
        for start in range(0, len(inner), size):
            held = inner[start : start + size]
            label = f"{held[0].label.split(' … ')[0]} … {held[-1].label.split(' … ')[-1]}"
            path = f"{whole.path}/[[{label}]]".lstrip("/")
            scope.scopes.append(_Draft(path, label, scopes=held))


def _flat(root: _Draft, count: int, labels: list[str]) -> Tree:
    home = np.zeros(count, dtype=np.int64)
    scopes: list[Scope] = []
    waiting = [(root, -1)]
    seen: dict[str, int] = {}
    while waiting:
        draft, parent = waiting.pop()
        number = len(scopes)
        seen[draft.path] = seen.get(draft.path, 0) + 1
        path = draft.path if seen[draft.path] == 1 else f"{draft.path}#{seen[draft.path]}"
        scopes.append(
            Scope(path, draft.label, draft.cell, parent, draft.count, draft.times, draft.first)
        )
        home[draft.nodes] = number
        waiting.extend((inner, number) for inner in reversed(draft.scopes))
    return Tree(scopes, home, labels)
