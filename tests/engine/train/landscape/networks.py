"""Small networks and data that the tests of landscapes share."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import dataset, nn

FEATURES, WIDTH, CLASSES = 5, 6, 3


class Classifier(nn.Cell):
    """Two dense layers, with what is asked for between them."""

    def __init__(self, *between: nn.Cell) -> None:
        super().__init__()
        self.first = nn.Dense(FEATURES, WIDTH)
        self.between = nn.SequentialCell(*between, nn.ReLU())
        self.last = nn.Dense(WIDTH, CLASSES)

    def construct(self, x: Any) -> Any:
        return self.last(self.between(self.first(x)))


def seeded(network: nn.Cell, seed: int = 0) -> Any:
    """The network with weights that are the same every time."""
    rng = np.random.default_rng(seed)
    for parameter in network.trainable_params():
        scale = 1 / np.sqrt(max(1, parameter.size / parameter.shape[0]))
        parameter.set_data((scale * rng.standard_normal(parameter.shape)).astype(np.float32))
    return network


def arrays(count: int = 14) -> dict[str, Any]:
    images, labels = np.random.default_rng(1), np.random.default_rng(2)
    return {
        "x": images.standard_normal((count, FEATURES)).astype(np.float32),
        "y": labels.integers(0, CLASSES, count).astype(np.int32),
    }


def batches(count: int = 14, batch: int = 4, *, shuffle: bool = False) -> Any:
    return dataset.NumpySlicesDataset(arrays(count), shuffle=shuffle).batch(batch)


def loss_cell() -> nn.Cell:
    return nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")


def numbers(network: nn.Cell) -> dict[str, bytes]:
    """Every parameter, as bytes by name."""
    return {one.name: one.asnumpy().tobytes() for one in network.get_parameters()}


def modes(network: nn.Cell) -> list[bool]:
    return [cell.training for _, cell in network.cells_and_names()]


def cross_entropy(logits: Any, labels: Any) -> float:
    """The mean cross entropy in float64."""
    wide = logits - logits.max(1, keepdims=True)
    logs = wide - np.log(np.exp(wide).sum(1, keepdims=True))
    return float(-logs[np.arange(len(labels)), labels].mean())
