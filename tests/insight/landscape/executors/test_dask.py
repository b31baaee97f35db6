from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight.errors import SummaryValueError
from insight.landscape import surface
from insight.landscape.executors import DaskExecutor
from tests.insight.landscape.executors.models import Mortal, Refusing, network, plane

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def workers() -> Iterator[Any]:
    """A Dask client of two worker processes on this machine."""
    import distributed

    # Any free port: the usual one may be taken by a cluster of somebody else.
    settings = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": "127.0.0.1:0"}
    with (
        distributed.LocalCluster(processes=True, host="127.0.0.1", **settings) as local,  # type: ignore[no-untyped-call]
        distributed.Client(local) as client,  # type: ignore[no-untyped-call]
    ):
        client.wait_for_workers(2, timeout=60)
        yield client


def check(client: Any, model: Any, **options: Any) -> None:
    alone = surface(network(), plane(), size=(9, 12), **options)
    executor = DaskExecutor(client)
    found = surface(model, plane(), size=(9, 12), executor=executor, **options)
    executor.close()

    assert np.array_equal(found.z, alone.z)
    assert np.array_equal(found.path.loss_plane, alone.path.loss_plane)


@pytest.mark.parametrize("method", ["exact", pytest.param("adaptive", marks=pytest.mark.long)])
def test_two_workers_give_the_bits_of_this_process(workers: Any, method: str) -> None:
    check(workers, network(), method=method)


def test_scheduler_is_found_by_its_address(workers: Any) -> None:
    executor = DaskExecutor(workers.scheduler.address)
    found = surface(network(), plane(), size=3, executor=executor, factory=network)
    executor.close()

    assert np.array_equal(found.z, surface(network(), plane(), size=3).z)


@pytest.mark.long
def test_rows_of_a_killed_worker_are_computed_by_others(workers: Any, tmp_path: Path) -> None:
    check(workers, Mortal(tmp_path, times=1, after=20))

    assert (tmp_path / "death0").exists()


@pytest.mark.long
def test_kept_rows_of_a_killed_program_are_not_sent_to_the_cluster_again(
    workers: Any, tmp_path: Path
) -> None:
    kept = tmp_path / "rows"
    alone = surface(network(), plane(), size=9, keep=kept)
    executor = DaskExecutor(workers)
    found = surface(network(), plane(), size=9, keep=kept, executor=executor)

    assert executor._sent is None
    assert np.array_equal(found.z, alone.z)


@pytest.mark.long
def test_error_of_a_model_on_a_worker_is_told_as_it_is(workers: Any) -> None:
    with pytest.raises(ArithmeticError, match="not here"):
        surface(Refusing(), plane(), size=3, executor=DaskExecutor(workers))


def test_address_without_a_scheduler_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    import distributed

    def refuse(*_: Any) -> None:
        raise OSError("nobody there")

    monkeypatch.setattr(distributed.Client, "__init__", refuse)
    with pytest.raises(SummaryValueError, match="dask expected a Dask scheduler, got tcp://x:1"):
        DaskExecutor("tcp://x:1")
