from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from dashboard.live import LiveStore
from dashboard.queries.console.answer import LONGEST_LINE, MOST_ROWS, ConsoleShelf, answer
from insight import SummaryRecord, open_runs
from insight.record.console.message_event import message_record

if TYPE_CHECKING:
    from pathlib import Path

MANY = 5_000
HOSTILE = [
    "<script>alert(1)</script>",
    "\x1b]8;;javascript:alert(1)\x07x",
    "\u202e\0\x1b[",
    "{{7*7}}",
]


def write(folder: Path, lines: list[str]) -> None:
    """A run that printed lines, one a second from 100 s on, and recorded a step every ten."""
    with SummaryRecord(folder, provenance=False) as record:
        record.add_value("message", "alert", ("warn", "first\nsecond"))
        record.record(1)
    (path,) = (path for path in folder.iterdir() if path.name.endswith("_MS"))
    with path.with_name(f"console.out.events.summary.{1_700_000_000}.0.h_MS").open("wb") as file:
        for number, text in enumerate(lines, 1):
            file.write(message_record(99.0 + number, number, "console/out", "info", text))


@pytest.fixture
def many(tmp_path: Path) -> tuple[ConsoleShelf, LiveStore]:
    write(tmp_path / "a", [f"line {at}" for at in range(1, MANY + 1)])
    store = LiveStore(open_runs(tmp_path))
    return ConsoleShelf(store), store


def test_last_lines_come_where_somebody_follows(many: tuple[ConsoleShelf, LiveStore]) -> None:
    found = answer(*many, {"run": "a", "first": None, "count": 3})

    assert (found["total"], found["first"], found["at"]) == (MANY + 1, MANY - 2, None)
    assert [row[4] for row in found["rows"]] == [
        f"line {MANY - 1}",
        f"line {MANY}",
        "first · second",
    ]


def test_window_is_bounded_whatever_is_asked(many: tuple[ConsoleShelf, LiveStore]) -> None:
    asked: list[Any] = [
        {"run": "a", "first": -5, "count": 10**9},
        {"run": "a", "first": 10**30, "count": "x", "opened": [{}, None, 2**70], "search": 7},
        {"run": "a", "first": True, "count": -1, "hit": [], "line": "a", "at_step": {}},
        {"run": None},
        {"run": ["a"], "known": 3},
        {},
    ]
    for question in asked:
        found = answer(*many, question)
        assert len(found["rows"]) <= MOST_ROWS
        json.dumps(found)


def test_places_are_counted_and_gone_through_in_a_circle(
    many: tuple[ConsoleShelf, LiveStore],
) -> None:
    question = {"run": "a", "first": 0, "count": 10, "search": "LINE 77"}
    found = [answer(*many, {**question, "hit": hit}) for hit in (0, 1, -1, 11)]

    assert {one["hits"] for one in found} == {11}
    assert [one["hit"] for one in found] == [0, 1, 10, 0]
    assert [one["at"] for one in found] == [76, 769, 778, 76]
    assert found[2]["rows"][5][4] == "line 779"


def test_line_is_found_by_its_number_and_one_that_is_gone_by_the_next(
    many: tuple[ConsoleShelf, LiveStore],
) -> None:
    at = [answer(*many, {"run": "a", "count": 9, "line": line})["at"] for line in (1, 2_000, 10**6)]

    assert at == [0, 1_999, MANY]


def test_step_is_found_by_its_time(tmp_path: Path) -> None:
    write(tmp_path / "a", [f"line {at}" for at in range(1, 101)])
    with SummaryRecord(tmp_path / "a", provenance=False) as record:
        record.log(5, {"loss": 0.5})
    store = LiveStore(open_runs(tmp_path))
    shelf = ConsoleShelf(store)
    found = [answer(shelf, store, {"run": "a", "at_step": step})["at"] for step in (5, 3, 6)]

    assert found[0] == found[1] is not None
    assert found[2] is None


def test_what_a_browser_has_is_not_sent_again(many: tuple[ConsoleShelf, LiveStore]) -> None:
    question = {"run": "a", "first": 5, "count": 20}
    first = answer(*many, question)
    again = answer(*many, {**question, "known": first["mark"]})
    other = answer(*many, {**question, "first": 6, "known": first["mark"]})

    assert "rows" not in again
    assert len(other["rows"]) == 20


def test_hostile_lines_are_texts_of_bounded_length(tmp_path: Path) -> None:
    write(tmp_path / "a", [*HOSTILE, "x" * 100_000])
    store = LiveStore(open_runs(tmp_path))
    rows = answer(ConsoleShelf(store), store, {"run": "a"})["rows"]

    assert [row[4] for row in rows[: len(HOSTILE)]] == HOSTILE
    assert len(rows[len(HOSTILE)][4]) == LONGEST_LINE + 1


def test_download_has_every_line_whole_and_no_marks(tmp_path: Path) -> None:
    write(tmp_path / "a", ["\x1b[31mred\x1b[0m", "x" * 10_000, "\r 10%", "\r 20%", "end"])
    text = ConsoleShelf(LiveStore(open_runs(tmp_path))).text("a")

    assert text.splitlines()[:4] == ["red", "x" * 10_000, " 20%", "end"]


def test_newest_run_that_printed_comes_first(tmp_path: Path) -> None:
    with SummaryRecord(tmp_path / "silent", provenance=False) as record:
        record.log(1, {"loss": 0.5})
    write(tmp_path / "a", ["one"])
    store = LiveStore(open_runs(tmp_path))

    assert ConsoleShelf(store).runs() == ["a"]
    assert ConsoleShelf(store).first() == "a"
    assert answer(ConsoleShelf(store), store, {"run": "silent"})["total"] == 0
