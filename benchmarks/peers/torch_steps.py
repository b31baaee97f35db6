"""A training step of PyTorch's, as it comes and in the ways that make it faster."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import torch

from .network_sizes import MLP_WIDTHS
from .started import Started
from .step_cases import BETAS, EPSILON, LEARNING_RATE, MOMENTUM, Case
from .torch_lenet import torch_lenet
from .torch_mlp import torch_mlp
from .torch_resnet import ResNet20
from .torch_transformer import Encoder

NETWORKS: dict[str, Callable[[], torch.nn.Module]] = {
    "mlp": lambda: torch_mlp(*MLP_WIDTHS),
    "lenet": torch_lenet,
    "transformer": Encoder,
    "resnet": ResNet20,
}


@dataclass(frozen=True)
class Ways:
    """How PyTorch is told to run: a fused optimizer, channels last, `torch.compile`."""

    is_fused: bool = False
    has_channels_last: bool = False
    is_compiled: bool = False


def torch_step(case: Case, weights: list[np.ndarray], *, is_half: bool, ways: Ways) -> Started:
    """A step of PyTorch's; halves are those of its autocast to bfloat16."""
    network = NETWORKS[case.network]()
    with torch.no_grad():
        for mine, given in zip(network.parameters(), weights, strict=True):
            mine.copy_(torch.from_numpy(given))
    inputs, classes = case.batch_of()
    x, y = torch.from_numpy(inputs), torch.from_numpy(classes.astype(np.int64))
    if ways.has_channels_last:
        network = network.to(memory_format=torch.channels_last)
        x = x.contiguous(memory_format=torch.channels_last)
    optimizer = _optimizer(case, network, is_fused=ways.is_fused)

    def loss_of(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        with torch.autocast("cpu", torch.bfloat16, enabled=is_half):
            scores = network(x)
        return torch.nn.functional.cross_entropy(scores.float(), y)

    forward = torch.compile(loss_of, dynamic=False) if ways.is_compiled else loss_of

    def step() -> float:
        optimizer.zero_grad()
        loss = forward(x, y)
        loss.backward()
        optimizer.step()
        return loss.item()

    return Started(step)


def _optimizer(case: Case, network: torch.nn.Module, *, is_fused: bool) -> torch.optim.Optimizer:
    rate, fused = LEARNING_RATE[case.optimizer], is_fused or None
    if case.optimizer == "momentum":
        return torch.optim.SGD(network.parameters(), lr=rate, momentum=MOMENTUM, fused=fused)
    return torch.optim.Adam(network.parameters(), lr=rate, betas=BETAS, eps=EPSILON, fused=fused)
