"""The runs that are shown, and what of the pages they leave."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pandas as pd
import pytest

import insight
from dashboard.components.runs_header import runs_header
from dashboard.live import LiveStore
from dashboard.pages.runs import problems as problems_told
from dashboard.pages.scalars import kept_in, offered
from dashboard.passing import filter_of, matching, passing, problems_of, tags_away
from insight.errors import FilterError
from tests.damage import flip_middle

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dashboard.notes import Given

TAGS = {"adam/1": ("loss", "lr"), "adam/2": ("loss",), "sgd": ("loss", "val/accuracy")}


@pytest.fixture
def store(tmp_path: Path) -> LiveStore:
    for number, (run, tags) in enumerate(TAGS.items()):
        facts = {"rate": number, "kind": run[:3]}
        with insight.SummaryRecord(tmp_path / "runs" / run, hyperparameters=facts) as record:
            record.log(1, dict.fromkeys(tags, 1.0))
    return LiveStore(insight.open_runs(tmp_path / "runs"))


def told(wanted: str) -> object:
    """What a browser says of its filter."""
    return [["era", 1, 0, wanted], "mark"]


@pytest.mark.parametrize("odd", [None, 3, [], [1, 2], [["era", 1, 0, 7], "mark"], "adam"])
def test_what_is_no_filter_counts_as_none(odd: object) -> None:
    assert filter_of(odd) == ""


def test_runs_shown_pass_the_filter_and_are_not_hidden(store: LiveStore) -> None:
    assert passing(store, told("")) is None
    assert passing(store, told("adam")) == {"adam/1", "adam/2"}
    assert passing(store, told("adam")) is passing(store, told("adam"))
    store.notes.give({"adam/2": {"hidden": True}})
    assert passing(store, told("adam")) == {"adam/1"}
    assert passing(store, told("")) == {"adam/1", "sgd"}
    with pytest.raises(FilterError):
        matching(store, "lr >")


@pytest.mark.parametrize(
    "wanted", ["lr >", "a column that went away with its runs < 3", "x" * 10**6]
)
def test_filter_that_cannot_be_read_any_more_holds_nothing_back(
    store: LiveStore, wanted: str
) -> None:
    assert passing(store, told(wanted)) is None
    store.notes.give({"sgd": {"hidden": True}})
    assert passing(store, told(wanted)) == {"adam/1", "adam/2"}


@pytest.mark.parametrize("ask", [matching, lambda store, text: passing(store, told(text))])
def test_what_is_found_while_runs_and_notes_change_is_not_kept_for_those_that_come(
    store: LiveStore, monkeypatch: pytest.MonkeyPatch, ask: Callable[[LiveStore, str], object]
) -> None:
    read = store.notes.runs

    def read_before_others_write() -> Mapping[str, Given]:
        given = read()
        monkeypatch.setattr(store.notes, "runs", read)
        store.notes.give({"sgd": {"tags": ["adam"]}, "adam/2": {"hidden": True}})
        with insight.SummaryRecord(Path(store.root) / "adam" / "3") as record:
            record.log(1, {"loss": 1.0})
        store.look()
        return given

    monkeypatch.setattr(store.notes, "runs", read_before_others_write)
    ask(store, "adam")

    assert passing(store, told("adam")) == {"adam/1", "adam/3", "sgd"}


def test_tags_that_none_of_them_has_are_away(store: LiveStore) -> None:
    series = store.scalars().by_tag

    assert tags_away(series, None) == []
    assert tags_away(series, {"sgd"}) == ["lr"]
    assert tags_away(series, set()) == ["loss", "lr", "val/accuracy"]


def test_choosers_offer_what_the_runs_shown_have(store: LiveStore) -> None:
    tags, groupings, others = offered(store, passing(store, told("adam")))

    assert tags == ["loss", "lr"]
    assert groupings == others == ["hyperparameters.rate"]
    assert "hyperparameters.kind" in offered(store, None)[1]
    assert kept_in(tags, "val/accuracy") == ["val/accuracy"]
    assert [kept_in(tags, value) for value in ("lr", "", None)] == [[], [], []]


def test_problems_are_of_the_runs_shown_and_of_what_is_no_run(
    store: LiveStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path in (tmp_path / "runs" / "sgd").iterdir():
        flip_middle(path)
    store = LiveStore(insight.open_runs(tmp_path / "runs"))

    assert set(problems_of(store, None)["run"]) == {"sgd"}
    assert set(problems_of(store, passing(store, told("sgd")))["run"]) == {"sgd"}
    assert problems_of(store, passing(store, told("adam"))).empty
    assert problems_told(store, frozenset({"adam/1"})) == []
    monkeypatch.setattr(store, "problems", lambda: pd.DataFrame({"run": ["sgd", "."]}))
    assert problems_of(store, frozenset({"adam/1"}))["run"].tolist() == ["."]


def test_header_sums_up_the_runs_shown(store: LiveStore) -> None:
    assert runs_header(store, "auto")[0].children[0].children == "3"
    assert runs_header(store, "auto", passing(store, told("adam")))[0].children[0].children == "2"
    assert runs_header(store, "auto", frozenset())[0].children[0].children == "0"
