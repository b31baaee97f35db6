from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import insight
from insight import open_runs
from insight.errors import UnknownKindError
from insight.tables.rank_table import is_step_time
from insight.tables.store import Store

if TYPE_CHECKING:
    from pathlib import Path

RECORDING = """
import os, signal, sys
import insight

rank, step = int(os.environ["RANK"]), 0
with insight.SummaryRecord(sys.argv[1].format(rank)) as record:
    record.log(1, {"loss": 1.0 + rank})
    print("begun", flush=True)
    sys.stdin.readline()  # until all have begun
    for step in range(2, 6):
        record.log(step, {"loss": 1.0 / step + rank})
    how = os.environ["HOW" if rank == int(os.environ["FAILS"]) else "OTHERS"]
    if how == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    if how == "interrupt":
        raise KeyboardInterrupt
    if how == "raise":
        raise RuntimeError("one rank alone")
"""


def rank_file(rank: int, second: int = 1_700_000_000) -> str:
    return f"events.out.events.summary.{second}.{rank}.host{rank // 2}_MS"


def recorded_by_processes(
    folder: str, count: int, fails: int = -1, how: str = "raise", others: str = ""
) -> None:
    """Let the real recorder record in several processes at the same time.

    Args:
        folder: Into which, with `{}` for the rank.
        count: How many processes.
        fails: The rank that ends as `how` says: `raise`, `kill` or `interrupt`.
        others: How the others end; at the end of their program without.

    """
    command = [sys.executable, "-c", RECORDING, folder]
    environment = {
        **os.environ,
        "FAILS": str(fails),
        "HOW": how,
        "OTHERS": others,
        "INSIGHT_PROVENANCE": "off",
    }
    pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    pipes["stderr"] = subprocess.DEVNULL
    ranks = [
        subprocess.Popen(command, env={**environment, "RANK": str(rank)}, **pipes)
        for rank in range(count)
    ]
    for process in ranks:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
    for process in ranks:
        process.communicate("go\n")


@pytest.mark.parametrize("folder", ["job", "job/summary_dir{}", "job/rank_{}/summary"])
def test_processes_of_one_training_are_one_run_with_its_ranks(folder: str, tmp_path: Path) -> None:
    recorded_by_processes(str(tmp_path / folder), 3)
    store = open_runs(tmp_path)
    (run,) = store.runs()["run"]
    ranks = store.ranks(run)

    assert run == folder.format(0)
    assert store.runs()["status"].tolist() == ["finished"]
    assert len(store.lineage()) == 1
    assert ranks["rank"].tolist() == [0, 1, 2]
    assert ranks["status"].tolist() == ["finished"] * 3
    assert ranks["last_step"].tolist() == ranks["points"].tolist() == [5, 5, 5]
    assert ranks["files"].tolist() == [1, 1, 1]
    for rank in range(3):
        rows = store.table("scalar", rank=rank)
        assert rows["value"].to_numpy()[1:] == pytest.approx(1 / np.arange(2, 6) + rank)
    assert store.table("scalar")["value"].iloc[0] == 1.0  # the lowest rank's, as ever


def test_run_of_which_one_rank_failed_has_failed(tmp_path: Path) -> None:
    recorded_by_processes(str(tmp_path / "job"), 3, fails=1)
    store = open_runs(tmp_path)

    assert store.runs()["status"].tolist() == ["failed"]
    assert store.ranks("job")["status"].tolist() == ["finished", "failed", "finished"]


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
@pytest.mark.parametrize("folder", ["job", "job/summary_{}"])
def test_run_of_which_one_rank_diverged_has_diverged(
    make_run: Any, root: Path, folder: str, value: float
) -> None:
    for rank in range(4):
        last = value if rank == 2 else 0.5
        rows = ((1, {"loss": 1.0}, 10.0), (2, {"loss": last}, 11.0))
        make_run(folder.format(rank)).scalars(*rows, file=rank_file(rank))
    store = open_runs(root)

    assert store.runs()["status"].tolist() == ["diverged"]
    assert store.bad_ranks() == {folder.format(0): {"diverged": [2]}}


def test_training_that_went_on_without_a_rank_that_diverged_has_not(run: Any) -> None:
    for rank in range(3):
        last = float("nan") if rank == 2 else 0.5
        run.scalars((1, {"loss": 1.0}, 10.0), (2, {"loss": last}, 11.0), file=rank_file(rank))
    later = 1_700_000_900
    for rank in range(2):
        rows = ((3, {"loss": 0.4}, 910.0), (4, {"loss": 0.3}, 911.0))
        run.scalars(*rows, file=rank_file(rank, later))
    store = open_runs(run.path)

    assert store.runs()["status"].tolist() == ["stopped"]
    assert store.bad_ranks() == {}


def test_rank_that_was_killed_is_named_where_the_others_were_interrupted(tmp_path: Path) -> None:
    recorded_by_processes(str(tmp_path / "job"), 3, fails=1, how="kill", others="interrupt")
    in_time = insight.open_runs(tmp_path)
    store = Store(tmp_path, clock=lambda: time.time() + 300)
    store.refresh()

    assert in_time.bad_ranks() == {}  # it may go on, for all that the files tell
    assert store.runs()["status"].tolist() == ["stopped"]
    assert store.ranks("job")["end"].tolist() == ["stopped", "", "stopped"]
    assert store.bad_ranks() == {"job": {"lost": [1]}}


def test_no_rank_is_named_where_all_were_killed(tmp_path: Path) -> None:
    recorded_by_processes(str(tmp_path / "job"), 3, fails=1, how="kill", others="kill")
    store = Store(tmp_path, clock=lambda: time.time() + 300)
    store.refresh()

    assert store.ranks("job")["end"].tolist() == ["", "", ""]
    assert store.bad_ranks() == {}


def test_folders_of_ranks_are_checked_as_one_run(tmp_path: Path) -> None:
    recorded_by_processes(str(tmp_path / "rank_{}"), 2)
    command = [sys.executable, "-m", "insight", "check", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)

    assert done.stdout.count("whole") == 2
    assert f"{tmp_path}/rank_0/" in done.stdout
    assert f"{tmp_path}/rank_1/" in done.stdout
    assert "no table" not in done.stdout  # nothing was replaced


def test_rank_that_comes_or_goes_later_joins_or_leaves_the_run(root: Path, make_run: Any) -> None:
    def record(rank: int) -> None:
        made = make_run(f"rank_{rank}")
        rows = [(step, {"loss": float(rank)}, 10.0 + step) for step in (1, 2)]
        made.scalars(*rows, file=rank_file(rank))

    record(1)
    store = open_runs(root)
    alone = store.runs()["run"].tolist()
    record(0)
    store.refresh()
    both = store.runs()["run"].tolist(), store.ranks("rank_0")["rank"].tolist()
    record(2)
    store.refresh()
    three = store.runs()["run"].tolist(), store.ranks("rank_0")["rank"].tolist()
    shutil.rmtree(root / "rank_1")
    store.refresh()

    assert alone == ["rank_1"]
    assert both == (["rank_0"], [0, 1])
    assert three == (["rank_0"], [0, 1, 2])
    assert store.ranks("rank_0")["rank"].tolist() == [0, 2]
    assert store.rank_folders() == {"rank_0": ["rank_0", "rank_2"]}


def test_damage_in_the_folder_of_a_rank_is_told_where_it_is(root: Path, make_run: Any) -> None:
    for rank in range(2):
        made = make_run(f"job/rank_{rank}")
        made.scalars((1, {"loss": 1.0}, 10.0), (2, {"loss": 1.0}, 11.0), file=rank_file(rank))
    with (root / "job" / "rank_1" / rank_file(1)).open("r+b") as file:
        file.seek(30)
        file.write(b"\xff\xff")
    problems = open_runs(root).problems()

    assert problems["run"].tolist() == ["job/rank_0"]
    assert problems["file"].tolist() == [f"job/rank_1/{rank_file(1)}"]


def test_seconds_a_step_are_the_median_by_the_clock(run: Any) -> None:
    for rank in range(4):
        rows = [(step, {"loss": 0.5}, 10.0 + 0.25 * (rank + 1) * step) for step in (1, 2, 4, 5)]
        run.scalars(*rows, (6, {"loss": 0.5}, 100.0), file=rank_file(rank))
    ranks = open_runs(run.path).ranks(".")

    assert ranks["seconds_per_step"].tolist() == [0.25, 0.5, 0.75, 1.0]
    assert ranks["host"].tolist() == ["host0", "host0", "host1", "host1"]
    assert ranks["step_time"].isna().all()


def test_recorded_time_of_a_step_tells_apart_who_wait_for_each_other(run: Any) -> None:
    for rank in range(3):
        taken = 30.0 if rank == 1 else 20.0
        rows = [(step, {"time/step_time": taken, "loss": 1.0}, 10.0 + step) for step in range(1, 5)]
        run.scalars(*rows, file=rank_file(rank))
    ranks = open_runs(run.path).ranks(".")

    assert ranks["seconds_per_step"].tolist() == [1.0, 1.0, 1.0]
    assert ranks["step_time"].tolist() == [20.0, 30.0, 20.0]


def test_run_of_one_process_has_one_rank(run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0), (2, {"loss": 0.4}, 12.0))
    store = open_runs(run.path)

    assert store.ranks(".")[["rank", "points", "seconds_per_step"]].to_numpy().tolist() == [
        [0, 2, 2.0]
    ]
    assert store.rank_series("loss") == {}


def test_training_that_goes_on_as_another_rank_is_one_process(run: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0), (2, {"loss": 0.4}, 11.0), file=rank_file(0))
    run.scalars((2, {"loss": 0.3}, 50.0), file=rank_file(3, 1_700_000_040))
    store = open_runs(run.path)

    assert store.ranks(".")["rank"].tolist() == [0]
    assert store.ranks(".")["points"].tolist() == [2]
    assert store.rank_series("loss") == {}


def test_ranks_that_recorded_one_row_each_are_ranks_where_they_began_together(run: Any) -> None:
    for rank in range(3):
        time = 1_700_000_060.0 + rank
        run.scalars((9, {"loss": float(rank)}, time), file=rank_file(rank, 1_700_000_000 + rank))
    store = open_runs(run.path)

    assert store.ranks(".")["rank"].tolist() == [0, 1, 2]
    assert store.table("scalar").value.tolist() == [0.0]
    assert store.table("scalar", rank=2).value.tolist() == [2.0]
    assert store.superseded() == {}


def test_rank_whose_file_comes_later_is_one_of_those_that_began_with_it(run: Any) -> None:
    def record(rank: int) -> None:
        time = 1_700_000_060.0 + rank
        run.scalars((9 + rank, {"loss": float(rank)}, time), file=rank_file(rank))

    record(0)
    store = open_runs(run.path)
    alone = store.ranks(".")["rank"].tolist()
    record(1)
    store.refresh()

    assert (alone, store.ranks(".")["rank"].tolist()) == ([0], [0, 1])
    assert store.table("scalar").value.tolist() == [0.0]
    (run.path / rank_file(1)).unlink()
    store.refresh()
    assert store.ranks(".")["rank"].tolist() == [0]


def test_folders_of_ranks_take_no_rows_from_each_other_however_late_they_wrote(
    root: Path, make_run: Any
) -> None:
    for rank in range(3):
        begun = 1_700_000_000 + 20 * rank
        make_run(f"summary_{rank}").scalars(
            *((step, {"loss": float(rank)}, begun + float(step)) for step in (1, 2)),
            file=rank_file(rank, begun),
        )
    store = open_runs(root)

    assert store.ranks("summary_0")["rank"].tolist() == [0, 1, 2]
    assert store.table("scalar").value.tolist() == [0.0, 0.0]
    assert store.table("scalar", rank=2).value.tolist() == [2.0, 2.0]
    assert store.superseded() == {}


def test_series_of_each_rank_are_told_by_run_and_follow_what_grows(
    root: Path, make_run: Any
) -> None:
    job, alone = make_run("job"), make_run("alone")
    for rank in range(2):
        job.scalars(
            (1, {"loss": float(rank)}, 10.0), (2, {"loss": 9.0}, 11.0), file=rank_file(rank)
        )
    alone.scalars((1, {"loss": 0.5}, 10.0))
    store = open_runs(root)
    before = store.rank_series("loss")
    job.scalars((3, {"loss": 7.0}, 12.0), file=rank_file(1))
    store.refresh()
    after = store.rank_series("loss")

    assert list(before) == list(after) == ["job"]
    assert [one.value.tolist() for one in before["job"]] == [[0.0, 9.0], [1.0, 9.0]]
    assert [one.step.tolist() for one in after["job"]] == [[1, 2], [1, 2, 3]]
    assert store.rank_series("nothing") == {}


def test_series_that_one_rank_alone_recorded_has_no_ranks(run: Any) -> None:
    for rank in range(2):
        run.scalars(
            *((step, {"loss": 1.0, f"own{rank}": 2.0}, 10.0 + step) for step in (1, 2)),
            file=rank_file(rank),
        )

    store = open_runs(run.path)

    assert store.rank_series("own1") == {}
    assert store.lowest_ranks() == {".": {"loss": 0}}


def test_series_without_steps_have_no_ranks(run: Any) -> None:
    for rank in range(2):
        run.scalars(
            *((0, {"note": float(at)}, 10.0 + at) for at in (1, 2, 3)), file=rank_file(rank)
        )

    assert open_runs(run.path).rank_series("note") == {}


def test_run_that_is_not_there_is_refused(root: Path) -> None:
    root.mkdir()

    with pytest.raises(UnknownKindError, match="runs of runs"):
        open_runs(root).ranks("nothing")


def test_256_ranks_are_one_row(run: Any) -> None:
    for rank in range(256):
        run.scalars(
            *((step, {"loss": rank + 1.0 / step}, 10.0 + step) for step in (1, 2)),
            file=rank_file(rank),
        )
    store = open_runs(run.path)

    assert store.runs()[["points", "files"]].to_numpy().tolist() == [[2, 256]]
    assert store.ranks(".")["rank"].tolist() == list(range(256))
    assert store.table("scalar", rank=255)["value"].tolist() == [256.0, 255.5]


@pytest.mark.parametrize(
    ("tag", "expected"),
    [
        *(("step_time", True), ("timing/iter_time_ms", True), ("perf/batch time", True)),
        *(("seconds_per_step", True), ("time/step", False), ("timestep", False)),
        *(("loss", False), ("steps", False), ("stepTime", True)),
    ],
)
def test_tags_that_say_how_long_a_step_took(tag: str, expected: bool) -> None:
    assert is_step_time(tag) == expected


def test_what_each_rank_recorded_is_counted_once(tmp_path: Path) -> None:
    recorded_by_processes(str(tmp_path / "job"), 4)
    store = insight.open_runs(tmp_path)

    assert store.runs()["points"].tolist() == [5]
    assert store.metric("loss", "max") == {"job": 1.0}
    assert store.superseded() == {}
