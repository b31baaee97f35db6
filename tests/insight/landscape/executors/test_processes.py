from __future__ import annotations

import multiprocessing
from typing import TYPE_CHECKING

import numpy as np
import pytest

from insight.errors import SummaryValueError, WorkerError
from insight.landscape import surface
from insight.landscape.executors import ProcessExecutor
from tests.insight.landscape.executors.models import DiesWhenSent, Mortal, Refusing, network, plane

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.process import BaseProcess
    from pathlib import Path

    from tests.insight.landscape.models import Network


@pytest.fixture(scope="module")
def others() -> set[BaseProcess]:
    """The processes that were there before those of `three`."""
    return set(multiprocessing.active_children())


@pytest.fixture(scope="module")
def three(others: set[BaseProcess]) -> Iterator[ProcessExecutor]:
    """One for all tests: its processes stay, and each begins with imports."""
    executor = ProcessExecutor(3)
    yield executor
    executor.close()


def test_three_workers_give_the_bits_of_one(three: ProcessExecutor) -> None:
    alone = surface(network(), plane(), size=(9, 12))
    found = surface(network(), plane(), size=(9, 12), executor=three, factory=network)

    assert np.array_equal(found.z, alone.z)
    assert np.array_equal(found.path.loss_plane, alone.path.loss_plane)


@pytest.mark.long
def test_adaptive_surface_of_a_model_that_is_sent_has_the_bits_of_one_worker(
    three: ProcessExecutor,
) -> None:
    alone = surface(network(), plane(), size=21, method="adaptive")
    found = surface(network(), plane(), size=21, method="adaptive", executor=three)

    assert np.array_equal(found.evaluated, alone.evaluated)
    assert np.array_equal(found.z, alone.z)
    assert np.array_equal(found.error, alone.error)


def test_rows_of_a_killed_process_are_computed_by_another(tmp_path: Path) -> None:
    model = Mortal(tmp_path, times=1, after=5)
    executor = ProcessExecutor(2)
    found = surface(model, plane(), size=9, executor=executor)
    executor.close()

    assert (tmp_path / "death0").exists()
    assert np.array_equal(found.z, surface(network(), plane(), size=9).z)


@pytest.mark.long
def test_processes_that_die_at_once_are_told(tmp_path: Path) -> None:
    executor = ProcessExecutor(1)
    with pytest.raises(WorkerError, match="processes that live until a row is computed, got 3"):
        surface(Mortal(tmp_path, times=9, after=0), plane(), size=5, executor=executor)


def test_error_of_a_model_is_told_as_it_is(tmp_path: Path) -> None:
    executor = ProcessExecutor(1)
    with pytest.raises(ArithmeticError, match="not here"):
        surface(Refusing(), plane(), size=5, executor=executor)
    executor.close()


def test_no_workers_are_refused() -> None:
    with pytest.raises(SummaryValueError, match="workers expected at least 1, got 0"):
        ProcessExecutor(0)


def test_processes_stay_from_plane_to_plane(
    three: ProcessExecutor, others: set[BaseProcess]
) -> None:
    alone = [surface(network(), plane(), size=size) for size in (5, 7)]
    found = [surface(network(), plane(), size=5, executor=three, factory=network)]
    begun = set(multiprocessing.active_children()) - others
    found.append(surface(network(), plane(), size=7, executor=three, factory=network))

    assert len(begun) == 3
    assert set(multiprocessing.active_children()) - others == begun
    assert all(np.array_equal(a.z, b.z) for a, b in zip(alone, found, strict=True))


def test_a_job_that_cannot_be_sent_is_told_and_the_next_is_computed(
    three: ProcessExecutor,
) -> None:
    def here() -> Network:
        return network()

    with pytest.raises(AttributeError, match="local object"):
        surface(network(), plane(), size=5, executor=three, factory=here)
    found = surface(network(), plane(), size=5, executor=three, factory=network)

    assert np.array_equal(found.z, surface(network(), plane(), size=5).z)


def test_processes_give_one_job_up_before_they_take_the_next(three: ProcessExecutor) -> None:
    surface(network(), plane(), size=5, executor=three, factory=network)
    with pytest.raises(ArithmeticError, match="not here"):
        surface(Refusing(), plane(), size=5, executor=three)
    found = surface(network(), plane(), size=5, executor=three)

    assert np.array_equal(found.z, surface(network(), plane(), size=5).z)


def test_a_process_that_dies_while_it_takes_a_job_is_told(three: ProcessExecutor) -> None:
    surface(network(), plane(), size=5, executor=three, factory=network)
    with pytest.raises(WorkerError, match="got 3 that died"):
        surface(DiesWhenSent(), plane(), size=5, executor=three)
    found = surface(network(), plane(), size=5, executor=three, factory=network)

    assert np.array_equal(found.z, surface(network(), plane(), size=5).z)
