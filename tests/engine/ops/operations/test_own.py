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


def test_function_becomes_an_operator_with_the_gradient_of_what_it_calls() -> None:
    weight = engine.Parameter(Tensor([2.0]), name="weight")
    scaled = ops.Morph(lambda x: x * weight, lambda shape: shape, lambda dtype: dtype)
    by_all = ops.GradOperation(get_all=True, get_by_list=True)

    class Net(engine.nn.Cell):
        def __init__(self) -> None:
            super().__init__()
            self.weight = weight

        def construct(self, x: Any) -> Any:
            return scaled(x * x)

    net = Net()
    (of_x,), (of_weight,) = by_all(net, [weight])(Tensor([3.0]))

    assert (of_x.tolist(), of_weight.tolist()) == ([12], [9])
    assert scaled.name == "Morph"


def test_function_may_bring_a_gradient_of_its_own() -> None:
    def multiply(x: Any, y: Any) -> Any:
        return x * y

    def rule(x: Any, y: Any, out: Any, dout: Any) -> Any:
        return dout * 10, dout * out

    morph = ops.Morph(multiply, lambda *s: s[0], lambda *d: d[0], rule)
    found = ops.grad(lambda x, y: morph(x, y).sum(), (0, 1))(Tensor([2.0]), Tensor([3.0]))

    assert morph(Tensor([2.0]), Tensor([3.0])).tolist() == [6]
    assert [g.tolist() for g in found] == [[10], [6]]


def test_function_whose_inputs_cannot_be_counted_has_no_gradient_of_its_own() -> None:
    def with_default(x: Any, y: Any = 1) -> Any:
        return x * y

    def rule(x: Any, out: Any, dout: Any) -> Any:
        return dout

    for fn in (with_default, lambda *x: x[0]):
        with pytest.raises(ValueError, match="Morph"):
            ops.Morph(fn, lambda s: s, lambda d: d, rule)
    for arguments in ((3, len, len), (len, 3, len), (len, len, 3), (len, len, len, 3)):
        with pytest.raises(TypeError, match="Morph"):
            ops.Morph(*arguments)
