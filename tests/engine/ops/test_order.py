"""Sorting and the largest few."""

from __future__ import annotations

import numpy as np

from engine import Tensor, ops

X = np.array([[3.0, 1.0, 2.0], [0.0, 5.0, 5.0]])


def test_sorted_values_come_with_their_indices() -> None:
    values, indices = ops.sort(Tensor(X))

    assert values.tolist() == np.sort(X).tolist()
    assert indices.tolist() == [[1, 2, 0], [0, 1, 2]]


def test_equal_ones_stay_in_order_downwards_too() -> None:
    assert ops.argsort(Tensor(X), descending=True).tolist() == [[0, 2, 1], [1, 2, 0]]


def test_largest_and_smallest_few() -> None:
    values, indices = ops.topk(Tensor(X), 2)
    smallest, _ = ops.topk(Tensor(X), 1, dim=0, largest=False)

    assert values.tolist() == [[3, 2], [5, 5]]
    assert indices.asnumpy().dtype == np.int32
    assert smallest.tolist() == [[0, 1, 2]]


def test_gradient_goes_to_the_elements_that_were_taken() -> None:
    gradient = ops.grad(lambda x: ops.topk(x, 2)[0])(Tensor(X))

    assert gradient.tolist() == [[1, 0, 1], [0, 1, 1]]
