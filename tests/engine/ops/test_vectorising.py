"""A function of single examples over batches."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, nn, ops

X = np.arange(6.0).reshape(2, 3)


def check(found: Any, expected: Any) -> None:
    np.testing.assert_allclose(found.asnumpy(), expected)


@pytest.mark.parametrize(("axis", "expected"), [(0, X.sum(1)), (1, X.sum(0)), (-2, X.sum(1))])
def test_slices_are_along_the_axis_that_is_named(axis: int, expected: Any) -> None:
    check(ops.vmap(lambda x: x.sum(), axis)(Tensor(X)), expected)


def test_results_are_stacked_along_the_axis_that_is_named() -> None:
    check(ops.vmap(lambda x: x * 2.0, 0, 1)(Tensor(X)), 2 * X.T)
    check(ops.vmap(lambda x: x * 2.0, -1, -1)(Tensor(X)), 2 * X)


def test_argument_without_an_axis_is_given_whole() -> None:
    shift = np.array([10.0, 20.0, 30.0])

    check(ops.vmap(ops.add, (0, None))(Tensor(X), Tensor(shift)), X + shift)


def test_each_result_has_its_own_axis() -> None:
    product, total = ops.vmap(lambda x, y: (x * y, x + y), 0, (0, 1))(Tensor(X), Tensor(X))

    check(product, X * X)
    check(total, 2 * X.T)


def test_arguments_may_be_nested() -> None:
    found = ops.vmap(lambda pair, z: pair[0] * pair[1] + z, ((0, None), 0))
    check(found((Tensor(X), Tensor(2.0)), Tensor(X)), 3 * X)


def test_maps_may_be_nested() -> None:
    cube = np.arange(24.0).reshape(2, 3, 4)

    check(ops.vmap(ops.vmap(lambda x: x.sum()))(Tensor(cube)), cube.sum(2))


def test_gradients_flow_through_each_slice() -> None:
    squares = ops.vmap(lambda x: (x * x).sum())

    check(ops.grad(lambda x: squares(x).sum())(Tensor(X)), 2 * X)


def test_gradients_of_single_examples_are_found_at_once() -> None:
    found = ops.vmap(ops.grad(lambda x: (x * x * x).sum()))(Tensor(X))

    check(found, 3 * X * X)


def test_each_cell_of_a_list_gets_its_slice() -> None:
    cells = nn.CellList([nn.Dense(3, 2, weight_init=w, bias_init="zeros") for w in ("one", "zero")])
    found = ops.vmap(cells)(Tensor(np.ones((2, 3), np.float32)))

    check(found, [[3.0, 3.0], [0.0, 0.0]])


@pytest.mark.parametrize(
    ("in_axes", "out_axes"),
    [((0,), 0), (None, 0), ((0, 1), 0), (5, 0), ("a", 0), (0, None), ((None, None), 0)],
)
def test_axes_that_do_not_fit_are_refused(in_axes: Any, out_axes: Any) -> None:
    with pytest.raises(RuntimeError, match=r"vmap\((in|out)_axes\) expected"):
        ops.vmap(ops.add, in_axes, out_axes)(Tensor(X), Tensor(X))


def test_batch_without_slices_is_refused() -> None:
    with pytest.raises(RuntimeError, match="at least one slice"):
        ops.vmap(ops.sin)(Tensor(np.zeros((0, 2))))
