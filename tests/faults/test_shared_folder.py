"""Many recorders in one folder and one second: each has files of its own, and no point is lost."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from typing import TYPE_CHECKING

import pytest

import insight

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

RECORDER = """
    import sys, time
    from insight import SummaryRecord

    folder, name, steps = sys.argv[1], sys.argv[2], int(sys.argv[3])
    print("ready", flush=True)
    sys.stdin.readline()
    records = [SummaryRecord(folder) for _ in range(3)]
    for step in range(1, steps + 1):
        for number, record in enumerate(records):
            assert record.log(step, {f"{name}.{number}": step, "shared": step})
    for record in records:
        record.close()
"""
STEPS, RECORDS_OF_A_PROCESS = 200, 3


def record_at_once(folder: Path, processes: int) -> None:
    script = textwrap.dedent(RECORDER)
    started = [
        subprocess.Popen(
            [sys.executable, "-c", script, str(folder), f"process_{number}", str(STEPS)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        for number in range(processes)
    ]
    for process in started:
        assert process.stdout.readline() == b"ready\n"
    for process in started:
        process.communicate(b"go\n", timeout=120)

    assert [process.returncode for process in started] == [0] * processes


@pytest.mark.parametrize(
    ("rounds", "processes"), [(1, 3), pytest.param(50, 4, marks=pytest.mark.long)]
)
def test_recorders_that_begin_in_one_second_in_one_folder_lose_nothing(
    rounds: int, processes: int, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    points = files = 0
    for number in range(rounds):
        folder = tmp_path / str(number)
        record_at_once(folder, processes)
        store = insight.open_runs(folder)
        own = store.table("scalar")
        counts = own.groupby("tag", observed=True).size().to_dict()
        all_shared = store.table("scalar", tags="shared", superseded=True)
        points += len(own)
        files += int(store.runs()["files"].iloc[0])

        writers = processes * RECORDS_OF_A_PROCESS
        assert counts.pop("shared") == STEPS
        assert set(counts.values()) == {STEPS}
        assert len(counts) == writers
        assert len(all_shared) == writers * STEPS
        assert store.problems().empty
    record_property(
        "figures",
        f"recorders in one second and folder: {files} files of {rounds * processes} processes, "
        f"{points} points, 0 lost",
    )
