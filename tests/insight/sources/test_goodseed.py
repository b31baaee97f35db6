"""Runs of GoodSeed read to what was logged, followed while they grow, and left as they were."""

from __future__ import annotations

import math
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight import open_runs
from insight.sources import sources
from insight.sources.goodseed import SOURCE

from .as_expected import differences, expected_runs, expected_scalars, read_scalars

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight import Store

DATA = Path(__file__).resolve().parents[2] / "data" / "others" / "goodseed"
RUNS = "projects/lab/sentiment/runs"
ODD = "projects/lab/odd/runs/odd-values.sqlite"
CONSOLE = "projects/lab/odd/runs/console.sqlite"
SCHEMA = """
CREATE TABLE run_meta (key TEXT PRIMARY KEY, value TEXT);
CREATE TABLE configs (path TEXT PRIMARY KEY, type_tag TEXT NOT NULL, value TEXT,
    updated_at TEXT NOT NULL, uploaded INTEGER NOT NULL DEFAULT 0);
CREATE TABLE metric_series (id INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL UNIQUE);
CREATE TABLE metric_points (series_id INTEGER NOT NULL REFERENCES metric_series(id),
    step REAL NOT NULL, y REAL NOT NULL, ts INTEGER NOT NULL, uploaded INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (series_id, step));
CREATE TABLE string_series (id INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL UNIQUE);
CREATE TABLE string_points (series_id INTEGER NOT NULL REFERENCES string_series(id),
    step REAL NOT NULL, value TEXT NOT NULL, ts INTEGER NOT NULL,
    uploaded INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (series_id, step));
"""


class Writer:
    """Writes as GoodSeed does; each call is a transaction in the log beside the file."""

    def __init__(self, path: Path) -> None:
        self.connection = sqlite3.connect(path)
        self.connection.execute("PRAGMA journal_mode = WAL")
        self.connection.executescript(SCHEMA)
        self.meta(status="running", run_id="r", created_at="2026-11-30T12:00:00+00:00")

    def do(self, statement: str, *values: Any) -> None:
        with self.connection:
            self.connection.execute(statement, values)

    def meta(self, **values: str) -> None:
        for item in values.items():
            self.do("INSERT OR REPLACE INTO run_meta VALUES (?, ?)", *item)

    def configure(self, path: str, kind: str, value: str) -> None:
        self.do("INSERT OR REPLACE INTO configs VALUES (?, ?, ?, 'now', 0)", path, kind, value)

    def log(self, step: float, value: Any, path: str = "loss", at: float = 1_796_000_000) -> None:
        kind = "string" if isinstance(value, str) else "metric"
        column = "value" if isinstance(value, str) else "y"
        self.do(f"INSERT OR IGNORE INTO {kind}_series (path) VALUES (?)", path)
        self.do(
            f"INSERT OR REPLACE INTO {kind}_points (series_id, step, {column}, ts) VALUES "
            f"((SELECT id FROM {kind}_series WHERE path = ?), ?, ?, ?)",
            *(path, step, value, at),
        )

    def close(self) -> None:
        self.connection.close()


@pytest.fixture
def writer(tmp_path: Path) -> Iterator[Writer]:
    with closing(Writer(tmp_path / "r.sqlite")) as written:
        yield written


def scalars(store: Store, run: str = "r.sqlite") -> Any:
    return read_scalars(store, run)


def listing(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def test_source_is_found_by_being_there() -> None:
    assert SOURCE in sources()


@pytest.mark.parametrize("name", expected_runs(DATA))
def test_every_value_that_was_logged_is_read(name: str) -> None:
    run = expected_runs(DATA)[name]
    found = read_scalars(open_runs(DATA), f"{RUNS}/{run['id']}.sqlite")

    assert differences(found, expected_scalars(run)) == []


def test_runs_say_how_they_ended_and_what_they_were_started_with() -> None:
    store = open_runs(DATA)
    runs = store.runs().set_index("run")
    facts = store.lineage().set_index("run")

    assert runs.loc[f"{RUNS}/brisk-otter-01.sqlite", "status"] == "finished"
    assert runs.loc[f"{RUNS}/brisk-otter-03.sqlite", "status"] == "failed"
    assert set(runs["source"]) == {"goodseed"}
    assert store.problems().empty
    row = facts.loc[f"{RUNS}/brisk-otter-01.sqlite"]
    assert (row["run.name"], row["run.project"]) == ("bert small", "lab/sentiment")
    assert (row["run.tags"], row["run.notes"]) == ("bert, v1", "sentiment baseline")
    assert (row["hyperparameters.lr"], row["hyperparameters.amp"]) == (0.0003, True)
    assert row["hyperparameters.optimizer.betas"] == (0.9, 0.98)
    assert row["hyperparameters.final.best_acc"] == 0.931
    odd = facts.loc[ODD]
    assert odd["run.name"] == "Ünïcode 名前 🎉"
    assert odd["hyperparameters.big"] == 2**70
    assert np.isnan(float(odd["hyperparameters.nested.float"]))
    assert odd["hyperparameters.nested.list.2.a"] == 1
    assert "hyperparameters.none" not in facts.columns


def test_odd_values_are_what_goodseed_stored() -> None:
    found = scalars(open_runs(DATA), ODD)["train/вход"]

    stored = [1.0, math.inf, -math.inf, 0.0, 1e-320, float(2**53), 1.7976931348623157e308]
    assert [found[step] for step in range(7)] == stored
    assert scalars(open_runs(DATA), ODD)["again"] == {1: 2.0}


def test_steps_that_are_not_whole_are_numbered_and_told() -> None:
    store = open_runs(DATA)
    found = scalars(store, ODD)

    assert found["frac/loss"] == {0: 0.1, 1: 0.2, 2: 0.3, 3: 0.25}
    assert found["steps/frac/loss"] == {0: 0.5, 1: 1.5, 2: 2.0, 3: 10.25}
    assert store.lineage().set_index("run").loc[ODD, "run.axis.frac/loss"] == "steps/frac/loss"
    texts = store.table("text", runs=ODD)
    assert texts["step"].tolist() == [0, 1, 2, 3]
    assert texts["value"].iloc[1] == "line 1\nsecond ü"
    assert store.value("text", ODD, "notes", 1) == "line 1\nsecond ü"
    (remark,) = store.remarks()["remark"]
    assert "'frac/loss', 'notes' are not all whole numbers" in remark


def test_printed_lines_and_the_machine_lie_beside_the_training() -> None:
    store = open_runs(DATA)
    lines = store.table("message", runs=CONSOLE)

    printed = lines.loc[lines["tag"] == "console/out", "value"].tolist()
    assert printed[2:5] == ["out 0", "out 1", "out 2"]
    assert lines.loc[lines["tag"] == "console/err", "value"].tolist() == ["err"]
    table = store.table("scalar", runs=CONSOLE)
    assert {"machine/cpu", "machine/process/memory_gb", "loss"} == set(table["tag"])
    assert store.runs().set_index("run").loc[CONSOLE, "last_step"] == 29


def test_traceback_is_an_alert_and_a_second_session_has_its_own_series(
    tmp_path: Path, writer: Writer
) -> None:
    writer.log(0, "Traceback …\nValueError: nö", "monitoring/a/traceback")
    for session in ("a", "b"):
        writer.log(0, 0.5, f"monitoring/{session}/cpu")
        writer.log(0, f"hello {session}", f"monitoring/{session}/stdout")
    store = open_runs(tmp_path)

    messages = store.table("message")[["tag", "level", "value"]].values.tolist()
    assert messages[0] == ["alert", "error", "Traceback …\nValueError: nö"]
    assert [value for _, _, value in messages[1:]] == ["hello a", "hello b"]
    assert set(store.table("scalar")["tag"]) == {"machine/cpu", "machine/b/cpu"}


def test_run_is_followed_while_it_is_written_and_nothing_is_written_beside_it(
    tmp_path: Path, writer: Writer
) -> None:
    writer.log(0, 0.5)
    store = open_runs(tmp_path)
    before = listing(tmp_path)
    store.refresh()
    assert listing(tmp_path) == before
    assert store.runs()["status"].tolist() == ["stopped"]  # its clock stands long ago

    writer.log(1, 0.25)
    writer.log(0, "hello", "notes")
    writer.configure("parameters/lr", "float", "0.1")
    assert store.refresh() == 2
    assert scalars(store)["loss"] == {0: 0.5, 1: 0.25}
    assert store.table("text")["value"].tolist() == ["hello"]
    assert store.lineage()["hyperparameters.lr"].tolist() == [0.1]

    writer.meta(status="finished", closed_at="2026-11-30T12:00:05+00:00")
    store.refresh()
    assert store.runs()["status"].tolist() == ["finished"]


def test_step_that_is_written_again_has_its_last_value(tmp_path: Path, writer: Writer) -> None:
    for step in range(3):
        writer.log(step, float(step))
    store = open_runs(tmp_path)
    writer.log(1, 10.0)
    store.refresh()
    assert scalars(store)["loss"] == {0: 0.0, 1: 10.0, 2: 2.0}
    writer.log(1, 20.0)  # SQLite gives the number of the row that it replaces once more
    store.refresh()
    assert scalars(store)["loss"] == {0: 0.0, 1: 20.0, 2: 2.0}
    assert scalars(open_runs(tmp_path)) == scalars(store)


def test_series_that_turns_fractional_is_numbered_anew(tmp_path: Path, writer: Writer) -> None:
    writer.log(0, 0.0)
    writer.log(2, 2.0)
    store = open_runs(tmp_path)
    assert scalars(store)["loss"] == {0: 0.0, 2: 2.0}

    for step in (1.5, 3.0, 2.5):
        writer.log(step, step)
        store.refresh()
        assert scalars(store) == scalars(open_runs(tmp_path))
    assert scalars(store)["loss"] == {0: 0.0, 1: 1.5, 2: 2.0, 3: 2.5, 4: 3.0}
    assert scalars(store)["steps/loss"] == {0: 0.0, 1: 1.5, 2: 2.0, 3: 2.5, 4: 3.0}
    assert len(store.remarks()) == 1


def test_run_that_was_killed_is_read_from_the_log_beside_it(tmp_path: Path, writer: Writer) -> None:
    for step in range(100):
        writer.log(step, 1.0 / (step + 1))
    killed = tmp_path / "killed"
    killed.mkdir()
    for ending in ("", "-wal"):
        shutil.copyfile(tmp_path / f"r.sqlite{ending}", killed / f"r.sqlite{ending}")
    store = open_runs(killed)

    assert (killed / "r.sqlite").stat().st_size < (killed / "r.sqlite-wal").stat().st_size
    assert scalars(store)["loss"] == {step: 1.0 / (step + 1) for step in range(100)}
    assert store.runs()["status"].tolist() == ["stopped"]
    assert sorted(path.name for path in killed.iterdir()) == ["r.sqlite", "r.sqlite-wal"]


def test_database_of_somebody_else_is_no_run(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "a.sqlite")) as connection, connection:
        connection.execute("CREATE TABLE run_meta (key, value)")
        connection.execute("CREATE TABLE metric_points (series_id, step, y, ts)")

    assert open_runs(tmp_path).runs().empty


def test_rows_of_no_series_and_no_numbers_are_told(tmp_path: Path, writer: Writer) -> None:
    writer.log(0, 0.5)
    insert = "INSERT INTO metric_points (series_id, step, y, ts) VALUES (?, ?, ?, ?)"
    writer.do(insert, 1, 1, "words", 1_796_000_000)
    writer.do(insert, 7, 1, 0.5, 1_796_000_000)
    store = open_runs(tmp_path)

    assert scalars(store)["loss"] == {0: 0.5}
    assert store.problems()["problem"].tolist() == ["2 rows hold no number, no step or no time"]


def test_deleted_run_leaves(tmp_path: Path, writer: Writer) -> None:
    writer.log(0, 0.5)
    store = open_runs(tmp_path)
    assert len(store.runs()) == 1
    writer.close()
    for path in tmp_path.iterdir():
        path.unlink()
    store.refresh()
    assert store.runs().empty


@pytest.mark.parametrize("sample", sorted(DATA.rglob("*.sqlite")), ids=lambda path: path.stem)
def test_damage_never_raises_and_invents_nothing(sample: Path, tmp_path: Path) -> None:
    shutil.copyfile(sample, tmp_path / "r.sqlite")
    whole = scalars(open_runs(tmp_path))
    content = sample.read_bytes()
    generator = np.random.default_rng(35)
    damaged = [content[:length] for length in range(0, len(content), 509)]
    for _ in range(40):
        flipped = bytearray(content)
        for at in generator.integers(0, len(content), 3):
            flipped[at] ^= 1 << int(generator.integers(0, 8))
        damaged.append(bytes(flipped))
    for index, bad in enumerate(damaged):
        folder = tmp_path / str(index)
        folder.mkdir()
        (folder / "r.sqlite").write_bytes(bad)
        store = open_runs(folder)
        found = scalars(store)
        if found != whole and index < len(content) // 509:
            kept = sum(len(points) for points in found.values())
            assert kept <= sum(len(points) for points in whole.values())
            assert len(bad) < 512 or not store.problems().empty
