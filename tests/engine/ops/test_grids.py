from __future__ import annotations

import itertools

import numpy as np
import pytest

import engine
from engine import Tensor, ops

VECTORS = [np.array([1.0, 2.0]), np.array([3.0, 4.0, 5.0]), np.array([6.0, 7.0])]


@pytest.mark.parametrize("indexing", ["xy", "ij"])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_grid_is_numpys(indexing, count):
    given = [Tensor(vector) for vector in VECTORS[:count]]
    expected = np.meshgrid(*VECTORS[:count], indexing=indexing)

    for found in (ops.meshgrid(*given, indexing=indexing), ops.Meshgrid(indexing)(tuple(given))):
        assert isinstance(found, tuple)
        assert all(np.array_equal(a.asnumpy(), b) for a, b in zip(found, expected, strict=True))


def test_gradient_of_a_vector_is_the_sum_over_the_grid():
    gradient = ops.grad(lambda x, y: ops.meshgrid(x, y)[0] * 2)(*map(Tensor, VECTORS[:2]))

    assert gradient.tolist() == [6.0, 6.0]


@pytest.mark.parametrize("offset", [-1, 0, 2])
def test_indices_of_the_sides_of_a_matrix_are_numpys(offset):
    lower, upper = np.tril_indices(3, offset, 4), np.triu_indices(3, offset, 4)

    assert np.array_equal(ops.tril_indices(3, 4, offset).asnumpy(), lower)
    assert np.array_equal(ops.triu_indices(3, 4, offset).asnumpy(), upper)
    assert np.array_equal(ops.TriuIndices(3, 4, offset)().asnumpy(), upper)
    assert ops.tril_indices(0, 2, dtype=engine.int32).dtype == engine.int32
    assert ops.TrilIndices(2, 2)().dtype == engine.int32


@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize("r", [1, 2, 3])
def test_ways_to_choose_are_those_of_itertools(again, r):
    ways = itertools.combinations_with_replacement if again else itertools.combinations
    expected = np.array(list(ways([1.0, 3.0, 5.0], r)))

    assert np.array_equal(ops.combinations(Tensor([1.0, 3.0, 5.0]), r, again).asnumpy(), expected)
    assert ops.combinations(Tensor([1.0]), 2).shape == (0, 2)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_ways_to_take_one_of_each_are_those_of_itertools(count):
    found = ops.cartesian_prod(*map(Tensor, VECTORS[:count]))

    assert found.tolist() == [list(way) for way in itertools.product(*VECTORS[:count])]


def test_mask_is_true_for_the_beginning_of_each_sequence():
    assert ops.sequence_mask(Tensor([1, 3])).tolist() == [[True, False, False], [True] * 3]
    assert ops.sequence_mask(Tensor([[0], [2]]), 2).tolist() == [[[False] * 2], [[True] * 2]]


@pytest.mark.parametrize(
    "call",
    [
        lambda: ops.meshgrid(Tensor([1.0]), indexing="yx"),
        lambda: ops.meshgrid(Tensor([[1.0]]), Tensor([1.0])),
        lambda: ops.combinations(Tensor([1.0]), 0),
        lambda: ops.combinations(Tensor([[1.0]])),
    ],
)
def test_grid_of_what_is_no_vector_is_refused(call):
    with pytest.raises(ValueError):
        call()
