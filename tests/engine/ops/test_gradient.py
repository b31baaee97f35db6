from __future__ import annotations

from typing import Any

import pytest

import engine
from engine import Tensor, nn, ops
from engine.errors import ArgumentValueError


def test_parameters_of_a_network_are_its_trainable_ones_unless_given():
    net = nn.Dense(2, 1)
    net.bias.requires_grad = False
    gradients = ops.GradOperation(get_by_list=True)(net)(Tensor([[3.0, 4.0]]))

    assert [gradient.tolist() for gradient in gradients] == [[[3.0, 4.0]]]


def test_function_has_no_parameters_of_its_own():
    with pytest.raises(ArgumentValueError, match="a network, or weights"):
        ops.GradOperation(get_by_list=True)(lambda x: x)


def test_vjp_runs_its_function_once():
    calls = []

    def noisy(x):
        calls.append(x)
        return x * x

    value, pull = ops.vjp(noisy, Tensor([2.0, 3.0]))
    gradient = pull(Tensor([1.0, 10.0]))

    assert value.tolist() == [4.0, 9.0]
    assert gradient[0].tolist() == [4.0, 60.0]
    assert len(calls) == 1


def test_vjp_pulls_back_through_the_mask_that_its_value_used():
    value, pull = ops.vjp(nn.Dropout(p=0.5).set_train(), Tensor([1.0] * 64))

    assert pull(Tensor([1.0] * 64))[0].tolist() == value.tolist()


def test_vjp_can_be_pulled_again_and_differentiated():
    def slope(x):
        _, pull = ops.vjp(lambda y: y * y * y, x)
        return pull(Tensor([1.0]))[0] + pull(Tensor([1.0]))[0]

    assert ops.grad(slope)(Tensor([2.0])).tolist() == [24.0]


def test_vjp_leaves_no_history_on_its_value():
    value, _ = ops.vjp(lambda x: x * x, Tensor([2.0]))

    assert value.node is None


def test_a_gradient_is_needed_for_each_output():
    *_, pull = ops.vjp(lambda x: (x, x * x), Tensor([2.0]))

    with pytest.raises(ArgumentValueError, match="2 gradients"):
        pull(Tensor([1.0]))


@pytest.mark.parametrize("dtype", [engine.float16, engine.bfloat16, engine.float32, engine.float64])
def test_every_kind_of_float_has_gradients_in_its_own_dtype(dtype):
    gradient = ops.grad(lambda x: (x * x).sum())(Tensor([3.0, -2.0], dtype))

    assert (gradient.dtype, gradient.tolist()) == (dtype, [6.0, -4.0])


@pytest.mark.parametrize(
    "call",
    [
        lambda function, x, sens: engine.grad(function, sens_param=True)(x, sens),
        lambda function, x, sens: engine.grad(function, sens_param=True)(x, sens=sens),
        lambda function, x, sens: engine.value_and_grad(function, sens_param=True)(x, sens)[1],
    ],
)
def test_gradient_of_the_output_is_given_at_the_call(call: Any) -> None:
    x, sens = Tensor([1.0, 2.0]), Tensor([10.0, 100.0])

    assert call(lambda x: x * x, x, sens).asnumpy().tolist() == [20.0, 400.0]
    assert call(lambda x: (x * x, x), x, (sens, sens)).asnumpy().tolist() == [30.0, 500.0]


def test_gradient_of_the_first_output_is_given_beside_further_ones() -> None:
    function = engine.grad(lambda x: (x * x, x), has_aux=True, sens_param=True)
    found, (further,) = function(Tensor([1.0, 2.0]), Tensor([10.0, 100.0]))

    assert found.asnumpy().tolist() == [20.0, 400.0]
    assert further.asnumpy().tolist() == [1.0, 2.0]


def test_gradient_of_the_output_that_is_missing_is_asked_for() -> None:
    with pytest.raises(ValueError, match="a gradient of the output"):
        engine.grad(lambda: 1, None, Tensor([1.0]), sens_param=True)()
