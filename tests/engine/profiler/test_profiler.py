"""A profiler says where the time of a training went."""

from __future__ import annotations

import csv
import pstats
from pathlib import Path

import pytest

import engine
from engine.profiler import Profiler


def slow_sum(n: int) -> int:
    return sum(i * i for i in range(n))


def rows(folder: Path) -> list[dict[str, str]]:
    with (folder / "profiler" / "functions.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_functions_are_counted_slowest_first(tmp_path: Path) -> None:
    profiler = Profiler(output_path=str(tmp_path), profile_memory=True)
    for _ in range(3):
        slow_sum(100)
    profiler.analyse()

    found = rows(tmp_path)
    own = [float(row["own_s"]) for row in found]
    (mine,) = [
        row for row in found if "slow_sum" in row["function"] and "genexpr" not in row["function"]
    ]
    assert mine["calls"] == "3"
    assert own == sorted(own, reverse=True)
    assert profiler.options == {"profile_memory": True}
    pstats.Stats(str(tmp_path / "profiler" / "functions.prof"))


def test_nothing_is_measured_before_start_and_after_stop(tmp_path: Path) -> None:
    profiler = Profiler(str(tmp_path), start_profile=False)
    slow_sum(10)
    profiler.start()
    profiler.start()
    profiler.step()
    profiler.stop()
    slow_sum(10)
    profiler.analyse()

    assert not [row for row in rows(tmp_path) if "slow_sum" in row["function"]]
    assert profiler.steps == 1


def test_block_writes_at_its_end_and_name_is_at_the_top_too(tmp_path: Path) -> None:
    with engine.Profiler(output_path=str(tmp_path)):
        slow_sum(10)

    assert [row for row in rows(tmp_path) if "slow_sum" in row["function"]]


def test_profiler_that_never_measured_writes_an_empty_table(tmp_path: Path) -> None:
    Profiler(str(tmp_path), start_profile=False).analyse()

    assert rows(tmp_path) == []


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(TypeError, match="output_path"):
        Profiler(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="start_profile"):
        Profiler(start_profile=1)  # type: ignore[arg-type]
