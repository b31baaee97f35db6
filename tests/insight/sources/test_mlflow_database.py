"""MLflow's SQLite file, read while it is written and left as it was.

The tables are those of MLflow 2.22 and 3.17, less what is not read.
"""

from __future__ import annotations

import math
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from insight import SummaryRecord, open_runs
from insight.sources import LocalPlace, Points
from insight.sources.mlflow import SOURCE
from insight.sources.sqlite import connection as connection
from insight.sources.sqlite.connection import Way, way_to_open

if TYPE_CHECKING:
    from insight import Store

SCHEMA = """
CREATE TABLE experiments (experiment_id INTEGER NOT NULL PRIMARY KEY, name VARCHAR(256) NOT NULL,
    lifecycle_stage VARCHAR(32));
CREATE TABLE "runs" (run_uuid VARCHAR(32) NOT NULL, name VARCHAR(250), source_name VARCHAR(500),
    user_id VARCHAR(256), status VARCHAR(9), start_time BIGINT, end_time BIGINT,
    source_version VARCHAR(50), lifecycle_stage VARCHAR(20), experiment_id INTEGER,
    CONSTRAINT run_pk PRIMARY KEY (run_uuid));
CREATE TABLE "metrics" ("key" VARCHAR(250) NOT NULL, value FLOAT NOT NULL,
    timestamp BIGINT NOT NULL, run_uuid VARCHAR(32) NOT NULL, step BIGINT DEFAULT '0' NOT NULL,
    is_nan BOOLEAN DEFAULT '0' NOT NULL,
    CONSTRAINT metric_pk PRIMARY KEY ("key", timestamp, step, run_uuid, value, is_nan));
CREATE TABLE "params" ("key" VARCHAR(250) NOT NULL, value VARCHAR(8000) NOT NULL,
    run_uuid VARCHAR(32) NOT NULL, CONSTRAINT param_pk PRIMARY KEY ("key", run_uuid));
CREATE TABLE "tags" ("key" VARCHAR(250) NOT NULL, value VARCHAR(8000),
    run_uuid VARCHAR(32) NOT NULL, CONSTRAINT tag_pk PRIMARY KEY ("key", run_uuid));
CREATE TABLE datasets (dataset_uuid VARCHAR(36) NOT NULL, name VARCHAR(500) NOT NULL,
    digest VARCHAR(36) NOT NULL, dataset_source TEXT NOT NULL);
CREATE TABLE inputs (input_uuid VARCHAR(36) NOT NULL, source_type VARCHAR(36) NOT NULL,
    source_id VARCHAR(36) NOT NULL, destination_type VARCHAR(36) NOT NULL,
    destination_id VARCHAR(36) NOT NULL);
CREATE TABLE input_tags (input_uuid VARCHAR(36) NOT NULL, name VARCHAR(255) NOT NULL,
    value VARCHAR(500) NOT NULL);
"""
START_MS = 1_700_000_000_000
LARGEST = 1.7976931348623157e308


class Tracking:
    """Writes as MLflow does; each call is a transaction."""

    def __init__(self, path: Path, *, wal: bool = False) -> None:
        self.path = path
        self.connection = sqlite3.connect(path)
        if wal:
            self.connection.execute("PRAGMA journal_mode = WAL")
        self.connection.executescript(SCHEMA)
        self.do("INSERT INTO experiments VALUES (1, 'digits', 'active')")

    def do(self, statement: str, *values: Any) -> None:
        with self.connection:
            self.connection.execute(statement, values)

    def begin(self, run: str) -> None:
        row = run, f"named {run}", "train.py", "me", "RUNNING", START_MS, None, "abc", "active", 1
        self.do("INSERT INTO runs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", *row)

    def log(self, run: str, step: int, value: float, key: str = "loss", at: int = 0) -> None:
        """As MLflow stores it: NaN as 0 with a mark, infinity as the largest number."""
        is_nan = math.isnan(value)
        stored = 0.0 if is_nan else max(-LARGEST, min(LARGEST, value))
        row = key, stored, START_MS + step + at, run, step, is_nan
        self.do("INSERT INTO metrics VALUES (?, ?, ?, ?, ?, ?)", *row)

    def end(self, run: str, status: str) -> None:
        self.do(
            "UPDATE runs SET status = ?, end_time = ? WHERE run_uuid = ?", status, START_MS, run
        )

    def close(self) -> None:
        self.connection.close()


@pytest.fixture
def tracking(tmp_path: Path) -> Any:
    with closing(Tracking(tmp_path / "mlflow.db")) as written:
        yield written


def scalars(store: Store, run: str = "a", tag: str = "loss") -> dict[int, float]:
    table = store.table("scalar", runs=f"mlflow.db/1/{run}", tags=tag)
    return dict(zip(table["step"].tolist(), table["value"].tolist(), strict=True))


def runs(store: Store) -> list[str]:
    return [name.rpartition("/")[2] for name in store.runs()["run"]]


def listing(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_metrics_parameters_tags_and_names_are_read(tracking: Tracking, tmp_path: Path) -> None:
    tracking.begin("a")
    for step, value in enumerate((0.5, math.nan, math.inf, -math.inf)):
        tracking.log("a", step, value)
    tracking.do("INSERT INTO params VALUES ('lr', '0.1', 'a'), ('opt', 'adam', 'a')")
    tracking.do("INSERT INTO tags VALUES ('team', 'vision', 'a'), ('mlflow.user', 'you', 'a')")
    tracking.do("INSERT INTO datasets VALUES ('d1', 'digits', 'abc', '{}')")
    tracking.do("INSERT INTO inputs VALUES ('i1', 'DATASET', 'd1', 'RUN', 'a')")
    tracking.do("INSERT INTO input_tags VALUES ('i1', 'mlflow.data.context', 'train')")
    store = open_runs(tmp_path)
    values = scalars(store)

    assert math.isnan(values.pop(1))
    assert values == {0: 0.5, 2: math.inf, 3: -math.inf}
    assert store.lineage().iloc[0].to_dict() == {
        "run": "mlflow.db/1/a",
        "hyperparameters.lr": 0.1,
        "hyperparameters.opt": "adam",
        "dataset.train.digest": "abc",
        "dataset.train.name": "digits",
        "dataset.train.source": "{}",
        "user.team": "vision",
        "run.commit": "abc",
        "run.experiment": "digits",
        "run.id": "a",
        "run.name": "named a",
        "run.program": "train.py",
        "run.user": "you",
    }


@pytest.mark.parametrize("wal", [False, True])
def test_rows_and_runs_that_come_later_are_seen(tmp_path: Path, wal: bool) -> None:
    with closing(Tracking(tmp_path / "mlflow.db", wal=wal)) as tracking:
        store = open_runs(tmp_path)
        found = []
        for step in range(3):
            if step != 1:
                tracking.begin("ab"[step // 2])
            tracking.log("ab"[step // 2], step, float(step))
            store.refresh()
            found.append((runs(store), len(store.table("scalar"))))

        assert found == [(["a"], 1), (["a"], 2), (["a", "b"], 3)]
        assert (store.refresh(), scalars(store)) == (0, {0: 0.0, 1: 1.0})


def test_changed_tag_status_and_name_are_seen(tracking: Tracking, tmp_path: Path) -> None:
    tracking.begin("a")
    tracking.do("INSERT INTO tags VALUES ('owner', 'x', 'a'), ('gone', 'y', 'a')")
    store = open_runs(tmp_path)
    tracking.do("UPDATE tags SET value = 'z' WHERE key = 'owner'")
    tracking.do("DELETE FROM tags WHERE key = 'gone'")
    tracking.do("UPDATE runs SET name = 'other'")
    tracking.end("a", "KILLED")
    store.refresh()
    lineage = store.lineage().iloc[0]

    assert (lineage["user.owner"], lineage["run.name"]) == ("z", "other")
    assert "user.gone" not in lineage
    assert store.runs()["status"].tolist() == ["stopped"]


@pytest.mark.parametrize(
    ("status", "word"), [("FINISHED", "finished"), ("FAILED", "failed"), ("KILLED", "stopped")]
)
def test_status_is_what_mlflow_says(
    tracking: Tracking, tmp_path: Path, status: str, word: str
) -> None:
    tracking.begin("a")
    tracking.end("a", status)

    assert open_runs(tmp_path).runs()["status"].tolist() == [word]


def test_run_in_the_trash_vanishes_and_comes_back_whole(tracking: Tracking, tmp_path: Path) -> None:
    tracking.begin("a")
    tracking.log("a", 0, 1.0)
    tracking.do("INSERT INTO params VALUES ('lr', '0.1', 'a')")
    store = open_runs(tmp_path)

    tracking.do("UPDATE runs SET lifecycle_stage = 'deleted'")
    store.refresh()
    assert (runs(store), len(store.table("scalar"))) == ([], 0)
    tracking.do("UPDATE runs SET lifecycle_stage = 'active'")
    store.refresh()
    assert scalars(store) == {0: 1.0}
    assert store.lineage()["hyperparameters.lr"].tolist() == [0.1]


def test_runs_of_an_experiment_in_the_trash_vanish(tracking: Tracking, tmp_path: Path) -> None:
    tracking.begin("a")
    tracking.do("UPDATE experiments SET lifecycle_stage = 'deleted'")

    assert runs(open_runs(tmp_path)) == []


def test_numbers_of_rows_that_are_given_again_lose_nothing(
    tracking: Tracking, tmp_path: Path
) -> None:
    tracking.begin("a")
    tracking.begin("b")
    tracking.log("a", 0, 1.0)
    tracking.log("b", 0, 2.0)
    store = open_runs(tmp_path)
    # `mlflow gc` takes the last rows away; SQLite gives their numbers to the next ones.
    tracking.do("DELETE FROM metrics WHERE run_uuid = 'b'")
    tracking.do("DELETE FROM runs WHERE run_uuid = 'b'")
    tracking.log("a", 1, 3.0)
    tracking.log("a", 2, 4.0)
    store.refresh()

    assert (runs(store), scalars(store)) == (["a"], {0: 1.0, 1: 3.0, 2: 4.0})


def test_vacuumed_file_loses_and_doubles_nothing(tracking: Tracking, tmp_path: Path) -> None:
    for run in "ba":
        tracking.begin(run)
        for step in range(3):
            tracking.log(run, step, float(step))
    store = open_runs(tmp_path)
    tracking.do("DELETE FROM metrics WHERE run_uuid = 'b'")
    tracking.do("DELETE FROM runs WHERE run_uuid = 'b'")
    tracking.connection.execute("VACUUM")
    tracking.log("a", 9, 9.0)
    store.refresh()

    assert (runs(store), scalars(store)) == (["a"], {0: 0.0, 1: 1.0, 2: 2.0, 9: 9.0})


def test_rows_are_keyed_by_step_and_the_newest_wins(tracking: Tracking, tmp_path: Path) -> None:
    tracking.begin("a")
    for step in range(3):
        tracking.log("a", step, float(step))
    tracking.log("a", 1, 9.0, at=50)
    tracking.log("a", 2, 9.0, at=-50)

    assert scalars(open_runs(tmp_path)) == {0: 0.0, 1: 9.0, 2: 2.0}


@pytest.mark.parametrize("wal", [False, True])
def test_reading_leaves_every_file_beside_the_database_as_it_was(tmp_path: Path, wal: bool) -> None:
    with closing(Tracking(tmp_path / "mlflow.db", wal=wal)) as tracking:
        tracking.begin("a")
        tracking.log("a", 0, 1.0)
        before = listing(tmp_path)
        store = open_runs(tmp_path)
        during = listing(tmp_path)
    closed = listing(tmp_path)
    again = open_runs(tmp_path)

    assert during.keys() == before.keys()
    assert (during["mlflow.db"], during.get("mlflow.db-wal")) == (
        before["mlflow.db"],
        before.get("mlflow.db-wal"),
    )
    assert (scalars(store), scalars(again)) == ({0: 1.0}, {0: 1.0})
    assert listing(tmp_path) == closed
    assert set(closed) == {"mlflow.db"}


def test_log_that_a_crash_left_is_read_in_a_copy(tmp_path: Path) -> None:
    copied = tmp_path / "copied"
    copied.mkdir()
    with closing(Tracking(tmp_path / "mlflow.db", wal=True)) as tracking:
        tracking.begin("a")
        tracking.log("a", 0, 1.0)
        for name in ("mlflow.db", "mlflow.db-wal"):
            shutil.copy(tmp_path / name, copied / name)
    before = listing(copied)
    store = open_runs(copied)

    assert scalars(store) == {0: 1.0}
    assert listing(copied) == before


def test_writer_is_not_kept_waiting(tracking: Tracking, tmp_path: Path) -> None:
    tracking.begin("a")
    tracking.connection.execute("PRAGMA busy_timeout = 0")
    store = open_runs(tmp_path)
    for step in range(20):
        tracking.log("a", step, float(step))
        store.refresh()
        tracking.log("a", step, float(step), "acc")

    assert len(store.table("scalar")) == 39
    assert len(store.problems()) == 0


@pytest.mark.parametrize(
    ("wal_bytes", "has_index", "is_wal", "way"),
    [
        (None, False, False, Way("mode=ro")),
        (None, False, True, Way("mode=ro&immutable=1", is_trusting=True)),
        (0, False, True, Way("mode=ro&immutable=1", is_trusting=True)),
        (0, True, True, Way("mode=ro")),
        (99, True, True, Way("mode=ro")),
        (99, False, True, Way("mode=rw", is_copied=True)),
    ],
)
def test_way_to_open(wal_bytes: int | None, has_index: bool, is_wal: bool, way: Way) -> None:
    assert way_to_open(wal_bytes=wal_bytes, has_index=has_index, is_wal=is_wal) == way


def test_database_that_was_locked_for_long_is_read_afterwards(
    tracking: Tracking, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tracking.begin("a")
    tracking.log("a", 0, 1.0)
    monkeypatch.setattr(connection, "_WAIT_S", 0.0)
    monkeypatch.setattr(connection, "_WAIT_AGAIN_S", 0.0)
    tracking.connection.execute("BEGIN EXCLUSIVE")
    store = open_runs(tmp_path)
    store.refresh()
    assert store.problems()["problem"].tolist() == ["database cannot be read: database is locked"]
    tracking.connection.commit()  # nothing was written: no time or size of the file tells
    store.refresh()

    assert (scalars(store), runs(store)) == ({0: 1.0}, ["a"])
    assert store.problems().empty


def test_database_of_another_program_is_no_run(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection:
        connection.execute("CREATE TABLE runs (x)")
    (tmp_path / "text.db").write_text("not a database at all")
    (tmp_path / "empty.db").touch()
    store = open_runs(tmp_path)

    assert (len(store.runs()), len(store.problems())) == (0, 0)


def test_database_that_becomes_one_of_mlflow_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "mlflow.db").touch()
    store = open_runs(tmp_path)
    with closing(Tracking(tmp_path / "mlflow.db")) as tracking:
        tracking.begin("a")
        store.refresh()

        assert runs(store) == ["a"]


def test_damaged_database_is_told_and_what_can_be_read_is_kept(tmp_path: Path) -> None:
    with closing(Tracking(tmp_path / "mlflow.db")) as tracking:
        tracking.begin("a")
        with tracking.connection:
            rows = [("loss", float(step), START_MS + step, "a", step, 0) for step in range(20_000)]
            tracking.connection.executemany("INSERT INTO metrics VALUES (?, ?, ?, ?, ?, ?)", rows)
    content = bytearray((tmp_path / "mlflow.db").read_bytes())
    content[len(content) // 2 : len(content) // 2 + 60_000] = b"\xff" * 60_000
    (tmp_path / "mlflow.db").write_bytes(content)
    store = open_runs(tmp_path)
    values = scalars(store)

    assert 0 < len(values) < 20_000
    assert all(value == step for step, value in values.items())
    assert store.problems()["file"].tolist() == ["mlflow.db"]
    assert "malformed" in store.problems()["problem"].iloc[0]


def test_rows_of_wrong_types_are_told_and_passed_over(tracking: Tracking, tmp_path: Path) -> None:
    tracking.begin("a")
    tracking.log("a", 0, 1.0)
    for row in (
        ("loss", "x", 1, "a", 1, 0),
        (b"\xff", 1.0, 1, "a", 2, 0),
        ("loss", 1.0, "x", "a", 3, 0),
    ):
        tracking.do("INSERT INTO metrics VALUES (?, ?, ?, ?, ?, ?)", *row)
    tracking.begin("../../etc")
    store = open_runs(tmp_path)

    assert (scalars(store), len(store.problems())) == ({0: 1.0}, 1)
    tracking.log("a", 4, 2.0)
    store.refresh()
    assert (scalars(store), len(store.problems())) == ({0: 1.0, 4: 2.0}, 1)
    assert not any("etc" in name for name in store.runs()["run"])


def test_deleted_database_takes_its_runs_away(tracking: Tracking, tmp_path: Path) -> None:
    tracking.begin("a")
    store = open_runs(tmp_path)
    tracking.close()
    (tmp_path / "mlflow.db").unlink()
    store.refresh()

    assert runs(store) == []


def test_database_in_an_object_store_must_be_copied_here() -> None:
    fsspec = pytest.importorskip("fsspec")
    memory = fsspec.filesystem("memory")
    memory.pipe("/tracking/mlflow.db", b"SQLite format 3\0" + bytes(100))
    try:
        problems = open_runs("memory://tracking").problems()
    finally:
        memory.rm("/tracking", recursive=True)

    assert problems["problem"].tolist() == [
        "a database must lie on this machine to be read; copy it here"
    ]


def test_follower_that_begins_anew_is_told_everything(tracking: Tracking, tmp_path: Path) -> None:
    tracking.begin("a")
    tracking.log("a", 0, 1.0)
    place = LocalPlace(str(tmp_path))
    (found,) = SOURCE.discover(place.folders(), place)
    told = [list(SOURCE.follow(found, place).poll([])) for _ in range(2)]

    points = [[one for one in news if isinstance(one, Points)] for news in told]

    assert [[one.columns.values.tolist() for one in held] for held in points] == [[[1.0]], [[1.0]]]


def test_quiet_database_with_many_runs_is_not_opened(tracking: Tracking, tmp_path: Path) -> None:
    for number in range(50):
        tracking.begin(f"run{number}")
    store = open_runs(tmp_path)
    version = store.version
    opened: list[object] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", opened.append)
        store.refresh()

    assert (opened, store.version) == ([], version)


def told_of(store: Store) -> dict[str, str]:
    """The problems by the name of the file."""
    problems = store.problems()
    return dict(zip(problems["file"], problems["problem"], strict=True))


def cut(path: Path) -> bytes:
    """A database that breaks off in its middle, and what it was."""
    with closing(Tracking(path)) as tracking:
        tracking.begin("a")
        tracking.log("a", 0, 1.0)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    return whole


def test_each_database_of_a_folder_has_its_problem(tmp_path: Path) -> None:
    for name in ("one.db", "three.sqlite", "two.db"):
        cut(tmp_path / name)
    told = told_of(open_runs(tmp_path))

    assert set(told) == {"one.db", "three.sqlite", "two.db"}
    assert all("malformed" in problem for problem in told.values())


def test_database_that_was_mended_leaves_the_problems_of_others(tmp_path: Path) -> None:
    whole = cut(tmp_path / "one.db")
    cut(tmp_path / "two.db")
    store = open_runs(tmp_path)
    (tmp_path / "one.db").write_bytes(whole)
    store.refresh()

    assert set(told_of(store)) == {"two.db"}
    assert "one.db/1/a" in store.runs()["run"].tolist()


def test_database_that_is_damaged_later_adds_its_problem(tmp_path: Path) -> None:
    cut(tmp_path / "one.db")
    store = open_runs(tmp_path)
    cut(tmp_path / "two.db")
    store.refresh()

    assert set(told_of(store)) == {"one.db", "two.db"}
    (tmp_path / "one.db").unlink()
    (tmp_path / "two.db").unlink()
    store.refresh()
    assert told_of(store) == {}


def test_damaged_database_beside_a_run_leaves_its_status(tmp_path: Path) -> None:
    with SummaryRecord(tmp_path) as record:
        record.log(1, {"accuracy": 0.5})
    cut(tmp_path / "one.db")
    store = open_runs(tmp_path)

    assert store.runs()["status"].tolist() == ["finished"]
    assert set(told_of(store)) == {"one.db"}


def test_damaged_database_in_a_run_of_files_hides_nothing_of_it(tmp_path: Path) -> None:
    folder = tmp_path / "0" / ("a" * 32)
    (folder / "metrics").mkdir(parents=True)
    (folder.parent / "meta.yaml").write_text("name: digits\n")
    (folder / "meta.yaml").write_text("run_id: a\nstart_time: 1\nstatus: 3\nuser_id: me\n")
    (folder / "metrics" / "loss").write_text("1700000000000 0.5 1\n")
    cut(folder / "mlflow.db")
    store = open_runs(tmp_path)

    assert store.table("scalar", runs=f"0/{'a' * 32}")["value"].tolist() == [0.5]
    assert set(told_of(store)) == {f"0/{'a' * 32}/mlflow.db"}
    (tmp_path / "0" / ("b" * 32)).mkdir()
    (tmp_path / "0" / ("b" * 32) / "meta.yaml").write_text("run_id: b\nstatus: 3\n")
    cut(tmp_path / "0" / ("b" * 32) / "mlflow.db")
    store.refresh()
    assert set(told_of(store)) == {f"0/{letter * 32}/mlflow.db" for letter in "ab"}
