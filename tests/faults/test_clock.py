"""A clock that goes back, by seconds or days, in a training or between two: nothing is lost."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

import insight

from .written import LAYOUTS, START_S, data_of, file_name, step_record, version_record

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from .written import Layout

JUMPS_S = (1.0, 3600.0, 86_400.0, 400 * 86_400.0)
STEPS = 50


@pytest.mark.parametrize("jump_s", JUMPS_S)
@pytest.mark.parametrize("restarted", [False, True], ids=["in a training", "between two"])
def test_steps_recorded_after_the_clock_went_back_are_all_there(
    jump_s: float,
    restarted: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    now = [START_S]

    def clock() -> float:
        now[0] += 0.01
        return now[0]

    monkeypatch.setattr(time, "time", clock)
    record = insight.SummaryRecord(tmp_path)
    for step in range(1, 2 * STEPS + 1):
        if step == STEPS + 1:
            now[0] -= jump_s
            if restarted:
                record.close()
                record = insight.SummaryRecord(tmp_path)
        assert record.log(step, {"loss": step})
    record.close()
    monkeypatch.undo()
    table = insight.open_runs(tmp_path).table("scalar")
    where = "between two trainings" if restarted else "in a training"
    record_property("figures", f"clock {jump_s:.0f} s back {where}: {len(table)} of 100 points")

    assert table["step"].tolist() == list(range(1, 2 * STEPS + 1))


@pytest.mark.parametrize("jump_s", JUMPS_S)
@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
def test_a_later_file_with_an_earlier_stamp_in_its_name_is_read(
    layout: Layout, jump_s: float, tmp_path: Path
) -> None:
    begin = START_S - jump_s
    first = [version_record(layout), *(step_record(layout, step) for step in range(1, STEPS + 1))]
    second = [
        step_record(layout, step, wall_time=begin + step / 1000)
        for step in range(STEPS + 1, 2 * STEPS + 1)
    ]
    (tmp_path / file_name(layout)).write_bytes(data_of(first))
    (tmp_path / file_name(layout, int(begin))).write_bytes(data_of([first[0], *second]))
    table = insight.open_runs(tmp_path).table("scalar", tags="loss")

    assert table["step"].tolist() == list(range(1, 2 * STEPS + 1))
