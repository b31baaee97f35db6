"""Softmax and normalisation along the innermost axes in machine code."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops
from engine.autodiff import PRIMITIVES
from engine.backend.native import along, calls

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


def test_calls_that_are_kept_have_the_bits_of_the_forms() -> None:
    x = numbers((60, 70))
    out = np.empty_like(x)
    call = along.shares_call("softmax_along", x, 1, out)
    assert call is not None
    calls.run(call)
    assert out.tobytes() == np.asarray(along.shares("softmax_along", x, 1)).tobytes()

    mean, variance = np.empty((60, 1), np.float32), np.empty((60, 1), np.float32)
    call = along.standardized_call(x, (1,), 1e-3, out, mean, variance)
    assert call is not None
    calls.run(call)
    expected = along.standardized(x, (1,), 1e-3)
    assert expected is not None
    assert [one.tobytes() for one in (out, mean, variance)] == [one.tobytes() for one in expected]


def test_calls_refuse_arrays_that_do_not_fit() -> None:
    x = numbers((64, 64))
    column = np.empty((64, 1), np.float32)

    assert along.shares_call("softmax_along", x, 1, np.empty((64, 64), np.float32).T) is None
    assert along.standardized_call(x, (1,), 1e-3, x.T, column, column) is None
    assert along.standardized_call(x, (1,), 1e-3, x, column, column[:3]) is None
