"""Sorting and the largest few."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

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


def test_nan_counts_as_largest() -> None:
    x = Tensor([1.0, np.nan, 0.0])

    assert ops.argsort(x).tolist() == [2, 0, 1]
    assert ops.argsort(x, descending=True).tolist() == [1, 0, 2]


def test_number_alone_is_sorted() -> None:
    assert [part.tolist() for part in ops.sort(Tensor(2.0))] == [2, 0]
    assert [part.tolist() for part in ops.topk(Tensor(2.0), 1)] == [2, 0]


def test_first_axis_is_sorted() -> None:
    assert ops.msort(Tensor(X)).tolist() == np.sort(X, 0).tolist()


def test_element_at_a_rank_comes_with_its_index() -> None:
    assert [part.tolist() for part in ops.kthvalue(Tensor(X), 2)] == [[2, 5], [2, 1]]
    assert [part.tolist() for part in ops.kthvalue(Tensor(X), 1, 0, True)] == [
        [[0, 1, 2]],
        [[1, 0, 0]],
    ]


@pytest.mark.parametrize("few", [ops.topk, ops.kthvalue])
@pytest.mark.parametrize(("k", "error"), [(4, ValueError), (-1, ValueError), (1.0, TypeError)])
def test_more_than_there_are_is_refused(few: Any, k: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match=r"\(k\) expected"):
        few(Tensor(X), k)


def test_none_of_them_is_an_empty_few_but_no_rank() -> None:
    assert ops.topk(Tensor(X), 0)[0].shape == (2, 0)
    with pytest.raises(ValueError, match="from 1"):
        ops.kthvalue(Tensor(X), 0)


def test_gradient_of_sorting_goes_back_to_its_elements() -> None:
    weights = Tensor([1.0, 2.0, 3.0])
    gradient = ops.grad(lambda x: (ops.sort(x)[0] * weights).sum())(Tensor(X[0]))

    assert gradient.tolist() == [3, 1, 2]


def test_class_is_among_the_largest_scores_or_not() -> None:
    scores = Tensor([[0.1, 0.7, 0.2], [0.5, 0.5, 0.5], [np.nan, 1.0, 0.0]])

    assert ops.intopk(scores, Tensor([2, 2, 0]), 2).tolist() == [True, True, False]
    assert ops.intopk(scores, Tensor([0, 3, 1]), 2).tolist() == [False, False, True]
