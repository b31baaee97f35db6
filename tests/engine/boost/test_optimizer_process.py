"""An optimizer made anew, with gradients that lose their mean."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Tensor, nn
from engine.boost import OptimizerProcess
from engine.boost.normalised_head import NormalisedHead
from engine.errors import ArgumentTypeError, ArgumentValueError
from tests.engine.boost.boosted_networks import parameter


class Mixed(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(2, 2, 3, has_bias=True)
        self.grouped = nn.Conv2d(2, 2, 3, group=2)
        self.norm = nn.BatchNorm2d(2)
        self.fc = nn.Dense(2, 2)
        self.head = NormalisedHead(2, 2)


def centralized(optimizer):
    flags = zip(optimizer.parameters, optimizer._centralized, strict=True)
    return [one.name for one, flag in flags if flag]


def test_weights_lose_their_mean_but_scales_shifts_and_heads_do_not():
    network = Mixed()
    anew = OptimizerProcess(nn.SGD(network.trainable_params(), 0.1))
    anew.add_grad_centralization(network)

    assert centralized(anew.generate_new_optimizer()) == ["conv.weight", "fc.weight"]


def test_order_and_decay_stay_as_they_were():
    network = Mixed()
    given = nn.SGD(network.trainable_params(), 0.1, weight_decay=0.5)
    anew = OptimizerProcess(given)
    anew.add_grad_centralization(network)
    made = anew.generate_new_optimizer()

    assert [one.name for one in made.parameters] == [one.name for one in given.parameters]
    assert made._decays == given._decays


def test_groups_keep_what_they_say():
    network = Mixed()
    groups = [
        {"params": network.conv.trainable_params(), "lr": 0.5},
        {"params": network.norm.trainable_params()},
    ]
    anew = OptimizerProcess(nn.SGD(groups, 0.1))
    anew.add_grad_centralization(network)
    made = anew.generate_new_optimizer()

    assert centralized(made) == ["conv.weight"]
    assert [float(rate) for rate in made.get_lr()] == pytest.approx([0.5, 0.5, 0.1, 0.1])


def test_weight_moves_by_the_gradient_without_its_mean():
    network = nn.Dense(2, 1, weight_init="zeros", has_bias=False)
    anew = OptimizerProcess(nn.SGD(network.trainable_params(), 1.0))
    anew.add_grad_centralization(network)
    anew.generate_new_optimizer()((Tensor([[1.0, 3.0]]),))

    np.testing.assert_allclose(network.weight.asnumpy(), [[1.0, -1.0]])


def test_lars_comes_back_around_its_optimizer():
    weight = parameter([1.0])
    anew = OptimizerProcess(nn.LARS(nn.Momentum([weight], 0.1, 0.9), coefficient=0.5))
    made = anew.generate_new_optimizer()

    assert anew.is_lars
    assert anew.opt_class is nn.Momentum
    assert type(made) is nn.LARS
    assert type(made.opt) is nn.Momentum


def test_holder_of_each_parameter_is_found():
    network = Mixed()

    assert OptimizerProcess.build_params_dict(network)[id(network.fc.bias)] is network.fc


def test_learning_rate_may_be_another():
    anew = OptimizerProcess(nn.SGD([parameter([1.0])], 0.1))
    anew.learning_rate = 0.7

    assert float(anew.generate_new_optimizer().get_lr()) == pytest.approx(0.7)


def test_what_is_no_optimizer_is_refused():
    with pytest.raises(ArgumentTypeError, match=r"OptimizerProcess.opt. expected an Optimizer"):
        OptimizerProcess(nn.Dense(2, 2))


@pytest.mark.parametrize(("given", "kind"), [([], ArgumentValueError), ([3], ArgumentTypeError)])
def test_other_parameters_are_refused(given, kind):
    anew = OptimizerProcess(nn.SGD([parameter([1.0])], 0.1))
    anew.origin_params = given
    with pytest.raises(kind, match="add_grad_centralization"):
        anew.add_grad_centralization(nn.Dense(2, 2))
