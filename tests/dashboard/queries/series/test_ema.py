"""Averages over every point are TensorBoard's, and a constant stays what it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from dashboard.queries.series.ema import debiased_ema, smoothed
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable

    import pandas as pd
    from numpy.typing import NDArray


def by_the_rule(values: NDArray[np.float64], weight: float) -> list[float]:
    """The rule one point at a time."""
    last, count, found = 0.0, 0, []
    for value in values:
        if not np.isfinite(value):
            found.append(value)
            continue
        last = last * weight + (1 - weight) * value
        count += 1
        found.append(last / (1 - weight**count))
    return found


@pytest.mark.parametrize("weight", [0.1, 0.6, 0.9, 0.99])
def test_average_is_the_rule_at_every_point(weight: float) -> None:
    values = np.random.default_rng(0).normal(size=500)
    values[[3, 77, 300]] = [np.nan, np.inf, -np.inf]

    np.testing.assert_allclose(debiased_ema(values, weight), by_the_rule(values, weight))


@pytest.mark.parametrize("weight", [0.3, 0.9, 0.999])
def test_constant_stays_exactly_what_it_is(weight: float) -> None:
    assert set(debiased_ema(np.full(10_000, 0.1), weight)) == {0.1}


def test_weight_of_nothing_leaves_the_values() -> None:
    values = np.array([1.0, np.nan, 3.0])

    np.testing.assert_array_equal(debiased_ema(values, 0.0), values)


def test_series_of_nothing_finite_stays_so() -> None:
    values = np.array([np.nan, np.inf])

    np.testing.assert_array_equal(debiased_ema(values, 0.5), values)


def test_averages_are_kept_for_as_long_as_the_index(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    index = ScalarIndex(scalar_table(("a", "loss", [1.0, 2.0]), ("b", "loss", [3.0])))
    first = smoothed(index, "loss", 0.5)

    assert smoothed(index, "loss", 0.5) is first
    assert [len(one) for one in first] == [2, 1]
    for weight in (0.1, 0.2, 0.3, 0.4):
        smoothed(index, "loss", weight)

    assert smoothed(index, "loss", 0.5) is not first
