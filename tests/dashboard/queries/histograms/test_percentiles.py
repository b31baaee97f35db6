"""Percentiles read from buckets are those of the values, up to a bucket."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

import insight
from dashboard.queries.histograms.percentiles import NAMES, SHARES, percentiles

if TYPE_CHECKING:
    from pathlib import Path

    import pandas as pd


def table_of(root: Path, *arrays: np.ndarray) -> pd.DataFrame:
    with insight.SummaryRecord(root / "run") as record:
        for step, array in enumerate(arrays):
            record.add_value("histogram", "w", array)
            record.record(step)
    return insight.open_runs(root).table("histogram")


def test_lines_lie_within_a_bucket_of_the_values(tmp_path: Path, rng: np.random.Generator) -> None:
    arrays = [rng.normal(size=5000), rng.exponential(size=5000), rng.uniform(-1, 1, 700)]
    found = percentiles(table_of(tmp_path, *arrays))

    assert found.lines.shape == (len(NAMES), 3)
    for step, array in enumerate(arrays):
        bucket = np.ptp(array) / 70
        np.testing.assert_allclose(found.lines[[0, -1], step], [array.min(), array.max()])
        exact = np.percentile(array, SHARES)
        np.testing.assert_allclose(found.lines[1:-1, step], exact, atol=bucket)


def test_constant_lies_on_one_line_and_nan_on_none(tmp_path: Path) -> None:
    found = percentiles(table_of(tmp_path, np.full(40, 0.5), np.full(4, np.nan)))

    assert set(found.lines[:, 0]) == {0.5}
    assert np.isnan(found.lines[:, 1]).all()


def test_of_many_steps_an_even_choice_is_kept(tmp_path: Path) -> None:
    table = table_of(tmp_path, *np.random.default_rng(0).normal(size=(30, 20)))
    found = percentiles(table, most_steps=7)

    assert (len(found.steps), found.steps[0], found.steps[-1]) == (7, 0, 29)
