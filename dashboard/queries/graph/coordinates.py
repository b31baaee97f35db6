"""Where the boxes of a layer stand, once their order is known: near their neighbours, apart from
each other.

A layer is placed by least squares: each box has a place where it would like to be and a weight, and
the order and the gaps must hold. That is isotonic regression, which pooling neighbours solves
exactly.
"""

from __future__ import annotations

from math import inf
from typing import NamedTuple

ROUNDS = 10
STRAIGHT = 6.0  # how much stronger two bends of one edge pull each other than two boxes


class Link(NamedTuple):
    """An edge between neighbouring layers, and where on the boxes it is fixed."""

    source: int
    target: int
    leaves: float
    """From the left side of the source."""
    enters: float
    """From the left side of the target."""
    weight: float


def placed(
    layers: list[list[int]], widths: list[float], links: list[Link], gap: float, bend_gap: float
) -> list[float]:
    """The left side of each box, from 0; boxes of width 0 are bends of edges and may stand closer.

    >>> placed([[0], [1, 2]], [10, 10, 10], [Link(0, 1, 5, 5, 1), Link(0, 2, 5, 5, 1)], 10, 5)
    [10.0, 0.0, 20.0]
    """
    above: dict[int, list[Link]] = {}
    below: dict[int, list[Link]] = {}
    for link in links:
        below.setdefault(link.source, []).append(link)
        above.setdefault(link.target, []).append(link)
    left = [0.0] * len(widths)
    for layer in layers:
        at = 0.0
        for box in layer:
            left[box] = at
            at += widths[box] + _gap(widths, box, box, gap, bend_gap)
    for turn in range(ROUNDS):
        down = turn % 2 == 0
        sides = (above, below) if down else (below, above)
        for layer in layers if down else reversed(layers):
            _settle(layer, left, widths, sides[0], sides[1] if turn > 1 else {}, (gap, bend_gap))
    _straighten(layers, left, widths, links, (gap, bend_gap))
    first = min((left[box] for layer in layers for box in layer), default=0.0)
    return [round(one - first, 1) for one in left]


def _settle(
    layer: list[int],
    left: list[float],
    widths: list[float],
    near: dict[int, list[Link]],
    far: dict[int, list[Link]],
    gaps: tuple[float, float],
) -> None:
    ideals, weights, offsets = [], [], []
    offset = 0.0
    for k, box in enumerate(layer):
        if k:
            before = layer[k - 1]
            offset += widths[before] + _gap(widths, before, box, *gaps)
        pull, weight = _pull(box, left, near.get(box, ()), 1.0)
        more, extra = _pull(box, left, far.get(box, ()), 0.25)
        total = weight + extra
        ideals.append((pull + more) / total if total else left[box])
        weights.append(total or 0.01)
        offsets.append(offset)
    shifted = [ideal - offset for ideal, offset in zip(ideals, offsets, strict=True)]
    for box, position, offset in zip(layer, pooled(shifted, weights), offsets, strict=True):
        left[box] = position + offset


def _straighten(
    layers: list[list[int]],
    left: list[float],
    widths: list[float],
    links: list[Link],
    gaps: tuple[float, float],
) -> None:
    """Put the bends of each line above each other, as far as their neighbours leave room."""
    beside: dict[int, tuple[int, int]] = {}
    for layer in layers:
        for k, box in enumerate(layer):
            after = layer[k + 1] if k + 1 < len(layer) else -1
            beside[box] = (layer[k - 1] if k else -1, after)

    def room(box: int) -> tuple[float, float]:
        before, after = beside[box]
        low = left[before] + widths[before] + _gap(widths, before, box, *gaps)
        high = left[after] - _gap(widths, box, after, *gaps)
        return (low if before >= 0 else -inf), (high if after >= 0 else inf)

    bent = {link.target for link in links if not widths[link.target]}
    below = {link.source: link.target for link in links if {link.source, link.target} <= bent}
    followed = set(below.values())
    for top in sorted(bent - followed):
        line = [top]
        while line[-1] in below:
            line.append(below[line[-1]])
        run: list[int] = []
        low, high = -inf, inf
        for box in [*line, -1]:
            least, most = room(box) if box >= 0 else (inf, -inf)
            if run and max(low, least) > min(high, most):
                mean = sum(left[one] for one in run) / len(run)
                for one in run:
                    left[one] = min(max(mean, low), high)
                run, low, high = [], -inf, inf
            run.append(box)
            low, high = max(low, least), min(high, most)


def _pull(
    box: int, left: list[float], links: list[Link] | tuple[()], share: float
) -> tuple[float, float]:
    total, weight = 0.0, 0.0
    for link in links:
        if link.source == box:
            ideal = left[link.target] + link.enters - link.leaves
        else:
            ideal = left[link.source] + link.leaves - link.enters
        total += share * link.weight * ideal
        weight += share * link.weight
    return total, weight


def pooled(ideals: list[float], weights: list[float]) -> list[float]:
    """The ascending numbers that are nearest to `ideals`, by weighted least squares.

    >>> pooled([1.0, 3.0, 2.0], [1.0, 1.0, 1.0])
    [1.0, 2.5, 2.5]
    """
    pools: list[tuple[float, float, int]] = []
    for ideal, weight in zip(ideals, weights, strict=True):
        mean, heavy, size = ideal, weight, 1
        while pools and pools[-1][0] > mean:
            other, more, count = pools.pop()
            mean = (mean * heavy + other * more) / (heavy + more)
            heavy, size = heavy + more, size + count
        pools.append((mean, heavy, size))
    return [mean for mean, _, size in pools for _ in range(size)]


def _gap(widths: list[float], one: int, other: int, gap: float, bend_gap: float) -> float:
    if widths[one] and widths[other]:
        return gap
    return bend_gap if not (widths[one] or widths[other]) else (gap + bend_gap) / 2
