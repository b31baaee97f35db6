"""Facts keep their kind on the way to the grid."""

from __future__ import annotations

import json

import numpy as np
import pandas as pd

from dashboard.queries.lineage.facts import plain
from insight.lineage.sections import lineage_sections

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
