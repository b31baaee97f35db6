from __future__ import annotations

import copy

import numpy as np
import pytest

from engine import Parameter, Tensor, nn
from engine.autodiff import observing
from engine.errors import ArgumentTypeError


class Dense(nn.Cell):
    def __init__(self):
        super().__init__()
        self.weight = Parameter(Tensor([[0.5, -0.5]]))
        self.bias = Parameter(Tensor([0.0]))

    def construct(self, x):
        return x @ self.weight.T + self.bias


class MeanSquare(nn.Cell):
    def construct(self, out, label):
        return ((out - label) * (out - label)).mean()


def step_cell(sens=1.0, **options):
    net = Dense()
    optimizer = nn.Momentum(net.trainable_params(), 0.1, 0.9, **options)
    return nn.TrainOneStepCell(nn.WithLossCell(net, MeanSquare()), optimizer, sens)


def batch(rng):
    x = rng.standard_normal((8, 2)).astype(np.float32)
    return Tensor(x), Tensor(x.sum(axis=1, keepdims=True))


def test_prints_as_mindspore_does():
    assert repr(step_cell()) == (
        "TrainOneStepCell(\n"
        "  (network): WithLossCell(\n"
        "    (_backbone): Dense()\n"
        "    (_loss_fn): MeanSquare()\n"
        "  )\n"
        "  (optimizer): Momentum()\n"
        "  (grad_reducer): Identity()\n"
        ")"
    )


def test_loss_falls_from_call_to_call(rng):
    step, data = step_cell(), batch(rng)
    losses = [float(step(*data)) for _ in range(80)]

    assert losses[-1] < 0.05 * losses[0]


def test_step_is_the_one_computed_by_hand(rng):
    step, (x, label) = step_cell(), batch(rng)
    weight, bias = np.array([[0.5, -0.5]]), 0.0
    inputs, wanted = x.asnumpy().astype(float), label.asnumpy().astype(float)
    error = inputs @ weight.T + bias - wanted
    loss = step(x, label)

    assert float(loss) == pytest.approx(float((error**2).mean()), rel=1e-6)
    expected = weight - 0.1 * (2 * error * inputs).mean(axis=0)
    np.testing.assert_allclose(
        step.network.backbone_network.weight.asnumpy(), expected, rtol=1e-5, atol=1e-6
    )


def test_gradients_are_scaled_by_sens_and_the_optimizer_takes_it_back(rng):
    data = batch(rng)
    plain, scaled = step_cell(), step_cell(sens=1024.0, loss_scale=1024.0)
    losses = [[float(step(*data)) for _ in range(3)] for step in (plain, scaled)]

    assert losses[1] == pytest.approx(losses[0], rel=1e-5)


def test_returned_loss_is_not_scaled(rng):
    data = batch(rng)

    assert float(step_cell(sens=8.0)(*data)) == float(step_cell()(*data))


def test_loss_forgets_how_it_was_made(rng):
    assert step_cell()(*batch(rng)).node is None


def test_weights_are_what_the_optimizer_updates():
    step = step_cell()

    assert [weight.name for weight in step.weights] == ["weight", "bias"]
    assert step.weights is step.optimizer.parameters


def test_copy_trains_its_own_network(rng):
    step, data = step_cell(), batch(rng)
    other = copy.deepcopy(step)
    other(*data)

    assert step.network.backbone_network.weight.tolist() == [[0.5, -0.5]]
    assert other.network.backbone_network.weight.tolist() != [[0.5, -0.5]]


def test_tracer_sees_the_scopes_of_the_cells(rng):
    scopes = set()

    def look(outputs):
        todo = [output.node for output in outputs]
        while todo:
            node = todo.pop()
            scopes.add(node.scope)
            todo += [parent[0] for parent in node.parents if parent is not None]

    with observing(look):
        step_cell()(*batch(rng))

    inside = "Default/network-WithLossCell"
    assert {f"{inside}/_backbone-Dense", f"{inside}/_loss_fn-MeanSquare"} <= scopes


@pytest.mark.parametrize("network", [lambda x: x, None])
def test_network_must_be_a_cell(network):
    with pytest.raises(ArgumentTypeError, match=r"TrainOneStepCell\(network\)"):
        nn.TrainOneStepCell(network, step_cell().optimizer)


def test_optimizer_must_be_an_optimizer():
    with pytest.raises(ArgumentTypeError, match=r"TrainOneStepCell\(optimizer\)"):
        nn.TrainOneStepCell(Dense(), lambda gradients: gradients)


def test_gradients_come_back_by_name_when_asked_for(rng):
    net = Dense()
    optimizer = nn.SGD(net.trainable_params(), 0.1)
    step = nn.TrainOneStepCell(nn.WithLossCell(net, MeanSquare()), optimizer, return_grad=True)
    before = net.bias.asnumpy().copy()
    loss, gradients = step(*batch(rng))

    assert loss.shape == ()
    assert list(gradients) == [parameter.name for parameter in net.trainable_params()]
    np.testing.assert_allclose(
        net.bias.asnumpy(), before - 0.1 * gradients[net.bias.name].asnumpy(), rtol=1e-6
    )


@pytest.mark.parametrize(
    ("options", "error"),
    [({"sens": 0}, ValueError), ({"sens": "a"}, TypeError), ({"return_grad": 1}, TypeError)],
)
def test_wrong_arguments_are_refused(options, error):
    net = Dense()
    optimizer = nn.SGD(net.trainable_params(), 0.1)
    with pytest.raises(error):
        nn.TrainOneStepCell(nn.WithLossCell(net, MeanSquare()), optimizer, **options)
