"""Networks, some of them cut over processes, and their trainings."""

from __future__ import annotations

import numpy as np

import engine
from engine import Tensor, nn
from engine.communication import get_group_size, get_rank

STEPS = 20
ROWS = 8  # of the whole batch


def batches(shape=(6,), classes=4, steps=STEPS):
    rng = np.random.default_rng(5)
    for _ in range(steps):
        x = rng.standard_normal((ROWS, *shape)).astype(np.float32)
        yield x, rng.integers(0, classes, ROWS).astype(np.int32)


def own_rows(array):
    count = len(array) // get_group_size()
    return array[get_rank() * count : (get_rank() + 1) * count]


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first, self.second = nn.Dense(6, 16), nn.Dense(16, 4)
        self.relu, self.dropout = nn.ReLU(), nn.Dropout(p=0.2)

    def construct(self, x):
        return self.second(self.dropout(self.relu(self.first(x))))


class Cut(nn.Cell):
    """The block, the first layer cut by columns and the second by rows, as in Megatron-LM."""

    def __init__(self, parts):
        super().__init__()
        self.block = Block()
        plan = {
            "block.first.weight": (parts, 1),
            "block.first.bias": (parts,),
            "block.second.weight": (1, parts),
        }
        self.run = self.block.shard(((1, 1),), parameter_plan=plan)

    def construct(self, x):
        return self.run(x)


class LeNet(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(1, 4, 5, pad_mode="valid")
        self.conv2 = nn.Conv2d(4, 8, 3, pad_mode="same")
        self.norm = nn.BatchNorm2d(8)
        self.pool, self.relu, self.flatten = nn.MaxPool2d(2, 2), nn.ReLU(), nn.Flatten()
        self.fc1, self.fc2 = nn.Dense(8 * 9, 12), nn.Dense(12, 4)

    def construct(self, x):
        x = self.pool(self.relu(self.conv1(x)))
        x = self.relu(self.norm(self.conv2(x)))
        return self.fc2(self.relu(self.fc1(self.flatten(x))))


def trained(make, rows=lambda array: array, shape=(6,), optimizer=None, steps=STEPS):
    """The network, its step and the losses of the training."""
    engine.set_seed(1)
    net = make()
    engine.set_seed(2)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    optimizer = optimizer or (lambda parameters: nn.Momentum(parameters, 0.05, 0.9))
    step = nn.TrainOneStepCell(nn.WithLossCell(net, loss), optimizer(net.trainable_params()))
    step.set_train()
    losses = [float(step(Tensor(rows(x)), Tensor(rows(y)))) for x, y in batches(shape, steps=steps)]
    return net, step, losses


def check_same(found, expected):
    """Parameters, buffers and losses are those of one process, as far as it holds them."""
    (net, _, losses), (whole, _, alone) = found, expected
    np.testing.assert_allclose(losses, alone, rtol=0, atol=1e-6)
    for one, other in zip(net.get_parameters(), whole.get_parameters(), strict=True):
        part = getattr(one.array, "part_of", lambda array: array)
        np.testing.assert_allclose(
            one.asnumpy(), part(other.asnumpy()), rtol=0, atol=2e-6, err_msg=one.name
        )


def numbers_of(net):
    """All numbers of each parameter, by name."""
    return {one.name: np.asarray(one.array).copy() for one in net.get_parameters()}


def semi_auto(**options):
    engine.set_auto_parallel_context(parallel_mode="semi_auto_parallel", **options)
