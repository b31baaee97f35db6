"""The nearest solution."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops


@pytest.mark.parametrize("shape", [(3, 2), (2, 3), (2, 3, 2), (0, 3, 2), (3, 0)])
def test_pseudoinverse_is_numpys(rng, shape):
    x = rng.standard_normal(shape)

    np.testing.assert_allclose(ops.pinv(Tensor(x)).asnumpy(), np.linalg.pinv(x), atol=1e-12)


def test_small_singular_values_count_as_zero_as_far_as_asked():
    x = Tensor(np.diag([4.0, 1.0]))

    assert ops.pinv(x, rtol=0.5).tolist() == [[0.25, 0], [0, 0]]
    assert ops.pinv(x, atol=2.0).tolist() == [[0.25, 0], [0, 0]]
    assert ops.pinv(x, atol=0.5).tolist() == [[0.25, 0], [0, 1]]
    assert ops.pinv(x, atol=Tensor(np.array(2.0))).tolist() == [[0.25, 0], [0, 0]]


def test_symmetric_matrix_is_inverted_by_its_lower_triangle():
    x = np.array([[2.0, 99.0], [1.0, 2.0]])
    expected = np.linalg.inv([[2.0, 1.0], [1.0, 2.0]])

    np.testing.assert_allclose(ops.pinv(Tensor(x), hermitian=True).asnumpy(), expected)


@pytest.mark.parametrize(("rows", "columns"), [(4, 2), (2, 4), (3, 3)])
def test_nearest_solution_is_numpys(rng, rows, columns):
    x, y = rng.standard_normal((rows, columns)), rng.standard_normal((rows, 2))
    expected = np.linalg.lstsq(x, y)[0]

    np.testing.assert_allclose(ops.lstsq(Tensor(x), Tensor(y)).asnumpy(), expected, atol=1e-10)
    one = ops.lstsq(Tensor(x), Tensor(y[:, 0])).asnumpy()
    np.testing.assert_allclose(one, expected[:, :1], atol=1e-10)
