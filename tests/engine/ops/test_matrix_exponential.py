"""The exponential of matrices."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.linalg import expm

from engine import Tensor, ops


@pytest.mark.parametrize("scale", [0.0, 0.1, 1.0, 5.0, 40.0])
def test_exponential_is_scipys(rng, scale):
    x = scale * rng.standard_normal((2, 3, 3))

    np.testing.assert_allclose(ops.matrix_exp(Tensor(x)).asnumpy(), expm(x), rtol=1e-9)


@pytest.mark.parametrize("shape", [(0, 2, 2), (0, 0)])
def test_exponential_of_nothing_is_nothing(shape):
    assert ops.matrix_exp(ops.ones(shape)).shape == shape


def test_large_turn_stays_a_turn():
    found = ops.matrix_exp(Tensor(np.array([[0.0, -1000.0], [1000.0, 0.0]]))).asnumpy()

    np.testing.assert_allclose(found[0], [np.cos(1000), -np.sin(1000)], atol=1e-10)


def test_gradient_of_the_trace_is_the_exponential(rng):
    x = rng.standard_normal((3, 3)) * 4
    gradient = ops.grad(lambda x: ops.trace(ops.matrix_exp(x)))(Tensor(x))

    np.testing.assert_allclose(gradient.asnumpy(), expm(x).T, rtol=1e-9)
