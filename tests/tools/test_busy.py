"""How long the processors of a machine were busy is read of Linux, and told beside the stages."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools import busy
from tools.busy import busy_line, busy_s


def written(folder: Path, *ticks: int) -> Path:
    path = folder / "stat"
    path.write_text(f"cpu  {' '.join(map(str, ticks))}\ncpu0 1 2 3 4\nintr 5\n", encoding="ascii")
    return path


def test_all_but_what_idled_and_waited_for_disks_is_busy(tmp_path: Path) -> None:
    stat = written(tmp_path, 100, 20, 30, 5000, 700, 4, 6, 40, 90, 10)  # guests are in the first

    assert busy_s(stat) == 200 / os.sysconf("SC_CLK_TCK")


def test_kernel_that_tells_fewer_columns_is_read(tmp_path: Path) -> None:
    assert busy_s(written(tmp_path, 100, 0, 50, 1000, 7)) == 150 / os.sysconf("SC_CLK_TCK")


def test_system_without_that_file_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert busy_s(tmp_path / "stat") is None

    monkeypatch.setattr(busy, "busy_s", lambda: None)
    assert busy_line(None, 10) == busy_line(3.0, 10) == ""


def test_line_has_the_seconds_and_their_part_of_all_processors(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(busy, "busy_s", lambda: 130.0)
    monkeypatch.setattr(os, "cpu_count", lambda: 4)

    line = busy_line(100.0, 10.0)

    assert line == "processors of this machine, whoever had them: busy 30.0 s, 75% of the time"
