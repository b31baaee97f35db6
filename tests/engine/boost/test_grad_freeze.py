"""Freezing: which parameters change at which step, and what of the way back is left out."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, nn, ops
from engine.boost import BoostTrainOneStepCell, FreezeOpt, GradientFreeze, freeze_cell
from engine.errors import ArgumentTypeError, ArgumentValueError
from tests.engine.boost.boosted_networks import batch, chain, moved, numbers, parameter, with_loss


def step_of(network, groups, order, rate=0.1):
    freeze = FreezeOpt(nn.Momentum(network.trainable_params(), rate, 0.9), groups, order)
    return BoostTrainOneStepCell(with_loss(network), freeze)


def test_step_changes_the_parameters_of_its_part_alone():
    network = chain(3)
    weights = network.trainable_params()
    step = step_of(network, [weights, weights[2:], weights[4:]], [0, 2, 1, 1])
    changed = []
    for _ in range(5):
        before = numbers(network)
        step(*batch())
        changed.append(len(moved(before, network)))

    assert changed == [6, 2, 4, 4, 6]


def test_nothing_in_front_of_the_part_is_remembered():
    network = chain(4)
    weights = network.trainable_params()
    seen = []
    network[1].register_forward_hook(lambda _cell, _x, out: seen.append(out.origin is not None))
    step = step_of(network, [weights, weights[4:]], [1, 0])
    step(*batch())
    step(*batch())

    assert seen == [False, True]


def test_frozen_step_moves_its_part_as_a_whole_step_would():
    network, twin = chain(3), chain(3)
    for one, other in zip(network.get_parameters(), twin.get_parameters(), strict=True):
        other.set_data(one)
    weights = network.trainable_params()
    step_of(network, [weights, weights[4:]], [1])(*batch())
    nn.TrainOneStepCell(with_loss(twin), nn.Momentum(twin.trainable_params(), 0.1, 0.9))(*batch())

    np.testing.assert_array_equal(network[2].weight.asnumpy(), twin[2].weight.asnumpy())


def test_each_part_has_a_momentum_of_its_own():
    # Gradients of 1: the whole moves by v1 = 1, the part by its own v = 1, the whole by 1.9.
    a, b = parameter([0.0], "a"), parameter([0.0], "b")
    freeze = FreezeOpt(nn.Momentum([a, b], 1.0, 0.9), [[a, b], [b]], [0, 1])
    one = Tensor([1.0])
    freeze.opts[0]((one, one))
    freeze.opts[1]((one,))
    freeze.opts[0]((one, one))

    assert a.asnumpy()[0] == pytest.approx(-2.9)
    assert b.asnumpy()[0] == pytest.approx(-3.9)


def test_rate_follows_the_steps_of_all_parts():
    a, b = parameter([0.0], "a"), parameter([0.0], "b")
    freeze = FreezeOpt(nn.SGD([a, b], [1.0, 10.0, 100.0]), [[a, b], [b]], [0, 1])
    one = Tensor([1.0])
    for k in (0, 1, 0):
        freeze.opts[k]((one,) * len(freeze.opts[k].parameters))

    assert a.asnumpy()[0] == -101.0
    assert b.asnumpy()[0] == -111.0
    assert int(freeze.global_step.asnumpy()[0]) == 3


def test_setting_the_rate_of_the_given_optimizer_counts_for_every_part():
    a, b = parameter([0.0], "a"), parameter([0.0], "b")
    given = nn.SGD([a, b], 1.0)
    freeze = FreezeOpt(given, [[a, b], [b]], [0, 1])
    given.learning_rate.set_data(3.0)
    freeze.opts[1]((Tensor([1.0]),))

    assert b.asnumpy()[0] == -3.0
    assert float(freeze.get_lr()) == 3.0


def test_equal_parts_share_an_optimizer():
    network = chain(2)
    freeze = GradientFreeze(10, 0, 0.5, 100)
    _, optimizer = freeze.freeze_generate(network, nn.SGD(network.trainable_params(), 0.1))

    assert len(optimizer.opts) == 10
    assert len(set(map(id, optimizer.opts))) == 1


def test_state_of_every_part_has_a_name_of_its_own():
    network = chain(3)
    weights = network.trainable_params()
    freeze = FreezeOpt(nn.Momentum(weights, 0.1, 0.9), [weights, weights[4:]], [0, 1])
    names = [one.name for one in freeze.get_parameters()]

    assert len(names) == len(set(names))
    assert {"moments.0.weight", "boost_1.moments.2.weight"} <= set(names)
    assert {one.name for one in network.get_parameters()} <= set(names)


def test_groups_of_the_optimizer_are_kept_in_every_part():
    network = chain(4)
    weights = network.trainable_params()
    groups = [{"params": weights[:5], "lr": 0.5}, {"params": weights[5:]}]
    _, freeze = GradientFreeze(2, 0, 0.5, 10).freeze_generate(network, nn.SGD(groups, 0.1))

    assert [float(rate) for rate in freeze.opts[1].get_lr()] == pytest.approx([0.5] + [0.1] * 3)


def test_parameters_that_the_optimizer_does_not_train_stay_out():
    network = chain(4)
    tuned = network.trainable_params()[2:]
    _, freeze = GradientFreeze(2, 0, 0.5, 10).freeze_generate(network, nn.SGD(tuned, 0.1))

    assert [one.name for one in freeze.opts[0].parameters] == [one.name for one in tuned]


def test_lars_is_frozen_in_parts_too():
    a, b = parameter([1.0], "a"), parameter([1.0], "b")
    freeze = FreezeOpt(nn.LARS(nn.SGD([a, b], 0.1)), [[a, b], [b]], [0, 1])
    freeze.opts[1]((Tensor([1.0]),))

    assert a.asnumpy()[0] == 1.0
    assert b.asnumpy()[0] < 1.0
    assert int(freeze.global_step.asnumpy()[0]) == 1


def test_called_as_an_optimizer_it_moves_all():
    a, b = parameter([0.0], "a"), parameter([0.0], "b")
    freeze = FreezeOpt(nn.SGD([a, b], 1.0), [[b, a], [a]], [1])
    freeze((Tensor([1.0]), Tensor([2.0])))

    assert (a.asnumpy()[0], b.asnumpy()[0]) == (-1.0, -2.0)


def test_steps_of_parts_are_cells_that_may_be_called():
    network = chain(2)
    weights = network.trainable_params()
    freeze = FreezeOpt(nn.SGD(weights, 0.1), [weights, weights[2:]])
    grad = ops.GradOperation(get_by_list=True, sens_param=True)
    steps = freeze_cell(True, with_loss(network), freeze, 1.0, grad, False, True, 2)
    before = numbers(network)
    steps[1](*batch())

    assert moved(before, network) == ["1.weight", "1.bias"]


def test_function_in_place_of_a_grad_operation_makes_the_gradients():
    weight = parameter([[1.0]])
    network = nn.Dense(1, 1, weight_init=weight, has_bias=False)
    freeze = FreezeOpt(nn.SGD(network.trainable_params(), 1.0))

    def ones(_network, weights):
        return lambda *_: tuple(ops.ones_like(one) for one in weights)

    (step,) = freeze_cell(False, with_loss(network), freeze, 1.0, ones, False)
    step(Tensor([[3.0]]), Tensor([[3.0]]))

    assert network.weight.asnumpy()[0, 0] == 0.0


def test_step_position_is_in_the_state_of_the_training_cell():
    network = chain(2)
    weights = network.trainable_params()
    step = step_of(network, [weights, weights[2:]], [0, 1, 1])
    step(*batch())
    step(*batch())

    assert int(step.parameters_dict()["freeze_step"].asnumpy()) == 2


@pytest.mark.parametrize(
    ("arguments", "kind"),
    [
        ((3,), ArgumentTypeError),
        (("opt", None, [0, 1]), ArgumentValueError),
        (("opt", "groups", "x"), ArgumentTypeError),
        (("opt", "groups", [0.5]), ArgumentValueError),
        (("opt", "groups", [1]), ArgumentValueError),
        (("opt", "groups", []), ArgumentValueError),
        (("opt", "groups", Tensor([[0]])), ArgumentValueError),
        (("opt", "groups", Tensor([0.5])), ArgumentValueError),
        (("opt", 3), ArgumentTypeError),
        (("opt", "x"), ArgumentTypeError),
        (("opt", [[]]), ArgumentValueError),
        (("opt", "parameters"), ArgumentTypeError),
        (("opt", "foreign"), ArgumentValueError),
    ],
)
def test_arguments_that_do_not_fit_are_refused(arguments, kind):
    weights = [parameter([1.0], "a")]
    given = {
        "opt": nn.SGD(weights, 0.1),
        "groups": [weights],
        "parameters": weights,
        "foreign": [[parameter([1.0], "b")]],
    }
    found = [given.get(one, one) if isinstance(one, str) else one for one in arguments]

    with pytest.raises(kind, match="FreezeOpt"):
        FreezeOpt(*found)


def test_tensor_says_the_order_too():
    weights = [parameter([1.0], "a")]
    order = Tensor(np.array([0, 0], np.int32))

    assert list(FreezeOpt(nn.SGD(weights, 0.1), [weights], order).turns.numbers()) == [0, 0]


def test_other_optimizer_is_refused_by_freeze_cell():
    with pytest.raises(ArgumentTypeError, match=r"freeze_cell.optimizer. expected a FreezeOpt"):
        freeze_cell(False, chain(1), nn.SGD([parameter([1.0])], 0.1), 1.0, max, False)
