"""What operators only see in another way."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine.autodiff import PRIMITIVES, Spec
from engine.graph import GraphNode, Source
from engine.plan.table.views import seen

X = np.arange(24, dtype=np.float32).reshape(2, 3, 4)


def node(primitive: str, **settings: Any) -> GraphNode:
    return GraphNode("1", primitive, "", (Source("x"),), settings, (Spec((), X.dtype),))


@pytest.mark.parametrize(
    ("primitive", "settings"),
    [
        ("permuted", {"axes": (2, 0, 1)}),
        ("rearranged", {"shape": (6, -1)}),
        ("broadcast_to", {"shape": (5, 2, 3, 4)}),
        ("part_of", {"axis": 1, "start": 1, "stop": 3}),
        ("parted", {"axis": 2, "stops": (1, 3)}),
        ("taken", {"index": (0, slice(None), None, slice(1, 3))}),
        ("taken", {"index": 1}),
    ],
)
def test_view_is_what_the_operator_gives_without_a_copy(primitive: str, settings: Any) -> None:
    views = seen(node(primitive, **settings), X)
    expected = PRIMITIVES[primitive](X, **settings)
    expected = expected if isinstance(expected, tuple) else (expected,)

    assert views is not None
    for view, other in zip(views, expected, strict=True):
        np.testing.assert_array_equal(view, other)
        assert np.shares_memory(view, X)


def test_numbers_that_have_to_move_are_no_view() -> None:
    assert seen(node("rearranged", shape=(8, 3)), X.transpose(2, 0, 1)) is None


def test_indices_that_are_arrays_are_no_view() -> None:
    assert seen(node("taken", index=((0, None),)), X) is None


def test_operators_that_compute_are_no_view() -> None:
    assert seen(node("relu"), X) is None
