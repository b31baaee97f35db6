"""Networks that several tests compute with."""

from __future__ import annotations

from engine import nn


def small_classifier() -> nn.Cell:
    """From images (batch, 1, 6, 6) and class numbers to a loss, in training."""
    network = nn.SequentialCell(
        nn.Conv2d(1, 2, 3, pad_mode="valid", has_bias=True),
        nn.BatchNorm2d(2),
        nn.ReLU(),
        nn.MaxPool2d(2, 2),
        nn.Flatten(),
        nn.Dense(8, 3),
    ).set_train()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    return nn.WithLossCell(network, loss)
