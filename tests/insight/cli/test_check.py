from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fsspec.implementations.memory import MemoryFileSystem

import insight
from insight.cli import main

DATA = Path(__file__).resolve().parents[2] / "data"
CORPUS = DATA / "summaries" / "runs"
WANDB = "wandb/wandb/offline-run-20261121_080742-7jsa4jl2"
MLFLOW = "mlflow/mlruns/390538815107878703/80f3cde5f42f497c9c37cc5bf1dd6610"


def checked(path: Path, capsys: Any) -> list[dict[str, Any]]:
    main(["check", str(path), "--json"])
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return found


def test_whole_folder_is_whole(capsys: Any) -> None:
    assert main(["check", str(CORPUS / "record_all_plugins")]) == 0

    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines()] == [
        ["whole", "7"],
        ["whole", "3"],
    ]


@pytest.mark.parametrize(
    ("run", "records", "offset"),
    [("bad_garbage", 0, 0), ("bad_header_crc", 20, 18560), ("bad_truncated_tail", 20, 99475)],
)
def test_damaged_file_says_where_and_what_is_left(
    run: str, records: int, offset: int, capsys: Any
) -> None:
    (file,) = checked(CORPUS / run, capsys)

    assert (file["records"], file["problems"][0]["offset"]) == (records, offset)


@pytest.mark.parametrize("run", ["bad_garbage", "bad_header_crc", "bad_truncated_tail"])
def test_damage_is_exit_code_one(run: str, capsys: Any) -> None:
    assert main(["check", str(CORPUS / run)]) == 1

    assert capsys.readouterr().out.startswith("damaged")


def test_rows_in_no_table_are_counted_for_each_file(tmp_path: Path, capsys: Any) -> None:
    for steps in (range(10), range(5, 8)):
        with insight.SummaryRecord(tmp_path) as record:
            for step in steps:
                record.log(step, {"loss": 1.0})

    assert [file["superseded"] for file in checked(tmp_path, capsys)] == [5, 0]
    assert main(["check", str(tmp_path)]) == 0
    assert "5 rows are in no table" in capsys.readouterr().out
    assert [file["superseded"] for file in checked(CORPUS / "prefix_suffix", capsys)] == [0]


def test_rows_of_every_kind_in_no_table_are_counted(tmp_path: Path, capsys: Any) -> None:
    image = np.zeros((1, 1, 4, 4), np.uint8)
    for steps in (range(6), range(3, 5)):
        with insight.SummaryRecord(tmp_path) as record:
            for step in steps:
                record.add_value("histogram", "weights", np.arange(8.0))
                record.add_value("image", "sample", image)
                record.add_value("tensor", "bias", np.arange(3.0))
                record.record(step)
    store = insight.open_runs(tmp_path)

    assert [file["superseded"] for file in checked(tmp_path, capsys)] == [9, 0]
    assert list(store.superseded()["."].values()) == [9]


def test_single_file_can_be_checked(capsys: Any) -> None:
    (path,) = (CORPUS / "prefix_suffix").iterdir()

    assert [file["path"] for file in checked(path, capsys)] == [str(path)]


def test_checkpoint_is_checked(capsys: Any) -> None:
    path = CORPUS / "ms20_landscape" / "ckpt_dir" / "MLP_1_step.ckpt"

    assert [(file["kind"], file["records"]) for file in checked(path, capsys)] == [
        ("checkpoint", 4)
    ]


def test_cut_checkpoint_is_damaged(tmp_path: Path, capsys: Any) -> None:
    whole = (CORPUS / "ms20_landscape" / "ckpt_dir" / "MLP_1_step.ckpt").read_bytes()
    (tmp_path / "net.ckpt").write_bytes(whole[: len(whole) // 2])

    assert main(["check", str(tmp_path)]) == 1
    assert "net.ckpt" in capsys.readouterr().out


def test_damage_in_a_long_file_is_one_problem(root: Path, run: Any, capsys: Any) -> None:
    from insight.sources import tail

    run.scalars((1, {"loss": 0.5}, 1.0))
    run.append(b"\xff" * 500)
    run.scalars((2, {"loss": 0.5}, 2.0))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tail, "PIECE_BYTES", 64)
        (file,) = checked(root, capsys)

    assert (file["records"], len(file["problems"])) == (2, 1)


@pytest.mark.parametrize("path", ["nowhere", "."])
def test_path_with_nothing_to_check_is_wrong_use(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["check", path]) == 2
    assert capsys.readouterr().err.startswith("insight: insight check expected")


def test_link_to_a_checkpoint_that_is_gone_is_damaged(tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "net.ckpt").symlink_to(tmp_path / "gone.ckpt")

    assert main(["check", str(tmp_path)]) == 1
    assert "damaged" in capsys.readouterr().out


def test_name_of_a_folder_cannot_move_the_cursor(tmp_path: Path, capsys: Any) -> None:
    folder = tmp_path / "red\x1b[31m"
    folder.mkdir()
    (folder / "net.ckpt").write_bytes(b"")
    main(["check", str(tmp_path)])

    assert "\x1b" not in capsys.readouterr().out


def test_folder_behind_a_url_is_checked_like_one_that_is_here(
    monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    monkeypatch.setattr(MemoryFileSystem, "store", {})
    files = MemoryFileSystem()
    for run in ("ms20_landscape", "bad_header_crc"):
        for path in (CORPUS / run).rglob("*"):
            if path.is_file():
                name = path.relative_to(CORPUS).as_posix()
                files.pipe_file(f"/corpus/{name}", path.read_bytes())
    main(["check", "memory://corpus", "--json"])
    remote = json.loads(capsys.readouterr().out)
    here = [
        *checked(CORPUS / "bad_header_crc", capsys),
        *checked(CORPUS / "ms20_landscape", capsys),
    ]
    for file in here:
        file["path"] = file["path"].replace(str(CORPUS), "memory://corpus")

    assert remote == here


def test_file_behind_a_url_is_checked_alone(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(MemoryFileSystem, "store", {})
    files = MemoryFileSystem()
    for path in (CORPUS / "fit_run").iterdir():
        files.pipe_file(f"/corpus/{path.name}", path.read_bytes())
    urls = sorted(f"memory://corpus/{path.name}" for path in (CORPUS / "fit_run").iterdir())
    main(["check", urls[0], "--json"])

    assert [file["path"] for file in json.loads(capsys.readouterr().out)] == [urls[0]]
    assert main(["check", "memory://corpus/none"]) == 2


KEYS = ["path", "kind", "records", "bytes", "problems", "superseded"]
EACH_SOURCE = [
    ("tensorboard/damaged_flip_one/events.out.tfevents.1795248015.vm", "tensorboard", 300, [6252]),
    (
        "tensorboard/tensorboardX_scalars/pair/a/events.out.tfevents.1795248015.vm",
        "tensorboard",
        2,
        [],
    ),
    (f"{WANDB}/run-7jsa4jl2.wandb", "wandb", 613, []),
    (f"{MLFLOW}/metrics/train/loss", "mlflow", 60, []),
    (f"{MLFLOW}/params/lr", "mlflow", 1, []),
    (f"{MLFLOW}/meta.yaml", "mlflow", 1, []),
]


@pytest.mark.parametrize(("name", "source", "records", "offsets"), EACH_SOURCE)
def test_file_of_any_source_is_checked_alone(
    name: str, source: str, records: int, offsets: list[int], capsys: Any
) -> None:
    (file,) = checked(DATA / name, capsys)

    assert list(file) == KEYS
    assert (file["path"], file["kind"]) == (str(DATA / name), f"{source} records")
    assert file["records"] == records
    assert [problem["offset"] for problem in file["problems"]] == offsets


def test_values_of_a_run_in_mlflows_store_are_told_by_folder(capsys: Any) -> None:
    names = [Path(file["path"]).name for file in checked(DATA / MLFLOW, capsys)]

    assert names == ["meta.yaml", "metrics", "params"]


def test_damaged_value_in_mlflows_store_is_told_for_itself(tmp_path: Path, capsys: Any) -> None:
    shutil.copytree(DATA / MLFLOW, tmp_path / "run")
    metric = tmp_path / "run" / "metrics" / "train" / "loss"
    metric.write_bytes(metric.read_bytes() + b"1 two 3\n")
    damaged = [file for file in checked(tmp_path, capsys) if file["problems"]]

    assert [file["path"] for file in damaged] == [str(metric)]


def test_cut_run_of_wandb_is_damaged(tmp_path: Path, capsys: Any) -> None:
    (whole,) = (DATA / WANDB).glob("*.wandb")
    (tmp_path / "run-a.wandb").write_bytes(whole.read_bytes()[:200])
    (file,) = checked(tmp_path, capsys)

    assert [problem["offset"] for problem in file["problems"]] == [91]


@pytest.mark.parametrize("content", ['{"epoch_group":', "[" * 100_000])
def test_what_landscapes_are_drawn_from_is_checked(
    content: str, tmp_path: Path, capsys: Any
) -> None:
    shutil.copytree(CORPUS / "ms20_landscape", tmp_path / "run", copy_function=shutil.copyfile)
    metadata = tmp_path / "run" / "ckpt_dir" / "train_metadata.json"
    metadata.write_text(content)

    assert main(["check", str(tmp_path)]) == 1
    assert "train_metadata.json" in capsys.readouterr().out


def test_nothing_around_a_single_file_is_looked_at(tmp_path: Path, capsys: Any) -> None:
    for name in ("a.ckpt", "b.ckpt"):
        (tmp_path / name).write_bytes(b"")

    assert len(checked(tmp_path / "a.ckpt", capsys)) == 1


def test_broken_database_is_damaged(tmp_path: Path, capsys: Any) -> None:
    path = tmp_path / "mlflow.db"
    path.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)
    (file,) = checked(path, capsys)

    assert (file["path"], file["kind"], file["bytes"]) == (str(path), "mlflow records", 5016)
    assert len(file["problems"]) == 1


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("events.out.tfevents.1.host", "nothing was ever written there"),
        ("run-x.wandb", "nothing was ever written there"),
        ("net.ckpt", "other bytes at offset 0"),
        ("train_metadata.json", "at most 268435456 bytes, got 214748364800"),
    ],
)
def test_file_that_is_a_hole_is_told_without_reading_it(
    name: str, problem: str, tmp_path: Path, capsys: Any
) -> None:
    with (tmp_path / name).open("wb") as file:
        file.truncate(200 << 30)
    (found,) = checked(tmp_path, capsys)

    assert any(problem in told["problem"] for told in found["problems"])
