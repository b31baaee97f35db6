"""How far the first reading is, as another thread sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import insight
from insight.tables import HowFar, Store
from insight.tables.how_far import Advance
from insight.tables.run_part import RunPart

if TYPE_CHECKING:
    from pathlib import Path

    from insight.tables.run import Run


def test_run_of_two_parts_is_read_with_the_second() -> None:
    advance = Advance([("a", 10), ("a", 5), ("b", 1)])
    reached = [advance.far]
    for name, size in [("a", 10), ("a", 5), ("b", 1)]:
        advance.has_read(name, size)
        reached.append(advance.far)

    assert reached == [
        HowFar(2, 0, 16, 0),
        HowFar(2, 0, 16, 10),
        HowFar(2, 1, 16, 15),
        HowFar(2, 2, 16, 16),
    ]


def test_store_tells_runs_and_bytes_while_it_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in "abc":
        with insight.SummaryRecord(tmp_path / name) as record:
            record.log(1, {"loss": 0.5})
    size = sum(file.stat().st_size for file in tmp_path.rglob("events*"))
    store = Store(tmp_path)
    seen: list[HowFar | None] = [store.how_far]
    poll = RunPart.poll

    def watched(part: RunPart, run: Run) -> int:
        seen.append(store.how_far)
        return poll(part, run)

    monkeypatch.setattr(RunPart, "poll", watched)
    store.refresh()

    assert seen == [None, *(HowFar(3, read, size, read * size // 3) for read in range(3))]
    assert store.how_far == HowFar(3, 3, size, size)


def test_later_looks_are_not_counted(tmp_path: Path) -> None:
    with insight.SummaryRecord(tmp_path / "a") as record:
        record.log(1, {"loss": 0.5})
    store = insight.open_runs(tmp_path)
    first = store.how_far
    with insight.SummaryRecord(tmp_path / "b") as record:
        record.log(1, {"loss": 0.5})
    store.refresh()

    assert store.runs()["run"].tolist() == ["a", "b"]
    assert store.how_far == first


def test_folder_without_runs_is_read_at_once(tmp_path: Path) -> None:
    assert insight.open_runs(tmp_path).how_far == HowFar(0)
