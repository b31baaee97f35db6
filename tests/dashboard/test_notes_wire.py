"""Browsers may change notes of runs that there are, within bounds, and hear what became of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from dashboard.live import LiveStore
from dashboard.notes_wire import answer, known

if TYPE_CHECKING:
    from pathlib import Path

    import insight


def test_change_is_answered_with_what_undoes_it(sample: insight.Store) -> None:
    store = LiveStore(sample)
    told = answer(store, {"runs": {"sgd": {"name": "x"}, "unknown": {"name": "y"}}})

    assert told["before"] == {"sgd": {"name": None}}
    assert told["known"] == known(store)
    assert told["known"]["runs"] == {"sgd": {"name": "x"}}


def test_what_was_meant_for_a_run_that_is_gone_is_told(sample: insight.Store) -> None:
    store = LiveStore(sample)
    some = answer(store, {"runs": {"sgd": {"name": "x"}, "gone": {"name": "y"}}})
    none = answer(store, {"runs": {"gone": {"name": "y"}}})

    assert [one["gone"] for one in (some, none)] == [["gone"], ["gone"]]
    assert answer(store, {"runs": {"sgd": {"name": "z"}}})["gone"] == []


def test_notes_of_another_server_are_told_apart(sample: insight.Store) -> None:
    one, other = known(LiveStore(sample)), known(LiveStore(sample))

    assert one["version"] == other["version"]
    assert one["era"] != other["era"]


def test_view_is_kept_and_forgotten(sample: insight.Store) -> None:
    store = LiveStore(sample)
    kept = answer(store, {"view": {"name": "v", "address": "/runs?sort=run:asc"}})
    dropped = answer(store, {"view": {"name": "v", "address": None}})

    assert kept["known"]["views"]["v"]["address"] == "/runs?sort=run:asc"
    assert dropped["known"]["views"] == {}


@pytest.mark.parametrize(
    "change",
    [
        None,
        [],
        "x",
        {},
        {"runs": None},
        {"runs": [1]},
        {"runs": {"sgd": None}},
        {"runs": {"sgd": {"name": 3}}},
        {"runs": {str(n): {} for n in range(10_001)}},
        {"view": None},
        {"view": {}},
        {"view": {"name": 3, "address": "/"}},
        {"view": {"name": "x", "address": "//elsewhere" * 1_000}},
    ],
)
def test_what_is_no_change_is_told_and_changes_nothing(sample: insight.Store, change: Any) -> None:
    store = LiveStore(sample)
    told = answer(store, change)

    assert told["error"]
    assert known(store)["runs"] == known(store)["views"] == {}


def test_place_that_cannot_be_written_is_told(sample: insight.Store, state_home: Path) -> None:
    state_home.joinpath("insight").write_text("a file")
    told = answer(LiveStore(sample), {"runs": {"sgd": {"name": "x"}}})

    assert "could not be kept" in told["error"]
