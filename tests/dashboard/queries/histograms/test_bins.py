"""Histograms of other bins keep their counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
import pytest

import insight
from dashboard.queries.histograms.bins import common_edges, density

if TYPE_CHECKING:
    from pathlib import Path


def rows_of(*samples: np.ndarray, bins: int = 10) -> pd.DataFrame:
    parts = []
    for step, sample in enumerate(samples):
        counts, edges = np.histogram(sample, bins)
        parts.append((step, sample.min(), sample.max(), edges[:-1], np.diff(edges), counts))
    names = ["step", "min", "max", "left", "width", "bucket_count"]
    return pd.DataFrame(parts, columns=names)


def test_each_step_keeps_its_count(rng: np.random.Generator) -> None:
    rows = rows_of(rng.normal(size=1000), rng.normal(size=500) * 3)
    found = density(rows, common_edges(rows))

    np.testing.assert_allclose(found.counts.sum(axis=1), [1000, 500])


def test_same_bins_give_the_same_counts(rng: np.random.Generator) -> None:
    sample = rng.normal(size=1000)
    rows = rows_of(sample, bins=48)
    found = density(rows, common_edges(rows))

    np.testing.assert_allclose(found.counts[0], np.histogram(sample, 48)[0], atol=1e-6)


def written(root: Path, *samples: np.ndarray) -> pd.DataFrame:
    """The rows that our own writer makes of some arrays."""
    with insight.SummaryRecord(root / "run") as record:
        for step, sample in enumerate(samples):
            record.add_value("histogram", "w", sample)
            record.record(step)
    return insight.open_runs(root).table("histogram")


@pytest.mark.parametrize("constant", [0.5, 0.0, -3.0])
def test_constant_parameter_stands_in_one_bin(tmp_path: Path, constant: float) -> None:
    rows = written(tmp_path, np.full(7, constant))
    found = density(rows, common_edges(rows))

    assert sorted(found.counts[0])[-2:] == [0, 7]


def test_zeros_stand_at_zero_beside_the_steps_that_follow(
    tmp_path: Path, rng: np.random.Generator
) -> None:
    rows = written(tmp_path, np.zeros(64), rng.normal(size=64) * 0.01)
    found = density(rows, common_edges(rows))
    place = int(found.counts[0].argmax())

    assert found.counts[0, place] == 64
    assert found.edges[place] <= 0 <= found.edges[place + 1]


def test_central_range_of_a_constant_beside_wide_steps_is_that_of_the_values(
    tmp_path: Path, rng: np.random.Generator
) -> None:
    narrow = [rng.uniform(-0.01, 0.01, 50) for _ in range(3)]
    rows = written(tmp_path, *[np.zeros(50)] * 97, *narrow)
    edges = common_edges(rows, central=0.98)

    np.testing.assert_allclose(edges[[0, -1]], [-0.01, 0.01], atol=0.008)


def test_of_many_steps_the_first_and_last_are_kept(rng: np.random.Generator) -> None:
    rows = rows_of(*rng.normal(size=(500, 8)))
    found = density(rows, common_edges(rows), most_steps=10)

    assert (len(found.steps), found.steps[0], found.steps[-1]) == (10, 0, 499)


def test_step_of_only_nan_counts_nothing() -> None:
    nothing = [np.array([])]
    row = {"step": [1], "min": [np.nan], "max": [np.nan], "left": nothing, "width": nothing}
    rows = pd.DataFrame(row | {"bucket_count": nothing})
    found = density(rows, common_edges(rows))

    assert found.counts.sum() == 0
