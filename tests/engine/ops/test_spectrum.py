"""Singular values, eigenvalues and their vectors."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops

SHAPES = [(3, 3), (4, 2), (2, 4), (2, 3, 2), (0, 2, 2)]


def definite(rng, *shape):
    x = rng.standard_normal(shape)
    return x @ np.swapaxes(x, -1, -2) + 2 * np.eye(shape[-1])


def diagonal(values):
    return values[..., None, :]


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


def test_whole_numbers_become_float32():
    assert (
        ops.svd(Tensor(np.eye(2, dtype=np.int32)), compute_uv=False).asnumpy().dtype == np.float32
    )


def test_complex_matrices_have_real_singular_and_eigenvalues():
    rng = np.random.default_rng(6)
    x = rng.standard_normal((3, 3)) + 1j * rng.standard_normal((3, 3))
    even = x @ x.conj().T + np.eye(3)

    assert ops.svd(Tensor(x), compute_uv=False).asnumpy() == pytest.approx(
        np.linalg.svd(x, compute_uv=False)
    )
    assert ops.eigvalsh(Tensor(even)).asnumpy() == pytest.approx(np.linalg.eigvalsh(even))
    factor = ops.cholesky(Tensor(even)).asnumpy()
    assert factor @ factor.conj().T == pytest.approx(even)
    values, vectors = (part.asnumpy() for part in ops.eigh(Tensor(even)))
    assert values.dtype == np.float64
    assert vectors * values @ vectors.conj().T == pytest.approx(even)
    sign, log = (part.asnumpy() for part in ops.slogdet(Tensor(x)))
    assert sign * np.exp(log) == pytest.approx(np.linalg.det(x))
