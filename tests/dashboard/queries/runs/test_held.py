"""Rules that hold are told on pages as `insight watch` tells them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import insight
from dashboard.app import create_app
from dashboard.live import LiveStore
from dashboard.pages import run as run_page
from dashboard.pages import runs as runs_page
from dashboard.pulse import pulse_of
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
    client = create_app(insight.open_runs(tmp_path)).server.test_client()

    assert client.get("/pulse").json["pulse"]["held"] != 0  # b diverged


def test_pulse_changes_when_time_alone_makes_a_rule_hold(tmp_path: Path, monkeypatch: Any) -> None:
    with insight.SummaryRecord(tmp_path / "a", provenance=False) as record:
        record.log(1, {"loss": 0.5})
        store = LiveStore(insight.open_runs(tmp_path), rules=rules_of("no record for 10 min").rules)
        held = [pulse_of(store)["held"]]
        monkeypatch.setattr("time.time", lambda: 1_000 + next(iter(store.spans().values()))[1])
        held.append(pulse_of(store)["held"])

    assert held[0] == 0
    assert held[1] != 0
