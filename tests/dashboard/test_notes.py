"""What a person gives runs is kept beside them, whole, for everybody who shows the same root."""

from __future__ import annotations

import json
import multiprocessing
from typing import TYPE_CHECKING

import pytest

from dashboard.notes import FILE, Notes
from insight.errors import SummaryValueError

if TYPE_CHECKING:
    from pathlib import Path


def file_of(state_home: Path) -> Path:
    (file,) = state_home.rglob(FILE)
    return file


def test_what_is_given_is_there_for_the_next_server() -> None:
    Notes("/runs").give({"a": {"name": "The baseline", "colour": 3, "tags": ["good"]}})

    assert Notes("/runs").runs() == {"a": {"name": "The baseline", "colour": 3, "tags": ["good"]}}
    assert Notes("/other").runs() == {}


def test_reading_leaves_no_trace(state_home: Path) -> None:
    Notes("/runs").refresh()

    assert list(state_home.iterdir()) == []


def test_what_give_returns_undoes_it() -> None:
    notes = Notes("/runs")
    notes.give({"a": {"name": "first", "pinned": True}})
    before = notes.give({"a": {"name": "second", "hidden": True}, "b": {"note": "x"}})
    notes.give(before)

    assert notes.runs() == {"a": {"name": "first", "pinned": True}}


def test_change_of_another_server_is_seen_and_not_lost() -> None:
    one, other = Notes("/runs"), Notes("/runs")
    one.give({"a": {"pinned": True}})
    version = other.refresh()
    other.give({"b": {"pinned": True}})
    one.give({"a": {"name": "x"}})

    assert other.refresh() > version
    assert other.runs() == {"a": {"pinned": True, "name": "x"}, "b": {"pinned": True}}


def _pin(numbers: range) -> None:
    notes = Notes("/runs")
    for number in numbers:
        notes.give({f"run-{number}": {"pinned": True}})


def test_servers_that_write_at_once_lose_nothing() -> None:
    context = multiprocessing.get_context("fork")
    writers = [context.Process(target=_pin, args=(range(n * 20, n * 20 + 20),)) for n in range(3)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join(60)

    assert [writer.exitcode for writer in writers] == [0, 0, 0]
    assert len(Notes("/runs").runs()) == 60


@pytest.mark.parametrize(
    "damage", [b"", b"{", b"[]", b'{"format": 1, "runs": {"a": 3}, "views": {}}']
)
def test_damaged_file_is_kept_aside_and_told(state_home: Path, damage: bytes) -> None:
    Notes("/runs").give({"a": {"name": "x"}})
    file = file_of(state_home)
    file.write_bytes(damage)
    notes = Notes("/runs")

    assert notes.runs() == {}
    (aside,) = file.parent.glob(f"{FILE}.damaged-*")
    assert aside.read_bytes() == damage
    assert str(aside) in notes.trouble
    notes.give({"a": {"name": "y"}})
    assert Notes("/runs").runs() == {"a": {"name": "y"}}


@pytest.mark.parametrize(
    "fields",
    [
        {"name": "x" * 201},
        {"colour": 12},
        {"colour": True},
        {"colour": -1},
        {"tags": ["x"] * 21},
        {"tags": "x"},
        {"tags": [1]},
        {"note": "x" * 10_001},
        {"pinned": 1},
        {"owner": "x"},
    ],
)
def test_what_is_no_note_is_refused_and_changes_nothing(fields: dict[str, object]) -> None:
    notes = Notes("/runs")
    with pytest.raises(SummaryValueError, match="notes expected"):
        notes.give({"a": {"name": "x"}, "b": fields})

    assert notes.runs() == {}


def test_views_are_kept_replaced_and_forgotten() -> None:
    notes = Notes("/runs")
    notes.save_view("losses", "/scalars?q=loss", clock=lambda: 5.0)
    notes.save_view("losses", "/scalars?q=val", clock=lambda: 6.0)
    notes.save_view("other", "/runs", clock=lambda: 7.0)
    notes.drop_view("other")
    notes.drop_view("nothing")

    assert notes.views() == {"losses": {"address": "/scalars?q=val", "saved": 6.0}}


@pytest.mark.parametrize("address", ["https://elsewhere", "", "/" + "x" * 8_000])
def test_view_of_another_site_or_without_end_is_refused(address: str) -> None:
    with pytest.raises(SummaryValueError):
        Notes("/runs").save_view("x", address)


def test_folder_that_others_may_write_to_is_not_used(state_home: Path) -> None:
    Notes("/runs").give({"a": {"name": "x"}})
    file_of(state_home).parent.chmod(0o777)
    notes = Notes("/runs")

    assert notes.runs() == {}
    assert notes.trouble
    with pytest.raises(PermissionError):
        notes.give({"a": {"name": "y"}})


def test_trouble_that_is_over_is_no_longer_told(state_home: Path) -> None:
    Notes("/runs").give({"a": {"name": "x"}})
    notes = Notes("/runs")
    notes.refresh()
    file_of(state_home).parent.chmod(0o777)
    notes.refresh()
    told = notes.trouble
    file_of(state_home).parent.chmod(0o700)
    notes.refresh()

    assert "not the user's own" in told
    assert notes.trouble == ""
    assert notes.runs() == {"a": {"name": "x"}}


def test_damage_is_told_after_other_trouble_too(state_home: Path) -> None:
    Notes("/runs").give({"a": {"name": "x"}})
    folder = file_of(state_home).parent
    file_of(state_home).write_bytes(b"{")
    notes = Notes("/runs")
    for mode in (0o700, 0o777, 0o700):
        folder.chmod(mode)
        notes.refresh()

    assert "kept aside" in notes.trouble


def test_file_is_json_that_names_its_root(state_home: Path) -> None:
    Notes("/runs").give({"a": {"name": "Grundlinie ä"}})

    assert json.loads(file_of(state_home).read_text("utf-8"))["root"] == "/runs"
    assert [path.name for path in file_of(state_home).parent.iterdir() if "new" in path.name] == []
