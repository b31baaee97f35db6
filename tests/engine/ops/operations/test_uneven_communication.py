from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from tests.engine.one_process import begun, nothing_begun

__all__ = ["begun", "nothing_begun"]


def x():
    return engine.Tensor(np.arange(6, dtype=np.float32))


CALLS = {
    "AllGatherV": ops.AllGatherV(),
    "ReduceScatterV": ops.ReduceScatterV(),
    "AlltoAllV": lambda x, count: ops.AlltoAllV()(x, count, count),
    "AlltoAllVC": ops.AlltoAllVC(),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
@pytest.mark.parametrize("counts", [[4], (4,), engine.Tensor([4])])
def test_so_many_elements_come_back(begun, call, counts):
    assert call(x(), counts).asnumpy().tolist() == [0, 1, 2, 3]


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_gradient_passes_to_those_that_were_sent(begun, call):
    gradient = engine.grad(lambda x: call(x, [4]).sum())(x())

    assert gradient.asnumpy().tolist() == [1, 1, 1, 1, 0, 0]


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_lengths_are_one_for_each_process(begun, call):
    with pytest.raises(ArgumentValueError, match="a number for each process, 1, got 2"):
        call(x(), [3, 3])
    with pytest.raises(ArgumentTypeError, match="a tensor, tuple or list of ints"):
        call(x(), 6)
    with pytest.raises(ShapeError, match="7 elements at least"):
        call(x(), [7])


def test_rows_are_swapped(begun):
    rows = engine.Tensor(np.arange(6, dtype=np.float32).reshape(3, 2))

    assert ops._AllSwap()(rows, [4], [4]).asnumpy().tolist() == [[0, 1], [2, 3]]
    with pytest.raises(ArgumentValueError, match=r"\(recv_size\) expected \[4\], got \[2\]"):
        ops._AllSwap()(rows, [4], [2])


def test_lengths_count_blocks(begun):
    assert ops.AlltoAllV(block_size=3)(x(), [1], [1]).shape == (3,)
    assert ops.AlltoAllVC(block_size=2, transpose=True)(x(), [2]).shape == (4,)
    with pytest.raises(ArgumentTypeError, match=r"AlltoAllV\(block_size\) expected an int"):
        ops.AlltoAllV(block_size="3")
    with pytest.raises(ArgumentValueError, match=r"\(recv_numel_list\) expected \[2\], got \[3\]"):
        ops.AlltoAllV()(x(), [2], [3])
