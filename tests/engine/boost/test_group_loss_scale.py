"""A loss scale for each group of layers."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, nn, ops
from engine.boost import (
    AutoBoost,
    BoostTrainOneStepWithLossScaleCell,
    FreezeOpt,
    GroupLossScaleManager,
)
from engine.errors import ArgumentTypeError, ArgumentValueError

ON = {"boost": {"mode": "manual", "less_bn": False, "grad_freeze": False, "loss_scale_group": True}}


class Net(nn.Cell):
    """Two layers, each in a group of its own."""

    def __init__(self, scales):
        super().__init__()
        self.first, self.last = nn.Dense(3, 3), nn.Dense(3, 2)
        self.scales = scales
        self.noise = None

    def construct(self, x):
        x = self.scales(x, 0, 1)
        x = self.first(x)
        x = self.scales(x, 1, 2)
        x = self.last(x if self.noise is None else x * self.noise)
        return self.scales(x, 2, 3)


def boosted(init=1024.0, make=lambda params: nn.SGD(params, 0.1)):
    scales = GroupLossScaleManager(init, [])
    network = Net(scales)
    scales.loss_scale_groups = [network.first.trainable_params(), network.last.trainable_params()]
    optimizer = make(network.trainable_params())
    _, optimizer = AutoBoost("O1", ON).network_auto_process_train(network, optimizer)
    loss = nn.WithLossCell(network, nn.MSELoss())
    return network, scales, BoostTrainOneStepWithLossScaleCell(loss, optimizer, scales)


def data(rows=4):
    draw = np.random.default_rng(0)
    shapes = (rows, 3), (rows, 2)
    return tuple(Tensor(draw.standard_normal(shape).astype(np.float32)) for shape in shapes)


def test_gradients_of_each_group_are_scaled_by_their_own_number():
    network, scales, _ = boosted([4.0, 32.0])
    x, _ = data()
    found = ops.grad(lambda: network(x).sum(), None, network.trainable_params())()
    scales.dynamic_loss_scale = None
    plain = ops.grad(lambda: network(x).sum(), None, network.trainable_params())()

    for one, other, scale in zip(found, plain, (4, 4, 32, 32), strict=True):
        np.testing.assert_allclose(one.asnumpy(), scale * other.asnumpy(), rtol=1e-6)


def test_gradient_of_the_input_is_not_scaled():
    network, scales, _ = boosted([4.0, 32.0])
    x, _ = data()
    found = ops.grad(lambda x: network(x).sum())(x).asnumpy()
    scales.dynamic_loss_scale = None

    np.testing.assert_allclose(found, ops.grad(lambda x: network(x).sum())(x).asnumpy(), rtol=1e-6)


def test_step_moves_as_without_scales_and_they_rise():
    network, scales, step = boosted()
    twin = Net(lambda x, *_: x)
    for one, other in zip(network.trainable_params(), twin.trainable_params(), strict=True):
        other.set_data(one)
    plain = nn.TrainOneStepCell(
        nn.WithLossCell(twin, nn.MSELoss()), nn.SGD(twin.trainable_params(), 0.1)
    )
    loss, overflow, used = step(*data())

    assert float(loss) == pytest.approx(float(plain(*data())))
    assert (bool(overflow), float(used)) == (False, 1024.0)
    for one, other in zip(network.trainable_params(), twin.trainable_params(), strict=True):
        np.testing.assert_allclose(one.asnumpy(), other.asnumpy(), rtol=1e-5)
    assert scales.scale_of(0) == pytest.approx(1024 * 2**0.001)


def test_overflow_of_one_group_lowers_its_scale_alone_and_drops_the_step():
    network, scales, step = boosted()
    network.first.weight.register_hook(lambda gradient: gradient * float("inf"))
    before = network.last.weight.asnumpy()
    _, overflow, _ = step(*data())

    assert bool(overflow)
    np.testing.assert_array_equal(network.last.weight.asnumpy(), before)
    assert scales.scale_of(0) == pytest.approx(1024 / 2**0.5)
    assert scales.scale_of(1) == pytest.approx(1024 * 2**0.001)


def test_scales_go_with_frozen_layers():
    network, scales, _ = boosted()
    weights = network.trainable_params()
    freeze = FreezeOpt(nn.SGD(weights, 0.1), [weights, weights[2:]], [1, 0])
    config = {"boost": {**ON["boost"]}}
    AutoBoost("O1", config).network_auto_process_train(network, freeze)
    loss = nn.WithLossCell(network, nn.MSELoss())
    step = BoostTrainOneStepWithLossScaleCell(loss, freeze, scales)
    changed = []
    for _ in range(2):
        before = network.first.weight.asnumpy()
        step(*data())
        changed.append(not np.array_equal(before, network.first.weight.asnumpy()))

    assert changed == [False, True]


def test_scales_are_in_the_state_of_the_training_cell():
    _, _, step = boosted([2.0, 4.0])
    state = step.parameters_dict()

    assert [float(state[f"layer_loss_scale_{k}"].asnumpy()) for k in range(4)] == [1, 2, 4, 1]


def test_checkpoint_of_the_network_has_the_names_of_its_layers():
    network, _, _ = boosted()

    assert [one.name for one in network.trainable_params()] == [
        *("first.weight", "first.bias"),
        *("last.weight", "last.bias"),
    ]


def test_half_gradients_stay_halves():
    scales = GroupLossScaleManager(8.0, [])
    scales.set_loss_scale_status(1, 8.0)
    x = Tensor(np.ones(2, np.float16))

    assert str(ops.grad(lambda x: scales(x, 1, 2).sum())(x).dtype) == "Float16"


@pytest.mark.parametrize(
    ("arguments", "kind"),
    [
        (("a", []), ArgumentTypeError),
        ((0, []), ArgumentValueError),
        (([1.0, -1.0], []), ArgumentValueError),
        ((8.0, 3), ArgumentTypeError),
    ],
)
def test_other_arguments_are_refused(arguments, kind):
    with pytest.raises(kind, match="GroupLossScaleManager"):
        GroupLossScaleManager(*arguments)


def test_unknown_group_is_refused():
    scales = GroupLossScaleManager(8.0, [])
    scales.set_loss_scale_status(1, 8.0)
    with pytest.raises(ArgumentValueError, match="a number of a group, from 0 to 2, got 3"):
        scales(Tensor([1.0]), 2, 3)


def test_parameter_without_a_group_is_refused():
    scales = GroupLossScaleManager(8.0, [])
    network = Net(scales)
    scales.loss_scale_groups = [network.first.trainable_params()]
    optimizer = nn.SGD(network.trainable_params(), 0.1)
    _, optimizer = AutoBoost("O1", ON).network_auto_process_train(network, optimizer)
    with pytest.raises(ArgumentValueError, match=r"'last.weight' in none"):
        BoostTrainOneStepWithLossScaleCell(network, optimizer, scales)


def test_one_scale_a_group_is_needed():
    with pytest.raises(ArgumentValueError, match="expected 2 scales, one a group, got 1"):
        GroupLossScaleManager(8.0, []).set_loss_scale_status(2, [8.0])
