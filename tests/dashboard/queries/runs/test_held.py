"""Rules that hold are told on pages as `insight watch` tells them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import insight
from dashboard.live import LiveStore
from dashboard.pages import run as run_page
from dashboard.pages import runs as runs_page
from dashboard.queries.runs.held import Held, held_now
from dashboard.queries.runs.rows import RowHistory
from insight.watching import rules_of

if TYPE_CHECKING:
    from pathlib import Path


def store_of(folder: Path, rules: str) -> LiveStore:
    for name, values in (("a", (1.0, 7.0)), ("b", (1.0, float("nan")))):
        with insight.SummaryRecord(folder / name, provenance=False) as record:
            for step, value in enumerate(values):
                record.log(step, {"loss": value})
    return LiveStore(insight.open_runs(folder), rules=rules_of(rules).rules)


def test_rules_are_told_by_run_but_for_what_the_status_says(tmp_path: Path) -> None:
    store = store_of(tmp_path, "loss > 5\ndiverged\nloss is nan")

    assert held_now(store, 0.0) == {
        "a": [Held("loss > 5", "loss: 7 at step 1")],
        "b": [Held("loss is nan", "loss: NaN at step 1")],
    }


def test_pages_say_which_rules_hold(tmp_path: Path) -> None:
    store = store_of(tmp_path, "loss > 5")
    rows = runs_page.answer(store, RowHistory(), {})["rows"]
    told: Any = run_page.answer(store, {"run": "a"})["parts"]["troubles"]

    assert rows["held"] == {"a": ["loss > 5"]}
    assert told["held"] == [["loss > 5", "loss: 7 at step 1"]]
    assert "loss: 7 at step 1" in str(runs_page.warnings(store))


def test_usual_rules_hold_where_none_are_given(tmp_path: Path) -> None:
    store_of(tmp_path, "")
    store = LiveStore(insight.open_runs(tmp_path))

    assert [(one.run, one.rule.text) for one in store.watched()] == [("b", "diverged")]


def test_version_grows_when_time_alone_makes_a_rule_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = rules_of("no record for 10 min").rules
    with insight.SummaryRecord(tmp_path / "a", provenance=False) as record:
        record.log(1, {"loss": 0.5})
        tables = insight.open_runs(tmp_path)
        store = LiveStore(tables, period_s=0.0, rules=rules)
        last = store.spans()["a"][1]
        store.watched()
        before = store.refresh()
        monkeypatch.setattr("time.time", lambda: last + 601)
        versions = [store.refresh() for _ in range(3)]

    assert versions == [before + 1] * 3
    assert held_now(store, last + 601)["a"][0].rule == "no record for 10 min"
    assert held_now(store, last + 599) == {}
