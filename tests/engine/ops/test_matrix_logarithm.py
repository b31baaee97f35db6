"""The logarithm of matrices: what the real MindSpore 2.10 returns, and what SciPy undoes."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.linalg import expm

from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ShapeError
from tests.engine.fake_cupy.gpu import fake_gpu


@pytest.mark.parametrize("kind", [np.complex64, np.complex128])
@pytest.mark.parametrize(
    ("matrix", "expected"),
    [
        (
            [[1 + 2j, 2 + 1j], [4 + 1j, 5 + 2j]],
            [
                [0.69155775 + 1.71618359j, 0.64665196 - 0.34928196j],
                [1.02426074 - 0.88736831j, 1.44677531 + 0.6400109j],
            ],
        ),
        ([[-1, 0], [0, 2]], [[np.pi * 1j, 0], [0, np.log(2)]]),
        ([[1, 1], [0, 1]], [[0, 1], [0, 0]]),
        ([[0, 1], [-1, 0]], [[0, np.pi / 2], [-np.pi / 2, 0]]),
        ([[0, 0], [0, 1]], np.full((2, 2), np.nan)),
        ([[0, 1], [0, 0]], np.full((2, 2), np.nan)),
        ([[np.nan, 1], [0, 1]], np.full((2, 2), np.nan)),
    ],
)
def test_logarithm_is_mindspores(kind, matrix, expected):
    found = ops.MatrixLogarithm()(Tensor(np.array(matrix, kind))).asnumpy()

    assert found.dtype == kind
    np.testing.assert_allclose(found, np.array(expected, complex), rtol=1e-6, atol=1e-6)


def test_exponential_undoes_the_logarithm_of_each_matrix(rng):
    x = rng.standard_normal((2, 3, 4, 4)) + 1j * rng.standard_normal((2, 3, 4, 4))
    found = ops.MatrixLogarithm()(Tensor(x)).asnumpy()

    np.testing.assert_allclose(expm(found), x, rtol=1e-9, atol=1e-9)


def test_logarithm_of_no_matrices_is_of_their_shape():
    assert ops.MatrixLogarithm()(Tensor(np.zeros((0, 2, 2), complex))).shape == (0, 2, 2)


def test_logarithm_of_a_tensor_of_a_gpu_lies_there():
    x = np.array([[0, 1], [-1, 0]], complex)
    with fake_gpu():
        found = ops.MatrixLogarithm()(Tensor(x)).asnumpy()

    np.testing.assert_allclose(found[0, 1], np.pi / 2)


def test_real_numbers_are_refused():
    with pytest.raises(ArgumentTypeError, match="complex"):
        ops.MatrixLogarithm()(Tensor(np.eye(2)))


@pytest.mark.parametrize("shape", [(3,), (2, 3), (1,) * 8])
def test_other_shapes_are_refused(shape):
    with pytest.raises(ShapeError):
        ops.MatrixLogarithm()(Tensor(np.ones(shape, complex)))
