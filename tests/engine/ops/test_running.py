"""Sums, products and extremes up to each element."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from engine import Tensor, ops
from engine.ops.running import running_product, running_sum

SHAPES = [((5,), 0), ((2, 7), 1), ((3, 2), 0), ((2, 1), -1), ((2, 0), 1), ((0, 2), 1)]


@pytest.mark.parametrize(("shape", "axis"), SHAPES)
def test_running_numbers_are_numpys(rng, shape, axis):
    x = rng.standard_normal(shape)
    largest, smallest = ops.cummax(Tensor(x), axis)[0], ops.cummin(Tensor(x), axis)[0]

    np.testing.assert_allclose(ops.cumsum(Tensor(x), axis), np.cumsum(x, axis))
    np.testing.assert_allclose(ops.cumprod(Tensor(x), axis), np.cumprod(x, axis))
    np.testing.assert_allclose(largest, np.maximum.accumulate(x, axis))
    np.testing.assert_allclose(smallest, np.minimum.accumulate(x, axis))
    np.testing.assert_allclose(
        ops.logcumsumexp(Tensor(x), axis), np.log(np.cumsum(np.exp(x), axis))
    )


def test_from_the_end_when_asked(rng):
    x = rng.standard_normal((2, 3))

    np.testing.assert_allclose(
        running_sum(x, axis=1, reverse=True), np.cumsum(x[:, ::-1], 1)[:, ::-1]
    )
    np.testing.assert_allclose(
        running_product(x, axis=1, reverse=True), np.cumprod(x[:, ::-1], 1)[:, ::-1]
    )


def test_whole_numbers_become_int64_in_products_alone():
    x = Tensor(np.array([3, 1, 2], np.int32))

    assert ops.cumsum(x, 0).asnumpy().dtype == np.int32
    assert ops.cumprod(x, 0).asnumpy().dtype == np.int64
    assert ops.cumprod(x, 0, np.float32).asnumpy().dtype == np.float32


def test_index_is_the_last_of_equal_ones():
    """The numbers and types are MindSpore's."""
    values, indices = ops.cummax(Tensor([3.0, 1.0, 3.0, 2.0, 5.0, 5.0]), 0)
    _, lowest = ops.cummin(Tensor([3.0, 1.0, 3.0, 1.0, 0.0, 0.0]), 0)

    assert values.tolist() == [3, 3, 3, 3, 5, 5]
    assert indices.tolist() == [0, 0, 2, 2, 4, 5]
    assert lowest.tolist() == [0, 1, 1, 3, 4, 5]
    assert (indices.asnumpy().dtype, lowest.asnumpy().dtype) == (np.int64, np.int32)


@pytest.mark.parametrize("extreme", [ops.cummax, ops.cummin])
@pytest.mark.parametrize("kind", [np.float64, ml_dtypes.bfloat16])
def test_nan_stays_once_it_is_there(extreme, kind):
    x = Tensor(np.array([1, np.nan, 3, 0], kind))
    values, indices = extreme(x, 0)

    assert np.isnan(values.asnumpy().astype(np.float64)).tolist() == [False, True, True, True]
    assert indices.tolist() == [0, 1, 1, 1]


def test_gradient_of_a_running_extreme_goes_to_what_was_taken():
    gradient = ops.grad(lambda x: ops.cummax(x, 0)[0].sum())(Tensor([3.0, 1.0, 5.0]))

    assert gradient.tolist() == [2, 0, 1]


@pytest.mark.parametrize(
    ("x", "expected"),
    [([0.0, 2.0, 0.0, 3.0], [3, 0, 0, 0]), ([2.0, 0.0, 3.0], [1, 8, 0]), ([2.0, 3.0], [4, 2])],
)
def test_gradient_of_a_running_product_passes_zeros(x, expected):
    """The first is PyTorch's; dividing by the element would make NaN of it."""
    assert ops.grad(lambda x: ops.cumprod(x, 0).sum())(Tensor(x)).tolist() == expected


@pytest.mark.parametrize(
    ("x", "expected"), [([0.0, 2.0, 3.0], [6, 0, 0]), ([0.0, 0.0, 3.0], [0, 0, 0]), ([2.0], [1])]
)
def test_gradient_of_a_product_passes_zeros(x, expected):
    assert ops.grad(ops.prod)(Tensor(x)).tolist() == expected


def test_gradient_of_a_product_over_two_axes_passes_zeros(rng):
    x = rng.standard_normal((2, 3, 2))
    x[0, 1, 1] = 0
    gradient = ops.grad(lambda x: ops.prod(x, (0, 2)).sum())(Tensor(x)).asnumpy()

    others = np.prod(np.delete(x[:, 1].reshape(-1), 1))
    assert gradient[0, 1, 1] == pytest.approx(others)
    assert np.count_nonzero(gradient[:, 1]) == 1


@pytest.mark.parametrize(
    ("x", "expected"),
    [
        ([-np.inf, -np.inf, 1.0], [-np.inf, -np.inf, 1]),
        ([-1000.0, 1000.0, -1000.0], [-1000, 1000, 1000]),
    ],
)
def test_logarithm_of_a_running_sum_keeps_small_and_large(x, expected):
    assert ops.logcumsumexp(Tensor(x), 0).tolist() == expected


def test_gradient_of_a_running_logarithm_is_a_share(rng):
    x = rng.standard_normal(5)
    gradient = ops.grad(lambda x: ops.logcumsumexp(x, 0)[4])(Tensor(x)).asnumpy()

    np.testing.assert_allclose(gradient, np.exp(x) / np.exp(x).sum())


@pytest.mark.parametrize("of", [ops.cumsum, ops.cumprod, ops.logcumsumexp, ops.cummax, ops.cummin])
@pytest.mark.parametrize("axis", [0, -1])
def test_number_alone_runs_nowhere(of, axis):
    def alone(x):
        found = of(x, axis)
        return found[0] if isinstance(found, tuple) else found

    assert (alone(Tensor(2.0)).shape, alone(Tensor(2.0)).tolist()) == ((), 2)
    assert ops.grad(alone)(Tensor(2.0)).tolist() == 1


def test_logarithm_of_a_running_sum_of_whole_numbers_is_float32():
    found = ops.logcumsumexp(Tensor([0, 0]), 0).asnumpy()

    np.testing.assert_allclose(found, [0, np.log(2)], rtol=1e-6)
    assert found.dtype == np.float32
