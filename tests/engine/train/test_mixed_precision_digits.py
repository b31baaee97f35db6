"""In mixed precision the digits are learned as well as in float32: within one point."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pytest
from sklearn.datasets import load_digits

import engine
from engine import Model, amp, nn
from engine.dataset import NumpySlicesDataset

TRAINED = 1280


class Convolved(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.body = nn.SequentialCell(
            *(nn.Conv2d(1, 8, 3), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2, 2)),
            *(nn.Conv2d(8, 16, 3), nn.BatchNorm2d(16), nn.ReLU(), nn.MaxPool2d(2, 2)),
            *(nn.Flatten(), nn.Dense(64, 10)),
        )

    def construct(self, x: Any) -> Any:
        return self.body(x)


class Layered(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        layers = (nn.Flatten(), nn.Dense(64, 64), nn.ReLU(), nn.Dense(64, 10))
        self.body = nn.SequentialCell(*layers)

    def construct(self, x: Any) -> Any:
        return self.body(x)


EPOCHS = 5
BATCHES = {Convolved: 64, Layered: 32}


@functools.cache
def digits() -> tuple[np.ndarray, np.ndarray]:
    pictures, labels = load_digits(return_X_y=True)
    order = np.random.default_rng(0).permutation(len(labels))
    pictures = (pictures / 16).astype(np.float32).reshape(-1, 1, 8, 8)
    return pictures[order], labels[order].astype(np.int32)


def batches(part: slice, size: int, *, shuffle: bool) -> Any:
    pictures, labels = digits()
    rows = {"x": pictures[part], "y": labels[part]}
    return NumpySlicesDataset(rows, shuffle=shuffle).batch(size)


def trained(kind: type[nn.Cell], level: str, dtype: Any, manager: Any = None) -> Model:
    engine.set_seed(1)
    net = kind()
    # The rate ends at nothing: the last steps of a constant one move the accuracy by a point.
    steps = EPOCHS * TRAINED // BATCHES[kind]
    rate = nn.cosine_decay_lr(0.0, 0.1, steps, 1, steps)
    optimizer = nn.Momentum(net.trainable_params(), rate, 0.9)
    network, asked = net, level
    if dtype != engine.float16:
        network, asked = amp.auto_mixed_precision(net, level, dtype), "O0"
    model = Model(
        network,
        nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean"),
        optimizer,
        metrics={"acc"},
        amp_level=asked,
        loss_scale_manager=manager,
    )
    model.train(EPOCHS, batches(slice(TRAINED), BATCHES[kind], shuffle=True))
    return model


def accuracy(model: Model) -> float:
    return model.eval(batches(slice(TRAINED, None), 32, shuffle=False))["acc"]


@functools.cache
def accuracy_in_float32(kind: type[nn.Cell]) -> float:
    return accuracy(trained(kind, "O0", engine.float16))


@pytest.mark.parametrize(
    ("level", "dtype"),
    [
        ("O1", engine.float16),
        ("O2", engine.float16),
        ("O3", engine.float16),
        ("auto", engine.float16),
        ("O3", engine.bfloat16),
    ],
)
@pytest.mark.parametrize("kind", BATCHES)
def test_level_learns_the_digits_as_float32_does(
    kind: type[nn.Cell], level: str, dtype: Any
) -> None:
    manager = amp.DynamicLossScaleManager(2**16, 2, 50)
    model = trained(kind, level, dtype, manager)

    assert accuracy_in_float32(kind) > 0.96
    assert accuracy(model) >= accuracy_in_float32(kind) - 0.01
    parameters = model.train_network.get_parameters()
    assert {one.dtype for one in parameters if one.dtype != engine.int32} == {engine.float32}
    assert float(model.train_network.scale_sense) == manager.get_loss_scale()
