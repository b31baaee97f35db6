"""What is wrong with one run."""

from __future__ import annotations

import math
from typing import Any

import pandas as pd

from dashboard.queries.run.recorded import series_of_run
from dashboard.queries.run.troubles import MOST_ROWS, odd_series, troubles
from dashboard.queries.runs.stalls import Stall
from insight.tables.scalar_index import ScalarIndex

NONE = pd.DataFrame({"run": [], "file": [], "offset": [], "problem": [], "kept": []})


def found(**what: Any) -> dict[str, Any] | None:
    usual: dict[str, Any] = {
        "status": "finished",
        "problems": NONE,
        "superseded": {},
        "odd": [],
        "stalls": [],
        "now": 100.0,
    }
    return troubles("a", **(usual | what))


def test_sound_run_has_none() -> None:
    of_others = pd.DataFrame([{"run": "b", "file": "f", "offset": 1, "problem": "p", "kept": 2}])

    assert found() is None
    assert found(problems=of_others, superseded={"b": {"f": 3}}) is None


def test_damage_is_told_by_file_and_place() -> None:
    rows = [
        {"run": "a", "file": "f", "offset": offset, "problem": "checksum", "kept": 2}
        for offset in range(MOST_ROWS + 5)
    ]
    told = found(problems=pd.DataFrame(rows), superseded={"a": {"f": 3, "g": 4}})

    assert told is not None
    assert told["damage"][0] == ["f", 0, "checksum", 2]
    assert (len(told["damage"]), told["damages"]) == (MOST_ROWS, MOST_ROWS + 5)
    assert told["left"] == 7


def test_how_it_ended_and_whether_it_is_silent_is_told() -> None:
    stall = Stall("a", 50.0, 60.0, math.inf)

    assert (found(status="diverged") or {})["ended"] == "diverged"
    assert (found(stalls=[stall]) or {})["silent"] == 50.0
    assert found(stalls=[stall], now=55.0) is None


def test_values_that_are_not_finite_are_told_from_their_first_step_on() -> None:
    held = {"loss": [1.0, math.nan, math.inf], "acc": [0.1, 0.2, 0.3], "x": [math.nan, 1.0, 2.0]}
    rows = [
        {"run": "a", "tag": tag, "step": 10 * step, "wall_time": 0.0, "value": value}
        for tag, values in sorted(held.items())
        for step, value in enumerate(values, 1)
    ]
    index = ScalarIndex(pd.DataFrame(rows))

    assert odd_series(index, series_of_run(index, "a")) == [
        {"tag": "x", "count": 1, "step": 10, "of": 3, "isLasting": False},
        {"tag": "loss", "count": 2, "step": 20, "of": 3, "isLasting": True},
    ]
