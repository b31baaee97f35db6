from __future__ import annotations

import threading

import pytest

from engine.backend import Device, current_device, device, using_device
from tests.engine.fake_cupy.module import fake_cupy

SECOND = Device("CPU", 1)  # a number sets it apart; the CPU ignores it


def test_a_device_is_current_inside_its_block_and_may_be_nested():
    with using_device(SECOND):
        with using_device(Device("CPU", 2)):
            assert current_device().number == 2
        assert current_device() == SECOND
    assert current_device() == Device()


def test_the_device_before_is_put_back_after_an_error():
    with pytest.raises(RuntimeError), using_device(SECOND):
        raise RuntimeError

    assert current_device() == Device()


def test_a_block_chooses_for_its_own_thread_alone():
    found = []
    with using_device(SECOND):
        thread = threading.Thread(target=lambda: found.append(current_device()))
        thread.start()
        thread.join()

    assert found == [Device()]


def test_stand_in_for_cupy_leaves_no_gpu_behind():
    with fake_cupy(), using_device(Device("GPU")):
        assert current_device().kind == "GPU"

    assert device._gpu_problem.cache_info().currsize == 0, "it is looked for anew"
