"""Adding gradients up: one optimizer step for several batches."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Parameter, ParameterTuple, Tensor, nn, ops
from engine.boost import AutoBoost, BoostTrainOneStepCell, FreezeOpt, GradientAccumulation
from engine.boost.grad_accumulation import gradient_accumulation_op, gradient_clear_op
from engine.errors import ArgumentTypeError, ArgumentValueError
from tests.engine.boost.boosted_networks import batch, chain, moved, numbers, parameter, with_loss

EVERY_THREE = {
    "boost": {
        "mode": "manual",
        "less_bn": False,
        "grad_freeze": False,
        "grad_accumulation": True,
    },
    "grad_accumulation": {"grad_accumulation_step": 3},
}


def test_optimizer_moves_by_the_mean_of_the_gradients_once_in_n_calls():
    draw = np.random.default_rng(0)
    gradients = draw.standard_normal((6, 4)).astype(np.float32)
    weight = parameter(np.zeros(4))
    accumulate = GradientAccumulation(3, nn.Momentum([weight], 0.1, 0.9))
    seen = []
    for gradient in gradients:
        accumulate(Tensor(0.0), (Tensor(gradient),))
        seen.append(weight.asnumpy())
    first, second = gradients[:3].mean(axis=0), gradients[3:].mean(axis=0)

    np.testing.assert_array_equal(seen[1], 0)
    np.testing.assert_allclose(seen[2], -0.1 * first, rtol=1e-6)
    np.testing.assert_allclose(seen[5], seen[2] - 0.1 * (0.9 * first + second), rtol=1e-6)


def test_loss_comes_back():
    accumulate = GradientAccumulation(2, nn.SGD([parameter([1.0])], 0.1))
    loss = Tensor(0.25)

    assert accumulate(loss, (Tensor([1.0]),)) is loss


def test_sums_and_count_are_in_the_state():
    accumulate = GradientAccumulation(3, nn.SGD([parameter([1.0])], 0.1))
    accumulate(Tensor(0.0), (Tensor([6.0]),))
    state = accumulate.parameters_dict()

    assert float(state["grad_accumulation.weight"].asnumpy()[0]) == 2.0
    assert int(state["accumulation_step"].asnumpy()) == 1
    assert not accumulate.is_empty


def test_only_the_weights_are_trainable():
    weight = parameter([1.0])
    accumulate = GradientAccumulation(3, nn.SGD([weight], 0.1))

    assert not any(
        one.requires_grad for one in accumulate.get_parameters() if "accumulation" in one.name
    )


def test_training_with_it_is_training_with_the_whole_batch():
    network, twin = chain(2), chain(2)
    for one, other in zip(network.get_parameters(), twin.get_parameters(), strict=True):
        other.set_data(one)
    x, y = batch(rows=12)
    auto = AutoBoost("O1", EVERY_THREE)
    found = auto.network_auto_process_train(network, nn.SGD(network.trainable_params(), 0.1))
    step = BoostTrainOneStepCell(with_loss(found[0]), found[1])
    for k in range(3):
        step(x[4 * k : 4 * k + 4], y[4 * k : 4 * k + 4])
    nn.TrainOneStepCell(with_loss(twin), nn.SGD(twin.trainable_params(), 0.1))(x, y)

    for one, other in zip(network.get_parameters(), twin.get_parameters(), strict=True):
        np.testing.assert_allclose(one.asnumpy(), other.asnumpy(), rtol=1e-5, atol=1e-7)


def test_one_part_stays_frozen_until_its_sum_is_complete():
    network = chain(2)
    weights = network.trainable_params()
    freeze = FreezeOpt(nn.SGD(weights, 0.1), [weights, weights[2:]], [1, 0])
    AutoBoost("O1", EVERY_THREE).network_auto_process_train(network, freeze)
    step = BoostTrainOneStepCell(with_loss(network), freeze)
    changed = []
    for _ in range(6):
        before = numbers(network)
        step(*batch())
        changed.append(len(moved(before, network)))

    assert changed == [0, 0, 2, 0, 0, 4]


@pytest.mark.parametrize(
    ("steps", "kind"),
    [(0, ArgumentValueError), (1.5, ArgumentTypeError), (True, ArgumentTypeError)],
)
def test_other_numbers_are_refused(steps, kind):
    with pytest.raises(kind, match="max_accumulation_step"):
        GradientAccumulation(steps, nn.SGD([parameter([1.0])], 0.1))


def test_operators_of_users_own_steps_add_shares_and_clear() -> None:
    totals = ParameterTuple(
        [Parameter(Tensor([1.0]), name="a"), Parameter(Tensor([2.0]), name="b")]
    )
    gradients = (Tensor([4.0]), Tensor([8.0]))

    ops.HyperMap()(ops.partial(gradient_accumulation_op, 4), totals, gradients)
    assert [total.asnumpy().tolist() for total in totals] == [[2.0], [4.0]]

    ops.HyperMap()(ops.partial(gradient_clear_op), totals)
    assert [total.asnumpy().tolist() for total in totals] == [[0.0], [0.0]]
