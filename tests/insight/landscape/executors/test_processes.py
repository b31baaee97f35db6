from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from insight.errors import SummaryValueError, WorkerError
from insight.landscape import surface
from insight.landscape.executors import ProcessExecutor
from tests.insight.landscape.executors.models import Mortal, Refusing, network, plane

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def three() -> Iterator[ProcessExecutor]:
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
