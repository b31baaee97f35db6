"""The layout of a view: open scopes are frames around the layout of what is inside.

At each level an edge between two frames is drawn once, however many edges it stands for, and
enters a frame at a port. So the inside of a frame never depends on what is drawn around it, and
lines cross no boxes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .layers import turned_edges
from .level import BETWEEN, Arrangement, LevelEdge, Point, arranged

if TYPE_CHECKING:
    from .view import View

PAD = 18.0
TITLE = 30.0
MOST_TWICE = 150  # boxes in sight up to which the layout is done again with its ports sorted

Size = tuple[float, float]


@dataclass(frozen=True)
class Way:
    """A drawn line.

    Attributes:
        points: What it passes, in the direction of the edge.
        edges: The indices of the view's edges that it stands for.
        ends: Whether it ends at a box, where an arrow belongs.
        turned: Whether it leads back to an earlier layer.

    """

    points: list[Point]
    edges: list[int]
    ends: bool
    turned: bool


@dataclass
class Layout:
    """Places of all boxes of a view, of its open scopes, and all lines.

    Attributes:
        corners: The upper left corner of each box.
        frames: Left, top, width and height of each open scope; the first is the whole.
        ways: The lines.
        layers: The layer of each box inside its open scope.

    """

    corners: list[Point]
    frames: list[tuple[float, float, float, float]]
    ways: list[Way]
    layers: list[int]


@dataclass
class _Level:
    members: list[int] = field(default_factory=list)
    edges: dict[tuple[int, int], list[int]] = field(default_factory=dict)
    turned: set[tuple[int, int]] = field(default_factory=set)
    tops: set[int] = field(default_factory=set)
    bottoms: set[int] = field(default_factory=set)
    index: dict[int, int] = field(default_factory=dict)
    found: Arrangement = field(default_factory=lambda: Arrangement([], [], []))


class _Compound:
    """Levels of a view. Boxes are numbered as in the view, then open scopes, then ports."""

    def __init__(self, view: View) -> None:
        self.boxes = len(view.boxes)
        self.opened = {scope: k for k, scope in enumerate(view.open)}
        self.levels = [_Level() for _ in view.open]
        self.around = [self.opened[scope] for scope in view.parents.tolist()]
        self.ports: dict[tuple[int, int, bool], int] = {}

    def scope(self, k: int) -> int:
        return self.boxes + k

    def port(self, owner: int, other: int, *, out: bool) -> int:
        """The port of an open scope towards one neighbour."""
        first = self.boxes + len(self.levels)
        key = (owner, other, out)
        if key not in self.ports:
            self.ports[key] = first + len(self.ports)
            self.levels[owner - self.boxes].members.append(self.ports[key])
        return self.ports[key]

    def chain(self, box: int, parents: list[int]) -> list[int]:
        """A box and the open scopes around it, the root left out."""
        chain, level = [box], self.around[box]
        while level:
            chain.append(self.scope(level))
            level = parents[level]
        return chain

    def join(self, one: list[int], other: list[int], edge: int, parents: list[int]) -> None:
        """Write one edge of the view into every level that it passes."""
        while len(one) > 1 and len(other) > 1 and one[-1] == other[-1]:
            one, other = one[:-1], other[:-1]
        top = one[-1]
        level = self.around[top] if top < self.boxes else parents[top - self.boxes]
        self.levels[level].edges.setdefault((top, other[-1]), []).append(edge)
        beyond = other[-1]
        for inner, owner in zip(reversed(one[:-1]), reversed(one[1:]), strict=True):
            beyond = self.port(owner, beyond, out=True)
            edges = self.levels[owner - self.boxes].edges
            edges.setdefault((inner, beyond), []).append(edge)
        beyond = top
        for inner, owner in zip(reversed(other[:-1]), reversed(other[1:]), strict=True):
            beyond = self.port(owner, beyond, out=False)
            edges = self.levels[owner - self.boxes].edges
            edges.setdefault((beyond, inner), []).append(edge)


def layout_of(
    view: View,
    scope_parents: list[int],
    sizes: list[Size],
    titles: list[float],
    *,
    sideways: bool,
    apart: float = BETWEEN,
) -> Layout:
    """Places for everything in sight.

    Args:
        view: What is seen.
        scope_parents: The scope around each scope of the tree.
        sizes: Width and height of each box of the view.
        titles: The width that the title of each open scope needs.
        sideways: From left to right, not from the top down.
        apart: How far layers are apart.

    """
    net = _Compound(view)
    parents = [net.opened.get(scope_parents[scope], 0) if k else 0
               for k, scope in enumerate(view.open)]  # fmt: skip
    for box, level in enumerate(net.around):
        net.levels[level].members.append(box)
    for k in range(1, len(view.open)):
        net.levels[parents[k]].members.append(net.scope(k))
    for edge, (source, target) in enumerate(
        zip(view.source.tolist(), view.target.tolist(), strict=True)
    ):
        net.join(net.chain(source, parents), net.chain(target, parents), edge, parents)
    for k in range(len(net.levels)):
        _direct(net, k)
    known: dict[int, Size] = {box: _flip(size, sideways) for box, size in enumerate(sizes)}
    shifts = (PAD, TITLE) if not sideways else (TITLE, PAD)
    for turn in range(2 if net.ports and len(sizes) <= MOST_TWICE else 1):
        if turn:
            _sort_ports(net)
        for k in range(len(net.levels) - 1, -1, -1):
            width, height = _arrange(net, k, known, shifts[0], apart)
            least = titles[k] if not sideways else 0.0
            known[net.scope(k)] = (max(width + shifts[0] + PAD, least), height + shifts[1] + PAD)
    return _collected(net, view, parents, known, shifts, sideways)


def _flip(pair: tuple[float, float], sideways: bool) -> tuple[float, float]:
    return (pair[1], pair[0]) if sideways else pair


def _direct(net: _Compound, k: int) -> None:
    """Decide which edges of a level lead back, and so at which side of frames their ports are."""
    level = net.levels[k]
    ports = level.tops | level.bottoms
    inner = [(a, b) for a, b in level.edges if a not in ports and b not in ports]
    real = [one for one in level.members if one not in ports]
    number = {one: index for index, one in enumerate(real)}
    back = turned_edges(len(real), [(number[a], number[b]) for a, b in inner])
    level.turned = {inner[index] for index in back}
    level.turned |= {(a, b) for a, b in level.edges if a in level.bottoms or b in level.tops}
    scopes = range(net.boxes, net.boxes + len(net.levels))
    for a, b in level.edges:
        back_here = (a, b) in level.turned
        if a in scopes:
            inside = net.levels[a - net.boxes]
            (inside.tops if back_here else inside.bottoms).add(net.ports[a, b, True])
        if b in scopes:
            inside = net.levels[b - net.boxes]
            (inside.bottoms if back_here else inside.tops).add(net.ports[b, a, False])


def _arrange(net: _Compound, k: int, known: dict[int, Size], pad: float, apart: float) -> Size:
    level = net.levels[k]
    level.index = {one: index for index, one in enumerate(level.members)}

    def fixed(box: int, other: int, *, out: bool) -> float | None:
        """Where the port of a frame is, from its left side."""
        port = net.ports.get((box, other, out))
        if port is None:
            return None
        inside = net.levels[box - net.boxes]
        return pad + inside.found.x[inside.index[port]]

    edges = []
    for a, b in level.edges:
        leaves, enters = fixed(a, b, out=True), fixed(b, a, out=False)
        one, other = level.index[a], level.index[b]
        if (a, b) in level.turned:
            edges.append(LevelEdge(other, one, enters, leaves))
        else:
            edges.append(LevelEdge(one, other, leaves, enters))
    tops = frozenset(level.index[one] for one in level.tops)
    bottoms = frozenset(level.index[one] for one in level.bottoms)
    sizes = [known.get(one, (0.0, 0.0)) for one in level.members]
    level.found = arranged(sizes, edges, tops, bottoms, apart)
    return level.found.width, level.found.height


def _sort_ports(net: _Compound) -> None:
    """Let ports begin in the order of where their lines come from, so that these do not cross."""
    wanted: dict[int, float] = {}
    for level in net.levels:
        for (a, b), way in zip(level.edges, level.found.ways, strict=True):
            upper, lower = (b, a) if (a, b) in level.turned else (a, b)
            for box, other, point in ((upper, lower, way[-1]), (lower, upper, way[0])):
                port = net.ports.get((box, other, box == a))
                if port is not None:
                    wanted[port] = point[0]
    for level in net.levels:
        level.members.sort(key=lambda one: (one in wanted, wanted.get(one, 0.0)))


def _collected(
    net: _Compound,
    view: View,
    parents: list[int],
    known: dict[int, Size],
    shifts: Point,
    sideways: bool,
) -> Layout:
    origins: list[Point] = [(0.0, 0.0)] * len(net.levels)
    corners: list[Point] = [(0.0, 0.0)] * net.boxes
    layers = [0] * net.boxes
    frames: list[tuple[float, float, float, float]] = []
    ways: list[Way] = []
    for k, level in enumerate(net.levels):
        if k:
            outer = net.levels[parents[k]]
            index = outer.index[net.scope(k)]
            x, y = outer.found.x[index], outer.found.y[index]
            left, top = origins[parents[k]]
            origins[k] = (left + x + shifts[0], top + y + shifts[1])
        left, top = origins[k]
        width, height = known[net.scope(k)]
        corner = _flip((left - shifts[0], top - shifts[1]), sideways)
        frames.append((*corner, *_flip((width, height), sideways)))
        for box, index in level.index.items():
            if box < net.boxes:
                at = (left + level.found.x[index], top + level.found.y[index])
                corners[box] = _flip(at, sideways)
        for number, row in enumerate(level.found.layers):
            for index in row:
                if index < len(level.members) and level.members[index] < net.boxes:
                    layers[level.members[index]] = number
        sides = (top - shifts[1], top - shifts[1] + height)
        ways.extend(_ways(net, level, (left, top), sides, sideways))
    return Layout(corners, frames, ways, layers)


def _ways(
    net: _Compound, level: _Level, origin: Point, sides: tuple[float, float], sideways: bool
) -> list[Way]:
    """The lines of a level, at their final places; those to ports reach the frame."""
    first_port = net.boxes + len(net.levels)
    found = []
    for ((a, b), edges), way in zip(level.edges.items(), level.found.ways, strict=True):
        turned = (a, b) in level.turned
        points = [(origin[0] + x, origin[1] + y) for x, y in way]
        upper, lower = (b, a) if turned else (a, b)
        if upper >= first_port:
            points[0] = (points[0][0], sides[0])
        if lower >= first_port:
            points[-1] = (points[-1][0], sides[1])
        if turned:
            points.reverse()
        flipped = [_flip((round(x, 1), round(y, 1)), sideways) for x, y in points]
        found.append(Way(flipped, edges, b < net.boxes, turned))
    return found
