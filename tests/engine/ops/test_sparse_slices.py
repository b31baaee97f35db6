"""Blocks of sparse tensors: what the real MindSpore 2.10 returns."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops
from engine.errors import ArgumentTypeError, ShapeError
from tests.engine.fake_cupy.gpu import fake_gpu

WHOLE = {
    "indices": [[0, 1], [1, 2], [1, 3], [2, 2]],
    "values": [1, 2, 3, 4],
    "shape": [3, 4],
    "start": [0, 1],
    "size": [2, 3],
}


def block(**changed):
    given = (np.array(x, np.int64) for x in (WHOLE | changed).values())
    return [x.asnumpy().tolist() for x in ops.SparseSlice()(*map(Tensor, given))]


@pytest.mark.parametrize(
    ("start", "size", "positions", "numbers", "lengths"),
    [
        ([0, 1], [2, 3], [[0, 0], [1, 1], [1, 2]], [1, 2, 3], [2, 3]),
        ([1, 0], [9, 9], [[0, 2], [0, 3], [1, 2]], [2, 3, 4], [2, 4]),
        ([1, 0], [0, 9], [], [], [0, 4]),
        ([-1, 0], [2, 2], [[1, 1]], [1], [2, 2]),
        ([7, 0], [2, 2], [], [], [0, 2]),
        ([1, 0], [-1, 2], [], [], [-1, 2]),
    ],
)
def test_block_is_mindspores(start, size, positions, numbers, lengths):
    assert block(start=start, size=size) == [positions, numbers, lengths]


def test_gradient_flows_to_the_numbers_of_the_block():
    others = {k: Tensor(np.array(v)) for k, v in WHOLE.items() if k != "values"}

    def total(values):
        indices, shape, start, size = others.values()
        return ops.SparseSlice()(indices, values, shape, start, size)[1].sum()

    assert ops.grad(total)(Tensor([1.0, 2.0, 3.0, 4.0])).tolist() == [1, 1, 1, 0]


def test_block_of_tensors_of_a_gpu_lies_there():
    with fake_gpu():
        assert block()[1] == [1, 2, 3]


@pytest.mark.parametrize(
    "changed",
    [
        {"indices": [0, 1, 2, 3]},
        {"values": [1, 2, 3]},
        {"shape": [3, 4, 5]},
        {"start": [0]},
        {"size": [[2, 3]]},
    ],
)
def test_shapes_that_do_not_fit_are_refused(changed):
    with pytest.raises(ShapeError):
        block(**changed)


def test_other_types_are_refused():
    given = [Tensor(np.array(x)) for x in WHOLE.values()]
    with pytest.raises(ArgumentTypeError):
        ops.SparseSlice()(*given[:4], Tensor([2, 3], engine.int32))
