"""Matrices as products of simpler ones."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, MatrixError, ShapeError

SHAPES = [(3, 3), (4, 2), (2, 4), (2, 3, 2), (0, 2, 2)]


def definite(rng, *shape):
    x = rng.standard_normal(shape)
    return x @ np.swapaxes(x, -1, -2) + 2 * np.eye(shape[-1])


@pytest.mark.parametrize("shape", [(3, 3), (2, 2, 2), (0, 2, 2)])
def test_triangle_of_cholesky_times_its_transpose_is_the_matrix(rng, shape):
    x = definite(rng, *shape)
    lower, upper = ops.cholesky(Tensor(x)).asnumpy(), ops.cholesky(Tensor(x), True).asnumpy()

    np.testing.assert_allclose(lower, np.linalg.cholesky(x))
    np.testing.assert_allclose(np.swapaxes(upper, -1, -2) @ upper, x, atol=1e-12)


def test_cholesky_reads_one_triangle(rng):
    x = definite(rng, 3, 3)

    np.testing.assert_allclose(ops.cholesky(Tensor(np.tril(x))), np.linalg.cholesky(x))
    np.testing.assert_allclose(ops.cholesky(Tensor(np.triu(x)), True), np.linalg.cholesky(x).T)


@pytest.mark.parametrize("upper", [False, True])
def test_gradient_of_cholesky_is_symmetric(upper):
    """The numbers are PyTorch's."""
    x = Tensor(np.array([[4.0, 1.0], [1.0, 3.0]]))
    gradient = ops.grad(lambda x: ops.cholesky(x, upper).sum())(x)

    expected = [[0.206344, 0.174622], [0.174622, 0.301511]]
    np.testing.assert_allclose(gradient.asnumpy(), expected, atol=1e-6)


def test_what_is_not_positive_definite_is_refused():
    """As a ValueError, which NumPy raises, and a RuntimeError, which MindSpore raises."""
    with pytest.raises(MatrixError, match="cholesky expected a symmetric matrix") as caught:
        ops.cholesky(Tensor([[1.0, 2.0], [2.0, 1.0]]))

    assert isinstance(caught.value, ValueError)
    assert isinstance(caught.value, RuntimeError)


def test_inverse_and_solution_come_of_the_triangle(rng):
    x, b = definite(rng, 3, 3), rng.standard_normal((3, 2))
    for upper in (False, True):
        one = ops.cholesky(Tensor(x), upper)
        inverse = ops.cholesky_inverse(one, upper)
        solution = ops.cholesky_solve(Tensor(b), one, upper)

        np.testing.assert_allclose(inverse.asnumpy() @ x, np.eye(3), atol=1e-12)
        np.testing.assert_allclose(x @ solution.asnumpy(), b, atol=1e-12)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("mode", ["reduced", "complete"])
def test_factors_of_qr_are_numpys(rng, shape, mode):
    x = rng.standard_normal(shape)
    q, r = (part.asnumpy() for part in ops.qr(Tensor(x), mode))

    assert (q.shape, r.shape) == tuple(part.shape for part in np.linalg.qr(x, mode))
    np.testing.assert_allclose(q @ r, x, atol=1e-12)
    np.testing.assert_allclose(r, np.triu(r))


def test_mode_of_qr_that_is_not_there_is_refused():
    with pytest.raises(ArgumentTypeError, match="'reduced' or 'complete', got 'r'"):
        ops.qr(ops.ones((2, 2)), "r")


def test_square_factor_of_a_high_matrix_has_no_gradient(rng):
    x = Tensor(rng.standard_normal((3, 2)))

    with pytest.raises(ArgumentValueError, match="mode='reduced' has a gradient"):
        ops.grad(lambda x: ops.qr(x, "complete")[0].sum())(x)


@pytest.mark.parametrize("kind", [np.float16, ml_dtypes.bfloat16])
def test_halves_are_computed_in_more_and_come_back(rng, kind):
    x = definite(rng, 3, 3).astype(kind)
    found = [ops.cholesky(Tensor(x)), *ops.qr(Tensor(x)), *ops.svd(Tensor(x)), *ops.eigh(Tensor(x))]

    assert {part.asnumpy().dtype for part in found} == {np.dtype(kind)}


@pytest.mark.parametrize("named", [ops.cholesky, ops.eigh, ops.eig, ops.cholesky_inverse])
def test_matrix_that_is_not_square_is_refused(named):
    with pytest.raises(ShapeError, match=r"expected square matrices"):
        named(ops.ones((2, 3)))
