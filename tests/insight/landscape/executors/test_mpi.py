from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from insight.errors import MissingLibraryError
from insight.landscape import surface
from insight.landscape.executors import MpiExecutor
from tests.insight.landscape.executors.models import network, plane


def test_library_that_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mpi4py", None)

    with pytest.raises(MissingLibraryError, match="mpi expected mpi4py and an MPI library"):
        MpiExecutor()


def test_pool_of_processes_gives_the_bits_of_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def pool(**options: Any) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(2, mp_context=get_context("spawn"), **options)

    library, futures = ModuleType("mpi4py"), ModuleType("mpi4py.futures")
    vars(futures)["MPIPoolExecutor"] = pool
    vars(library)["futures"] = futures
    monkeypatch.setitem(sys.modules, "mpi4py", library)
    monkeypatch.setitem(sys.modules, "mpi4py.futures", futures)
    executor = MpiExecutor()
    found = surface(network(), plane(), size=5, executor=executor)
    executor.close()

    assert np.array_equal(found.z, surface(network(), plane(), size=5).z)
