"""Softmax and normalisation along the innermost axes in machine code."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops
from engine.autodiff import PRIMITIVES
from engine.backend.native import along

SHAPES = [(64, 64), (3, 40, 33), (2048,), (1, 5000), (4, 3, 7, 31), (700, 9)]
MOMENTS = [((32, 64), (1,)), ((8, 9, 40), (1, 2)), ((3, 1000), (1,)), ((2, 5000), (-1,))]
MOMENTS += [((4000,), (0,)), ((500, 7), (1,))]


def numbers(shape: tuple[int, ...], scale: float = 3.0) -> Any:
    return (np.random.default_rng(3).standard_normal(shape) * scale).astype(np.float32)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("name", ["softmax_along", "log_softmax_along"])
def test_shares_are_those_of_float64_but_for_rounding(name: str, shape: Any) -> None:
    x = numbers(shape)
    found = along.shares(name, x, -1)
    expected = PRIMITIVES[name].reference(x.astype(np.float64), axis=-1)

    assert found is not None
    np.testing.assert_allclose(found, expected, rtol=2e-6, atol=2e-6)


def test_softmax_of_far_apart_numbers_is_finite() -> None:
    x = numbers((64, 64), 1e30)
    found = ops.softmax(Tensor(x)).asnumpy()

    np.testing.assert_array_equal(found, (x == x.max(1, keepdims=True)).astype(np.float32))


def test_axis_that_lies_innermost_in_memory_is_taken_and_others_are_not() -> None:
    x = numbers((40, 8, 64))

    assert along.shares("softmax_along", x.transpose(1, 0, 2), 2) is not None
    assert along.shares("softmax_along", x.transpose(2, 0, 1), 0) is not None
    assert along.shares("softmax_along", x, 0) is None
    assert along.shares("softmax_along", x, 1) is None
    assert along.standardized(x, (0,), 1e-5) is None
    assert along.standardized(x.astype(np.float64), (2,), 1e-5) is None


@pytest.mark.parametrize(("shape", "axes"), MOMENTS, ids=str)
def test_normalised_rows_and_moments_are_those_of_float64(shape: Any, axes: Any) -> None:
    x = numbers(shape) + 5
    found = along.standardized(x, axes, 1e-5)
    expected = PRIMITIVES["standardized"].reference(x.astype(np.float64), axes=axes, epsilon=1e-5)

    assert found is not None
    for one, other in zip(found, expected, strict=True):
        assert one.shape == other.shape
        np.testing.assert_allclose(one, other, rtol=2e-5, atol=2e-5)


def test_channels_are_normalised_where_the_batch_is_innermost() -> None:
    x = numbers((6, 5, 5, 32)).transpose(3, 0, 1, 2)
    found = PRIMITIVES["standardized"](x, axes=(0, 2, 3), epsilon=1e-5)
    expected = PRIMITIVES["standardized"].reference(
        x.astype(np.float64), axes=(0, 2, 3), epsilon=1e-5
    )

    assert found[0].strides == x.strides
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=2e-5, atol=2e-5)
