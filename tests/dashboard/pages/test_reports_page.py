"""The page Reports answers for what people keep, of the runs that are there now."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import orjson
import pytest
from dash import no_update

import insight
from dashboard.live import LiveStore
from dashboard.pages.reports import changed, file_of, listed, shown

if TYPE_CHECKING:
    from pathlib import Path

HOSTILE = "<script>alert(1)</script>"


@pytest.fixture
def store(sample: insight.Store) -> LiveStore:
    return LiveStore(sample, period_s=0)


def kept(store: LiveStore, **fields: str) -> str:
    answered = changed(store, {"do": "save", "of": "", "fields": {"title": "T", **fields}})
    return str(answered["of"])


def text_of(part: Any) -> str:
    return orjson.dumps(part, default=lambda one: one.to_plotly_json()).decode()


def test_report_is_saved_read_changed_and_dropped(store: LiveStore) -> None:
    name = kept(store, notes="# a")

    assert changed(store, {"do": "get", "of": name})["fields"]["notes"] == "# a"
    assert changed(store, {"do": "save", "of": name, "fields": {"title": "U"}})["of"] == name
    assert changed(store, {"do": "drop", "of": name})["fields"]["title"] == "U"
    assert store.reports.all() == {}


@pytest.mark.parametrize(
    "request_",
    [None, [], {"do": "save"}, {"do": "save", "fields": [1]}, {"do": "get", "of": 7}, {}],
)
def test_whatever_a_browser_sends_is_answered(store: LiveStore, request_: Any) -> None:
    told = changed(store, request_)

    assert told.get("error") or told["fields"] is None
    assert store.reports.all() == {}


def test_view_has_the_runs_of_its_filter_and_what_the_file_says(store: LiveStore) -> None:
    title, above, curves, below, runs, _ = shown(store, kept(store, filter="adam"), None)

    assert title == "T"
    assert runs == ["adam/1", "adam/2"]
    assert "adam/1 is best" in text_of(above)
    assert '"data-tag":"accuracy"' in text_of(curves)
    assert '"data-run":"adam/2"' in text_of(below)
    assert '"data-run":"sgd"' not in text_of(below)


def test_view_is_made_anew_only_where_something_changed_and_not_at_once(
    store: LiveStore, sample: insight.Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = kept(store)
    *_, marks = shown(store, name, None)
    same = shown(store, name, marks)
    with insight.SummaryRecord(tmp_path / "zz") as record:
        record.log(1, {"accuracy": 0.999})
    sample.refresh()
    now = time.time()
    early = shown(LiveStore(sample), name, marks | {"due": now + 60})
    monkeypatch.setattr("dashboard.pages.reports.time.time", lambda: now + 3600)
    late = shown(LiveStore(sample), name, marks)

    assert all(part is no_update for part in same)
    assert all(part is no_update for part in early[:-1])
    assert early[-1]["again"] > 0
    assert late[4][0] == "zz"


def test_filter_that_cannot_be_read_is_told_and_the_report_stays(store: LiveStore) -> None:
    name = kept(store, filter="lr >")

    title, above, _, _, runs, _ = shown(store, name, None)

    assert title == "T"
    assert "expected" in text_of(above)
    assert runs == []


def test_report_that_is_gone_shows_nothing(store: LiveStore) -> None:
    assert shown(store, "all", None)[:5] == ("", [], [], [], [])


def test_list_says_what_there_is_once(store: LiveStore) -> None:
    kept(store, notes=f"# Why\n\n{HOSTILE}", filter="adam")

    options, cards, note, marks = listed(store, "/", None)

    assert [one["label"] for one in options] == ["All reports", "T"]
    assert "/reports?report=" in text_of(cards)
    assert note == []
    assert all(part is no_update for part in listed(store, "/", marks))


def test_report_is_saved_as_a_file_by_its_title(store: LiveStore) -> None:
    found = file_of(store, kept(store, title="Why A/B ../ 名字?", notes=HOSTILE))

    assert found is not None
    assert found["filename"] == "Why-A-B-..-名字.html"
    assert HOSTILE not in found["content"]
    assert file_of(store, "all") is None
