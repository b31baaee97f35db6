"""A disk that fills up and empties again: what was acknowledged is there, and recording goes on.

Once on a real file system of 700 kB, where one can be mounted, and once by the limit that the
operating system puts on the size of a file.
"""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

RECORDER = """
    import json, logging, os, resource, sys
    import numpy as np
    from pathlib import Path
    import insight

    sys.dont_write_bytecode = True  # Python would keep what the limit cut off
    folder, how, cycles = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    warnings = []
    logging.getLogger("insight.record").addHandler(type("Counts", (logging.Handler,), {
        "emit": lambda self, record: warnings.append(record.getMessage())})())
    run = folder / "run"
    record = insight.SummaryRecord(run)
    step = refused = 0
    acknowledged = []

    def log(times):
        global step, refused
        done = 0
        for _ in range(times):
            step += 1
            if step % 7 == 0:
                record.add_value("tensor", "weights", np.full(300, step, np.float32))
            record.add_value("scalar", "square", float(step % 1000) ** 2)
            record.add_value("scalar", "half", step / 2)
            if record.record(step):
                acknowledged.append(step)
                done += 1
            else:
                refused += 1
        return done

    def fill(cycle):
        if how == "limit":
            size = sum(path.stat().st_size for path in run.glob("*_MS"))
            resource.setrlimit(resource.RLIMIT_FSIZE, (size + 5000, resource.RLIM_INFINITY))
            return
        with (folder / "filler").open("wb", buffering=0) as file:
            try:
                while file.write(bytes(997)) == 997:
                    pass
            except OSError:
                pass
            file.truncate(max(0, file.tell() - 5000 - cycle * 13))

    def empty():
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        (folder / "filler").unlink(missing_ok=True)

    resumed = []
    log(100)
    for cycle in range(cycles):
        fill(cycle)
        log(300)
        empty()
        resumed.append(log(50))
    record.close()
    store = insight.open_runs(folder)
    table = store.table("scalar", superseded=True)
    found = {tag: rows.step.tolist() for tag, rows in table.groupby("tag", observed=True)}
    values = bool((table.value == table.step / 2).where(table.tag == "half", True).all())
    print(json.dumps({
        "acknowledged": acknowledged, "refused": refused, "resumed": resumed, "found": found,
        "values": values, "warnings": warnings, "synced": record.synced_step, "last": step,
        "problems": len(store.problems()), "size": sum(f.stat().st_size for f in run.iterdir()),
    }))
"""
MOUNT = "mount -t tmpfs -o size=700k tmpfs {0} && exec {1}"
FORMS = [2, pytest.param(20, marks=pytest.mark.long)]


def recorded(folder: Path, how: str, cycles: int) -> dict:
    script = folder / "record.py"
    script.write_text(textwrap.dedent(RECORDER), encoding="utf-8")
    disk = folder / "disk"
    disk.mkdir()
    command = [sys.executable, str(script), str(disk), how, str(cycles)]
    if how == "disk":
        mount = MOUNT.format(disk, " ".join(command))
        command = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout)


def can_mount() -> bool:
    command = [
        "unshare",
        "--user",
        "--map-root-user",
        "--mount",
        "mount",
        "-t",
        "tmpfs",
        "x",
        "/mnt",
    ]
    try:
        return not subprocess.run(command, capture_output=True, check=False).returncode
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("cycles", FORMS)
@pytest.mark.parametrize("how", ["disk", "limit"])
def test_a_disk_that_was_full_costs_the_refused_steps_only(
    how: str, cycles: int, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    if how == "disk" and not can_mount():
        pytest.skip("no file system can be mounted here; the limit on a file's size is tried")
    told = recorded(tmp_path, how, cycles)
    record_property(
        "figures",
        f"full disk, by {how}: {cycles} times full and empty, {told['refused']} steps refused, "
        f"{len(told['acknowledged'])} acknowledged and all read, {len(told['warnings'])} warnings, "
        f"{told['problems']} problems in the files",
    )

    assert told["refused"] > 50 * cycles
    assert told["resumed"] == [50] * cycles
    assert told["found"] == {"half": told["acknowledged"], "square": told["acknowledged"]}
    assert told["values"]
    assert told["problems"] == 0
    assert told["synced"] == told["last"]
    assert 1 <= len(told["warnings"]) <= cycles
