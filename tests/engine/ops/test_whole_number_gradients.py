"""Gradients of whole numbers and truth values: what the real MindSpore 2.10 gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, ops

X = np.array([1, 2, 3])


@pytest.mark.parametrize("dtype", [np.int8, np.int32, np.int64, np.uint8])
def test_gradient_of_whole_numbers_is_whole_and_of_their_type(dtype: Any) -> None:
    found = engine.grad(lambda a: a * a)(Tensor(X.astype(dtype))).asnumpy()

    assert found.dtype == dtype
    assert found.tolist() == [2, 4, 6]


@pytest.mark.parametrize(
    ("function", "expected"),
    [
        (lambda a: (a * a).sum(), [2, 4, 6]),
        (lambda a: a**2, [2, 4, 6]),
        (ops.abs, [1, 1, 1]),
        (lambda a: a[0], [1, 0, 0]),
        (lambda a: ops.concat((a, a)), [2, 2, 2]),
        (lambda a: ops.where(a > 1, a, a * 2), [2, 1, 1]),
        (lambda a: ops.matmul(a, a), [2, 4, 6]),
        (lambda a: a // 2, [0, 0, 0]),
        (lambda a: a.astype(engine.float32) * 2, [2, 2, 2]),
        (lambda a: (a * 2, a * 3), [5, 5, 5]),
    ],
)
def test_whole_numbers_differentiate_as_others_do(
    function: Callable[..., Any], expected: list[int]
) -> None:
    found = engine.grad(function)(Tensor(X))

    assert found.dtype == engine.int64
    assert found.asnumpy().tolist() == expected


def test_gradient_of_a_quotient_of_whole_numbers_keeps_its_fractions() -> None:
    found = engine.grad(lambda a: a / 2)(Tensor(X))

    assert found.dtype == engine.float32
    assert found.asnumpy().tolist() == [0.5, 0.5, 0.5]


def test_gradient_flows_through_a_cast_to_whole_numbers() -> None:
    found = engine.grad(lambda a: a.astype(engine.int32) * 2)(Tensor([1.5, 2.5]))

    assert found.dtype == engine.float32
    assert found.asnumpy().tolist() == [2.0, 2.0]


def test_gradient_of_truth_values_is_one() -> None:
    truth, reals = Tensor([True, False]), Tensor([3.0, 4.0])

    assert engine.grad(lambda a: a)(truth).asnumpy().tolist() == [True, True]
    assert engine.grad(lambda a: a * reals)(truth).asnumpy().tolist() == [True, True]


def test_indices_have_no_gradient() -> None:
    reals = Tensor([1.0, 3.0, 2.0])

    assert engine.grad(ops.argmax)(reals).asnumpy().tolist() == [0.0, 0.0, 0.0]
    found = engine.grad(lambda a: (a * 2, ops.argmax(a)))(reals)
    assert found.asnumpy().tolist() == [2.0, 2.0, 2.0]


def test_whole_gradients_of_outputs_weigh_whole_numbers() -> None:
    weighed = ops.GradOperation(sens_param=True)(lambda a: a * a)

    assert weighed(Tensor(X), Tensor(X)).asnumpy().tolist() == [2, 8, 18]
    assert ops.vjp(lambda a: a * a, Tensor(X))[-1](Tensor(X))[0].asnumpy().tolist() == [2, 8, 18]


def test_value_comes_with_the_gradient() -> None:
    value, gradient = engine.value_and_grad(lambda a: a * a)(Tensor(3))

    assert (int(value), int(gradient)) == (9, 6)
