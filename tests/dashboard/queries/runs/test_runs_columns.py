"""The columns of the grid: which there are, and which are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pandas as pd

from dashboard.queries.runs.columns import (
    MOST_FACTS,
    catalogue,
    same_in_all,
    shown_columns,
)
from dashboard.queries.runs.facts import fact_columns
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable

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
