"""Alerts are one line that unfolds to the runs, and nothing where all is well."""

from __future__ import annotations

import json
from typing import Any

from plotly.utils import PlotlyJSONEncoder

from dashboard.components.run_alerts import MOST_NAMED, run_alerts
from dashboard.queries.runs.overview import Alert


def text_of(found: list[Alert], given: dict[str, Any] | None = None) -> str:
    return json.dumps(run_alerts(found, given or {}), cls=PlotlyJSONEncoder, ensure_ascii=False)


def test_all_is_well_says_nothing() -> None:
    assert run_alerts([], {}) == []


def test_each_kind_is_counted_and_its_runs_are_named() -> None:
    told = text_of([Alert("failed", "a", 0), Alert("failed", "b", 0), Alert("stalled", "c", 61.5)])

    assert "failed: 2" in told
    assert "silent for more than 3 of its usual intervals" in told
    assert '"data-since": "61.5"' in told
    assert all(f'"data-about": "{run}"' in told for run in "abc")


def test_ranks_that_made_it_so_are_named() -> None:
    found = [Alert("diverged", "a", 0), Alert("nan", "b", 2)]
    bad = {"a": {"lost": [1], "diverged": [4]}, "b": {"diverged": [7]}}
    told = json.dumps(run_alerts(found, {}, bad), cls=PlotlyJSONEncoder)

    assert "rank 1 lost, rank 4" in told
    assert "rank 7" not in told


def test_of_many_runs_some_are_named_and_the_rest_counted() -> None:
    told = text_of([Alert("nan", f"run-{n}", 3) for n in range(MOST_NAMED + 5)])

    assert f"run-{MOST_NAMED - 1}" in told
    assert f"run-{MOST_NAMED}" not in told
    assert "5 more" in told


def test_renamed_run_is_called_by_its_name_and_leads_to_itself() -> None:
    told = text_of([Alert("failed", "a/1", 0)], {"a/1": {"name": "first try"}})

    assert '"children": "first try"' in told
    assert '"data-about": "a/1"' in told
