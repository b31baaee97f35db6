"""What AMD's library tells of GPUs and refuses: a stand-in with its functions and answers."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from insight.record.machine.amd_gpus import AmdGpus
from insight.record.machine.sample import Machine

if TYPE_CHECKING:
    from pathlib import Path

EDGE, HOTSPOT = 0, 1


class AmdSmiException(Exception):  # noqa: N818 - as it is called there
    pass


def card(**changed: Any) -> dict[str, Any]:
    """What a newer card tells: no average power, no sensor at its edge."""
    return {
        "activity": {"gfx_activity": 75, "umc_activity": 20, "mm_activity": "N/A"},
        "vram": {"vram_total": 1000, "vram_used": 250},
        "power": {"current_socket_power": 300, "average_socket_power": "N/A"},
        "sensors": {HOTSPOT: 61},
        **changed,
    }


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The cards of a machine with amdsmi, to be filled."""
    held: list[dict[str, Any]] = []

    def part(name: str) -> Any:
        def read(handle: Any) -> Any:
            if name not in handle:
                raise AmdSmiException(name)
            return handle[name]

        return read

    def temperature(handle: Any, sensor: int, metric: str) -> int:
        if sensor not in handle["sensors"]:
            raise AmdSmiException(sensor)
        return int(handle["sensors"][sensor])

    library = SimpleNamespace(
        AmdSmiException=AmdSmiException,
        AmdSmiTemperatureMetric=SimpleNamespace(CURRENT="current"),
        AmdSmiTemperatureType=SimpleNamespace(EDGE=EDGE, HOTSPOT=HOTSPOT),
        amdsmi_get_gpu_activity=part("activity"),
        amdsmi_get_gpu_vram_usage=part("vram"),
        amdsmi_get_power_info=part("power"),
        amdsmi_get_processor_handles=lambda: held,
        amdsmi_get_temp_metric=temperature,
        amdsmi_init=lambda: None,
    )
    monkeypatch.setitem(sys.modules, "amdsmi", library)
    return held


def test_newer_and_older_card_tell_load_memory_power_and_temperature(cards) -> None:
    older = {"power": {"average_socket_power": 90, "current_socket_power": "N/A"}}
    cards += [card(), card(**older, sensors={EDGE: 40, HOTSPOT: 50})]

    assert AmdGpus({}).read() == {
        "machine/gpu/0/load": 75.0,
        "machine/gpu/0/memory": 25.0,
        "machine/gpu/0/power": 300.0,
        "machine/gpu/0/temperature": 61.0,
        "machine/gpu/1/load": 75.0,
        "machine/gpu/1/memory": 25.0,
        "machine/gpu/1/power": 90.0,
        "machine/gpu/1/temperature": 40.0,
    }


def test_what_a_card_refuses_or_has_no_number_for_is_left_out(cards) -> None:
    cards.append(card(activity={"gfx_activity": "N/A"}, sensors={}))
    gpus = AmdGpus({})
    del cards[0]["power"]

    assert gpus.read() == {"machine/gpu/0/memory": 25.0}

    cards[0]["power"] = {"socket_power": 120}
    assert gpus.read()["machine/gpu/0/power"] == 120.0


def test_cards_of_other_processes_are_left_out(cards) -> None:
    cards += [card(), card(), card()]
    found = AmdGpus({"ROCR_VISIBLE_DEVICES": "2"}).read()

    assert {tag.rpartition("/")[0] for tag in found} == {"machine/gpu/2"}


def test_machine_without_the_library_tells_the_rest(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "amdsmi", None)

    assert "machine/memory" in Machine(tmp_path, {}).read()
