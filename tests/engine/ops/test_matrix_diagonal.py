"""Diagonals of matrices; the numbers are MindSpore's."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentValueError, ShapeError

X = np.arange(12, dtype=np.float32).reshape(3, 4)


@pytest.mark.parametrize(("lower", "upper"), [(0, 0), (1, 0), (-1, 1), (0, -1), (-1, -1), (5, 5)])
def test_band_is_what_both_triangles_leave(lower, upper):
    expected = np.triu(X, -lower if lower >= 0 else -9)
    expected = np.tril(expected, upper if upper >= 0 else 9)

    assert ops.matrix_band_part(Tensor(X), lower, upper).tolist() == expected.tolist()


PARTS = {
    "LEFT_LEFT": [[2, 7, 9], [1, 6, 11], [0, 5, 10], [4, 9, 9]],
    "RIGHT_LEFT": [[9, 2, 7], [1, 6, 11], [0, 5, 10], [4, 9, 9]],
    "LEFT_RIGHT": [[2, 7, 9], [1, 6, 11], [0, 5, 10], [9, 4, 9]],
    "RIGHT_RIGHT": [[9, 2, 7], [1, 6, 11], [0, 5, 10], [9, 4, 9]],
}


@pytest.mark.parametrize("align", PARTS)
def test_several_diagonals_are_filled_up_at_the_end_that_is_asked(align):
    found = ops.matrix_diag_part(Tensor(X), Tensor([-1, 2]), Tensor(9.0), align)

    assert found.tolist() == PARTS[align]


@pytest.mark.parametrize("align", PARTS)
@pytest.mark.parametrize("k", [0, (-1, 1), (-2, 0), (1, 2)])
def test_diagonals_of_a_matrix_put_back_are_the_matrix(align, k):
    batch = np.stack([X, -X])
    part = ops.matrix_diag_part(Tensor(batch), k, 0.0, align)
    back = ops.matrix_set_diag(Tensor(batch), part, k, align)
    alone = ops.matrix_diag(part, k, 3, 4, 0.0, align)

    low, high = (k, k) if isinstance(k, int) else k
    assert back.tolist() == batch.tolist()
    assert alone.tolist() == np.tril(np.triu(batch, low), high).tolist()


def test_matrix_of_a_diagonal_is_as_small_as_it_can_be():
    assert ops.matrix_diag(Tensor([1.0, 2.0]), 1).tolist() == [[0, 1, 0], [0, 0, 2], [0, 0, 0]]
    assert ops.matrix_diag(Tensor([1.0, 2.0]), 0, 2, 3).shape == (2, 3)


def test_rest_of_the_matrix_is_filled():
    packed = Tensor(np.array([[0, 8, 1], [2, 3, 4]], np.float32))
    found = ops.matrix_diag(packed, Tensor([-1, 0]), 3, 3, Tensor(7.0), "LEFT_RIGHT")

    assert found.tolist() == [[0, 7, 7], [3, 8, 7], [7, 4, 1]]


def test_gradient_goes_to_the_diagonal_or_round_it():
    x, diagonal = Tensor(X), Tensor([1.0, 2.0, 3.0])
    by_x, by_diagonal = ops.grad(ops.matrix_set_diag, (0, 1))(x, diagonal)

    assert by_x.tolist() == (1 - np.eye(3, 4)).tolist()
    assert by_diagonal.tolist() == [1, 1, 1]


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: ops.matrix_diag_part(Tensor(X), 4, 0.0), ArgumentValueError),
        (lambda: ops.matrix_diag_part(Tensor(X), (1, 0), 0.0), ArgumentValueError),
        (lambda: ops.matrix_diag_part(Tensor(X), 0, 0.0, "RIGHT"), ArgumentValueError),
        (lambda: ops.matrix_diag(Tensor([1.0, 2.0]), 0, 3, 4), ShapeError),
        (lambda: ops.matrix_diag(Tensor([1.0, 2.0]), (0, 1)), ShapeError),
        (lambda: ops.matrix_set_diag(Tensor(X), Tensor([1.0, 2.0])), ShapeError),
        (lambda: ops.matrix_band_part(Tensor([1.0]), 0, 0), ShapeError),
    ],
)
def test_diagonals_that_are_not_there_are_refused(call, error):
    with pytest.raises(error, match="expected"):
        call()
