"""Operators of matrices by rows; their gradients are in tests/engine/tensor/sparse."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import scipy.sparse
import scipy.special

import engine
from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, EngineError, ShapeError


def drawn(shape: tuple[int, int], seed: int) -> Any:
    return scipy.sparse.random(*shape, density=0.4, format="csr", random_state=seed).toarray()


def by_rows(dense: Any) -> Any:
    return ops.dense_to_sparse_csr(Tensor(dense))


A, B = drawn((4, 5), 1), drawn((5, 3), 2)
X, Y = by_rows(A), by_rows(B)


@pytest.mark.parametrize("first", ["", "trans", "adjoint"])
@pytest.mark.parametrize("second", ["", "trans", "adjoint"])
def test_products_are_those_of_numpy(first: str, second: str) -> None:
    left, right = A * (1 + 2j), B * (3 - 1j)
    turned: dict[str, Any] = {
        "": lambda x: x,
        "trans": np.transpose,
        "adjoint": lambda x: x.conj().T,
    }
    a, b = left.T if first else left, right.T if second else right

    flags = {f"{word}_{part}": True for word, part in ((first, "a"), (second, "b")) if word}
    product = ops.csr_mm(by_rows(a), by_rows(b), **flags)

    expected = turned[first](a) @ turned[second](b)
    np.testing.assert_allclose(product.to_dense().asnumpy(), expected)
    assert product.shape == (4, 3)


def test_sum_is_weighted_and_of_the_wider_type() -> None:
    other = ops.csr_softmax(X, engine.float32)
    factors = Tensor(2.0), Tensor(np.arange(5.0))

    total = ops.csr_add(X, other, *factors)

    expected = 2 * A + np.arange(5.0) * other.to_dense().asnumpy()
    assert total.dtype == engine.float64
    np.testing.assert_allclose(total.to_dense().asnumpy(), expected, rtol=1e-6)


def test_softmax_is_over_the_numbers_that_are_given() -> None:
    result = ops.csr_softmax(X, engine.float64).to_dense().asnumpy()

    expected = np.zeros_like(A)
    for row, out in zip(A, expected, strict=True):
        out[row != 0] = scipy.special.softmax(row[row != 0]) if row.any() else 0
    np.testing.assert_allclose(result, expected)


def test_softmax_of_large_numbers_is_finite() -> None:
    logits = by_rows([[1000.0, 1000.0], [-1000.0, 0.0]])

    assert ops.csr_softmax(logits, engine.float32).values.tolist() == [0.5, 0.5, 1.0]


def test_rows_become_positions() -> None:
    np.testing.assert_array_equal(ops.csr_to_coo(X).to_dense().asnumpy(), A)


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: ops.csr_to_coo(X.to_coo()), ArgumentTypeError),
        (lambda: ops.csr_add(X, X, 1.0, 2.0), ArgumentTypeError),
        (lambda: ops.csr_add(X, Y, Tensor(1.0), Tensor(1.0)), ShapeError),
        (lambda: ops.csr_mm(X, Tensor(B)), ArgumentTypeError),
        (lambda: ops.csr_mm(X, X), ShapeError),
        (lambda: ops.csr_mm(X, Y, trans_a=True, adjoint_a=True), ArgumentValueError),
        (lambda: ops.csr_softmax(X, engine.int32), ArgumentTypeError),
    ],
)
def test_wrong_arguments_are_refused(call: Any, error: type[EngineError]) -> None:
    with pytest.raises(error, match="expected"):
        call()
