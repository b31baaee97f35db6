"""Networks of ours that stand beside a peer's."""

from __future__ import annotations

from itertools import pairwise

import engine
from engine import nn


def perceptron(*widths: int) -> nn.Cell:
    """Dense layers of these widths with ReLU between."""
    cells = []
    for inside, outside in pairwise(widths):
        cells += [nn.Dense(inside, outside), nn.ReLU()]
    return nn.SequentialCell(*cells[:-1])


class LeNet5(nn.Cell):
    """LeNet-5 for 32 x 32 images."""

    def __init__(self) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(1, 6, 5, pad_mode="valid", has_bias=True)
        self.conv2 = nn.Conv2d(6, 16, 5, pad_mode="valid", has_bias=True)
        self.pool = nn.MaxPool2d(2, 2)
        self.relu = nn.ReLU()
        self.flatten = nn.Flatten()
        self.fc1 = nn.Dense(400, 120)
        self.fc2 = nn.Dense(120, 84)
        self.fc3 = nn.Dense(84, 10)

    def construct(self, x: engine.Tensor) -> engine.Tensor:
        """Class scores."""
        x = self.pool(self.relu(self.conv1(x)))
        x = self.flatten(self.pool(self.relu(self.conv2(x))))
        return self.fc3(self.relu(self.fc2(self.relu(self.fc1(x)))))
