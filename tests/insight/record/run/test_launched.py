"""What a launcher started together records into one run, which its first process chooses."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest

import insight
from insight.record.run import launched
from insight.record.run.launched import job_of

SCRIPT = """if True:
    import os, sys, insight
    name = sys.argv[2] if len(sys.argv) > 2 else None
    for _ in range(2):
        rank = int(os.environ["RANK"])
        settings = {"rank": rank}
        quiet = dict(machine=None, console=False, provenance=False)
        with insight.run(sys.argv[1], name, settings, **quiet) as run:
            run.log({"loss": rank})
            print(run.name)
"""


def ranks(folder, environment, *arguments, order=(1, 2, 0)):
    """The names that each rank had for its two runs."""
    begun = {}
    for rank in order:
        told = {**environment, "RANK": str(rank), "WORLD_SIZE": str(len(order))}
        command = [sys.executable, "-c", SCRIPT, str(folder), *arguments]
        pipes = {"stdout": subprocess.PIPE, "text": True}
        begun[rank] = subprocess.Popen(command, env=told, **pipes)
    return [begun[rank].communicate(timeout=120)[0].split() for rank in sorted(begun)]


@pytest.fixture
def plain_environment():
    """The variables of this process but those of launchers."""
    import os

    ours = (*launched.VARIABLES, *launched._SIZES, "INSIGHT_JOB", "MASTER_PORT")
    return {name: value for name, value in os.environ.items() if name not in ours}


def test_the_processes_of_one_launch_record_into_one_run(tmp_path, plain_environment) -> None:
    first, *others = ranks(tmp_path, {**plain_environment, "INSIGHT_JOB": "7f"})

    assert len(set(first)) == 2
    assert others == [first, first]
    store = insight.open_runs(tmp_path)
    assert sorted(store.runs()["run"]) == sorted(first)
    assert store.table("scalar", runs=first[0], rank=2)["value"].tolist() == [2.0]
    assert store.lineage()["hyperparameters.rank"].tolist() == [0, 0]  # the first speaks for all


def test_a_name_that_is_there_gets_one_number_for_all(tmp_path, plain_environment) -> None:
    again = {**plain_environment, "MASTER_ADDR": "localhost", "MASTER_PORT": "29500"}
    (tmp_path / "a").mkdir()

    assert ranks(tmp_path, again, "a", order=(1, 0)) == [["a-2", "a-3"], ["a-2", "a-3"]]


def test_who_is_told_nothing_records_nothing_with_one_warning(begin, tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("RANK", "1")
    with pytest.warns(UserWarning, match="nothing tells process 1 which run") as told:
        run = begin(config={"lr": 0.1}, notes="x")
    with run:
        run.log({"loss": 1.0})
        run.define("loss", better="lower")
        run.alert("never told")
        assert (run.config.lr, run.step, run.summary["loss"]) == (0.1, 1, 1.0)

    assert len(told) == 1
    assert [*tmp_path.iterdir()] == []


def test_who_is_told_the_name_records_beside_the_others(begin, tmp_path, monkeypatch) -> None:
    with begin("a") as first:
        first.log({"loss": 0.0})
        monkeypatch.setenv("RANK", "1")
        for named in ({"name": "a"}, {"resume": "a"}):
            with begin(**named) as run:
                run.log({"loss": 1.0})

    assert [one.name for one in tmp_path.iterdir()] == ["a"]
    assert insight.open_runs(tmp_path).table("scalar", rank=1)["step"].tolist() == [1, 2]


@pytest.mark.parametrize(
    "told",
    [
        {"SLURM_PROCID": "1", "SLURM_NTASKS": "4", "SLURM_JOB_ID": "7", "SLURM_STEP_ID": "0"},
        {"OMPI_COMM_WORLD_RANK": "1", "OMPI_COMM_WORLD_SIZE": "4", "PMIX_NAMESPACE": "7"},
        {"RANK": "1", "WORLD_SIZE": "4", "TORCHELASTIC_RUN_ID": "7"},
        {"RANK": "1", "WORLD_SIZE": "4", "TORCHELASTIC_RUN_ID": "none", "MASTER_ADDR": "h"},
        {"RANK_ID": "1", "MS_WORKER_NUM": "4", "MS_SCHED_HOST": "h", "MS_SCHED_PORT": "8118"},
    ],
)
def test_a_launch_is_known_by_what_its_launcher_tells(told, tmp_path) -> None:
    job = job_of(told, {})

    assert job is not None
    first, second, named = (
        job.word(tmp_path, None),
        job.word(tmp_path, None),
        job.word(tmp_path, "a"),
    )
    assert len({first, second, named}) == 3
    assert job_of({**told, next(iter(told)): "0"}, {})._told == job._told


@pytest.mark.parametrize(
    "told",
    [
        {},
        {"MASTER_ADDR": "h", "MASTER_PORT": "1"},
        {"RANK": "0", "WORLD_SIZE": "1", "INSIGHT_JOB": "7"},
        {"SLURM_PROCID": "0", "SLURM_NTASKS": "1", "SLURM_JOB_ID": "7"},
        {"RANK": "1", "WORLD_SIZE": "2"},
    ],
)
def test_a_process_alone_or_of_nobody_knows_whom_is_of_no_launch(told) -> None:
    assert job_of(told, {}) is None


def test_word_that_an_earlier_launch_left_is_not_heard(tmp_path, monkeypatch) -> None:
    told = {"RANK": "1", "WORLD_SIZE": "2", "MASTER_ADDR": "h", "MASTER_PORT": "1"}
    job = job_of(told, {})
    word = job.word(tmp_path, None)
    now = time.time()
    monkeypatch.setattr(launched, "_STARTED", now + 3600)
    job.tell(word, "earlier")
    assert job.hear(word, wait_s=0) is None
    monkeypatch.setattr(launched, "_STARTED", now)
    assert job.hear(word, wait_s=0) == "earlier"
