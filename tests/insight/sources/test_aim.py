"""Aim's repositories are told with the line to type, until their runs lie beside them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from insight import SummaryRecord, open_runs

if TYPE_CHECKING:
    from pathlib import Path


def make_repository(folder: Path, *hashes: str) -> None:
    (folder / ".aim" / "meta" / "chunks").mkdir(parents=True)
    with closing(sqlite3.connect(folder / ".aim" / "run_metadata.sqlite")) as connection:
        connection.execute("CREATE TABLE run (id INTEGER PRIMARY KEY, hash TEXT NOT NULL)")
        connection.executemany("INSERT INTO run (hash) VALUES (?)", [(one,) for one in hashes])
        connection.commit()
    for one in hashes:
        (folder / ".aim" / "meta" / "chunks" / one).mkdir()


def test_repository_says_what_to_type(tmp_path: Path) -> None:
    make_repository(tmp_path / "lab", "aa", "bb")
    store = open_runs(tmp_path)

    assert store.runs()[["run", "source", "points"]].values.tolist() == [["lab/.aim", "aim", 0]]
    (problem,) = store.problems()["problem"]
    assert problem.startswith("2 runs of Aim, whose store is read by its own library alone; type: ")
    assert "insight import aim > aim_to_insight.py" in problem
    store.refresh()
    assert len(store.problems()) == 1


def test_folder_of_aim_itself_says_so_too(tmp_path: Path) -> None:
    make_repository(tmp_path, "aa")

    (problem,) = open_runs(tmp_path / ".aim").problems()["problem"]
    assert problem.startswith("1 run of Aim")


def test_nothing_is_told_once_the_runs_lie_beside_it(tmp_path: Path) -> None:
    make_repository(tmp_path / "lab", "aa", "bb")
    store = open_runs(tmp_path)
    for name, left in (("aa", ["1 run of Aim"]), ("bb", [])):
        with SummaryRecord(tmp_path / "out" / name) as record:
            record.log(1, {"loss": 0.5})
        store.refresh()
        assert [one.partition(",")[0] for one in store.problems()["problem"]] == left
    assert sorted(store.runs()["run"]) == ["out/aa", "out/bb"]


def test_repository_of_another_kind_or_without_runs_is_none(tmp_path: Path) -> None:
    make_repository(tmp_path / "empty")
    (tmp_path / "other" / ".aim").mkdir(parents=True)
    with closing(sqlite3.connect(tmp_path / "run_metadata.sqlite")) as connection, connection:
        connection.execute("CREATE TABLE other (x)")

    store = open_runs(tmp_path)
    assert "other/.aim" not in set(store.runs()["run"])
    assert "empty/.aim" not in set(store.runs()["run"])
