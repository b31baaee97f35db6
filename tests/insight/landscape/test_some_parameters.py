from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from engine import dataset, nn
from engine.train.landscape import LandscapeModel
from insight.errors import SummaryValueError, ValueKindError
from insight.landscape import hessian_plane, only, random_plane, surface
from tests.engine.train.landscape.networks import loss_cell, seeded

from .models import Measured, Network


def test_only_the_named_parameters_move() -> None:
    network = Network((4, 8, 3))
    some = only(network, ["layer1.*"])
    plane = random_plane(some.parameters(), normalize="none")
    found = surface(some, plane, size=3)
    whole = {**network.parameters(), **plane.at(1.0, -1.0)}

    assert list(some.parameters()) == ["layer1.weight", "layer1.bias"]
    assert found.z[0, 2] == network.loss(whole)
    assert found.facts["model"]["moving"] == ["layer1.weight", "layer1.bias"]
    assert found.facts["parameters"] == 27


def test_hessian_is_the_block_of_the_named_parameters() -> None:
    network = Network((4, 8, 3))
    network.trained(30)
    some, h = only(network, ["layer1.weight", "layer0.bias"]), 1e-5
    names = list(some.parameters())
    columns = []
    for name in names:
        for index in range(network.held[name].size):
            slopes = []
            for sign in (1, -1):
                moved = {n: array.copy() for n, array in network.held.items()}
                moved[name].reshape(-1)[index] += sign * h
                slopes.append(network.gradient(moved))
            columns.append(
                np.concatenate([(slopes[0][n] - slopes[1][n]).ravel() / 2 / h for n in names])
            )
    expected = np.linalg.eigvalsh(np.array(columns))

    assert names == ["layer0.bias", "layer1.weight"]
    plane = hessian_plane(some, which="ends")
    np.testing.assert_allclose(plane.eigenvalues, expected[[-1, 0]], rtol=1e-5, atol=1e-7)


def engine_model() -> LandscapeModel:
    rng = np.random.default_rng(2)
    data = {
        "x": rng.standard_normal((64, 6)).astype(np.float32),
        "y": rng.integers(0, 3, 64).astype(np.int32),
    }
    rows = dataset.NumpySlicesDataset(data, shuffle=False).batch(32)
    network = nn.SequentialCell(
        nn.Dense(6, 9), nn.ReLU(), nn.Dense(9, 8), nn.Tanh(), nn.Dense(8, 3)
    )
    return LandscapeModel(seeded(network), loss_cell(), rows, metrics={"acc"})


def steps_of(rows: Any) -> int:
    """How many steps of each point were laid out."""
    blocks = [block.layout for batch in rows._batches for block in batch.blocks]
    tails = [batch.tail for batch in rows._batches if batch.tail is not None]
    return sum(len(layout.steps) for layout in (rows._point, *blocks, *tails))


def test_what_lies_before_the_last_layer_is_computed_once() -> None:
    model = engine_model()
    last = list(model.parameters())[-2:]
    plane = random_plane(model.parameters(), normalize="layer")
    some = random_plane(only(model, last).parameters(), normalize="layer")
    rows = only(model, last).row_losses(some)
    x = np.linspace(-1, 1, 3)

    assert steps_of(rows) < 0.6 * steps_of(model.row_losses(plane))
    expected = [model.loss(some.at(one, 0.5)) for one in x.tolist()]
    np.testing.assert_allclose(rows(x, 0.5), expected, rtol=1e-6)


def test_quantities_and_products_of_an_engines_model_are_those_of_the_whole() -> None:
    model = engine_model()
    some = only(model, ["*bias"])
    plane = random_plane(some.parameters(), normalize="none")
    found = surface(some, plane, size=3)
    direction = {name: np.ones_like(array) for name, array in some.parameters().items()}
    whole = {n: direction.get(n, np.zeros_like(a)) for n, a in model.parameters().items()}
    expected = model.hessian_vector(model.parameters(), whole)

    assert found.quantities["accuracy"][1, 1] == model.measures({}).accuracy
    for name, array in some.hessian_vector(some.parameters(), direction).items():
        np.testing.assert_allclose(array, expected[name], rtol=1e-6)


def test_model_that_cannot_something_cannot_it_of_some_either() -> None:
    some = only(Measured((4, 8, 3)), ["layer0.*"])

    assert some.quantities == Measured.quantities
    assert not hasattr(some, "row_losses")
    assert pickle.loads(pickle.dumps(some)).loss(some.parameters()) == some.loss({})


@pytest.mark.parametrize(
    ("names", "error", "words"),
    [
        ("layer0.bias", ValueKindError, "a list of names"),
        ([], SummaryValueError, "at least one name"),
        (["conv.*"], SummaryValueError, "names or patterns of"),
    ],
)
def test_names_that_fit_nothing_are_told(names: Any, error: Any, words: str) -> None:
    with pytest.raises(error, match=words):
        only(Network((4, 8, 3)), names)
