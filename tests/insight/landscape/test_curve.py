from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from insight.errors import SummaryValueError, ValueKindError
from insight.landscape import Curve, checkpoint_plane, connect, interpolate
from tests.insight.landscape.models import Network, OfPlane, Quadratic

SIZES = (6, 16, 3)


@pytest.fixture(scope="module")
def pair() -> tuple[Network, dict[str, Any], dict[str, Any]]:
    """Two trainings from other beginnings."""
    network, other = Network(SIZES), Network(SIZES)
    other.held = Network.drawn(SIZES, 9)
    return network, network.trained(200)[-1], other.trained(200)[-1]


@pytest.fixture(scope="module")
def curve(pair: tuple[Network, dict[str, Any], dict[str, Any]]) -> Curve:
    return connect(*pair, size=21, steps=300)


def test_curve_goes_around_the_barrier_on_the_line(
    pair: tuple[Network, dict[str, Any], dict[str, Any]], curve: Curve
) -> None:
    line = interpolate(*pair, size=21)

    assert line.barrier > 0.15
    assert curve.barrier < 0.1 * line.barrier


def test_ends_and_losses_are_those_of_the_networks(
    pair: tuple[Network, dict[str, Any], dict[str, Any]], curve: Curve
) -> None:
    network, first, last = pair

    assert all(np.array_equal(curve.at(0.0)[name], first[name]) for name in first)
    assert all(np.array_equal(curve.at(1.0)[name], last[name]) for name in last)
    assert curve.loss.tolist() == [network.loss(curve.at(t)) for t in curve.t.tolist()]


def test_curve_lies_in_the_plane_of_its_three_points(
    pair: tuple[Network, dict[str, Any], dict[str, Any]], curve: Curve
) -> None:
    plane = checkpoint_plane(curve.a, curve.b, curve.bend)
    middle = np.array([0.25, 0.25, 0.5]) @ plane.path
    at = plane.at(*middle.tolist())

    assert all(np.allclose(at[name], curve.at(0.5)[name]) for name in at)


def test_same_seed_gives_the_same_curve(
    pair: tuple[Network, dict[str, Any], dict[str, Any]],
) -> None:
    first, second, third = (connect(*pair, size=3, steps=5, seed=seed) for seed in (1, 1, 2))

    assert np.array_equal(first.loss, second.loss)
    assert not np.array_equal(first.loss, third.loss)


def test_networks_stay_as_they_were(pair: tuple[Network, dict[str, Any], dict[str, Any]]) -> None:
    network, first, last = pair
    before = [network.loss(first), network.loss(last), network.loss(network.held)]
    connect(network, first, last, size=2, steps=3)

    assert [network.loss(first), network.loss(last), network.loss(network.held)] == before


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"size": 1}, SummaryValueError),
        ({"steps": 0}, SummaryValueError),
        ({"rate": 0}, SummaryValueError),
        ({"rate": np.nan}, SummaryValueError),
        ({"steps": 1.5}, ValueKindError),
        ({"rate": "x"}, ValueKindError),
    ],
)
def test_odd_options_are_refused(options: dict[str, Any], error: type[Exception]) -> None:
    ends = {"w": np.zeros(2)}, {"w": np.ones(2)}
    with pytest.raises(error, match="connect"):
        connect(Quadratic(np.eye(2)), *ends, **options)


def test_model_without_a_gradient_is_told() -> None:
    ends = {"w": np.zeros(2)}, {"w": np.ones(2)}
    with pytest.raises(ValueKindError, match=r"a model with gradient\(parameters\), got OfPlane"):
        connect(OfPlane(lambda x, y: 0.0), *ends)  # type: ignore[arg-type]
