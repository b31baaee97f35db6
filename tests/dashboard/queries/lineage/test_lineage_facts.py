"""Facts keep their kind on the way to the grid."""

from __future__ import annotations

import json

import numpy as np
import pandas as pd

from dashboard.queries.lineage.facts import as_floats, is_numeric, lineage_sections, plain

TABLE = pd.DataFrame(
    {
        "run": ["a", "b"],
        "model.path": pd.array(["/m", None], dtype="str"),
        "hyperparameters.epoch": pd.array([3, None], dtype="Int64"),
        "metric.Accuracy": [0.5, float("nan")],
        "user.mixed": pd.Series([(1, 2), "x"], dtype=object),
        "dataset.nothing": [None, None],
    }
)


def test_metrics_come_first_and_empty_columns_not_at_all() -> None:
    assert list(lineage_sections(TABLE)) == ["metric", "hyperparameters", "user", "model"]


def test_missing_facts_are_none() -> None:
    assert plain(float("nan")) is None
    assert plain(pd.NA) is None
    assert plain(None) is None


def test_numbers_stay_numbers_and_the_rest_becomes_text() -> None:
    facts = [plain(value) for value in (np.int64(3), 0.5, (1, 2), True, float("inf"))]

    assert json.loads(json.dumps(facts)) == [3, 0.5, "[1, 2]", "True", "inf"]


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
