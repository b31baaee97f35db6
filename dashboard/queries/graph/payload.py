"""A graph on its way to the browser: once whole but brief, then view by view with places."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from unicodedata import east_asian_width

import numpy as np

from dashboard.encode import numbers

from .kinds import family_of
from .layout import layout_of
from .level import BETWEEN
from .model import forward_nodes
from .paths import critical_path
from .tree import tree_of
from .view import MOST_BOXES, first_open, view_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from .layout import Layout, Way
    from .model import Graph
    from .tree import Tree
    from .view import View

LONGEST_LABEL = 26
SIGN_PX = 6.9
LEAST_PX = 96.0
HEIGHT_PX = 44.0
SIGN_ROOM_PX = 16.0
MOST_SAID_PX = 110.0
SAID = 0.8  # of the size of names
KINDS = ("operator", "parameter", "input", "output")
_NUMBER = re.compile(r"-op\d+$|[_.]\d+$")


@dataclass(frozen=True)
class OpenGraph:
    """A graph with all that is computed once from it."""

    graph: Graph
    tree: Tree
    forward: NDArray[np.bool_]
    sideways: bool = False

    @classmethod
    def of(cls, graph: Graph, *, sideways: bool = False) -> OpenGraph:
        """The graph, its tree of scopes, and which nodes compute the outputs."""
        forward = forward_nodes(graph)
        if not forward.any():
            forward = np.ones(len(graph), dtype=bool)
        return cls(graph, tree_of(graph), forward, sideways)

    def kept(self, *, everything: bool, parameters: bool) -> NDArray[np.bool_]:
        """The nodes that count."""
        kept = np.ones(len(self.graph), dtype=bool) if everything else self.forward.copy()
        if not parameters:
            kept &= np.array([kind != "parameter" for kind in self.graph.kinds], dtype=bool)
        return kept


def model_payload(opened: OpenGraph) -> dict[str, Any]:
    """Names, scopes and edges: enough to list, to search and to follow paths in the browser."""
    graph, tree = opened.graph, opened.tree
    ops = sorted(set(graph.ops))
    codes = {op: k for k, op in enumerate(ops)}
    whole = np.ones(len(graph), dtype=bool)
    partial = not opened.forward.all()
    scopes = tree.scopes
    return {
        "name": graph.name,
        "scopes": {
            "path": front_coded([scope.path for scope in scopes]),
            "label": [scope.label for scope in scopes],
            "cell": [scope.cell for scope in scopes],
            "parent": _whole([scope.parent for scope in scopes]),
            "times": _whole([scope.times for scope in scopes]),
            "first": _whole([scope.first for scope in scopes]),
        },
        "nodes": {
            "key": front_coded(graph.keys),
            "label": tree.labels,
            "op": _whole([codes[op] for op in graph.ops]),
            "kind": _whole([KINDS.index(kind) for kind in graph.kinds]),
            "home": numbers(tree.home),
            "forward": numbers(opened.forward.astype(np.int32)) if partial else None,
        },
        "ops": ops,
        "families": [graph.families.get(op) or family_of(op) for op in ops],
        "relations": _named(graph.relations),
        "kinds": KINDS,
        "source": numbers(graph.source),
        "target": numbers(graph.target),
        "critical": {
            "forward": critical_path(graph, opened.forward),
            "all": critical_path(graph, whole) if partial else None,
        },
    }


def _named(texts: Sequence[str]) -> dict[str, Any] | None:
    """Texts of which many are the same: each once, and which one stands where."""
    if not texts:
        return None
    words = list(dict.fromkeys(texts))
    codes = {word: k for k, word in enumerate(words)}
    return {"words": words, "of": _whole([codes[text] for text in texts])}


def view_payload(
    opened: OpenGraph, wanted: Sequence[int] | None, *, everything: bool, parameters: bool
) -> dict[str, Any]:
    """What is seen with some scopes open, and where; or that it is too much.

    Args:
        opened: The graph.
        wanted: The open scopes; None for those to begin with.
        everything: Gradients and bookkeeping, too.
        parameters: Parameters, too.

    """
    graph, tree = opened.graph, opened.tree
    kept = opened.kept(everything=everything, parameters=parameters)
    chosen = first_open(tree, kept) if wanted is None else wanted
    view = view_of(graph, tree, chosen, kept)
    if len(view.boxes) > MOST_BOXES:
        return {"too_many": len(view.boxes), "most": MOST_BOXES, "open": list(chosen)}
    texts = [_texts(opened, box) for box in view.boxes.tolist()]
    titles = [_title_width(tree, scope) for scope in view.open]
    # Of runs all boxes have it: their colour stands there.
    rooms = (SIGN_ROOM_PX * (box < len(tree.scopes) or bool(graph.families)) for box in view.boxes)
    sizes = [(_width(*text) + room, HEIGHT_PX) for text, room in zip(texts, rooms, strict=True)]
    parents = [scope.parent for scope in tree.scopes]
    found = layout_of(
        view, parents, sizes, titles, sideways=opened.sideways, apart=_apart(view.relations)
    )
    return {
        "open": view.open,
        "boxes": numbers(view.boxes),
        "parents": numbers(view.parents),
        "labels": [shortened(label) for label, _ in texts],
        "subs": [shortened(sub) for _, sub in texts],
        "families": [_family(opened, box) for box in view.boxes.tolist()],
        "rectangles": _flat([(*at, *size) for at, size in zip(found.corners, sizes, strict=True)]),
        "layers": numbers(np.array(found.layers, dtype=np.int64)),
        "frames": _flat(found.frames),
        "source": numbers(view.source),
        "target": numbers(view.target),
        "counts": numbers(view.counts),
        "relations": view.relations,
        "ways": _ways(found, view),
    }


def _ways(found: Layout, view: View) -> dict[str, Any]:
    points = [point for way in found.ways for point in way.points]
    stops = np.cumsum([0, *(len(way.points) for way in found.ways)])
    edges = [edge for way in found.ways for edge in way.edges]
    edge_stops = np.cumsum([0, *(len(way.edges) for way in found.ways)])
    return {
        "points": _flat(points),
        "stops": numbers(stops),
        "edges": _whole(edges),
        "edge_stops": numbers(edge_stops),
        "counts": _whole([int(view.counts[way.edges].sum()) for way in found.ways]),
        "control": _whole([int(view.control[way.edges].all()) for way in found.ways]),
        "ends": _whole([int(way.ends) for way in found.ways]),
        "turned": _whole([int(way.turned) for way in found.ways]),
        "says": [_said(view, way) for way in found.ways],
    }


def _apart(relations: Sequence[str]) -> float:
    """How far layers are apart: so that what most edges say can be read between them."""
    longest = max((min(SAID * text_width(said), MOST_SAID_PX) for said in relations), default=0.0)
    return longest + BETWEEN if longest else BETWEEN


def _said(view: View, way: Way) -> str:
    """What the edges of a line say, where it reaches a box and they say one thing."""
    said = {view.relations[edge] for edge in way.edges} if view.relations and way.ends else set()
    return said.pop() if len(said) == 1 else ""


def _texts(opened: OpenGraph, box: int) -> tuple[str, str]:
    """The two lines of a box."""
    graph, tree = opened.graph, opened.tree
    if box < len(tree.scopes):
        scope = tree.scopes[box]
        if graph.families:
            return scope.label, graph.scope_briefs.get(scope.path, "")
        inside = [one for one in tree.scopes[box + 1 : box + 2] if one.parent == box and one.times]
        if scope.times:
            return scope.label, f"{scope.times} × {scope.cell}".strip(" ×") + (
                "" if scope.cell else " ×"
            )
        if inside and inside[0].nodes == scope.nodes:
            return scope.label, f"{inside[0].times} × {inside[0].cell}".strip()
        return scope.label, " · ".join(filter(None, (scope.cell, str(scope.nodes))))
    node = box - len(tree.scopes)
    label, op = tree.labels[node], graph.ops[node]
    if graph.families:
        return label, graph.briefs[node]
    brief = graph.briefs[node] if graph.briefs else graph.shapes[node]
    says_op = _NUMBER.sub("", label).replace("_", "").casefold() == op.casefold()
    if says_op or graph.kinds[node] != "operator":
        return label, brief or graph.dtypes[node] or ("" if says_op else op)
    return label, op


def _family(opened: OpenGraph, box: int) -> str:
    graph, tree = opened.graph, opened.tree
    if graph.families and box < len(tree.scopes):
        return graph.scope_families[tree.scopes[box].path]
    if graph.families:
        return graph.families[graph.ops[box - len(tree.scopes)]]
    if box >= len(tree.scopes):
        node = box - len(tree.scopes)
        given = opened.graph.kinds[node] != "operator"
        return "io" if given else family_of(opened.graph.ops[node])
    found = family_of(tree.scopes[box].cell)
    return "scope" if found == "other" else found


def _title_width(tree: Tree, number: int) -> float:
    scope = tree.scopes[number]
    return text_width(shortened(f"{scope.label} · {scope.cell}", 2 * LONGEST_LABEL)) + 48


def _width(label: str, sub: str) -> float:
    texts = (shortened(label), shortened(sub))
    return float(max(LEAST_PX, *(round(text_width(text)) + 26 for text in texts)))


def text_width(text: str) -> float:
    """About how wide a text is drawn, in pixels."""
    return SIGN_PX * sum(1.8 if east_asian_width(sign) in "WF" else 1.0 for sign in text)


def shortened(text: str, most: int = LONGEST_LABEL) -> str:
    """The text, its middle left out where it is too long: names differ at their ends.

    >>> shortened("SparseSoftmaxCrossEntropyWithLogits", 16)
    'SparseSo…hLogits'
    """
    if len(text) <= most:
        return text
    return f"{text[: most // 2]}…{text[len(text) - (most - most // 2 - 1) :]}"


def front_coded(texts: Sequence[str]) -> list[list[Any]]:
    """Each text as how much it shares with the one before, and the rest.

    Counted in units of UTF-16, as browsers cut texts: a sign beyond the first 65,536 has two.

    >>> front_coded(["net/a", "net/b"])
    [[0, 'net/a'], [4, 'b']]
    """
    found, before = [], ""
    for text in texts:
        most = min(len(before), len(text))
        shared = next((k for k in range(most) if before[k] != text[k]), most)
        units = shared + sum(sign > "\uffff" for sign in text[:shared])
        found.append([units, text[shared:]])
        before = text
    return found


def _whole(values: Sequence[int]) -> dict[str, str]:
    return numbers(np.array(values, dtype=np.int64))


def _flat(rows: Sequence[Sequence[float]]) -> dict[str, str]:
    return numbers(np.array(rows, dtype=np.float64).ravel(), tolerance=0.05)
