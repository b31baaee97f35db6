"""Spread, means without NaN, how rows vary together, logarithms of sums."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentValueError, ShapeError

X = np.arange(6.0).reshape(2, 3) - 2.5
HOLED = np.array([[1.0, np.nan, 3.0], [4.0, 5.0, np.nan]])


@pytest.mark.parametrize("axis", [None, 0, -1, (0, 1)])
@pytest.mark.parametrize("ddof", [0, 1])
@pytest.mark.parametrize("keepdims", [False, True])
def test_spread_and_mean_are_numpys(axis, ddof, keepdims):
    x = Tensor(X)
    std, var = X.std(axis, ddof=ddof, keepdims=keepdims), X.var(axis, ddof=ddof, keepdims=keepdims)
    mean = X.mean(axis, keepdims=keepdims)

    np.testing.assert_allclose(ops.std(x, axis, ddof, keepdims), std)
    np.testing.assert_allclose(ops.var(x, axis, ddof, keepdims), var)
    for found, expected in zip(ops.std_mean(x, axis, ddof, keepdims), (std, mean), strict=True):
        np.testing.assert_allclose(found, expected)
    for found, expected in zip(ops.var_mean(x, axis, ddof, keepdims), (var, mean), strict=True):
        np.testing.assert_allclose(found, expected)


def test_true_leaves_out_one():
    np.testing.assert_allclose(ops.std(Tensor(X), 1, True).asnumpy(), X.std(1, ddof=1))


def test_spread_of_fewer_than_are_left_out_is_infinite():
    assert ops.var(Tensor(X), 0, 2).tolist() == [np.inf] * 3


def test_gradient_of_no_spread_is_zero():
    assert ops.grad(ops.std)(Tensor([1.0, 1.0])).tolist() == [0, 0]


@pytest.mark.parametrize("axis", [None, 0, 1, (0, 1)])
def test_sums_and_means_without_nan_are_numpys(axis):
    np.testing.assert_allclose(ops.nansum(Tensor(HOLED), axis), np.nansum(HOLED, axis))
    np.testing.assert_allclose(ops.nanmean(Tensor(HOLED), axis), np.nanmean(HOLED, axis))


def test_mean_of_nan_alone_is_nan_and_its_sum_zero():
    nothing = Tensor([np.nan, np.nan])

    assert np.isnan(ops.nanmean(nothing).asnumpy())
    assert float(ops.nansum(nothing)) == 0


def test_means_without_nan_come_in_the_type_that_is_asked():
    assert ops.nanmean(Tensor(HOLED), dtype=np.float16).asnumpy().dtype == np.float16
    assert ops.nansum(Tensor(np.array([1, 2], np.int32))).asnumpy().dtype == np.int32


def test_gradient_passes_by_nan():
    assert ops.grad(ops.nanmean)(Tensor([1.0, np.nan, 3.0])).tolist() == [0.5, 0, 0.5]


@pytest.mark.parametrize(
    ("x", "expected"),
    [
        ([1000.0, 1000.0], 1000 + np.log(2)),
        ([-np.inf, -np.inf], -np.inf),
        ([np.inf, 1.0], np.inf),
        ([-np.inf, 1.0], 1.0),
    ],
)
def test_logarithm_of_a_sum_survives_large_and_infinite_numbers(x, expected):
    assert float(ops.logsumexp(Tensor(np.array(x)), 0)) == pytest.approx(expected)


def test_logarithm_of_a_sum_takes_several_axes_and_whole_numbers():
    x = np.array([[1, 2], [3, 4]])
    expected = np.log(np.exp(x).sum())

    np.testing.assert_allclose(ops.logsumexp(Tensor(x), (0, 1), True), [[expected]], rtol=1e-6)
    assert ops.logsumexp(Tensor(x), dim=0, keepdim=True).shape == (1, 2)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"correction": 0},
        {"fweights": np.array([1, 2, 3, 1])},
        {"aweights": np.array([0.5, 1.0, 2.0, 1.0])},
        {"fweights": np.array([1, 2, 3, 1]), "aweights": np.array([0.5, 1.0, 2.0, 1.0])},
    ],
)
def test_covariance_is_numpys(rng, options):
    x = rng.standard_normal((3, 4))
    given = {
        name: Tensor(value) if name != "correction" else value for name, value in options.items()
    }
    theirs = {("ddof" if name == "correction" else name): value for name, value in options.items()}

    np.testing.assert_allclose(ops.cov(Tensor(x), **given).asnumpy(), np.cov(x, **theirs))
    np.testing.assert_allclose(ops.cov(Tensor(x[0]), **given).asnumpy(), np.cov(x[0], **theirs))


def test_correlation_is_numpys(rng):
    x = rng.standard_normal((3, 4))

    np.testing.assert_allclose(ops.corrcoef(Tensor(x)).asnumpy(), np.corrcoef(x))
    assert float(ops.corrcoef(Tensor(x[0]))) == 1


def test_weights_that_do_not_fit_are_refused():
    x = ops.ones((2, 3))

    with pytest.raises(ArgumentValueError, match=r"cov\(fweights\) expected whole numbers"):
        ops.cov(x, fweights=ops.ones(3))
    with pytest.raises(ShapeError, match=r"weights of shape \(3,\)"):
        ops.cov(x, aweights=ops.ones(2))
    with pytest.raises(ShapeError, match="cov expected"):
        ops.cov(ops.ones((1, 2, 3)))


def test_log_of_a_sum_of_nothing_is_minus_infinity():
    assert ops.logsumexp(ops.zeros((2, 0)), -1).tolist() == [-np.inf, -np.inf]


def test_gradient_of_a_log_of_a_sum_that_is_nan_is_nan():
    slope = ops.grad(lambda x: ops.logsumexp(x, 0))(Tensor([1.0, np.nan]))

    assert np.isnan(slope.asnumpy()).all()


def test_what_is_not_a_number_is_left_out_before_the_dtype_of_a_sum_is_taken():
    x = Tensor([[1.0, np.nan, -128.0], [2.0, 3.0, np.nan]])
    total = ops.nansum(x, 0, dtype=np.int32)

    assert total.tolist() == [3, 3, -128]
    assert total.asnumpy().dtype == np.int32
