"""Tables of several runs are one, sorted and searched as people expect of it."""

from __future__ import annotations

import datetime as dt
import math

import pytest

from dashboard.queries.tables import joined as module
from dashboard.queries.tables.joined import RUN, File, Joined, Light, Part, joined, light
from insight.plugins.values import Table

DAY = dt.date(2026, 11, 30)


def whole(*tables: Table) -> Joined:
    held = dict(zip("abcdefgh", tables, strict=False))
    parts = [
        Part(run, at, 0.0, len(table.rows), tuple(table.columns))
        for at, (run, table) in enumerate(held.items())
    ]
    return joined(parts, lambda part: light(held[part.run]))


def column(table: Joined, by: str, name: str, *, descending: bool = False) -> list[object]:
    index = [one.identity for one in table.columns].index(name)
    return [table.rows[at][index] for at in table.order(by, descending=descending, called={})]


def test_rows_of_all_runs_stand_under_columns_of_the_same_name() -> None:
    found = whole(Table(["x", "y"], [[1, 2]]), Table(["y", "z"], [[3, 4], [5, 6]]))

    assert [one.name for one in found.columns] == ["x", "y", "z"]
    assert found.rows == [[1, 2, None], [None, 3, 4], [None, 5, 6]]
    assert found.origins == [(0, 0), (1, 0), (1, 1)]
    assert found.sources == ((0, 1, -1), (-1, 0, 1))


def test_columns_of_one_name_stay_apart() -> None:
    found = whole(Table(["x", "x", "x (2)", ""], [[1, 2, 3, 4]]))

    assert [one.name for one in found.columns] == ["x", "x", "x (2)", ""]
    assert len({one.identity for one in found.columns} - {RUN}) == 4
    assert found.rows == [[1, 2, 3, 4]]


MIXED = Table(["k"], [["b"], [None], [2], [math.nan], ["A"], [-math.inf], [True], [DAY], [b"GIF"]])


def test_numbers_come_first_then_times_and_texts_and_what_lacks_is_last_either_way() -> None:
    up = column(whole(MIXED), "k", "k")
    down = column(whole(MIXED), "k", "k", descending=True)

    assert up[:-2] == [-math.inf, True, 2, DAY, "A", "b", File("bytes", 3)]
    assert down[:-2] == up[:-2][::-1]
    for one in (up, down):
        assert one[-2] is None
        assert math.isnan(one[-1])


def test_whole_numbers_beyond_floats_are_sorted_exactly() -> None:
    table = Table(["k"], [[2**53 + 1], [2**53], [2.0**53 + 2], [10**400]])

    assert column(whole(table), "k", "k") == [2**53, 2**53 + 1, 2.0**53 + 2, 10**400]


def test_equal_rows_keep_their_order() -> None:
    table = Table(["k", "n"], [[1, 0], [0, 1], [1, 2], [0, 3]])

    assert column(whole(table), "k", "n") == [1, 3, 0, 2]
    assert column(whole(table), "k", "n", descending=True) == [0, 2, 1, 3]


def test_runs_are_sorted_by_what_people_call_them() -> None:
    found = whole(Table(["x"], [[0]]), Table(["x"], [[1]]))

    assert found.order(RUN, descending=False, called={"a": "z"}) == [1, 0]
    assert list(found.order("no such column", descending=False, called={})) == [0, 1]


def test_words_are_found_in_any_cell_and_in_the_names_of_runs() -> None:
    found = whole(Table(["x", "y"], [["Cat", 0.125], ["dog", b"cat"]]), Table(["x"], [["eel"]]))
    order = range(3)

    assert found.found(order, "CAT", {}) == [0]
    assert found.found(order, ".12", {}) == [0]
    assert found.found(order, "best", {"b": "the best"}) == [2]
    assert found.found(order, "", {}) is order


def test_what_there_is_no_room_for_is_counted_and_never_read(monkeypatch) -> None:
    monkeypatch.setattr(module, "MOST_CELLS", 4)
    read = []

    def take(part: Part) -> Light:
        read.append(part.run)
        return light(Table(["x"], [[part.run]] * part.rows))

    parts = [Part(run, 0, 0.0, rows, ("x",)) for run, rows in (("a", 3), ("b", 9), ("c", 1))]
    found = joined(parts, take)

    assert read == ["a", "c"]
    assert (len(found.rows), found.left_out) == (4, 1)
    assert [found.parts[part].run for part, _ in found.origins] == ["a", "a", "a", "c"]


def test_first_table_is_read_however_large_up_to_a_number_of_rows(monkeypatch) -> None:
    monkeypatch.setattr(module, "MOST_ROWS", 2)

    found = whole(Table(["x"], [[1], [2], [3]]))

    assert found.rows == [[1], [2]]


def test_table_that_is_gone_is_left_out() -> None:
    parts = [Part(run, 0, 0.0, 1, ("x",)) for run in "ab"]

    found = joined(parts, lambda part: light(Table(["x"], [[1]])) if part.run == "b" else None)

    assert not found.is_whole
    assert [part.run for part in found.parts] == ["b"]
    assert found.rows == [[1]]


@pytest.mark.parametrize("tables", [(), (Table(["x"], []),), (Table([], []),)])
def test_nothing_is_a_table_without_rows(tables: tuple[Table, ...]) -> None:
    assert whole(*tables).rows == []


def test_bytes_of_files_stay_where_they_are() -> None:
    table = Table(["a", "b"], [[b"GIF89a\x02\x00\x03\x00", 1], [b"OggS", b"x"]])
    found = light(table)

    assert found.rows == [[File("image", 10, 2, 3), 1], [File("sound", 4), File("bytes", 1)]]
    assert table.rows[1] == [b"OggS", b"x"]
    assert light(Table(["a"], [["bc"]])).letters == 2


def test_texts_beyond_memory_leave_later_tables_out(monkeypatch) -> None:
    monkeypatch.setattr(module, "MOST_LETTERS", 5)

    found = whole(*(Table(["x"], [["abcdef"]]) for _ in range(3)))

    assert (len(found.rows), found.left_out) == (1, 2)
