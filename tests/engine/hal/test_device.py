from __future__ import annotations

import pytest

from engine import device_context, hal
from engine.errors import ArgumentTypeError, ArgumentValueError, DeviceError
from tests.engine.fake_cupy.array import only_beside_the_stand_in
from tests.engine.fake_cupy.gpu import fake_gpu


@pytest.fixture
def no_gpu(monkeypatch):
    monkeypatch.setattr("engine.backend.figures._gpu_problem", lambda: "no CuPy")


def test_cpu_is_one_device():
    assert hal.is_available("CPU") is hal.is_initialized("CPU") is True
    assert hal.device_count() == hal.device_count("CPU") == 1
    assert hal.get_device_name(0) == "CPU"
    assert hal.get_device_capability(0) is None
    assert hal.get_device_properties(0, "CPU") is None
    assert hal.get_arch_list("CPU") is None
    assert device_context.cpu.is_available() is True
    assert device_context.cpu.device_count() == 1


@pytest.mark.parametrize("kind", ["GPU", "Ascend"])
def test_kind_that_is_not_here_is_refused(no_gpu, kind):
    assert hal.is_available(kind) is hal.is_initialized(kind) is False
    for call in (hal.device_count, hal.get_arch_list, hal.memory_allocated, hal.memory_stats):
        with pytest.raises(ArgumentValueError, match="a kind of device that is here"):
            call(kind)
    for call in (hal.get_device_name, hal.get_device_capability, hal.get_device_properties):
        with pytest.raises(ArgumentValueError, match="a kind of device that is here"):
            call(0, kind)


def test_kind_is_one_of_three():
    for call in (hal.is_available, hal.is_initialized, hal.device_count):
        with pytest.raises(ArgumentValueError, match="'TPU'"):
            call("TPU")
    with pytest.raises(ArgumentTypeError, match=r"device_count\(device_target\) expected a str"):
        hal.device_count(1)


@pytest.mark.parametrize(
    ("number", "error"), [("CPU", ArgumentTypeError), (1, ArgumentValueError), (-1, ValueError)]
)
def test_device_has_a_number(number, error):
    for call in (hal.get_device_name, hal.get_device_capability, hal.get_device_properties):
        with pytest.raises(error, match=r"\(device_id\)"):
            call(number)


@only_beside_the_stand_in
def test_gpu_says_what_it_is():
    with fake_gpu():
        assert hal.is_available("GPU") is True
        assert hal.device_count() == device_context.gpu.device_count() == 1
        assert device_context.gpu.is_available() is True
        assert hal.get_device_name(0) == "Stand-in"
        assert hal.get_device_capability(0) == (9, 0)
        assert hal.get_device_properties(0).name == "Stand-in"
        assert hal.get_device_properties(0).total_memory == 1 << 30
        assert hal.get_device_properties(0).warp_size == 32
        assert hal.get_arch_list() == ["sm_90"]
        assert hal.memory_allocated("CPU") == 0


def test_devices_that_are_not_here_cannot_be_counted(no_gpu):
    assert device_context.gpu.is_available() is device_context.ascend.is_available() is False
    for kind in (device_context.gpu, device_context.ascend):
        with pytest.raises(DeviceError, match="device_count expected"):
            kind.device_count()
