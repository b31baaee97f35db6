from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import nn
from engine.errors import MisfitError
from engine.train.landscape import LandscapeModel
from insight.landscape import interpolate
from tests.engine.train.landscape.networks import (
    Classifier,
    arrays,
    batches,
    loss_cell,
    modes,
    numbers,
    seeded,
)
from tests.engine.train.landscape.on_plane.test_choice import Images, model_of


def test_moments_of_dense_layers_are_those_before_the_activation() -> None:
    network = seeded(nn.SequentialCell(nn.Dense(5, 6, activation="relu"), nn.Dense(6, 3)))
    model = LandscapeModel(network, loss_cell(), batches(14, 4))
    at, x = model.parameters(), arrays(14)["x"].astype(np.float64)
    first = x @ at["0.weight"].T + at["0.bias"]
    second = np.maximum(first, 0) @ at["1.weight"].T + at["1.bias"]
    found = model.channel_moments(at)

    assert list(found) == ["0.weight", "1.weight"]
    for name, expected in (("0", first), ("1", second)):
        assert found[f"{name}.weight"].bias == f"{name}.bias"
        np.testing.assert_allclose(found[f"{name}.weight"].mean, expected.mean(0), atol=1e-6)
        np.testing.assert_allclose(found[f"{name}.weight"].deviation, expected.std(0), rtol=1e-5)


def test_moments_of_convolutions_are_over_all_positions() -> None:
    model = model_of(Images(), batch=16)
    at = model.parameters()
    found = model.channel_moments(at)["first.weight"]
    images = np.concatenate([batch[0].asnumpy() for batch in model.samples.batches])
    windows = np.lib.stride_tricks.sliding_window_view(images.astype(np.float64), (3, 3), (2, 3))
    made = np.einsum("nchwij,ocij->ohwn", windows, at["first.weight"])
    made = made.reshape(4, -1) + at["first.bias"][:, None]

    np.testing.assert_allclose(found.mean, made.mean(1), atol=1e-6)
    np.testing.assert_allclose(found.deviation, made.std(1), rtol=1e-5)


def test_network_stays_as_it_was_and_nobody_watches_it_afterwards() -> None:
    network = seeded(Classifier())
    model = LandscapeModel(network, loss_cell(), batches())
    before = numbers(network), modes(network)
    there = {name: array + 1 for name, array in model.parameters().items()}
    model.channel_moments(there)
    first = model.channel_moments(there)["first.weight"].mean

    assert (numbers(network), modes(network)) == before
    assert first.tolist() == model.channel_moments(there)["first.weight"].mean.tolist()


def test_lines_between_networks_of_the_engine_are_repaired() -> None:
    model = LandscapeModel(seeded(Classifier()), loss_cell(), batches())
    a, rng = model.parameters(), np.random.default_rng(4)
    b = {name: rng.standard_normal(array.shape).astype(np.float32) for name, array in a.items()}
    plain = interpolate(model, a, b, size=5)
    found = interpolate(model, a, b, size=5, repair=True)

    np.testing.assert_allclose(found.loss[[0, -1]], plain.loss[[0, -1]], rtol=1e-6)
    assert np.isfinite(found.loss).all()
    assert not np.allclose(found.loss[1:-1], plain.loss[1:-1])


@pytest.mark.parametrize(
    ("network", "words"),
    [
        (Classifier(nn.BatchNorm1d(6)), "without batch norms"),
        (nn.SequentialCell(nn.ReLU()), "with dense or convolutional layers"),
    ],
)
def test_networks_without_such_layers_are_told(network: Any, words: str) -> None:
    model = LandscapeModel(network, loss_cell(), batches())

    with pytest.raises(MisfitError, match=words):
        model.channel_moments({})
