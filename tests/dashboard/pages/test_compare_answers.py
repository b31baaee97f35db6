"""The compare page sends what changed, and works out differences of texts once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from dash import no_update

import insight
from dashboard.address import address_of
from dashboard.live import LiveStore
from dashboard.pages import compare
from dashboard.pages.compare import layout, news, run_options

if TYPE_CHECKING:
    from pathlib import Path

NAMES = (
    *("table", "columns", "style", "note", "problems", "texts", "runs", "baselines", "tags"),
    "curves",
)


def told(store: LiveStore, before: Any) -> tuple[dict[str, Any], Any]:
    """The parts that travel, and the marks that the browser has then."""
    *parts, marks = news(store, ["adam/1", "sgd"], "auto", "differ", "auto", before)
    sent = {name: part for name, part in zip(NAMES, parts, strict=True) if part is not no_update}
    return sent, before if marks is no_update else marks


def test_only_what_changed_travels_and_no_text_is_compared_twice(
    sample: insight.Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = LiveStore(sample, period_s=0.0)
    first, marks = told(store, None)
    with insight.SummaryRecord(tmp_path / "late") as record:
        record.log(1, {"accuracy": 0.1})
    store.refresh()
    monkeypatch.setattr(compare, "text_differences", pytest.fail)
    second, marks = told(store, marks)
    third, _ = told(store, marks)

    assert set(first) == set(NAMES)
    assert list(second) == ["runs"]
    assert [one["value"] for one in second["runs"]] == ["adam/1", "adam/2", "late", "sgd"]
    assert third == {}


def test_hidden_runs_are_offered_only_while_they_are_chosen(sample: insight.Store) -> None:
    store = LiveStore(sample)
    store.notes.give({"adam/1": {"hidden": True}, "sgd": {"name": "the plain one"}})

    assert [one["value"] for one in run_options(store, [])] == ["adam/2", "sgd"]
    assert [one["value"] for one in run_options(store, ["adam/1"])] == ["adam/1", "adam/2", "sgd"]
    assert run_options(store, [])[1]["label"] == "the plain one"


@pytest.mark.parametrize(("key", "opened"), [("focus", ["sgd"]), ("runs", ["adam/1", "sgd"])])
def test_hidden_runs_are_compared_only_where_somebody_chose_them(
    sample: insight.Store, key: str, opened: list[str]
) -> None:
    store = LiveStore(sample)
    store.notes.give({"adam/1": {"hidden": True}})
    with address_of(f"?{key}=adam/1,sgd"):
        (found,) = (one for one in layout(store) if getattr(one, "id", "") == "compare-opened")

    assert found.data == opened
