"""Sums and joins of matrices by positions; their methods are in tests/engine/tensor/sparse."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import scipy.sparse

import engine
from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, EngineError, ShapeError

LEFT = np.array([[0.0, 1.0, 0.0], [2.0, 0.0, 3.0]], np.float32)
RIGHT = np.array([[4.0, 0.0, 0.0], [0.0, 0.0, -3.0]], np.float32)
X, Y = ops.dense_to_sparse_coo(Tensor(LEFT)), ops.dense_to_sparse_coo(Tensor(RIGHT))
HIGH = ops.dense_to_sparse_coo(Tensor(RIGHT.T))


@pytest.mark.parametrize("axis", [0, 1, -1, -2])
def test_joined_matrices_are_those_of_scipy(axis: int) -> None:
    stack = scipy.sparse.hstack if axis % 2 else scipy.sparse.vstack
    expected = stack([scipy.sparse.coo_array(part) for part in (LEFT, RIGHT)]).toarray()

    joined = ops.coo_concat([X, Y], axis)

    np.testing.assert_array_equal(joined.to_dense().asnumpy(), expected)
    lines = joined.indices.asnumpy() @ [joined.shape[1], 1]
    assert (np.diff(lines) > 0).all()


def test_sum_has_the_wider_number_type() -> None:
    total = ops.coo_add(X, Y.astype(engine.float64), Tensor(0.0))

    assert total.dtype == engine.float64
    np.testing.assert_array_equal(total.to_dense().asnumpy(), LEFT + RIGHT)


def test_dense_matrices_become_either_layout() -> None:
    assert ops.dense_to_sparse_coo(Tensor(LEFT)).indices.tolist() == [[0, 1], [1, 0], [1, 2]]
    assert ops.dense_to_sparse_csr(Tensor(LEFT)).indptr.tolist() == [0, 1, 3]


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: ops.coo_add(X, Tensor(RIGHT), Tensor(0.0)), ArgumentTypeError),
        (lambda: ops.coo_add(X, Y, 0.0), ArgumentTypeError),
        (lambda: ops.coo_add(X, Y, Tensor([0.0])), ShapeError),
        (lambda: ops.coo_add(X, HIGH, Tensor(0.0)), ShapeError),
        (lambda: ops.coo_concat(X), ArgumentTypeError),
        (lambda: ops.coo_concat([X]), ArgumentValueError),
        (lambda: ops.coo_concat([X, Y], 2), ArgumentValueError),
        (lambda: ops.coo_concat([X, HIGH]), ShapeError),
        (lambda: ops.dense_to_sparse_coo(RIGHT), ArgumentTypeError),
        (lambda: ops.dense_to_sparse_csr(Tensor([1.0])), ShapeError),
    ],
)
def test_wrong_arguments_are_refused(call: Any, error: type[EngineError]) -> None:
    with pytest.raises(error, match="expected"):
        call()
