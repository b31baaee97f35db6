"""A small training that two processes share: its data, its model, and what came of it."""

from __future__ import annotations

import numpy as np

import engine
from engine import Model, context, nn
from engine.communication import get_group_size, get_rank
from engine.dataset import NumpySlicesDataset

ROWS = 24


def data(rows_a_process=4, shards=None):
    """A data set whose rows are dealt to the processes one by one."""
    rng = np.random.default_rng(3)
    columns = {
        "x": rng.standard_normal((ROWS, 5)).astype(np.float32),
        "y": rng.standard_normal((ROWS, 2)).astype(np.float32),
    }
    shards = get_group_size() if shards is None else shards
    own = {"num_shards": shards, "shard_id": get_rank()} if shards > 1 else {}
    return NumpySlicesDataset(columns, shuffle=False, **own).batch(rows_a_process)


def model(seed=1):
    engine.set_seed(seed)
    net = nn.SequentialCell(nn.Dense(5, 8), nn.Tanh(), nn.Dense(8, 2))
    optimizer = nn.Momentum(net.trainable_params(), 0.1, 0.9)
    return Model(net, nn.MSELoss(), optimizer)


def parameters(trained):
    return {one.name: one.asnumpy() for one in trained.predict_network.get_parameters()}


def check_equal(one, other, tolerance):
    for name, numbers in parameters(one).items():
        np.testing.assert_allclose(parameters(other)[name], numbers, rtol=0, atol=tolerance)


def begin(**options):
    context.set_auto_parallel_context(parallel_mode="data_parallel", gradients_mean=True, **options)
