"""Trackio's projects read to what was logged, followed while they grow, and left as they were."""

from __future__ import annotations

import functools
import json
import math
import shutil
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight import SummaryRecord, open_runs
from insight.sources import sources
from insight.sources.trackio import SOURCE

if TYPE_CHECKING:
    from insight import Store

DATA = Path(__file__).resolve().parents[3] / "data" / "trackio"
TRUTH = json.loads((DATA / "truth.json").read_text(encoding="utf-8"))
LOGGED = [(part, run) for part, runs in TRUTH.items() for run in runs]
PROJECTS = {"new": "vision-baseline", "old": "oldproj"}
NOON = "2026-11-30T12:00:00+00:00"
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x04\0\0\0\x03\x08\x02\0\0\0" + bytes(30)

NEW = """
CREATE TABLE metrics (id INTEGER PRIMARY KEY AUTOINCREMENT, run_id TEXT NOT NULL,
    timestamp TEXT NOT NULL, run_name TEXT NOT NULL, step INTEGER NOT NULL, metrics TEXT NOT NULL);
CREATE TABLE configs (id INTEGER PRIMARY KEY AUTOINCREMENT, run_id TEXT NOT NULL,
    run_name TEXT NOT NULL, config TEXT NOT NULL, created_at TEXT NOT NULL, UNIQUE(run_id));
CREATE TABLE system_metrics (id INTEGER PRIMARY KEY AUTOINCREMENT, run_id TEXT NOT NULL,
    timestamp TEXT NOT NULL, run_name TEXT NOT NULL, metrics TEXT NOT NULL);
CREATE TABLE alerts (id INTEGER PRIMARY KEY AUTOINCREMENT, run_id TEXT NOT NULL,
    timestamp TEXT NOT NULL, run_name TEXT NOT NULL, title TEXT NOT NULL, text TEXT,
    level TEXT NOT NULL DEFAULT 'warn', step INTEGER);
"""
OLD = """
CREATE TABLE metrics (id INTEGER PRIMARY KEY AUTOINCREMENT, timestamp TEXT NOT NULL,
    run_name TEXT NOT NULL, step INTEGER NOT NULL, metrics TEXT NOT NULL);
"""


class Writer:
    """Writes as Trackio does; each call is a transaction."""

    def __init__(self, path: Path, *, wal: bool = True) -> None:
        self.connection = sqlite3.connect(path)
        if wal:
            self.connection.execute("PRAGMA journal_mode = WAL")
        self.connection.executescript(NEW)

    def do(self, statement: str, *values: Any) -> None:
        with self.connection:
            self.connection.execute(statement, values)

    def log(self, step: Any, metrics: Any, run: str = "a", at: str = NOON) -> None:
        content = metrics if isinstance(metrics, str) else json.dumps(metrics).encode()
        row = f"id-{run}", at, run, step, content
        statement = "INSERT INTO metrics (run_id, timestamp, run_name, step, metrics)"
        self.do(f"{statement} VALUES (?, ?, ?, ?, ?)", *row)

    def configure(self, config: Any, run: str = "a") -> None:
        row = f"id-{run}", run, json.dumps(config).encode(), NOON
        statement = "INSERT OR REPLACE INTO configs (run_id, run_name, config, created_at)"
        self.do(f"{statement} VALUES (?, ?, ?, ?)", *row)

    def close(self) -> None:
        self.connection.close()


@pytest.fixture
def writer(tmp_path: Path) -> Any:
    with closing(Writer(tmp_path / "p.db")) as written:
        yield written


@functools.cache
def real(part: str) -> Store:
    return open_runs(DATA / part)


def scalars(store: Store, run: str = "p.db/a", tag: str = "loss") -> dict[int, float]:
    table = store.table("scalar", runs=run, tags=tag)
    return dict(zip(table["step"].tolist(), table["value"].tolist(), strict=True))


def listing(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def test_source_is_found_by_being_there() -> None:
    assert SOURCE in sources()


@pytest.mark.parametrize(("part", "run"), LOGGED, ids=[run["name"] for _, run in LOGGED])
def test_every_value_that_was_logged_is_read(part: str, run: dict[str, Any]) -> None:
    table = real(part).table("scalar", runs=f"{PROJECTS[part]}.db/{run['name']}")
    table = table[~table["tag"].str.startswith("machine/")]
    found = dict(zip(zip(table["tag"], table["step"], strict=True), table["value"], strict=True))

    logged = {(tag, step): v for tag, points in run["scalars"].items() for step, v in points}
    assert found.keys() == logged.keys()
    for key, value in logged.items():
        np.testing.assert_equal(found[key], float(value))


def test_configuration_and_names_are_in_the_lineage() -> None:
    row = real("new").lineage().set_index("run").loc["vision-baseline.db/resnet-lr3e-4"]

    assert (row["hyperparameters.lr"], row["hyperparameters.model.stem.width"]) == (0.0003, 64)
    assert row["hyperparameters.model.stem.kernel"] == (7, 7)
    assert row["hyperparameters.augment"] == ("flip", "crop")
    assert (row["run.group"], row["run.project"]) == ("sweep-1", "vision-baseline")
    assert row["run.id"] == "25266162f6c04eebb416253f338cf953"
    assert "hyperparameters._Created" not in row.index


def test_source_and_steps_are_trackios() -> None:
    for part in PROJECTS:
        runs = real(part).runs()

        assert set(runs["source"]) == {"trackio"}
        assert set(runs["status"]) == {"stopped"}
        assert real(part).problems().empty
    last = real("new").runs().set_index("run")["last_step"]
    assert last["vision-baseline.db/resnet-lr3e-4"] == 200


def test_statistics_of_the_machine_have_our_names_where_they_are_the_same() -> None:
    table = real("new").table("scalar", runs="vision-baseline.db/resnet-lr3e-4")
    found = {tag: rows["value"].tolist() for tag, rows in table.groupby("tag", observed=True)}

    assert found["machine/memory"] == [11.2, 10.1, 9.0, 8.9]
    assert found["machine/cpu"] == [100.0] * 4
    assert found["machine/disk/read_iops"][0] == 124.59463524780229
    assert found["machine/net/rx"] == [0.0]
    steps = table.loc[table["tag"] == "machine/memory", "step"]
    assert steps.tolist() == [1, 3, 4, 5]  # the second sample was the user's own


def test_alerts_are_messages() -> None:
    table = real("new").table("message", runs="vision-baseline.db/resnet-lr1e-3")

    assert table[["tag", "step", "level", "value"]].values.tolist() == [
        ["alert", 1, "warn", "Loss is flat\nno progress in 20 steps"],
        ["alert", 2, "error", "Diverged?\nlook"],
    ]


def test_pictures_histograms_and_tables_are_read() -> None:
    store, run = real("new"), "vision-baseline.db/resnet-lr3e-4"
    image = store.table("image", runs=run)

    assert image[["step", "width", "height", "format"]].values.tolist() == [
        [0, 32, 24, "png"],
        [50, 32, 24, "png"],
    ]
    path = next((DATA / "new" / "media").rglob("50/*.png"))
    assert store.value("image", run, "samples", 50) == path.read_bytes()
    assert set(store.table("histogram", runs=run)["count"]) == {500}
    assert store.value("histogram", run, "weights", 0)[2].sum() == 500
    frame = store.value("table", run, "preds", 200)
    assert frame.to_dict("list") == {"label": ["cat", "dog"], "p": [0.75, 0.25]}


def test_time_without_a_zone_is_this_machines() -> None:
    table = real("old").table("scalar", runs="oldproj.db/old-0")

    expected = datetime.fromisoformat("2026-11-28T00:56:00.157866").timestamp()
    assert table["wall_time"].iloc[0] == expected


def test_rows_and_runs_that_come_later_are_seen(writer: Writer, tmp_path: Path) -> None:
    store = open_runs(tmp_path)
    assert store.runs().empty

    writer.log(0, {"loss": 1.0})
    store.refresh()
    assert scalars(store) == {0: 1.0}
    writer.log(1, {"loss": "NaN", "flag": True})
    writer.log(0, '{"loss": 0.5}', run="b")
    writer.configure({"lr": 0.1})
    assert store.refresh() == 4
    assert math.isnan(scalars(store)[1])
    assert scalars(store, "p.db/b") == {0: 0.5}
    assert scalars(store, tag="flag") == {1: 1.0}
    assert store.lineage()["hyperparameters.lr"].tolist()[0] == 0.1
    assert store.refresh() == 0


def test_nothing_is_written_beside_an_open_database(writer: Writer, tmp_path: Path) -> None:
    for step in range(50):
        writer.log(step, {"loss": float(step)})
    before = listing(tmp_path)
    assert "p.db-wal" in before
    store = open_runs(tmp_path)

    assert len(scalars(store)) == 50
    after = listing(tmp_path)
    assert after.keys() == before.keys()
    for name in ("p.db", "p.db-wal"):
        assert after[name] == before[name]


def test_database_that_a_kill_left_is_read_with_its_log(writer: Writer, tmp_path: Path) -> None:
    for step in range(50):
        writer.log(step, {"loss": float(step)})
    killed = tmp_path / "killed"
    killed.mkdir()
    for name in ("p.db", "p.db-wal"):
        shutil.copy(tmp_path / name, killed / name)
    before = listing(killed)

    assert len(scalars(open_runs(killed))) == 50
    assert listing(killed) == before


def test_deleted_run_leaves(writer: Writer, tmp_path: Path) -> None:
    for run in ("a", "b"):
        writer.configure({"lr": 0.1}, run)
        writer.log(0, {"loss": 1.0}, run)
    store = open_runs(tmp_path)
    for table in ("configs", "metrics"):
        writer.do(f"DELETE FROM {table} WHERE run_name = 'a'")
    store.refresh()

    assert store.runs()["run"].tolist() == ["p.db/b"]


def test_run_without_a_configuration_leaves_with_its_rows(writer: Writer, tmp_path: Path) -> None:
    writer.log(0, {"loss": 1.0}, "a")
    writer.log(0, {"loss": 2.0}, "b")
    store = open_runs(tmp_path)
    writer.do("DELETE FROM metrics WHERE run_name = 'b'")
    store.refresh()

    assert store.runs()["run"].tolist() == ["p.db/a"]
    assert scalars(store) == {0: 1.0}


def test_runs_of_one_name_are_told_apart_by_their_ids(writer: Writer, tmp_path: Path) -> None:
    statement = "INSERT INTO metrics (run_id, timestamp, run_name, step, metrics)"
    for identity in ("0123456789abc", "fedcba9876543"):
        writer.do(f"{statement} VALUES (?, ?, 'same', 0, '{{\"loss\": 1}}')", identity, NOON)

    assert open_runs(tmp_path).runs()["run"].tolist() == [
        "p.db/same~01234567",
        "p.db/same~fedcba98",
    ]


def test_name_of_a_run_leads_nowhere_else(writer: Writer, tmp_path: Path) -> None:
    writer.log(0, {"loss": 1.0}, "../../etc")

    assert open_runs(tmp_path).runs()["run"].tolist() == ["p.db/_/_/etc"]


def test_values_of_every_kind_find_their_table(writer: Writer, tmp_path: Path) -> None:
    media = tmp_path / "media" / "p"
    media.mkdir(parents=True)
    (media / "a.png").write_bytes(PNG)
    (tmp_path / "secret.png").write_bytes(PNG)
    for name in ("tone.wav", "clip.webm"):
        shutil.copy(DATA.parent / "media" / name, media / name)
    values = {
        "tone": {"_type": "trackio.audio", "file_path": "p/tone.wav"},
        "clip": {"_type": "trackio.video", "file_path": "p/clip.webm"},
        "val": {"acc": 0.5, "deep": {"x": 2**70}},
        "odd": "-Infinity",
        "note": "a text",
        "shown": {"_type": "trackio.image", "file_path": "p/a.png"},
        "gone": {"_type": "trackio.image", "file_path": "p/b.png"},
        "out": {"_type": "trackio.image", "file_path": "../secret.png"},
        "table": {"_type": "trackio.table", "_value": [{"a": 1}, {"b": "NaN", "c": [1]}]},
        "other": {"_type": "trackio.mesh", "_value": 3},
        "list": [1, 2],
        "none": None,
    }
    writer.log(3, values)
    store = open_runs(tmp_path)

    assert scalars(store, tag="val/acc") == {3: 0.5}
    assert scalars(store, tag="val/deep/x") == {3: float(2**70)}
    assert scalars(store, tag="odd") == {3: -math.inf}
    assert len(store.table("scalar")) == 3
    assert store.table("text")["value"].tolist() == ["[1, 2]", "a text"]
    assert store.unshown()[["kind", "count"]].values.tolist() == [["mesh", 1]]
    assert store.table("image")["tag"].tolist() == ["shown"]
    assert store.value("image", "p.db/a", "shown", 3) == PNG
    assert store.table("audio")["format"].tolist() == ["wav"]
    assert store.value("audio", "p.db/a", "tone", 3) == (media / "tone.wav").read_bytes()
    assert store.value("video", "p.db/a", "clip", 3) == (media / "clip.webm").read_bytes()
    (first, second) = store.cells("p.db/a", "table", 3).rows
    assert first == [1, None, None]
    assert (second[0], second[2]) == (None, "[1]")
    assert math.isnan(second[1])


@pytest.mark.parametrize(
    ("step", "metrics", "at"),
    [
        (0, "[1]", NOON),
        (0, "{", NOON),
        (0, "[" * 100_000, NOON),
        (0, '{"loss": 1}', "yesterday"),
        ("one", '{"loss": 1}', NOON),
        (1.5, '{"loss": 1}', NOON),
        (0, '{"h": {"_type": "trackio.histogram", "bins": [1], "values": [1]}}', NOON),
    ],
)
def test_row_that_cannot_be_read_is_told_and_harms_no_other(
    writer: Writer, tmp_path: Path, step: Any, metrics: str, at: str
) -> None:
    writer.log(5, {"loss": 0.25})
    writer.log(step, metrics, at=at)
    writer.log(6, {"loss": 0.125})
    store = open_runs(tmp_path)

    assert scalars(store) == {5: 0.25, 6: 0.125}
    (problem,) = store.problems().itertuples()
    assert (problem.run, problem.file, problem.offset) == ("p.db/a", "p.db/a/metrics", 2)


def test_older_project_that_was_brought_up_to_date_is_read_anew(tmp_path: Path) -> None:
    path = tmp_path / "p.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(OLD)
        row = NOON, "a", 0, '{"loss": 1.0}'
        statement = "INSERT INTO metrics (timestamp, run_name, step, metrics) VALUES (?, ?, ?, ?)"
        connection.execute(statement, row)
        connection.commit()
        store = open_runs(tmp_path)
        assert scalars(store) == {0: 1.0}

        connection.execute("ALTER TABLE metrics ADD COLUMN run_id TEXT")
        connection.execute("UPDATE metrics SET run_id = 'id-a'")
        connection.commit()
        store.refresh()
        assert scalars(store) == {0: 1.0}
        assert store.lineage()["run.id"].tolist() == ["id-a"]


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + bytes(200)])
def test_other_files_are_no_projects(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "x.db").write_bytes(content)
    with SummaryRecord(tmp_path / "own", provenance=False) as record:
        record.log(1, {"loss": 0.5})

    assert set(open_runs(tmp_path).runs()["source"]) - {"mlflow", ""} == {"insight"}


def test_view_is_no_table(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "p.db")) as connection:
        connection.execute(
            "CREATE VIEW metrics AS SELECT 1 timestamp, 'a' run_name, 1 step, '{}' metrics"
        )
        connection.commit()

    assert open_runs(tmp_path).runs().empty


def test_second_store_reads_all_of_it(writer: Writer, tmp_path: Path) -> None:
    writer.log(0, {"loss": 1.0})
    first = open_runs(tmp_path)
    writer.log(1, {"loss": 0.5})
    second = open_runs(tmp_path)
    first.refresh()

    assert scalars(first) == scalars(second) == {0: 1.0, 1: 0.5}
