from __future__ import annotations

import os

import pytest

import engine
from engine import runtime
from engine.errors import ArgumentTypeError, ArgumentValueError, StateError
from engine.runtime.executor import processors


@pytest.fixture
def bound(monkeypatch):
    """What the process was bound to, of processors 0 to 3."""
    found: list[set[int]] = []
    monkeypatch.setattr("engine.context.state.current.bound_before", None)
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 1, 2, 3}, raising=False)
    monkeypatch.setattr(
        os, "sched_setaffinity", lambda process, chosen: found.append(set(chosen)), raising=False
    )
    return found


def test_process_is_bound_and_let_go(bound):
    engine.set_cpu_affinity(True, ["0-1", "3"])
    runtime.set_cpu_affinity(True, {"device0": ["2"]}, {"main": [0]})
    runtime.set_cpu_affinity(True)
    runtime.set_cpu_affinity(False)

    assert bound == [{0, 1, 3}, {2}, {0, 1, 2, 3}, {0, 1, 2, 3}]


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ((1,), ArgumentTypeError),
        ((True, [0]), ArgumentValueError),
        ((True, ["a-b"]), ArgumentValueError),
        ((True, ["0-99"]), StateError),
        ((True, "0-1"), ArgumentTypeError),
        ((True, ["0-1"], {"main": "x"}), ArgumentValueError),
        ((True, ["0-1"], None, "bind.json"), ArgumentValueError),
    ],
)
def test_processors_are_checked(bound, options, error):
    with pytest.raises(error, match="set_cpu_affinity"):
        runtime.set_cpu_affinity(*options)
    assert bound == []


def test_ranges_name_processors():
    assert processors(None, {0, 1}) == {0, 1}
    assert processors([], {0, 1}) == {0, 1}
    assert processors(["1"], {0, 1}) == {1}


def test_settings_of_a_graph_are_kept():
    runtime.launch_blocking()
    runtime.dispatch_threads_num(3)

    assert engine.get_context("pynative_synchronize") is True
    assert engine.get_context("runtime_num_threads") == 3
    with pytest.raises(ArgumentValueError, match="dispatch_threads_num expected a number from 1"):
        runtime.dispatch_threads_num(0)
    with pytest.raises(ArgumentTypeError, match="dispatch_threads_num"):
        runtime.dispatch_threads_num("2")


def test_launches_are_checked():
    assert runtime.set_kernel_launch_group() is None
    assert runtime.set_kernel_launch_capture(True, ["matmul"]) is None
    with pytest.raises(ArgumentValueError, match="a multiple of 3, got 5"):
        runtime.set_kernel_launch_group(3, 5)
    with pytest.raises(ArgumentValueError, match="thread_num"):
        runtime.set_kernel_launch_group(0)
    with pytest.raises(ArgumentTypeError, match="enable_capture_graph"):
        runtime.set_kernel_launch_capture(1)
    with pytest.raises(ArgumentTypeError, match="op_capture_skip"):
        runtime.set_kernel_launch_capture(True, "matmul")
