"""Recording processes, each killed with `kill -9` at a random moment.

Each tells in memory that it shares with the test which step was acknowledged last; that memory
outlives it. A run has five lives, so that it is also read across restarts.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import textwrap
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pytest

from insight import open_runs
from insight.format.frames import read_frames

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from insight import Store

LIVES = 5
WHILE_RECORDING = 0.9  # the share of lives killed after their first step; the rest at any moment
START_S = 60.0
WRITER = """
    import subprocess, sys, time
    import numpy as np
    from insight import SummaryRecord

    folder, acknowledged, mode, step = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
    told = np.memmap(acknowledged, np.int64, "r+", shape=1)
    if mode == "group":
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    record = SummaryRecord(folder)
    while True:
        if mode == "paced":
            record.add_value("scalar", "square", step * step)
            record.add_value("scalar", "half", step / 2)
            record.add_value("tensor", "weights", np.full(50, step, np.float32))
            done = record.record(step)
        else:
            done = record.log(step, {"square": step * step, "half": step / 2})
        if not done:
            sys.exit("a step was not recorded")
        told[0] = step
        step += 1
        if mode == "paced":
            time.sleep(0.002)
"""
MODES = ("full speed", "paced", "group")


class Form(NamedTuple):
    runs: int  # each of five lives
    longest_s: float


SHORT, LONG = Form(1, 0.1), pytest.param(Form(40, 0.8), marks=pytest.mark.long)


class Moment(NamedTuple):
    from_first_step: bool  # else from the start of the process
    after_s: float


class Figures(NamedTuple):
    kills: int
    acknowledged: int
    beyond: int  # written, but killed before the call returned
    torn: int  # files that end in a record only begun


@pytest.mark.parametrize("form", [SHORT, LONG], ids=["short", "long"])
@pytest.mark.parametrize("mode", MODES)
def test_no_acknowledged_step_is_lost_by_kill_9(
    mode: str, form: Form, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    chance = random.Random(f"kill -9, {mode}")
    folders = [tmp_path / f"run-{number}" for number in range(form.runs)]
    runs = [one_run(folder, mode, chance, form.longest_s) for folder in folders]
    total = Figures(*map(sum, zip(*runs, strict=True)))
    record_property(
        "figures",
        f"kill -9, {mode}: {total.kills} kills, {total.acknowledged} steps acknowledged, 0 lost, "
        f"{total.beyond} more were written, {total.torn} files end in a torn record",
    )


def one_run(folder: Path, mode: str, chance: random.Random, longest_s: float) -> Figures:
    """One folder, written by five processes in a row, each of which is killed."""
    folder.mkdir()
    follower = open_runs(folder)
    last = acknowledged = beyond = 0
    for _ in range(LIVES):
        moment = Moment(chance.random() < WHILE_RECORDING, chance.uniform(0, longest_s))
        told = killed_while_recording(folder, mode, last + 1, moment, follower)
        follower.refresh()
        steps = check(follower)
        assert told <= steps
        acknowledged += told - last
        beyond += steps - told
        last = steps
    fresh = open_runs(folder)
    assert check(fresh) == last
    if mode == "paced":
        check_tensors(fresh, last)
    return Figures(LIVES, acknowledged, beyond, torn_files(folder))


def killed_while_recording(
    folder: Path, mode: str, first: int, moment: Moment, store: Store
) -> int:
    """The last step that a process acknowledged which began at `first` and was killed."""
    from_first_step, after_s = moment
    shared = folder / ".acknowledged"
    shared.write_bytes(np.int64(first - 1).tobytes())
    told = np.memmap(shared, np.int64, "r", shape=1)
    command = [sys.executable, "-c", textwrap.dedent(WRITER)]
    command += [str(folder), str(shared), mode, str(first)]
    with subprocess.Popen(command, start_new_session=True, stderr=subprocess.PIPE) as process:
        started = time.monotonic()
        while from_first_step and told[0] < first and time.monotonic() - started < START_S:
            time.sleep(0.005)
        begun = time.monotonic()
        while time.monotonic() - begun < after_s:
            store.refresh()
            time.sleep(0.01)
        (os.killpg if mode == "group" else os.kill)(process.pid, signal.SIGKILL)
        words = process.communicate()[1]

    assert (process.returncode, words) == (-signal.SIGKILL, b"")
    assert told[0] >= first or not from_first_step
    return int(told[0])


def torn_files(folder: Path) -> int:
    """How many files end inside a record; nothing else may be wrong with any."""
    scans = [read_frames(path.read_bytes()) for path in folder.glob("*_MS")]
    for scan in scans:
        list(scan)
        assert scan.damages == []
    return sum(scan.pending > 0 for scan in scans)


def check(store: Store) -> int:
    """How many steps the run has: all from 1 on, each with the values that were recorded."""
    table = store.table("scalar")
    by_tag: dict[str, Any] = {tag: table[table["tag"] == tag] for tag in ("square", "half")}
    steps = np.arange(1, len(by_tag["half"]) + 1)
    for tag, values in (("square", steps * steps), ("half", steps / 2)):
        assert np.array_equal(by_tag[tag]["step"], steps)
        assert np.array_equal(by_tag[tag]["value"], values.astype(np.float32))
    return len(steps)


def check_tensors(store: Store, last: int) -> None:
    (run,) = store.runs()["run"]
    for step in range(1, last + 1):
        assert np.array_equal(store.value("tensor", run, "weights", step), np.full(50, step))
