"""What is in sight: scopes folded and shortened, edges lifted to what stands for their ends."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from dashboard.queries.graph.tree import WIDEST, Tree, tree_of
from dashboard.queries.graph.view import first_open, view_of
from tests.dashboard.queries.graphs import graph, random_nodes


def every(found: object) -> np.ndarray:
    return np.ones(len(found), dtype=bool)  # type: ignore[arg-type]


def box_by_hand(tree: Tree, node: int, opened: set[int]) -> int:
    """The outermost closed scope around a node, or the node."""
    chain, scope = [], int(tree.home[node])
    while scope > 0:
        chain.append(scope)
        scope = tree.scopes[scope].parent
    closed = [one for one in reversed(chain) if one not in opened]
    return closed[0] if closed else len(tree.scopes) + node


@pytest.mark.parametrize("seed", range(6))
def test_lifted_edges_are_counted_as_by_hand(seed: int) -> None:
    found = graph(random_nodes(120, seed, cycles=True))
    tree = tree_of(found)
    rng = np.random.default_rng(seed)
    kept = rng.random(len(found)) < 0.9
    opened = {0, *(k for k in range(len(tree.scopes)) if rng.random() < 0.6)}
    view = view_of(found, tree, opened, kept)
    wanted: Counter[tuple[int, int]] = Counter()
    for a, b in zip(found.source.tolist(), found.target.tolist(), strict=True):
        one, other = box_by_hand(tree, a, opened), box_by_hand(tree, b, opened)
        if kept[a] and kept[b] and one != other:
            wanted[one, other] += 1
    lifted = {
        (int(view.boxes[a]), int(view.boxes[b])): int(count)
        for a, b, count in zip(view.source, view.target, view.counts, strict=True)
    }

    assert lifted == dict(wanted)
    assert set(view.boxes.tolist()) == {
        box_by_hand(tree, node, opened) for node in np.flatnonzero(kept)
    }


def test_a_lifted_edge_is_one_of_control_only_if_all_are() -> None:
    found = graph([("1", "A", "a/x", []), ("2", "B", "a/x", []), ("3", "C", "b/x", ["1", "2"])])
    found.control[:] = [True, False]
    view = view_of(found, tree_of(found), [], every(found))

    assert view.counts.tolist() == [2]
    assert view.control.tolist() == [False]


def test_a_scope_of_one_node_is_that_node() -> None:
    found = graph([("1", "Conv2D", "net/conv1-Conv2d", []), ("2", "Add", "net", ["1"])])
    tree = tree_of(found)

    assert [scope.label for scope in tree.scopes] == ["", "net"]
    assert tree.labels == ["conv1", "Add-op2"]


def test_a_cell_that_is_applied_twice_stands_at_both_places() -> None:
    nodes = [
        ("1", "ReLU", "net/relu-ReLU", []),
        ("2", "MatMul", "net", ["1"]),
        ("3", "ReLU", "net/relu-ReLU", ["2"]),
    ]
    tree = tree_of(graph(nodes))

    assert [scope.label for scope in tree.scopes] == ["", "net"]
    assert tree.labels == ["relu", "MatMul-op2", "relu"]


def test_scopes_that_hold_only_a_scope_are_joined() -> None:
    found = graph([("1", "A", "x/y/z-Cell", []), ("2", "B", "x/y/z-Cell", []), ("3", "C", "", [])])
    tree = tree_of(found)

    assert [(scope.label, scope.cell) for scope in tree.scopes[1:]] == [("x/y/z", "Cell")]
    assert tree.scopes[1].path == "x/y/z-Cell"


def blocks(*ops: str) -> list[tuple[str, str, str, list[str]]]:
    """Blocks of a MatMul and one operator each, every block fed by the one before."""
    nodes = [("0", "Embed", "net", [])]
    for k, op in enumerate(ops):
        nodes.append((f"{k}a", "MatMul", f"net/{k}-Block", [nodes[-1][0]]))
        nodes.append((f"{k}b", op, f"net/{k}-Block", [f"{k}a"]))
    return nodes


def test_blocks_of_one_structure_in_a_row_are_folded() -> None:
    tree = tree_of(graph(blocks("ReLU", "ReLU", "ReLU", "Tanh")))
    labels = [(scope.label, scope.cell, scope.times) for scope in tree.scopes[1:]]

    assert labels == [
        ("net", "", 0),
        ("0 … 2", "Block", 3),
        ("0", "Block", 0),
        ("1", "Block", 0),
        ("2", "Block", 0),
        ("3", "Block", 0),
    ]
    assert tree.scopes[2].nodes == 6


def test_blocks_that_do_not_touch_are_not_folded() -> None:
    nodes = [
        ("1a", "MatMul", "net/fc1-Dense", []),
        ("1b", "Add", "net/fc1-Dense", ["1a"]),
        ("r", "ReLU", "net", ["1b"]),
        ("2a", "MatMul", "net/fc2-Dense", ["r"]),
        ("2b", "Add", "net/fc2-Dense", ["2a"]),
    ]

    assert all(scope.times == 0 for scope in tree_of(graph(nodes)).scopes)


def test_blocks_with_other_edges_inside_are_not_folded() -> None:
    nodes = [
        ("0", "Add", "net", []),
        *[("1a", "Mul", "net/0-B", ["0"]), ("1b", "Mul", "net/0-B", ["1a"])],
        ("1c", "Mul", "net/0-B", ["1b"]),
        *[("2a", "Mul", "net/1-B", ["1c"]), ("2b", "Mul", "net/1-B", ["2a"])],
        ("2c", "Mul", "net/1-B", ["2a"]),
    ]

    assert all(scope.times == 0 for scope in tree_of(graph(nodes)).scopes)


def test_a_scope_too_wide_to_look_at_is_cut_into_parts_of_neighbours() -> None:
    nodes = [(str(k), "Add", "", [str(k - 1)] if k else []) for k in range(5_000)]
    tree = tree_of(graph(nodes))
    counts = Counter(scope.parent for scope in tree.scopes)

    assert counts[0] <= WIDEST
    assert max(np.bincount(tree.home)) <= WIDEST
    assert np.all(np.diff(tree.home) >= 0)


def test_the_first_view_opens_from_the_top_while_little_is_in_sight() -> None:
    found = graph(random_nodes(150, 1))
    tree = tree_of(found)
    opened = first_open(tree, every(found), most=70)
    view = view_of(found, tree, opened, every(found))

    assert len(opened) > 1
    assert len(view.boxes) <= 70
    assert all(tree.scopes[scope].parent in opened for scope in opened if scope)


def test_scopes_deeper_than_anybody_names_them_do_no_harm() -> None:
    deep = "/".join(f"s{k}" for k in range(3_000))
    found = graph([("1", "A", deep, []), ("2", "B", deep, ["1"])])
    tree = tree_of(found)

    assert len(tree.scopes) == 2
    assert view_of(found, tree, [1], every(found)).counts.tolist() == [1]
