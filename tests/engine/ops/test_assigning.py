"""Functions that give a tensor new numbers and return the tensor."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, ops

CALLS = {
    "bernoulli_": ((1.0,), [[1, 1], [1, 1]]),
    "clamp_": ((0.2, 0.6), [[0.5, 0.2], [0.2, 0.6]]),
    "inplace_sigmoid": ((), 1 / (1 + np.exp([[-0.5, 0.25], [-0.1, -0.75]]))),
    "put_": ((Tensor([1, 3]), Tensor([7.0, 8.0], engine.float64)), [[0.5, 7], [0.1, 8]]),
    "random_": ((3, 4), [[3, 3], [3, 3]]),
    "tanh_": ((), np.tanh([[0.5, -0.25], [0.1, 0.75]])),
    "zero_": ((), [[0, 0], [0, 0]]),
}


@pytest.mark.parametrize("name", CALLS)
def test_tensor_takes_the_numbers(name):
    x = Tensor([[0.5, -0.25], [0.1, 0.75]], engine.float64)
    args, expected = CALLS[name]

    assert getattr(ops, name)(x, *args) is x
    assert x.asnumpy() == pytest.approx(np.array(expected))


def test_random_numbers_follow_their_distributions():
    engine.set_seed(5)
    x = ops.zeros((4000,))

    assert ops.normal_(x, 3.0, 0.5).asnumpy().std() == pytest.approx(0.5, rel=0.05)
    assert ops.uniform_(x, 1.0, 3.0).asnumpy().mean() == pytest.approx(2, rel=0.05)
    assert ops.exponential_(x, 4.0).asnumpy().mean() == pytest.approx(0.25, rel=0.1)
    assert ops.erfinv_(ops.uniform_(x, -0.5, 0.5)).asnumpy().max() < 0.48
