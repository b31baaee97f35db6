"""GELU and softmax in machine code are NumPy's, and leave to NumPy what it does better."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops
from engine.autodiff import providers
from engine.backend.native import curves

SHAPES = [(64, 64), (3, 40, 33), (2048,), (1, 5000), (4, 3, 7, 31)]


def numbers(shape: tuple[int, ...], scale: float = 3.0) -> Any:
    return (np.random.default_rng(3).standard_normal(shape) * scale).astype(np.float32)


def by_numpy(function: Any, x: Any) -> Any:
    with providers():
        return function(Tensor(x.astype(np.float64))).asnumpy()


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("function", [ops.gelu, ops.softmax, ops.log_softmax])
def test_numbers_are_those_of_float64_but_for_rounding(function: Any, shape: Any) -> None:
    x = numbers(shape)
    found = function(Tensor(x)).asnumpy()

    np.testing.assert_allclose(found, by_numpy(function, x), rtol=2e-6, atol=2e-6)


def test_softmax_of_far_apart_numbers_is_finite() -> None:
    x = numbers((64, 64), 1e30)
    found = ops.softmax(Tensor(x)).asnumpy()

    np.testing.assert_array_equal(found, (x == x.max(1, keepdims=True)).astype(np.float32))


@pytest.mark.parametrize("odd", [math.nan, math.inf, -math.inf])
def test_odd_numbers_go_where_numpy_lets_them(odd: float) -> None:
    x = numbers((64, 64))
    x[5, 7] = odd
    for function in (ops.gelu, ops.softmax, ops.log_softmax):
        with providers():
            expected = function(Tensor(x)).asnumpy()

        np.testing.assert_allclose(
            function(Tensor(x)).asnumpy(), expected, rtol=1e-5, atol=1e-6, equal_nan=True
        )


def test_few_numbers_other_types_gaps_and_axes_are_left_to_numpy() -> None:
    x = numbers((128, 64))

    assert curves.gelu(x[:2, :2].copy()) is None
    assert curves.gelu(x.astype(np.float64)) is None
    assert curves.softmax(x[:, ::2], -1) is None
    assert curves.softmax(x, 0) is None
    assert curves.softmax(x, -1) is not None
