"""Histograms of other bins keep their counts."""

from __future__ import annotations

import numpy as np
import pandas as pd

from dashboard.queries.histograms.bins import common_edges, density


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


def test_constant_parameter_stands_in_one_bin() -> None:
    row = {"step": [3], "min": [0.5], "max": [0.5]}
    parts = {"left": [np.array([0.5])], "width": [np.array([0.0])], "bucket_count": [np.array([7])]}
    rows = pd.DataFrame(row | parts)
    found = density(rows, common_edges(rows))

    assert sorted(found.counts[0])[-2:] == [0, 7]


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
