"""Many points one after another have what the network tells of each, at the cost of two."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import nn, ops
from engine.errors import ShapeError, UnknownNameError
from engine.train.landscape import LandscapeModel
from insight import landscape
from tests.engine.train.landscape.networks import Classifier, batches, loss_cell, seeded


class Watched(Classifier):
    """It counts how often it is run."""

    def __init__(self, *between: nn.Cell) -> None:
        super().__init__(*between)
        self.runs: list[int] = []  # a list stays as it is where numbers are put back

    def construct(self, x: Any) -> Any:
        self.runs.append(len(x))
        return super().construct(x)


class Branching(Watched):
    """Half of all points have another loss than the operators of the first tell."""

    def construct(self, x: Any) -> Any:
        out = super().construct(x)
        return out * 2 if float(self.last.bias.asnumpy()[0]) > 0 else out


class Mixing(Watched):
    def construct(self, x: Any) -> Any:
        out = super().construct(x)
        return out - out.mean(0, keep_dims=True)


class Rare(Watched):
    """Operators without a form of their own."""

    def construct(self, x: Any) -> Any:
        return super().construct(ops.sigmoid(x) + ops.exp(x * 0.1))


def model_of(network: Any = None, count: int = 40, batch: int = 40, **options: Any) -> Any:
    own = seeded(Watched() if network is None else network)
    return LandscapeModel(own, loss_cell(), batches(count, batch), **options)


def points_of(model: LandscapeModel, count: int = 5) -> list[dict[str, Any]]:
    rng = np.random.default_rng(3)
    return [
        {
            name: (one + 0.3 * rng.standard_normal(one.shape)).astype(one.dtype)
            for name, one in model.parameters().items()
        }
        for _ in range(count)
    ]


@pytest.mark.parametrize(
    ("network", "options"),
    [
        (Watched, {}),
        (Watched, {"metrics": {"acc"}}),
        (Watched, {"metrics": {"acc"}, "batch": 12}),
        (Watched, {"metrics": {"acc"}, "validation": batches(11, 4)}),
        (Rare, {"metrics": {"acc"}}),
        (Mixing, {"metrics": {"acc"}}),
        (lambda: Watched(nn.BatchNorm1d(6)), {}),
        (lambda: Watched(nn.BatchNorm1d(6), nn.Dropout(p=0.3)), {"mode": "train", "batch": 20}),
    ],
)
def test_points_have_what_the_network_tells_of_them(network: Any, options: Any) -> None:
    model = model_of(network(), **options)
    measures = model.point_measures()

    for parameters in points_of(model):
        found, expected = measures(parameters), model.measured(parameters)
        assert found.keys() == expected.keys()
        assert list(found.values()) == pytest.approx(
            [expected[name] for name in found], rel=1e-6, abs=1e-6, nan_ok=True
        )


def test_the_network_is_run_for_two_points_and_never_again() -> None:
    network = Watched()
    model = model_of(network)
    measures, points = model.point_measures(), points_of(model)
    for parameters in points[:2]:
        measures(parameters)
    assert network.runs
    network.runs.clear()
    for parameters in points[2:]:
        measures(parameters)

    assert network.runs == []


def test_parameters_that_are_not_given_are_those_of_the_network_now() -> None:
    model = model_of()
    measures = model.point_measures()
    for parameters in points_of(model, 3):
        measures(parameters)
    model.network_parameters()["first.bias"].set_data(np.ones(6, np.float32))
    some = {"last.bias": np.full(3, 0.5, np.float32)}

    assert measures(some)["loss"] == pytest.approx(model.loss(some), rel=1e-6)


@pytest.mark.parametrize("options", [{}, {"mode": "recompute"}])
def test_a_network_that_is_not_reproduced_computes_itself(options: Any) -> None:
    network = Watched(nn.BatchNorm1d(6)) if options else Branching()
    model = model_of(network, **options)
    points = points_of(model, 4)
    for k, parameters in enumerate(points):
        parameters["last.bias"][0] = (-1.0) ** k
    measures = model.point_measures()

    assert [measures(one) for one in points] == [model.measured(one) for one in points]


def test_parameters_of_another_network_are_refused() -> None:
    model = model_of()
    measures = model.point_measures()
    for parameters in points_of(model, 3):
        measures(parameters)

    with pytest.raises(UnknownNameError, match="third"):
        measures({"third": np.zeros(3)})
    with pytest.raises(ShapeError, match=r"last\.bias"):
        measures({"last.bias": np.zeros(4)})


def test_checkpoints_of_a_surface_have_the_losses_of_their_network() -> None:
    network = Watched()
    model = model_of(network, metrics={"acc"})
    points = points_of(model, 6)
    plane = landscape.pca_plane(points)
    path = landscape.surface(model, plane, size=3).path
    expected = [model.measured(one) for one in points]

    assert path.loss_true == pytest.approx([one["loss"] for one in expected], rel=1e-6)
    assert path.sampling_error == pytest.approx(
        [one["sampling_error"] for one in expected], rel=1e-6
    )
    found = path.quantities["accuracy"]
    assert found == pytest.approx([one["accuracy"] for one in expected])


def test_some_parameters_have_points_of_their_own() -> None:
    model = model_of()
    some = landscape.only(model, ["last.*"])
    measures = some.point_measures()
    points = [{"last.bias": np.full(3, k, np.float32) * [1, 2, 3]} for k in range(4)]

    for parameters in points:
        expected = model.measured(parameters)["loss"]
        assert measures(parameters)["loss"] == pytest.approx(expected, rel=1e-6)
