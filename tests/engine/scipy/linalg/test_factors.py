"""Factors, inverses and eigenvalues are SciPy's, and their gradients those of differences."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy import linalg as reference

from engine import Tensor, ops
from engine.autodiff.check import finite_differences
from engine.scipy import linalg


@pytest.fixture
def definite(rng: np.random.Generator) -> np.ndarray:
    x = rng.standard_normal((4, 4))
    return x @ x.T + 2 * np.eye(4)


def tensors(found: Any) -> list[np.ndarray]:
    parts = found if isinstance(found, tuple) else (found,)
    return [part.asnumpy() for part in parts if isinstance(part, Tensor)]


def check_gradient(function: Any, x: np.ndarray, rng: np.random.Generator) -> None:
    weights = [Tensor(rng.standard_normal(part.shape)) for part in tensors(function(Tensor(x)))]

    def total(x: Any) -> Any:
        made = function(x)
        parts = made if isinstance(made, tuple) else (made,)
        pairs = zip([one for one in parts if isinstance(one, Tensor)], weights, strict=True)
        return sum((ops.sum(one * weight) for one, weight in pairs), start=Tensor(0.0))

    expected = finite_differences(lambda x: total(Tensor(x)).asnumpy(), [x], 0)
    np.testing.assert_allclose(ops.grad(total)(Tensor(x)).asnumpy(), expected, atol=1e-5)


@pytest.mark.parametrize("lower", [True, False])
def test_cholesky_reads_the_triangle_that_comes_back(definite, lower):
    other = np.triu(definite, 1) if lower else np.tril(definite, -1)
    found = linalg.cholesky(Tensor(definite + other), lower=lower).asnumpy()

    np.testing.assert_allclose(found, reference.cholesky(definite, lower=lower), atol=1e-12)


def test_other_triangle_of_a_factor_is_zero(definite):
    factor, lower = linalg.cho_factor(Tensor(definite), lower=True)

    assert lower is True
    assert np.count_nonzero(np.triu(factor.asnumpy(), 1)) == 0


@pytest.mark.parametrize("lower", [True, False])
@pytest.mark.parametrize("shape", [(4,), (4, 3)])
def test_factor_solves_equations(definite, rng, lower, shape):
    b = rng.standard_normal(shape)
    found = linalg.cho_solve(linalg.cho_factor(Tensor(definite), lower=lower), Tensor(b))

    np.testing.assert_allclose(found.asnumpy(), np.linalg.solve(definite, b), atol=1e-10)


@pytest.mark.parametrize("shape", [(4, 4), (2, 5), (5, 3)])
def test_elimination_is_scipys(rng, shape):
    x = rng.standard_normal(shape)
    p, lower, upper = tensors(linalg.lu(Tensor(x)))
    together = tensors(linalg.lu(Tensor(x), permute_l=True))

    for found, expected in zip((p, lower, upper), reference.lu(x), strict=True):
        np.testing.assert_allclose(found, expected, atol=1e-12)
    np.testing.assert_allclose(together[0] @ together[1], x, atol=1e-12)


def test_packed_triangles_solve_equations(rng):
    x, b = rng.standard_normal((4, 4)), rng.standard_normal((4, 2))
    packed, pivots = linalg.lu_factor(Tensor(x))
    found = ops.lu_solve(Tensor(b), packed, pivots + 1)

    np.testing.assert_allclose(found.asnumpy(), np.linalg.solve(x, b), atol=1e-10)


@pytest.mark.parametrize("lower", [True, False])
def test_eigenvalues_of_hermitian_matrices_are_scipys(rng, lower):
    x = rng.standard_normal((4, 4)) + 1j * rng.standard_normal((4, 4))
    values, vectors = tensors(linalg.eigh(Tensor(x), lower=lower))
    expected = reference.eigh(x, lower=lower, eigvals_only=True)
    meant = np.tril(x) + np.tril(x, -1).conj().T if lower else np.triu(x) + np.triu(x, 1).conj().T
    meant -= 1j * np.diag(np.diag(meant).imag)

    np.testing.assert_allclose(values, expected, atol=1e-12)
    np.testing.assert_allclose(meant @ vectors, vectors * values, atol=1e-12)


def test_blocks_may_be_empty():
    empty = Tensor(np.zeros((2, 0), np.float32))
    found = linalg.block_diag(Tensor([[1.0]]), empty, Tensor([2.0, 3.0]))

    assert found.tolist() == [[1, 0, 0], [0, 0, 0], [0, 0, 0], [0, 2, 3]]


@pytest.mark.parametrize(
    "function",
    [
        linalg.inv,
        linalg.lu,
        lambda x: linalg.lu(x[:2])[1:],
        lambda x: linalg.lu(x[:, :2], permute_l=True),
        lambda x: linalg.lu_factor(x)[0],
        lambda x: ops.square(linalg.eigh(x)[1]),
        lambda x: linalg.eigh(x, lower=False, eigvals_only=True),
        lambda x: linalg.cholesky(x @ x.T + 1, lower=True),
        lambda x: linalg.cho_solve(linalg.cho_factor(x @ x.T), x),
        lambda x: linalg.block_diag(x, x[0], x[0, 0]),
    ],
)
def test_gradient_is_that_of_finite_differences(rng, function):
    x = rng.standard_normal((3, 3)) + 2 * np.eye(3)
    made = (lambda x: function(x)[1:]) if function is linalg.lu else function

    check_gradient(made, x, rng)
