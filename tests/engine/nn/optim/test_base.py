from __future__ import annotations

import numpy as np
import pytest

from engine import Parameter, Tensor, nn
from engine.errors import ArgumentTypeError, ArgumentValueError, AttributeMissingError, ShapeError


def weight(value=1.0, name="weight"):
    return Parameter(Tensor([value]), name=name)


def test_gradients_must_be_as_many_as_parameters():
    with pytest.raises(ArgumentValueError, match=r"SGD.*expected 1 gradients.*got 2"):
        nn.SGD([weight()])((Tensor([1.0]), Tensor([1.0])))


def test_gradient_must_have_the_shape_of_its_parameter():
    with pytest.raises(
        ShapeError, match=r"gradient of 'weight', expected \(1,\), got shape \(2,\)"
    ):
        nn.SGD([weight()])((Tensor([1.0, 1.0]),))


def test_step_changes_the_parameter_in_place():
    parameter = weight()
    array = parameter.array
    nn.SGD([parameter])((Tensor([1.0]),))

    assert parameter.array is array


def test_gradient_is_left_as_it_was():
    gradient = Tensor([2.0])
    nn.Adam([weight()], weight_decay=0.1, loss_scale=2.0)((gradient,))

    assert gradient.asnumpy() == [2.0]


@pytest.mark.parametrize("scale", [0.0, -1.0])
def test_loss_scale_must_be_above_zero(scale):
    with pytest.raises(ArgumentValueError, match="loss_scale"):
        nn.SGD([weight()], loss_scale=scale)


@pytest.mark.parametrize(
    ("make", "error", "text"),
    [
        (lambda p: nn.SGD(p, nesterov=True), ArgumentValueError, "momentum and no dampening"),
        (lambda p: nn.SGD(p, momentum=0.9, dampening=2.0), ArgumentValueError, "dampening"),
        (lambda p: nn.Momentum(p, 0.1, -0.9), ArgumentValueError, "momentum"),
        (lambda p: nn.Momentum(p, 0.1, 0.9, use_nesterov=1), ArgumentTypeError, "use_nesterov"),
        (lambda p: nn.Adam(p, beta1=1.0), ArgumentValueError, "beta1"),
        (lambda p: nn.Adam(p, eps=0.0), ArgumentValueError, "eps"),
        (
            lambda p: nn.Adam(p, use_lazy=True, use_offload=True),
            ArgumentValueError,
            "use_lazy and use_offload",
        ),
        (lambda p: nn.Adam(p, lazy=True), ArgumentTypeError, "lazy"),
        (lambda p: nn.RMSProp(p, decay=1.0), ArgumentValueError, "decay"),
        (lambda p: nn.FTRL(p, lr_power=0.5), ArgumentValueError, "lr_power"),
    ],
)
def test_argument_that_does_not_fit_is_refused(make, error, text):
    with pytest.raises(error, match=text):
        make([weight()])


def test_optimizer_of_ones_own_needs_only_a_step():
    class Sign(nn.Optimizer):
        def update(self, position, parameter, gradient, rate):
            parameter.array -= rate * np.sign(gradient)

    parameter = weight()
    Sign(0.25, [parameter])((Tensor([7.0]),))

    assert parameter.asnumpy() == [0.75]


def test_optimizer_of_ones_own_may_compute_the_whole_step():
    class Descent(nn.Optimizer):
        def construct(self, gradients):
            # The order of MindSpore's optimizers: the decay is added with the loss scale in it.
            gradients = self.scale_grad(self.decay_weight(gradients))
            (gradient,) = self.gradients_centralization(gradients)
            (parameter,) = self.parameters
            parameter.set_data(parameter - self.get_lr() * gradient)

    parameter = weight()
    Descent(0.5, [parameter], weight_decay=0.5, loss_scale=4.0)((Tensor([2.0]),))

    assert parameter.asnumpy() == [0.5]


def test_optimizer_without_a_step_says_what_to_define():
    with pytest.raises(AttributeMissingError, match=r"define update\(self, position"):
        nn.Optimizer(0.1, [weight()])((Tensor([1.0]),))


def test_parameters_keep_their_names_inside_an_optimizer():
    class Net(nn.Cell):
        def __init__(self):
            super().__init__()
            self.scale = Parameter(Tensor([1.0]))

    net = Net()
    nn.Momentum(net.trainable_params(), 0.1, 0.9)

    assert net.scale.name == "scale"


def test_network_may_have_parameters_named_like_the_optimizers_state():
    parameters = [weight(name="momentum"), weight(name="learning_rate")]
    optimizer = nn.Momentum(parameters, 0.5, 0.9)
    optimizer((Tensor([1.0]), Tensor([1.0])))

    assert float(optimizer.momentum) == np.float32(0.9)
    assert [p.asnumpy()[0] for p in parameters] == [0.5, 0.5]


def test_state_is_among_the_trainable_parameters_as_in_mindspore():
    optimizer = nn.Momentum([weight()], 0.1, 0.9)
    names = ["global_step", "learning_rate", "weight", "momentum", "moments.weight"]

    assert [parameter.name for parameter in optimizer.trainable_params()] == names
    assert optimizer.untrainable_params() == []


def test_target_and_uniqueness_are_recorded():
    optimizer = nn.SGD([weight()])
    optimizer.target, optimizer.unique = "CPU", False

    assert (optimizer.target, optimizer.unique) == ("CPU", False)
    assert nn.SGD([weight()]).unique is True


def test_target_and_uniqueness_are_checked():
    optimizer = nn.SGD([weight()])

    with pytest.raises(ArgumentTypeError, match="target expected a str"):
        optimizer.target = 3
    with pytest.raises(ArgumentValueError, match="'CPU', got 'Ascend'"):
        optimizer.target = "Ascend"
    with pytest.raises(ArgumentTypeError, match="unique expected a bool"):
        optimizer.unique = 1


@pytest.mark.parametrize(
    ("gradients", "message"),
    [
        (None, "a tuple of gradients, one a parameter, got NoneType"),
        (Tensor([1.0]), "a tuple of gradients, one a parameter, got Tensor"),
        ((None,), "gradient of 'weight', expected a Tensor, got NoneType"),
        ((1.0,), "gradient of 'weight', expected a Tensor, got float"),
    ],
)
def test_gradients_are_tensors_in_a_tuple(gradients, message):
    with pytest.raises(ArgumentTypeError, match=message):
        nn.SGD([weight()])(gradients)
