"""A large card draws the card's points, and averages taken before any bucket was made."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from dashboard.encode import decode
from dashboard.queries.scalar_ema import debiased_ema
from dashboard.queries.scalar_enlarged import enlarged_card, enlarged_key
from dashboard.queries.scalar_index import ScalarIndex
from dashboard.queries.scalars import scalar_card

if TYPE_CHECKING:
    from collections.abc import Callable

    import pandas as pd


def test_card_without_smoothing_is_the_card(scalar_table: Callable[..., pd.DataFrame]) -> None:
    index = ScalarIndex(scalar_table(("a", "x", [1.0, 2.0, 3.0])))
    large, card = enlarged_card(index, "x"), scalar_card(index, "x")

    assert {name: value for name, value in large.items() if name != "key"} == {
        name: value for name, value in card.items() if name != "key"
    }


def test_average_of_a_short_series_is_that_of_every_point(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    values = np.random.default_rng(3).normal(size=300)
    table = scalar_table(("a", "x", list(values)), ("a", "y", [1.0]), ("b", "x", [5.0, 5.0]))
    card = enlarged_card(ScalarIndex(table), "x", weight=0.9)
    found = decode(card["smooth"])

    np.testing.assert_allclose(found[:300], debiased_ema(values, 0.9))
    assert set(found[300:]) == {5.0}


def test_average_of_a_long_series_is_taken_before_the_buckets(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    values = np.random.default_rng(4).normal(size=20_000)
    index = ScalarIndex(scalar_table(("a", "x", list(values))))
    card = enlarged_card(index, "x", weight=0.99)
    size, found = decode(card["size"]), decode(card["smooth"])
    ends = np.cumsum(size)
    exact = debiased_ema(values, 0.99)
    means = [part.mean() for part in np.split(exact, ends[:-1])]

    assert ends[-1] == 20_000
    np.testing.assert_allclose(found, means, atol=1e-6)


def test_zoom_does_not_change_the_average_at_a_step(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    values = np.random.default_rng(5).normal(size=20_000)
    index = ScalarIndex(scalar_table(("a", "x", list(values))))
    card = enlarged_card(index, "x", (10_000, 10_099), 0.99)
    step, single = decode(card["step"]), decode(card["size"]) == 1
    inside = single & (step >= 10_000) & (step <= 10_099)

    assert inside.sum() >= 98
    np.testing.assert_allclose(
        decode(card["smooth"])[inside],
        debiased_ema(values, 0.99)[step[inside].astype(int)],
        atol=1e-6,
    )


def test_key_tells_windows_and_weights_apart(scalar_table: Callable[..., pd.DataFrame]) -> None:
    index = ScalarIndex(scalar_table(("a", "x", [1.0])))
    keys = {
        enlarged_key(index, "x", window, weight)
        for window in (None, (0, 5))
        for weight in (0.0, 0.5)
    }

    assert len(keys) == 4
    assert enlarged_card(index, "x", None, 0.5)["key"] in keys
