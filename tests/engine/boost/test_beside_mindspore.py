"""What MindSpore 2.10 computes, number by number: `mindspore_boost.py` says how it was asked.

Three layers of four with tanh, from the same weights on the same batches.
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from engine import Tensor, nn, ops
from engine.boost import (
    BoostTrainOneStepCell,
    DimReduce,
    FreezeOpt,
    GradientAccumulation,
    LessBN,
    OptimizerProcess,
    ParameterProcess,
)
from tests.engine.boost.boosted_networks import parameter
from tests.engine.boost.mindspore_boost import ORDER, RATES, batches, weights

FACTS = json.loads(
    (Path(__file__).parents[2] / "data/mindspore/boost.json").read_text(encoding="utf-8")
)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.Dense(4, 4) for _ in range(3)], auto_prefix=False)
        for k, layer in enumerate(self.layers):
            for name in ("weight", "bias"):
                one = getattr(layer, name)
                one.name = f"{k}.{name}"
                one.set_data(Tensor(weights()[one.name]))

    def construct(self, x):
        for layer in self.layers:
            x = ops.tanh(layer(x))
        return x


def check(name, losses, network):
    np.testing.assert_allclose(losses, FACTS[name]["losses"], rtol=2e-5)
    for one in network.trainable_params():
        expected = FACTS[name]["weights"][one.name]
        np.testing.assert_allclose(one.asnumpy(), expected, rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("freeze momentum", lambda params: nn.Momentum(params, 0.1, 0.9, weight_decay=0.01)),
        ("freeze rmsprop", lambda params: nn.RMSProp(params, 0.01, momentum=0.5)),
        ("freeze list", lambda params: nn.Momentum(params, RATES, 0.9)),
    ],
)
def test_frozen_training_has_the_same_losses_and_weights(name, make):
    network = Net()
    params = network.trainable_params()
    freeze = FreezeOpt(make(params), [params, params[2:], params[4:]], ORDER)
    step = BoostTrainOneStepCell(nn.WithLossCell(network, nn.MSELoss()), freeze)
    losses = [float(step(*map(Tensor, batch))) for batch in batches(8)]

    check(name, losses, network)


@pytest.mark.parametrize(("name", "alpha"), [("dim 0", 0.0), ("dim 0.05", 0.05)])
def test_training_in_few_dimensions_has_the_same_losses_and_weights(name, alpha):
    network = Net()
    params = network.trainable_params()
    size = sum(int(np.prod(one.shape)) for one in params)
    matrix = np.linalg.qr(np.random.default_rng(9).standard_normal((size, 5)))[0].T
    loss_of = nn.WithLossCell(network, nn.MSELoss())
    optimizer = nn.SGD(params, 1.0)
    options = (5, 0.55, 0.9, alpha, 0.4, 0, 1)
    reduce = DimReduce(loss_of, optimizer, params, matrix.astype(np.float32), *options)
    copies = tuple(one.clone() for one in params)
    x, y = map(Tensor, batches(1)[0])
    losses = []
    for _ in range(8):
        loss, gradients = ops.value_and_grad(lambda: loss_of(x, y), None, params)()
        losses.append(float(loss))
        reduce(loss, gradients, 1.0, params, copies, x, y)

    check(name, losses, network)


def test_gradients_add_up_to_the_same_path():
    draw = np.random.default_rng(3)
    weight = parameter(np.zeros(4), "w")
    accumulate = GradientAccumulation(3, nn.Momentum([weight], 0.1, 0.9))
    path = []
    for _ in range(7):
        gradient = Tensor(draw.standard_normal(4).astype(np.float32))
        accumulate(Tensor(0.0), (gradient,))
        path.append(weight.asnumpy())

    np.testing.assert_allclose(path, FACTS["accumulation"], rtol=1e-5, atol=1e-8)


def test_same_parameters_lose_the_mean_of_their_gradients():
    params = Net().trainable_params()
    groups = [{"params": params[:4], "lr": 0.5}, {"params": params[4:]}]
    anew = OptimizerProcess(nn.SGD(groups, 0.1))
    anew.add_grad_centralization(Net())
    found = [
        [*(one.name for one in group["params"]), "grad_centralization" in group, group.get("lr")]
        for group in anew.origin_params
    ]

    assert found == FACTS["gc params"]


class Two(nn.Cell):
    def __init__(self):
        super().__init__()
        self.a, self.b = nn.Dense(4, 3), nn.Dense(3, 2)

    def construct(self, x):
        return self.b(ops.tanh(self.a(x)))


def test_head_of_angles_gives_the_same():
    network = Two()
    for name, one in network.parameters_dict().items():
        one.set_data(Tensor(np.array(FACTS["fn"]["values"][name], np.float32)))
    out = LessBN(network, fn_flag=True)(Tensor(np.array(FACTS["fn"]["x"], np.float32)))

    # MindSpore's tanh on the CPU is off by a few units in the sixth digit.
    np.testing.assert_allclose(out.asnumpy(), FACTS["fn"]["y"], atol=1e-5)


@pytest.mark.parametrize(("name", "points"), [("fusion", None), ("fusion split", [1, 4])])
def test_gradients_travel_in_the_same_groups(name, points):
    found = ParameterProcess().assign_parameter_group(Net().trainable_params(), points)

    assert [one.comm_fusion for one in found] == FACTS[name]
