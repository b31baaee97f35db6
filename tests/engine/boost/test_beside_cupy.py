"""Boosted steps give on the GPU what they give on the CPU, and what they ask of it.

The GPU is a stand-in with NumPy inside (`tests/engine/fake_cupy`), which counts copies.
"""

from __future__ import annotations

import numpy as np
import pytest

import engine
from engine import Tensor, nn
from engine.boost import (
    AutoBoost,
    BoostTrainOneStepCell,
    BoostTrainOneStepWithLossScaleCell,
    DimReduce,
    GroupLossScaleManager,
)
from engine.nn.wrap.with_grad_cell import loss_and_gradients
from tests.engine.boost.boosted_networks import ResidualNet
from tests.engine.fake_cupy.array import COPIES, is_on_device, on_host
from tests.engine.fake_cupy.gpu import fake_gpu

SUMS = {
    "boost": {
        "mode": "manual",
        "less_bn": False,
        "grad_freeze": False,
        "grad_accumulation": True,
    },
    "grad_accumulation": {"grad_accumulation_step": 2},
}
FREEZE = {
    "boost": {"mode": "manual", "less_bn": False},
    "grad_freeze": {"param_groups": 3, "freeze_type": 0, "freeze_p": 0.5},
}


def made():
    engine.set_seed(1)
    network = ResidualNet()
    draw = np.random.default_rng(0)
    for one in network.trainable_params():
        one.set_data(Tensor(draw.standard_normal(one.shape).astype(np.float32) * 0.3))
    network.dropout = nn.Identity()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    images = draw.standard_normal((4, 1, 6, 6)).astype(np.float32)
    batch = Tensor(images), Tensor(draw.integers(0, 3, 4).astype(np.int32))
    return network, loss, batch


def after_steps(config, count=4):
    """The arrays of the network behind some steps, and what the last ones copied."""
    network, loss, batch = made()
    optimizer = nn.Momentum(network.trainable_params(), 0.1, 0.9)
    boosted, optimizer = AutoBoost("O1", config).network_auto_process_train(network, optimizer)
    step = BoostTrainOneStepCell(nn.WithLossCell(boosted, loss), optimizer).set_train()
    step(*batch)
    COPIES.clear()
    for _ in range(count):
        step(*batch)
    return arrays(network), COPIES.copy()


def arrays(network):
    return {one.name: one.array for one in network.get_parameters()}


def check(expected, found):
    for name, array in expected.items():
        assert is_on_device(found[name]), name
        np.testing.assert_allclose(on_host(found[name]), array, rtol=2e-4, atol=1e-5, err_msg=name)


@pytest.mark.parametrize(
    "config", [SUMS, FREEZE, {"grad_freeze": FREEZE["grad_freeze"]}], ids=["sums", "freeze", "O1"]
)
def test_steps_are_those_of_the_cpu_and_copy_nothing_to_the_host(config):
    expected, _ = after_steps(config)
    with fake_gpu():
        found, copied = after_steps(config)

    check(expected, found)
    assert not copied["to the host"], copied


def after_reduced_steps():
    network, loss, batch = made()
    both = nn.WithLossCell(network, loss)
    weights = network.trainable_params()
    size = sum(int(np.prod(one.shape)) for one in weights)
    matrix = np.linalg.qr(np.random.default_rng(3).standard_normal((size, 2)))[0].T
    optimizer = nn.SGD(weights, 1.0)
    copies = tuple(one.clone() for one in weights)
    step = DimReduce(both, optimizer, weights, matrix, 2, 0.5, 0.9, 0.01, 0.4, 0, 1)
    for _ in range(3):
        found, gradients = loss_and_gradients(both, optimizer.parameters, batch)
        step(found, gradients, 1.0, weights, copies, *batch)
    return arrays(network)


def test_training_in_few_dimensions_is_that_of_the_cpu():
    expected = after_reduced_steps()
    with fake_gpu():
        check(expected, after_reduced_steps())


class Scaled(nn.Cell):
    def __init__(self, network, scales):
        super().__init__(auto_prefix=False)
        self.network, self.scales = network, scales

    def construct(self, x):
        return self.scales(self.network(x), 1, 2)


def after_scaled_steps():
    network, loss, batch = made()
    scales = GroupLossScaleManager(64.0, [network.trainable_params()])
    config = {"boost": {**SUMS["boost"], "grad_accumulation": False, "loss_scale_group": True}}
    optimizer = nn.Momentum(network.trainable_params(), 0.1, 0.9)
    _, optimizer = AutoBoost("O1", config).network_auto_process_train(network, optimizer)
    both = nn.WithLossCell(Scaled(network, scales), loss)
    step = BoostTrainOneStepWithLossScaleCell(both, optimizer, scales)
    for _ in range(3):
        step(*batch)
    return arrays(network)


def test_scale_a_group_of_layers_is_that_of_the_cpu():
    expected = after_scaled_steps()
    with fake_gpu():
        check(expected, after_scaled_steps())
