"""LeNet-5 in PyTorch, beside `our_networks.LeNet5`."""

from __future__ import annotations

import torch


def torch_lenet() -> torch.nn.Module:
    """For 32 x 32 images; weights as PyTorch begins with them."""
    layers = torch.nn
    return layers.Sequential(
        layers.Conv2d(1, 6, 5), layers.ReLU(), layers.MaxPool2d(2),
        layers.Conv2d(6, 16, 5), layers.ReLU(), layers.MaxPool2d(2), layers.Flatten(),
        layers.Linear(400, 120), layers.ReLU(), layers.Linear(120, 84), layers.ReLU(),
        layers.Linear(84, 10),
    )  # fmt: skip
