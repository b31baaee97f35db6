from __future__ import annotations

import numpy as np

from engine import Tensor, ops

PLACES = Tensor([[0, 1], [1, 2], [0, 1]])
X = np.arange(6.0).reshape(2, 3)


def test_meeting_updates_are_added():
    scattered = ops.scatter_nd(PLACES, Tensor([1.0, 2.0, 3.0]), (2, 3))

    assert scattered.tolist() == [[0.0, 4.0, 0.0], [0.0, 0.0, 2.0]]


def test_updates_are_added_to_a_tensor():
    total = ops.tensor_scatter_add(Tensor(X), PLACES, Tensor(np.array([1.0, 2.0, 3.0])))

    assert total.tolist() == [[0.0, 5.0, 2.0], [3.0, 4.0, 7.0]]


def test_updates_replace_what_stood_there_and_take_its_gradient():
    def updated(x, updates):
        return ops.tensor_scatter_update(x, Tensor([[0, 1]]), updates)

    by_x, by_updates = ops.grad(updated, (0, 1))(Tensor(X), Tensor(np.array([9.0])))

    assert updated(Tensor(X), Tensor(np.array([9.0]))).tolist()[0] == [0.0, 9.0, 2.0]
    assert by_x.tolist() == [[1.0, 0.0, 1.0], [1.0, 1.0, 1.0]]
    assert by_updates.tolist() == [1.0]
