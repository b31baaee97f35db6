from __future__ import annotations

import stat
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
import pytest

from insight import open_runs
from insight.cli import main
from insight.errors import PathError, SummaryValueError
from insight.export import export, targets

if TYPE_CHECKING:
    from insight import Store

DATA = Path(__file__).resolve().parents[2] / "data"
CORPUS = DATA / "summaries" / "runs"
EVENT_FILES = ("insight", "tensorboard")
TABLES = ("csv", "parquet")
# What the tables of these runs hold that TensorBoard's files have no place for.
MINDSPORES_OWN = ("landscape", "dataset_graph")


def exported(root: Path, to: str, out: Path) -> tuple[Store, Store]:
    """The store, and the store of what was written."""
    store = open_runs(root)
    export(store, to, out)
    return store, open_runs(out)


def rows_of(table: pd.DataFrame) -> pd.DataFrame:
    return table.assign(run=table["run"].astype(str), tag=table["tag"].astype(str))


@pytest.mark.parametrize("to", EVENT_FILES)
@pytest.mark.parametrize("kind", ["scalar", "image", "tensor"])
def test_every_row_comes_back_as_it_was(to: str, kind: str, tmp_path: Path) -> None:
    before, after = exported(CORPUS, to, tmp_path / "out")

    pd.testing.assert_frame_equal(rows_of(after.table(kind)), rows_of(before.table(kind)))
    assert len(before.table(kind))


def test_our_own_files_keep_every_kind(tmp_path: Path) -> None:
    before, after = exported(CORPUS, "insight", tmp_path / "out")

    for kind in ("histogram", "graph", *MINDSPORES_OWN):
        expected, found = rows_of(before.table(kind)), rows_of(after.table(kind))
        assert len(expected)
        pd.testing.assert_frame_equal(found, expected, rtol=1e-6)


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


def test_lineage_and_status_come_back(tmp_path: Path) -> None:
    before, after = exported(CORPUS / "mlp_adam_h32_lr0.001_b32", "insight", tmp_path / "out")
    expected, found = before.lineage().iloc[0], after.lineage().iloc[0]

    assert found.to_dict() == pytest.approx(expected.to_dict(), nan_ok=True)
    assert after.runs()["status"].item() == before.runs()["status"].item() == "finished"
    modes = {stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "out").iterdir()}
    assert modes == {0o400}


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
    to: str, tmp_path: Path
) -> None:
    store = open_runs(CORPUS)
    export(store, to, tmp_path / "out")
    read = pd.read_csv if to == "csv" else pd.read_parquet
    for kind in ("scalar", "histogram", "image", "tensor", "graph", *MINDSPORES_OWN):
        table = read(tmp_path / "out" / f"{kind}.{to}")

        assert len(table) == len(store.table(kind))
    images = read(tmp_path / "out" / f"image.{to}")
    row = images.iloc[0]
    content = (tmp_path / "out" / row["file"]).read_bytes()
    assert content == store.value("image", row["run"], row["tag"], row["step"])
    tensor = read(tmp_path / "out" / f"tensor.{to}").iloc[0]
    expected = store.value("tensor", tensor["run"], tensor["tag"], tensor["step"])
    assert np.array_equal(np.load(tmp_path / "out" / tensor["file"]), expected)
    assert len(read(tmp_path / "out" / f"runs.{to}")) == len(store.runs())
    assert len(read(tmp_path / "out" / f"lineage.{to}")) == len(store.lineage())


def test_parquet_scalars_equal_the_table(tmp_path: Path) -> None:
    store = open_runs(CORPUS)
    export(store, "parquet", tmp_path / "out")
    found = pd.read_parquet(tmp_path / "out" / "scalar.parquet")
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
