from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight.errors import SummaryValueError, ValueKindError
from insight.landscape import relief, surface
from tests.insight.landscape.models import OfPlane, unit_plane

if TYPE_CHECKING:
    from collections.abc import Callable

    from insight.landscape import Surface


def drawn(function: Callable[[float, float], float], **options: Any) -> Surface:
    options = {"size": 41, "ranges": (-2, 2), **options}
    return surface(OfPlane(function), unit_plane(), **options)


def test_basin_of_a_bowl_is_its_ellipse() -> None:
    found = relief(drawn(lambda x, y: x**2 + 4 * y**2, size=161), level=1.0)

    assert found.basin_area == pytest.approx(np.pi / 2, rel=0.02)
    assert found.basin_share == pytest.approx(np.pi / 2 / 16, rel=0.05)
    assert found.share_below == found.basin_share
    assert not found.is_basin_cut
    assert found.share_not_convex == 0.0
    assert (found.minima, found.minima_on_edge, found.smad) == (1, 0, 0.0)


def test_level_is_a_tenth_of_the_way_from_the_end_to_the_top_where_none_is_given() -> None:
    assert relief(drawn(lambda x, y: 3 + x**2 + y**2)).level == pytest.approx(3.8)


def test_wells_beyond_a_ridge_are_below_the_level_and_not_in_the_basin() -> None:
    def wells(x: float, y: float) -> float:
        return ((x + 1.0) ** 2 - 1) ** 2 + y**2  # at x = 0, where the end is, and at x = -2

    found = relief(drawn(wells), level=0.5)

    assert found.share_below > 1.3 * found.basin_share > 0
    assert found.minima == 2
    assert found.minima_on_edge == 1
    assert found.smad == pytest.approx(1.0)
    assert [one.persistence for one in found.deepest] == pytest.approx([65 + 3, 1.0], rel=0.2)


def test_saddle_and_hill_are_nowhere_convex_whatever_the_axes() -> None:
    stretched = unit_plane()
    first, second = stretched.directions
    skew = replace(stretched, directions=({"w": 5 * first["w"]}, {"w": first["w"] + second["w"]}))
    model = OfPlane(lambda x, y: x**2 - y**2)

    assert relief(surface(model, skew, size=9)).share_not_convex == 1.0
    assert relief(drawn(lambda x, y: x * y)).share_not_convex == 1.0
    assert relief(drawn(lambda x, y: -(x**2) - y**2)).share_not_convex == 1.0


def test_share_that_is_not_convex_is_that_of_a_wave_along_one_axis() -> None:
    found = drawn(lambda x, y: np.cos(np.pi * x + 0.3) + 9 * y**2)
    bends_down = np.cos(np.pi * found.x[1:-1] + 0.3) > 0

    assert relief(found).share_not_convex == pytest.approx(bends_down.mean())


def test_rounding_of_float32_makes_no_minima_and_bends_nothing() -> None:
    plain = drawn(lambda x, y: 5.0)
    noisy = replace(plain, z=np.float32(5.0) * (1 + 1e-7 * np.sign(np.sin(np.arange(1681)))))
    noisy = replace(noisy, z=noisy.z.reshape(41, 41))
    found = relief(noisy)

    assert found.minima == 0
    assert found.share_not_convex == 0.0


def test_minima_less_deep_than_predictions_may_be_off_are_not_counted() -> None:
    found = drawn(lambda x, y: x**2 + y**2 + 0.05 * np.cos(9 * x))
    unsure = replace(found, error=np.full(found.z.shape, 0.2))

    assert relief(found).minima > 1
    assert relief(unsure).minima == 1


def test_end_that_is_not_on_the_grid_or_above_the_level_has_no_basin() -> None:
    found = drawn(lambda x, y: 1 + x**2 + y**2)
    outside = replace(found, convergence=(7.0, 0.0, 1.0))

    assert np.isnan(relief(outside).basin_area)
    assert np.isnan(relief(found, level=0.5).basin_share)
    assert relief(found, level=0.5).share_below == 0


def test_losses_without_numbers_belong_to_nothing() -> None:
    found = drawn(lambda x, y: x**2 + y**2 if x < 1 else np.nan)

    assert relief(found).minima == 1
    assert relief(found).share_not_convex == 0.0
    with pytest.raises(SummaryValueError, match="a surface with a finite loss"):
        relief(replace(found, z=np.full(found.z.shape, np.nan)))


def test_figures_are_told_as_json() -> None:
    told = relief(drawn(lambda x, y: x**2 + y**2)).told()

    assert json.loads(json.dumps(told)) == told
    assert told["deepest"][0]["loss"] == 0.0


@pytest.mark.parametrize(
    ("level", "error"),
    [("high", ValueKindError), (True, ValueKindError), (np.inf, SummaryValueError)],
)
def test_level_that_is_none_is_told(level: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match="relief: level"):
        relief(drawn(lambda x, y: x), level)
