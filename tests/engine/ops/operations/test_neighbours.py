from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError, StateError
from tests.engine.one_process import begun, nothing_begun

__all__ = ["begun", "nothing_begun"]

NOBODY = [-1] * 8


def exchange(ranks, *, since=None, shape=(2, 3)):
    shapes = tuple([shape] * len(ranks))
    return ops.NeighborExchange(ranks, since or ranks, shapes, shapes, engine.float32)


def test_process_is_its_own_neighbour(begun):
    x = ops.ones((2, 3))
    (out,) = exchange([0])((x,))

    assert np.array_equal(out.asnumpy(), x.asnumpy())
    assert exchange([])(()) == ()


def test_neighbours_that_are_not_there_are_refused(begun):
    with pytest.raises(StateError, match=r"\[0\] or \[\]"):
        exchange([0, 1])((ops.ones((2, 3)),) * 2)
    with pytest.raises(StateError, match=r"\[0\] or \[\]"):
        exchange([0], since=[1])((ops.ones((2, 3)),))
    with pytest.raises(ShapeError, match=r"\(2, 3\), got shape \(3, 2\)"):
        exchange([0])((ops.ones((3, 2)),))
    with pytest.raises(ArgumentTypeError, match="a tuple of tensors"):
        exchange([0])(ops.ones((2, 3)))


def borders(send=NOBODY, lens=(0,) * 4, data_format="NCHW"):
    return ops.NeighborExchangeV2(list(send), list(lens), NOBODY, [0] * 4, data_format)


def test_picture_with_nobody_around_stays_as_it_is(begun):
    x = ops.ones((1, 2, 3, 3))

    assert np.array_equal(borders()(x).asnumpy(), x.asnumpy())
    assert engine.grad(lambda x: borders()(x).sum())(x).asnumpy().sum() == 18


def test_borders_of_others_are_refused(begun):
    x = ops.ones((1, 2, 3, 3))

    with pytest.raises(StateError, match="-1 for each neighbour"):
        borders([0, *NOBODY[1:]])(x)
    with pytest.raises(ArgumentValueError, match=r"\(send_rank_ids\) expected 8 numbers"):
        borders(NOBODY[1:])(x)
    with pytest.raises(ArgumentValueError, match=r"\(send_lens\) expected 4 numbers"):
        borders(lens=(0,))(x)
    with pytest.raises(ArgumentValueError, match="'NCHW', got 'NHWC'"):
        borders(data_format="NHWC")(x)
    with pytest.raises(ShapeError, match="four axes"):
        borders()(ops.ones((3, 3)))
