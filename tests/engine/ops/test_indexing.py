from __future__ import annotations

import numpy as np

import engine
from engine import Tensor, ops

X = np.arange(12.0).reshape(3, 4)


def test_places_in_the_last_axis_are_gathered():
    elements = ops.gather_nd(Tensor(X), Tensor([[0, 1], [2, 3]]))
    rows = ops.gather_nd(Tensor(X), Tensor([[1]]))

    assert elements.tolist() == [1.0, 11.0]
    assert rows.tolist() == [[4.0, 5.0, 6.0, 7.0]]


def test_slices_are_selected_along_an_axis():
    assert ops.index_select(Tensor(X), 1, Tensor([3, 0])).tolist()[0] == [3.0, 0.0]


def test_mask_broadcasts_and_passes_the_gradient_on():
    mask = Tensor([True, False, False, True])
    gradient = ops.grad(lambda x: ops.masked_select(x, mask))(Tensor(X))

    assert ops.masked_select(Tensor(X), mask).tolist() == [0.0, 3.0, 4.0, 7.0, 8.0, 11.0]
    assert np.array_equal(gradient.asnumpy(), np.tile([1.0, 0.0, 0.0, 1.0], (3, 1)))


def test_places_of_what_is_not_zero_are_rows():
    places = ops.nonzero(Tensor([[0.0, 2.0], [3.0, 0.0]]))

    assert (places.dtype, places.tolist()) == (engine.int64, [[0, 1], [1, 0]])
