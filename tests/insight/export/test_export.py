from __future__ import annotations

import csv
import functools
import json
import math
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pandas as pd
import pytest

import insight
from insight import SummaryRecord, open_runs
from insight.cli import main
from insight.errors import PathError, SummaryValueError
from insight.export import UNREADABLE, ExportedRun, export, targets
from insight.format.frames import read_frames
from insight.format.provenance import as_bytes
from insight.format.tensorboard import Event
from tests.rights import rights, umask

if TYPE_CHECKING:
    from collections.abc import Callable

    from insight import Store

DATA = Path(__file__).resolve().parents[2] / "data"
CORPUS = DATA / "summaries" / "runs"
EVENT_FILES = ("insight", "tensorboard")
TABLES = ("csv", "parquet")
NEW_KINDS = ("table", "audio", "video", "curve", "artifact")
NAMES = ("scalar", "lineage")
FIGURE = {"data": [{"y": [1, 3, 2]}], "layout": {"title": {"text": "ROC"}}}
# What the tables of these runs hold that TensorBoard's files have no place for.
MINDSPORES_OWN = ("landscape", "dataset_graph")


class Exported(NamedTuple):
    before: Store
    out: Path

    def after(self) -> Store:
        return open_runs(self.out)


def exported(root: Path, to: str, out: Path) -> tuple[Store, Store]:
    """The store, and the store of what was written."""
    store = open_runs(root)
    export(store, to, out)
    return store, open_runs(out)


@pytest.fixture(scope="module")
def exported_corpus(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Exported]:
    """The corpus and what it becomes, once for all tests that look at it."""

    @functools.cache
    def to(target: str) -> Exported:
        out = tmp_path_factory.mktemp(target) / "out"
        export(before := open_runs(CORPUS), target, out)
        return Exported(before, out)

    return to


def rows_of(table: pd.DataFrame) -> pd.DataFrame:
    return table.assign(run=table["run"].astype(str), tag=table["tag"].astype(str))


@pytest.mark.parametrize("to", EVENT_FILES)
@pytest.mark.parametrize("kind", ["scalar", "image", "tensor"])
def test_every_row_comes_back_as_it_was(
    to: str, kind: str, exported_corpus: Callable[[str], Exported]
) -> None:
    made = exported_corpus(to)
    found, expected = rows_of(made.after().table(kind)), rows_of(made.before.table(kind))
    if (to, kind) == ("tensorboard", "tensor"):
        # Where a scalar has the tag already, TensorBoard would show neither.
        found["tag"] = found["tag"].str.replace("same/name/tensor", "same/name")

    pd.testing.assert_frame_equal(found, expected)
    assert len(expected)


def test_our_own_files_keep_every_kind(exported_corpus: Callable[[str], Exported]) -> None:
    made = exported_corpus("insight")
    after = made.after()

    for kind in ("histogram", "graph", *MINDSPORES_OWN):
        expected, found = rows_of(made.before.table(kind)), rows_of(after.table(kind))
        assert len(expected)
        pd.testing.assert_frame_equal(found, expected, rtol=1e-6)


@pytest.mark.parametrize("to", EVENT_FILES)
def test_texts_come_back_as_they_were(to: str, tmp_path: Path) -> None:
    with SummaryRecord(tmp_path / "runs" / "a", provenance=False) as record:
        for step, text in enumerate(["", "**a**", "三\n\0"], 1):
            record.log(step, {"note": text})
    before, after = exported(tmp_path / "runs", to, tmp_path / "out")

    pd.testing.assert_frame_equal(rows_of(after.table("text")), rows_of(before.table("text")))
    assert before.table("text")["value"].tolist() == ["", "**a**", "三\n\0"]


def test_messages_come_back_from_our_own_files_and_tables(tmp_path: Path) -> None:
    with SummaryRecord(tmp_path / "runs" / "a", provenance=False) as record:
        for step, message in enumerate(["", ("warn", "=1+1"), ("any", "三\n\0")], 1):
            record.add_value("message", "alert", message)
            record.record(step)
    before, after = exported(tmp_path / "runs", "insight", tmp_path / "out")
    expected = before.table("message")
    export(before, "parquet", tmp_path / "tables")
    left_out = export(before, "tensorboard", tmp_path / "events")

    pd.testing.assert_frame_equal(rows_of(after.table("message")), rows_of(expected))
    held = pd.read_parquet(tmp_path / "tables" / "message.parquet")
    assert held["level"].tolist() == expected["level"].tolist() == ["info", "warn", "any"]
    assert held["value"].tolist() == expected["value"].tolist()
    assert left_out["message", "no place"] == 3


@pytest.fixture
def of_many_kinds(tmp_path: Path) -> Path:
    """Runs of which one has a table, a sound, a video, a curve and a file."""
    cells = [[1, "=1+1", b"GIF89a\x02\x00\x03\x00"], [None, "b", float("inf")]]
    with SummaryRecord(tmp_path / "runs" / "a", provenance=False) as record:
        curve = insight.Curve([0, 1], [1, float("nan")], title="t", y_label="y")
        files = {"audio": "tone.mp3", "video": "clip.mp4"}
        for kind, file in files.items():
            record.add_value(kind, f"a/{kind}", DATA / "media" / file)
        table, file = insight.Table(["x", "x", "=y"], cells), insight.Artifact(__file__, "=code")
        record.log(1, {"a/table": table, "a/curve": curve, "a/file": file})
    return tmp_path / "runs"


def test_tables_sounds_videos_and_curves_come_back_from_our_own_files(
    of_many_kinds: Path, tmp_path: Path
) -> None:
    before, after = exported(of_many_kinds, "insight", tmp_path / "out")

    for kind in NEW_KINDS:
        expected = rows_of(before.table(kind))
        assert len(expected) == 1
        pd.testing.assert_frame_equal(rows_of(after.table(kind)), expected)
    assert after.cells("a", "a/table", 1).rows == before.cells("a", "a/table", 1).rows
    for kind in ("audio", "video"):
        assert after.value(kind, "a", f"a/{kind}", 1) == before.value(kind, "a", f"a/{kind}", 1)


def test_tensorboard_has_a_place_for_sounds(of_many_kinds: Path, tmp_path: Path) -> None:
    left_out = export(open_runs(of_many_kinds), "tensorboard", tmp_path / "out")
    after = open_runs(tmp_path / "out")

    assert {kind for (kind, _), count in left_out.items() if count} == {*NEW_KINDS} - {"audio"}
    assert after.table("audio").iloc[0, 5:].tolist() == [8000, 2, "mp3"]
    content = (DATA / "media" / "tone.mp3").read_bytes()
    assert after.value("audio", "a", "a/audio", 1) == content


@pytest.mark.parametrize("to", TABLES)
def test_sounds_videos_and_tables_are_files_beside_the_tables(
    to: str, of_many_kinds: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    export(open_runs(of_many_kinds), to, out)
    read = pd.read_csv if to == "csv" else pd.read_parquet
    files = {kind: out / read(out / f"{kind}.{to}")["file"][0] for kind in NEW_KINDS[:3]}

    assert files["audio"].read_bytes() == (DATA / "media" / "tone.mp3").read_bytes()
    assert files["video"].suffix == ".mp4"
    lines = files["table"].read_text(encoding="utf-8").splitlines()
    name = f"{files['table'].stem}_0_2.gif"
    assert lines == ["x,x,'=y", f"1,'=1+1,{name}", ",b,inf"]
    assert (files["table"].parent / name).read_bytes().startswith(b"GIF89a")


@pytest.fixture
def of_a_figure(tmp_path: Path) -> Path:
    """Runs of which one has a figure of Plotly."""
    with SummaryRecord(tmp_path / "runs" / "a", provenance=False) as record:
        record.add_value("figure", "c/urve", FIGURE)
        record.log(1, {"loss": 0.5})
    return tmp_path / "runs"


def test_figure_comes_back_from_our_own_files(of_a_figure: Path, tmp_path: Path) -> None:
    before, after = exported(of_a_figure, "insight", tmp_path / "out")

    pd.testing.assert_frame_equal(rows_of(after.table("figure")), rows_of(before.table("figure")))
    assert after.value("figure", "a", "c/urve", 1) == FIGURE


def test_figure_has_no_place_in_tensorboards_files(of_a_figure: Path, tmp_path: Path) -> None:
    left_out = export(open_runs(of_a_figure), "tensorboard", tmp_path / "out")

    assert {kind: count for (kind, _), count in left_out.items() if count} == {"figure": 1}


@pytest.mark.parametrize("to", TABLES)
def test_figure_is_a_file_beside_the_tables(to: str, of_a_figure: Path, tmp_path: Path) -> None:
    export(open_runs(of_a_figure), to, tmp_path / "out")
    read = pd.read_csv if to == "csv" else pd.read_parquet
    (row,) = read(tmp_path / "out" / f"figure.{to}").itertuples(index=False)

    assert (row.title, row.traces) == ("ROC", 1)
    assert json.loads((tmp_path / "out" / row.file).read_text()) == FIGURE


def test_histograms_keep_their_counts_in_tensorboards_buckets(tmp_path: Path) -> None:
    before, after = exported(CORPUS / "record_all_plugins", "tensorboard", tmp_path / "out")
    expected, found = before.table("histogram"), after.table("histogram")

    assert len(expected) == len(found) > 0
    for (_, one), (_, other) in zip(expected.iterrows(), found.iterrows(), strict=True):
        full, there = one["bucket_count"] > 0, other["bucket_count"] > 0
        assert other["bucket_count"][there].tolist() == one["bucket_count"][full].tolist()
        # The extremes stand for the outer edges of TensorBoard's histograms.
        inner = (one["left"] + one["width"])[full][:-1]
        np.testing.assert_allclose((other["left"] + other["width"])[there][:-1], inner)
        names = ["min", "max", "sum"]
        assert other[names].tolist() == pytest.approx(one[names].tolist(), nan_ok=True)


@pytest.mark.parametrize("to", EVENT_FILES)
def test_heavy_values_come_back_as_they_were(to: str, tmp_path: Path) -> None:
    before, after = exported(CORPUS / "record_all_plugins", to, tmp_path / "out")
    for kind in ("image", "tensor"):
        for row in before.table(kind).itertuples(index=False):
            place = (".", str(row.tag), int(str(row.step)))

            found, expected = after.value(kind, *place), before.value(kind, *place)
            assert np.array(found).tobytes() == np.array(expected).tobytes()


def test_all_processes_of_a_run_come_back(tmp_path: Path) -> None:
    with SummaryRecord(tmp_path / "runs", provenance=False) as record:
        record.add_value("train_lineage", "train_lineage", {"algorithm": {"loss": 0.5}})
    for second, run in enumerate(({"did": ["train"]}, {"did": ["eval"]}, {})):
        told = as_bytes({"made": float(second), "run": run})
        (tmp_path / "runs" / f"a.out.provenance.{second}.0.vm.{second}-0.json").write_bytes(told)
    before, after = exported(tmp_path / "runs", "insight", tmp_path / "out")
    expected, found = ([one["did"] for one in store.processes(".")] for store in (before, after))

    assert found == expected == [["train"], ["eval"], []]
    assert [one["reproduces"] for one in after.processes(".")] == [True, False, False]


def test_lineage_and_status_come_back(tmp_path: Path) -> None:
    before, after = exported(CORPUS / "mlp_adam_h32_lr0.001_b32", "insight", tmp_path / "out")
    expected, found = before.lineage().iloc[0], after.lineage().iloc[0]

    assert found.to_dict() == pytest.approx(expected.to_dict(), nan_ok=True)
    assert after.runs()["status"].item() == before.runs()["status"].item() == "finished"


def test_hyperparameters_reach_tensorboards_files(tmp_path: Path) -> None:
    before, after = exported(CORPUS / "mlp_adam_h32_lr0.001_b32", "tensorboard", tmp_path / "out")
    expected, found = before.lineage().iloc[0], after.lineage().iloc[0]
    names = [str(name) for name in found.index if str(name).endswith("learning_rate")]

    assert [found[name] for name in names] == [expected["hyperparameters.learning_rate"]]


@pytest.mark.parametrize("to", EVENT_FILES)
def test_nan_infinities_and_extreme_steps_survive(to: str, run: Any, tmp_path: Path) -> None:
    values = [float("nan"), float("inf"), float("-inf"), -0.0, 1e-40]
    steps = [-5, 0, 3, 2**40, 2**62]
    run.scalars(*((s, {"größe/π": v}, 10.0) for s, v in zip(steps, values, strict=True)))
    before, after = exported(run.path, to, tmp_path / "out")

    found, expected = after.table("scalar")["value"], before.table("scalar")["value"]
    assert found.to_numpy().tobytes() == expected.to_numpy().tobytes()
    assert after.table("scalar")["step"].tolist() == steps


def test_csv_reads_back_with_nan_apart_from_what_lacks(run: Any, tmp_path: Path) -> None:
    values = [0.1, float("nan"), float("inf")]
    run.scalars(*((step, {"loss": value}, 10.5) for step, value in enumerate(values)))
    store = open_runs(run.path)
    export(store, "csv", tmp_path / "out")
    lines = (tmp_path / "out" / "scalar.csv").read_text().splitlines()

    assert lines[:3] == [
        "run,tag,step,wall_time,value",
        ".,loss,0,10.5,0.10000000149011612",
        ".,loss,1,10.5,NaN",
    ]
    read = pd.read_csv(tmp_path / "out" / "scalar.csv")
    np.testing.assert_array_equal(read["value"], store.table("scalar")["value"])


@pytest.mark.parametrize("to", TABLES)
def test_tables_of_every_kind_are_written_with_images_and_arrays_beside(
    to: str, exported_corpus: Callable[[str], Exported]
) -> None:
    store, out = exported_corpus(to)
    read = pd.read_csv if to == "csv" else pd.read_parquet
    for kind in ("scalar", "histogram", "image", "tensor", "graph", *MINDSPORES_OWN):
        table = read(out / f"{kind}.{to}")

        assert len(table) == len(store.table(kind))
    images = read(out / f"image.{to}")
    row = images.iloc[0]
    content = (out / row["file"]).read_bytes()
    assert content == store.value("image", row["run"], row["tag"], row["step"])
    tensor = read(out / f"tensor.{to}").iloc[0]
    expected = store.value("tensor", tensor["run"], tensor["tag"], tensor["step"])
    assert np.array_equal(np.load(out / tensor["file"]), expected)
    assert len(read(out / f"runs.{to}")) == len(store.runs())
    assert len(read(out / f"lineage.{to}")) == len(store.lineage())


def test_parquet_scalars_equal_the_table(exported_corpus: Callable[[str], Exported]) -> None:
    store, out = exported_corpus("parquet")
    found = pd.read_parquet(out / "scalar.parquet")
    expected = store.table("scalar")

    assert found["step"].tolist() == expected["step"].tolist()
    np.testing.assert_array_equal(found["value"], expected["value"])


def test_only_the_runs_asked_for_are_written(tmp_path: Path) -> None:
    export(open_runs(CORPUS), "insight", tmp_path / "out", runs=["export_npy"])

    assert open_runs(tmp_path / "out").runs()["run"].tolist() == ["export_npy"]


def test_nothing_there_is_overwritten_without_force(run: Any, tmp_path: Path) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    store = open_runs(run.path)
    out = tmp_path / "out"
    out.mkdir()
    (out / "mine.txt").write_text("precious")

    with pytest.raises(PathError, match="--force"):
        export(store, "csv", out)
    assert [path.name for path in out.iterdir()] == ["mine.txt"]
    export(store, "csv", out, force=True)
    assert not (out / "mine.txt").exists()
    assert (out / "scalar.csv").exists()


@pytest.mark.parametrize("to", sorted(targets()))
def test_failure_leaves_nothing_and_what_was_there(
    to: str, run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    store = open_runs(run.path)
    export(store, to, tmp_path / "out" / "here")
    before = sorted(path.name for path in (tmp_path / "out" / "here").rglob("*"))

    def fail(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(targets()[to].__class__, "write", fail)
    with pytest.raises(OSError, match="No space"):
        export(store, to, tmp_path / "out" / "here", force=True)

    assert sorted(path.name for path in (tmp_path / "out" / "here").rglob("*")) == before
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["here"]


def test_unknown_run_and_target_are_refused(run: Any, tmp_path: Path) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    store = open_runs(run.path)

    with pytest.raises(SummaryValueError, match="runs of the store"):
        export(store, "csv", tmp_path / "out", runs=["b"])
    with pytest.raises(SummaryValueError, match="parquet"):
        export(store, "excel", tmp_path / "out")


def test_command_writes_and_prints_where(run: Any, tmp_path: Path, capsys: Any) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    out = tmp_path / "out"
    code = main(["export", str(run.path), "--to", "csv", "--out", str(out)])

    assert (code, capsys.readouterr().out) == (0, f"{out}\n")
    assert main(["export", str(run.path), "--to", "csv", "--out", str(out)]) == 2
    assert "--force" in capsys.readouterr().err
    assert main(["export", str(run.path), "--to", "csv", "--out", str(out), "--force"]) == 0


def test_command_says_what_had_no_place(tmp_path: Path, capsys: Any) -> None:
    out = str(tmp_path / "out")

    assert (
        main(["export", str(CORPUS / "landscape_step"), "--to", "tensorboard", "--out", out]) == 0
    )
    assert "values of kind landscape have no place in tensorboard files" in capsys.readouterr().err


@pytest.mark.parametrize("out", [".", "a", "..", "a/b/c"])
def test_place_that_would_touch_the_runs_is_refused_even_by_force(
    out: str, root: Path, run: Any
) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    before = sorted(root.rglob("*"))

    with pytest.raises(PathError, match="--out to be a folder outside of"):
        export(open_runs(root), "csv", root / out, force=True)
    assert sorted(root.rglob("*")) == before


def test_link_to_the_runs_is_no_way_around(root: Path, run: Any, tmp_path: Path) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    (tmp_path / "link").symlink_to(root)

    with pytest.raises(PathError, match="outside of"):
        export(open_runs(root), "csv", tmp_path / "link" / "out")


@pytest.mark.parametrize("precious", ["HOME", "PWD"])
def test_home_and_current_folder_are_never_replaced(
    precious: str, run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    store, folder = open_runs(run.path), tmp_path / "mine" / "here"
    folder.mkdir(parents=True)
    if precious == "HOME":
        monkeypatch.setenv("HOME", str(folder))
    else:
        monkeypatch.chdir(folder)

    with pytest.raises(PathError, match="for the export alone"):
        export(store, "csv", tmp_path / "mine", force=True)
    assert folder.is_dir()


def test_link_is_followed_to_where_the_export_goes(run: Any, tmp_path: Path) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    (tmp_path / "disk" / "big").mkdir(parents=True)
    (tmp_path / "out").symlink_to(tmp_path / "disk" / "big")
    export(open_runs(run.path), "csv", tmp_path / "out")

    assert (tmp_path / "out").is_symlink()
    assert (tmp_path / "disk" / "big" / "scalar.csv").is_file()


def test_what_is_made_has_the_rights_that_the_user_gives_to_new_ones(
    run: Any, tmp_path: Path
) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))
    for to in targets():
        with umask(0o027):
            export(open_runs(run.path), to, tmp_path / to)

        assert rights(tmp_path / to) == 0o750
        assert {rights(path) for path in (tmp_path / to).iterdir()} == {0o640}


def test_interrupted_export_leaves_nothing(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run.scalars((1, {"loss": 0.5}, 10.0))

    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(targets()["csv"].__class__, "write", interrupt)
    with pytest.raises(KeyboardInterrupt):
        export(open_runs(run.path), "csv", tmp_path / "out" / "here")

    assert list((tmp_path / "out").iterdir()) == []


@pytest.mark.parametrize("to", sorted(targets()))
@pytest.mark.parametrize(
    "data", ["mlflow/mlruns", "wandb", "tensorboard", "tensorboard_kinds", "trackio/new"]
)
def test_runs_of_every_source_keep_their_points_and_facts(
    to: str, data: str, tmp_path: Path
) -> None:
    store = open_runs(DATA / data)
    export(store, to, tmp_path / "out")
    if to in TABLES:
        read = pd.read_csv if to == "csv" else pd.read_parquet
        scalars, lineage = (read(tmp_path / "out" / f"{name}.{to}") for name in NAMES)
    else:
        after = open_runs(tmp_path / "out")
        scalars, lineage = after.table("scalar"), after.lineage()
    expected = store.table("scalar")

    assert scalars["run"].tolist() == expected["run"].tolist()
    assert scalars["tag"].tolist() == expected["tag"].tolist()
    in_files = expected["value"] if to in TABLES else expected["value"].astype(np.float32)
    np.testing.assert_array_equal(scalars["value"].to_numpy(), in_files.to_numpy())
    facts = store.lineage()
    assert lineage["run"].tolist() == facts["run"].tolist()
    names = [str(name) for name in facts if str(name).startswith("hyperparameters.")]
    kept = [name for name in names if name in lineage]
    numbers = [name for name in kept if facts[name].dtype.kind in "if"]
    for name in numbers:
        assert lineage[name].dropna().tolist() == pytest.approx(facts[name].dropna().tolist())
    if to != "tensorboard":
        assert kept == names


@pytest.mark.parametrize(
    ("error", "status"), [(ValueError(), "failed"), (KeyboardInterrupt(), "stopped")]
)
def test_end_that_the_recorder_told_comes_back(
    error: BaseException, status: str, tmp_path: Path
) -> None:
    record = SummaryRecord(tmp_path / "runs" / "a", hyperparameters={"learning_rate": 0.5})
    record.log(1, {"accuracy": 0.5})
    record.__exit__(type(error), error, None)
    before, after = exported(tmp_path / "runs", "insight", tmp_path / "out")

    assert before.runs()["status"].tolist() == after.runs()["status"].tolist() == [status]
    assert len(after.table("scalar")) == 1


def test_facts_come_back_of_the_type_and_under_the_name_that_they_had(tmp_path: Path) -> None:
    values = {
        "nesterov": True,
        "layers": [64, 0.5, "relu", [False]],
        "samples": 2**40,
        "seed": 2**60 + 1,
        "text": "true",
        "learning_rate": 0.1,
    }
    with SummaryRecord(tmp_path / "runs" / "a", hyperparameters=values) as record:
        record.add_value("custom_lineage_data", "own", {"user.model.size": 3, "note": "x"})
        record.log(1, {"loss": 0.5})
    before, after = exported(tmp_path / "runs", "insight", tmp_path / "out")

    (expected,), (found,) = (one.lineage().to_dict("records") for one in (before, after))
    assert found == expected
    assert {name: type(value) for name, value in found.items()} == {
        name: type(value) for name, value in expected.items()
    }
    assert found["hyperparameters.nesterov"] is True
    assert found["user.model.size"] == 3


def test_status_that_was_told_comes_back(tmp_path: Path) -> None:
    before, after = exported(DATA / "mlflow" / "mlruns", "insight", tmp_path / "out")

    assert after.runs()["status"].tolist() == before.runs()["status"].tolist()


def test_finished_run_of_tensors_alone_is_finished(root: Path, tmp_path: Path) -> None:
    with SummaryRecord(root / "a") as record:
        record.add_value("tensor", "weights", np.ones((2, 3), np.float32))
        record.record(7)
    before, after = exported(root, "insight", tmp_path / "out")

    assert after.runs()["status"].tolist() == before.runs()["status"].tolist() == ["finished"]


@pytest.mark.parametrize("to", EVENT_FILES)
def test_run_that_recorded_nothing_is_a_run(to: str, root: Path, tmp_path: Path) -> None:
    (root / "none").mkdir(parents=True)
    (empty,) = (DATA / "tensorboard_kinds" / "search").glob("events*")
    shutil.copyfile(empty, root / "none" / empty.name)
    before, after = exported(root, to, tmp_path / "out")

    assert after.runs()["run"].tolist() == before.runs()["run"].tolist() == ["none"]


@pytest.mark.parametrize("to", sorted(targets()))
def test_store_without_runs_is_written(to: str, root: Path, tmp_path: Path) -> None:
    root.mkdir()
    export(open_runs(root), to, tmp_path / "out")

    assert (tmp_path / "out").is_dir()


@pytest.mark.parametrize("to", TABLES)
def test_there_is_always_a_table_of_scalars(to: str, root: Path, tmp_path: Path) -> None:
    root.mkdir()
    export(open_runs(root), to, tmp_path / "out")
    read = pd.read_csv if to == "csv" else pd.read_parquet
    table = read(tmp_path / "out" / f"scalar.{to}")

    assert table.columns.tolist() == open_runs(root).table("scalar").columns.tolist()
    assert table.empty


@pytest.mark.parametrize("to", sorted(targets()))
def test_value_that_is_lost_is_counted_and_the_others_are_written(
    to: str, root: Path, tmp_path: Path, capsys: Any
) -> None:
    for name in ("a", "b"):
        with SummaryRecord(root / name) as record:
            record.log(1, {"loss": 0.5})
            record.add_value("tensor", "weights", np.ones((2, 3), np.float32))
            record.record(7)
    store = open_runs(root)
    (file,) = (root / "a").iterdir()
    file.unlink()
    left_out = export(store, to, tmp_path / "out")

    assert dict(left_out) == {("tensor", UNREADABLE): 1}


@pytest.mark.parametrize("to", TABLES)
def test_long_tags_that_end_alike_have_files_of_their_own(
    to: str, root: Path, tmp_path: Path
) -> None:
    with SummaryRecord(root / "a") as record:
        for number in range(3):
            tag = f"{number}{'层' * 100}"
            record.add_value("tensor", tag, np.full(2, number, np.float32))
        record.record(1)
    export(open_runs(root), to, tmp_path / "out")
    read = pd.read_csv if to == "csv" else pd.read_parquet
    files = read(tmp_path / "out" / f"tensor.{to}")["file"]

    assert [np.load(tmp_path / "out" / file)[0] for file in files] == [0.0, 1.0, 2.0]


def test_first_run_with_empty_arrays_does_not_decide_their_type(root: Path, tmp_path: Path) -> None:
    for name, values in (("a", []), ("b", [1.0, 2.0])):
        with SummaryRecord(root / name) as record:
            record.add_value("histogram", "weights", np.array([math.nan, *values]))
            record.record(1)
    store = open_runs(root)
    export(store, "parquet", tmp_path / "out")
    found = pd.read_parquet(tmp_path / "out" / "histogram.parquet")

    expected = store.table("histogram")["bucket_count"]
    assert [counts.tolist() for counts in found["bucket_count"]] == [c.tolist() for c in expected]


def test_what_a_run_lacks_is_empty_in_the_lineage(root: Path, tmp_path: Path) -> None:
    for name, facts in (("a", {"rate": 0.5}), ("b", {"depth": 3})):
        with SummaryRecord(root / name) as record:
            record.add_value("custom_lineage_data", "facts", facts)
            record.record(1)
    export(open_runs(root), "csv", tmp_path / "out")
    rows = (tmp_path / "out" / "lineage.csv").read_text().splitlines()

    assert rows[0].split(",")[0] == "run"
    assert sorted(rows[1].split(",")[1:]) == ["", "0.5"]
    assert sorted(rows[2].split(",")[1:]) == ["", "3"]


def test_name_of_one_run_is_no_list_of_letters(root: Path, tmp_path: Path) -> None:
    for name in ("ab", "a", "b"):
        with SummaryRecord(root / name) as record:
            record.log(1, {"loss": 0.5})
    export(open_runs(root), "insight", tmp_path / "out", runs="ab")

    assert [path.name for path in (tmp_path / "out").iterdir()] == ["ab"]


def test_command_tells_what_it_could_not_read(root: Path, tmp_path: Path, capsys: Any) -> None:
    shutil.copytree(CORPUS / "bad_header_crc", root / "a", copy_function=shutil.copyfile)

    assert main(["export", str(root), "--to", "csv", "--out", str(tmp_path / "out")]) == 0
    assert "1 problems in the files read" in capsys.readouterr().err


def test_steps_only_rise_in_tensorboards_files(run: Any, tmp_path: Path) -> None:
    run.scalars((3, {"loss": 0.5}, 10.0), (4, {"loss": 0.4}, 11.0), (-1, {"loss": 0.6}, 12.0))
    export(open_runs(run.path), "tensorboard", tmp_path / "out")
    (file,) = (tmp_path / "out").iterdir()
    events = [Event.FromString(content) for _, content in read_frames(file.read_bytes())]

    assert [event.step for event in events if event.HasField("summary")] == [-1, 3, 4]


def test_kinds_that_share_a_tag_are_told_apart_for_tensorboard(root: Path, tmp_path: Path) -> None:
    with SummaryRecord(root / "a") as record:
        record.add_value("histogram", "same", np.ones(3))
        record.record(1)
        record.log(2, {"same": 0.5})
    _, after = exported(root, "tensorboard", tmp_path / "out")

    assert after.tags("scalar") == ["same"]
    assert after.tags("histogram") == ["same/histogram"]


def test_hidden_database_does_not_hide_its_runs(tmp_path: Path) -> None:
    run = ExportedRun(open_runs(DATA / "wandb"), ".mlflow.db/1/a", {})

    assert run.folder_in(tmp_path).relative_to(tmp_path).as_posix() == "_.mlflow.db/1/a"


def write_formulas(root: Path) -> None:
    """A run, a tag and a fact that a spreadsheet would run."""
    with SummaryRecord(root / "=1+1") as record:
        facts = {"hyper_parameters": {"optimizer": "@SUM(A1)"}}
        record.add_value("train_lineage", "train_lineage", facts)
        record.log(1, {"-x": -0.5})


@pytest.mark.parametrize(("options", "mark"), [([], "'"), (["--raw"], "")])
def test_spreadsheet_runs_nothing_of_csv(options: list[str], mark: str, tmp_path: Path) -> None:
    write_formulas(tmp_path / "runs")
    out = tmp_path / "out"
    main(["export", str(tmp_path / "runs"), "--to", "csv", "--out", str(out), *options])
    (row,) = csv.DictReader((out / "scalar.csv").read_text().splitlines())
    (facts,) = csv.DictReader((out / "lineage.csv").read_text().splitlines())

    assert (row["run"], row["tag"], row["value"]) == (f"{mark}=1+1", f"{mark}-x", "-0.5")
    assert facts["hyperparameters.optimizer"] == f"{mark}@SUM(A1)"


def test_raw_is_for_csv_alone(tmp_path: Path, capsys: Any) -> None:
    write_formulas(tmp_path / "runs")
    out = str(tmp_path / "out")

    assert main(["export", str(tmp_path / "runs"), "--to", "insight", "--out", out, "--raw"]) == 2
    assert "--raw with --to csv" in capsys.readouterr().err


@pytest.mark.parametrize("to", [*EVENT_FILES, *TABLES])
def test_runs_of_any_times_are_written_and_come_back(
    to: str, tmp_path: Path, make_run: Any
) -> None:
    times = {"ms": 1.7e12, "ns": 1.7e18, "huge": 1e300, "early": -1e12, "nan": math.nan}
    for name, wall_time in times.items():
        make_run(name).scalars((1, {"loss": 0.5}, wall_time), (2, {"loss": 0.25}, wall_time))
    store = open_runs(tmp_path / "runs")
    export(store, to, tmp_path / "out")
    files = [path.name for path in (tmp_path / "out").rglob("*") if path.is_file()]

    assert max(map(len, files)) < 100
    if to in EVENT_FILES:
        written = open_runs(tmp_path / "out").table("scalar")
        assert dict(zip(written["run"], written["wall_time"], strict=True)) == pytest.approx(
            times, nan_ok=True
        )
    else:
        assert {"runs", "scalar"} <= {name.partition(".")[0] for name in files}
