from __future__ import annotations

import os
import signal
import sys
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import pytest

from insight import open_runs
from insight.tables import tasks as tasks_module

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class CountingPool(ThreadPoolExecutor):
    """Workers of this process, and how many tasks they got."""

    tasks = 0

    def submit(self, *args: Any, **kwargs: Any) -> Future[Any]:
        self.tasks += 1
        return super().submit(*args, **kwargs)


class DeadPool(Executor):
    """Workers that die of every task."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(RuntimeError("the worker is gone"))
        return future


@pytest.fixture
def many(root: Path, make_run: Any) -> Path:
    """Five runs; one is damaged, one has lineage and a tensor."""
    for number in range(5):
        run = make_run(f"run{number}")
        run.scalars(*((step, {"loss": step + number}, 10.0 + step) for step in range(20)))
    run.append(b"\xff" * 50)
    run.scalars((30, {"loss": 1.0}, 50.0))
    run.value("tensor", "weights", 30, [[1.0]], 51.0)
    run.lineage("train_lineage", {"algorithm": {"network": "LeNet5"}}, 60.0)
    return root


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A Dask client of two worker processes on this machine."""
    import distributed

    # Any free port: the usual one may be taken by a cluster of somebody else.
    settings = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": "127.0.0.1:0"}
    with (
        distributed.LocalCluster(processes=True, host="127.0.0.1", **settings) as local,  # type: ignore[no-untyped-call]
        distributed.Client(local) as client,  # type: ignore[no-untyped-call]
    ):
        client.wait_for_workers(2)
        yield client


def check_equal(root: Path, executor: Executor) -> None:
    here, there = open_runs(root), open_runs(root, executor=executor)

    for kind in ("scalar", "tensor"):
        assert there.table(kind).equals(here.table(kind))
    assert there.runs().equals(here.runs())
    assert there.problems().equals(here.problems())
    assert there.lineage().equals(here.lineage())


def test_tasks_give_what_reading_here_gives(many: Path) -> None:
    with CountingPool(2) as pool:
        check_equal(many, pool)

        assert pool.tasks == 1  # small runs share a task


def test_many_files_are_several_tasks(many: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks_module, "_FILES_A_TASK", 2)
    with CountingPool(2) as pool:
        check_equal(many, pool)

        assert pool.tasks == 3


def test_what_workers_could_not_read_is_read_here(many: Path) -> None:
    check_equal(many, DeadPool())


def test_run_read_by_a_worker_is_followed_here(many: Path, make_run: Any) -> None:
    with CountingPool(1) as pool:
        store = open_runs(many, executor=pool)
        make_run("run1").scalars((40, {"loss": 0.25}, 90.0))

        assert store.refresh() == 1
        assert store.table("scalar", runs="run1")["step"].tolist() == [*range(20), 40]
        assert pool.tasks == 1


def test_two_dask_workers_give_what_reading_here_gives(
    many: Path, cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks_module, "_FILES_A_TASK", 1)
    check_equal(many, cluster.get_executor())

    assert all(cluster.run(lambda: "insight.tables.tasks" in sys.modules).values())


def test_dask_worker_that_is_killed_costs_nothing_but_time(many: Path, cluster: Any) -> None:
    victim = next(iter(cluster.run(os.getpid).values()))
    os.kill(victim, signal.SIGKILL)

    check_equal(many, cluster.get_executor())
