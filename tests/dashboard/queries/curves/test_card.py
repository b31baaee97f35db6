"""A card has the curve of each run that held at a step, those in focus first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight
from dashboard.encode import decode
from dashboard.live import LiveStore
from dashboard.queries.curves.card import (
    MOST_A_CURVE,
    MOST_CURVES,
    CurveQuery,
    by_tag,
    card_key,
    csv_rows,
    curve_card,
)
from dashboard.queries.series.cut import cut_of

if TYPE_CHECKING:
    from pathlib import Path

AXIS = np.linspace(1, 0, 11)  # as recall falls


def record(folder: Path, steps: dict[int, Any]) -> None:
    with insight.SummaryRecord(folder) as run:
        for step, curve in steps.items():
            run.add_value("curve", "pr", curve)
            run.record(step)


def card(root: Path, told: dict[str, Any] | None = None) -> dict[str, Any]:
    table = LiveStore(insight.open_runs(root)).numbered("curve")
    query = CurveQuery.of(told)
    return curve_card(table, query.panels.chosen(by_tag(cut_of(table))["pr"]), query)


@pytest.fixture
def two(tmp_path: Path) -> Path:
    named = insight.Curve(AXIS, AXIS**2, "Precision", "recall", "precision")
    record(tmp_path / "a", {1: insight.Curve(AXIS, AXIS), 3: named})
    record(tmp_path / "b", {2: insight.Curve(AXIS, 1 - AXIS)})
    return tmp_path


def test_newest_curve_of_each_run_comes_point_by_point(two: Path) -> None:
    found = card(two)

    assert [(one["run"], one["step"], one["points"]) for one in found["lines"]] == [
        ("a", 3, 11),
        ("b", 2, 11),
    ]
    np.testing.assert_array_equal(decode(found["lines"][0]["y"]), AXIS**2)
    assert (found["title"], found["xLabel"], found["yLabel"]) == (
        "Precision",
        "recall",
        "precision",
    )
    assert found["isSquare"]
    assert found["lines"][1]["area"] == pytest.approx(0.5)


def test_step_shows_what_held_then_and_before_the_first_the_first(two: Path) -> None:
    assert [one["step"] for one in card(two, {"step": 2})["lines"]] == [1, 2]
    assert [one["step"] for one in card(two, {"step": 0})["lines"]] == [1, 2]


def test_runs_in_focus_come_first_and_those_filtered_away_not_at_all(two: Path) -> None:
    assert [one["run"] for one in card(two, {"focus": ["b"]})["lines"]] == ["b", "a"]
    assert [one["run"] for one in card(two, {"runs": ["b"]})["lines"]] == ["b"]
    assert card(two, {"runs": []})["lines"] == []


def test_earlier_steps_come_of_runs_in_focus_alone(two: Path) -> None:
    found = card(two, {"earlier": True, "focus": ["a"]})

    assert [len(one.get("earlier", [])) for one in found["lines"]] == [1, 0]
    np.testing.assert_array_equal(decode(found["lines"][0]["earlier"][0]["y"]), AXIS)


def test_long_curves_and_many_runs_are_bounded_and_counted(tmp_path: Path) -> None:
    long = np.random.default_rng(0).random(50_000)
    record(tmp_path / "long", {1: insight.Curve(np.arange(50_000), long)})
    for number in range(MOST_CURVES + 1):
        record(tmp_path / f"run{number}", {1: insight.Curve([0, 1], [0, number])})
    alone, all_of_them = card(tmp_path, {"runs": ["long"]}), card(tmp_path)

    assert len(decode(alone["lines"][0]["x"])) <= MOST_A_CURVE
    assert alone["lines"][0]["points"] == 50_000
    assert alone["lines"][0]["area"] == pytest.approx(np.trapezoid(long))
    assert (len(all_of_them["lines"]), all_of_them["runs"]) == (MOST_CURVES, MOST_CURVES + 2)


def test_what_is_not_finite_travels_and_has_no_area(tmp_path: Path) -> None:
    record(tmp_path / "a", {1: insight.Curve([0.0, 1.0, np.inf], [np.nan, 1.0, -np.inf])})
    (line,) = card(tmp_path)["lines"]

    np.testing.assert_array_equal(decode(line["y"]), [np.nan, 1.0, -np.inf])
    assert line["area"] is None


def test_key_changes_with_what_is_drawn(two: Path) -> None:
    table = LiveStore(insight.open_runs(two)).numbered("curve")
    segments = by_tag(cut_of(table))["pr"]
    asked = [{}, {"step": 1}, {"scale": "x"}, {"earlier": True}, {"focus": ["a"]}]
    keys = {card_key(table, segments, CurveQuery.of(one)) for one in asked}

    assert len(keys) == len(asked)
    assert card_key(table, segments[:1], CurveQuery()) not in keys


@pytest.mark.parametrize(
    "told", [None, [], "x", {"step": "1", "scale": 7, "focus": 3, "earlier": 1}]
)
def test_what_no_browser_asks_counts_as_nothing_asked(two: Path, told: Any) -> None:
    assert card(two, told)["lines"] == card(two)["lines"]


def test_file_has_every_point(two: Path) -> None:
    table = LiveStore(insight.open_runs(two)).numbered("curve")
    rows = csv_rows(table, by_tag(cut_of(table))["pr"], CurveQuery(step=1))

    assert rows[:11] == [("a", 1, x, x) for x in AXIS.tolist()]
    assert len(rows) == 22


def test_curves_without_steps_are_numbered(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path / "a") as run:
        for number in range(3):
            run.add_value("curve", "pr", insight.Curve([0, 1], [number, number]))
            run.record(0)

    found = card(tmp_path, {"step": 1})

    assert found["isNumbered"]
    assert found["lines"][0]["step"] == 1
    assert decode(found["lines"][0]["y"]).tolist() == [1, 1]
