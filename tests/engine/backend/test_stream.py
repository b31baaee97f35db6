"""What a second thread makes on the device, and what the first has made, come in a safe order."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from engine.backend import SideStream, asnumpy, default_xp
from tests.engine.fake_cupy.array import only_beside_the_stand_in
from tests.engine.fake_cupy.gpu import fake_gpu


def in_a_thread(work: Callable[[], Any]) -> Any:
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(work()))
    thread.start()
    thread.join()
    return found[0]


@only_beside_the_stand_in
def test_array_is_there_after_waiting_and_not_before() -> None:
    with fake_gpu():
        side = SideStream()

        def make() -> Any:
            with side.making():
                return default_xp().asarray([1.0]), side.made()

        array, made = in_a_thread(make)
        with pytest.raises(RuntimeError, match="had not waited"):
            asnumpy(array)
        side.wait_for(made)

        assert asnumpy(array) == [1.0]


def test_memory_is_used_again_only_when_the_first_thread_is_through_with_it() -> None:
    with fake_gpu():
        side = SideStream()
        before = default_xp().asarray([1.0])  # stands for memory that it had, and let go of

        def use() -> Any:
            with side.making():
                return asnumpy(before)

        assert in_a_thread(use) == [1.0]


def test_on_a_cpu_there_is_nothing_to_wait_for() -> None:
    side = SideStream()
    with side.making():
        array = default_xp().ones(2)

    assert side.made() is None
    side.wait_for(None)
    assert isinstance(array, np.ndarray)
