"""Points of many series sorted by their tags, and put where they stay."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.sources.parquet import LongSeries, gathered, long_series


def taken(rows: list[tuple[str, int, float]], pieces: int = 2) -> LongSeries:
    series = LongSeries()
    for part in np.array_split(np.arange(len(rows)), pieces):
        held = [rows[index] for index in part]
        steps = np.array([step for _, step, _ in held], np.int64)
        values = np.array([value for _, _, value in held], np.float64)
        series.add(series.numbers_of([tag for tag, _, _ in held]), steps, steps * 1.0, values)
    return series


@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(-9, 9), st.floats(0, 1))))
def test_rows_keep_their_order_within_a_tag(rows: list[tuple[str, int, float]]):
    found = dict(taken(rows).by_tag())

    assert found.keys() == {tag for tag, _, _ in rows}
    for tag, held in found.items():
        expected = [(step, value) for other, step, value in rows if other == tag]
        assert list(zip(held.steps.tolist(), held.values.tolist(), strict=True)) == expected
        assert held.wall_times.tolist() == held.steps.tolist()


def test_what_was_given_away_is_gone():
    series = taken([("a", 1, 0.5)])

    assert len(series) == 1
    assert [tag for tag, _ in series.by_tag()] == ["a"]
    assert list(series.by_tag()) == []


def test_points_of_too_many_series_are_counted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(long_series, "MOST_SERIES", 2)

    series = taken([("a", 1, 0.5), ("b", 1, 0.5), ("c", 1, 0.5), ("a", 2, 0.5)])

    assert series.left_out == 1
    assert {tag: len(held.steps) for tag, held in series.by_tag()} == {"a": 2, "b": 1}


def test_columns_lie_in_the_room_that_was_taken():
    room = np.empty(9, np.int64), np.empty(9), np.empty(9)
    part = np.array([3, 4]), np.array([0.1, 0.2]), np.array([1.0, 2.0])
    later = np.array([5]), np.array([0.3]), np.array([3.0])

    points = gathered(
        "a", {"x": [part, later]}, lambda rows: tuple(column[:rows] for column in room)
    )

    assert points.columns.steps.base is room[0]
    assert points.columns.steps.tolist() == [3, 4, 5]
    assert points.columns.ascending


@pytest.mark.parametrize("steps", [[[1, 1]], [[2, 1]], [[1, 2], [2, 3]], [[5], [], [4]]])
def test_steps_that_do_not_rise_are_seen(steps: list[list[int]]):
    parts = [(np.array(one, np.int64), np.zeros(len(one)), np.zeros(len(one))) for one in steps]

    assert not gathered("a", {"x": parts}).columns.ascending
