"""Runs of Sacred's FileStorageObserver read to what was logged, however they ended."""

from __future__ import annotations

import json
import math
import random
import shutil
import struct
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from insight import open_runs
from insight.errors import FormatError
from insight.sources import sources
from insight.sources.sacred import SOURCE
from insight.sources.sacred.columns import columns_in
from insight.tables import Store

from .as_expected import differences, expected_runs, expected_scalars, read_scalars
from .damage import each_damage

if TYPE_CHECKING:
    from insight.sources import Folder

DATA = Path(__file__).resolve().parents[2] / "data" / "others" / "sacred"
ODD, FAILED, KILLED = (f"odd/runs/{number}" for number in (1, 2, 5))
STARTED = "2026-11-28T00:22:17.000000"


@pytest.fixture(scope="module")
def store() -> Store:
    return open_runs(DATA)


def written(folder: Path, metrics: Any = None, **run: Any) -> Path:
    usual = {"experiment": {"name": "a"}, "command": "main", "status": "RUNNING"}
    told = {**usual, "start_time": STARTED, **run}
    folder.mkdir(parents=True, exist_ok=True)
    for name, held in {"run": told, "config": {"lr": 0.1}, "metrics": metrics or {}}.items():
        (folder / f"{name}.json").write_text(json.dumps(held, sort_keys=True, indent=2))
    (folder / "cout.txt").touch()
    return folder


def series(*points: tuple[Any, Any], time: str = STARTED) -> dict[str, list[Any]]:
    steps, values = ([point[index] for point in points] for index in (0, 1))
    return {"steps": steps, "timestamps": [time] * len(points), "values": values}


def test_source_is_found_by_being_there() -> None:
    assert SOURCE in sources()


@pytest.mark.parametrize("name", expected_runs(DATA))
def test_every_value_that_was_logged_is_read(store: Store, name: str) -> None:
    run = expected_runs(DATA)[name]

    assert differences(read_scalars(store, name), expected_scalars(run)) == []
    facts = store.lineage().set_index("run").loc[name]
    assert facts["hyperparameters.lr"] == run["config"]["lr"]
    assert facts["hyperparameters.model.hidden"] == tuple(run["config"]["model"]["hidden"])
    assert facts["hyperparameters.seed"] == run["config"]["seed"]
    if run["result"] is not None:
        assert facts["metric.result"] == run["result"]


def test_runs_say_how_they_ended_and_where_they_ran(store: Store) -> None:
    runs = store.runs().set_index("run")
    facts = store.lineage().set_index("run")

    assert runs["source"].unique().tolist() == ["sacred"]
    assert runs["status"].to_dict() == {
        "runs/1": "finished",
        "runs/3": "failed",
        ODD: "finished",
        FAILED: "failed",
        KILLED: "stopped",
    }
    assert store.problems().empty
    row = facts.loc["runs/3"]
    assert (row["run.name"], row["run.id"], row["run.host"]) == ("mnist_mlp", "3", "box")
    assert (row["run.program"], row["run.command"]) == ("make.py", "main")
    assert row["run.packages"] == "numpy==2.4.6, sacred==0.8.7"
    assert row["run.error"] == "ValueError: loss exploded"
    started = datetime(2026, 11, 28, 0, 22, 17, 364055, UTC)
    assert runs.loc["runs/3", "started"] == started


def test_odd_values_are_what_was_logged(store: Store) -> None:
    found = read_scalars(store, ODD)

    values = [found["odd.v"][step] for step in range(10)]
    assert values[0] == 1.5
    assert math.isnan(values[1])
    assert values[2:4] == [math.inf, -math.inf]
    assert math.copysign(1, values[4]) == -1
    assert values[5:] == [2.0**53, 1e-310, 1.0, 0.10000000149011612, 7.0]
    assert found["repeat"] == {3: 3.25, 5: 5.25, 10: 10.25}
    assert found["nostep"] == {0: 0.0, 1: 2.0, 2: 4.0, 3: 6.0, 4: 8.0}
    assert found["bigstep"] == {2**62: 1.0}
    assert found["юни"] == {1: 3.0}
    assert found["frac"] == {0: 1.0, 1: 2.0}
    assert found["steps/frac"] == {0: 0.5, 1: 1.5}


def test_configuration_and_info_are_plain_whatever_made_them(store: Store) -> None:
    facts = store.lineage().set_index("run").loc[ODD]

    assert facts["hyperparameters.arr"] == (0, 1, 2)
    assert facts["hyperparameters.t"] == (1, 2)
    assert facts["hyperparameters.big"] == 2**60
    assert math.isnan(facts["hyperparameters.nan"])
    assert facts["hyperparameters.ключ"] == "знач"
    assert facts["metric.deep.x.y"] == 1.5
    assert facts["metric.f32"] == 0.10000000149011612
    assert facts["user.deep.s"] == "text"
    assert facts["user.deep.l"] == (1, 2, 3)
    assert facts["metric.result.best"] == 0.5


def test_what_has_no_table_is_counted(store: Store) -> None:
    held = store.unshown().set_index("run").loc[ODD]

    assert sorted(held[["kind", "count"]].values.tolist()) == [
        ["array in info.json", 1],
        ["metric that is a NoneType", 1],
        ["metric that is a list", 1],
    ]
    assert store.value("text", ODD, "text", 1) == "hello"


def test_printed_lines_and_files_are_there(store: Store) -> None:
    lines = store.table("message", runs=ODD)

    assert lines["value"].tolist()[2:] == [
        "plain line",
        *("\rprogress 3", "ünï код 🎉", "err"),
    ]
    assert "its lines have that of the run's start" in " ".join(store.remarks()["remark"])
    files = store.table("artifact", runs=ODD).set_index("tag")
    assert files.loc["model.bin", ["role", "path", "size"]].tolist() == ["output", "model.bin", 100]
    assert files.loc["картинка.png", "size"] == -1  # it is not there any longer
    source = files.loc["sacred_make.py"]
    assert (source["type"], source["role"]) == ("source", "input")
    assert source["digest"] == "md5:4d1b7d9c1df020d71f368cc06dbb09ef"
    assert store.value("artifact", ODD, "model.bin", 0) == bytes(100)
    assert store.value("artifact", ODD, "sacred_make.py", 0).startswith(b"import os")
    with pytest.raises(FormatError):
        store.value("artifact", ODD, "картинка.png", 0)


def test_files_that_lie_elsewhere_are_told_and_not_read(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret")
    names = ["../../secret", "/etc/hostname", "link"]
    runs = tmp_path / "all" / "runs"
    folder = written(runs / "1", artifacts=names, resources=[["r", f"{tmp_path}/secret"]])
    (folder / "link").symlink_to(tmp_path / "secret")
    store = open_runs(tmp_path / "all")

    assert set(store.table("artifact")["tag"]) == {*names, "r"}
    for name in (*names, "r"):
        with pytest.raises(FormatError):
            store.value("artifact", "runs/1", name, 0)


@pytest.mark.parametrize(
    ("word", "status"),
    [
        *(("COMPLETED", "finished"), ("FAILED", "failed"), ("INTERRUPTED", "stopped")),
        *(("TIMEOUT", "stopped"), ("DIVERGED", "stopped")),
    ],
)
def test_status_has_one_of_our_words(tmp_path: Path, word: str, status: str) -> None:
    written(tmp_path, {"loss": series((0, 1.0))}, status=word)

    assert open_runs(tmp_path).runs()["status"].tolist() == [status]


def test_running_run_is_followed_and_stopped_once_its_heart_does_not_beat(tmp_path: Path) -> None:
    now = datetime(2026, 11, 28, 0, 22, 20, tzinfo=UTC).timestamp()
    store = Store(tmp_path, clock=lambda: now)
    folder = written(tmp_path / "7", {"loss": series((0, 1.0))})
    store.refresh()
    assert store.runs()["status"].tolist() == ["running"]

    written(folder, {"loss": series((0, 1.0), (1, 0.5))}, heartbeat="2026-11-28T00:22:27.5")
    with (folder / "cout.txt").open("a") as file:
        file.write("10%\r20%")
    store.refresh()
    assert read_scalars(store, "7") == {"loss": {0: 1.0, 1: 0.5}}
    assert store.table("message")["value"].tolist() == ["\r20%"]

    now += 100
    assert store.runs()["status"].tolist() == ["stopped"]


def test_metrics_that_are_being_written_keep_what_is_whole(tmp_path: Path) -> None:
    held = {"acc": series((0, 0.5), (1, 0.75)), "loss": series((0, 1.0), (1, 0.5), (2, 0.25))}
    folder = written(tmp_path, held)
    path = folder / "metrics.json"
    content = path.read_text()
    path.write_text(content[: content.rindex("0.5") + 4])
    store = open_runs(tmp_path)

    assert read_scalars(store, ".") == {"acc": {0: 0.5, 1: 0.75}, "loss": {0: 1.0, 1: 0.5}}


@pytest.mark.parametrize("begun", ["2024-02-28T23:59:59.000001", "1970-01-01T00:00:00.000007"])
def test_columns_are_what_python_reads_of_them(begun: str) -> None:
    day = datetime.fromisoformat(begun)
    chance = random.Random(5)
    odd = [math.nan, math.inf, -math.inf, -0.0, 1e-310, 2**53 + 1, 2**70, 7]
    times = [day + timedelta(microseconds=999_999 * number) for number in range(200_000, 200_300)]
    values = [chance.choice([chance.random(), chance.choice(odd)]) for _ in times]
    steps = [chance.randint(-(2**62), 2**62) for _ in times]
    written = [time.isoformat(timespec="microseconds") for time in times]
    metrics = {'a "b" ü': {"steps": steps, "timestamps": written, "values": values}, "b": series()}
    found = columns_in(json.dumps(metrics, sort_keys=True, indent=2).encode())

    assert found is not None
    columns = [column.tolist() for column in found['a "b" ü']]
    assert columns[0] == steps
    assert columns[1] == [time.replace(tzinfo=UTC).timestamp() for time in times]
    assert struct.pack("<300d", *columns[2]) == struct.pack("<300d", *map(float, values))
    assert [len(column) for column in found["b"]] == [0, 0, 0]


def test_truth_values_are_numbers_whoever_reads_them(tmp_path: Path) -> None:
    metrics = {"a": series((0, True), (1, False), (2, 0.5))}
    found = columns_in(json.dumps(metrics, sort_keys=True, indent=2).encode())
    written(tmp_path, {**metrics, "odd": series((0, None))})  # which Python reads

    assert found is not None
    assert found["a"][2].tolist() == [1.0, 0.0, 0.5]
    assert read_scalars(open_runs(tmp_path), ".")["a"] == {0: 1.0, 1: 0.0, 2: 0.5}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        *(("1.5", '"x"'), ("1.5", "1 5"), ("1.5", "1.5, 2"), ("1.5", "null")),
        *(("2026-11-28", "2026-02-30"), ("T00", "T24"), (".000000", ".5"), ("11-28", "11x28")),
        *(("3\n", "0.5\n"), ("3\n", "9223372036854775808\n"), ("steps", "stepz"), ("3\n", "3,\n")),
    ],
)
def test_columns_that_are_laid_out_in_another_way_are_left_to_python(old: str, new: str) -> None:
    text = json.dumps({"a": series((3, 1.5))}, sort_keys=True, indent=2)
    assert columns_in(text.encode()) is not None
    assert text.count(old) == 1

    assert columns_in(text.replace(old, new).encode()) is None


def test_odd_metrics_are_told(tmp_path: Path) -> None:
    short = {**series((0, 1.0), (1, 2.0)), "values": [1.0]}
    odd = {"short": short, "none": {}, "list": [], "steps": series(("a", 1.0), (1, 2.0))}
    written(tmp_path, {**odd, "late": series((0, 3.0), time="no time")})
    store = open_runs(tmp_path)

    assert read_scalars(store, ".") == {"short": {0: 1.0}, "steps": {1: 2.0}, "late": {0: 3.0}}
    assert len(store.problems()) == 4


def test_other_folders_are_no_runs(tmp_path: Path) -> None:
    written(tmp_path / "mine")
    for name in ("a", "b", "c"):
        (tmp_path / name).mkdir()
    (tmp_path / "a" / "run.json").write_text("{}")
    (tmp_path / "b" / "run.json").write_text('{"status": "done"}')
    (tmp_path / "b" / "config.json").write_text("{}")
    (tmp_path / "c" / "config.json").write_text("{}")

    assert open_runs(tmp_path).runs()["run"].tolist() == ["mine"]


def test_run_that_lost_a_file_is_found_by_what_it_says(tmp_path: Path) -> None:
    (written(tmp_path, {"loss": series((0, 1.0))}) / "cout.txt").unlink()

    assert open_runs(tmp_path).runs()["run"].tolist() == ["."]


def test_discovery_asks_no_file_where_names_tell() -> None:
    from insight.sources.records import Folder as Listed

    class Nowhere:
        def __getattr__(self, name: str) -> Any:
            raise AssertionError(name)

    names = ["config.json", "cout.txt", "info.json", "metrics.json", "run.json"]
    folders: list[Folder] = [
        Listed(f"/r/a/b/c/d/{number}", f"a/b/c/d/{number}", names) for number in range(100)
    ]

    found = SOURCE.discover(folders, Nowhere())
    assert len(list(found)) == 100


def test_damaged_files_never_raise_and_keep_what_is_whole(tmp_path: Path) -> None:
    folder = tmp_path / "whole"
    shutil.copytree(DATA / "runs" / "3", folder / "3")
    points = len(open_runs(folder).table("scalar"))

    def check(store: Store, file: Path, at: int) -> None:
        del at
        assert store.runs()["run"].tolist() == ["3"]
        assert len(store.table("scalar")) <= points
        if file.name != "metrics.json":
            assert len(store.table("scalar")) == points

    each_damage(folder, tmp_path, check, rounds=10)
