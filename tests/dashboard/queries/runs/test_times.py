"""Moments as numbers: of the calendar by themselves, others as they were recorded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

import insight
from dashboard.queries.compare.facts import compared
from dashboard.queries.run.head import head
from dashboard.queries.runs.times import told_seconds
from insight.format.frames import frame
from insight.format.messages import Event
from insight.tables.scalar_index import ScalarIndex

if TYPE_CHECKING:
    from pathlib import Path

TIMES = {"far": 1.7e12, "near": 1.7e9, "none": float("nan")}


def store_of(root: Path) -> insight.Store:
    for name, wall_time in TIMES.items():
        (root / name).mkdir()
        value: Any = {"tag": "loss", "scalar_value": 0.5}
        event = Event(wall_time=wall_time, step=1, summary={"value": [value]})
        file = root / name / "events.out.events.summary.1700000000.0.host_MS"
        file.write_bytes(frame(event.SerializeToString()))
    return insight.open_runs(root)


def test_seconds_are_told_also_where_no_calendar_has_them(tmp_path: Path) -> None:
    store = store_of(tmp_path)
    seconds = told_seconds(store.runs(), "started", store.spans())

    np.testing.assert_array_equal(seconds, list(TIMES.values()))


def test_head_of_a_run_has_no_duration_of_times_in_an_unknown_unit(tmp_path: Path) -> None:
    store = store_of(tmp_path)
    runs, spans = store.runs(), store.spans()
    far, near, none = (head(runs[runs["run"] == run], spans, {}) for run in TIMES)

    assert (far["started"], far["duration"]) == (1.7e12, None)
    assert (near["started"], near["duration"]) == (1.7e9, 0.0)
    assert (none["started"], none["updated"], none["duration"]) == (None, None, None)


def test_runs_are_compared_by_the_times_that_were_recorded(tmp_path: Path) -> None:
    store = store_of(tmp_path)
    index = ScalarIndex(store.table("scalar"))
    facts = compared(list(TIMES), store.runs(), store.lineage(), index, store.spans())
    (started,) = (fact for fact in facts if (fact.section, fact.name) == ("overview", "started"))

    assert started.cells == [1.7e12, 1.7e9, None]
