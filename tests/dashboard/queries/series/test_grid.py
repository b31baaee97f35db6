"""Runs side by side agree with a plain loop."""

from __future__ import annotations

import numpy as np

from dashboard.queries.series.curves import Curve, ascends
from dashboard.queries.series.edges import AxisWindow
from dashboard.queries.series.grid import grid, less_base


def curve(run: str, x: np.ndarray, value: np.ndarray) -> Curve:
    return Curve(run, x, ascends(x), x.astype(int), x + 100.0, value, None, 100.0, 0)


def test_few_places_are_compared_at_the_very_same_x(rng: np.random.Generator) -> None:
    one, other = rng.normal(size=10), rng.normal(size=5)
    curves = [curve("a", np.arange(10), one), curve("b", np.arange(0, 10, 2), other)]
    found = less_base(grid(curves, 50), 1)

    np.testing.assert_array_equal(found.x, np.arange(10))
    np.testing.assert_array_equal(found.mean[0, ::2], one[::2] - other)
    assert np.isnan(found.mean[0, 1::2]).all()
    np.testing.assert_array_equal(found.mean[1, ::2], 0)


def test_slices_agree_with_a_plain_loop(rng: np.random.Generator) -> None:
    x, value = np.sort(rng.uniform(0, 100, 5000)), rng.normal(size=5000)
    value[rng.random(5000) < 0.1] = np.nan
    found = grid([curve("a", x, value), curve("b", x[::2], value[::2])], 40)
    half = np.diff(found.x)[0] / 2

    assert found.size.sum() == 7500
    for place, middle in enumerate(found.x):
        inside = (x >= middle - half) & (x < middle + half)
        np.testing.assert_allclose(found.mean[0, place], np.nanmean(value[inside]), rtol=1e-9)


def test_window_gets_slices_of_its_own(rng: np.random.Generator) -> None:
    x = np.arange(10_000)
    found = grid([curve("a", x, rng.normal(size=10_000))], 50, AxisWindow(2_000, 2_100))

    assert ((found.x >= 2_000) & (found.x <= 2_100)).sum() >= 40
    assert found.size.sum() == 10_000


def test_x_that_goes_back_lies_where_it_belongs() -> None:
    found = grid([curve("a", np.array([3, 1, 2]), np.array([30.0, 10.0, 20.0]))], 10)

    np.testing.assert_array_equal(found.mean[0], [10, 20, 30])


def seeds(rng: np.random.Generator, length: int = 50) -> list[Curve]:
    """Runs of the same length whose points lie nowhere at the same x, a level each."""
    return [
        curve(name, np.cumsum(rng.uniform(0.8, 1.2, length)), np.full(length, float(level)))
        for level, name in enumerate("abc")
    ]


def test_runs_without_a_common_x_share_slices_all_the_same(rng: np.random.Generator) -> None:
    found = grid(seeds(rng), 240)
    runs = (found.size > 0).sum(axis=0)

    assert len(runs) >= 15
    assert (runs[1:-2] == 3).all()  # the last ones begin where the first run has ended
    np.testing.assert_allclose(found.mean[:, 1:-2].mean(axis=0), 1.0)


def test_baseline_keeps_the_others_where_no_x_is_the_same(rng: np.random.Generator) -> None:
    compared = less_base(grid(seeds(rng)[:2], 1_000), 0)

    assert np.isfinite(compared.mean[1]).sum() >= 15


def test_few_strange_points_leave_the_common_places(rng: np.random.Generator) -> None:
    curves = [curve(name, np.arange(0, 50, 2), rng.normal(size=25)) for name in "abcd"]
    curves.append(curve("e", np.array([7, 20, 30]), rng.normal(size=3)))
    found = grid(curves, 240)

    np.testing.assert_array_equal(found.x, np.sort([*range(0, 50, 2), 7]))


def test_window_has_no_more_slices_than_its_points_can_fill(rng: np.random.Generator) -> None:
    found = grid(seeds(rng, 5_000), 240, AxisWindow(1_000, 1_060))
    inside = (found.x > 1_003) & (found.x < 1_057)

    assert 15 <= inside.sum() <= 32
    assert (found.size[:, inside] > 0).all()


def test_window_compares_common_places_at_the_very_same_x(rng: np.random.Generator) -> None:
    x = np.arange(0, 10_000)
    values = rng.normal(size=(2, len(x)))
    found = grid(
        [curve(name, x, value) for name, value in zip("ab", values, strict=True)],
        50,
        AxisWindow(2_000, 2_030),
    )
    inside = (found.x >= 2_000) & (found.x <= 2_030)

    np.testing.assert_array_equal(found.x[inside], np.arange(2_000, 2_031))
    np.testing.assert_array_equal(found.mean[:, inside], values[:, 2_000:2_031])
    assert found.size.sum() == 20_000
    assert (np.diff(found.x) > 0).all()


def test_log_axis_leaves_out_what_it_has_no_place_for(rng: np.random.Generator) -> None:
    x = np.arange(-5.0, 1_000.0)
    found = grid([curve("a", x, rng.normal(size=len(x)))], 50, log=True)

    assert found.size.sum() == (x > 0).sum()
