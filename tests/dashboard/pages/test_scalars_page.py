"""The order of the scalar cards as the page tells it to browsers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from plotly.io.json import to_json_plotly

import insight
from dashboard.address import address_of
from dashboard.live import LiveStore
from dashboard.pages.scalars import layout, nothing, order

if TYPE_CHECKING:
    from collections.abc import Iterator

EVERY = [["era", 1, 0, ""], "mark"]  # what a browser says of no filter


def told(wanted: str) -> object:
    return [["era", 1, 0, wanted], "mark"]


def log(folder: Path, *tags: str) -> None:
    with insight.SummaryRecord(folder) as record:
        record.log(1, dict.fromkeys(tags, 1.0))


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LiveStore:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for number in range(12):
        log(tmp_path / "runs" / f"run{number:02d}", "val/loss", "train/loss", "train/lr")
    log(tmp_path / "runs" / "other", "mine", "loss/auto")
    return LiveStore(insight.open_runs(tmp_path / "runs"))


def test_groups_stand_where_their_best_card_stands(store: LiveStore) -> None:
    found = order(store, EVERY, "auto", [], None)

    assert found["sections"] == [["val", ["val/loss"]], ["train", ["train/loss", "train/lr"]]]
    assert found["leftovers"] == ["loss/auto", "mine"]
    assert found["leftover_runs"] == ["other"]
    other = order(store, EVERY, "train/loss", ["other"], None)
    assert other["sections"] == [
        ["train", ["train/loss", "train/lr"]],
        ["Scalars", ["loss/auto", "mine"]],
        ["val", ["val/loss"]],
    ]


def test_new_tags_come_at_their_places_until_the_filter_is_another(
    store: LiveStore, tmp_path: Path
) -> None:
    before = json.loads(json.dumps(order(store, EVERY, "auto", ["run00"], None)))
    assert order(store, EVERY, "auto", ["run00"], before) == before
    for number in range(10):
        log(tmp_path / "runs" / f"later{number}", "mine", "val/accuracy", "train/norm")
    store.look()
    held = order(store, EVERY, "val/loss", ["run00"], before)
    anew = order(store, told("later"), "val/loss", ["run00"], held)

    assert held["sections"] == [
        ["val", ["val/loss", "val/accuracy"]],
        ["train", ["train/loss", "train/norm", "train/lr"]],
    ]
    assert held["leftovers"] == ["loss/auto", "mine"]
    assert anew["sections"] == [
        ["val", ["val/accuracy", "val/loss"]],
        ["Scalars", ["mine", "loss/auto"]],  # what none of them has stands behind, and leaves
        ["train", ["train/norm", "train/loss", "train/lr"]],
    ]


def test_baseline_of_the_address_is_called_as_somebody_called_it(store: LiveStore) -> None:
    store.notes.give({"run00": {"name": "the usual one"}})
    with address_of("?base=run00"):
        found = json.loads(to_json_plotly(layout(store)))

    lists = [part for part in _parts(found) if part.get("id") == "base"]
    assert [part["data"] for part in lists] == [[{"value": "run00", "label": "the usual one"}]]
    assert lists[0]["value"] == "run00"


def _parts(component: Any) -> Iterator[dict[str, Any]]:
    """The properties of all components."""
    if isinstance(component, list):
        for one in component:
            yield from _parts(one)
    elif isinstance(component, dict):
        yield component.get("props", {})
        yield from _parts(component.get("props", {}).get("children"))


def test_nothing_is_taught_where_there_are_cards(store: LiveStore, tmp_path: Path) -> None:
    assert nothing(store) == []
    (tmp_path / "none").mkdir()
    assert nothing(LiveStore(insight.open_runs(tmp_path / "none"))) != []
