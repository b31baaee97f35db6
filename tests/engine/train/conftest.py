"""A small training that every test of this folder can run: a linear layer on 64 seeded rows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import engine
from engine import Model, nn, ops
from engine.dataset import NumpySlicesDataset


class Linear(nn.Cell):
    """Ten inputs, five outputs."""

    def __init__(self) -> None:
        super().__init__()
        weight = np.random.default_rng(7).normal(size=(5, 10)) * 0.1
        self.weight = engine.Parameter(weight.astype(np.float32), "weight")
        self.bias = engine.Parameter(np.zeros(5, np.float32), "bias")

    def construct(self, x: Any) -> Any:
        return ops.matmul(x, self.weight.T) + self.bias


class SquaredError(nn.Cell):
    def construct(self, output: Any, label: Any) -> Any:
        return ((output - label) * (output - label)).mean()


def rows(count: int = 64, *, columns: int = 2) -> Any:
    rng = np.random.default_rng(11)
    x = rng.random((count, 10)).astype(np.float32)
    data = {"x": x, "y": x[:, :5] * 2 - 1, "z": x}
    names = list(data)[:columns]
    return NumpySlicesDataset({name: data[name] for name in names}, shuffle=False).batch(32)


def model(learning_rate: Any = 0.1, **options: Any) -> Model:
    net = Linear()
    optimizer = nn.Momentum(net.trainable_params(), learning_rate, 0.9)
    return Model(net, SquaredError(), optimizer, **options)


@pytest.fixture
def make_rows() -> Callable[..., Any]:
    """Two batches of 32 rows; a new dataset object at each call."""
    return rows


@pytest.fixture
def make_model() -> Callable[..., Model]:
    """A model that has learned nothing."""
    return model


@pytest.fixture
def make_net() -> Callable[..., nn.Cell]:
    """The network alone."""
    return Linear


@pytest.fixture
def make_loss() -> Callable[..., nn.Cell]:
    """The loss function alone."""
    return SquaredError
