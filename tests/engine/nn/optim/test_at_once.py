"""Optimizers move all parameters by one native call, as they move them one by one."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine import Parameter, Tensor, nn
from engine.autodiff import providers
from engine.nn.optim import at_once

SHAPES = ((4, 3), (4,), (300, 200))
KINDS: dict[str, Callable[[Any], nn.Optimizer]] = {
    "momentum": lambda weights: nn.Momentum(weights, 0.1, 0.9),
    "looking ahead": lambda weights: nn.Momentum(weights, 0.1, 0.9, use_nesterov=True),
    "decay and scale": lambda weights: nn.Momentum(weights, 0.1, 0.9, 1e-3, 64.0),
    "adam": lambda weights: nn.Adam(weights, 0.01, weight_decay=1e-2),
    "largest": lambda weights: nn.Adam(weights, 0.01, use_amsgrad=True),
    "lazy": lambda weights: nn.Adam(weights, 0.01, use_lazy=True),
    "groups": lambda weights: nn.Momentum(
        [
            {"params": weights[:1], "lr": 0.5, "grad_centralization": True},
            {"params": weights[1:], "weight_decay": 0.1},
        ],
        0.1,
        0.9,
    ),
    "schedule": lambda weights: nn.Adam(weights, [0.1, 0.01, 0.001]),
}


def weights_of(seed: int = 0) -> list[Parameter]:
    rng = np.random.default_rng(seed)
    return [
        Parameter(Tensor(rng.random(shape, np.float32)), name=f"weight{k}")
        for k, shape in enumerate(SHAPES)
    ]


def moved(make: Callable[[Any], nn.Optimizer], *, seed: int = 3) -> list[Any]:
    """All parameters of an optimizer after three steps."""
    weights, rng = weights_of(), np.random.default_rng(seed)
    optimizer = make(weights)
    for _ in range(3):
        optimizer(tuple(Tensor(rng.standard_normal(shape, np.float32)) for shape in SHAPES))
    return [one.asnumpy() for one in (*weights, *optimizer.get_parameters())]


@pytest.mark.parametrize("kind", KINDS)
def test_all_at_once_have_the_bits_of_one_by_one(kind: str, monkeypatch: Any) -> None:
    found = moved(KINDS[kind])
    monkeypatch.setattr(at_once, "are_kept", lambda: False)
    expected = moved(KINDS[kind])

    for one, other in zip(found, expected, strict=True):
        np.testing.assert_array_equal(one, other)


@pytest.mark.parametrize("kind", ["momentum", "adam", "groups"])
def test_they_have_the_bits_of_numpy(kind: str) -> None:
    found = moved(KINDS[kind])
    with providers("numpy"):
        expected = moved(KINDS[kind])

    for one, other in zip(found, expected, strict=True):
        np.testing.assert_array_equal(one, other)


def test_a_kind_with_an_update_of_its_own_moves_by_that() -> None:
    class Halved(nn.Momentum):
        def update(self, position: Any, parameter: Any, gradient: Any, *numbers: float) -> None:
            parameter.array[...] *= 0.5

    weights = weights_of()
    before = [one.asnumpy() for one in weights]
    Halved(weights, 0.1, 0.9)(tuple(map(Tensor, before)))

    for one, other in zip(weights, before, strict=True):
        np.testing.assert_array_equal(one.asnumpy(), other * np.float32(0.5))


def test_parameters_whose_data_is_set_are_moved_where_they_lie_then() -> None:
    weights = weights_of()
    optimizer = nn.Momentum(weights, 0.1, 0.9)
    ones = tuple(Tensor(np.ones(shape, np.float32)) for shape in SHAPES)
    optimizer(ones)
    for one in weights:
        one.set_data(Tensor(np.zeros(one.shape, np.float32)))
    optimizer(ones)

    for one in weights:
        np.testing.assert_allclose(one.asnumpy(), -0.19, rtol=1e-6)


def test_an_optimizer_that_has_made_steps_can_be_copied() -> None:
    weights = weights_of()
    optimizer = nn.Momentum(weights, 0.1, 0.9)
    gradients = tuple(Tensor(np.ones(shape, np.float32)) for shape in SHAPES)
    optimizer(gradients)
    copied = copy.deepcopy(optimizer)
    copied(gradients)
    optimizer(gradients)

    for one, other in zip(copied.parameters, weights, strict=True):
        np.testing.assert_array_equal(one.asnumpy(), other.asnumpy())
