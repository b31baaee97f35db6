from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pandas as pd
import pytest

from insight import Store, SummaryRecord, open_runs
from insight.plugins import PLUGINS

if TYPE_CHECKING:
    from pathlib import Path


def overview(root: Path, now: float = 1e9) -> pd.Series:
    store = Store(root, clock=lambda: now)
    store.refresh()
    return store.runs().iloc[0]


def test_run_is_counted_over_all_its_files(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5, "rate": 1.0}, 10.0), (7, {"loss": 0.5}, 12.5))
    run.lineage("custom_lineage_data", {"note": "x"}, 9.0)
    row = overview(root)

    assert (row["last_step"], row["points"], row["files"], row["problems"]) == (7, 3, 2, 0)
    assert row["bytes"] == sum(path.stat().st_size for path in run.path.iterdir())
    assert row["started"] == pd.Timestamp("1970-01-01T00:00:09Z")
    assert row["updated"] == pd.Timestamp("1970-01-01T00:00:12.5Z")


def test_landscapes_drawn_of_a_run_later_do_not_make_it_longer(root: Path, run: Any) -> None:
    with SummaryRecord(run.path, provenance=False) as record:
        record.add_value("landscape", "valley", PLUGINS["landscape"].example())
        record.record(0)
    alone = overview(root)
    run.scalars((1, {"loss": 0.5}, 10.0), (7, {"loss": 0.5}, 12.5))
    row = overview(root)

    assert alone["updated"] > pd.Timestamp("2020-01-01T00:00:00Z")
    assert row["updated"] == pd.Timestamp("1970-01-01T00:00:12.5Z")
    assert row["files"] == 2


def test_last_step_is_that_of_the_rows_that_stand(root: Path, run: Any) -> None:
    steps = (1, 2, 3, 4, 9, 2, 3, 4)
    run.scalars(*((step, {"loss": 0.5}, float(time)) for time, step in enumerate(steps)))

    assert overview(root)["last_step"] == 4


def test_steps_beside_a_training_are_none_of_its_own(root: Path, run: Any) -> None:
    run.scalars((3, {"loss": 0.5}, 10.0), *((n, {"machine/cpu": 5.0}, 9.0 + n) for n in range(90)))
    with SummaryRecord(run.path, provenance=False) as record:
        record.add_value("message", "alert", "slow")
        record.record(1_000)
    row = overview(root)

    assert (row["last_step"], row["points"]) == (3, 92)


def test_run_of_its_machine_alone_has_no_step(root: Path, run: Any) -> None:
    run.scalars((7, {"machine/cpu": 5.0}, 10.0))

    assert overview(root)["last_step"] == 0


def test_sample_of_the_machine_after_the_end_of_a_training_does_not_undo_it(
    root: Path, run: Any
) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    run.lineage("train_lineage", {}, 11.0)
    run.scalars((1, {"machine/cpu": 5.0}, 12.0))

    assert overview(root)["status"] == "finished"


@pytest.mark.parametrize("wall_time", [float("nan"), float("inf"), 1e300, -1e300])
def test_wall_time_out_of_this_world_is_no_time(root: Path, run: Any, wall_time: float) -> None:
    run.scalars((1, {"loss": 0.5}, wall_time))

    assert pd.isna(overview(root)["updated"])


def test_run_with_a_fresh_record_is_running_and_later_stopped(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 1000.0))

    assert [overview(root, now)["status"] for now in (1030.0, 1090.0)] == ["running", "stopped"]


def test_run_that_grows_under_a_clock_gone_wrong_is_running(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 0.0))
    now = 5000.0
    store = Store(root, clock=lambda: now)
    store.refresh()
    before = store.runs()["status"].iloc[0]
    run.scalars((2, {"loss": 0.5}, 1.0))
    store.refresh()

    assert (before, store.runs()["status"].iloc[0]) == ("stopped", "running")


def test_status_that_changes_with_time_alone_is_news(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 1000.0))
    now = 1030.0
    store = Store(root, clock=lambda: now)
    store.refresh()
    before = store.version
    now = 1100.0
    store.refresh()

    assert store.version == before + 1


def test_trained_run_is_finished(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 1000.0))
    run.lineage("train_lineage", {"algorithm": {"network": "net"}}, 1001.0)

    assert overview(root, 1002.0)["status"] == "finished"


def test_run_that_trains_on_after_its_end_is_running(root: Path, run: Any) -> None:
    run.lineage("train_lineage", {"algorithm": {"network": "net"}}, 1001.0)
    run.scalars((1, {"loss": 0.5}, 1005.0))

    assert overview(root, 1006.0)["status"] == "running"


def test_run_without_lineage_is_finished_when_its_recorder_closed_it(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 1000.0))
    next(run.path.iterdir()).chmod(0o400)

    assert overview(root, 1001.0)["status"] == "finished"


@pytest.mark.parametrize(
    ("plugin", "fact", "status"),
    [
        ("custom_lineage_data", {"note": "x"}, "finished"),
        ("train_lineage", {"algorithm": {"network": "net"}}, "finished"),
        ("dataset_graph", {"parameter": {"mapStr": {"op_type": "Source"}}}, "stopped"),
    ],
)
def test_closed_run_is_finished_unless_mindspores_collector_would_have_told_its_end(
    root: Path, run: Any, plugin: str, fact: Any, status: str
) -> None:
    run.scalars((1, {"loss": 0.5}, 1000.0))
    run.lineage(plugin, fact, 999.0)
    for path in run.path.iterdir():
        path.chmod(0o400)

    assert overview(root, 1001.0)["status"] == status


def test_run_without_a_point_has_failed(root: Path, run: Any) -> None:
    run.version(1000.0)

    assert overview(root, 2000.0)["status"] == "failed"


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_run_whose_last_loss_is_no_number_diverged(root: Path, run: Any, value: float) -> None:
    run.scalars((1, {"train/loss": 0.5}, 1.0), (2, {"train/loss": value}, 2.0))

    assert overview(root)["status"] == "diverged"


def test_run_whose_loss_recovered_did_not_diverge(root: Path, run: Any) -> None:
    run.scalars((1, {"loss": float("nan")}, 1.0), (2, {"loss": 0.5, "rate": float("nan")}, 2.0))

    assert overview(root)["status"] == "stopped"


def test_recorded_run_is_read_as_recorded(root: Path) -> None:
    from insight import SummaryRecord

    with SummaryRecord(root / "a") as record:
        for step in range(3):
            record.log(step, {"loss": 1.0 / (step + 1)})
    store = open_runs(root)

    assert store.table("scalar")["value"].tolist() == [1.0, 0.5, pytest.approx(1 / 3)]
    assert store.runs()["status"].tolist() == ["finished"]


def written(path: Path, ago: float, now: float) -> None:
    """Have the files of a run as last written so many seconds ago."""
    for file in path.iterdir():
        os.utime(file, (now - ago, now - ago))


DAY = 86_400.0


@pytest.mark.parametrize("ahead", [700.0, DAY, 1e12, 1e300])
@pytest.mark.parametrize(("ago", "status"), [(3_600.0, "stopped"), (30.0, "running")])
def test_file_that_nobody_writes_is_not_running_because_its_times_lie_ahead(
    root: Path, run: Any, ahead: float, ago: float, status: str
) -> None:
    now = 1e9
    run.scalars((1, {"loss": 0.5}, now + ahead))
    written(run.path, ago, now)

    assert overview(root, now)["status"] == status


def test_times_that_lay_ahead_make_no_run_go_on_once_their_moment_comes(
    root: Path, run: Any
) -> None:
    run.scalars((1, {"loss": 0.5}, 1e9 + DAY))
    written(run.path, 0.0, 1e9)

    assert overview(root, 1e9 + DAY + 1)["status"] == "stopped"


@pytest.mark.parametrize("apart", [-300.0, 300.0])
def test_clocks_may_differ_by_minutes(root: Path, run: Any, apart: float) -> None:
    now = 1e9
    run.scalars((1, {"loss": 0.5}, now + max(apart, 0.0)))
    written(run.path, -apart, now)

    assert overview(root, now)["status"] == "running"


def test_file_written_in_the_far_future_is_not_running_until_it_grows(root: Path, run: Any) -> None:
    now = 1e9
    run.scalars((1, {"loss": 0.5}, now + DAY))
    written(run.path, -DAY, now)
    store = Store(root, clock=lambda: now)
    store.refresh()
    before = store.runs()["status"].iloc[0]
    run.scalars((2, {"loss": 0.5}, now + DAY))
    store.refresh()

    assert (before, store.runs()["status"].iloc[0]) == ("stopped", "running")
