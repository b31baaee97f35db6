"""Whole networks give PyTorch's outputs and gradients from the same weights, to 1e-5.

The weights and inputs are made by the recipes of `pytorch_networks`; what PyTorch gave is kept in
tests/data/pytorch/networks.npz. Differences are relative to the largest element of each array.
"""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import Tensor, nn, ops

from .pytorch_networks import CASES, KEPT, WIDTH, cotangent, inputs, of_pytorch, parts, values

CLOSE = 1e-5


class Block(nn.Cell):
    def __init__(self, before: int, after: int, stride: int) -> None:
        super().__init__()
        edges = {"pad_mode": "pad", "padding": 1}
        self.conv1 = nn.Conv2d(before, after, 3, stride, **edges)
        self.bn1 = nn.BatchNorm2d(after)
        self.conv2 = nn.Conv2d(after, after, 3, 1, **edges)
        self.bn2 = nn.BatchNorm2d(after)
        self.down = None
        if stride > 1:
            projection = nn.Conv2d(before, after, 1, stride, pad_mode="valid")
            self.down = nn.SequentialCell(projection, nn.BatchNorm2d(after))

    def construct(self, x: Any) -> Any:
        out = ops.relu(self.bn1(self.conv1(x)))
        out = self.bn2(self.conv2(out))
        return ops.relu(out + (x if self.down is None else self.down(x)))


class ResNet20(nn.Cell):
    def __init__(self) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(3, WIDTH, 3, pad_mode="pad", padding=1)
        self.bn1 = nn.BatchNorm2d(WIDTH)
        widths = [WIDTH] + [WIDTH * 2**stage for stage in range(3) for _ in range(3)]
        self.blocks = nn.SequentialCell(
            [Block(a, b, 2 if b > a else 1) for a, b in itertools.pairwise(widths)]
        )
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.fc = nn.Dense(widths[-1], 10)

    def construct(self, x: Any) -> Any:
        out = self.blocks(ops.relu(self.bn1(self.conv1(x))))
        return self.fc(ops.flatten(self.pool(out), start_dim=1))


def encoder(**options: Any) -> nn.Cell:
    layer = nn.TransformerEncoderLayer(16, 4, 32, 0.0, **options)
    return nn.TransformerEncoder(layer, 2, nn.LayerNorm((16,), epsilon=1e-5))


MADE: dict[str, Callable[[], nn.Cell]] = {
    "resnet20": ResNet20,
    "encoder": encoder,
    "encoder_norm_first": lambda: encoder(activation="gelu", norm_first=True),
    "transformer": lambda: nn.Transformer(16, 4, 1, 1, 32, 0.0, batch_first=True),
    "lstm": lambda: nn.LSTM(5, 6, 2, bidirectional=True),
    "gru": lambda: nn.GRU(5, 6, 2, bidirectional=True),
    "rnn": lambda: nn.RNN(5, 6, 2, "relu", has_bias=False),
    "attention": lambda: nn.MultiheadAttention(
        12, 3, add_bias_kv=True, add_zero_attn=True, kdim=5, vdim=4
    ),
}
MASKS = {"mask": "src_mask"}  # PyTorch's names of arguments where they differ
NAMES = {
    r"\bgamma$": "weight",
    r"\bbeta$": "bias",
    r"\bdense(\d)": r"linear\1",
    r"\bmoving_mean$": "running_mean",
    r"\bmoving_variance$": "running_var",
}


def theirs(name: str) -> str:
    """What PyTorch calls a parameter."""
    return functools.reduce(lambda text, rule: re.sub(*rule, text), NAMES.items(), name)


def of_engine(case: str, dtype: Any = engine.float32) -> dict[str, np.ndarray]:
    network, weights = MADE[case]().set_train(), []
    for parameter in network.get_parameters():
        if parameter.requires_grad:
            weights.append(parameter)
            parameter.set_data(Tensor(values(case, theirs(parameter.name), parameter.shape)))
        parameter.set_dtype(dtype)
    given = [Tensor(x).astype(dtype) for x in inputs(case, *CASES[case].shapes)]
    masks = {MASKS.get(k, k): Tensor(mask) for k, mask in CASES[case].masks().items()}
    outputs, pull = ops.vjp(
        lambda *given: tuple(parts(network(*given, **masks))), *given, weights=weights
    )
    shapes = [tuple(out.shape) for out in outputs]
    drawn = (Tensor(cotangent(f"{case}/{k}", shape)) for k, shape in enumerate(shapes))
    by_input, by_weight = pull(*(one.astype(dtype) for one in drawn))
    found = {f"out{k}": out for k, out in enumerate(outputs)}
    found |= {f"grad_in{k}": g for k, g in enumerate(parts(by_input))}
    for weight, gradient in zip(weights, by_weight, strict=True):
        found[f"grad/{theirs(weight.name)}"] = gradient
    for parameter in network.get_parameters():
        if not parameter.requires_grad:
            found[f"moving/{theirs(parameter.name)}"] = parameter
    return {key: value.asnumpy() for key, value in found.items()}


def differences(found: dict[str, np.ndarray], expected: dict[str, np.ndarray]) -> dict[str, float]:
    """How far each array is from the expected one, relative to its largest element."""
    assert found.keys() == expected.keys()
    far = {}
    for key, array in expected.items():
        assert found[key].shape == array.shape, key
        wide = found[key].astype(np.float64) - array
        far[key] = float(np.abs(wide).max() / np.abs(array).max())
    return far


@functools.cache
def kept() -> dict[str, np.ndarray]:
    with np.load(KEPT) as file:
        return dict(file)


@pytest.mark.parametrize("case", CASES)
def test_network_gives_what_pytorch_gave(case: str) -> None:
    prefix = f"{case}/"
    expected = {k.removeprefix(prefix): v for k, v in kept().items() if k.startswith(prefix)}
    far = differences(of_engine(case), expected)

    assert {key: value for key, value in far.items() if value > CLOSE} == {}


@pytest.mark.peers("torch")
@pytest.mark.parametrize("case", CASES)
def test_network_gives_what_pytorch_gives_in_float64(case: str) -> None:
    import torch

    found = of_engine(case, engine.float64)
    far = differences(found, of_pytorch(torch, case, torch.float64))

    assert {key: value for key, value in far.items() if value > 1e-12} == {}


def test_resnet_has_the_depth_of_its_name() -> None:
    layers = [cell for _, cell in ResNet20().cells_and_names()]
    counted = [cell for cell in layers if isinstance(cell, nn.Conv2d | nn.Dense)]

    projections = [cell for cell in counted if getattr(cell, "kernel_size", None) == (1, 1)]
    assert len(counted) - len(projections) == 20
