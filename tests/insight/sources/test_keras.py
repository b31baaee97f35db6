from __future__ import annotations

import os
from pathlib import Path

import pytest

import insight
from tests.insight.sources.as_expected import (
    differences,
    expected_runs,
    expected_scalars,
    read_scalars,
)
from tests.insight.sources.spoiled import spoiled

HERE = Path(__file__).parents[2] / "data" / "others" / "keras"
RUNS = expected_runs(HERE)


def written(path: Path, content: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content)
    return path


@pytest.mark.parametrize("name", RUNS)
def test_a_log_holds_what_was_logged(name):
    store = insight.open_runs(HERE)

    assert differences(read_scalars(store, name), expected_scalars(RUNS[name])) == []
    assert store.problems().empty


def test_the_only_log_of_a_folder_is_its_run_and_of_several_each_is_one(tmp_path):
    written(tmp_path / "a" / "training.log", "epoch,loss\n0,1\n")
    written(tmp_path / "b" / "one.csv", "epoch\tloss\n0\t1\n")
    written(tmp_path / "b" / "two.tsv", "epoch;loss\n0;2\n")
    store = insight.open_runs(tmp_path)

    assert store.runs()["run"].tolist() == ["a", "b/one.csv", "b/two.tsv"]
    remarks = store.remarks().groupby("run")["remark"].last()
    assert remarks["a"] == "the only log of its folder: the run is the folder"
    assert remarks["b/one.csv"] == "one of several logs in a folder: each is a run"


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.csv", "Epoch,loss\n0,1\n"),
        ("a.csv", "loss,epoch\n0,1\n"),
        ("a.csv", "epoch\n0\n"),
        ("a.csv", "epoch,loss\nfirst,1\n"),
        ("a.txt", "epoch,loss\n0,1\n"),
        ("a.log", "epoch 1, loss 2\nepoch 2, loss 3\n"),
        ("a.csv", "epoch,loss"),
        ("a.csv", ""),
        ("a.csv", "epoch,loss\0\n0,1\n"),
    ],
)
def test_what_is_no_log_of_keras_is_no_run(tmp_path, name, content):
    written(tmp_path / name, content)

    assert insight.open_runs(tmp_path).runs().empty


def test_a_log_of_lightning_stays_its_own(tmp_path):
    written(tmp_path / "a" / "metrics.csv", "epoch,step\n0,1\n")
    written(tmp_path / "b" / "metrics.csv", "epoch,loss\n0,1\n")

    runs = insight.open_runs(tmp_path).runs()
    assert runs["source"].tolist() == ["lightning", "keras"]


def test_tables_inside_of_other_tools_runs_are_not_looked_at(tmp_path):
    written(tmp_path / "run" / "meta.yaml", "")
    written(tmp_path / "run" / "artifacts" / "a.csv", "epoch,loss\n0,1\n")
    written(tmp_path / "offline-run-1" / "run-1.wandb", "")
    written(tmp_path / "offline-run-1" / "files" / "a.csv", "epoch,loss\n0,1\n")

    assert "keras" not in set(insight.open_runs(tmp_path).runs()["source"])


def test_missing_values_and_arrays(tmp_path):
    content = 'epoch,loss,per_class\n0,NA,"[1.0, 2.0]"\n1,0.10000000149011612,NA\n2,-inf,\n'
    written(tmp_path / "a.csv", content)
    store = insight.open_runs(tmp_path)

    assert read_scalars(store, ".") == {"loss": {1: 0.10000000149011612, 2: float("-inf")}}
    assert store.table("text")["value"].tolist() == ["[1.0, 2.0]"]


def test_a_fit_that_was_appended_restarts(tmp_path):
    first = "".join(f"{epoch},{epoch}\n" for epoch in range(6))
    second = "".join(f"{epoch},{epoch + 10}\n" for epoch in range(4))
    path = written(tmp_path / "a.csv", f"epoch,loss\n{first}")
    store = insight.open_runs(tmp_path)
    with path.open("a") as file:
        file.write(second)
    store.refresh()

    assert read_scalars(store, ".")["loss"] == {0: 10.0, 1: 11.0, 2: 12.0, 3: 13.0}
    assert len(store.table("scalar", superseded=True)) == 10


def test_a_log_is_seen_once_its_first_line_is_whole(tmp_path):
    path = written(tmp_path / "a.csv", "epoch,lo")
    store = insight.open_runs(tmp_path)
    assert store.runs().empty

    path.write_text("epoch,loss\n")
    store.refresh()
    assert store.runs()["run"].tolist() == ["."]
    path.write_text("epoch,loss\n0,1\n")
    store.refresh()
    assert read_scalars(store, ".")["loss"] == {0: 1.0}


def test_a_second_log_makes_a_run_of_each(tmp_path):
    written(tmp_path / "a.csv", "epoch,loss\n0,1\n")
    store = insight.open_runs(tmp_path)
    written(tmp_path / "b.csv", "epoch,loss\n0,2\n")
    store.refresh()

    assert store.runs()["run"].tolist() == ["a.csv", "b.csv"]
    assert store.table("scalar")["value"].tolist() == [1.0, 2.0]


def test_damage_is_told_and_what_is_whole_is_read(tmp_path):
    content = (HERE / "dense_sgd.csv").read_bytes()
    whole = read_scalars(insight.open_runs(HERE), "dense_sgd.csv")
    log = tmp_path / "a.csv"
    for spoiled_content in spoiled(content, "keras"):
        log.write_bytes(spoiled_content)
        os.utime(log, (1.7e9, 1.7e9))  # nobody goes on writing it
        store = insight.open_runs(tmp_path)
        if store.runs().empty:
            continue
        found = read_scalars(store, ".")
        kept = sum(
            found.get(tag, {}).get(step) == value
            for tag, rows in whole.items()
            for step, value in rows.items()
        )
        lines = spoiled_content.count(b"\n") - 1
        assert kept >= 2 * (lines - 12) or not store.problems().empty
