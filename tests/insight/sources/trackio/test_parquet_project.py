"""Trackio's copies of a project as Parquet, and its static export, read as its database is."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from insight import Store, open_runs
from insight.sources.local import LocalPlace
from insight.sources.parquet import library
from insight.sources.trackio.parquet_names import candidates
from tests.insight.sources.as_expected import (
    differences,
    expected_runs,
    expected_scalars,
    read_scalars,
)

DATA = Path(__file__).resolve().parents[3] / "data" / "others" / "trackio_parquet"
EXPECTED = expected_runs(DATA)
PROJECT = "vision-baseline"
COPIES = f"parquet/{PROJECT}.parquet"
NOON = "2026-11-30T12:00:00+00:00"
AUX = {"configs": "configs", "system": "system_metrics", "traces": "traces"}


def static_export(folder: Path) -> Path:
    """The files of the copies as the static export names them."""
    (folder / "aux").mkdir(parents=True)
    shutil.copy(DATA / f"{COPIES}", folder / "metrics.parquet")
    for own, name in AUX.items():
        shutil.copy(DATA / "parquet" / f"{PROJECT}_{own}.parquet", folder / f"aux/{name}.parquet")
    (folder / "runs.json").write_text("[]")
    (folder / "settings.json").write_text("{}")
    return folder


def write(path: Path, rows: list[dict[str, Any]]) -> None:
    first = {"id": 1, "run_id": "id-a", "timestamp": NOON, "run_name": "a", "step": 0}
    pq.write_table(pa.Table.from_pylist([first | row for row in rows]), path)


def fact(store: Store, run: str, name: str) -> Any:
    return store.lineage().set_index("run").loc[run, name]


@pytest.mark.parametrize("run", EXPECTED.values(), ids=EXPECTED.keys())
def test_every_value_that_was_logged_is_read(run: dict[str, Any], tmp_path: Path):
    expected, name = expected_scalars(run), run["name"]

    copies, static = open_runs(DATA), open_runs(static_export(tmp_path / "s"))

    assert differences(read_scalars(copies, f"{COPIES}/{name}"), expected) == []
    assert differences(read_scalars(static, name), expected) == []
    assert copies.problems().empty
    assert static.problems().empty
    assert len(static.runs()) == len(copies.runs()) == len(EXPECTED)


def test_histograms_tables_samples_and_configurations_are_those_of_the_database():
    store, run = open_runs(DATA), f"{COPIES}/resnet-lr3e-4"
    machine = store.table("scalar", runs=run, tags="machine/memory")

    assert len(store.table("histogram", runs=run)) == 4
    assert store.value("histogram", run, "weights", 50)[2].sum() == 500
    assert store.value("table", run, "preds", 200).columns.tolist() == ["label", "p"]
    assert machine["value"].tolist() == [11.2, 10.1, 9.0, 8.9]
    assert machine["step"].tolist() == [1, 3, 4, 5]
    assert fact(store, run, "hyperparameters.model.stem.kernel") == (7, 7)
    assert fact(store, run, "run.group") == "sweep-1"
    assert fact(store, run, "run.project") == PROJECT
    assert fact(store, run, "run.id") == "25266162f6c04eebb416253f338cf953"
    assert set(store.runs()["source"]) == {"trackio"}
    assert set(store.runs()["status"]) == {"stopped"}


def test_traces_are_tables_of_messages():
    store, run = open_runs(DATA), f"{COPIES}/resnet-lr3e-4"

    assert store.value("table", run, "chat", 201)["content"].tolist() == ["2+2?", "4"]
    assert store.value("text", run, "chat/metadata", 201) == '{"ok": true}'
    assert set(store.unshown()["kind"]) == {"image"}  # their files do not lie beside the copies


def test_pictures_are_shown_where_their_files_lie_beside(tmp_path: Path):
    row = {"pic": {"_type": "trackio.image", "file_path": "p/a/0/x.png"}}
    write(tmp_path / "p.parquet", [row])
    assert open_runs(tmp_path).unshown()["kind"].tolist() == ["image"]

    picture = tmp_path / "media/p/a/0/x.png"
    picture.parent.mkdir(parents=True)
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x04\0\0\0\x03\x08\x02\0\0\0")
    store = open_runs(tmp_path)

    assert store.table("image")[["width", "height"]].to_numpy().tolist() == [[4, 3]]
    assert store.value("image", "p.parquet/a", "pic", 0) == picture.read_bytes()


def test_a_database_beside_its_copies_leads(tmp_path: Path):
    shutil.copytree(DATA / "parquet", tmp_path / "t")
    shutil.copy(DATA.parents[1] / "trackio/new" / f"{PROJECT}.db", tmp_path / "t")

    runs = open_runs(tmp_path).runs()["run"]

    assert all(run.startswith(f"t/{PROJECT}.db/") for run in runs)


def test_a_project_by_itself_is_known_by_its_columns_and_others_are_not(tmp_path: Path):
    write(tmp_path / "mine.parquet", [{"loss": 1.0}])
    pq.write_table(pa.table({"x": [1], "timestamp": ["t"]}), tmp_path / "other.parquet")
    (tmp_path / "broken.parquet").write_bytes(b"PAR1PAR1")

    assert open_runs(tmp_path).runs()["run"].tolist() == ["mine.parquet/a"]


def test_folders_of_data_sets_are_not_looked_into(tmp_path: Path):
    for shard in range(40):
        (tmp_path / f"shard-{shard}.parquet").touch()
    [folder] = LocalPlace(str(tmp_path)).folders()

    assert candidates([folder]) == []
    assert open_runs(tmp_path).runs().empty


def test_a_copy_that_is_written_anew_is_followed(tmp_path: Path):
    path = tmp_path / "p.parquet"
    write(path, [{"loss": 1.0}])
    store = open_runs(tmp_path)

    write(path, [{"loss": 1.0}, {"step": 1, "loss": 2.0}, {"run_id": "b", "run_name": "b"}])
    store.refresh()

    assert store.runs()["run"].tolist() == ["p.parquet/a", "p.parquet/b"]
    assert read_scalars(store, "p.parquet/a") == {"loss": {0: 1.0, 1: 2.0}}


def test_a_copy_that_is_being_written_leaves_the_runs_that_were_known(tmp_path: Path):
    path = tmp_path / "p.parquet"
    write(path, [{"loss": 1.0}])
    store = open_runs(tmp_path)
    content = path.read_bytes()
    write(tmp_path / "p_system.parquet", [{"cpu/utilization": 5.0}])

    path.write_bytes(content[: len(content) // 2])
    store.refresh()

    assert store.runs()["run"].tolist() == ["p.parquet/a"]
    found = read_scalars(store, "p.parquet/a", without=lambda tag: False)
    assert found == {"machine/cpu": {1: 5.0}}


def test_odd_texts_zones_and_nested_values_are_read_as_from_the_database(tmp_path: Path):
    rows = [
        {"timestamp": "2026-11-30T13:00:00+01:00", "note": "NaN", "val": {"acc": 0.5}},
        {"timestamp": "odd", "step": 1, "note": "text", "val": None},
    ]
    write(tmp_path / "p.parquet", rows)
    store = open_runs(tmp_path)

    table = store.table("scalar", tags="val/acc")

    assert table["wall_time"].tolist() == [1_796_040_000.0]
    assert store.table("text")["value"].tolist() == ["text"]
    assert set(store.table("scalar")["tag"]) == {"note", "val/acc"}


def test_without_pyarrow_the_project_is_there_and_says_what_to_type(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(library, "find_spec", lambda name: None)

    store = open_runs(DATA)

    assert store.runs()["run"].tolist() == [COPIES]
    assert "[parquet]" in store.problems()["problem"][0]


def test_damaged_files_never_raise(tmp_path: Path):
    shutil.copytree(DATA / "parquet", tmp_path / "t")
    drawn = random.Random(3)
    for _ in range(30):
        path = drawn.choice(sorted((tmp_path / "t").iterdir()))
        content = path.read_bytes()
        damaged = bytearray(content)
        for _ in range(drawn.choice((1, 3, 30))):
            damaged[drawn.randrange(len(damaged))] = drawn.randrange(256)
        path.write_bytes(damaged if drawn.random() < 0.8 else content[: len(content) // 3])

        store = open_runs(tmp_path)

        assert not store.runs().empty
        path.write_bytes(content)


def test_truth_is_about_the_same_runs():
    held = json.loads((DATA / "expected.json").read_text())

    assert {run["name"] for run in held["runs"]} == set(EXPECTED)
