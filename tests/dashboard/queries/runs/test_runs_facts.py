"""The facts of runs: how they differ, and in which order they tell runs apart."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from dashboard.queries.runs.facts import fact_columns, fact_values, facts_of
from insight.lineage.target import Target

if TYPE_CHECKING:
    from collections.abc import Collection

    from numpy.typing import NDArray

LINEAGE = pd.DataFrame(
    {
        "run": ["a", "b"],
        "user.seed": pd.array([1, 2], dtype="Int64"),
        "user.rate": [0.1, 0.1],
        "user.some": pd.array([3, None], dtype="Int64"),
        "hyperparameters.optimizer": pd.array(["Adam", "Adam"], dtype="str"),
        "hyperparameters.note": pd.array(["x", "y"], dtype="str"),
        "metric.odd": pd.Series([1, "one"], dtype=object),
        "model.path": pd.array([None, None], dtype="str"),
    }
)


def judged(scores: list[float]) -> Target:
    return Target("val/loss", "best", 1, np.array(scores))


def running(total: int, of: Collection[int] = ()) -> NDArray[np.bool_]:
    """Of so many runs those that go on."""
    return np.isin(np.arange(total), list(of))


def test_columns_are_told_apart_by_what_they_hold() -> None:
    found = {column.name: (column.spread, column.numeric) for column in fact_columns(LINEAGE)}

    assert found == {
        "hyperparameters.note": ("varies", False),
        "hyperparameters.optimizer": ("constant", False),
        "user.rate": ("constant", True),
        "user.seed": ("varies", True),
        "user.some": ("varies", True),
        "model.path": ("empty", False),
        "metric.odd": ("varies", False),
    }
    assert next(iter(found)) == "hyperparameters.note"


def test_facts_that_tell_the_judged_runs_apart_come_first() -> None:
    lineage = pd.DataFrame(
        {
            "run": ["a", "b", "other"],
            "hyperparameters.depth": [2, 2, 3],
            "hyperparameters.rate": [0.1, 0.2, None],
            "run.host": [None, None, "h"],
        }
    )
    found = facts_of(fact_columns(lineage), lineage, judged([0.5, 0.6, math.nan]), running(3))

    assert [column.name for column in found] == [
        *("hyperparameters.rate", "hyperparameters.depth", "run.host"),
    ]


def test_parameters_stand_by_how_much_they_explain_and_results_behind_them() -> None:
    """A result is no cause; and of a text that each run has for itself nothing can be said."""
    rate = [0.1, 0.2] * 10
    lineage = pd.DataFrame(
        {
            "run": [f"r{number}" for number in range(20)],
            "hyperparameters.idle": [1, 1, 2, 2] * 5,
            "hyperparameters.name": [f"n{number}" for number in range(20)],
            "hyperparameters.rate": rate,
            "user.depth": [1, 2, 2, 2] * 5,
            "metric.accuracy": rate,
        }
    )
    facts = fact_columns(lineage)
    target = judged(rate)
    names = [column.name for column in facts_of(facts, lineage, target, running(20))]
    going = facts_of(facts, lineage, target, running(20, of=range(13)))

    assert names == [
        *("hyperparameters.rate", "user.depth", "hyperparameters.idle", "hyperparameters.name"),
        "metric.accuracy",
    ]
    assert [column.name for column in going] == [column.name for column in facts]


def test_facts_are_plain_values_in_the_order_asked_for() -> None:
    assert fact_values(LINEAGE, "user.some", [1, 0]) == [None, 3]
