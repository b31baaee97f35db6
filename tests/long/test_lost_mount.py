"""A disk that is unmounted while a process records on it, and mounted again.

The process has a file system of its own, in a namespace of its own; where the system allows
neither, that is said and the test fails.
"""

from __future__ import annotations

import subprocess
import sys
import textwrap
from typing import TYPE_CHECKING

import pytest

from insight.format.frames import read_frames
from insight.format.messages import Event

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.long

UNMOUNTED = """
    import os, subprocess, sys
    from insight.record import SummaryRecord

    disk, kept = sys.argv[1], sys.argv[2]
    other = disk + "-other"
    os.makedirs(other, exist_ok=True)
    mount = ["mount", "-t", "tmpfs", "disk", disk]
    recorded = []
    with SummaryRecord(os.path.join(disk, "runs", "a")) as record:
        for step in range(300):
            if step == 100:
                subprocess.run(["mount", "--move", disk, other], check=False)
                subprocess.run(["umount", "-l", other], check=True)
                record.flush()  # a second passes: the background looks where its file is
            if step == 200:
                subprocess.run(mount, check=True)
                os.makedirs(os.path.join(disk, "runs", "a"))
            if record.log(step, {"loss": step}):
                recorded.append(step)
            assert step != 150 or os.listdir(disk) == []
    print(*recorded)
    os.system(f"cp -r {disk}/runs/a {kept}")
"""


def on_a_disk_of_its_own(script: str, folder: Path) -> tuple[list[int], list[int], str]:
    """The steps that `log` took, those in the files, and what was said."""
    disk, kept = folder / "disk", folder / "kept"
    disk.mkdir()
    (folder / "script.py").write_text(textwrap.dedent(script))
    mount = f"mount -t tmpfs -o size=400k disk {disk}"
    inner = (
        f"mount --make-rprivate / && {mount} && {sys.executable} {folder}/script.py {disk} {kept}"
    )
    done = subprocess.run(
        ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", inner],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    found = []
    for path in sorted(kept.glob("*_MS")):
        scan = read_frames(path.read_bytes())
        events = [Event.FromString(payload) for _, payload in scan]
        assert (scan.damages, scan.pending) == ([], 0)
        found += [event.step for event in events if event.HasField("summary")]
    return [int(word) for word in done.stdout.split()], sorted(found), done.stderr


def test_a_disk_that_is_unmounted_costs_the_steps_meanwhile_only(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    recorded, found, said = on_a_disk_of_its_own(UNMOUNTED, tmp_path)
    record_property("figures", f"disk unmounted: {len(recorded)} of 300 steps acknowledged")

    assert recorded == [*range(100), *range(200, 300)]
    assert found == list(range(200, 300))
    assert said.count("Recording failed") == 1
