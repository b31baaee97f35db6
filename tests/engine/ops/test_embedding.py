"""Rows of a table: their gradients, padding and length."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, nn, ops

TABLE = np.arange(12.0, dtype=np.float32).reshape(4, 3)


def test_rows_used_twice_get_both_gradients() -> None:
    ids = Tensor(np.array([1, 3, 1]))
    gradient = ops.grad(lambda table: ops.embedding(ids, table))(Tensor(TABLE))

    assert gradient.asnumpy()[:, 0].tolist() == [0, 2, 0, 1]


def test_padding_row_gets_no_gradient() -> None:
    ids = Tensor(np.array([[1, 3]]))
    gradient = ops.grad(lambda table: ops.embedding(ids, table, padding_idx=1))(Tensor(TABLE))

    assert gradient.asnumpy()[:, 0].tolist() == [0, 0, 0, 1]


def test_long_rows_are_shortened() -> None:
    out = ops.embedding(Tensor(np.array([0, 3])), Tensor(TABLE), max_norm=2.0).asnumpy()

    assert np.allclose(np.linalg.norm(out, axis=1), 2)


def test_one_hot_rows_give_the_same_numbers() -> None:
    ids = Tensor(np.array([[0, 2]]))
    taken = nn.Embedding(4, 3, embedding_table=Tensor(TABLE))
    multiplied = nn.Embedding(4, 3, use_one_hot=True, embedding_table=Tensor(TABLE))

    assert np.array_equal(taken(ids).asnumpy(), multiplied(ids).asnumpy())


def test_padding_row_of_the_layer_begins_as_zeros() -> None:
    assert nn.Embedding(4, 3, padding_idx=2).embedding_table.asnumpy()[2].tolist() == [0, 0, 0]


def test_row_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="a number from 0 to 3, got 4"):
        nn.Embedding(4, 3, padding_idx=4)
