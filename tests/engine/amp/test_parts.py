"""Parts of mixed precision that users put together themselves."""

from __future__ import annotations

import numpy as np

import engine
from engine import nn
from engine.train import amp


def network() -> nn.Cell:
    return nn.SequentialCell(nn.Conv2d(1, 2, 3), nn.BatchNorm2d(2), nn.Flatten())


def test_levels_say_what_is_cast_and_whether_losses_are_scaled() -> None:
    assert amp._config_level["O0"]["cast_model_type"] == engine.float32
    assert amp._config_level["O2"]["keep_batchnorm_fp32"] is True
    assert isinstance(amp._config_level["O2"]["loss_scale_manager"], amp.DynamicLossScaleManager)
    assert amp._config_level["O3"]["loss_scale_manager"] is None


def test_batch_norms_compute_in_float32_inside_of_halves() -> None:
    net = network()
    net.to_float(engine.float16)
    seen = []
    net[1].register_forward_hook(lambda cell, inputs, output: seen.append(output.dtype))

    amp._do_keep_batchnorm_fp32(net)
    net(engine.Tensor(np.ones((2, 1, 4, 4), np.float32)))

    assert seen == [engine.float32]


def test_loss_of_a_network_of_halves_is_float32() -> None:
    net = network()
    net.to_float(engine.float16)
    x = engine.Tensor(np.ones((2, 1, 4, 4), np.float32))
    labels = engine.Tensor(np.zeros((2, 32), np.float32))

    loss = amp._add_loss_network(net, nn.MSELoss(), engine.float16)(x, labels)

    assert loss.dtype == engine.float32
    assert float(loss.asnumpy()) >= 0.0
