from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.tables.cuts import Cuts
from insight.tables.restart import FileRows, all_rows, standing_rows

Row = tuple[int, float]  # step, wall time


def file_rows(name: str, rows: list[Row], *cuts: tuple[int, int]) -> FileRows:
    times = [time for _, time in rows]
    span = (min(times), max(times))
    steps = np.array([step for step, _ in rows], np.int64)
    return FileRows(name, span, steps, np.array(times), cuts=Cuts.of(cuts))


def check(files: list[list[Row]], expected: list[Row]) -> None:
    """The rows that stand, by step, are these."""
    given_rows = [row for rows in files for row in rows]
    places = standing_rows([file_rows(f"f{i}", rows) for i, rows in enumerate(files)])
    assert [given_rows[place] for place in places] == expected


def part(first: int, last: int, time: float) -> list[Row]:
    """Steps from first to last, a second apart, from a time on."""
    return [(step, time + place) for place, step in enumerate(range(first, last + 1))]


def test_steps_that_only_rise_all_stand() -> None:
    check([part(1, 5, 0)], part(1, 5, 0))


def test_restart_in_one_file_replaces_the_steps_from_there_on() -> None:
    rows = part(1, 9, 0) + part(4, 5, 20)
    indices = standing_rows([file_rows("f", rows, (9, 4))])

    assert [rows[index] for index in indices] == part(1, 3, 0) + part(4, 5, 20)


def test_restart_in_a_later_file_replaces_rows_of_earlier_files_too() -> None:
    rows = [part(1, 9, 0), part(20, 22, 20) + part(5, 7, 30)]
    indices = standing_rows([file_rows("a", rows[0]), file_rows("b", rows[1], (3, 5))])

    assert [(rows[0] + rows[1])[index] for index in indices] == part(1, 4, 0) + part(5, 7, 30)


def test_rows_out_of_order_in_one_file_all_stand() -> None:
    check([[(1000, 1.0), (3000, 2.0), (2000, 3.0)]], [(1000, 1.0), (2000, 3.0), (3000, 2.0)])


def test_later_record_of_a_step_stands_whatever_the_clock_said() -> None:
    check([[(1, 9.0), (2, 3.0), (1, 2.0)]], [(1, 2.0), (2, 3.0)])


def test_session_of_a_later_file_takes_older_rows_from_its_step_on() -> None:
    rows = FileRows("a", (0.0, 9.0), np.arange(5), np.arange(5.0), ceiling=3)

    assert standing_rows([rows]).tolist() == [0, 1, 2]


def test_restart_in_a_later_file_replaces_the_steps_from_there_on() -> None:
    check([part(1, 9, 0), part(4, 5, 20)], part(1, 3, 0) + part(4, 5, 20))


def test_files_are_ordered_by_their_wall_times_and_not_by_name() -> None:
    check([part(4, 5, 20), part(1, 9, 0)], part(1, 3, 0) + part(4, 5, 20))


def test_run_that_goes_on_in_another_file_loses_nothing() -> None:
    check([part(1, 3, 0), part(4, 6, 20)], part(1, 3, 0) + part(4, 6, 20))


def test_clock_that_went_back_loses_nothing() -> None:
    check([part(1, 3, 50), part(4, 6, 10)], part(1, 3, 50) + part(4, 6, 10))


def test_two_writers_at_once_lose_nothing_and_the_newest_wins_a_step() -> None:
    check(
        [[(1, 0.0), (2, 2.0), (3, 9.0)], [(2, 3.0), (4, 5.0)]],
        [(1, 0.0), (2, 3.0), (3, 9.0), (4, 5.0)],
    )


def test_later_part_that_begins_before_the_earlier_steps_is_no_restart() -> None:
    check([part(5, 8, 0), part(1, 6, 20)], [*part(1, 6, 20), (7, 2.0), (8, 3.0)])


def test_second_restart_cuts_what_the_first_one_left() -> None:
    files = [part(0, 9, 0), part(5, 11, 20), part(3, 4, 40)]

    check(files, part(0, 2, 0) + part(3, 4, 40))


def test_step_given_twice_is_no_restart() -> None:
    files = [part(100, 102, 0), [(1, 20.0), (1, 20.0), (2, 21.0), (2, 21.0)]]

    check(files, [(1, 20.0), (2, 21.0), *part(100, 102, 0)])


def test_writer_beside_a_restart_loses_nothing() -> None:
    beside = [(7, 8.0), (8, 22.0)]

    check([part(1, 9, 0), part(4, 5, 20), beside], part(1, 3, 0) + part(4, 5, 20) + beside)


def test_same_step_twice_in_one_instant_is_the_one_written_last() -> None:
    places = standing_rows([file_rows("f", [(1, 5.0), (1, 5.0)])])

    assert places.tolist() == [1]


def test_files_of_one_instant_follow_their_names() -> None:
    files = [file_rows("b", [(1, 5.0)]), file_rows("a", [(1, 5.0)])]

    assert standing_rows(files).tolist() == [0]


@pytest.mark.parametrize("odd", [float("nan"), float("inf"), float("-inf")])
def test_wall_time_that_is_no_time_is_the_oldest(odd: float) -> None:
    ours = FileRows("a", (0.0, 9.0), np.array([1, 2]), np.array([odd, 2.0]))
    theirs = FileRows("b", (5.0, 6.0), np.array([1, 2]), np.array([5.0, odd]))

    assert standing_rows([ours, theirs]).tolist() == [2, 1]


def test_wall_times_that_are_no_times_decide_nothing_in_a_file() -> None:
    nan, rows = float("nan"), [(1, float("inf")), (2, 1.0), (1, float("nan"))]
    file = FileRows("f", (1.0, 1.0), np.array([1, 2, 1]), np.array([time for _, time in rows]))

    assert standing_rows([file]).tolist() == [2, 1]
    assert standing_rows(
        [FileRows("f", (1.0, 1.0), np.array([3, 4]), np.array([nan, nan]))]
    ).tolist() == [0, 1]


def test_negative_steps_are_steps() -> None:
    check([part(-3, 0, 0), part(-1, 1, 9)], part(-3, -2, 0) + part(-1, 1, 9))


def test_all_rows_are_by_step_and_time() -> None:
    files = [file_rows("b", [(2, 9.0)]), file_rows("a", [(1, 5.0), (2, 6.0)])]

    assert all_rows(files).tolist() == [1, 2, 0]


def standing_by_the_words(files: list[list[Row]], cuts: list[tuple[int, int]]) -> list[int]:
    """The rule as the documents put it, row by row; a file has one cut, (row, step)."""
    starts = np.cumsum([0, *map(len, files)])
    spans = [(min(t for _, t in rows), max(t for _, t in rows), i) for i, rows in enumerate(files)]

    def is_earlier(i: int, j: int) -> bool:
        return spans[i][1] <= spans[j][0] and spans[i] < spans[j]

    newest: dict[int, tuple[float, tuple[float, float, int], int]] = {}
    for i, rows in enumerate(files):
        limits = []
        for j, later in enumerate(files):
            first = later[0][0]
            if is_earlier(i, j):
                limits += [cuts[j][1]] if cuts[j][0] else []
                ranges = [[s for s, _ in files[k]] for k in range(len(files)) if is_earlier(k, j)]
                limits += [first] * any(min(steps) <= first <= max(steps) for steps in ranges)
        own: dict[int, int] = {}
        for place, (step, _) in enumerate(rows):
            cut = step >= cuts[i][1] and place < cuts[i][0]
            if not cut and all(step < limit for limit in limits):
                own[step] = place
        for step, place in own.items():
            key = (rows[place][1], spans[i], int(starts[i]) + place)
            if step not in newest or key > newest[step]:
                newest[step] = key
    return [newest[step][2] for step in sorted(newest)]


rows_of_a_file = st.lists(
    st.tuples(st.integers(-3, 12), st.integers(0, 30).map(float)), min_size=1, max_size=12
)


@given(
    st.lists(
        st.tuples(rows_of_a_file, st.integers(0, 12), st.integers(-3, 12)), min_size=1, max_size=5
    )
)
def test_any_files_stand_as_the_rule_says_row_by_row(
    drawn: list[tuple[list[Row], int, int]],
) -> None:
    files = [rows for rows, _, _ in drawn]
    cuts = [(min(row, len(rows)), step) for rows, row, step in drawn]
    indices = standing_rows(
        [
            file_rows(f"f{i}", rows, *([cut] if cut[0] else []))
            for i, (rows, cut) in enumerate(zip(files, cuts, strict=True))
        ]
    )

    assert indices.tolist() == standing_by_the_words(files, cuts)


@given(rows_of_a_file)
def test_every_step_stands_at_most_once(rows: list[Row]) -> None:
    places = standing_rows([file_rows("f", rows)])
    steps = [rows[place][0] for place in places]

    assert steps == sorted(set(steps))


def test_rows_keyed_by_step_neither_replace_others_nor_are_replaced() -> None:
    steps = np.array([1, 2, 3, 2], np.int64)
    keyed = FileRows("k", (0.0, 9.0), steps, np.array([1.0, 2.0, 3.0, 9.0]), keyed_by_step=True)
    timed = FileRows("t", (20.0, 20.0), np.array([2], np.int64), np.array([20.0]))

    assert standing_rows([keyed]).tolist() == [0, 3, 2]
    assert standing_rows([keyed, timed]).tolist() == [0, 4, 2]
