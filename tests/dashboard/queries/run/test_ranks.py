from __future__ import annotations

from typing import Any

import pandas as pd
import pytest

from dashboard.queries.run.ranks import ranks


def table(count: int = 4, **columns: list[Any]) -> pd.DataFrame:
    """What `Store.ranks` gives."""
    updated = pd.to_datetime([1_790_000_000] * count, unit="s", utc=True)
    usual: dict[str, Any] = {
        "rank": list(range(count)),
        "host": ["vm"] * count,
        "files": [1] * count,
        "started": updated,
        "updated": updated,
        "status": ["finished"] * count,
        "last_step": [100] * count,
        "points": [100] * count,
        "seconds_per_step": [0.2] * count,
        "step_time": [float("nan")] * count,
        "end": [""] * count,
    }
    return pd.DataFrame(usual | columns)


def told(**columns: list[Any]) -> dict[str, Any]:
    found = ranks(table(**columns))
    assert found is not None
    return found


def test_run_of_one_process_has_no_such_part() -> None:
    assert ranks(table(1)) is None
    assert ranks(pd.DataFrame()) is None


def test_slowest_rank_is_told_by_the_clock() -> None:
    found = told(seconds_per_step=[0.2, 0.2, 0.28, 0.21])

    assert found["slowest"] == [2, pytest.approx(0.28 / 0.205)]
    assert (found["pace"], found["seconds"]) == ("wall", pytest.approx(0.205))


def test_recorded_time_of_a_step_comes_before_the_clock() -> None:
    found = told(step_time=[20.0, 30.0, 20.0, 20.0])

    assert (found["slowest"], found["pace"]) == ([1, 1.5], "recorded")
    assert found["seconds"] == 0.2  # whatever unit they recorded


def test_time_that_one_rank_alone_lacks_compares_nothing() -> None:
    assert told(step_time=[20.0, 30.0, 20.0, float("nan")])["pace"] == "wall"
    assert told(seconds_per_step=[float("nan")] * 4)["slowest"] is None


def test_ranks_as_fast_as_each_other_have_no_slowest() -> None:
    assert told(seconds_per_step=[0.2, 0.201, 0.2, 0.205])["slowest"] is None


def test_ranks_that_failed_or_stand_still_are_named() -> None:
    updated = pd.to_datetime([1_790_000_000 - (90 if n == 1 else n) for n in range(4)], unit="s")
    found = told(
        status=["running", "stopped", "failed", "running"],
        last_step=[100, 40, 30, 100],
        updated=updated.tz_localize("UTC"),
    )

    assert (found["failed"], found["still"], found["early"]) == ([[2, 30]], [[1, 40]], [])


def test_rank_that_was_interrupted_as_another_was_killed_does_not_stand_still() -> None:
    found = told(status=["stopped", "running", "stopped", "stopped"])

    assert (found["still"], found["early"]) == ([], [])


def test_rank_that_left_no_word_of_its_end_is_lost_where_others_left_one() -> None:
    found = told(status=["stopped"] * 4, end=["stopped", "stopped", "", "stopped"])

    assert (found["lost"], found["failed"], found["early"]) == ([[2, 100]], [], [])


def test_rank_that_was_lost_before_its_first_value_has_not_failed_by_itself() -> None:
    found = told(status=["failed", "failed", "stopped", "stopped"], end=["", "failed", "", ""])

    assert (found["lost"], found["failed"]) == ([[0, 100], [2, 100], [3, 100]], [[1, 100]])


def test_rank_that_ended_before_the_others_is_named() -> None:
    updated = pd.to_datetime([1_790_000_000 - (600 if n == 3 else n) for n in range(4)], unit="s")
    found = told(updated=updated.tz_localize("UTC"), last_step=[100, 100, 99, 70])

    assert (found["early"], found["step"]) == ([[3, 70]], 99)


def test_rank_that_was_killed_is_named_however_soon_the_others_ended() -> None:
    found = told(
        status=["finished", "stopped", "finished", "finished"], last_step=[100, 40, 100, 100]
    )

    assert found["early"] == [[1, 40]]


def test_rank_that_diverged_is_named() -> None:
    found = told(status=["finished", "finished", "diverged", "finished"])

    assert (found["diverged"], found["failed"], found["early"]) == ([[2, 100]], [], [])


def test_times_of_a_step_that_are_zero_are_not_said_to_be_compared() -> None:
    assert told(step_time=[20.0, 0.0, 20.0, 20.0])["pace"] == "wall"


def test_row_of_each_rank_says_when_and_how_fast() -> None:
    found = told(seconds_per_step=[0.1, 0.2, 0.2, 0.2])

    assert found["rows"][0] == [0, "vm", "finished", 100, 1_790_000_000.0, 0.5]
