"""Runs side by side agree with a plain loop."""

from __future__ import annotations

import numpy as np

from dashboard.queries.series.buckets import Window
from dashboard.queries.series.curves import Curve, ascends
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
    found = grid([curve("a", x, rng.normal(size=10_000))], 50, Window(2_000, 2_100))

    assert ((found.x >= 2_000) & (found.x <= 2_100)).sum() >= 40
    assert found.size.sum() == 10_000


def test_x_that_goes_back_lies_where_it_belongs() -> None:
    found = grid([curve("a", np.array([3, 1, 2]), np.array([30.0, 10.0, 20.0]))], 10)

    np.testing.assert_array_equal(found.mean[0], [10, 20, 30])
