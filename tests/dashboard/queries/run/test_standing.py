"""A run's rank among those that have the target, and whom it is compared with."""

from __future__ import annotations

import math

import numpy as np
import pandas as pd
import pytest

from dashboard.queries.run.standing import beside, standing
from insight.lineage.target import Target
from insight.lineage.target.ranking import ranked
from insight.tables.scalar_index import ScalarIndex

RUNS = ["a", "b", "c", "d", "e"]


def series(values: dict[str, list[float]]) -> ScalarIndex:
    rows = [
        {"run": run, "tag": "loss", "step": step, "wall_time": 0.0, "value": value}
        for run, held in values.items()
        for step, value in enumerate(held, 1)
    ]
    return ScalarIndex(pd.DataFrame(rows))


def told(run: str, target: Target, index: ScalarIndex | None = None) -> dict[str, object]:
    return standing(run, RUNS, target, ranked(RUNS, target), index or series({"a": [1.0]}))


LOSS = Target("loss", "best", -1, np.array([0.5, 0.25, 0.5, math.nan, 0.75]))


def test_runs_without_a_number_have_no_rank() -> None:
    assert ranked(RUNS, LOSS) == ["b", "a", "c", "e"]
    assert told("d", LOSS)["rank"] is None
    assert told("d", LOSS)["count"] == 4


def test_runs_that_are_as_good_share_their_rank() -> None:
    ranks = {run: told(run, LOSS)["rank"] for run in "abce"}

    assert ranks == {"b": 1, "a": 2, "c": 2, "e": 4}


def test_runs_next_to_it_are_named() -> None:
    assert (told("b", LOSS)["better"], told("b", LOSS)["worse"]) == (None, "a")
    assert (told("c", LOSS)["better"], told("c", LOSS)["worse"]) == ("a", "e")
    assert told("c", LOSS)["best"] == ["b", 0.25]


def test_nobody_has_a_rank_where_the_name_does_not_say_which_way_is_better() -> None:
    target = LOSS._replace(name="gain", of="last", direction=0)

    assert ranked(RUNS, target) == []
    assert told("a", target)["value"] == 0.5
    assert told("a", target)["rank"] is None


def test_value_of_a_series_is_told_with_its_step() -> None:
    index = series({"a": [0.9, 0.5, 0.7], "d": [math.nan]})

    assert told("a", LOSS, index)["step"] == 2
    assert told("a", LOSS._replace(of="last"), index)["step"] == 3
    assert told("d", LOSS, index)["value"] == "NaN"  # it is there, and no number
    assert told("e", Target("metric.x", "recorded", 1, LOSS.scores), index)["step"] is None


def test_run_that_lacks_the_target_has_no_value() -> None:
    assert told("d", LOSS)["value"] is None
    assert told("d", LOSS)["step"] is None


@pytest.mark.parametrize(
    ("run", "best_first", "other"),
    [
        ("c", ["a", "b", "c"], "a"),
        ("a", ["a", "b", "c"], "b"),
        ("a", ["a"], None),
        ("a", [], None),
        ("x", ["a"], "a"),
    ],
)
def test_run_is_compared_with_the_best_and_the_best_with_the_second(
    run: str, best_first: list[str], other: str | None
) -> None:
    assert beside(run, best_first) == other
