"""Ranges one behind the other: what the real MindSpore 2.10 returns."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from tests.engine.fake_cupy.gpu import fake_gpu


def ranges(starts, limits, deltas, kind=np.int32, splits=engine.int64):
    given = (Tensor(np.array(x, kind)) for x in (starts, limits, deltas))
    return [x.asnumpy() for x in ops.RaggedRange(splits)(*given)]


@pytest.mark.parametrize("kind", [np.int32, np.int64, np.float32, np.float64])
@pytest.mark.parametrize(
    ("starts", "limits", "deltas", "begins", "numbers"),
    [
        ([2, 5, 8], [3, 5, 12], [1, 1, 1], [0, 1, 1, 5], [2, 8, 9, 10, 11]),
        (2, 10, 3, [0, 3], [2, 5, 8]),
        ([2, 3], [10, 1], [3, 2], [0, 3, 3], [2, 5, 8]),
        ([2, 5], [1, 9], [1, 2], [0, 0, 2], [5, 7]),
        ([5, 2], [0, 9], [-2, -1], [0, 3, 3], [5, 3, 1]),
        ([], [], [], [0], []),
    ],
)
def test_numbers_and_beginnings_are_mindspores(kind, starts, limits, deltas, begins, numbers):
    found, values = ranges(starts, limits, deltas, kind)

    assert (found.dtype, values.dtype) == (np.int64, kind)
    assert (found.tolist(), values.tolist()) == (begins, numbers)


def test_steps_of_float32_are_added_again_and_again():
    found, values = ranges([2, 5, 8], [3.5, 1, 12], [0.3, -1.5, 2], np.float32, engine.int32)
    expected = [2.0, 2.3, 2.6, 2.8999999, 3.1999998, 5.0, 3.5, 2.0, 8.0, 10.0]

    assert found.dtype == np.int32
    assert found.tolist() == [0, 5, 8, 10]
    assert values.tolist() == np.float32(expected).tolist()


def test_ranges_of_a_gpu_lie_there():
    with fake_gpu():
        found, values = ranges([0], [3], [1])

    assert (found.tolist(), values.tolist()) == ([0, 3], [0, 1, 2])


def test_steps_of_0_are_refused():
    with pytest.raises(ArgumentValueError):
        ranges([2], [10], [0])


@pytest.mark.parametrize(
    ("starts", "limits", "deltas"), [([2, 3], [10, 1], [3]), ([[2]], [[3]], [[1]]), ([2], [3], 1)]
)
def test_other_shapes_are_refused(starts, limits, deltas):
    with pytest.raises(ShapeError):
        ranges(starts, limits, deltas)


def test_other_types_are_refused():
    with pytest.raises(ArgumentTypeError):
        ops.RaggedRange(engine.float32)
    with pytest.raises(ArgumentTypeError):
        ranges([1], [2], [1], np.int16)
    with pytest.raises(ArgumentTypeError):
        ops.RaggedRange(engine.int32)(
            Tensor([1], engine.int64), Tensor([2], engine.int32), Tensor([1], engine.int64)
        )
