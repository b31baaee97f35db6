"""The note about rows in no table says how many, of which runs."""

from __future__ import annotations

import json

from plotly.utils import PlotlyJSONEncoder

from dashboard.components.run_alerts import MOST_NAMED
from dashboard.components.superseded_note import superseded_note


def text(superseded: dict[str, dict[str, int]], **shown: str) -> str:
    return json.dumps(superseded_note(superseded, shown), cls=PlotlyJSONEncoder)


def test_runs_that_lost_nothing_have_no_note() -> None:
    assert superseded_note({}, {"a": "a"}) == []


def test_note_counts_the_rows_and_names_the_runs() -> None:
    told = text({"a": {"events": 1200, "more": 34}, "b": {"events": 5}}, a="best so far", b="b")

    assert "1,239 rows of 2 runs left the tables" in told
    assert told.index("best so far") < told.index('"b"')
    assert '"1,234"' in told


def test_runs_that_are_out_of_sight_do_not_count() -> None:
    assert "1 row of 1 run left" in text({"a": {"events": 1}, "hidden": {"events": 7}}, a="a")
    assert text({"hidden": {"events": 7}}) == "[]"


def test_of_many_runs_those_that_lost_most_are_named() -> None:
    runs = {f"r{number}": {"events": number + 1} for number in range(MOST_NAMED + 3)}
    told = text(runs, **{run: run for run in runs})

    assert "3 more" in told
    assert '"r2"' not in told
    assert '"r3"' in told
