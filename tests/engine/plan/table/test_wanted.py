"""Products lie as their only reader reads them, and in what joins them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops
from engine.graph import forward_graph
from engine.plan.specs import specs_of
from engine.plan.table import table_of
from engine.plan.table.wanted import wanted_of

SHAPES = (8, 4, 20, 30), (8, 4, 30, 10)


def arrays(seed: int = 0) -> list[np.ndarray]:
    rng = np.random.default_rng(seed)
    return [rng.standard_normal(shape, np.float32) for shape in SHAPES]


def side_by_side(x: Any, y: Any) -> Any:
    return ops.transpose(ops.matmul(x, y), (0, 2, 1, 3)).reshape(8, 20, 40)


def turned_twice(x: Any, y: Any) -> Any:
    turned = ops.transpose(ops.matmul(x, y), (0, 1, 3, 2))
    return ops.transpose(turned, (0, 2, 1, 3)).reshape(80, 80)


def joined(x: Any, y: Any) -> Any:
    parts = [ops.transpose(ops.matmul(x, one), (0, 2, 1, 3)) for one in (y, y * 2, -y)]
    return ops.cat(tuple(parts), 2).reshape(160, 120) * 2


def read_twice(x: Any, y: Any) -> Any:
    product = ops.matmul(x, y)
    return ops.transpose(product, (0, 2, 1, 3)).reshape(8, 20, 40), product * 2


def pairs_innermost(x: Any, y: Any) -> Any:
    return ops.transpose(ops.matmul(x, y), (2, 3, 0, 1)).reshape(200, 32)


@pytest.mark.native
@pytest.mark.parametrize(
    ("call", "orders"),
    [
        (side_by_side, [(0, 2, 1, 3)]),
        (turned_twice, [(0, 3, 1, 2)]),
        (joined, [(0, 2, 1, 3)] * 3),
        (read_twice, []),
        (pairs_innermost, []),
    ],
)
def test_order_is_that_of_the_only_reader(call: Callable[..., Any], orders: Any) -> None:
    graph = forward_graph(call, [*map(Tensor, arrays())])
    wanted = wanted_of(graph.nodes, specs_of(graph), graph.ends)

    assert list(wanted.orders.values()) == orders
    table = table_of(graph)
    assert table is not None
    for found, end in zip(table(arrays(1)), [call(*map(Tensor, arrays(1)))], strict=False):
        expected = end[0] if isinstance(end, tuple) else end
        np.testing.assert_array_equal(found, expected.asnumpy())


@pytest.mark.native
def test_parts_that_are_joined_are_made_where_they_are_going_to_lie() -> None:
    graph = forward_graph(joined, [*map(Tensor, arrays())])
    wanted = wanted_of(graph.nodes, specs_of(graph), graph.ends)
    whole = np.arange(8 * 20 * 12 * 10).reshape(8, 20, 12, 10)

    insets = list(wanted.insets.values())

    assert [(one.begin, one.end) for one in insets] == [(0, 4), (4, 8), (8, 12)]
    found = np.concatenate([one.of(whole).transpose(0, 2, 1, 3) for one in insets], 2)
    np.testing.assert_array_equal(found, whole)
    table = table_of(graph)
    assert table is not None
    assert table.kernels == 5  # a program of `y`, three products, and one of what is joined


def test_what_is_wanted_of_a_graph_is_no_part_of_another() -> None:
    def call(x: Any, y: Any) -> Any:
        parts = [ops.transpose(ops.matmul(x, one), (0, 2, 1, 3)) for one in (y, y * 2)]
        return ops.cat(tuple(parts), 2)

    graph = forward_graph(call, [*map(Tensor, arrays())])

    assert not wanted_of(graph.nodes, specs_of(graph), graph.ends).insets
