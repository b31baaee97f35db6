from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.sources import Points
from insight.tables.points import PointColumns, join


def segment(**series: list[tuple[int, float]]) -> Points:
    """Points with equal values, by tag as (step, wall time)."""
    rows = {tag: ([s for s, _ in held], [t for _, t in held]) for tag, held in series.items()}
    return Points.of("events", {tag: (s, t, s) for tag, (s, t) in rows.items()})


def rows(points: Points) -> dict[str, list[tuple[int, float]]]:
    found, held = {}, points.columns
    for tag, part in held.rows():
        times = held.wall_times[part].tolist()
        found[tag] = list(zip(held.steps[part].tolist(), times, strict=True))
    return found


SERIES = st.dictionaries(
    st.sampled_from("abc"),
    st.lists(st.tuples(st.integers(0, 9), st.floats(0, 9)), min_size=1, max_size=4),
    max_size=3,
)


@given(st.lists(SERIES.filter(bool), min_size=1, max_size=5))
def test_joined_segments_hold_the_rows_of_each_tag_in_their_order(parts: list[Any]) -> None:
    joined = join([segment(**part) for part in parts])
    expected: dict[str, list[tuple[int, float]]] = {}
    for part in parts:
        for tag, held in part.items():
            expected.setdefault(tag, []).extend(held)

    assert rows(joined) == expected
    assert joined.columns.tags == sorted(expected)
    rising = [all(a < b for (a, _), (b, _) in pairwise(held)) for held in expected.values()]
    assert joined.columns.ascending == all(rising)


@given(st.lists(SERIES.filter(bool), min_size=1, max_size=12))
def test_columns_know_whether_their_rows_rise_however_they_came(parts: list[Any]) -> None:
    columns = PointColumns()
    for part in parts:
        columns.add(segment(**part))

    assert columns.ascending == join([segment(**part) for part in parts]).columns.ascending
    assert len(columns) == sum(len(held) for part in parts for held in part.values())


def test_segments_stay_few_while_a_run_grows_row_by_row() -> None:
    columns = PointColumns()
    for step in range(1000):
        columns.add(segment(loss=[(step, float(step))]))

    assert len(columns.segments) <= 11
    assert rows(join(columns.segments)) == {"loss": [(step, float(step)) for step in range(1000)]}


def test_segment_that_lies_in_a_file_is_never_joined_to_one_in_memory() -> None:
    columns = PointColumns()
    columns.add(segment(loss=[(1, 1.0)]))
    columns.move(segment(loss=[(1, 1.0)]))
    columns.add(segment(loss=[(2, 2.0)]))
    columns.add(segment(loss=[(3, 3.0)]))

    assert [len(part.columns) for part in columns.segments] == [1, 2]
    assert (columns.in_memory, len(columns)) == (2, 3)


@pytest.mark.parametrize(("second", "ascending"), [((1, 2.0), False), ((2, 0.5), True)])
def test_step_that_falls_between_segments_is_noticed_and_a_time_is_not(
    second: tuple[int, float], ascending: bool
) -> None:
    columns = PointColumns()
    columns.add(segment(loss=[(1, 1.0)]))
    columns.add(segment(loss=[second]))

    assert columns.ascending == ascending
