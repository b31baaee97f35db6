"""What MLflow keeps beside metrics: artifacts, pictures, tables, models, traces, the machine.

tests/data/others/README.md says who wrote the files.
"""

from __future__ import annotations

import functools
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from insight import open_runs
from insight.errors import FormatError
from insight.sources.local import LocalPlace
from insight.sources.mlflow import artifacts
from insight.sources.mlflow.artifacts import table_of
from tests.insight.sources.as_expected import (
    differences,
    expected_runs,
    expected_scalars,
    read_scalars,
)

if TYPE_CHECKING:
    from insight import Store
    from insight.sources.place import FileState

DATA = Path(__file__).resolve().parents[2] / "data" / "others" / "mlflow"
FILES, DATABASE = DATA / "file", DATA / "sqlite"
EXPERIMENT = "mlruns/984220647768970082"
PARENT = f"{EXPERIMENT}/7ae665216df349cb9d219ca2a7c423e4"
CHILD = f"{EXPERIMENT}/ca5d07e2b1904ec69f84959fc192ded0"
RUN_ID = "aa05e1c2f12246af89fd0c716ecf6ac8"
RUN = f"mlflow.db/1/{RUN_ID}"
MODEL = "m-924557ca0c634573917109e078ef95f1"
PNG = b"\x89PNG\r\n\x1a\n"
ELSEWHERE = "0123456789abcdef0123456789abcdef"


@functools.cache
def files() -> Store:
    return open_runs(FILES)


@functools.cache
def database() -> Store:
    return open_runs(DATABASE)


def facts(store: Store, run: str) -> dict[str, Any]:
    row = store.lineage().set_index("run").loc[run]
    return {str(name): value for name, value in row.dropna().items()}


def tags(store: Store, kind: str, run: str | None = None) -> list[str]:
    return list(store.table(kind, runs=run)["tag"])


def copied(folder: Path, tmp_path: Path) -> Path:
    shutil.copytree(folder, tmp_path / "copy", copy_function=shutil.copy)
    return tmp_path / "copy"


@pytest.mark.parametrize("name", ["parent", "child-0", "failing"])
def test_file_store_has_what_the_script_logged(name: str) -> None:
    expected = expected_runs(FILES)[name]
    run = f"{EXPERIMENT}/{expected['id']}"
    known = facts(files(), run)

    assert differences(read_scalars(files(), run), expected_scalars(expected)) == []
    config = {f"hyperparameters.{one}": value for one, value in expected["config"].items()}
    assert config.items() <= known.items()
    assert known["run.name"] == name
    assert known["user.stage"] == "dev"
    assert known["run.notes"] == f"# Note\nrun {name}"
    assert known.get("run.parent") == expected["parent"]
    assert known["experiment.team"] == "x"
    assert known["experiment.notes"] == "An **experiment** note"


def test_nothing_of_the_file_store_has_no_place() -> None:
    assert files().problems().empty
    assert files().unshown().empty


def test_database_keeps_what_is_odd() -> None:
    found = read_scalars(database(), RUN)

    expected: dict[str, dict[float, float]] = {
        "acc": {0: 0.5, 1: float("nan"), 2: float("inf"), 3: 0.0},
        "w/e x:1": {2**40: 1e300},
        "neg": {-5: float("-inf")},
    }
    assert differences(found, expected) == []
    assert database().problems().empty


def test_artifacts_are_listed_with_their_sizes() -> None:
    table = files().table("artifact", runs=PARENT).set_index("tag")

    folder = FILES / PARENT / "artifacts"
    assert table.index.tolist() == [
        *("conf.json", "conf.yaml", "pics/noise.png", "preds.json", "texts/notes.txt")
    ]
    for name, row in table.iterrows():
        assert row["path"] == f"artifacts/{name}"
        assert row["size"] == (folder / str(name)).stat().st_size
        assert (row["role"], row["digest"]) == ("output", "")
    assert files().value("artifact", PARENT, "texts/notes.txt", 0) == b"hello\nworld"


def test_artifacts_of_a_store_that_moved_are_found_by_the_id() -> None:
    table = database().table("artifact").set_index("tag")

    assert table.loc["bin/big.bin", "path"] == f"mlruns/1/{RUN_ID}/artifacts/bin/big.bin"
    assert len(database().value("artifact", RUN, "bin/big.bin", 0)) == 1000
    assert database().value("artifact", RUN, "notes/é.md", 0) == b"# md\ntext"


def test_of_two_copies_each_store_has_its_own(tmp_path: Path) -> None:
    for name in ("a", "b"):
        shutil.copytree(DATABASE, tmp_path / name, copy_function=shutil.copy)
        (tmp_path / name / "mlruns" / "1" / RUN_ID / "artifacts" / "d.json").write_text(name)
    store = open_runs(tmp_path)

    for name in ("a", "b"):
        assert store.value("artifact", f"{name}/{RUN}", "d.json", 0) == name.encode()


def test_files_of_a_logged_model_are_artifacts_of_the_run_that_made_it() -> None:
    table = database().table("artifact", runs=RUN).set_index("tag")

    assert table.loc["models/clf/MLmodel", "type"] == "model"
    path = table.loc["models/clf/MLmodel", "path"]
    assert path == f"mlruns/1/models/{MODEL}/artifacts/MLmodel"
    assert b"sklearn" in database().value("artifact", RUN, "models/clf/MLmodel", 0)


def test_logged_model_is_among_the_facts() -> None:
    known = {name: v for name, v in facts(database(), RUN).items() if name.startswith("model.")}

    assert known == {
        "model.clf.id": MODEL,
        "model.clf.status": "ready",
        "model.clf.step": 3,
        "model.clf.params.C": 1.0,
        "model.clf.tags.k": "v",
        "model.clf.metric.acc": 0.0,
        "model.clf.registered": ("My Model/1",),
    }
    assert facts(database(), RUN)["run.registered_models"] == ("My Model/1",)


def test_logged_model_of_the_file_store_is_read_the_same(tmp_path: Path) -> None:
    root = copied(FILES, tmp_path)
    run, model = root / CHILD, root / EXPERIMENT / "models" / MODEL
    store = open_runs(root)
    write(model / "meta.yaml", "name: clf\nmodel_type: null\nstatus: 2\n")
    write(model / "params" / "C", "1.0")
    write(model / "metrics" / "acc", "1 0.5 0 d x\n2 0.75 1 d x\n")
    write(model / "tags" / "k", "v")
    write(model / "tags" / "mlflow.modelVersions", '[{"name": "My Model", "version": 1}]')
    write(model / "artifacts" / "MLmodel", "x")
    write(run / "outputs" / MODEL / "meta.yaml", f"destination_id: {MODEL}\nstep: 3\n")
    store.refresh()
    known = {name: v for name, v in facts(store, CHILD).items() if name.startswith("model.")}

    assert known == {
        "model.clf.id": MODEL,
        "model.clf.status": "ready",
        "model.clf.step": 3,
        "model.clf.params.C": 1.0,
        "model.clf.tags.k": "v",
        "model.clf.metric.acc": 0.75,
        "model.clf.registered": ("My Model/1",),
    }
    assert tags(store, "artifact", CHILD) == ["models/clf/MLmodel"]
    assert store.problems().empty


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_pictures_of_a_key_are_a_series_by_step() -> None:
    table = database().table("image", runs=RUN, tags=["pic/a b", "grey"])

    assert table["tag"].tolist() == ["grey"] * 3 + ["pic/a b"] * 3
    assert table["step"].tolist() == [0, 1, 2] * 2
    assert table["wall_time"].tolist()[:3] == [1.7e9, 1.7e9 + 0.001, 1.7e9 + 0.002]
    assert set(zip(table["width"], table["height"], strict=True)) == {(6, 8)}
    assert set(table["format"]) == {"png"}
    assert database().value("image", RUN, "pic/a b", 2).startswith(PNG)


def test_picture_that_lost_its_original_is_the_copy(tmp_path: Path) -> None:
    root = copied(FILES, tmp_path)
    (picture,) = (root / PARENT / "artifacts" / "images").glob("*.png")
    picture.unlink()
    store = open_runs(root)

    assert store.table("image", tags="samples")["format"].tolist() == ["webp"]


def test_picture_alone_is_an_image_and_a_file() -> None:
    image = files().table("image", runs=PARENT, tags="pics/noise.png").iloc[0]

    assert (image["width"], image["height"], image["step"]) == (30, 20, 0)
    content = files().value("image", PARENT, "pics/noise.png", 0)
    assert content == files().value("artifact", PARENT, "pics/noise.png", 0)


def test_tables_have_their_cells_and_pictures() -> None:
    frame = database().value("table", RUN, "tab/t.json", 0)
    cells = database().cells(RUN, "tab/img.json", 0)

    assert frame["t"].tolist() == ["a", "b", "c"]
    np.testing.assert_array_equal(frame["n"], [1.0, np.nan, np.nan])
    ((picture, number),) = cells.rows
    assert picture.startswith(PNG)
    assert number == 1


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[",
        b"[1]",
        b"{}",
        b'{"columns": 1, "data": []}',
        b'{"columns": ["a"], "data": [[1, 2]]}',
        b'{"columns": ["a"], "data": ' + b"[" * 100_000,
    ],
)
def test_what_is_no_table_is_said_so(content: bytes) -> None:
    with pytest.raises(FormatError):
        table_of("x.json", content, None)


def test_picture_of_a_table_from_outside_is_its_path(tmp_path: Path) -> None:
    root = copied(FILES, tmp_path)
    write(tmp_path / "secret", "secret")
    cells = '{"type": "image", "filepath": "../../../../../../secret"}'
    text = f'{{"columns":["x"],"data":[[{cells}]]}}'
    write(root / PARENT / "artifacts" / "bad.json", text)

    store = open_runs(root)
    assert store.cells(PARENT, "bad.json", 0).rows == [["../../../../../../secret"]]


def test_artifact_that_is_a_link_out_is_not_shown(tmp_path: Path) -> None:
    root = copied(FILES, tmp_path)
    write(tmp_path / "secret.png", "secret")
    (root / PARENT / "artifacts" / "link.png").symlink_to(tmp_path / "secret.png")
    store = open_runs(root)

    assert "link.png" not in tags(store, "image")
    with pytest.raises(FormatError):
        store.value("artifact", PARENT, "link.png", 0)


def test_machine_has_our_names_where_the_unit_is_the_same() -> None:
    found = {tag for tag in tags(files(), "scalar", PARENT) if tag.startswith("machine/")}

    assert found == {
        "machine/cpu",
        "machine/memory",
        "machine/disk/usage",
        "machine/disk_available_megabytes",
        "machine/disk_usage_megabytes",
        "machine/network_receive_megabytes",
        "machine/network_transmit_megabytes",
        "machine/system_memory_usage_megabytes",
    }


def test_data_sets_are_told_with_their_schema() -> None:
    known = facts(database(), RUN)

    assert known["dataset.training.name"] == "train"
    assert known["dataset.training.source_type"] == "local"
    assert known["dataset.eval.profile"].startswith('{"features_shape": [5, 3]')
    assert "tensor-spec" in known["dataset.eval.schema"]
    assert facts(files(), PARENT)["dataset.training.schema"].startswith('{"mlflow_colspec"')


def test_traces_are_counted(tmp_path: Path) -> None:
    root = copied(FILES, tmp_path)
    store = open_runs(root)
    for index, run in enumerate([PARENT, PARENT, CHILD, "x/none"]):
        said = root / EXPERIMENT / "traces" / f"tr-{index}" / "request_metadata"
        write(said / "mlflow.sourceRun", run.rpartition("/")[2])
    store.refresh()
    table = database().unshown()

    assert table[["run", "kind", "count"]].values.tolist() == [[RUN, "trace", 1]]
    found = store.unshown()[["run", "kind", "count"]].values.tolist()
    assert found == [[PARENT, "trace", 2], [CHILD, "trace", 1]]


def test_artifacts_come_and_go(tmp_path: Path) -> None:
    root = copied(FILES, tmp_path)
    folder = root / CHILD / "artifacts"
    store = open_runs(root)
    before = tags(store, "artifact", CHILD)
    write(folder / "a" / "new.txt", "new")
    store.refresh()
    after = tags(store, "artifact", CHILD)
    write(folder / "a" / "newer.txt", "newer")
    (folder / "a" / "new.txt").unlink()
    store.refresh()

    assert (before, after) == ([], ["a/new.txt"])
    assert tags(store, "artifact", CHILD) == ["a/newer.txt"]
    assert store.value("artifact", CHILD, "a/newer.txt", 0) == b"newer"


def test_file_that_grew_is_told_anew_when_the_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(artifacts, "_LOOK_AGAIN_S", 0.0)
    root = copied(FILES, tmp_path)
    path = root / PARENT / "artifacts" / "texts" / "notes.txt"
    store = open_runs(root)
    path.write_text("longer than before")
    write(root / PARENT / "tags" / "more", "x")
    store.refresh()

    table = store.table("artifact", runs=PARENT, tags="texts/notes.txt")
    assert table["size"].tolist() == [18]
    assert store.value("artifact", PARENT, "texts/notes.txt", 0) == b"longer than before"


def test_sizes_are_not_asked_for_again_each_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = copied(FILES, tmp_path)
    store = open_runs(root)
    asked: list[str] = []
    state = LocalPlace.state

    def counted(self: LocalPlace, path: str) -> FileState:
        if "/artifacts/" in path:
            asked.append(path)
        return state(self, path)

    monkeypatch.setattr(LocalPlace, "state", counted)
    for index in range(3):
        write(root / PARENT / "tags" / "more", "x" * index)
        store.refresh()

    assert asked == []


def test_run_in_the_trash_takes_its_artifacts_along(tmp_path: Path) -> None:
    root = copied(FILES, tmp_path)
    store = open_runs(root)
    meta = root / PARENT / "meta.yaml"
    text = meta.read_text()
    meta.write_text(text.replace("lifecycle_stage: active", "lifecycle_stage: deleted"))
    store.refresh()
    deleted = store.table("artifact")
    meta.write_text(text)
    store.refresh()

    assert deleted.empty
    assert len(store.table("artifact")) == 5


def test_when_a_copy_was_made_says_nothing_of_the_run(tmp_path: Path) -> None:
    store = open_runs(copied(FILES, tmp_path))

    first, last = store.spans()[PARENT]
    assert last - first < 60
    assert store.table("artifact")["wall_time"].between(first, last).all()


def test_tags_of_the_experiment_are_followed(tmp_path: Path) -> None:
    root = copied(FILES, tmp_path)
    store = open_runs(root)
    write(root / EXPERIMENT / "tags" / "team", "y")
    write(root / EXPERIMENT / "tags" / "new", "z")
    store.refresh()
    known = facts(store, CHILD)

    assert (known["experiment.team"], known["experiment.new"]) == ("y", "z")


def test_damage_anywhere_leaves_what_is_whole(tmp_path: Path) -> None:
    rng = np.random.default_rng(0)
    whole = (DATABASE / "mlflow.db").read_bytes()
    for index in range(24):
        damaged = bytearray(whole[: int(rng.integers(100, len(whole)))] if index % 2 else whole)
        for place in rng.integers(0, len(damaged), 4):
            damaged[place] ^= 1 << int(rng.integers(8))
        folder = tmp_path / str(index)
        folder.mkdir()
        (folder / "mlflow.db").write_bytes(damaged)
    store = open_runs(tmp_path)

    for kind in ("scalar", "artifact", "image", "table"):
        store.table(kind)
    store.lineage(), store.problems(), store.unshown()


def test_files_of_the_store_may_be_cut_anywhere(tmp_path: Path) -> None:
    root = copied(FILES, tmp_path)
    rng = np.random.default_rng(0)
    for path in sorted(root.rglob("*")):
        if path.is_file() and rng.random() < 0.5:
            content = path.read_bytes()
            path.write_bytes(content[: int(rng.integers(0, len(content) + 1))])
    store = open_runs(root)
    whole = read_scalars(files(), CHILD)

    found = read_scalars(store, CHILD)
    assert all(found[tag].items() <= whole[tag].items() for tag in found)
    table = store.table("artifact")
    for run, tag in zip(table["run"], table["tag"], strict=True):
        store.value("artifact", run, tag, 0)


def test_odd_cells_of_a_database_are_texts(tmp_path: Path) -> None:
    root = copied(DATABASE, tmp_path)
    with closing(sqlite3.connect(root / "mlflow.db")) as made:
        made.execute("UPDATE logged_models SET name = x'ff', model_type = 3, status = 'odd'")
        made.execute("UPDATE logged_model_tags SET tag_value = x'fe'")
        made.execute("UPDATE logged_model_metrics SET metric_value = 'x'")
        made.execute("UPDATE experiment_tags SET value = x'00'")
        made.commit()
    store = open_runs(root)

    assert facts(store, RUN)["run.name"] == "模型 run"


def test_more_artifacts_than_a_table_holds_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("insight.sources.kept_files.artifact_files.MOST_FILES", 3)
    store = open_runs(copied(FILES, tmp_path))

    assert len(store.table("artifact")) + len(store.table("image", tags="samples")) == 3
    assert store.unshown()[["kind", "count"]].values.tolist() == [["artifact", 3]]
