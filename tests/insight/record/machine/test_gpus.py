"""What a driver tells of its GPUs, and what it refuses: a stand-in below the real `pynvml`."""

from __future__ import annotations

import pynvml
import pytest

from insight.record.machine.gpus import Gpus
from tests.every_case import every

from .driver import Card, Driver

TWO = [Card("GPU-aaaa-1"), Card("GPU-bbbb-2", load=3, watts=71.5, celsius=40)]
FIELDS = ("load", "memory", "power", "temperature")


def tags(*numbers: int) -> set[str]:
    return {f"machine/gpu/{number}/{name}" for number in numbers for name in FIELDS}


def test_each_gpu_tells_its_load_memory_power_and_temperature(monkeypatch) -> None:
    Driver(TWO).installed(monkeypatch)

    found = Gpus({}).read()

    assert found == {
        "machine/gpu/0/load": 50.0,
        "machine/gpu/0/memory": 25.0,
        "machine/gpu/0/power": 300.0,
        "machine/gpu/0/temperature": 61.0,
        "machine/gpu/1/load": 3.0,
        "machine/gpu/1/memory": 25.0,
        "machine/gpu/1/power": 71.5,
        "machine/gpu/1/temperature": 40.0,
    }


def test_machine_without_a_driver_tells_of_no_gpu(monkeypatch) -> None:
    class NoLibrary:
        def __getattr__(self, name: str) -> None:
            raise pynvml.NVMLError(pynvml.NVML_ERROR_LIBRARY_NOT_FOUND)

    monkeypatch.setattr(pynvml, "nvmlLib", NoLibrary())
    monkeypatch.setattr(pynvml, "_nvmlGetFunctionPointer_cache", {})

    assert Gpus({}).read() == {}


@every(
    "answers",
    [
        {"nvmlInitWithFlags": pynvml.NVML_ERROR_DRIVER_NOT_LOADED},
        {"nvmlInitWithFlags": pynvml.NVML_ERROR_LIB_RM_VERSION_MISMATCH},
        {"nvmlDeviceGetCount_v2": pynvml.NVML_ERROR_UNKNOWN},
    ],
)
def test_driver_that_does_not_answer_is_none(answers) -> None:
    with pytest.MonkeyPatch.context() as patched:
        Driver(TWO, answers=answers).installed(patched)

        assert Gpus({}).read() == {}


def test_field_that_a_gpu_does_not_have_is_left_out_and_not_asked_for_again(monkeypatch) -> None:
    card = Card("GPU-a", answers={"power": pynvml.NVML_ERROR_NOT_SUPPORTED})
    Driver([card]).installed(monkeypatch)
    gpus = Gpus({})

    assert set(gpus.read()) == tags(0) - {"machine/gpu/0/power"}

    card.answers.clear()
    assert set(gpus.read()) == tags(0) - {"machine/gpu/0/power"}


def test_gpu_that_is_lost_for_a_while_is_told_of_when_it_is_back(monkeypatch) -> None:
    card = Card("GPU-a")
    Driver([card, Card("GPU-b")]).installed(monkeypatch)
    gpus = Gpus({})
    card.answers.update(dict.fromkeys(FIELDS, pynvml.NVML_ERROR_GPU_IS_LOST))

    assert set(gpus.read()) == tags(1)

    card.answers.clear()
    assert set(gpus.read()) == tags(0, 1)


def test_gpu_that_cannot_be_opened_costs_no_other(monkeypatch) -> None:
    Driver(
        [Card("GPU-a", answers={"handle": pynvml.NVML_ERROR_NO_PERMISSION}), Card("GPU-b")]
    ).installed(monkeypatch)

    assert set(Gpus({}).read()) == tags(1)


def test_call_that_an_older_driver_lacks_is_left_out(monkeypatch) -> None:
    driver = Driver([Card("GPU-a")]).installed(monkeypatch)
    driver.answers["nvmlDeviceGetPowerUsage"] = pynvml.NVML_ERROR_FUNCTION_NOT_FOUND

    assert set(Gpus({}).read()) == tags(0) - {"machine/gpu/0/power"}


@every(
    "visible, numbers",
    [
        ("1", {1}),
        ("1,0", {0, 1}),
        ("0, 1", {0, 1}),
        ("", set()),
        ("-1", set()),
        ("0,7,1", {0}),  # as in CUDA, nothing counts from the first on that is not there
        ("GPU-bbbb-2", {1}),
        ("GPU-bbbb", {1}),
        ("GPU-", set()),  # which of them?
        ("GPU-cccc", set()),
        ("MIG-unknown", set()),
        ("NoDevFiles", set()),
    ],
)
def test_gpus_are_those_that_the_environment_shows(visible, numbers) -> None:
    with pytest.MonkeyPatch.context() as patched:
        Driver(TWO).installed(patched)

        assert set(Gpus({"CUDA_VISIBLE_DEVICES": visible}).read()) == tags(*numbers)


def test_slices_of_a_gpu_tell_their_memory_and_the_whole_its_power(monkeypatch) -> None:
    whole = Card("GPU-b", answers={"load": pynvml.NVML_ERROR_NOT_SUPPORTED}, watts=200.0)
    slices = (
        Card("MIG-1", used=5, total=10, whole=1),
        Card("MIG-2", used=1, total=10, whole=1),
        Card("MIG-3", used=9, total=10, whole=1),
    )
    Driver([Card("GPU-a"), whole], slices).installed(monkeypatch)

    found = Gpus({"CUDA_VISIBLE_DEVICES": "MIG-1,MIG-2"}).read()

    assert found == {
        "machine/gpu/1/memory": 30.0,
        "machine/gpu/1/power": 200.0,
        "machine/gpu/1/temperature": 61.0,
    }
