"""An SQLite file is opened once a version to tell whose it is, however many sources ask."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest

from insight import open_runs
from insight.sources import LocalPlace
from insight.sources.sqlite.tables import databases, peek, to_watch

if TYPE_CHECKING:
    from pathlib import Path


def write(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The databases that are opened, one after the other."""
    found: list[str] = []
    connect = sqlite3.connect

    def counting(name: str, **options: Any) -> Any:
        found.append(name)
        return connect(name, **options)

    monkeypatch.setattr("insight.sources.sqlite.connection.sqlite3.connect", counting)
    return found


def test_database_of_nobody_is_opened_once_a_version(tmp_path: Path, opened: list[str]) -> None:
    for name in ("a.db", "b.sqlite", "c.sqlite3"):
        write(tmp_path / name, "CREATE TABLE t (x)")
    opened.clear()

    store = open_runs(tmp_path)
    assert len(opened) == 3
    store.refresh()
    assert len(opened) == 3

    write(tmp_path / "a.db", "INSERT INTO t VALUES (1)")
    opened.clear()
    store.refresh()
    assert len(opened) == 1
    assert store.runs().empty


def test_tables_are_told_with_their_columns(tmp_path: Path) -> None:
    write(tmp_path / "a.db", "CREATE TABLE t (x, y)", "CREATE VIEW v AS SELECT 1 AS x")
    place = LocalPlace(str(tmp_path))
    (path,) = databases(place.folders(), place)
    seen = peek(place, path)

    assert seen.tables == {"t": frozenset(("x", "y"))}
    assert seen.has({"t": frozenset("x")})
    assert not seen.has({"t": frozenset("z")})
    assert not seen.has({"v": frozenset("x")})


def test_what_is_no_database_has_no_tables(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_text("words", encoding="utf-8")
    place = LocalPlace(str(tmp_path))
    seen = peek(place, str(tmp_path / "a.db"))

    assert (seen.tables, seen.problem, seen.is_refused) == ({}, "", False)
    (tmp_path / "a.db").unlink()
    write(tmp_path / "a.db", "CREATE TABLE t (x)")
    assert "t" in peek(place, str(tmp_path / "a.db")).tables
    (tmp_path / "a.db").unlink()
    assert peek(place, str(tmp_path / "a.db")).tables == {}


def test_file_and_its_log_are_watched(tmp_path: Path) -> None:
    for name in ("a.db", "b.txt"):
        (tmp_path / name).touch()
    place = LocalPlace(str(tmp_path))

    assert to_watch(place.folders()) == [f"{tmp_path}/a.db", f"{tmp_path}/a.db-wal"]


def test_database_that_cannot_be_read_is_told_once(tmp_path: Path) -> None:
    write(tmp_path / "a.db", "CREATE TABLE t (x)")
    content = bytearray((tmp_path / "a.db").read_bytes())
    content[100:] = b"\xff" * (len(content) - 100)
    (tmp_path / "a.db").write_bytes(content)

    problems = open_runs(tmp_path).problems()
    assert problems["file"].tolist() == ["a.db"]
    assert "database cannot be read" in problems["problem"].iloc[0]


def test_what_sqlite_says_of_a_damaged_name_is_a_problem(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    write(path, "CREATE TABLE runs (metrics TEXT CHECK ('abcdef' <> ''))")
    path.write_bytes(path.read_bytes().replace(b"'abcdef' <> ''", b"'\xd0\x16\x1fdef <>   "))
    seen = peek(LocalPlace(str(tmp_path)), str(path))

    assert seen.tables == {}
    assert "cannot be read" in seen.problem
