"""Gradients found again by the argument or the parameter that they belong to."""

from __future__ import annotations

import pytest

import engine
from engine import Parameter, Tensor, nn, ops
from engine.errors import ArgumentTypeError, StateError


class Scale(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = Parameter(Tensor([2.0]), name="factor")

    def construct(self, x, y):
        return x * self.factor + y


def test_gradient_is_found_by_position_and_by_parameter():
    net, x, y = Scale(), Tensor([3.0]), Tensor([1.0])
    found = engine.grad(net, (0, 1), net.trainable_params(), return_ids=True)(x, y)

    assert engine.get_grad(found, 0).tolist() == [2]
    assert engine.get_grad(found, 1).tolist() == [1]
    assert ops.get_grad(found, net.factor).tolist() == [3]
    single = engine.grad(net, 1, return_ids=True)(x, y)
    assert engine.get_grad(single, 1).tolist() == [1]


def test_gradient_that_is_not_there_is_told():
    found = engine.grad(lambda x: x * x, return_ids=True)(Tensor([3.0]))

    with pytest.raises(StateError, match=r"one of \[0\], got 1"):
        engine.get_grad(found, 1)
    with pytest.raises(ArgumentTypeError, match="an int or a Parameter"):
        engine.get_grad(found, "factor")
    with pytest.raises(ArgumentTypeError, match="pairs"):
        engine.get_grad(Tensor([1.0]), 0)
