"""WithGradCell and ForwardValueAndGrad."""

from __future__ import annotations

import pytest

from engine import Parameter, Tensor, nn
from engine.errors import ArgumentTypeError, ArgumentValueError


class Scale(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = Parameter(Tensor([2.0]))

    def construct(self, x):
        return x * self.factor


class Pair(Scale):
    def construct(self, x):
        return x * self.factor, x * self.factor * 10.0


def numbers(gradients):
    return [float(gradient) for gradient in gradients]


def test_gradients_are_those_of_the_parameters():
    assert numbers(nn.WithGradCell(Scale())(Tensor([3.0]))) == [3.0]


def test_loss_may_be_apart_from_the_network():
    cell = nn.WithGradCell(Scale(), lambda out, label: ((out - label) * (out - label)).sum())

    assert numbers(cell(Tensor([3.0]), Tensor([1.0]))) == [30.0]


def test_sens_is_the_gradient_of_each_output():
    assert numbers(nn.WithGradCell(Scale(), sens=10.0)(Tensor([3.0]))) == [30.0]
    assert numbers(nn.WithGradCell(Pair(), sens=2.0)(Tensor([3.0]))) == [66.0]


def test_value_and_gradient_of_the_first_input_come_from_one_run():
    value, gradient = nn.ForwardValueAndGrad(Scale())(Tensor([3.0]))

    assert [float(value), float(gradient)] == [6.0, 2.0]


def test_gradients_of_all_inputs_are_a_tuple():
    _, gradients = nn.ForwardValueAndGrad(lambda x, y: x * y, get_all=True)(
        Tensor([3.0]), Tensor([5.0])
    )

    assert numbers(gradients) == [5.0, 3.0]


def test_gradients_by_list_are_those_of_the_weights():
    net = Scale()
    cell = nn.ForwardValueAndGrad(net, net.trainable_params(), get_by_list=True)

    assert numbers(cell(Tensor([3.0]))[1]) == [3.0]


def test_gradients_of_all_inputs_are_a_tuple_also_of_one():
    x = Tensor([2.0])
    _, alone = nn.ForwardValueAndGrad(lambda x: x * x, get_all=True)(x)
    net = Scale()
    cell = nn.ForwardValueAndGrad(net, net.trainable_params(), get_all=True, get_by_list=True)
    _, (by_input, by_weight) = cell(x)

    assert [gradient.tolist() for gradient in alone] == [[4.0]]
    assert isinstance(by_input, tuple)
    assert (len(by_input), len(by_weight)) == (1, 1)


def test_inputs_and_weights_give_a_pair():
    net = Scale()
    cell = nn.ForwardValueAndGrad(net, net.trainable_params(), get_all=True, get_by_list=True)
    _, (inputs, weights) = cell(Tensor([3.0]))

    assert numbers(inputs) + numbers(weights) == [2.0, 3.0]


def test_last_argument_may_be_the_gradient_of_the_output():
    value, gradient = nn.ForwardValueAndGrad(Scale(), sens_param=True)(
        Tensor([3.0]), Tensor([100.0])
    )

    assert [float(value), float(gradient)] == [6.0, 200.0]


def test_weights_are_needed_by_list():
    with pytest.raises(ArgumentValueError, match="weights"):
        nn.ForwardValueAndGrad(Scale(), get_by_list=True)


def test_switches_are_bools():
    with pytest.raises(ArgumentTypeError, match="get_all"):
        nn.ForwardValueAndGrad(Scale(), get_all=1)
