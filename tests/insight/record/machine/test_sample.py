from __future__ import annotations

import psutil
import pytest

from insight.record.machine import disk, network
from insight.record.machine.disk import Disk
from insight.record.machine.network import Network
from insight.record.machine.sample import Machine
from tests.every_case import every

OF_PROCESS = {"machine/process/memory"}
AT_ONCE = {"machine/memory", "machine/disk/usage", *OF_PROCESS}


def test_first_reading_has_what_needs_no_time(tmp_path) -> None:
    found = Machine(tmp_path, {"CUDA_VISIBLE_DEVICES": ""}).read()

    assert found.keys() >= AT_ONCE
    assert 0 < found["machine/memory"] <= 100
    assert found["machine/process/memory"] > 1 << 20


@every(
    "environment, tells_all",
    [
        ({}, True),
        ({"RANK": "3"}, True),  # on a machine of its own, as far as anybody says
        ({"RANK": "3", "LOCAL_RANK": "0"}, True),
        ({"RANK": "3", "LOCAL_RANK": "1"}, False),
        ({"LOCAL_RANK": "1", "SLURM_LOCALID": "0"}, False),
        ({"MPI_LOCALRANKID": "2", "CUDA_VISIBLE_DEVICES": ""}, False),
        ({"LOCAL_RANK": "x"}, True),
    ],
)
def test_one_rank_of_a_machine_tells_of_it_and_each_of_itself(
    environment, tells_all, tmp_path
) -> None:
    found = Machine(tmp_path, environment).read()

    assert found.keys() >= (AT_ONCE if tells_all else OF_PROCESS)
    assert ("machine/memory" in found) == tells_all


def test_what_fails_costs_no_other(tmp_path, monkeypatch) -> None:
    machine = Machine(tmp_path)

    def refuse() -> None:
        raise OSError("no such file: /proc/meminfo")

    monkeypatch.setattr(psutil, "virtual_memory", refuse)
    monkeypatch.setattr("insight.record.machine.memory.Memory.read", lambda self: refuse())

    assert "machine/memory" not in machine.read()
    assert machine.read().keys() >= AT_ONCE - {"machine/memory"}
    assert Machine(tmp_path).read().keys() >= AT_ONCE - {"machine/memory"}


def test_numbers_that_are_none_are_left_out(tmp_path, monkeypatch) -> None:
    machine = Machine(tmp_path)
    wrong = {"machine/memory": float("nan")}
    monkeypatch.setattr("insight.record.machine.memory.Memory.read", lambda self: wrong)

    assert "machine/memory" not in machine.read()


class Counted:
    def __init__(self, **counts: int) -> None:
        self.__dict__.update(counts)


def test_rates_are_bytes_a_second(tmp_path, monkeypatch) -> None:
    now = [100.0]
    moved = [1000]
    for module in (disk, network):
        monkeypatch.setattr(module.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(
        psutil,
        "disk_io_counters",
        lambda nowrap: Counted(read_bytes=moved[0], write_bytes=2 * moved[0]),
    )
    monkeypatch.setattr(
        psutil,
        "net_io_counters",
        lambda pernic, nowrap: {
            "lo": Counted(bytes_recv=10**9 * moved[0], bytes_sent=0),
            "eth0": Counted(bytes_recv=moved[0], bytes_sent=0),
            "ib0": Counted(bytes_recv=moved[0], bytes_sent=3 * moved[0]),
        },
    )
    parts = [Disk(tmp_path), Network()]
    now[0], moved[0] = 110.0, 6000

    found = parts[0].read() | parts[1].read()

    assert found.pop("machine/disk/usage") == pytest.approx(
        psutil.disk_usage(str(tmp_path)).percent, abs=5
    )
    assert found == {
        "machine/disk/read": 500.0,
        "machine/disk/write": 1000.0,
        "machine/network/in": 1000.0,
        "machine/network/out": 1500.0,
    }


def test_system_without_disks_tells_how_full_the_run_s_is(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(psutil, "disk_io_counters", lambda nowrap: None)

    assert set(Disk(tmp_path).read()) == {"machine/disk/usage"}
    assert Disk(tmp_path / "gone").read() == {}
