"""What killed writers leave goes at the next write; what somebody writes stays."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING

import pytest

from insight.format import unfinished
from insight.format.atomic import written_atomically
from insight.format.unfinished import begin_beside, clear_unfinished

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WRITER = """
import sys
from pathlib import Path
from insight.format.unfinished import begin_beside
begin_beside(Path(sys.argv[1]))
print("begun", flush=True)
sys.stdin.read()
"""


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def writer(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that is writing `net.ckpt`."""
    command = [sys.executable, "-c", WRITER, str(tmp_path / "net.ckpt")]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield process
        process.kill()


def test_file_of_another_process_stays_until_that_is_killed(
    writer: subprocess.Popen[str], tmp_path: Path
) -> None:
    clear_unfinished(tmp_path)
    before = names(tmp_path)
    writer.kill()
    writer.wait()
    written_atomically(tmp_path / "other", [b"whole"])

    assert [name.startswith("net.ckpt.unfinished-") for name in before] == [True]
    assert names(tmp_path) == ["other"]


def test_file_of_another_thread_stays(tmp_path: Path) -> None:
    beside, descriptor = begin_beside(tmp_path / "net.ckpt")
    written_atomically(tmp_path / "other", [b"whole"])
    while_written = beside.exists()
    os.close(descriptor)
    written_atomically(tmp_path / "other", [b"whole"])

    assert while_written
    assert names(tmp_path) == ["other"]


@pytest.mark.parametrize(("age_s", "stays"), [(600, True), (7200, False)])
def test_file_of_another_machine_is_left_for_an_hour(
    age_s: int, stays: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside, descriptor = begin_beside(tmp_path / "net.ckpt")
    os.close(descriptor)
    os.utime(beside, (time.time() - age_s,) * 2)
    monkeypatch.setattr(unfinished.platform, "node", lambda: "another")
    clear_unfinished(tmp_path)

    assert beside.exists() is stays


def test_what_has_another_name_or_is_no_file_stays(tmp_path: Path) -> None:
    name = "net.ckpt.unfinished-00000000ffffffff.tmp"
    (tmp_path / "net.ckpt.00000000ffffffff.tmp").touch()
    (tmp_path / "notes.tmp").touch()
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / name).mkdir()
    os.mkfifo(tmp_path / name)
    before = names(tmp_path)
    clear_unfinished(tmp_path)
    clear_unfinished(tmp_path / "folder")
    clear_unfinished(tmp_path / "missing")

    assert names(tmp_path) == before
    assert names(tmp_path / "folder") == [name]


def test_writers_and_those_that_clear_do_not_disturb_each_other(tmp_path: Path) -> None:
    is_over, failures = threading.Event(), []

    def clear() -> None:
        while not is_over.is_set():
            clear_unfinished(tmp_path)

    def write(name: str) -> None:
        try:
            for number in range(25):
                written_atomically(tmp_path / name, [b"%d" % number])
        except BaseException as error:  # any; it would be lost in the thread
            failures.append(error)

    clearing = threading.Thread(target=clear)
    writing = [threading.Thread(target=write, args=(name,)) for name in "abc"]
    for thread in (clearing, *writing):
        thread.start()
    for thread in writing:
        thread.join()
    is_over.set()
    clearing.join()

    assert failures == []
    assert {name: (tmp_path / name).read_bytes() for name in names(tmp_path)} == dict.fromkeys(
        "abc", b"24"
    )


@pytest.mark.parametrize(
    "name",
    ["n" * 255, "ü" * 127, "\N{WATER WAVE}" * 63, "a\udcff" * 120],
    ids=["long", "two bytes", "four bytes", "no UTF-8"],
)
def test_any_name_that_a_file_can_have_is_written(name: str, tmp_path: Path) -> None:
    written_atomically(tmp_path / name, [b"whole"])

    assert names(tmp_path) == [name]
