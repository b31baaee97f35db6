"""The gradient of the incomplete gamma functions by their first argument."""

from __future__ import annotations

import numpy as np
import pytest
import scipy.special

from engine import Tensor, ops

A = np.array([0.5, 1, 2, 5, 10, 0.1, 50, 900])
X = np.array([0.3, 1, 3, 4, 20, 2, 45, 950])


@pytest.mark.parametrize("sign", [1, -1])
def test_gradient_by_the_first_argument_is_a_difference_of_values(sign: int) -> None:
    function = ops.igamma if sign > 0 else ops.igammac
    found = ops.grad(lambda a, x: function(a, x).sum())(Tensor(A), Tensor(X)).asnumpy()
    step = 1e-5 * A
    expected = scipy.special.gammainc(A + step, X) - scipy.special.gammainc(A - step, X)

    np.testing.assert_allclose(found, sign * expected / (2 * step), rtol=1e-6)


def test_gradients_are_mindspores() -> None:
    a, x = (Tensor(part[:3].astype(np.float32)) for part in (A, X))
    by_a, by_x = ops.grad(lambda a, x: ops.igamma(a, x).sum(), (0, 1))(a, x)

    np.testing.assert_allclose(by_a.asnumpy(), [-0.770571, -0.43173, -0.197425], rtol=1e-5)
    np.testing.assert_allclose(by_x.asnumpy(), [0.76309, 0.367879, 0.149361], rtol=1e-5)


def test_where_there_is_no_value_there_is_no_gradient() -> None:
    a, x = np.array([-1, np.nan, 2, 2, 2, 5000.0]), np.array([4, 1, -3, 0, np.inf, 5000.0])
    found = ops.grad(lambda a: ops.igamma(a, Tensor(x)).sum())(Tensor(a)).asnumpy()

    np.testing.assert_array_equal(np.isnan(found), [True, True, True, False, False, True])
    np.testing.assert_array_equal(found[3:5], 0)


@pytest.mark.parametrize("name", ["igamma", "igammac", "zeta"])
def test_float32_and_float64_meet_in_float64(name: str) -> None:
    function = getattr(ops, name)
    a, x = np.array([1.5, 2.5], np.float32), np.array([0.7, 1.9])
    found = function(Tensor(a), Tensor(x)).asnumpy()

    assert found.dtype == np.float64
    np.testing.assert_array_equal(
        found, function(Tensor(a.astype(np.float64)), Tensor(x)).asnumpy()
    )
