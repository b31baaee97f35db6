"""The boosted training step: the loss comes back, alone and with a scaled loss."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, nn
from engine.boost import (
    AutoBoost,
    BoostTrainOneStepCell,
    BoostTrainOneStepWithLossScaleCell,
    FreezeOpt,
    GroupLossScaleManager,
)
from engine.errors import ArgumentTypeError
from tests.engine.boost.boosted_networks import batch, chain, moved, numbers, with_loss


def twins(layers=2):
    one, other = chain(layers), chain(layers)
    for mine, its in zip(one.get_parameters(), other.get_parameters(), strict=True):
        its.set_data(mine)
    return one, other


def adam(network, **options):
    return nn.Adam(network.trainable_params(), 0.01, **options)


def same(one, other):
    for mine, its in zip(one.get_parameters(), other.get_parameters(), strict=True):
        np.testing.assert_array_equal(mine.asnumpy(), its.asnumpy())


def test_nothing_turned_on_changes_nothing_bit_for_bit():
    one, other = twins()
    network, optimizer = AutoBoost("O0").network_auto_process_train(one, adam(one))
    boosted = BoostTrainOneStepCell(with_loss(network), optimizer)
    plain = nn.TrainOneStepCell(with_loss(other), adam(other))
    for k in range(3):
        losses = boosted(*batch(seed=k)), plain(*batch(seed=k))
        np.testing.assert_array_equal(losses[0].asnumpy(), losses[1].asnumpy())

    assert network is one
    same(one, other)
    assert [p.name for p in boosted.get_parameters()] == [p.name for p in plain.get_parameters()]


def test_loss_scale_of_the_optimizer_is_the_steps_sens():
    one, other = twins()
    boosted = BoostTrainOneStepCell(with_loss(one), adam(one, loss_scale=8.0), sens=8.0)
    plain = nn.TrainOneStepCell(with_loss(other), adam(other, loss_scale=8.0), sens=8.0)
    for k in range(3):
        boosted(*batch(seed=k))
        plain(*batch(seed=k))

    same(one, other)


def test_scaled_loss_trains_as_without_boost():
    one, other = twins()
    scales = [nn.DynamicLossScaleUpdateCell(1024, 2, 2) for _ in range(2)]
    boosted = BoostTrainOneStepWithLossScaleCell(with_loss(one), adam(one), scales[0])
    plain = nn.TrainOneStepWithLossScaleCell(with_loss(other), adam(other), scales[1])
    for k in range(4):
        mine, its = boosted(*batch(seed=k)), plain(*batch(seed=k))
        for a, b in zip(mine, its, strict=True):
            np.testing.assert_array_equal(a.asnumpy(), b.asnumpy())

    same(one, other)


def frozen(network):
    weights = network.trainable_params()
    return FreezeOpt(nn.SGD(weights, 0.1), [weights, weights[2:]], [1, 0])


def test_scaled_loss_freezes_too():
    network = chain(2)
    scale = nn.FixedLossScaleUpdateCell(64)
    step = BoostTrainOneStepWithLossScaleCell(with_loss(network), frozen(network), scale)
    changed = []
    for _ in range(2):
        before = numbers(network)
        loss, overflow, used = step(*batch())
        changed.append(len(moved(before, network)))

    assert changed == [2, 4]
    assert (bool(overflow), float(used)) == (False, 64.0)
    assert np.isfinite(float(loss))


def test_overflow_leaves_parameters_state_and_turn_as_they_are():
    network = chain(2)
    freeze = frozen(network)
    scale = nn.DynamicLossScaleUpdateCell(1024, 2, 1000)
    step = BoostTrainOneStepWithLossScaleCell(with_loss(network), freeze, scale)
    before = {one.name: one.asnumpy() for one in step.get_parameters()}
    x, y = batch()
    _, overflow, _ = step(x * float("inf"), y)

    changed = {
        one.name
        for one in step.get_parameters()
        if not np.array_equal(before[one.name], one.asnumpy())
    }
    assert bool(overflow)
    assert changed == {"scale_sense", "current_iterator_step", "last_overflow_iterator_step"}


def test_overflow_is_not_added_up():
    network = chain(1)
    config = {
        "boost": {
            "mode": "manual",
            "less_bn": False,
            "grad_freeze": False,
            "grad_accumulation": True,
        },
        "grad_accumulation": {"grad_accumulation_step": 2},
    }
    found = AutoBoost("O1", config).network_auto_process_train(network, adam(network))
    scale = nn.DynamicLossScaleUpdateCell(1024, 2, 1000)
    step = BoostTrainOneStepWithLossScaleCell(with_loss(found[0]), found[1], scale)
    x, y = batch()
    step(x * float("inf"), y)

    assert step.grad_accumulation.is_empty


def test_groups_of_scales_need_their_switch_and_the_switch_needs_them():
    network = chain(1)
    scales = GroupLossScaleManager(8.0, [network.trainable_params()])
    with pytest.raises(ArgumentTypeError, match="Hint: boost_config_dict"):
        BoostTrainOneStepWithLossScaleCell(with_loss(network), adam(network), scales)
    config = {"boost": {"mode": "manual", "grad_freeze": False, "loss_scale_group": True}}
    _, optimizer = AutoBoost("O1", config).network_auto_process_train(network, adam(network))
    with pytest.raises(ArgumentTypeError, match="expected a GroupLossScaleManager"):
        BoostTrainOneStepWithLossScaleCell(with_loss(network), optimizer, Tensor(8.0))


def test_methods_of_mindspores_cell_are_there():
    network = chain(1)
    step = BoostTrainOneStepCell(with_loss(network), adam(network))
    gradients = tuple(Tensor(np.ones(one.shape, np.float32)) for one in step.weights)
    before = numbers(network)

    assert not step.check_adasum_enable()
    assert not step.check_dim_reduce_enable()
    assert float(step.adasum_process(Tensor(0.5), gradients)) == 0.5
    assert len(moved(before, network)) == 2
