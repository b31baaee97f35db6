"""The filter field takes words of a name, or the filter language."""

from __future__ import annotations

from typing import Any

import pandas as pd
import pytest

from dashboard.queries.runs.matches import matching_runs
from insight.errors import FilterError

RUNS = pd.DataFrame({"run": ["adam/1", "adam/2", "sgd"], "status": ["running", "failed", "failed"]})
LINEAGE = pd.DataFrame({"run": ["adam/1", "sgd"], "hyperparameters.learning_rate": [0.1, 0.01]})


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("", ["adam/1", "adam/2", "sgd"]),
        ("ADAM", ["adam/1", "adam/2"]),
        ("adam 2", ["adam/2"]),
        ("a*1", ["adam/1"]),
        ("lr > 0.05", ["adam/1"]),
        ("status = failed and lr < 0.05", ["sgd"]),
        ("not status == running", ["adam/2", "sgd"]),
        ("[", []),
    ],
)
def test_filter_lets_these_through(text: str, names: list[str]) -> None:
    assert matching_runs(RUNS, LINEAGE, text) == names


GIVEN: dict[str, dict[str, Any]] = {
    "adam/1": {"name": "The baseline", "tags": ["good", "old"]},
    "sgd": {"note": "too slow"},
}


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("baseline", ["adam/1"]),
        ("the adam", ["adam/1"]),
        ("old", ["adam/1"]),
        ("tags ~ good", ["adam/1"]),
        ('given.note ~ slow or title = "The baseline"', ["adam/1", "sgd"]),
    ],
)
def test_filter_knows_what_people_gave_the_runs(text: str, names: list[str]) -> None:
    assert matching_runs(RUNS, LINEAGE, text, GIVEN) == names


def test_filter_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(FilterError):
        matching_runs(RUNS, LINEAGE, "lr > > 3")
