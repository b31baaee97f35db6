"""What Trackio keeps beside metrics: traces, artifacts, notes, pictures in cells, and its inbox."""

from __future__ import annotations

import functools
import json
import math
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight import open_runs
from insight.errors import FormatError
from tests.insight.sources.as_expected import read_scalars

if TYPE_CHECKING:
    from insight import Store

DATA = Path(__file__).resolve().parents[3] / "data" / "others" / "trackio"
RUNS = {"db": "Проект7odd.db", "inbox_alone": "inbox/Проект 7 – odd"}
NOON = "2026-11-30T12:00:00+00:00"
PARTS = pytest.mark.parametrize("part", RUNS)


@functools.cache
def real(part: str) -> Store:
    return open_runs(DATA / part)


def line(step: Any, metrics: Any, **more: Any) -> str:
    record = {"v": 1, "kind": "metric", "project": "p", "run": "a", "run_id": "id-a"}
    return json.dumps({**record, "metrics": metrics, "step": step, "timestamp": NOON, **more})


def write_inbox(folder: Path, name: str, *lines: str) -> None:
    (folder / "inbox" / "w1").mkdir(parents=True, exist_ok=True)
    text = "".join(f"{one}\n" for one in lines)
    (folder / "inbox" / "w1" / name).write_text(text, encoding="utf-8")


@PARTS
def test_database_and_inbox_are_read_alike(part: str) -> None:
    store, run = real(part), f"{RUNS[part]}/näme/1"
    found = read_scalars(store, run)

    steps = [*range(6), 29]
    assert found["loss"] == {step: 1 / (step + 1) for step in steps}
    assert found["nested/deep/x"] == {step: float(step) for step in steps}
    assert set(found["inf"].values()) == {math.inf}
    assert all(map(math.isnan, found["nan"].values()))
    assert set(found["big"].values()) == {float(2**53 + 1)}
    assert read_scalars(store, f"{RUNS[part]}/second")["loss"] == {
        10 * index: float(index) for index in range(5)
    }
    machine = read_scalars(store, run, lambda tag: not tag.startswith("machine/"))
    assert machine == {"machine/disk": {1: 0.5}}
    facts = store.lineage().set_index("run").loc[run]
    assert (facts["run.name"], facts["run.group"]) == ("näme/1", "g1")
    assert (facts["hyperparameters.lr"], facts["hyperparameters.n.a"]) == (0.1, (1, 2))
    assert store.problems().empty


@PARTS
def test_traces_are_tables_of_what_was_said(part: str) -> None:
    store, run = real(part), f"{RUNS[part]}/näme/1"
    tables = store.table("table", runs=run).set_index("tag")

    assert tables.loc["chat", "columns"] == ["role", "content", "tool_calls"]
    assert tables.loc["chat/spans", "columns"] == ["id", "name", "kind", "duration_ms"]
    assert {"chats", "chats/1"} < set(tables.index)
    said = store.value("table", run, "chat", 36)
    assert said["content"].tolist() == ["2+2?", "4"]
    assert store.value("table", run, "chats/1", 37)["content"].tolist() == ["1"]
    texts = store.table("text", runs=run).set_index("tag")["value"]
    assert (texts["chat/metadata"], texts["md"]) == ('{"ok": true}', "# hi")
    assert texts["numbers"] == "[1, 2, 3]"


@PARTS
def test_pictures_sounds_and_what_is_not_shown(part: str) -> None:
    store, run = real(part), f"{RUNS[part]}/näme/1"

    assert store.value("image", run, "pics", 30).startswith(b"\x89PNG")
    cells = store.value("table", run, "tab", 30)["img"]
    assert [cell[:4] for cell in cells] == [b"\x89PNG"] * 2
    assert store.table("audio", runs=run)["format"].tolist() == ["wav"]
    assert store.value("audio", run, "snd", 34).startswith(b"RIFF")
    assert store.table("message", runs=run)["value"].tolist() == ["Title\nbody"]
    assert store.unshown()[["run", "kind", "count"]].values.tolist() == [[run, "html", 1]]


def test_artifacts_are_listed_with_what_they_hold() -> None:
    store, run = real("db"), "Проект7odd.db/näme/1"
    (row,) = store.table("artifact", runs=run).to_dict("records")

    assert (row["tag"], row["type"], row["role"], row["path"], row["size"]) == (
        *("model:v0", "model", "output", "w.bin"),
        70,
    )
    assert store.value("artifact", run, "model:v0", 0) == b"weights" * 10


def test_artifact_that_is_gone_or_of_another_project_has_no_bytes(tmp_path: Path) -> None:
    shutil.copytree(DATA / "db", tmp_path / "db")
    shutil.rmtree(tmp_path / "db" / "artifacts")
    path = next((tmp_path / "db").glob("*.db"))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "INSERT INTO external_run_artifact_links (run_id, run_name, source_project, "
            "source_version_id, source_artifact, source_type, source_version, source_size_bytes, "
            "direction, created_at) SELECT run_id, run_name, 'q', 1, 'data', 'dataset', 3, 9, "
            "'input', created_at FROM run_artifact_links"
        )
        connection.execute("INSERT INTO project_metadata VALUES ('space_id', 'lab/space')")
    store, run = open_runs(tmp_path / "db"), f"{path.name}/näme/1"

    found = store.table("artifact", runs=run).set_index("tag")
    assert found.loc["data:v3", ["role", "size"]].tolist() == ["input", 9]
    for tag, step in (("data:v3", 3), ("model:v0", 0)):
        with pytest.raises(FormatError):
            store.value("artifact", run, tag, step)
    assert set(store.lineage()["user.project.space_id"]) == {"lab/space"}


def test_inbox_is_followed_and_left_as_it_is(tmp_path: Path) -> None:
    write_inbox(tmp_path, "00000000.jsonl", line(0, {"loss": 0.5}, config={"lr": 0.1}))
    store = open_runs(tmp_path)
    assert read_scalars(store, "inbox/p/a") == {"loss": {0: 0.5}}

    write_inbox(tmp_path, "00000001.jsonl", line(1, {"loss": 0.25}))
    assert store.refresh() == 1
    assert read_scalars(store, "inbox/p/a") == {"loss": {0: 0.5, 1: 0.25}}
    (tmp_path / "inbox" / "w1" / "00000000.jsonl").unlink()  # Trackio took it in
    store.refresh()
    assert read_scalars(store, "inbox/p/a") == {"loss": {1: 0.25}}
    assert store.lineage()["hyperparameters.lr"].tolist() == [0.1]
    assert [path.name for path in (tmp_path / "inbox" / "w1").iterdir()] == ["00000001.jsonl"]


def test_run_of_several_writers_is_one(tmp_path: Path) -> None:
    write_inbox(tmp_path, "00000000.jsonl", line(0, {"loss": 0.5}))
    shutil.copytree(tmp_path / "inbox" / "w1", tmp_path / "inbox" / "w2")
    (tmp_path / "inbox" / "w2" / "00000000.jsonl").write_text(
        line(1, {"loss": 0.25}) + "\n", encoding="utf-8"
    )

    store = open_runs(tmp_path)
    assert store.runs()["run"].tolist() == ["inbox/p/a"]
    assert read_scalars(store, "inbox/p/a") == {"loss": {0: 0.5, 1: 0.25}}


@pytest.mark.parametrize(
    "bad",
    [
        "{",
        "[1]",
        "3",
        line(1.5, {"loss": 1}),
        line(2**63, {"loss": 1.0}),
        line(1, {"x": 1}, kind="?"),
    ],
)
def test_line_that_cannot_be_read_is_told_and_harms_no_other(tmp_path: Path, bad: str) -> None:
    good = line(0, {"loss": 0.5}), line(2, {"loss": 0.25})
    write_inbox(tmp_path, "00000000.jsonl", good[0], bad, good[1])
    store = open_runs(tmp_path)

    assert read_scalars(store, "inbox/p/a") == {"loss": {0: 0.5, 2: 0.25}}
    assert len(store.problems()) == 1


def test_files_of_others_are_no_inbox(tmp_path: Path) -> None:
    write_inbox(tmp_path, "00000000.jsonl", '{"loss": 0.5, "step": 1}')
    (tmp_path / "w1").mkdir()
    (tmp_path / "w1" / "00000000.jsonl").write_text(line(0, {"loss": 0.5}), encoding="utf-8")

    assert open_runs(tmp_path).runs().empty


def test_damaged_inbox_never_raises_and_keeps_whole_lines(tmp_path: Path) -> None:
    sample = next((DATA / "inbox_alone" / "inbox").glob("7*/00000000.jsonl")).read_bytes()
    generator = np.random.default_rng(35)
    pieces = [sample[:length] for length in range(0, len(sample), 257)]
    for _ in range(30):
        flipped = bytearray(sample)
        flipped[int(generator.integers(0, len(sample)))] ^= 1 << int(generator.integers(0, 8))
        pieces.append(bytes(flipped))
    whole = read_scalars(real("inbox_alone"), "inbox/Проект 7 – odd/näme/1")["loss"]
    for index, piece in enumerate(pieces):
        folder = tmp_path / str(index) / "inbox" / "w"
        folder.mkdir(parents=True)
        (folder / "00000000.jsonl").write_bytes(piece)
        store = open_runs(tmp_path / str(index))
        if index < len(pieces) - 30 and not store.runs().empty:
            found = read_scalars(store, store.runs()["run"][0]).get("loss", {})
            lines = piece.count(b"\n")
            assert len(found) >= min(lines, len(whole))
            assert found.items() <= whole.items()


def test_damaged_database_never_raises_and_is_told(tmp_path: Path) -> None:
    sample = next((DATA / "db").glob("*.db")).read_bytes()
    generator = np.random.default_rng(35)
    pieces = [sample[:length] for length in range(512, len(sample), 1531)]
    for _ in range(30):
        flipped = bytearray(sample)
        for at in generator.integers(0, len(sample), 3):
            flipped[at] ^= 1 << int(generator.integers(0, 8))
        pieces.append(bytes(flipped))
    for index, piece in enumerate(pieces):
        folder = tmp_path / str(index)
        folder.mkdir()
        (folder / "p.db").write_bytes(piece)
        store = open_runs(folder)
        store.refresh()
        if index < len(pieces) - 30:
            assert not store.problems().empty
