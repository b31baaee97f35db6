"""Determinants."""

from __future__ import annotations

import numpy as np

from engine import Tensor, ops


def regular(rng, *shape):
    return rng.standard_normal(shape) + 2 * np.eye(shape[-1])


def test_longer_names_are_the_same(rng):
    x = Tensor(regular(rng, 3, 3))

    assert ops.matrix_determinant(x).tolist() == ops.det(x).tolist()
    assert [y.tolist() for y in ops.log_matrix_determinant(x)] == [
        y.tolist() for y in ops.slogdet(x)
    ]


def test_logarithm_of_a_determinant_below_zero_is_nan():
    x = np.stack([np.diag([2.0, 3.0]), np.diag([2.0, -3.0])])
    found = ops.logdet(Tensor(x)).asnumpy()

    np.testing.assert_allclose(found, [np.log(6), np.nan])


def test_determinant_of_a_singular_matrix_has_a_gradient():
    gradient = ops.grad(ops.det)(Tensor(np.ones((2, 2))))

    np.testing.assert_allclose(gradient.asnumpy(), [[1, -1], [-1, 1]], atol=1e-12)
