"""The columns of the grid: which there are, which are shown, and what the metrics hold."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd
import pytest

from dashboard.queries.runs.columns import (
    MOST_FACTS,
    How,
    asked_hows,
    catalogue,
    fact_columns,
    fact_values,
    facts_of,
    how_of,
    metric_column,
    same_in_all,
    shown_columns,
)
from dashboard.queries.series.index import ScalarIndex
from dashboard.queries.target import Target

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from numpy.typing import NDArray

    Tables = Callable[..., pd.DataFrame]

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


def test_only_what_varies_is_shown_by_itself() -> None:
    shown = shown_columns(
        fact_columns(LINEAGE), ["lr"], ["loss", "lr"], [], [], target="loss", damaged=False
    )

    assert shown[:4] == ["status", "metric:loss", "spark", "fact:hyperparameters.note"]
    assert shown.index("fact:hyperparameters.note") < shown.index("metric:lr")
    assert "fact:user.rate" not in shown
    assert "problems" not in shown


def test_somebody_may_show_and_hide_what_there_is() -> None:
    show = ["fact:user.rate", "metric:lr", "metric:none", "fact:none", "note", "nothing"]
    facts = fact_columns(LINEAGE)
    shown = shown_columns(
        facts, ["loss"], ["loss", "lr"], show, ["status"], target="", damaged=True
    )

    assert {"fact:user.rate", "metric:lr", "note", "problems"} <= set(shown)
    assert not {"status", "metric:none", "fact:none", "nothing"} & set(shown)
    assert shown.index("fact:user.rate") < shown.index("metric:lr")


def test_what_is_the_same_in_all_rows_is_shown_only_where_it_is_wanted() -> None:
    facts, same = fact_columns(LINEAGE), {"source", "metric:lr", "metric:loss"}
    tags = ["loss", "lr"]
    usual = shown_columns(facts, tags, tags, [], [], target="loss", same=same, damaged=False)
    asked = shown_columns(
        facts, tags, tags, ["metric:lr"], [], target="loss", same=same, damaged=False
    )

    assert not {"source", "metric:lr"} & set(usual)
    assert "metric:loss" in usual  # the target, whatever it says
    assert "metric:lr" in asked


def test_columns_that_say_the_same_of_all_runs_are_found(
    scalar_table: Callable[..., pd.DataFrame],
) -> None:
    index = ScalarIndex(
        scalar_table(("a", "lr", [1.0, 0.0]), ("b", "lr", [0.5, 0.0]), ("a", "acc", [0.0]))
    )
    runs = pd.DataFrame(
        {"run": ["a", "b"], "source": "insight", "last_step": [1, 1], "points": [3, 2]}
    ).assign(status="finished")

    assert same_in_all(runs, index, index.by_tag) == {"source", "last_step", "metric:lr"}
    assert same_in_all(runs.iloc[:1], index, index.by_tag) == set()
    assert same_in_all(runs.assign(status=["running", "finished"]), index, index.by_tag) == set()


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


def test_of_thousands_of_facts_few_are_shown_and_all_are_listed() -> None:
    names = [f"user.setting_{number:05d}" for number in range(12_000)]
    wide = pd.DataFrame({"run": ["a", "b"], **{name: [0, 1] for name in names}})
    facts = fact_columns(wide)
    shown = shown_columns(facts, [], [], [], [], target="", damaged=False)
    listed = catalogue(
        facts, ScalarIndex(pd.DataFrame(columns=["run", "tag", "step", "wall_time", "value"]))
    )

    assert sum(name.startswith("fact:") for name in shown) == MOST_FACTS
    assert len(listed["facts"]["varies"]) == 12_000


@pytest.mark.parametrize(
    ("text", "how"),
    [
        ("last", How("last")),
        ("min", How("min")),
        ("mean:10", How("mean", 10)),
        ("mean:-3", How("mean", 1)),
        ("mean:99999999999", How("mean", 100_000)),
        ("step:500", How("step", 500)),
        ("step:-1", How("step", -1)),
        ("step:1e3", How("last")),
        ("step:" + "9" * 40, How("last")),
        ("atmin:val/loss:x", How("atmin", other="val/loss:x")),
        ("atmin", How("last")),
        (7, How("last")),
        (None, How("last")),
    ],
)
def test_what_stands_in_a_column_is_read_from_the_address(text: object, how: How) -> None:
    assert how_of(text) == how
    assert asked_hows({"loss": text}) == {"loss": how}


@pytest.mark.parametrize(
    ("how", "value", "step"),
    [
        ("last", 4.0, 4),
        ("min", 1.0, 1),
        ("max", 9.0, 2),
        ("mean:2", 3.5, 4),
        ("mean:1000", np.mean([5, 1, 9, 3, 4]), 4),
        ("step:3", 3.0, 3),
        ("step:1000", 4.0, 4),
        ("atmin:val", 3.0, 3),
        ("atmax:val", 5.0, 0),
    ],
)
def test_column_holds_the_value_asked_for_with_its_step(
    scalar_table: Tables, how: str, value: float, step: int
) -> None:
    table = scalar_table(("a", "loss", [5, 1, 9, 3, 4]), ("a", "val", [9, 8, np.nan, 1, 2]))
    column = metric_column(ScalarIndex(table), "loss", how_of(how), ["a"])

    assert column.held.tolist() == [value]
    assert column.steps.tolist() == [step]
    assert column.has == [True]


def test_run_that_lacks_a_value_is_told_from_one_that_has_nan(scalar_table: Tables) -> None:
    table = scalar_table(("a", "loss", [np.nan]), ("b", "other", [1.0]))
    column = metric_column(ScalarIndex(table), "loss", How("min"), ["a", "b", "c"])

    assert column.has == [True, False, False]
    assert np.isnan(column.held).all()
    later = metric_column(ScalarIndex(table), "loss", How("step", -5), ["a"])
    assert later.has == [False]


def test_values_that_are_not_finite_are_never_the_least_or_greatest(scalar_table: Tables) -> None:
    index = ScalarIndex(scalar_table(("a", "loss", [np.inf, 2.0, -np.inf, 1.0, np.nan])))
    found = [metric_column(index, "loss", How(word), ["a"]).held[0] for word in ("min", "max")]

    assert found == [1.0, 2.0]


def test_facts_are_plain_values_in_the_order_asked_for() -> None:
    assert fact_values(LINEAGE, "user.some", [1, 0]) == [None, 3]
