from __future__ import annotations

from collections import namedtuple
from types import SimpleNamespace

import psutil
import pytest

from insight.record.machine import cores
from insight.record.machine.cores import Cores

Times = namedtuple("Times", "user system idle iowait guest")  # noqa: PYI024 - as psutil's
COUNT = 4


class Clock:
    """Processors whose times are set by hand."""

    def __init__(self, patched: pytest.MonkeyPatch, usable: set[int]) -> None:
        self.now = 100.0
        self.each = [Times(0.0, 0.0, 0.0, 0.0, 0.0)] * COUNT
        patched.setattr(psutil, "cpu_times", self.times)
        patched.setattr(cores.time, "monotonic", lambda: self.now)
        patched.setattr(cores.os, "cpu_count", lambda: COUNT)
        patched.setattr(cores.os, "sched_getaffinity", lambda _: usable, raising=False)
        patched.setattr(cores, "core_quota", lambda _: self.quota)
        self.quota = None

    def times(self, *, percpu: bool = False):
        return self.each if percpu else Times(*map(sum, zip(*self.each, strict=True)))

    def pass_by(self, busy: list[float], waited: float = 0.0) -> None:
        """Ten seconds, in which each processor was busy for some."""
        self.now += 10
        self.each = [
            Times(one.user + it, one.system, one.idle + 10 - it - waited, one.iowait + waited, 0.0)
            for one, it in zip(self.each, busy, strict=True)
        ]


@pytest.fixture
def clock(monkeypatch):
    return Clock(monkeypatch, set(range(COUNT)))


def test_load_is_the_share_of_all_cores_since_the_last_reading(clock) -> None:
    load = Cores()
    clock.pass_by([10, 10, 0, 0], waited=0.0)
    first = load.read()
    clock.pass_by([1, 1, 1, 1], waited=2.0)  # who waits for a disk is not busy

    assert first == {"machine/cpu": 50.0}
    assert load.read() == {"machine/cpu": pytest.approx(10.0)}


def test_process_that_is_kept_to_some_cores_is_told_of_these(monkeypatch) -> None:
    clock = Clock(monkeypatch, {1, 3})
    load = Cores()
    clock.pass_by([10, 5, 10, 0])

    assert load.read() == {"machine/cpu": pytest.approx(25.0)}


def test_container_is_told_of_its_quota(clock) -> None:
    used = iter([3.0, 18.0])
    clock.quota = SimpleNamespace(cores=2.0, used_s=lambda: next(used))
    load = Cores()
    clock.now += 10

    assert load.read() == {"machine/cpu": 75.0}


def test_nothing_is_told_of_too_short_a_time(clock) -> None:
    load = Cores()
    clock.now += 0.01

    assert load.read() == {}


def test_counters_that_fall_never_show_less_than_nothing(clock) -> None:
    load = Cores()
    clock.pass_by([0, 0, 0, 0], waited=5.0)
    load.read()
    clock.each = [one._replace(iowait=one.iowait - 4, idle=one.idle + 20) for one in clock.each]
    clock.now += 10

    assert 0.0 <= load.read()["machine/cpu"] <= 100.0
