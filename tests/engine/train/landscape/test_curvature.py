"""Products of the Hessian are those of the loss in float64, and leave the network as it was."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import nn
from engine.errors import ShapeError, UnknownNameError
from engine.train.landscape import LandscapeModel
from insight.landscape import CurvedModel, hessian_plane

from .networks import (
    CLASSES,
    FEATURES,
    WIDTH,
    arrays,
    batches,
    cross_entropy,
    loss_cell,
    numbers,
    seeded,
)


class Smooth(nn.Cell):
    """Two dense layers with tanh between them."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.last = nn.Dense(FEATURES, WIDTH), nn.Dense(WIDTH, CLASSES)

    def construct(self, x: Any) -> Any:
        return self.last(nn.Tanh()(self.first(x)))


def smooth() -> CurvedModel:
    return LandscapeModel(seeded(Smooth()), loss_cell(), batches())


def loss_of(parameters: Any) -> float:
    data = arrays()
    hidden = np.tanh(data["x"] @ parameters["first.weight"].T + parameters["first.bias"])
    logits = hidden @ parameters["last.weight"].T + parameters["last.bias"]
    return cross_entropy(logits, data["y"])


def test_product_is_that_of_second_differences_in_float64() -> None:
    model, rng = smooth(), np.random.default_rng(4)
    here = {name: array.astype(float) for name, array in model.parameters().items()}
    one, other = ({n: rng.standard_normal(a.shape) for n, a in here.items()} for _ in range(2))
    product = model.hessian_vector(model.parameters(), one)

    def at(x: float, y: float) -> float:
        return loss_of({name: here[name] + x * one[name] + y * other[name] for name in here})

    h = 1e-4
    expected = (at(h, h) - at(h, -h) - at(-h, h) + at(-h, -h)) / (4 * h * h)
    assert {n: a.shape for n, a in product.items()} == {n: a.shape for n, a in here.items()}
    assert sum((product[n] * other[n]).sum() for n in here) == pytest.approx(expected, rel=1e-4)


def test_plane_of_a_network_lies_along_eigenvectors_exactly() -> None:
    plane = hessian_plane(smooth())

    assert plane.facts["step"] is None
    assert max(plane.facts["eigenvector_errors"]) < 1e-5
    assert plane.eigenvalues[0] > plane.eigenvalues[1] > 0


def test_network_stays_as_it_was() -> None:
    network = seeded(Smooth())
    before = numbers(network)
    model = LandscapeModel(network, loss_cell(), batches())
    moved = {name: array + 1 for name, array in model.parameters().items()}
    model.hessian_vector(moved, moved)

    assert numbers(network) == before


def test_direction_that_does_not_fit_is_told() -> None:
    model = smooth()
    here = model.parameters()
    with pytest.raises(UnknownNameError, match="direction"):
        model.hessian_vector(here, {**here, "no": np.ones(1)})
    with pytest.raises(UnknownNameError, match=r"last\.bias"):
        model.hessian_vector(here, {name: here[name] for name in here if name != "last.bias"})
    told = r"direction\['last.bias'\] expected shape \(3,\), got shape \(1,\)"
    with pytest.raises(ShapeError, match=told):
        model.hessian_vector(here, {**here, "last.bias": np.ones(1)})
