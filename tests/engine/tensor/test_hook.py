"""Functions that see the gradient of one tensor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine import Parameter, Tensor, ops
from engine.errors import ShapeError, StateError


def of_tensor(hook: Callable[[Any], Any]) -> Any:
    def function(x: Any) -> Any:
        doubled = x * 2.0
        doubled.register_hook(hook)
        return doubled

    return ops.grad(function)(Tensor([1.0, 2.0]))


def of_parameter(hook: Callable[[Any], Any]) -> Any:
    weight = Parameter(Tensor([1.0, 2.0]))
    weight.register_hook(hook)
    return ops.grad(lambda x: x * weight, None, weight)(Tensor([2.0, 2.0]))


@pytest.mark.parametrize("gradient", [of_tensor, of_parameter])
def test_hook_returns_a_gradient_of_the_same_shape_or_nothing(gradient: Any) -> None:
    assert gradient(lambda g: None).tolist() == [2.0, 2.0]
    assert gradient(lambda g: g * 3.0).tolist() == [6.0, 6.0]

    with pytest.raises(StateError, match="returns a Tensor or None, got float"):
        gradient(lambda g: 2.0)
    with pytest.raises(ShapeError, match=r"tensor's shape \(2,\), got shape \(\)"):
        gradient(lambda g: g.sum())


def test_hook_that_takes_itself_away_leaves_the_next_one_its_turn() -> None:
    seen = []
    weight = Parameter(Tensor([1.0]))
    handle = weight.register_hook(lambda g: (seen.append("first"), handle.remove())[1])
    weight.register_hook(lambda g: seen.append("second"))
    gradient = ops.grad(lambda x: x * weight, None, weight)
    gradient(Tensor([1.0]))
    gradient(Tensor([1.0]))

    assert seen == ["first", "second", "second"]


def test_view_with_a_hook_is_a_view_still() -> None:
    def function(x: Any) -> Any:
        doubled = x * 2.0
        part = doubled[0]
        part.register_hook(lambda g: None)
        part[0] = 5.0
        return doubled * doubled

    found = ops.grad(function)(Tensor([[1.0, 2.0], [3.0, 4.0]]))

    assert found.tolist() == [[0.0, 16.0], [24.0, 32.0]]


def test_hook_that_raises_leaves_the_tape_in_order() -> None:
    def refuse(g: Any) -> Any:
        raise KeyError("mine")

    for gradient in (of_tensor, of_parameter):
        with pytest.raises(KeyError, match="mine"):
            gradient(refuse)

    second = ops.grad(ops.grad(lambda x: x * x * x))
    assert second(Tensor([2.0])).tolist() == [12.0]


def test_gradient_of_an_input_passes_through_the_hook_of_the_tensor_until_it_is_removed():
    x = Tensor([1.0, 2.0])
    handle = x.register_hook(lambda gradient: gradient * 10)

    def total(a):
        return (a * a).sum()

    assert engine.grad(total)(x).asnumpy().tolist() == [20.0, 40.0]
    assert engine.grad(total)(Tensor([1.0, 2.0])).asnumpy().tolist() == [2.0, 4.0]

    handle.remove()
    assert engine.grad(total)(x).asnumpy().tolist() == [2.0, 4.0]


def test_hook_of_an_input_is_called_in_each_of_nested_differentiations():
    x = Tensor([3.0])
    x.register_hook(lambda gradient: gradient * 10)

    second = engine.grad(engine.grad(lambda a: a * a * a))(x)

    assert second.asnumpy().tolist() == [1800.0]  # as MindSpore 2.10 gives


def test_hook_in_a_pass_without_gradients_is_never_called():
    seen = []

    def squares(a):
        y = a * a
        y.register_hook(seen.append)
        return y.sum()

    assert float(squares(Tensor([1.0, 2.0])).asnumpy()) == 5.0
    assert seen == []
    engine.grad(squares)(Tensor([1.0, 2.0]))
    assert len(seen) == 1
