"""Which operators become one program, and in which order all is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine import Parameter, Tensor, nn, ops
from engine.graph import Source, forward_graph
from engine.plan import specs_of
from engine.plan.table.lying import Lying
from engine.plan.table.unit import MOST
from engine.plan.table.units import units_of

RNG = np.random.default_rng(0)
X = Tensor(RNG.standard_normal((64, 48)).astype(np.float32))
W = Tensor(RNG.standard_normal((48, 48)).astype(np.float32))
ROW = Tensor(RNG.standard_normal(48).astype(np.float32))


def units(
    call: Callable[..., Any], inputs: Sequence[Any], parameters: Sequence[Any] = ()
) -> list[list[str]]:
    """The primitives of each unit, in the order in which they are done."""
    graph = forward_graph(call, list(inputs), list(parameters))
    lying = Lying(specs_of(graph))
    for one in (*graph.parameters, *graph.constants):
        lying.given(Source(one.name))
    numbers = [Source(x.name) for x in graph.constants if not hasattr(x.value, "dtype")]
    found = units_of(graph.nodes, lying, specs_of(graph), frozenset(numbers))
    return [[node.primitive for node in unit.nodes] for unit in found]


def test_operators_on_elements_become_one_program() -> None:
    assert units(lambda x: ops.relu(x * 2.0 + ROW), [X]) == [["mul", "add", "relu"]]


def test_product_stands_between_programs() -> None:
    found = units(lambda x: ops.relu(ops.matmul(ops.relu(x), W) + ROW), [X])

    assert found == [["relu"], ["matrix_product"], ["add", "relu"]]


def test_sums_along_rows_are_operands_within_a_program() -> None:
    found = units(lambda x: x - ops.sum(x, 1, keepdim=True), [X])

    assert found == [["reduce_sum", "sub"]]


def test_sums_over_rows_end_a_program_and_their_readers_come_behind() -> None:
    found = units(lambda x: ops.relu(x) - ops.sum(ops.relu(x), 0), [X])

    assert found == [["relu", "relu", "reduce_sum"], ["sub"]]


def test_sum_of_all_goes_through_another_matrix_than_columns_do() -> None:
    found = units(lambda x: (x * ROW) - ops.sum(x * ROW), [X])

    assert found == [["mul", "mul"], ["reduce_sum"], ["sub"]]


def test_views_do_not_part_a_program() -> None:
    def call(x: Any) -> Any:
        return ops.relu((x + ROW).reshape((8, 8, 48))).reshape((64, 48)) * 2.0

    assert units(call, [X]) == [["add", "relu", "mul"]]


def test_numbers_of_rows_are_computed_within_the_program_that_has_rows() -> None:
    def call(x: Any) -> Any:
        deviation = ops.rsqrt(ops.sum(x * x, 1, keepdim=True) + 1e-5)
        return x * deviation

    assert units(call, [X]) == [["mul", "reduce_sum", "add", "rsqrt", "mul"]]


def test_branches_that_meet_are_one_program() -> None:
    def call(x: Any, y: Any) -> Any:
        return ops.relu(x) + ops.relu(y)

    assert units(call, [X, X]) == [["relu", "relu", "add"]]


def test_no_program_waits_for_what_waits_for_it() -> None:
    def call(x: Any) -> Any:
        first = ops.relu(x)
        return first + ops.relu(ops.matmul(first, W))

    assert units(call, [X]) == [["relu"], ["matrix_product"], ["relu", "add"]]


def test_who_writes_comes_behind_all_that_stood_before() -> None:
    weight = Parameter(Tensor(np.ones((64, 48), np.float32)), name="weight")

    def call(x: Any) -> Any:
        before = x * weight
        ops.assign(weight, x)
        return before + weight

    found = units(call, [X], [weight])

    assert found == [["mul"], ["assigned"], ["add"]]


def test_long_chains_are_cut() -> None:
    def call(x: Any) -> Any:
        for _ in range(3 * MOST):
            x = x + ROW
        return x

    lengths = [len(unit) for unit in units(call, [X])]

    assert sum(lengths) == 3 * MOST
    assert max(lengths) <= MOST


def test_normalisation_of_channels_is_one_program_where_samples_lie_inside() -> None:
    images = Tensor(RNG.standard_normal((32, 3, 8, 8)).astype(np.float32))
    network = nn.SequentialCell(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4), nn.ReLU()).set_train()
    found = units(network, [images], list(network.get_parameters()))

    assert ["standardized", "mul", "add", "relu"] in found
