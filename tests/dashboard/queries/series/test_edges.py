"""Slices of an axis stay where they are, whatever its ends."""

from __future__ import annotations

import math

import numpy as np
import pytest

from dashboard.queries.series.edges import AxisWindow, common_edges, edges


def test_edges_stay_where_they_are_while_a_run_grows() -> None:
    before, after = edges(0, 10_000, 100), edges(0, 10_100, 100)

    assert 84 <= len(before) <= 102
    np.testing.assert_array_equal(after[: len(before)], before)


@pytest.mark.parametrize(
    ("low", "high"), [(-1.7e308, 1.7e308), (0.0, 5e-324), (0.0, 1e-300), (1e17, 1e17 + 16)]
)
def test_edges_hold_whatever_a_number_can_be(low: float, high: float) -> None:
    found = edges(low, high, 100)

    assert 2 <= len(found) <= 102
    assert np.isfinite(found).all()
    assert found[0] <= low
    assert found[-1] >= high
    assert (np.diff(found / 4) > 0).all()


def test_log_edges_have_equal_ratios() -> None:
    ratios = np.diff(np.log10(edges(1, 1e6, 60, log=True)))

    np.testing.assert_allclose(ratios, ratios[0])


@pytest.mark.parametrize("odd", [math.inf, -math.inf, math.nan])
def test_end_that_is_not_finite_leaves_one_slice(odd: float) -> None:
    for ends in ((0.0, odd), (odd, 1.0), (odd, odd)):
        assert edges(*ends, 100).tolist() == [0, 1]


@pytest.mark.parametrize("window", [None, AxisWindow(-1.0, 2.0), AxisWindow(-2.0, -1.0)])
def test_log_axis_without_anything_above_0_has_one_slice(window: AxisWindow | None) -> None:
    reached = AxisWindow(-3.0, -3.0)

    assert common_edges(reached, 10, window, log=True).tolist() == [0, 1]
