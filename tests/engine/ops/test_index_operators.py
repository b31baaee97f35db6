"""Operator classes of numbers that name places; kept numbers are MindSpore's (2.10, CPU)."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops


def test_numbers_in_a_row_become_indices_of_axes():
    dims = Tensor([3, 3], engine.int32)
    found = ops.UnravelIndex()(Tensor([2, 5, 7], engine.int32), dims)

    assert (found.dtype, found.tolist()) == (engine.int32, [[0, 1, 2], [2, 2, 1]])
    assert ops.UnravelIndex()(Tensor(5), dims).tolist() == [1, 2]
    with pytest.raises(ValueError, match="UnravelIndex"):
        ops.UnravelIndex()(Tensor([9]), dims)


def test_diagonal_is_filled_and_begins_again_if_asked():
    high = Tensor(np.zeros((7, 3)))
    once, again = ops.FillDiagonal(9.0)(high).asnumpy(), ops.FillDiagonal(9.0, True)(high).asnumpy()
    expected = np.zeros((7, 3))
    np.fill_diagonal(expected, 9.0, wrap=True)

    assert np.array_equal(again, expected)
    assert np.argwhere(once).tolist() == [[0, 0], [1, 1], [2, 2]]
    assert np.argwhere(ops.FillDiagonal(1.0)(ops.zeros((2, 2, 2))).asnumpy()).tolist() == [
        [0, 0, 0],
        [1, 1, 1],
    ]
    assert ops.grad(ops.FillDiagonal(9.0))(Tensor(np.ones((2, 2)))).tolist() == [[0, 1], [1, 0]]
    for shape in ((2,), (2, 2, 3)):
        with pytest.raises(ValueError, match="FillDiagonal"):
            ops.FillDiagonal(1.0)(ops.zeros(shape))


def test_what_another_vector_has_not_is_left():
    left, numbers = ops.ListDiff()(Tensor([1, 2, 2, 3, 4]), Tensor([1, 3]))

    assert (left.tolist(), numbers.tolist()) == ([2, 2, 4], [1, 2, 4])
    assert (left.dtype, numbers.dtype) == (engine.int64, engine.int32)
    assert ops.ListDiff(engine.int64)(left, left)[1].dtype == engine.int64
    with pytest.raises(ValueError, match="two vectors"):
        ops.ListDiff()(Tensor([[1]]), left)


def test_numbers_within_a_part_are_kept():
    values, numbers = ops.SubAndFilter()(Tensor([1, 3, 5, 8, -3], engine.int32), 5, 2)

    assert (values.tolist(), numbers.tolist()) == ([1, 3], [1, 2])


def test_axes_are_named_in_another_order():
    numbers = Tensor([0, 1, 2, 3, -1, -4], engine.int32)

    assert ops.DataFormatDimMap()(numbers).tolist() == [0, 3, 1, 2, 2, 0]
    assert ops.DataFormatDimMap("NCHW", "NHWC")(numbers[:4]).tolist() == [0, 2, 3, 1]
    with pytest.raises(ValueError, match="NHWX"):
        ops.DataFormatDimMap("NHWX")


def test_python_number_becomes_one_of_another_kind():
    assert ops.ScalarCast()(1.7, engine.int64) == 1
    assert ops.ScalarCast()(3, engine.bool_) is True
    assert isinstance(ops.ScalarCast()(3, engine.float64), float)
    with pytest.raises(TypeError):
        ops.ScalarCast()(3, engine.complex64)


def test_status_of_an_npu_notes_nothing_elsewhere():
    status = ops.NPUAllocFloatStatus()()

    assert status.tolist() == [0.0] * 8
    assert ops.NPUGetFloatStatus()(status).tolist() == [0.0] * 8
    assert ops.NPUClearFloatStatus()(status + 1).tolist() == [0.0] * 8


def test_numbers_of_axes_come_in_the_order_of_the_other_format():
    rows = Tensor([[1, 2], [3, 4], [5, 6], [7, 8]], engine.int64)

    assert ops.DataFormatVecPermute()(Tensor([1, 2, 3, 4], engine.int32)).tolist() == [1, 4, 2, 3]
    found = ops.DataFormatVecPermute("NCHW", "NHWC")(rows)
    assert (found.dtype, found.tolist()) == (engine.int64, [[1, 2], [5, 6], [7, 8], [3, 4]])
    assert ops.DataFormatVecPermute("NCHW", "NCHW")(rows).tolist() == rows.tolist()
    with pytest.raises(ValueError, match="DataFormatVecPermute"):
        ops.DataFormatVecPermute("NCWH")
    with pytest.raises(ValueError, match="DataFormatVecPermute"):
        ops.DataFormatVecPermute()(Tensor([1, 2, 3], engine.int32))
    with pytest.raises(TypeError, match="DataFormatVecPermute"):
        ops.DataFormatVecPermute()(ops.ones((4,)))
