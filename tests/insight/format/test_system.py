"""What macOS and Windows lack is done without."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from insight.format import system

if TYPE_CHECKING:
    from pathlib import Path

OF_WINDOWS = (
    *("O_CLOEXEC", "O_DIRECTORY", "fork", "pread", "preadv", "pwrite"),
    "register_at_fork",
)
SCRIPT = """
import os, sys
*lacking, folder = sys.argv[1:]
for name in lacking:
    delattr(os, name)
if "pread" in lacking:
    sys.modules["fcntl"] = None
from pathlib import Path
import insight
from insight.format.atomic import written_atomically
with insight.SummaryRecord(folder) as record:
    for step in range(3):
        record.log(step, {"loss": step})
    record.add_value("custom_lineage_data", "x", {"hidden": 16})
    record.record(3)
beside = Path(folder, "beside")
written_atomically(beside, [b"kept"])
assert beside.read_bytes() == b"kept"
assert insight.open_runs(folder).runs()["status"].tolist() == ["finished"]
print(record.synced_step, insight.open_runs(folder).table("scalar")["value"].tolist())
"""


@pytest.mark.parametrize("lacking", [("fdatasync",), ("fdatasync", *OF_WINDOWS)])
def test_system_that_lacks_calls_records_and_reads(
    lacking: tuple[str, ...], tmp_path: Path
) -> None:
    command = [sys.executable, "-c", SCRIPT, *lacking, str(tmp_path)]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (answer.stdout, answer.stderr) == ("2 [0.0, 1.0, 2.0]\n", "")


def test_sync_can_be_begun_where_the_system_knows_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    with path.open("wb", buffering=0) as file:
        file.write(bytes(10_000))
        system.begin_sync(file.fileno(), 4096, 4096)
        with monkeypatch.context() as patch:
            patch.setattr(system, "_sync_file_range", lambda: None)
            system.begin_sync(file.fileno(), 0, 4096)

    assert path.read_bytes() == bytes(10_000)
    assert (system._sync_file_range() is None) == (sys.platform != "linux")


def test_hole_and_what_is_behind_it_are_found(tmp_path: Path) -> None:
    path = tmp_path / "sparse"
    with path.open("wb") as file:
        file.write(b"one")
        file.seek(64 << 20)
        file.write(b"two")
    size = path.stat().st_size
    descriptor = os.open(path, os.O_RDONLY)
    hole = system.hole_from(descriptor, 0)
    assert hole is not None
    found = system.data_from(descriptor, hole), system.hole_from(descriptor, 64 << 20)
    behind = system.data_from(descriptor, size), system.hole_from(descriptor, size)
    os.close(descriptor)

    assert 3 <= hole < 64 << 20
    assert found == (64 << 20, size)
    assert behind == (None, None)
