from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops


def test_indices_have_mindspores_types():
    x = Tensor([3.0, 1.0])

    assert (ops.argmax(x).dtype, ops.argmin(x).dtype) == (engine.int64, engine.int32)
    assert (ops.argsort(x).dtype, ops.sort(x)[1].dtype) == (engine.int32, engine.int32)


def test_what_does_not_count_is_the_initial_number():
    """The numbers are MindSpore's."""
    x = Tensor(np.arange(6, dtype=np.float32).reshape(2, 3))
    counted = Tensor([True, False, True])

    values, indices = ops.max(x, 1, initial=3.0, where=counted)
    lowest, first = ops.min(x, 1, initial=3.0, where=Tensor([False, False, True]))
    assert (values.tolist(), indices.tolist()) == ([3, 5], [0, 2])
    assert (lowest.tolist(), first.tolist()) == ([2, 3], [2, 0])
    assert ops.amax(x, 1, initial=1.0, where=Tensor([True, True, False])).tolist() == [1, 4]
    assert ops.amin(x, initial=-1).tolist() == -1
    assert ops.max(x, 1, initial=Tensor(3.0))[0].tolist() == [3, 5]


def test_initial_of_whole_numbers_stays_whole():
    assert ops.amax(Tensor(np.array([3, 1], np.int32)), initial=2).asnumpy().dtype == np.int32


@pytest.mark.parametrize("of", [ops.max, ops.min, ops.amax, ops.amin])
def test_leaving_out_without_an_initial_number_is_refused(of):
    with pytest.raises(ValueError, match=r"\(where\) expected initial beside it"):
        of(Tensor([1.0]), where=Tensor([True]))


def test_smallest_and_largest_come_as_a_pair():
    x = Tensor(np.arange(6.0).reshape(2, 3))

    assert [part.tolist() for part in ops.aminmax(x)] == [[0, 1, 2], [3, 4, 5]]
    assert [part.tolist() for part in ops.aminmax(x, axis=None)] == [0, 5]
    assert [part.shape for part in ops.aminmax(x, axis=1, keepdims=True)] == [(2, 1), (2, 1)]
