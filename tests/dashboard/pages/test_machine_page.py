"""The page Machine makes cards of what there is, and goes on as runs are sampled."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import insight
from dashboard.live import LiveStore
from dashboard.pages.machine import index_of, sections, shown
from dashboard.pages.scalars import shown as scalars_shown
from insight.record import SummaryRecord

if TYPE_CHECKING:
    from pathlib import Path


def text_of(live: LiveStore) -> str:
    return json.dumps([section.to_plotly_json() for section in sections(live)], default=vars)


@pytest.fixture
def sampled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A run with one sample."""
    monkeypatch.delenv("INSIGHT_MACHINE")
    with SummaryRecord(tmp_path / "a", provenance=False, machine=3600.0) as record:
        record.log(1, {"loss": 0.5})
    return tmp_path


def test_samples_are_cards_with_a_unit_and_leave_the_scalars_alone(sampled: Path) -> None:
    live = LiveStore(insight.open_runs(sampled))
    text = text_of(live)

    assert shown(live)["process-memory"] == ["machine/process/memory"]
    assert '"data-unit": "share"' in text
    assert '"data-tag": "memory"' in text
    assert list(scalars_shown(live)) == ["loss"]


def test_runs_without_samples_are_told_how_to_turn_it_on(tmp_path: Path) -> None:
    with SummaryRecord(tmp_path / "a", provenance=False) as record:
        record.log(1, {"loss": 0.5})
    live = LiveStore(insight.open_runs(tmp_path))

    assert shown(live) == {}
    assert "machine=10.0" in text_of(live)


def test_sample_that_comes_changes_the_cards(sampled: Path) -> None:
    store = insight.open_runs(sampled)
    live = LiveStore(store)
    before = len(index_of(live).by_tag["machine/memory"])
    with SummaryRecord(sampled / "b", provenance=False, machine=3600.0):
        pass
    live.look()

    assert (before, len(index_of(live).by_tag["machine/memory"])) == (1, 2)
