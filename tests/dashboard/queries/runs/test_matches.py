"""The filter field takes words of a name, or the filter language."""

from __future__ import annotations

import time
from typing import Any

import pandas as pd
import pytest

from dashboard.queries.runs.matches import matching_runs
from insight.errors import FilterError
from insight.tables.scalar_index import ScalarIndex

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
        ("adam and lr > 0.05", ["adam/1"]),
        ("not adam", ["sgd"]),
        ("2 or status = failed and not adam", ["adam/2", "sgd"]),
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
        ("baseline or old and status = failed", ["adam/1"]),
        ("not baseline and not note ~ slow", ["adam/2"]),
        ('given.note ~ slow or title = "The baseline"', ["adam/1", "sgd"]),
    ],
)
def test_filter_knows_what_people_gave_the_runs(text: str, names: list[str]) -> None:
    assert matching_runs(RUNS, LINEAGE, text, GIVEN) == names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("loss < 1", ["adam/1"]),
        ("last(loss) >= 3", ["sgd"]),
        ("min(loss) < 1", ["adam/1", "sgd"]),
        ("max(loss) > 4 and lr < 0.05", ["sgd"]),
        ("min(nothing) < 1", None),
    ],
)
def test_filter_knows_the_metrics(text: str, names: list[str] | None) -> None:
    values = {"adam/1": [2.0, 0.5], "sgd": [0.25, 5.0, float("nan"), 3.0]}
    rows = [(run, "loss", step, 0.0, v) for run in values for step, v in enumerate(values[run])]
    index = ScalarIndex(pd.DataFrame(rows, columns=["run", "tag", "step", "wall_time", "value"]))

    if names is None:
        with pytest.raises(FilterError, match="there are loss"):
            matching_runs(RUNS, LINEAGE, text, None, index)
    else:
        assert matching_runs(RUNS, LINEAGE, text, None, index) == names


def test_filter_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(FilterError):
        matching_runs(RUNS, LINEAGE, "lr > > 3")


def test_words_with_many_stars_take_time_that_grows_with_the_name() -> None:
    runs = pd.DataFrame({"run": ["a" * 200 + str(number) for number in range(50)]})
    began = time.process_time()

    assert matching_runs(runs, runs[["run"]], "a*a*a*a*a*b") == []
    assert time.process_time() - began < 5


def test_star_stands_for_something_within_one_name() -> None:
    assert matching_runs(RUNS, LINEAGE, "adam*baseline", GIVEN) == []
    assert matching_runs(RUNS, LINEAGE, "the*base adam*1", GIVEN) == ["adam/1"]


def test_words_without_end_are_refused() -> None:
    with pytest.raises(FilterError, match="at most 10000 characters"):
        matching_runs(RUNS, LINEAGE, "a " * 10_000)
