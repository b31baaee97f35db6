"""Where numbers would stand in an order."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentValueError, ShapeError

ORDERED = np.array([1.0, 2.0, 2.0, 3.0])
SOUGHT = np.array([[2.0, 0.0], [2.5, 9.0]])


@pytest.mark.parametrize("right", [False, True])
def test_index_is_numpys(right):
    expected = np.searchsorted(ORDERED, SOUGHT, "right" if right else "left").tolist()
    found = ops.searchsorted(Tensor(ORDERED), Tensor(SOUGHT), right=right)

    assert (found.tolist(), found.asnumpy().dtype) == (expected, np.int64)
    assert ops.bucketize(Tensor(SOUGHT), ORDERED.tolist(), right=right).tolist() == expected
    assert ops.bucketize(Tensor(SOUGHT), Tensor(ORDERED), right=right).tolist() == expected


def test_side_may_be_said_in_words_and_the_type_chosen():
    found = ops.searchsorted(Tensor(ORDERED), 2.0, side="right", out_int32=True).asnumpy()

    assert (found.tolist(), found.dtype) == (3, np.int32)


def test_each_row_is_searched_in_its_own():
    ordered = np.stack([ORDERED, ORDERED * 10])
    found = ops.searchsorted(Tensor(ordered), Tensor(SOUGHT))

    assert found.tolist() == [[1, 0], [0, 0]]
    assert ops.searchsorted(ops.zeros((0, 3)), ops.zeros((0, 2))).shape == (0, 2)


def test_order_may_be_given_apart():
    found = ops.searchsorted(Tensor([3.0, 1.0, 2.0]), Tensor([2.5]), sorter=Tensor([1, 2, 0]))

    assert found.tolist() == [2]


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"right": True, "side": "left"}, ArgumentValueError),
        ({"side": "middle"}, ArgumentValueError),
        ({"sorter": Tensor([0, 1])}, ShapeError),
    ],
)
def test_arguments_that_do_not_fit_are_refused(options, error):
    with pytest.raises(error, match="searchsorted"):
        ops.searchsorted(Tensor(ORDERED), Tensor(SOUGHT), **options)


def test_rows_that_do_not_fit_are_refused():
    with pytest.raises(ShapeError, match=r"values of \(2, 'm'\)"):
        ops.searchsorted(ops.ones((2, 3)), ops.ones(2))
