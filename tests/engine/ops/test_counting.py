"""How often numbers come."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError


@pytest.mark.parametrize("axis", [(), None, 0, -1, [0, 1]])
def test_count_of_what_is_not_zero_is_numpys(axis):
    x = np.array([[0, 1, 2], [0, 0, 3]], np.float32)
    expected = np.count_nonzero(x, None if axis in ((), None) else tuple(np.atleast_1d(axis)))

    found = ops.count_nonzero(Tensor(x), axis)
    assert found.tolist() == np.asarray(expected).tolist()
    assert found.asnumpy().dtype == np.int32
    assert ops.count_nonzero(Tensor(x), 1, True, np.int64).asnumpy().shape == (2, 1)


@pytest.mark.parametrize("bins", [1, 4, 100])
def test_histogram_is_numpys(rng, bins):
    x = rng.standard_normal((5, 4))
    inside = ops.histc(Tensor(x), bins, -1.0, 1.5).asnumpy()

    assert inside.tolist() == np.histogram(x, bins, (-1.0, 1.5))[0].tolist()
    assert ops.histc(Tensor(x), bins).tolist() == np.histogram(x, bins)[0].tolist()


def test_histogram_of_equal_numbers_has_them_in_the_middle():
    """The numbers are PyTorch's."""
    assert ops.histc(Tensor([1.0, 1.0]), 4).tolist() == [0, 0, 2, 0]
    assert ops.histc(Tensor(np.zeros(0)), 2).tolist() == [0, 0]


def test_histogram_leaves_nan_out_and_counts_halves_in_float32():
    found = ops.histc(Tensor(np.array([1, np.nan, 2], np.float16)), 2, 0.0, 2.0)
    whole = ops.histc(Tensor(np.array([3, 1, 2, 1], np.int32)), 3, 0, 3).asnumpy()

    assert (found.tolist(), found.asnumpy().dtype) == ([0, 2], np.float32)
    assert (whole.tolist(), whole.dtype) == ([0, 2, 2], np.int32)


@pytest.mark.parametrize("bad", [{"bins": 0}, {"min": 2.0, "max": 1.0}, {"max": np.inf}])
def test_histogram_of_no_parts_is_refused(bad):
    with pytest.raises(ArgumentValueError, match="histc expected"):
        ops.histc(Tensor([1.0]), **bad)


def test_numbers_are_counted_or_their_weights_summed():
    """Values and type are MindSpore's."""
    x = Tensor(np.array([3, 1, 2, 1], np.int32))

    assert ops.bincount(x).tolist() == [0, 2, 1, 1]
    assert ops.bincount(x).asnumpy().dtype == np.float32
    assert ops.bincount(x, minlength=6).tolist() == [0, 2, 1, 1, 0, 0]
    assert ops.bincount(x, Tensor([1.0, 2.0, 3.0, 4.0])).tolist() == [0, 6, 3, 1]
    assert ops.bincount(Tensor(np.zeros(0, np.int32)), minlength=2).tolist() == [0, 0]


@pytest.mark.parametrize(
    ("call", "error"),
    [
        (lambda: ops.bincount(Tensor([1.0])), ArgumentTypeError),
        (lambda: ops.bincount(Tensor([[1]])), ShapeError),
        (lambda: ops.bincount(Tensor([1]), Tensor([1.0, 2.0])), ShapeError),
        (lambda: ops.bincount(Tensor([-1])), ArgumentValueError),
        (lambda: ops.bincount(Tensor([1]), minlength=-1), ArgumentValueError),
        (lambda: ops.histc(Tensor([1.0]), 1.5), ArgumentTypeError),
    ],
)
def test_what_cannot_be_counted_is_refused(call, error):
    with pytest.raises(error, match="expected"):
        call()


@pytest.mark.parametrize(("kind", "index"), [(np.float32, np.int32), (np.int64, np.int64)])
def test_different_elements_stay_in_order_of_coming(kind, index):
    """Order and types are MindSpore's."""
    x = np.array([[3, 1, 2], [0, 5, 5]], kind)
    values, indices = (part.asnumpy() for part in ops.unique(Tensor(x)))

    assert (values.tolist(), values.dtype) == ([3, 1, 2, 0, 5], kind)
    assert (indices.tolist(), indices.dtype) == ([[0, 1, 2], [3, 4, 4]], index)


def test_different_elements_are_filled_up():
    values, indices = ops.unique_with_pad(Tensor(np.array([3, 1, 2, 1], np.int32)), 9)

    assert (values.tolist(), indices.tolist()) == ([3, 1, 2, 9], [0, 1, 2, 1])


def test_repetitions_in_a_row_are_left_out():
    x = Tensor([1.0, 1.0, 2.0, 2.0, 1.0])

    assert ops.unique_consecutive(x).tolist() == [1, 2, 1]
    found = [part.tolist() for part in ops.unique_consecutive(x, True, True)]
    assert found == [[1, 2, 1], [0, 0, 1, 1, 2], [2, 2, 1]]
    assert ops.unique_consecutive(x, return_counts=True)[1].tolist() == [2, 2, 1]
    assert ops.unique_consecutive(Tensor(np.zeros(0))).shape == (0,)


def test_rows_are_compared_whole():
    x = np.array([[1, 1], [1, 1], [2, 1]])
    rows = [part.tolist() for part in ops.unique_consecutive(Tensor(x), True, True, 0)]
    columns = ops.unique_consecutive(Tensor(x), dim=1)

    assert rows == [[[1, 1], [2, 1]], [0, 0, 1], [2, 1]]
    assert columns.tolist() == x.tolist()
    assert ops.unique_consecutive(Tensor(x), True)[1].tolist() == [[0, 0], [0, 0], [1, 2]]
