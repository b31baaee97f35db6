"""What levels do to networks and optimizers."""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops
from engine.boost import AutoBoost, BoostTrainOneStepCell, FreezeOpt, LessBN
from engine.boost.less_batch_normalization import PassedOver
from engine.boost.normalised_head import NormalisedHead
from engine.boost.step import boosting_of
from engine.errors import ArgumentTypeError, ArgumentValueError
from tests.engine.boost.boosted_networks import ResidualNet, batch, chain, numbers, with_loss


def manual(*on, **sections):
    switches = {name: name in on for name in ("less_bn", "grad_freeze", *on)}
    return {"boost": {"mode": "manual", **switches}, **sections}


def momentum(network, **options):
    return nn.Momentum(network.trainable_params(), 0.1, 0.9, **options)


def test_level_o0_gives_back_what_it_was_given():
    network = ResidualNet()
    optimizer, before = momentum(network), numbers(network)
    found = AutoBoost("O0").network_auto_process_train(network, optimizer)

    assert found == (network, optimizer)
    assert numbers(network).keys() == before.keys()
    assert boosting_of(optimizer) is None
    assert network.get_flags() == {}


def test_levels_do_not_leak_into_each_other():
    AutoBoost("O2")
    AutoBoost("O1", {"boost": {"mode": "enable_all"}})

    assert not any(AutoBoost("O0").boost_config.values())
    assert AutoBoost("O1").boost_config == {
        "less_bn": True,
        "grad_freeze": True,
        "adasum": False,
        "grad_accumulation": False,
        "dim_reduce": False,
        "loss_scale_group": False,
    }


@pytest.mark.parametrize("level", ["O1", "O2"])
def test_level_freezes_and_leaves_norms_out(level):
    network = ResidualNet()
    boosted, optimizer = AutoBoost(level).network_auto_process_train(network, momentum(network))
    boosted(ops.ones((2, 1, 6, 6)))

    assert type(boosted) is LessBN
    assert type(optimizer) is FreezeOpt
    assert any(type(cell) is PassedOver for _, cell in network.cells_and_names())
    assert [one.name for one in optimizer.parameters] == [
        *(one for one in _names_of_a_new_net() if one != "fc.bias"),
        "fc.multiplier",
    ]


def _names_of_a_new_net():
    return [one.name for one in ResidualNet().trainable_params()]


def test_gradients_lose_their_mean_with_fewer_norms_unless_that_is_off():
    network = chain(2)
    on = AutoBoost("O1", manual("less_bn", less_bn={"fn_flag": False}))
    off = AutoBoost("O1", manual("less_bn", less_bn={"fn_flag": False, "gc_flag": False}))

    assert any(on.network_auto_process_train(network, momentum(network))[1]._centralized)
    assert not any(off.network_auto_process_train(network, momentum(network))[1]._centralized)


def test_second_boost_of_a_network_trains_its_new_head_too():
    network = chain(2)
    given = momentum(network)
    auto = AutoBoost("O1", manual("less_bn"))
    auto.network_auto_process_train(network, given)
    _, again = auto.network_auto_process_train(network, given)

    assert [one.name for one in again.parameters] == [
        *("0.weight", "0.bias", "1.weight", "1.multiplier")
    ]


def test_parameters_that_were_not_trained_still_are_not():
    network = chain(3)
    tuned = nn.SGD(network[2].trainable_params(), 0.1)
    _, optimizer = AutoBoost("O1").network_auto_process_train(network, tuned)

    assert [one.name for one in optimizer.parameters] == ["2.weight", "2.multiplier"]


def test_frozen_optimizer_is_taken_apart_first():
    network = chain(2)
    weights = network.trainable_params()
    given = FreezeOpt(nn.SGD(weights, 0.1), [weights, weights[2:]])
    _, made = AutoBoost("O1", manual("grad_freeze")).network_auto_process_train(network, given)

    assert all(type(one) is nn.SGD for one in made.opts)


def test_points_where_groups_begin_are_told_to_the_parameters():
    network = chain(2)
    config = manual("less_bn", common={"gradient_split_groups": [1]}, less_bn={"fn_flag": False})
    AutoBoost("O1", config).network_auto_process_train(network, momentum(network))

    assert [one.comm_fusion for one in network.trainable_params()] == [1, 2, 2, 2]


def test_flagged_cells_are_boosted_at_any_level():
    network = ResidualNet()
    network.blocks[0].set_boost("less_bn")
    boosted, _ = AutoBoost("O0").network_auto_process_train(network, momentum(network))
    boosted(ops.ones((2, 1, 6, 6)))
    found = [name for name, cell in network.cells_and_names() if type(cell) is PassedOver]

    assert found == ["blocks.0.norms.0", "blocks.0.norms.1"]
    assert type(network.fc) is nn.Dense


def test_evaluation_leaves_the_same_norms_out():
    network = ResidualNet()
    AutoBoost("O1").network_auto_process_eval(network)(ops.ones((2, 1, 6, 6)))
    found = [name for name, cell in network.cells_and_names() if type(cell) is PassedOver]

    assert len(found) == 4
    assert type(network.fc) is NormalisedHead
    assert AutoBoost("O0").network_auto_process_eval(chain(1)).get_flags() == {}


def test_few_dimensions_move_the_weights_within_them(tmp_path):
    network = chain(2)
    for k in range(4):
        for one in network.trainable_params():
            one.set_data(
                Tensor(
                    one.asnumpy()
                    + 0.1 * np.sin(k + np.arange(one.size)).reshape(one.shape).astype(np.float32)
                )
            )
        engine.save_checkpoint(network, str(tmp_path / f"{k}.ckpt"))
    options = {"n_components": 2, "weight_load_dir": str(tmp_path), "alpha": 0.0}
    auto = AutoBoost("O1", manual("dim_reduce", dim_reduce=options))
    found, optimizer = auto.network_auto_process_train(network, momentum(network))
    step = BoostTrainOneStepCell(with_loss(found), optimizer)

    def vector():
        return np.concatenate([one.asnumpy().ravel() for one in network.trainable_params()])

    start = vector()
    losses = [float(step(*batch())) for _ in range(8)]
    left = vector() - start
    matrix = boosting_of(optimizer).components

    assert step.check_dim_reduce_enable()
    assert losses[-1] < losses[0]
    assert np.linalg.norm(left) > 0
    np.testing.assert_allclose(left, left @ matrix.T @ matrix, atol=1e-5)


def test_few_dimensions_without_directions_are_refused():
    network = chain(1)
    auto = AutoBoost("O0", {"boost": {"mode": "enable_all"}})
    with pytest.raises(ArgumentValueError, match="weight_load_dir"):
        auto.network_auto_process_train(network, momentum(network))


@pytest.mark.parametrize("given", [(3, 3), (nn.Dense(2, 2), 3)])
def test_other_types_are_refused(given):
    with pytest.raises(ArgumentTypeError, match="network_auto_process_train"):
        AutoBoost("O1").network_auto_process_train(*given)
