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


def diagonal(values):
    return values[..., None, :]


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


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("full", [False, True])
def test_singular_parts_make_the_matrix(rng, shape, full):
    x = rng.standard_normal(shape)
    s, u, v = (part.asnumpy() for part in ops.svd(Tensor(x), full))
    k = s.shape[-1]

    assert (u.shape[-1], v.shape[-1]) == ((shape[-2], shape[-1]) if full else (k, k))
    back = u[..., :k] * diagonal(s) @ np.swapaxes(v[..., :k], -1, -2)
    np.testing.assert_allclose(back, x, atol=1e-12)
    np.testing.assert_allclose(ops.svd(Tensor(x), compute_uv=False).asnumpy(), s)


def test_gradient_of_singular_values_is_right_where_they_are_equal():
    gradient = ops.grad(lambda x: ops.svd(x, compute_uv=False).sum())(Tensor(np.eye(2)))

    np.testing.assert_allclose(gradient.asnumpy(), np.eye(2))


def test_gradient_of_equal_singular_vectors_is_zero_and_not_infinite():
    """MindSpore's answer to what has none."""
    gradient = ops.grad(lambda x: sum(part.sum() for part in ops.svd(x)))(Tensor(np.eye(2)))

    np.testing.assert_allclose(gradient.asnumpy(), np.eye(2))


def test_gradient_of_square_vectors_is_that_of_the_thin_ones(rng):
    x = Tensor(rng.standard_normal((3, 2)))

    def weighted(x, full):
        s, u, v = ops.svd(x, full)
        return (u[:, 0] * s[0]).sum() + v[0, 1]

    one, other = (ops.grad(weighted)(x, full).asnumpy() for full in (False, True))
    np.testing.assert_allclose(one, other)


@pytest.mark.parametrize("triangle", ["L", "U"])
def test_eigenvectors_of_a_symmetric_matrix_diagonalise_it(rng, triangle):
    x = definite(rng, 2, 3, 3)
    read = np.tril(x) if triangle == "L" else np.triu(x)
    values, vectors = (part.asnumpy() for part in ops.eigh(Tensor(read), triangle))

    np.testing.assert_allclose(values, np.linalg.eigvalsh(x))
    np.testing.assert_allclose(x @ vectors, vectors * diagonal(values), atol=1e-12)
    np.testing.assert_allclose(ops.eigvalsh(Tensor(read), triangle).asnumpy(), values)


def test_gradient_of_eigenvalues_is_symmetric():
    """The numbers are PyTorch's."""
    x = Tensor(np.array([[4.0, 1.0], [1.0, 3.0]]))
    gradient = ops.grad(lambda x: ops.eigvalsh(x)[0])(x)

    expected = [[0.276393, -0.447214], [-0.447214, 0.723607]]
    np.testing.assert_allclose(gradient.asnumpy(), expected, atol=1e-6)


@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_eigenvalues_of_any_matrix_are_complex(rng, kind):
    x = rng.standard_normal((3, 3)).astype(kind)
    values, vectors = (part.asnumpy() for part in ops.eig(Tensor(x)))

    assert values.dtype == np.result_type(kind, np.complex64)
    np.testing.assert_allclose(x @ vectors, vectors * values, atol=1e-5)
    np.testing.assert_allclose(
        np.sort(ops.eigvals(Tensor(x)).asnumpy()), np.sort(values), rtol=1e-5
    )


def test_lu_factors_are_unpacked_and_solve():
    """The numbers are MindSpore's."""
    data = Tensor(np.array([[2, 1, 1], [0.5, 3, 2], [0.25, 0.5, 4]], np.float32))
    pivots = Tensor(np.array([3, 3, 3], np.int32))
    p, lower, upper = ops.lu_unpack(data, pivots)
    solution = ops.lu_solve(Tensor(np.array([[1], [2], [3]], np.float32)), data, pivots)

    assert p.tolist() == [[0, 1, 0], [0, 0, 1], [1, 0, 0]]
    assert lower.tolist() == [[1, 0, 0], [0.5, 1, 0], [0.25, 0.5, 1]]
    assert upper.tolist() == [[2, 1, 1], [0, 3, 2], [0, 0, 4]]
    np.testing.assert_allclose(solution.asnumpy()[:, 0], [1.52083, -0.41667, 0.375], atol=1e-5)
    assert [one.tolist() for one in ops.lu_unpack(data, pivots, True, False)] == [
        lower.tolist(),
        upper.tolist(),
    ]
    assert ops.lu_unpack(data, pivots, False, True).tolist() == p.tolist()
    assert ops.lu_unpack(data, pivots, False, False) is None


@pytest.mark.parametrize("kind", [np.float16, ml_dtypes.bfloat16])
def test_halves_are_computed_in_more_and_come_back(rng, kind):
    x = definite(rng, 3, 3).astype(kind)
    found = [ops.cholesky(Tensor(x)), *ops.qr(Tensor(x)), *ops.svd(Tensor(x)), *ops.eigh(Tensor(x))]

    assert {part.asnumpy().dtype for part in found} == {np.dtype(kind)}


def test_whole_numbers_become_float32():
    assert (
        ops.svd(Tensor(np.eye(2, dtype=np.int32)), compute_uv=False).asnumpy().dtype == np.float32
    )


@pytest.mark.parametrize("named", [ops.cholesky, ops.eigh, ops.eig, ops.cholesky_inverse])
def test_matrix_that_is_not_square_is_refused(named):
    with pytest.raises(ShapeError, match=r"expected square matrices"):
        named(ops.ones((2, 3)))
