"""What an earlier recorder left in a folder, and what is none."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from insight import SummaryRecord
from insight.format.frames import frame
from insight.format.messages import EVENT_VERSION, Event
from insight.format.version import version_record
from insight.record import holds_earlier


def recorded(folder: Path) -> None:
    with SummaryRecord(folder) as record:
        record.log(1, {"loss": 0.5})


def test_folder_that_is_not_there_or_empty_holds_nothing(tmp_path: Path) -> None:
    assert not holds_earlier(tmp_path / "missing")
    assert not holds_earlier(tmp_path)


def test_recorder_that_is_closed_was_an_earlier_one(tmp_path: Path) -> None:
    recorded(tmp_path)

    assert holds_earlier(tmp_path)


def test_recorder_that_is_open_writes_beside_us(tmp_path: Path) -> None:
    with SummaryRecord(tmp_path) as record:
        record.log(1, {"loss": 0.5})

        assert not holds_earlier(tmp_path)


def test_full_files_of_a_recorder_that_is_open_are_no_earlier_ones(tmp_path: Path) -> None:
    with SummaryRecord(tmp_path, max_file_size=1) as record:
        for step in range(3):
            record.log(step, {"loss": 0.5})

        assert len(list(tmp_path.glob("*_MS"))) == 3
        assert not holds_earlier(tmp_path)


@pytest.mark.parametrize("mode", [0o400, 0o644])
def test_rights_of_a_file_do_not_say_that_its_recorder_is_closed(tmp_path: Path, mode: int) -> None:
    with SummaryRecord(tmp_path) as record:
        record.log(1, {"loss": 0.5})
        next(tmp_path.glob("*_MS")).chmod(mode)
        during = holds_earlier(tmp_path)
    next(tmp_path.glob("*_MS")).chmod(mode)

    assert (during, holds_earlier(tmp_path)) == (False, True)


@pytest.mark.parametrize(
    "first",
    [
        pytest.param(version_record(5.0)[:-9], id="ours from before"),
        pytest.param(Event(wall_time=5.0, version=EVENT_VERSION).SerializeToString(), id="theirs"),
    ],
)
@pytest.mark.parametrize(("mode", "is_earlier"), [(0o400, True), (0o600, False)])
def test_rights_speak_for_a_file_without_a_word_that_was_begun_since(
    tmp_path: Path, first: bytes, mode: int, is_earlier: bool
) -> None:
    """MindSpore's, and ours from before: their readers take them for closed by these alone."""
    file = tmp_path / f"events.out.events.summary.{int(time.time()) + 5}.0.vm_MS"
    file.write_bytes(frame(first) + frame(Event(wall_time=6.0, step=1).SerializeToString()))
    file.chmod(mode)

    assert holds_earlier(tmp_path) == is_earlier


def test_pipe_by_the_name_of_an_event_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "events.out.events.summary.99999999999.0.vm_MS")

    assert not holds_earlier(tmp_path)


def test_recorder_that_was_killed_before_this_process_was_an_earlier_one(tmp_path: Path) -> None:
    (tmp_path / "events.out.events.summary.1795146961.0.vm_MS").touch(0o600)

    assert holds_earlier(tmp_path)


def test_facts_alone_have_no_steps(tmp_path: Path) -> None:
    with SummaryRecord(tmp_path, hyperparameters={"learning_rate": 0.5}):
        pass

    assert list(tmp_path.iterdir())
    assert not holds_earlier(tmp_path)


@pytest.mark.parametrize("name", ["notes.txt", "events.out.events.summary.text", "checkpoints"])
def test_other_files_hold_nothing(name: str, tmp_path: Path) -> None:
    (tmp_path / name).touch(0o400)

    assert not holds_earlier(tmp_path)


def test_other_processes_of_a_parallel_training_are_no_earlier_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded(tmp_path)
    monkeypatch.setenv("RANK", "1")

    assert not holds_earlier(tmp_path)


def test_recorder_of_an_earlier_process_was_an_earlier_one(tmp_path: Path) -> None:
    script = f"import insight; insight.SummaryRecord({str(tmp_path)!r}).log(1, {{'loss': 0.5}})"
    subprocess.run([sys.executable, "-c", script], check=True)

    assert holds_earlier(tmp_path)
