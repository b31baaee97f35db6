"""Rows of a table: their gradients, padding and length."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Parameter, Tensor, nn, ops

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


def test_long_rows_of_a_parameter_are_shortened_in_place_and_keep_their_gradient() -> None:
    table = Parameter(Tensor(TABLE), name="table")
    ids = Tensor(np.array([[3, 0], [3, 3]]))
    gradient = ops.grad(lambda: ops.embedding(ids, table, max_norm=2.0), None, [table])()[0]
    lengths = np.linalg.norm(table.asnumpy(), axis=1)

    assert np.allclose(lengths, [2.0, *np.linalg.norm(TABLE[1:3], axis=1), 2.0], rtol=1e-6)
    assert gradient.asnumpy()[:, 0].tolist() == [1, 0, 0, 3]


def test_length_may_be_of_another_norm() -> None:
    table = Tensor(TABLE)
    out = ops.embedding(Tensor([1]), table, None, 6.0, 1.0).asnumpy()

    assert np.allclose(out, [[1.5, 2.0, 2.5]], rtol=1e-6)
    assert np.array_equal(table.asnumpy()[1:2], out)


def test_table_that_is_computed_keeps_its_gradient() -> None:
    gradient = ops.grad(lambda x: ops.embedding(Tensor([3]), x * 2, max_norm=2.0))(Tensor(TABLE))

    assert gradient.asnumpy()[:, 0].tolist() == [0, 0, 0, 2]


def test_rows_asked_for_often_may_share_one_gradient() -> None:
    ids = Tensor(np.array([1, 3, 1]))

    def rows(table: Tensor) -> Tensor:
        return ops.embedding(ids, table, scale_grad_by_freq=True)

    assert np.array_equal(rows(Tensor(TABLE)).asnumpy(), TABLE[[1, 3, 1]])
    assert ops.grad(rows)(Tensor(TABLE)).asnumpy()[:, 0].tolist() == [0, 1, 0, 1]


def test_part_of_a_table_gives_zeros_for_rows_of_other_parts() -> None:
    ids = Tensor([[4, 2], [3, 9]])
    found = ops.EmbeddingLookup()(Tensor(TABLE), ids, 4)
    gradient = ops.grad(lambda table: ops.embedding_lookup(table, ids, 2))(Tensor(TABLE))

    assert found.asnumpy()[..., 1].tolist() == [[1, 0], [0, 0]]
    assert gradient.asnumpy()[:, 0].tolist() == [1, 1, 1, 0]


@pytest.mark.parametrize(("ids", "kind"), [(Tensor([1.0]), TypeError), (Tensor([7]), IndexError)])
def test_what_numbers_no_row_is_refused(ids: Tensor, kind: type[Exception]) -> None:
    with pytest.raises(kind):
        ops.embedding(ids, Tensor(TABLE))


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
