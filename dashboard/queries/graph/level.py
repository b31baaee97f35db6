"""The layout of one scope: boxes in layers, and the ways of the edges between them.

Long edges bend in the layers that they pass. All edges of one box share their bends, so that what
goes to ten readers is one line as far as it can be. Ports are where edges enter and leave the
scope: boxes without a size in the first and in the last layer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, sqrt

from .coordinates import STRAIGHT, Link, placed
from .layers import layers_of
from .order import ordered

GAP = 26.0
BEND_GAP = 14.0
BETWEEN = 34.0
PORT_ROW = 16.0
SPREAD = 14.0

Point = tuple[float, float]


@dataclass(frozen=True)
class LevelEdge:
    """An edge between two boxes of a level, downward.

    Attributes:
        source: The upper box.
        target: The lower one.
        leaves: Where it is fixed on the source, from its left side; None: where it looks best.
        enters: The same on the target.

    """

    source: int
    target: int
    leaves: float | None = None
    enters: float | None = None


@dataclass
class Arrangement:
    """Where everything is, from the upper left corner of the level.

    Attributes:
        x: The left side of each box.
        y: Its upper side.
        ways: The points that each edge passes, from the source down.
        width: The width of it all.
        height: Its height.
        layers: The boxes by layer, from the left; bends have numbers behind those of the boxes.

    """

    x: list[float]
    y: list[float]
    ways: list[list[Point]]
    width: float = 0.0
    height: float = 0.0
    layers: list[list[int]] = field(default_factory=list)


@dataclass
class _Net:
    widths: list[float]
    heights: list[float]
    layers: list[list[int]]
    layer: list[int]
    ways: list[list[int]] = field(default_factory=list)  # of each edge: source, bends, target

    def bend(self, layer: int) -> int:
        self.widths.append(0.0)
        self.heights.append(0.0)
        self.layer.append(layer)
        self.layers[layer].append(len(self.widths) - 1)
        return len(self.widths) - 1


def arranged(
    sizes: list[tuple[float, float]],
    edges: list[LevelEdge],
    tops: frozenset[int] = frozenset(),
    bottoms: frozenset[int] = frozenset(),
    apart: float = BETWEEN,
) -> Arrangement:
    """The layout of boxes of these sizes.

    Args:
        sizes: Width and height of each box; ports have neither.
        edges: All edges, none of them part of a cycle.
        tops: The boxes that are ports at the upper side.
        bottoms: Those at the lower side.
        apart: How far layers are apart.

    >>> found = arranged([(100, 40), (100, 40)], [LevelEdge(0, 1)])
    >>> found.x, found.y, found.width, found.height
    ([0.0, 0.0], [0.0, 74.0], 100.0, 114.0)

    """
    if not sizes:
        return Arrangement([], [], [])
    net = _layered(sizes, edges, tops, bottoms)
    links = _bent(net, edges)
    net.layers = ordered(net.layers, [(link.source, link.target) for link in links])
    left = placed(net.layers, net.widths, links, GAP, BEND_GAP)
    spans = _spans(net, bool(tops), bool(bottoms), apart)
    count = len(sizes)
    upper = [
        round(spans[net.layer[k]][0] + (_height(spans[net.layer[k]]) - net.heights[k]) / 2, 1)
        for k in range(count)
    ]
    ways = _drawn(net, edges, left, upper, spans)
    right = max((left[k] + net.widths[k] for k in range(len(left))), default=0.0)
    return Arrangement(left[:count], upper, ways, right, spans[-1][1], net.layers)


def _layered(
    sizes: list[tuple[float, float]],
    edges: list[LevelEdge],
    tops: frozenset[int],
    bottoms: frozenset[int],
) -> _Net:
    ports = tops | bottoms
    real = [k for k in range(len(sizes)) if k not in ports]
    number = {box: k for k, box in enumerate(real)}
    between = [
        (number[edge.source], number[edge.target])
        for edge in edges
        if edge.source in number and edge.target in number
    ]
    touched = {end for edge in edges for end in (edge.source, edge.target)}
    found = layers_of(len(real), between)
    alone = [box for box in real if box not in touched]
    start = 1 if tops else 0
    layer = [0] * len(sizes)
    for box, one in zip(real, found, strict=True):
        layer[box] = one + start
    used = max((layer[box] for box in real if box in touched), default=start - 1)
    row = ceil(sqrt(2 * len(alone)))
    for k, box in enumerate(alone):  # what has no edge stands in rows of its own below
        layer[box] = used + 1 + k // row
    deepest = max((layer[box] for box in real), default=start)
    for box in bottoms:
        layer[box] = deepest + 1
    layers: list[list[int]] = [[] for _ in range(deepest + 1 + bool(bottoms))]
    for box in range(len(sizes)):
        layers[layer[box]].append(box)
    return _Net([w for w, _ in sizes], [h for _, h in sizes], layers, layer)


def _bent(net: _Net, edges: list[LevelEdge]) -> list[Link]:
    """Put bends where edges pass layers; all links lead from a layer to the next."""
    trunks: dict[tuple[int, float | None], list[int]] = {}
    links: dict[tuple[int, int], Link] = {}

    def link(one: int, other: int, leaves: float, enters: float, weight: float) -> None:
        links.setdefault((one, other), Link(one, other, leaves, enters, weight))

    for edge in edges:
        leaves = net.widths[edge.source] / 2 if edge.leaves is None else edge.leaves
        enters = net.widths[edge.target] / 2 if edge.enters is None else edge.enters
        trunk = trunks.setdefault((edge.source, edge.leaves), [edge.source])
        first, last = net.layer[edge.source], net.layer[edge.target]
        while len(trunk) < last - first:
            bend = net.bend(first + len(trunk))
            straight = STRAIGHT if len(trunk) > 1 else 2.0
            link(trunk[-1], bend, leaves if len(trunk) == 1 else 0.0, 0.0, straight)
            trunk.append(bend)
        way = [*trunk[: last - first], edge.target]
        weight = 2.0 if len(way) > 2 else 1.0
        link(way[-2], edge.target, leaves if len(way) == 2 else 0.0, enters, weight)
        net.ways.append(way)
    return list(links.values())


def _spans(net: _Net, has_tops: bool, has_bottoms: bool, apart: float) -> list[Point]:
    """The upper and the lower side of each layer."""
    spans: list[Point] = []
    at = 0.0
    last = len(net.layers) - 1
    for k, layer in enumerate(net.layers):
        height = max((net.heights[box] for box in layer), default=0.0)
        spans.append((at, at + height))
        is_port = (k == 0 and has_tops) or (k + 1 == last and has_bottoms)
        at += height + (max(PORT_ROW, apart / 2) if is_port else apart)
    return spans


def _height(span: Point) -> float:
    return span[1] - span[0]


def _drawn(
    net: _Net,
    edges: list[LevelEdge],
    left: list[float],
    upper: list[float],
    spans: list[Point],
) -> list[list[Point]]:
    """The points of each edge: straight through layers, free between them."""
    leaves = _spread(net, edges, left, outward=True)
    enters = _spread(net, edges, left, outward=False)
    drawn = []
    for k, (edge, way) in enumerate(zip(edges, net.ways, strict=True)):
        first, last = spans[net.layer[edge.source]], spans[net.layer[edge.target]]
        out, into = left[edge.source] + leaves[k], left[edge.target] + enters[k]
        points = [(out, upper[edge.source] + net.heights[edge.source]), (out, first[1])]
        for bend in way[1:-1]:
            top, bottom = spans[net.layer[bend]]
            points += [(left[bend], top), (left[bend], bottom)]
        points += [(into, last[0]), (into, upper[edge.target])]
        drawn.append([point for j, point in enumerate(points) if not j or point != points[j - 1]])
    return drawn


def _spread(net: _Net, edges: list[LevelEdge], left: list[float], *, outward: bool) -> list[float]:
    """Where each edge is fixed on its box: beside each other, in the order of where they lead."""
    found = [0.0] * len(edges)
    groups: dict[int, dict[int, list[int]]] = {}
    for k, (edge, way) in enumerate(zip(edges, net.ways, strict=True)):
        fixed = edge.leaves if outward else edge.enters
        box, beside = (edge.source, way[1]) if outward else (edge.target, way[-2])
        found[k] = net.widths[box] / 2 if fixed is None else fixed
        if fixed is None and net.widths[box]:
            groups.setdefault(box, {}).setdefault(beside, []).append(k)
    for box, group in groups.items():
        order = sorted(group, key=lambda one: (left[one] + net.widths[one] / 2, one))
        step = min(SPREAD, 0.7 * net.widths[box] / len(order))
        for index, one in enumerate(order):
            for k in group[one]:
                found[k] = net.widths[box] / 2 + (index - (len(order) - 1) / 2) * step
    return found
