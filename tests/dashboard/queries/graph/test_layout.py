"""The layout: edges lead on, boxes stay apart, and the same graph looks the same each time."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations

import numpy as np
import pytest

from dashboard.queries.graph.coordinates import pooled
from dashboard.queries.graph.layers import layers_of, turned_edges
from dashboard.queries.graph.layout import Layout, layout_of
from dashboard.queries.graph.level import LevelEdge, arranged
from dashboard.queries.graph.order import crossings, ordered
from dashboard.queries.graph.tree import Tree, tree_of
from dashboard.queries.graph.view import View, view_of
from tests.dashboard.queries.graphs import graph, random_nodes

Edges = list[tuple[int, int]]
SIZE = (110.0, 44.0)


def random_edges(count: int, seed: int, *, cycles: bool) -> Edges:
    rng = np.random.default_rng(seed)
    pairs = {tuple(map(int, rng.integers(0, count, 2))) for _ in range(2 * count)}
    return sorted((a, b) for a, b in pairs if (a != b if cycles else a < b))


def laid_out(
    seed: int, *, sideways: bool = False, cycles: bool = True
) -> tuple[Tree, View, Layout]:
    found = graph(random_nodes(90, seed, cycles=cycles))
    tree = tree_of(found)
    rng = np.random.default_rng(seed)
    scopes = enumerate(tree.scopes)
    wanted = [k for k, scope in scopes if scope.parent < 1 or rng.random() < 0.7]
    view = view_of(found, tree, wanted, np.ones(len(found), dtype=bool))
    parents = [scope.parent for scope in tree.scopes]
    sizes, titles = [SIZE] * len(view.boxes), [150.0] * len(view.open)
    return tree, view, layout_of(view, parents, sizes, titles, sideways=sideways)


@pytest.mark.parametrize("seed", range(5))
def test_without_the_turned_edges_no_cycle_is_left(seed: int) -> None:
    edges = random_edges(30, seed, cycles=True)
    back = turned_edges(30, edges)
    turned = [(b, a) if k in back else (a, b) for k, (a, b) in enumerate(edges)]
    layer = layers_of(30, turned)

    assert all(layer[a] < layer[b] for a, b in turned)


def test_a_graph_without_cycles_keeps_all_its_edges() -> None:
    assert turned_edges(40, random_edges(40, 1, cycles=False)) == set()


def test_a_source_stands_right_above_its_only_reader() -> None:
    chain = [(0, 1), (1, 2), (2, 3), (4, 5), (5, 3)]

    assert layers_of(6, chain) == [0, 1, 2, 3, 1, 2]


def test_crossings_are_those_of_brute_force() -> None:
    rng = np.random.default_rng(3)
    upper, lower = list(range(6)), list(range(6, 13))
    edges = sorted({(int(rng.integers(6)), int(rng.integers(6, 13))) for _ in range(20)})
    below: dict[int, list[int]] = {}
    for a, b in edges:
        below.setdefault(a, []).append(b)
    crossing = [1 for (a, b), (c, d) in combinations(edges, 2) if (a - c) * (b - d) < 0]

    assert crossings([upper, lower], below) == len(crossing)


def test_order_of_a_small_graph_has_the_fewest_crossings_there_are() -> None:
    layers = [[0, 1, 2], [3, 4, 5]]
    links = [(0, 5), (1, 4), (1, 5), (2, 3), (2, 4)]
    below: dict[int, list[int]] = {}
    for a, b in links:
        below.setdefault(a, []).append(b)
    fewest = min(crossings([layers[0], list(order)], below) for order in permutations(layers[1]))

    assert crossings(ordered(layers, links), below) == fewest


def test_pooled_places_are_the_nearest_ascending_ones() -> None:
    rng = np.random.default_rng(4)
    ideals, weights = rng.normal(size=9).tolist(), rng.uniform(0.5, 2, size=9).tolist()
    found = pooled(ideals, weights)
    cost = sum(w * (x - y) ** 2 for w, x, y in zip(weights, ideals, found, strict=True))

    assert found == sorted(found)
    for _ in range(300):  # no other ascending places are nearer
        other = sorted(np.array(found) + rng.normal(scale=0.1, size=9))
        far = sum(w * (x - y) ** 2 for w, x, y in zip(weights, ideals, other, strict=True))

        assert far >= cost - 1e-12


def overlap(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    (x, y, w, h), (a, b, c, d) = one, other
    return x < a + c and a < x + w and y < b + d and b < y + h


def inside(inner: tuple[float, ...], outer: tuple[float, ...]) -> bool:
    (x, y, w, h), (a, b, c, d) = inner, outer
    return a <= x and b <= y and x + w <= a + c + 0.1 and y + h <= b + d + 0.1


@pytest.mark.parametrize("sideways", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_boxes_and_frames_stay_apart_and_inside_their_frames(seed: int, sideways: bool) -> None:
    tree, view, found = laid_out(seed, sideways=sideways)
    boxes = [(*corner, *SIZE) for corner in found.corners]
    frame = dict(zip(view.open, found.frames, strict=True))
    content: dict[int, list[tuple[float, ...]]] = {}
    for box, parent in zip(boxes, view.parents.tolist(), strict=True):
        content.setdefault(parent, []).append(box)
    for scope in view.open[1:]:
        content.setdefault(tree.scopes[scope].parent, []).append(frame[scope])

    assert len(view.open) > 3
    for scope, members in content.items():
        assert not any(overlap(one, other) for one, other in combinations(members, 2))
        assert all(inside(member, frame[scope]) for member in members)


@pytest.mark.parametrize("seed", range(4))
def test_lines_lead_down_but_those_that_close_a_cycle(seed: int) -> None:
    _, _, found = laid_out(seed)
    for way in found.ways:
        first, last = way.points[0][1], way.points[-1][1]

        assert first > last if way.turned else first < last


@pytest.mark.parametrize("seed", range(4))
def test_without_cycles_between_scopes_no_line_leads_back(seed: int) -> None:
    rng = np.random.default_rng(seed)
    edges = random_edges(40, seed, cycles=False)
    sizes = [(float(rng.integers(40, 160)), float(rng.integers(20, 90))) for _ in range(40)]
    found = arranged(sizes, [LevelEdge(a, b) for a, b in edges])

    for (a, b), way in zip(edges, found.ways, strict=True):
        assert found.y[a] + sizes[a][1] <= found.y[b]
        assert all(one[1] <= other[1] for one, other in pairwise(way))
        assert way[0][1] == pytest.approx(found.y[a] + sizes[a][1])
        assert way[-1][1] == pytest.approx(found.y[b])
        assert found.x[a] <= way[0][0] <= found.x[a] + sizes[a][0]


@pytest.mark.parametrize("seed", range(3))
def test_lines_cross_no_box_of_their_level(seed: int) -> None:
    edges = random_edges(30, seed, cycles=False)
    found = arranged([SIZE] * 30, [LevelEdge(a, b) for a, b in edges])
    boxes = [(x, y, *SIZE) for x, y in zip(found.x, found.y, strict=True)]
    for (a, b), way in zip(edges, found.ways, strict=True):
        others = [box for k, box in enumerate(boxes) if k not in {a, b}]
        for (x, top), (same, bottom) in pairwise(way):
            if x == same:  # straight parts pass layers, bends stay between them
                line = (x, top, 0.0, bottom - top)

                assert not any(overlap(line, box) for box in others)


@pytest.mark.parametrize("seed", range(4))
def test_every_edge_in_sight_is_a_chain_of_lines_from_box_to_box(seed: int) -> None:
    _, view, found = laid_out(seed)
    for edge in range(len(view.source)):
        lines = [way for way in found.ways if edge in way.edges]
        source = (*found.corners[view.source[edge]], *SIZE)
        target = (*found.corners[view.target[edge]], *SIZE)
        starts = [way for way in lines if on_rim(way.points[0], source)]
        ends = [way for way in lines if way.ends and on_rim(way.points[-1], target)]

        assert starts
        assert len(ends) == 1
        assert sum(way.ends for way in lines) == 1


def on_rim(point: tuple[float, float], box: tuple[float, ...]) -> bool:
    x, y, width, height = box
    within = x - 0.2 <= point[0] <= x + width + 0.2
    return within and min(abs(point[1] - y), abs(point[1] - y - height)) < 0.2


def test_the_same_graph_is_laid_out_the_same() -> None:
    assert laid_out(2)[2] == laid_out(2)[2]


def test_what_has_no_edge_stands_in_rows() -> None:
    found = arranged([SIZE] * 30, [])

    assert found.width < 12 * SIZE[0]
    assert found.height < 12 * SIZE[1]
