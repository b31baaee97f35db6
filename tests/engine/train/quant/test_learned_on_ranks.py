"""Ranges that several processes train together begin, and stay, the same in all."""

from __future__ import annotations

import numpy as np

import engine
from engine import Tensor, context, nn
from engine.communication import get_rank
from engine.train.quant import OptimizeOption, QuantizationAwareTraining
from tests.ranks import on_ranks


def trained(x, y):
    engine.set_seed(1)
    quantizer = QuantizationAwareTraining(
        optimize_option=OptimizeOption.LEARNED_SCALE, symmetric=True, narrow_range=True
    )
    block = nn.DenseBnAct(6, 8, activation="relu")
    net = quantizer.quantize(nn.SequentialCell(block, nn.DenseBnAct(8, 2)))
    optimizer = nn.Momentum(net.trainable_params(), 0.05, 0.9)
    step = nn.TrainOneStepCell(nn.WithLossCell(net, nn.MSELoss()), optimizer)
    step.set_train()
    for _ in range(5):
        step(Tensor(x), Tensor(y))
    return {one.name: one.asnumpy() for one in net.trainable_params()}


@on_ranks(2)
def test_two_processes_learn_the_ranges_of_one_with_the_whole_batch():
    rng = np.random.default_rng(4)
    x = rng.standard_normal((8, 6)).astype(np.float32) * np.arange(1, 9, dtype=np.float32)[:, None]
    y = rng.standard_normal((8, 2)).astype(np.float32)
    alone = trained(x, y)
    context.set_auto_parallel_context(parallel_mode="data_parallel", gradients_mean=True)
    half = slice(4 * get_rank(), 4 * get_rank() + 4)
    together = trained(x[half], y[half])

    assert sum(name.endswith("maxq") for name in alone) == 4
    for name, numbers in alone.items():
        np.testing.assert_allclose(together[name], numbers, rtol=1e-5, atol=1e-6)
