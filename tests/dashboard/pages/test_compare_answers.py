"""The compare page sends what changed, and works out differences of texts once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from dash import no_update

import insight
from dashboard.address import address_of
from dashboard.live import LiveStore
from dashboard.pages import compare
from dashboard.pages.compare import layout, news
from tests.damage import flip_middle

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

NAMES = (
    *("table", "columns", "style", "note", "problems", "why", "texts", "baselines", "tags"),
    "curves",
)


def told(
    store: LiveStore, before: Any, runs: Sequence[str] = ("adam/1", "sgd")
) -> tuple[dict[str, Any], Any]:
    """The parts that travel, and the marks that the browser has then."""
    *parts, marks = news(store, list(runs), "auto", "differ", "auto", before)
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
    assert second == third == {}


def test_run_by_itself_is_told_to_have_no_differences_and_has_no_table(
    sample: insight.Store,
) -> None:
    sent, _ = told(LiveStore(sample), None, ["sgd", "sgd"])
    words = str(sent["note"])

    assert "A run compared with itself has no differences." in words
    assert sent["style"]["display"] == "none"


def test_damaged_run_is_compared_as_far_as_it_goes(tmp_path: Path) -> None:
    for name in ("adam/1", "sgd"):
        with insight.SummaryRecord(tmp_path / name) as record:
            for step in range(9):
                record.log(step, {"loss": 1 / (step + 1)})
    (file,) = (tmp_path / "sgd").iterdir()
    flip_middle(file)
    store = insight.open_runs(tmp_path)
    sent, _ = told(LiveStore(store), None)
    rows = {row["fact"]: row for row in sent["table"] if not row.get("heading")}
    points = len(store.table("scalar", runs="sgd"))

    assert len(store.problems()) == 1
    assert (rows["problems"]["c0"], rows["problems"]["c1"]) == (0, 1)
    assert rows["points"]["c1"] == points < rows["points"]["c0"]


@pytest.mark.parametrize(("key", "opened"), [("focus", ["sgd"]), ("runs", ["adam/1", "sgd"])])
def test_hidden_runs_are_compared_only_where_somebody_chose_them(
    sample: insight.Store, key: str, opened: list[str]
) -> None:
    store = LiveStore(sample)
    store.notes.give({"adam/1": {"hidden": True}})
    with address_of(f"?{key}=adam/1,sgd"):
        (found,) = (one for one in layout(store) if getattr(one, "id", "") == "compare-opened")

    assert found.data == opened
