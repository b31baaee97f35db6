"""Operators that users write compute by their `vm_impl`, with the gradient that they give."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine import Tensor, ops


class Scaled(ops.PrimitiveWithInfer):
    @ops.prim_attr_register
    def __init__(self, factor: float = 2.0) -> None:
        self.init_prim_io_names(inputs=["x"], outputs=["y"])

    def vm_impl(self, x: Any) -> Any:
        return x * x * self.factor  # type: ignore[attr-defined]


class Straight(Scaled):
    def get_bprop(self) -> Any:
        def bprop(x: Any, out: Any, dout: Any) -> Any:
            return (dout * 10,)

        return bprop


class Factory(ops.PrimitiveWithCheck):
    def vm_impl(self) -> Any:
        return lambda x: x + 1


def test_arguments_become_attributes_and_are_noted() -> None:
    scaled = Scaled(3.0)

    assert vars(scaled)["factor"] == 3.0
    assert repr(scaled) == "Prim[Scaled]<factor=3.0>"
    assert scaled.input_names == ["x"]


def test_gradient_is_that_of_what_it_calls_unless_it_gives_one() -> None:
    x = Tensor([2.0])

    assert Scaled(3.0)(x).asnumpy().tolist() == [12.0]
    assert engine.grad(Scaled(3.0))(x).asnumpy().tolist() == [12.0]
    assert engine.grad(Straight(3.0))(x).asnumpy().tolist() == [10.0]


def test_implementation_may_be_returned() -> None:
    assert Factory()(Tensor([1.0])).asnumpy().tolist() == [2.0]


def test_operator_without_implementation_is_refused_when_called() -> None:
    class Kernel(ops.PrimitiveWithInfer):
        @ops.prim_arg_register
        def __init__(self, n: int = 1) -> None:
            pass

    assert Kernel(2).attrs == {}
    with pytest.raises(NotImplementedError, match="Kernel expected a method vm_impl"):
        Kernel(2)(Tensor([1.0]))


def test_cuts_for_several_devices_are_noted() -> None:
    product = ops.MatMul()

    assert product.shard(((2, 1), (1, 1))) is product
    assert product.attrs["in_strategy"] == ((2, 1), (1, 1))
    with pytest.raises(TypeError, match=r"MatMul\.shard\(in_strategy\)"):
        product.shard([1])
