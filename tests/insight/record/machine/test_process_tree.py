from __future__ import annotations

import subprocess
import sys

import psutil

from insight.record.machine import process_tree
from insight.record.machine.process_tree import ProcessTree, Used, _below, seconds_between

HOLDS_MEMORY = "held = bytearray(64 << 20); print('there', flush=True); input()"


def used(own: float, ended: float = 0.0) -> Used:
    return Used(own, ended, 0)


def test_seconds_are_those_of_all_processes_since_the_last_reading() -> None:
    before = {(1, 0.0): used(5.0), (2, 0.0): used(3.0)}
    after = {(1, 0.0): used(6.0), (2, 0.0): used(3.5), (3, 9.0): used(0.25)}

    assert seconds_between(before, after) == 1.75


def test_child_that_ended_counts_with_what_it_used_since() -> None:
    before = {(1, 0.0): used(5.0), (2, 0.0): used(3.0, 1.0)}

    assert seconds_between(before, {(1, 0.0): used(5.0, 4.5)}) == 0.5


def test_child_that_came_and_ended_between_two_readings_counts() -> None:
    assert seconds_between({(1, 0.0): used(5.0)}, {(1, 0.0): used(5.0, 2.0)}) == 2.0


def test_child_that_nobody_waited_for_takes_nothing_away() -> None:
    before = {(1, 0.0): used(5.0), (2, 0.0): used(3.0)}

    assert seconds_between(before, {(1, 0.0): used(6.0)}) == 1.0


def test_number_that_came_again_is_another_process() -> None:
    before = {(1, 0.0): used(5.0), (2, 0.0): used(3.0)}
    after = {(1, 0.0): used(5.0, 3.0), (2, 50.0): used(1.0)}

    assert seconds_between(before, after) == 1.0


def test_memory_is_that_of_the_process_and_its_children() -> None:
    tree = ProcessTree()
    alone = tree.read()["machine/process/memory"]
    child = subprocess.Popen(
        [sys.executable, "-c", HOLDS_MEMORY],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert child.stdout.readline() == "there\n"
        together = tree.read()["machine/process/memory"]
    finally:
        child.communicate("\n")

    assert together >= alone + (64 << 20)


def test_load_is_percent_of_one_core(monkeypatch) -> None:
    now = [100.0]
    monkeypatch.setattr(process_tree.time, "monotonic", lambda: now[0])
    readings = iter([{(1, 0.0): Used(5.0, 0.0, 7)}, {(1, 0.0): Used(30.0, 0.0, 8)}])
    monkeypatch.setattr(ProcessTree, "_used", lambda self: next(readings))
    tree = ProcessTree()
    now[0] += 10

    assert tree.read() == {"machine/process/memory": 8.0, "machine/process/cpu": 250.0}


def test_process_that_ends_meanwhile_is_left_out(monkeypatch) -> None:
    tree = ProcessTree()
    monkeypatch.setattr(psutil.Process, "children", lambda self, recursive: [gone()])
    monkeypatch.setattr(process_tree, "_below", lambda number: None)

    assert set(tree._used()) == {(psutil.Process().pid, psutil.Process().create_time())}


def gone() -> psutil.Process:
    process = subprocess.Popen([sys.executable, "-c", ""])
    found = psutil.Process(process.pid)
    process.wait()
    return found


def test_children_are_those_that_linux_lists_for_each_thread(tmp_path) -> None:
    for process, task, children in [(1, 1, "2 "), (1, 5, "3 4 "), (2, 2, ""), (3, 3, "6 ")]:
        folder = tmp_path / str(process) / "task" / str(task)
        folder.mkdir(parents=True)
        (folder / "children").write_text(children)

    assert sorted(_below(1, tmp_path) or []) == [2, 3, 4, 6]
    assert _below(9, tmp_path) is None
