"""A browser gets the rows that it asks for, and learns where the rest of a cell is."""

from __future__ import annotations

import csv
import io
import json
import math
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight
from dashboard.encode import decode
from dashboard.live import LiveStore
from dashboard.queries.tables.answer import (
    LONGEST_CELL,
    MOST_COLUMNS,
    MOST_SENT,
    TableShelf,
    answer,
    csv_of,
)

if TYPE_CHECKING:
    from pathlib import Path


def record(folder: Path, steps: dict[int, Any], tag: str = "rows") -> None:
    with insight.SummaryRecord(folder) as run:
        for step, table in steps.items():
            run.log(step, {tag: table})


def shelf_of(root: Path) -> TableShelf:
    return TableShelf(LiveStore(insight.open_runs(root)))


@pytest.fixture
def two(tmp_path: Path) -> TableShelf:
    columns = ["name", "score"]
    record(
        tmp_path / "a",
        {
            1: insight.Table(columns, [["old", 0.0]]),
            3: insight.Table(columns, [["cat", 0.5], ["dog", math.nan], ["eel", 0.75]]),
        },
    )
    record(tmp_path / "b", {2: insight.Table(columns, [["fox", 1]])})
    return shelf_of(tmp_path)


def names(told: dict[str, Any]) -> list[str]:
    return [cells[0] for _, _, cells in told["rows"]]


def test_newest_tables_of_all_runs_come_joined(two: TableShelf) -> None:
    told = answer(two, {"tag": "rows", "first": 0, "count": 10}, {})

    assert names(told) == ["cat", "dog", "eel", "fox"]
    assert [part[:2] for part in told["parts"]] == [["a", 3], ["b", 2]]
    assert [one["kind"] for one in told["columns"]] == ["text", "number"]
    assert (told["total"], told["found"], told["first"]) == (4, 4, 0)
    assert decode(told["steps"]["steps"]).tolist() == [1, 2, 3]
    json.dumps(told, allow_nan=False)


def test_step_shows_what_held_then_and_runs_that_came_later_are_away(two: TableShelf) -> None:
    assert names(answer(two, {"tag": "rows", "step": 2, "count": 9}, {})) == ["old", "fox"]
    assert names(answer(two, {"tag": "rows", "step": 1, "count": 9}, {})) == ["old"]
    assert answer(two, {"tag": "rows", "step": 0, "count": 9}, {})["parts"] == []


def test_rows_are_sorted_found_and_cut_out(two: TableShelf) -> None:
    asked = {"tag": "rows", "sort": "score", "descending": True, "count": 9}

    assert names(answer(two, asked, {})) == ["fox", "eel", "cat", "dog"]
    assert names(answer(two, asked | {"first": 1, "count": 2}, {})) == ["eel", "cat"]
    assert names(answer(two, asked | {"first": 900, "count": 2}, {})) == ["cat", "dog"]
    told = answer(two, asked | {"find": "O"}, {})
    assert (names(told), told["found"], told["total"]) == (["fox", "dog"], 2, 4)


def test_runs_in_focus_come_first_and_one_may_be_alone(two: TableShelf) -> None:
    assert names(answer(two, {"tag": "rows", "focus": ["b"], "count": 1}, {})) == ["fox"]
    told = answer(two, {"tag": "rows", "runs": ["b"], "count": 9}, {})
    assert (names(told), len(told["parts"])) == (["fox"], 1)


def test_steps_travel_once(two: TableShelf) -> None:
    key = answer(two, {"tag": "rows"}, {})["steps"]["key"]

    assert answer(two, {"tag": "rows", "steps": key}, {})["steps"] is None
    assert answer(two, {"tag": "rows", "runs": ["b"], "steps": key}, {})["steps"] is not None


def test_cells_say_what_they_are(tmp_path: Path) -> None:
    pixels = np.zeros((6, 8, 3), np.uint8)
    sound = insight.Audio(np.zeros(80), rate=8000)
    long = "é" * (LONGEST_CELL + 1)
    cells = [pixels, sound, long, 2**70, math.inf, None, True, "<b>", "half \ud800"]
    record(tmp_path / "a", {1: insight.Table([str(at) for at in range(len(cells))], [cells])})
    record(tmp_path / "b", {1: insight.Table(["2"], [["other"]])})

    told = answer(shelf_of(tmp_path), {"tag": "rows", "count": 9}, {})

    assert told["rows"][0] == [
        0,
        0,
        [
            {"image": 0, "width": 8, "height": 6},
            {"sound": 1},
            {"text": "é" * LONGEST_CELL, "letters": LONGEST_CELL + 1, "column": 2},
            {"number": str(2**70)},
            {"number": "∞"},
            None,
            True,
            "<b>",
            "half ?",
        ],
    ]
    assert told["rows"][1] == [1, 0, [None, None, "other", *[None] * 6]]
    assert [one["kind"] for one in told["columns"]][:4] == ["image", "sound", "text", "number"]
    json.dumps(told, allow_nan=False)


def test_many_rows_and_columns_are_bounded(tmp_path: Path) -> None:
    wide = {str(at): [0] for at in range(MOST_COLUMNS + 5)}
    record(tmp_path / "long", {1: insight.Table({"n": list(range(2_000))})}, "long")
    record(tmp_path / "wide", {1: insight.Table(wide)}, "wide")
    shelf = shelf_of(tmp_path)

    told = answer(shelf, {"tag": "wide", "count": 5}, {})
    assert (len(told["columns"]), told["columnsLeftOut"]) == (MOST_COLUMNS, 5)
    assert len(told["rows"][0][2]) == MOST_COLUMNS
    assert len(answer(shelf, {"tag": "long", "count": 10**9}, {})["rows"]) == MOST_SENT


@pytest.mark.parametrize(
    "told",
    [None, [], {}, {"tag": 1}, {"tag": "rows", "first": -5, "count": "x", "step": "1", "sort": []}],
)
def test_what_no_browser_asks_is_answered_all_the_same(two: TableShelf, told: Any) -> None:
    assert answer(two, told, {})["first"] == 0


def test_file_has_all_rows_wanted_whole_and_nothing_that_a_spreadsheet_runs(tmp_path: Path) -> None:
    long = "x" * 900
    rows = [["=1+1", 2.5, long], ["b", math.nan, ""], ["c", None, b"GIF89a\1\0\1\0"]]
    record(tmp_path / "a", {7: insight.Table(["=name", "score", "more"], rows)})

    text = csv_of(shelf_of(tmp_path), {"tag": "rows", "sort": "score", "find": "b"}, {})
    whole = csv_of(shelf_of(tmp_path), {"tag": "rows"}, {})

    assert list(csv.reader(io.StringIO(text))) == [
        ["run", "step", "'=name", "score", "more"],
        ["a", "7", "b", "nan", ""],
    ]
    assert list(csv.reader(io.StringIO(whole)))[1:] == [
        ["a", "7", "'=1+1", "2.5", long],
        ["a", "7", "b", "nan", ""],
        ["a", "7", "c", "", "10 bytes"],
    ]


def test_run_that_goes_on_has_its_new_table_alone_read(tmp_path: Path, monkeypatch) -> None:
    for run in "ab":
        record(tmp_path / run, {1: insight.Table(["x"], [[run]])})
    store = LiveStore(insight.open_runs(tmp_path), period_s=0)
    shelf, read = TableShelf(store), []
    monkeypatch.setattr(
        store, "cells", lambda *key, cells=store.cells: (read.append(key), cells(*key))[1]
    )
    asked = {"tag": "rows", "count": 9}
    assert names(answer(shelf, asked, {})) == ["a", "b"]

    record(tmp_path / "a", {2: insight.Table(["x"], [["more"]])})
    store.look()

    assert names(answer(shelf, asked, {})) == ["more", "b"]
    assert read == [("a", "rows", 1), ("b", "rows", 1), ("a", "rows", 2)]


def test_table_that_could_not_be_read_is_read_again(two: TableShelf, monkeypatch) -> None:
    cells = two._store.cells

    def refuse(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(two._store, "cells", refuse)
    assert answer(two, {"tag": "rows", "count": 9}, {})["rows"] == []
    monkeypatch.setattr(two._store, "cells", cells)

    assert names(answer(two, {"tag": "rows", "count": 9}, {})) == ["cat", "dog", "eel", "fox"]
