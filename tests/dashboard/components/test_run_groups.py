"""Groups of runs are those of the newest version, also while files grow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import insight
from dashboard.components.run_groups import groupings, groups_of
from dashboard.live import LiveStore

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_run_that_comes_while_groups_are_made_has_one_at_the_next_look(
    sample: insight.Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = LiveStore(sample, period_s=0.0)
    read = store.runs

    def outrun() -> Any:
        runs = read()
        if not (tmp_path / "late").exists():
            with insight.SummaryRecord(tmp_path / "late") as record:
                record.log(1, {"loss": 0.5})
            store.refresh()
        return runs

    monkeypatch.setattr(store, "runs", outrun)
    before = groups_of(store, "hyperparameters.learning_rate")

    assert "late" not in before
    assert groups_of(store, "hyperparameters.learning_rate").keys() == {*before, "late"}
    assert "hyperparameters.learning_rate" in groupings(store)
    assert groups_of(store, "no fact") == {}


def test_parameter_that_two_tools_recorded_is_one_to_group_by(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path / "ours", hyperparameters={"optimizer": "adam"}) as record:
        record.log(1, {"loss": 1.0})
    with insight.SummaryRecord(tmp_path / "other") as record:
        record.add_value("custom_lineage_data", "x", {"optimizer": "sgd"})
        record.record(1)
    store = LiveStore(insight.open_runs(tmp_path))

    assert groups_of(store, "hyperparameters.optimizer") == {"ours": "adam", "other": "sgd"}
    assert "user.optimizer" not in groupings(store)
    assert groups_of(store, "user.optimizer") == {"ours": "", "other": "sgd"}  # of an older link
