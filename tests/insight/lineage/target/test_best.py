"""The best of a series: its finite values count, the earliest of equal ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from insight.lineage.target.best import TOGETHER, best_row, best_rows, best_values
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable

    import pandas as pd

ODD = [float("nan"), float("inf"), float("-inf"), 0.0, -0.0]


def test_earliest_of_equal_bests_counts(scalar_table: Callable[..., pd.DataFrame]) -> None:
    index = ScalarIndex(scalar_table(("a", "acc", [0.5, 0.9, 0.9, 0.1])))

    assert best_row(index, index.segments[0], 1) == 1
    assert best_row(index, index.segments[0], -1) == 3


@pytest.mark.parametrize("sign", [1, -1])
def test_best_values_of_many_series_are_those_of_their_best_rows(
    scalar_table: Callable[..., pd.DataFrame], sign: int
) -> None:
    rng = np.random.default_rng(4)
    series = [
        (f"{run}", tag, rng.choice([*ODD, *rng.normal(size=3)], rng.integers(1, 5)).tolist())
        for run in range(TOGETHER + 3)
        for tag in ("loss", "acc")
    ]
    index = ScalarIndex(scalar_table(*series))
    segments = index.by_tag["loss"]
    rows = [best_row(index, segment, sign) for segment in segments]

    assert best_rows(index, segments, sign).tolist() == rows
    np.testing.assert_array_equal(best_values(index, segments, sign), index.value[rows])
    assert best_values(index, [], sign).shape == best_rows(index, [], sign).shape == (0,)
