from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from sklearn.datasets import load_digits

from insight.errors import SummaryValueError, ValueKindError
from insight.landscape import (
    ChannelMoments,
    Repair,
    align,
    between,
    interpolate,
    only,
    read_interpolation,
    write_interpolation,
)

from .models import Network

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


class Layered(Network):
    """It tells what its channels do before the activations."""

    def channel_moments(self, parameters: Mapping[str, Any]) -> dict[str, ChannelMoments]:
        found, values = {}, self._values(parameters)
        for index, below in enumerate(values[:-1]):
            weight, bias = f"layer{index}.weight", f"layer{index}.bias"
            made = below @ parameters[weight].T + parameters[bias]
            found[weight] = ChannelMoments(bias, made.mean(axis=0), made.std(axis=0))
        return found


class Digits(Layered):
    """It learns scikit-learn's first 400 digits."""

    def __init__(self) -> None:
        super().__init__(SIZES, relu=True)
        images, labels = load_digits(return_X_y=True)
        self.inputs, self.labels = images[:400] / 16 - 0.3, labels[:400]


SIZES = (64, 96, 96, 96, 10)


@pytest.fixture(scope="module")
def both() -> tuple[Layered, Any, Any]:
    """Two trainings from other weights, the second in the order of the first."""
    network, other = Digits(), Digits()
    other.held = dict(Network.drawn(SIZES, 7))
    last = network.trained(80)[-1]
    return network, last, align(last, other.trained(80)[-1]).parameters


def test_barrier_between_two_aligned_trainings_is_less_than_half_with_repair(both: Any) -> None:
    network, a, b = both
    before = interpolate(network, a, b, size=11)
    after = interpolate(network, a, b, size=11, repair=True)

    assert before.barrier > 0.3
    assert after.barrier < 0.5 * before.barrier
    np.testing.assert_allclose(after.loss[[0, -1]], before.loss[[0, -1]], rtol=1e-12)


def test_channels_between_vary_as_those_of_both_do_and_less_without(both: Any) -> None:
    network, a, b = both
    ends = [network.channel_moments(one) for one in (a, b)]
    plain = network.channel_moments({name: 0.75 * a[name] + 0.25 * b[name] for name in a})
    found = network.channel_moments(Repair(network, a, b).at(0.25))
    hidden = [f"layer{index}.weight" for index in range(3)]

    for name in hidden:
        for moment in ("mean", "deviation"):
            goal = 0.75 * getattr(ends[0][name], moment) + 0.25 * getattr(ends[1][name], moment)
            np.testing.assert_allclose(getattr(found[name], moment), goal, atol=1e-9)
        assert plain[name].deviation.mean() < found[name].deviation.mean()


def test_repaired_way_stands_beside_the_others_in_the_file(both: Any, tmp_path: Path) -> None:
    network, a, b = both
    found = between(network, a, b, size=5, align=True, repair=True)
    write_interpolation(tmp_path / "a.landscape.npz", found)
    held = read_interpolation(tmp_path / "a.landscape.npz")
    expected = interpolate(network, a, align(a, b).parameters, size=5, repair=True)

    assert list(held.ways) == ["straight", "aligned", "repaired"]
    assert np.array_equal(held.ways["repaired"].loss, expected.loss)
    assert held.facts["repair"] is True


def test_ends_and_last_layer_stay(both: Any) -> None:
    network, a, b = both
    between = Repair(network, a, b)
    point = between.at(0.5)

    assert all(np.array_equal(between.at(0.0)[name], a[name]) for name in a)
    assert all(np.array_equal(between.at(1.0)[name], b[name]) for name in a)
    assert np.array_equal(point["layer3.weight"], (a["layer3.weight"] + b["layer3.weight"]) / 2)


def test_channel_that_does_not_vary_is_not_blown_up() -> None:
    network = Layered((4, 8, 3), relu=True)
    dead = {name: array.copy() for name, array in network.held.items()}
    dead["layer0.weight"][2] = 0
    point = Repair(network, dead, dead).at(0.5)

    assert all(np.isfinite(array).all() for array in point.values())
    assert network.loss(point) == pytest.approx(network.loss(dead))


def test_layer_that_is_frozen_stays(both: Any) -> None:
    network, a, b = both
    moving = only(network, ["layer1.*", "layer2.*", "layer3.*"])
    line = interpolate(moving, a, b, size=3, repair=True)

    assert line.loss[0] == pytest.approx(
        moving.loss({name: a[name] for name in moving.parameters()})
    )
    assert np.isfinite(line.loss).all()


def test_what_cannot_be_repaired_is_told(both: Any) -> None:
    network, a, b = both
    plain = Network(SIZES, relu=True)

    with pytest.raises(ValueKindError, match="a model with channel_moments"):
        interpolate(plain, a, b, size=3, repair=True)
    with pytest.raises(SummaryValueError, match="beyond expected 0 with repair"):
        interpolate(network, a, b, size=3, repair=True, beyond=0.1)
    shallow = Layered((6, 3))
    with pytest.raises(SummaryValueError, match="layers before the last"):
        Repair(shallow, shallow.held, shallow.held)
