"""The files of a run's lines: bounded, numbered, and read as one run's."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING, Any

import pytest

from insight import open_runs
from insight.format.ending import word_record
from insight.format.version import version_record
from insight.record.console import line_files
from insight.record.console.last_line import next_line
from insight.record.console.line_files import LineFiles

if TYPE_CHECKING:
    from pathlib import Path

NAME = ("console.out.events.summary.", ".0.host_MS")


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_files, "HEAD_BYTES", 4_000)
    monkeypatch.setattr(line_files, "TAIL_BYTES", 2_000)


def files_in(folder: Path, first: int = 1) -> LineFiles:
    version, word = version_record(0.0)[:-18], word_record(0.0, "beside")[9:]
    return LineFiles(str(folder), NAME, 1_700_000_000, first, version, word)


def steps(folder: Path) -> list[int]:
    return [int(step) for step in open_runs(folder).table("message")["step"]]


def test_lines_are_messages_of_the_run(tmp_path: Path) -> None:
    files = files_in(tmp_path)
    files.write(5.0, "console/out", "info", ["one", "zwei ü"])
    files.write(6.0, "console/err", "error", ["three"])
    files.close()
    store = open_runs(tmp_path)
    table = store.table("message")

    assert table["value"].tolist() == ["three", "one", "zwei ü"]
    assert table["step"].tolist() == [3, 1, 2]
    assert table["level"].tolist() == ["error", "info", "info"]
    assert store.problems().empty


@pytest.mark.usefixtures("small")
def test_first_and_last_lines_stay_of_many(tmp_path: Path) -> None:
    files = files_in(tmp_path)
    for number in range(2_000):
        files.write(float(number), "console/out", "info", [f"line {number}"])
    files.close()
    kept = steps(tmp_path)
    sizes = [path.stat().st_size for path in tmp_path.iterdir()]

    assert len(sizes) == 1 + line_files.TAILS
    assert sum(sizes) <= 4_000 + line_files.TAILS * 2_000
    assert kept[:40] == list(range(1, 41))
    assert kept[-50:] == list(range(1_951, 2_001))


@pytest.mark.usefixtures("small")
def test_store_that_reads_along_follows_the_last_lines(tmp_path: Path) -> None:
    files = files_in(tmp_path)
    files.write(0.0, "console/out", "info", ["begun"])
    store = open_runs(tmp_path)
    for number in range(1, 1_500):
        files.write(float(number), "console/out", "info", [f"line {number}"])
        if number % 300 == 0:
            store.refresh()
    files.close()
    store.refresh()
    read_along = store.table("message")["step"].tolist()

    assert read_along == steps(tmp_path)
    assert read_along[-1] == 1_500
    assert store.problems().empty


def test_next_line_goes_on_after_those_of_earlier_processes(tmp_path: Path) -> None:
    before = next_line(tmp_path, 0)
    files = files_in(tmp_path)
    files.write(5.0, "console/out", "info", ["x" * 60_000, "last"])
    files.close()

    assert (before, next_line(tmp_path, 0), next_line(tmp_path, 1)) == (1, 3, 1)
    assert next_line(tmp_path / "nowhere", 0) == 1


def test_lines_that_the_disk_refuses_are_missing_and_the_next_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = files_in(tmp_path)
    files.write(1.0, "console/out", "info", ["one"])
    whole = os.write

    def half(descriptor: int, content: Any) -> int:
        if len(content) < 5:
            raise OSError(errno.ENOSPC, "no space")
        return whole(descriptor, content[: len(content) // 2])

    monkeypatch.setattr(line_files.os, "write", half)
    files.write(2.0, "console/out", "info", ["two"])
    monkeypatch.undo()
    files.write(3.0, "console/out", "info", ["three"])
    files.close()

    assert steps(tmp_path) == [1, 3]
    assert open_runs(tmp_path).problems().empty
