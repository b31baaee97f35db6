"""Max pooling undone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import Tensor, ops


def test_each_largest_is_back_where_it_was(rng: np.random.Generator) -> None:
    for rank, size in ((1, (6,)), (2, (4, 6)), (3, (2, 4, 6))):
        x = rng.standard_normal((2, 3, *size))
        pooled = getattr(ops, f"max_pool{rank}d")(Tensor(x), 2, return_indices=True)
        back = getattr(ops, f"max_unpool{rank}d")(*pooled, 2).asnumpy()

        assert back.shape == x.shape
        assert np.array_equal(back[back != 0], x[back != 0])
        assert (back != 0).sum() == pooled[0].size


def test_number_that_two_windows_found_is_put_back_once() -> None:
    x = Tensor(np.array([[[0.0, 1.0, 5.0, 1.0, 0.0]]]))
    pooled = ops.max_pool1d(x, 3, 1, return_indices=True)

    assert ops.max_unpool1d(*pooled, 3, 1).asnumpy().tolist() == [[[0, 0, 5, 0, 0]]]


def test_size_of_the_output_may_be_chosen_within_a_step() -> None:
    x, indices = Tensor(np.ones((1, 1, 2))), Tensor(np.array([[[0, 2]]]))

    assert ops.max_unpool1d(x, indices, 2).shape == (1, 1, 4)
    for size in ((5,), (1, 5), (1, 1, 5)):
        assert ops.max_unpool1d(x, indices, 2, output_size=size).shape == (1, 1, 5)
    assert ops.max_unpool1d(x, indices, 2, 0).shape == (1, 1, 4)


@pytest.mark.parametrize(
    ("indices", "options", "error", "message"),
    [
        ([[[0, 4]]], {}, ValueError, "numbers from 0 to 3"),
        ([[[0, -1]]], {}, ValueError, "numbers from 0 to 3"),
        ([[[0.0, 1.0]]], {}, TypeError, "whole numbers"),
        ([[[0, 1, 2]]], {}, ValueError, "the shape of x"),
        ([[[0, 1]]], {"output_size": (7,)}, ValueError, r"less than \(2,\) from \(4,\)"),
        ([[[0, 1]]], {"output_size": 4}, TypeError, "a tuple"),
    ],
)
def test_what_does_not_fit_is_refused(
    indices: list, options: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        ops.max_unpool1d(Tensor(np.ones((1, 1, 2))), Tensor(np.array(indices)), 2, **options)
