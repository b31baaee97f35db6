"""Trained with each acceleration, networks name as many of scikit-learn's digits as without it.

Within one point of the held-out digits, after the same number of epochs, from the same weights.
"""

from __future__ import annotations

import functools

import numpy as np
import pytest
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split

import engine
from engine import Tensor, nn, ops
from engine.boost import AutoBoost, BoostTrainOneStepCell

pytestmark = pytest.mark.long

BATCH, EPOCHS = 32, 8
STEPS = 1437 // BATCH


class Block(nn.Cell):
    """Three convolutions with normalisation, added to what they were given."""

    def __init__(self, channels):
        super().__init__()
        self.convs = nn.CellList([nn.Conv2d(channels, channels, 3) for _ in range(3)])
        self.norms = nn.CellList([nn.BatchNorm2d(channels) for _ in range(3)])

    def construct(self, x):
        out = x
        for k in (0, 1, 2):
            out = self.norms[k](self.convs[k](ops.relu(out) if k else out))
        return ops.relu(out + x)


class Net(nn.Cell):
    """A convolution that halves the images, a residual block, and the mean over each image."""

    def __init__(self, channels=16):
        super().__init__()
        self.conv = nn.Conv2d(1, channels, 3, stride=2)
        self.norm = nn.BatchNorm2d(channels)
        self.block = Block(channels)
        self.fc = nn.Dense(channels, 10)

    def construct(self, x):
        x = self.block(ops.relu(self.norm(self.conv(x))))
        return self.fc(ops.mean(x, (2, 3)))


@functools.cache
def data():
    images, labels = load_digits(return_X_y=True)
    images = ((images - images.mean()) / images.std()).astype(np.float32).reshape(-1, 1, 8, 8)
    return train_test_split(
        images, labels.astype(np.int32), test_size=0.2, random_state=0, stratify=labels
    )


def accuracy(level, config=""):
    engine.set_seed(2)
    network = Net().set_train()
    rate = nn.CosineDecayLR(0.0, 0.05, STEPS * EPOCHS)
    auto = AutoBoost(level, config)
    given = nn.Momentum(network.trainable_params(), rate, 0.9)
    boosted, optimizer = auto.network_auto_process_train(network, given)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    step = BoostTrainOneStepCell(nn.WithLossCell(boosted, loss), optimizer).set_train()
    images, held_out, labels, held_out_labels = data()
    for epoch in range(EPOCHS):
        order = np.random.default_rng(epoch).permutation(len(images))
        for k in range(STEPS):
            part = order[k * BATCH : (k + 1) * BATCH]
            step(Tensor(images[part]), Tensor(labels[part]))
    scores = boosted.set_train(False)(Tensor(held_out)).asnumpy()
    return 100 * float((scores.argmax(axis=1) == held_out_labels).mean())


@functools.cache
def without():
    return accuracy("O0")


def manual(*on, **sections):
    switches = {name: name in on for name in ("less_bn", "grad_freeze", *on)}
    return {"boost": {"mode": "manual", **switches}, **sections}


TOTAL = {"total_steps": STEPS * EPOCHS}


@pytest.mark.parametrize(
    "config",
    [
        manual("grad_freeze", grad_freeze={"freeze_p": 0.5, **TOTAL}),
        manual("less_bn"),
        manual("grad_accumulation", grad_accumulation={"grad_accumulation_step": 2}),
        {"grad_freeze": TOTAL},
    ],
    ids=["grad_freeze", "less_bn", "grad_accumulation", "O1"],
)
def test_accuracy_is_within_a_point_of_training_without_it(config):
    assert accuracy("O1", config) >= without() - 1
