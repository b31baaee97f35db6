"""Rows that threads, evaluations and clocks put out of order: all of them stand.

What truly restarted is the newest writing of it, and what it replaced is counted.
"""

from __future__ import annotations

import itertools
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest

import insight

from .written import LAYOUTS, START_S, data_of, file_name, step_record, version_record

if TYPE_CHECKING:
    from pathlib import Path

    from .written import Layout

THREADS, STEPS_A_THREAD = 4, 400


def scalars(root: Path, tag: str) -> list[int]:
    steps: list[int] = insight.open_runs(root).table("scalar", tags=tag)["step"].tolist()
    return steps


def test_threads_that_share_a_recorder_and_a_counter_lose_no_row(tmp_path: Path) -> None:
    counter, ready = itertools.count(), threading.Barrier(THREADS)
    with insight.SummaryRecord(tmp_path) as record:

        def work() -> None:
            ready.wait()
            for _ in range(STEPS_A_THREAD):
                record.log(next(counter), {"loss": 1.0})

        threads = [threading.Thread(target=work) for _ in range(THREADS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    assert scalars(tmp_path, "loss") == list(range(THREADS * STEPS_A_THREAD))


def test_threads_that_overtake_each_other_at_every_step_lose_no_row(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path) as record:
        for step in range(0, 1600, 4):
            for thread in (2, 0, 3, 1):
                record.log(step + thread, {"loss": 1.0})

    assert scalars(tmp_path, "loss") == list(range(1600))


@pytest.mark.parametrize("most", [1, 2_000], ids=["a record a file", "many records a file"])
def test_files_that_one_recorder_fills_one_after_the_other_hide_no_row_of_each_other(
    tmp_path: Path, most: int
) -> None:
    with insight.SummaryRecord(tmp_path, max_file_size=most) as record:
        for step in range(0, 400, 4):
            for late in (2, 0, 3, 1):
                record.log(step + late, {"loss": 1.0})

    assert scalars(tmp_path, "loss") == list(range(400))
    assert insight.open_runs(tmp_path).superseded() == {}


def test_training_that_restarts_takes_the_rows_of_all_files_of_the_one_before(
    tmp_path: Path,
) -> None:
    for value, steps in ((1.0, range(100)), (2.0, range(50, 80))):
        with insight.SummaryRecord(tmp_path, max_file_size=1_000) as record:
            for step in steps:
                record.log(step, {"loss": value})
    table = insight.open_runs(tmp_path).table("scalar")

    assert table["step"].tolist() == list(range(80))
    assert table["value"].tolist() == [1.0] * 50 + [2.0] * 30


def test_clock_that_was_ahead_for_one_step_costs_no_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [START_S]
    monkeypatch.setattr(time, "time", lambda: now[0])
    with insight.SummaryRecord(tmp_path) as record:
        for step in range(300):
            now[0] = START_S + step / 100 + (2.0 if step == 150 else 0.0)
            record.log(step, {"loss": 1.0})
    monkeypatch.undo()

    assert scalars(tmp_path, "loss") == list(range(300))


def test_evaluations_that_end_out_of_order_all_stand(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path) as record:
        for step in (1000, 3000, 2000):
            record.log(step, {"accuracy": step / 1e4})
    store = insight.open_runs(tmp_path)

    assert scalars(tmp_path, "accuracy") == [1000, 2000, 3000]
    assert store.table("scalar")["value"].tolist() == pytest.approx([0.1, 0.2, 0.3])
    assert store.runs()["last_step"].tolist() == [3000]
    assert store.superseded() == {}


@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
def test_training_that_restarts_in_its_file_takes_its_evaluations_back(
    layout: Layout, tmp_path: Path
) -> None:
    def trained(first: int, last: int) -> list[Any]:
        return [
            step_record(layout, step, ("loss", "validation") if step % 5 == 0 else ("loss",))
            for step in range(first, last)
        ]

    records = [version_record(layout), *trained(1, 13), *trained(5, 9)]
    (tmp_path / file_name(layout)).write_bytes(data_of(records))
    store = insight.open_runs(tmp_path)

    assert scalars(tmp_path, "loss") == list(range(1, 9))
    assert scalars(tmp_path, "validation") == [5]
    assert store.superseded() == {".": {file_name(layout): 10}}
    assert len(store.table("scalar", superseded=True)) == 19


@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
def test_step_written_again_and_again_is_the_last_record_of_it(
    layout: Layout, tmp_path: Path
) -> None:
    times = (START_S + 9, START_S + 5, START_S + 7)
    records = [version_record(layout), *(step_record(layout, 3, ("loss",), at) for at in times)]
    (tmp_path / file_name(layout)).write_bytes(data_of(records))
    store = insight.open_runs(tmp_path)

    assert store.table("scalar")["wall_time"].tolist() == [times[-1]]
    assert store.superseded() == {".": {file_name(layout): 2}}
