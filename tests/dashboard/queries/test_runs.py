"""The runs table says what a table of all points says."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
import pytest

from dashboard.queries.objective import direction, objective
from dashboard.queries.runs import header_numbers, main_tag, run_list, run_rows
from dashboard.queries.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable

    Tables = Callable[..., pd.DataFrame]


def runs_of(*names: str) -> pd.DataFrame:
    count = len(names)
    started = pd.to_datetime(np.arange(count) * 60, unit="s", utc=True)
    return pd.DataFrame(
        {
            "run": pd.array(names, dtype="str"),
            "source": "insight",
            "started": started,
            "updated": started + pd.Timedelta(seconds=5),
            "status": "finished",
            "last_step": 2,
            "points": 3,
            "files": 1,
            "bytes": 10,
            "problems": 0,
        }
    )


def test_row_holds_the_last_value_of_each_metric(scalar_table: Tables) -> None:
    table = scalar_table(("a", "loss", [0.5, 0.25]), ("a", "lr", [0.1]), ("b", "loss", [0.75]))
    rows = run_rows(runs_of("a", "b"), ScalarIndex(table))

    assert [row["metric_0"] for row in rows] == [0.25, 0.75]
    assert [row["metric_1"] for row in rows] == [0.1, None]
    assert rows[0]["spark"] == [0.5, 0.25]
    assert rows[1]["duration"] == 5


def test_rows_are_json_even_with_nan_and_missing_times(scalar_table: Tables) -> None:
    runs = runs_of("a")
    runs.loc[0, "started"] = pd.NaT
    rows = run_rows(runs, ScalarIndex(scalar_table(("a", "loss", [np.nan, np.inf]))))

    assert json.loads(json.dumps(rows, allow_nan=False))[0]["started"] is None


def test_list_beside_the_charts_begins_with_the_newest(scalar_table: Tables) -> None:
    index = ScalarIndex(scalar_table(("a", "accuracy", [0.5]), ("b", "accuracy", [0.6])))
    listed = run_list(runs_of("a", "b"), index)

    assert listed["runs"] == ["b", "a"]
    assert listed["last"] == [0.6, 0.5]


def test_best_run_is_the_lowest_loss(scalar_table: Tables) -> None:
    index = ScalarIndex(scalar_table(("a", "loss", [0.5]), ("b", "loss", [0.25])))
    facts = header_numbers(runs_of("a", "b"), index)

    assert (facts["best_run"], facts["best"]) == ("b", 0.25)


def test_runs_without_scalars_have_no_best(scalar_table: Tables) -> None:
    facts = header_numbers(runs_of("a"), ScalarIndex(scalar_table()))

    assert facts["best_run"] is None


@pytest.mark.parametrize(
    ("tag", "sign"),
    [("val/Accuracy", 1), ("loss/auto", -1), ("accuracy_loss", -1), ("learning_rate", 0)],
)
def test_direction_is_read_from_the_name(tag: str, sign: int) -> None:
    assert direction(tag) == sign


def test_tag_without_direction_is_compared_only_when_nothing_better_is_there(
    scalar_table: Tables,
) -> None:
    assert objective({"lr": 9, "loss": 1}) == "loss"
    assert objective({"lr": 9}) == "lr"
    assert main_tag(ScalarIndex(scalar_table())) is None
