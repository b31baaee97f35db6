"""A run is overdue by its own usual interval, whatever the store takes it for meanwhile."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

from dashboard.queries.runs.stalls import stalls_of
from insight.tables.scalar_index import ScalarIndex


def recorded(status: str, interval_s: float) -> tuple[pd.DataFrame, ScalarIndex]:
    """A run of ten points, the last at 10,000 s."""
    times = 10_000.0 - interval_s * np.arange(10)[::-1]
    table = pd.DataFrame({"run": "a", "tag": "loss", "step": range(10), "wall_time": times})
    return pd.DataFrame({"run": ["a"], "status": [status]}), ScalarIndex(table.assign(value=0.5))


def holding(status: str, interval_s: float, silence_s: float) -> bool:
    return any(one.holds(10_000.0 + silence_s) for one in stalls_of(*recorded(status, interval_s)))


@pytest.mark.parametrize(
    ("status", "interval_s", "silence_s", "is_stalled"),
    [
        ("running", 1.0, 9.0, False),
        ("running", 1.0, 11.0, True),
        ("running", 15.0, 40.0, False),
        ("running", 15.0, 50.0, True),
        ("stopped", 1.0, 70.0, False),
        ("stopped", 60.0, 170.0, False),  # slow: the store gave it up after one minute
        ("stopped", 60.0, 190.0, True),
        ("stopped", 60.0, 610.0, False),
        ("finished", 60.0, 190.0, False),
    ],
)
def test_run_is_stalled_after_three_of_its_usual_intervals(
    status: str, interval_s: float, silence_s: float, is_stalled: bool
) -> None:
    assert holding(status, interval_s, silence_s) is is_stalled


def test_nothing_is_usual_yet_for_a_run_of_two_points() -> None:
    runs, index = recorded("running", 1.0)

    assert stalls_of(runs, ScalarIndex(index_table(index).head(2))) == []


def test_times_that_are_no_numbers_say_nothing_of_an_interval() -> None:
    runs, index = recorded("running", 1.0)
    table = index_table(index)
    table.loc[[2, 5, 9], "wall_time"] = [np.inf, np.nan, -np.inf]
    (stall,) = stalls_of(runs, ScalarIndex(table))

    assert (stall.last, stall.begins) == (9_999.0, 10_009.0)


@pytest.mark.parametrize(("interval_s", "silence_s"), [(1.0, 11.0), (60.0, 190.0), (60.0, 6_000.0)])
def test_machine_that_is_sampled_does_not_make_a_hung_training_go_on(
    interval_s: float, silence_s: float
) -> None:
    runs, index = recorded("running", interval_s)
    now = 10_000.0 + silence_s
    beside = pd.DataFrame({"wall_time": np.arange(0.0, now, 10.0)}).assign(
        run="a", tag="machine/cpu", step=lambda table: range(1, len(table) + 1), value=5.0
    )
    table = pd.concat([index_table(index), beside], ignore_index=True)
    (stall,) = stalls_of(runs, ScalarIndex(table))

    assert stall.last == 10_000.0
    assert stall.holds(now)


def index_table(index: ScalarIndex) -> pd.DataFrame:
    columns = {"step": index.step, "wall_time": index.wall_time, "value": index.value}
    return pd.DataFrame({"run": "a", "tag": "loss"} | columns)
