"""The network and the data that MindSpore drew the recorded landscapes of."""

from __future__ import annotations

from typing import Any

import numpy as np
from sklearn.datasets import load_digits

from engine import Model, dataset, nn


class MLP(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.flatten = nn.Flatten()
        self.fc1 = nn.Dense(256, 8)
        self.relu = nn.ReLU()
        self.fc2 = nn.Dense(8, 10)

    def construct(self, x: Any) -> Any:
        return self.fc2(self.relu(self.fc1(self.flatten(x))))


def digits() -> Any:
    """The first 320 of scikit-learn's digits, each pixel four times, in batches of 32."""
    images = load_digits().images[:320] / 16
    wide = np.kron(images, np.ones((2, 2))).astype(np.float32)[:, None]
    labels = load_digits().target[:320].astype(np.int32)
    return dataset.NumpySlicesDataset((wide, labels), ["image", "label"], shuffle=False).batch(32)


def callback_fn() -> Any:
    """What `gen_landscapes_with_multi_process` calls."""
    network, metrics = MLP(), {"Loss": nn.Loss()}
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    return Model(network, loss, metrics=metrics), network, digits(), metrics
