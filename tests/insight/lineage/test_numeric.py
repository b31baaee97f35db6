"""Columns of numbers are told from others, and keep what floats cannot hold."""

from __future__ import annotations

import numpy as np
import pandas as pd

from insight.lineage.numeric import as_floats, is_numeric, scale_of

TABLE = pd.DataFrame(
    {
        "model.path": pd.array(["/m", None], dtype="str"),
        "hyperparameters.epoch": pd.array([3, None], dtype="Int64"),
        "metric.Accuracy": [0.5, float("nan")],
        "user.truth": [True, False],
        "user.mixed": pd.Series([(1, 2), "x"], dtype=object),
        "dataset.nothing": [None, None],
    }
)


def test_column_of_numbers_is_found() -> None:
    assert [n for n in TABLE if is_numeric(TABLE[n])] == [
        "hyperparameters.epoch",
        "metric.Accuracy",
        "dataset.nothing",
    ]


def test_numbers_beyond_all_floats_are_infinite_and_missing_ones_nan() -> None:
    column = pd.Series([10**400, -(10**400), 5, None, 0.5], dtype=object)

    np.testing.assert_array_equal(as_floats(column), [np.inf, -np.inf, 5, np.nan, 0.5])
    np.testing.assert_array_equal(as_floats(TABLE["hyperparameters.epoch"]), [3, np.nan])


def test_axis_is_logarithmic_where_values_lie_in_decades() -> None:
    assert scale_of(np.array([32.0, 64, 128, 256, 512])) == "log"
    assert scale_of(np.array([1e-4, 1e-3, np.nan, np.inf, 1e-1])) == "log"
    assert scale_of(np.linspace(1, 1000, 50)) == "linear"
    assert scale_of(np.array([0.0, 1e-3, 1e-1])) == "linear"
    assert scale_of(np.array([np.nan])) == "linear"
