"""Operators that loop: values are those of the real MindSpore 2.10, or of a loop by hand."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError


def test_while_loop_goes_on_until_the_condition_fails():
    assert ops.WhileLoop()(lambda x: x < 100, lambda x: x + 1, 10) == 100


def test_while_loop_whose_condition_fails_at_once_returns_what_it_was_given():
    assert ops.WhileLoop()(lambda x: x < 0, lambda x: x + 1, 10) == 10


@pytest.mark.parametrize(
    ("lower", "upper", "expected"), [(0, 4, 6), (Tensor(0), Tensor(4), 6), (-2, 4, 3), (5, 4, 0)]
)
def test_counted_loop_takes_each_number_of_the_range(lower, upper, expected):
    assert ops.ForiLoop()(lower, upper, lambda k, total: total + k, 0) == expected


def test_scan_keeps_what_each_step_returns():
    assert ops.Scan()(lambda total, x: (total + x, total), 0, [1, 2, 3]) == (6, [0, 1, 3])


def test_scan_without_elements_counts():
    assert ops.Scan()(lambda n, x: (n + 1, x), 0, None, 3) == (3, [None, None, None])


def test_scan_of_nothing_hands_on_its_first_value():
    assert ops.Scan()(lambda n, x: (n + 1, n), 7, []) == (7, [])


def test_length_beside_elements_changes_nothing():
    assert ops.Scan()(lambda n, x: (n + x, n), 0, [1, 2], 5) == (3, [0, 1])


def test_gradients_flow_through_every_step():
    def cube(x):
        return ops.ForiLoop()(0, 2, lambda _k, y: y * x, x).sum()

    def doubled(x):
        return ops.WhileLoop()(lambda y: y.sum() < 20, lambda y: y * 2, x).sum()

    def sums(x):
        total, parts = ops.Scan()(lambda a, b: (a + b * x, a), x, [1.0, 2.0])
        return (total + parts[1]).sum()

    x = Tensor(np.array([1.0, 2.0]))

    np.testing.assert_allclose(ops.grad(cube)(x).asnumpy(), [3.0, 12.0])
    np.testing.assert_allclose(ops.grad(doubled)(x).asnumpy(), [8.0, 8.0])
    np.testing.assert_allclose(ops.grad(sums)(x).asnumpy(), [6.0, 6.0])


@pytest.mark.parametrize(
    "call",
    [
        lambda: ops.WhileLoop()(5, lambda x: x, 1),
        lambda: ops.WhileLoop()(lambda x: x, 5, 1),
        lambda: ops.ForiLoop()(True, 4, lambda k, x: x, 1),
        lambda: ops.ForiLoop()(0, 1.5, lambda k, x: x, 1),
        lambda: ops.ForiLoop()(0, 4, None, 1),
        lambda: ops.Scan()(None, 0, [1]),
        lambda: ops.Scan()(lambda a, b: (a, b), 0, {1}),
        lambda: ops.Scan()(lambda a, b: (a, b), 0, None),
    ],
)
def test_wrong_types_are_refused(call):
    with pytest.raises(ArgumentTypeError):
        call()


@pytest.mark.parametrize(
    "call",
    [
        lambda: ops.WhileLoop()(lambda x: x < 12, lambda x: x / 0, 10),
        lambda: ops.ForiLoop()(0, 2, lambda k: k, 10),
        lambda: ops.Scan()(lambda a, b: (a, b, b), 0, [1]),
        lambda: ops.Scan()(lambda a: (a, a), 0, [1]),
    ],
)
def test_function_that_fails_is_told_as_a_wrong_value(call):
    with pytest.raises(ArgumentValueError):
        call()


def test_error_of_the_function_is_the_cause():
    with pytest.raises(ArgumentValueError) as caught:
        ops.WhileLoop()(lambda x: x < 12, lambda x: x / 0, 10)

    assert isinstance(caught.value.__cause__, ZeroDivisionError)
