"""Rows travel column by column, and only those that are others than before."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from dashboard.encode import decode
from dashboard.queries.runs.hows import How
from dashboard.queries.runs.rows import (
    END,
    GAP,
    MOST_VERSIONS,
    TOGETHER,
    UNKNOWN,
    RowHistory,
    odd_counts,
    row_payload,
    row_signs,
    sparks,
)
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from collections.abc import Callable

    Tables = Callable[..., pd.DataFrame]


LOST = {"lost": [3]}


def runs_of(*names: str) -> pd.DataFrame:
    """Runs that started a minute after each other and took five seconds."""
    started = pd.to_datetime(np.arange(len(names)) * 60, unit="s", utc=True)
    table = pd.DataFrame({"run": pd.array(names, dtype="str"), "started": started})
    table["updated"] = started + pd.Timedelta(seconds=5)
    facts = {"source": "insight", "status": "finished", "last_step": 2, "points": 3}
    return table.assign(**facts, files=1, bytes=10, problems=0)


def test_payload_holds_the_tables_of_the_runs_asked_for(scalar_table: Tables) -> None:
    table = scalar_table(("a", "loss", [0.5, 0.25]), ("b", "loss", [np.nan]))
    lineage = pd.DataFrame({"run": ["a", "b", "c"], "user.seed": [1, 2, None]})
    columns = ["metric:loss", "fact:user.seed"]
    hows = {"loss": How("max")}
    runs = runs_of("a", "b", "c")
    payload = row_payload(
        runs,
        ScalarIndex(table),
        lineage,
        ["c", "b", "a"],
        columns,
        hows,
        "loss",
        {"b": 1},
        {"b": LOST},
        {},
        {"b": {"loss": 2}},
    )
    metric = payload["metrics"]["metric:loss"]

    np.testing.assert_equal(decode(metric["v"])[1:], [np.nan, 0.5])
    assert decode(metric["s"])[1:].tolist() == [0, 0]
    assert metric["no"] == [0]
    assert metric["ranks"] == {"b": 2}
    assert payload["facts"]["fact:user.seed"] == [None, 2, 1]
    assert payload["nan"] == [0, 1, 0]
    assert payload["ranks"] == {"b": LOST}
    assert decode(payload["started"]).tolist() == [120, 60, 0]
    assert decode(payload["duration"]).tolist() == [5, 5, 5]
    assert decode(payload["last_step"]).tolist() == [2, 2, 2]


def test_payload_is_json_even_with_nan_and_missing_times(scalar_table: Tables) -> None:
    runs = runs_of("a")
    runs.loc[0, "started"] = pd.NaT
    index = ScalarIndex(scalar_table(("a", "loss", [np.nan, np.inf])))
    lineage = pd.DataFrame({"run": ["a"], "user.rate": [np.inf]})
    columns = ["metric:loss", "fact:user.rate"]
    payload = row_payload(
        runs, index, lineage, ["a"], columns, {}, "loss", odd_counts(index), {}, {}, {}
    )

    assert np.isnan(decode(json.loads(json.dumps(payload, allow_nan=False))["started"])).all()
    assert payload["nan"] == [2]


def test_row_is_new_to_those_who_have_an_older_one() -> None:
    history = RowHistory()
    assert history.since(-1, 1, {"a": 1, "b": 1}) == (["a", "b"], [])
    assert history.since(1, 2, {"a": 2, "c": 1}) == (["a", "c"], ["b"])
    assert history.since(2, 2, {"a": 2, "c": 1}) == ([], [])
    assert history.since(1, 2, {"a": 2, "c": 1}) == (["a", "c"], ["b"])
    assert history.since(77, 3, {"a": 2}) == (["a"], [])


def test_known_version_is_never_taken_for_another() -> None:
    history = RowHistory()
    history.since(UNKNOWN, 1, {"a": 1})
    history.since(UNKNOWN, 1, {"a": 2})

    assert history.since(1, 2, {"a": 2}) == (["a"], [])


def test_rows_of_no_version_are_not_remembered() -> None:
    history = RowHistory()

    assert history.since(UNKNOWN, UNKNOWN, {"a": 1}) == (["a"], [])
    assert history.since(UNKNOWN, UNKNOWN, {"a": 1}) == (["a"], [])
    assert not history.knows(UNKNOWN)


def test_history_forgets_what_is_long_ago() -> None:
    history = RowHistory()
    for version in range(1, MOST_VERSIONS + 2):
        history.since(-1, version, {"a": version})

    assert not history.knows(1)
    assert history.knows(2)


def test_sign_of_a_run_changes_with_its_row_only() -> None:
    before, now = runs_of("a", "b"), runs_of("a", "b")
    now.loc[1, "bytes"] += 1

    assert row_signs(before, {})["a"] == row_signs(now, {})["a"]
    assert row_signs(before, {})["b"] != row_signs(now, {})["b"]


def test_sign_of_a_run_changes_where_time_shows_that_a_rank_was_lost() -> None:
    runs = runs_of("a", "b")
    before, now = row_signs(runs, {}), row_signs(runs, {"b": LOST, "gone": LOST})

    assert before["a"] == now["a"]
    assert before["b"] != now["b"]
    assert list(now) == ["a", "b"]


def test_sparkline_keeps_first_and_last_and_marks_what_is_not_finite(scalar_table: Tables) -> None:
    index = ScalarIndex(
        scalar_table(("a", "loss", list(range(101))), ("b", "loss", [1.0, np.nan, 3.0]))
    )
    levels = sparks(index, "loss", ["a", "b", "none"])

    assert levels[0, 0] == 0
    assert levels[0, -1] == 100
    assert (np.diff(levels[0]) > 0).all()
    assert levels[1, :4].tolist() == [0, GAP, 100, END]
    assert (levels[2] == END).all()


def test_sparklines_of_many_runs_are_those_of_each_alone(scalar_table: Tables) -> None:
    rng = np.random.default_rng(7)
    odd = [np.nan, np.inf, -np.inf, 1.7e308, -1.7e308, 0.0]
    series = [
        (f"{run}", "loss", rng.choice([*odd, *rng.normal(size=9)], rng.integers(1, 80)).tolist())
        for run in range(TOGETHER + 5)
    ]
    index = ScalarIndex(scalar_table(*series, ("1", "other", [1.0])))
    names = ["none", *rng.permutation([name for name, _, _ in series]).tolist()]
    alone = np.concatenate([sparks(index, "loss", [name]) for name in names])

    np.testing.assert_array_equal(sparks(index, "loss", names), alone)
    assert (alone[0] == END).all()


def test_values_not_finite_are_counted_by_run(scalar_table: Tables) -> None:
    table = scalar_table(("a", "loss", [1.0, np.nan]), ("a", "lr", [np.inf]), ("b", "loss", [1.0]))

    assert odd_counts(ScalarIndex(table)) == {"a": 2}
