"""Matrix layers: stacks, diagonals, number types."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, nn, ops


@pytest.mark.parametrize("stack", [(), (5,)])
def test_product_of_transposed_stacks(stack: tuple[int, ...], rng: np.random.Generator) -> None:
    x, y = rng.standard_normal((*stack, 3, 2)), rng.standard_normal((*stack, 4, 3))
    out = nn.MatMul(True, True)(Tensor(x), Tensor(y)).asnumpy()

    assert np.allclose(out, x.swapaxes(-1, -2) @ y.swapaxes(-1, -2))


def test_transposing_leaves_vectors_alone(rng: np.random.Generator) -> None:
    x, y = rng.standard_normal(3), rng.standard_normal((2, 3))

    assert np.allclose(nn.MatMul(True, True)(Tensor(x), Tensor(y)).asnumpy(), x @ y.T)


@pytest.mark.parametrize("dtype", [np.int32, np.bool_, np.float16])
def test_triangles_keep_the_number_type(dtype: type) -> None:
    x = np.ones((2, 3, 3), dtype)
    lower, upper = nn.Tril()(Tensor(x), 1).asnumpy(), nn.Triu()(Tensor(x), -1).asnumpy()

    assert np.array_equal(lower, np.tril(x, 1))
    assert np.array_equal(upper, np.triu(x, -1))


@pytest.mark.parametrize("shape", [(2, 3, 2), (2, 2, 3)])
def test_diagonals_of_stacks_are_taken_and_set(
    shape: tuple[int, ...], rng: np.random.Generator
) -> None:
    x = rng.standard_normal(shape)
    diagonal = nn.MatrixDiagPart()(Tensor(x))
    changed = nn.MatrixSetDiag()(Tensor(x), diagonal * 0).asnumpy()

    assert np.array_equal(diagonal.asnumpy(), x.diagonal(0, -2, -1))
    assert np.array_equal(
        changed[:, ~np.eye(*shape[1:], dtype=bool)], x[:, ~np.eye(*shape[1:], dtype=bool)]
    )
    assert (changed.diagonal(0, -2, -1) == 0).all()


def test_matrix_of_a_diagonal_has_zeros_beside_it() -> None:
    assert nn.MatrixDiag()(Tensor([[1, 2]])).asnumpy().tolist() == [[[1, 0], [0, 2]]]


@pytest.fixture
def definite(rng: np.random.Generator) -> np.ndarray:
    half = rng.standard_normal((2, 3, 3))
    whole: np.ndarray = half @ half.swapaxes(-1, -2) + np.eye(3)
    return whole


def test_determinant_and_inverse_of_positive_definite_matrices(definite: np.ndarray) -> None:
    inverse = np.linalg.inv(definite)
    gradient = ops.grad(nn.MatDet())(Tensor(definite)).asnumpy()

    assert np.allclose(nn.MatDet()(Tensor(definite)).asnumpy(), np.linalg.det(definite))
    assert np.allclose(nn.MatInverse()(Tensor(definite)).asnumpy(), inverse)
    assert np.allclose(gradient, np.linalg.det(definite)[:, None, None] * inverse)


def test_matrix_that_is_not_positive_definite_is_refused() -> None:
    with pytest.raises(RuntimeError, match="positive definite"):
        nn.MatDet()(Tensor([[1.0, 2.0], [2.0, 1.0]]))
