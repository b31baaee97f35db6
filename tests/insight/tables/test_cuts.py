from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from insight.format.scalars.columns import Columns
from insight.sources import Folder, FoundRun, LocalPlace, Points, SessionStart
from insight.sources.breaks import NO_BREAKS, RecordOrder, breaks_of
from insight.sources.tensorboard import SOURCE
from insight.tables.cuts import Cuts, Start, TagOrder, cuts_of
from insight.tables.run_file import RunFile, Teller
from tests.faults.standing import SCALAR, Order, left_in_file

LOSS = (SCALAR, "loss")
VALIDATION = (SCALAR, "validation")
FOLLOWER = SOURCE.follow(FoundRun("a", Folder("/a", "a", ["f"]), ["f"]), LocalPlace("/"))


def points_of(records: list[Order], begin: int = 0) -> Points | None:
    """The points of some records, each ten bytes long, with those starts that stand among them."""
    steps: dict[str, list[int]] = {}
    offsets: dict[str, list[int]] = {}
    for number, record in enumerate(records):
        for _, tag in record.tags:
            steps.setdefault(tag, []).append(record.step)
            offsets.setdefault(tag, []).append(10 * (begin + number))
    if not steps:
        return None
    starts = [10 * (begin + n) for n, record in enumerate(records) if record.start is not None]
    tags = sorted(steps)
    bounds = np.cumsum([0, *(len(steps[tag]) for tag in tags)])
    held = np.concatenate([steps[tag] for tag in tags])
    begins = np.concatenate([offsets[tag] for tag in tags])
    times = np.zeros(len(held))
    columns = Columns.of(tags, bounds, held, times, times)
    return Points("f", columns, RecordOrder.of(columns, begins, starts))


def file_of(pieces: list[list[Order]]) -> RunFile:
    """A file that was read piece by piece."""
    file, begin = RunFile("f", Teller("tensorboard", FOLLOWER)), 0
    for records in pieces:
        for number, record in enumerate(records):
            if record.start is not None:
                file.add_start(SessionStart("f", 10 * (begin + number), record.start))
        points = points_of(records, begin)
        if points is not None:
            file.add_points(points)
        begin += len(records)
    return file


def standing(*pieces: list[Order]) -> dict[str, list[int]]:
    """The steps of the rows of each tag that no restart took, in the order of the file."""
    file = file_of(list(pieces))
    found = {}
    for tag, order in file.points.orders().items():
        steps = order.steps()
        left = file.cuts.get((SCALAR, tag), Cuts()).standing(steps)
        found[tag] = steps[left].tolist()
    return found


def logged(*steps: int, tags: tuple[tuple[str, str], ...] = (LOSS,)) -> list[Order]:
    return [Order(tags, step) for step in steps]


def test_part_that_repeats_three_steps_is_a_restart() -> None:
    assert standing(logged(1, 2, 3, 4, 5, 2, 3, 4)) == {"loss": [1, 2, 3, 4]}


@pytest.mark.parametrize(
    "steps",
    [
        (1000, 3000, 2000),
        (1, 2, 3, 4, 2, 3),
        (1, 2, 3, 4, 5, 2, 3, 6),
        (1, 2, 4, 6, 8, 3, 4, 6),
        (1, 2, 3, 4, 2, 2, 3, 4),
        (1, 2, 3, 4, 2, 1, 2),
    ],
)
def test_part_that_does_not_take_up_three_steps_is_none(steps: tuple[int, ...]) -> None:
    assert standing(logged(*steps)) == {"loss": list(steps)}


def test_step_that_left_stands_no_longer() -> None:
    steps = (*range(1, 10), 3, 4, 5, 4, 8, 9)

    assert standing(logged(*steps)) == {"loss": [1, 2, 3, 4, 5, 4, 8, 9]}


def test_second_restart_may_reach_behind_the_first() -> None:
    steps = (*range(1, 10), 5, 6, 7, 2, 3, 4)

    assert standing(logged(*steps)) == {"loss": [1, 2, 3, 4]}


def test_part_is_a_restart_once_its_third_row_is_there() -> None:
    rows = logged(1, 2, 3, 4, 5, 2, 3, 4)

    assert standing(rows[:7]) == {"loss": [1, 2, 3, 4, 5, 2, 3]}
    assert standing(rows[:7], rows[7:]) == {"loss": [1, 2, 3, 4]}


def test_sparse_tag_goes_back_with_one_that_restarts() -> None:
    first = [
        *logged(*range(1, 6)),
        *logged(5, tags=(VALIDATION,)),
        *logged(*range(6, 11)),
        *logged(10, tags=(VALIDATION,)),
    ]
    again = [*logged(4, 5), *logged(5, tags=(VALIDATION,)), *logged(6, 7)]

    assert standing(first, again)["validation"] == [5]
    assert standing(first + again)["loss"] == [1, 2, 3, 4, 5, 6, 7]


def test_sparse_tag_in_the_very_record_of_a_restart_goes_back_with_it() -> None:
    both = (LOSS, VALIDATION)
    rows = [*logged(5, tags=both), *logged(6, 7, 8, 9), *logged(10, tags=both)]

    found = standing([*rows, *logged(5, tags=both), *logged(6, 7)])
    assert found == {"loss": [5, 6, 7], "validation": [5]}


def test_tag_that_went_back_before_or_after_another_restarted_loses_nothing() -> None:
    before = logged(1000, 3000, 2000, tags=(VALIDATION,))
    restart = logged(1, 2, 3, 4, 2, 3, 4)
    after = logged(4000, 6000, 5000, tags=(VALIDATION,))

    found = standing([*before, *restart, *after])
    assert found["validation"] == [1000, 3000, 2000, 4000, 6000, 5000]


def test_session_takes_the_older_rows_of_every_tag() -> None:
    both = (LOSS, VALIDATION)
    rows = [*logged(1, 2, 3, 4, tags=both), *logged(5), Order(start=3), *logged(9, tags=both)]

    assert standing(rows) == {"loss": [1, 2, 9], "validation": [1, 2, 9]}


@pytest.mark.parametrize("cut", range(1, 7))
def test_session_is_known_wherever_reading_stopped(cut: int) -> None:
    rows = [*logged(1, 2, 3, 4), Order(start=3), *logged(9)]

    assert standing(rows[:cut], rows[cut:]) == {"loss": [1, 2, 9]}


def test_session_that_comes_last_takes_at_once() -> None:
    assert standing([*logged(1, 2, 3), Order(start=2)]) == {"loss": [1]}


def test_session_at_the_head_of_a_file_takes_nothing_of_it() -> None:
    assert standing([Order(start=0), *logged(1, 2)]) == {"loss": [1, 2]}


def test_later_session_hides_no_restart_before_it() -> None:
    other = (SCALAR, "x")
    rows = [
        *logged(*range(1, 6), tags=(other, VALIDATION)),
        Order(start=6),
        *logged(*range(1, 7), tags=(other, LOSS)),
        *logged(5, tags=(other, VALIDATION)),
        Order(start=3),
    ]

    assert standing(rows) == {"loss": [1, 2], "validation": [1, 2], "x": [1, 2]}
    assert standing(rows) == {
        tag: [row.step for row in held if row.stands]
        for (_, tag), held in left_in_file(rows).items()
    }


NAMES = st.lists(st.sampled_from([LOSS, VALIDATION, (SCALAR, "x")]), min_size=1, max_size=3)
RECORDS = st.lists(
    st.one_of(
        st.builds(Order, NAMES.map(lambda tags: tuple(dict.fromkeys(tags))), st.integers(0, 7)),
        st.builds(Order, start=st.integers(0, 7)),
    ),
    max_size=9,
)
RISING = st.builds(
    lambda tags, first, length: [
        Order(tuple(dict.fromkeys(tags)), first + k) for k in range(length)
    ],
    NAMES,
    st.integers(0, 5),
    st.integers(1, 6),
)


@given(st.lists(st.one_of(RECORDS, RISING), min_size=1, max_size=8))
def test_any_file_loses_what_the_rule_says_however_it_came(pieces: list[Any]) -> None:
    whole = [record for piece in pieces for record in piece]
    expected = {
        tag: [row.step for row in rows if row.stands]
        for (_, tag), rows in left_in_file(whole).items()
    }

    assert standing(whole) == standing(*pieces) == expected


def elapsed_s(count: int) -> float:
    """For the cuts of so many rows, every third of them a restart: the least of three looks."""
    steps = np.tile(np.arange(3), count // 3)
    offsets = np.arange(count) * 10
    breaks = breaks_of(np.array([0, count]), steps, offsets, ())
    order = TagOrder(count, 0, breaks, lambda: steps)
    best = float("inf")
    for _ in range(3):
        begin = time.process_time()
        (cuts,) = cuts_of({LOSS: order}, []).values()
        best = min(best, time.process_time() - begin)
        assert len(cuts.standing(steps)) == 3
    return best


def test_file_full_of_starts_costs_no_time_for_each_of_its_tags() -> None:
    starts = [Start(10 * (number + 1), number) for number in range(100_000)]
    order = TagOrder(1, 0, NO_BREAKS, lambda: np.zeros(1, np.int64))
    tags = {(SCALAR, str(number)): order for number in range(500)}
    begin = time.process_time()
    cuts = cuts_of(tags, starts)

    assert time.process_time() - begin < 5
    assert cuts == dict.fromkeys(tags, Cuts((1,), (0,)))


def test_many_restarts_cost_linear_time() -> None:
    assert elapsed_s(120_000) < 40 * elapsed_s(12_000)
