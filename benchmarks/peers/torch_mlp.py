"""Dense layers in PyTorch, beside `our_networks.perceptron`."""

from __future__ import annotations

from itertools import pairwise

import torch


def torch_mlp(*widths: int) -> torch.nn.Module:
    """Dense layers of these widths with ReLU between."""
    layers: list[torch.nn.Module] = []
    for inside, outside in pairwise(widths):
        layers += [torch.nn.Linear(inside, outside), torch.nn.ReLU()]
    return torch.nn.Sequential(*layers[:-1])
