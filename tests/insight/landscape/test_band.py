from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from insight.errors import SummaryValueError, ValueKindError
from insight.landscape import band_of, random_lines, random_plane, sharpness, surface

from .models import Network

NETWORK = Network((4, 8, 3))
NETWORK.trained(30)


def test_lines_go_along_the_first_axes_of_random_planes() -> None:
    band = random_lines(NETWORK, NETWORK.parameters(), size=5, directions=3, seed=2, reach=2)

    for index in range(3):
        plane = random_plane(NETWORK.parameters(), seed=2 + index)
        expected = [NETWORK.loss(plane.at(x, 0)) for x in band.x.tolist()]
        np.testing.assert_allclose(band.losses[index], expected, rtol=1e-12)
    assert band.x.tolist() == [-2, -1, 0, 1, 2]
    assert not band.y.size


def test_band_is_the_spread_over_the_lines_and_the_rises_of_sharpness_lie_on_it() -> None:
    band = random_lines(NETWORK, NETWORK.parameters(), size=3, directions=4)
    rise = sharpness(NETWORK, directions=4, radii=(1.0,), smallest=False, probes=2).rises[0]
    loss = NETWORK.loss(NETWORK.parameters())

    assert np.array_equal(band.mean, band.losses.mean(axis=0))
    assert np.array_equal(band.deviation, band.losses.std(axis=0, ddof=1))
    assert band.lowest[1] == band.highest[1] == loss
    assert band.mean[2] - loss == pytest.approx(rise.mean)
    assert band.deviation[2] == pytest.approx(rise.deviation)
    assert (band.lowest[2] - loss, band.highest[2] - loss) == pytest.approx(
        (rise.lowest, rise.highest)
    )


def test_only_named_parameters_move() -> None:
    band = random_lines(
        NETWORK, NETWORK.parameters(), size=3, directions=2, names=["layer1.weight"]
    )
    plane = random_plane(NETWORK.parameters(), names=["layer1.weight"])

    assert band.losses[0, 2] == pytest.approx(NETWORK.loss(plane.at(1, 0)), rel=1e-12)


def test_surfaces_of_several_planes_make_a_band() -> None:
    planes = [random_plane(NETWORK.parameters(), seed=seed) for seed in range(3)]
    found = [surface(NETWORK, plane, size=(5, 3)) for plane in planes]
    band = band_of(found)

    assert band.losses.shape == (3, 3, 5)
    assert np.array_equal(band.mean, np.mean([one.z for one in found], axis=0))
    assert (band.lowest <= band.mean).all()
    assert (band.mean <= band.highest).all()


def test_surfaces_of_other_axes_are_told() -> None:
    plane = random_plane(NETWORK.parameters())
    one, other = surface(NETWORK, plane, size=3), surface(NETWORK, plane, size=3, ranges=(0, 1))

    with pytest.raises(SummaryValueError, match="band_of: 1 expected the axes of the first"):
        band_of([one, other])
    with pytest.raises(SummaryValueError, match="at least 2 surfaces"):
        band_of([one])


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        ({"size": 1}, SummaryValueError, "size expected at least 2"),
        ({"size": 2.5}, ValueKindError, "size expected a whole number"),
        ({"directions": 1}, SummaryValueError, "directions expected at least 2"),
        ({"reach": 0}, SummaryValueError, "reach expected a number above 0"),
        ({"reach": "far"}, ValueKindError, "reach expected a number"),
        ({"normalize": "all"}, SummaryValueError, "normalize expected one of"),
        ({"names": ["conv"]}, SummaryValueError, "names expected some of"),
    ],
)
def test_odd_options_are_refused(options: Any, error: Any, words: str) -> None:
    with pytest.raises(error, match=words):
        random_lines(NETWORK, NETWORK.parameters(), **options)
