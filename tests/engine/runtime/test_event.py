from __future__ import annotations

import time

import pytest

from engine import ops
from engine.errors import ArgumentTypeError, StateError
from engine.runtime import Event, Stream
from tests.engine.fake_cupy.gpu import fake_gpu


def test_event_of_a_cpu_is_passed_when_it_is_set():
    event = Event()

    assert event.query() is True
    assert event.is_created is False
    assert repr(event) == "Event(enable_timing=0, blocking:0, is_created:0)"

    event.record()
    event.wait(Stream())
    event.synchronize()

    assert event.query() is True
    assert repr(event) == "Event(enable_timing=0, blocking:0, is_created:1)"


def test_time_between_events_is_measured():
    first, last = Event(enable_timing=True), Event(enable_timing=True)
    first.record()
    began_s = time.perf_counter()
    while time.perf_counter() - began_s < 0.002:
        pass
    last.record(Stream())

    assert 2 <= first.elapsed_time(last) < 2000


def test_time_needs_two_events():
    event = Event(enable_timing=True)

    with pytest.raises(StateError, match="two events that were recorded"):
        event.elapsed_time(Event())
    with pytest.raises(ArgumentTypeError, match="an Event, got int"):
        event.elapsed_time(3)


@pytest.mark.parametrize("options", [{"enable_timing": 1}, {"blocking": "no"}])
def test_options_are_bools(options):
    with pytest.raises(ArgumentTypeError, match=r"Event\("):
        Event(**options)


def test_event_is_set_in_a_stream():
    with pytest.raises(ArgumentTypeError, match=r"Event\.record\(stream\)"):
        Event().record(3)
    with pytest.raises(ArgumentTypeError, match=r"Event\.wait\(stream\)"):
        Event().wait(3)


def test_gpu_measures_its_own_time():
    with fake_gpu():
        first, last = Event(enable_timing=True), Event(enable_timing=True)
        first.record()
        ops.ones(2)
        last.record()
        last.synchronize()

        assert first.elapsed_time(last) > 0
        assert last.query() is True

        untimed = Event()
        untimed.record()
        with pytest.raises(StateError, match=r"Event\(enable_timing=True\)"):
            first.elapsed_time(untimed)
