from __future__ import annotations

import os
import shutil
from pathlib import Path

import numpy as np
import pytest

import insight
from tests.insight.sources.as_expected import (
    differences,
    expected_runs,
    expected_scalars,
    read_scalars,
)
from tests.insight.sources.spoiled import spoiled

HERE = Path(__file__).parents[2] / "data" / "others" / "lightning"
RUNS = expected_runs(HERE)
ROWS = "epoch,lr,step,train/loss\n0,0.1,0,0.5\n0,,1,0.25\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "runs" / "logs" / "version_3"
    folder.mkdir(parents=True)
    return folder


def opened(folder: Path) -> insight.Store:
    return insight.open_runs(folder.parents[1])


def scalars(store: insight.Store, run: str = "logs/version_3") -> dict[str, dict[int, float]]:
    return read_scalars(store, run)


@pytest.mark.parametrize("name", RUNS)
def test_a_run_holds_what_was_logged(name):
    run = RUNS[name]
    store = insight.open_runs(HERE)

    assert differences(read_scalars(store, run["root"]), expected_scalars(run)) == []
    assert store.problems().empty


def test_configuration_is_that_of_hparams():
    facts = insight.open_runs(HERE).lineage().set_index("run").loc["lightning_logs/version_0"]

    assert facts["hyperparameters.lr"] == 0.05
    assert facts["hyperparameters.hidden"] == 8
    assert facts["hyperparameters.opt.name"] == "sgd"


def test_the_rule_is_told_once(folder):
    (folder / "metrics.csv").write_text(ROWS)
    store = opened(folder)
    store.refresh()

    assert store.remarks()["remark"].tolist() == ["step is the column 'step'; no row tells a time"]


def test_a_log_is_followed_while_it_grows(folder):
    log = folder / "metrics.csv"
    log.write_text("epoch,lr,st")
    store = opened(folder)
    assert store.runs().empty

    log.write_text(ROWS)
    store.refresh()
    assert scalars(store)["train/loss"] == {0: 0.5, 1: 0.25}
    with log.open("a") as file:
        file.write("1,0.2,2,nan\n1,,3")
    store.refresh()
    assert scalars(store)["lr"] == {0: 0.1, 2: 0.2}
    assert np.isnan(scalars(store)["train/loss"][2])
    assert store.runs()["status"].tolist() == ["diverged"]


def test_a_log_that_was_rewritten_with_another_column_is_read_anew(folder):
    log = folder / "metrics.csv"
    log.write_text(ROWS)
    store = opened(folder)

    log.write_text("acc,epoch,step\n0.5,0,0\n0.75,0,1\n1.0,1,2\n")
    store.refresh()

    assert scalars(store) == {
        "acc": {0: 0.5, 1: 0.75, 2: 1.0},
        "epoch": {0: 0.0, 1: 0.0, 2: 1.0},
    }
    assert len(store.remarks()) == 1


def test_a_version_without_metrics_is_a_run_of_its_configuration(folder):
    (folder / "hparams.yaml").write_text("lr: 1.0e-05\nact: !!python/name:torch.nn.ReLU ''\n")
    store = opened(folder)

    (facts,) = store.lineage().to_dict("records")
    assert facts["hyperparameters.lr"] == 1e-5
    assert facts["hyperparameters.act"] == "torch.nn.ReLU"
    assert store.runs()["points"].tolist() == [0]

    (folder / "hparams.yaml").write_text("lr: 2\n")
    store.refresh()
    (facts,) = store.lineage().to_dict("records")
    assert facts["hyperparameters.lr"] == 2


def test_a_folder_of_another_name_is_known_by_its_columns(tmp_path):
    for name, line in (("mine", "a,step"), ("other", "a,b"), ("tabs", "a\tstep")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "metrics.csv").write_text(f"{line}\n1,2\n")

    assert insight.open_runs(tmp_path).runs()["run"].tolist() == ["mine"]


def test_cells_without_a_number_are_texts(folder):
    (folder / "metrics.csv").write_text('note,step\n"two\nlines",0\n,1\n"[1.0, 2.0]",2\n')
    store = opened(folder)

    table = store.table("text")
    assert table["value"].tolist() == ["two\nlines", "[1.0, 2.0]"]
    assert store.value("text", "logs/version_3", "note", 2) == "[1.0, 2.0]"


def test_rows_without_a_step_are_told_and_the_others_read(folder):
    (folder / "metrics.csv").write_text(
        "a,step\n1,0\n2,\n3,\n4,0.5\n5,x\n6,7,8\n7,9007199254740993\n"
    )
    store = opened(folder)

    assert scalars(store)["a"] == {0: 1.0, 2**53 + 1: 7.0}
    problems = store.problems()
    assert list(zip(problems["offset"], problems["problem"], strict=True)) == [
        (11, "row has no step"),
        (17, "step is no whole number"),
        (27, "row has another number of fields than the 2 names"),
    ]


def test_a_run_of_tensorboard_beside_keeps_its_values(folder):
    events = Path(__file__).parents[2] / "data" / "tensorboard"
    event_file = next(path for path in sorted(events.rglob("*tfevents*")))
    shutil.copy(event_file, folder)
    alone = opened(folder).table("scalar")
    (folder / "hparams.yaml").write_text("lr: 1\n")

    store = opened(folder)
    assert store.table("scalar").equals(alone)
    assert store.lineage()["hyperparameters.lr"].tolist() == [1]


def test_deleted_files_leave_nothing(folder):
    (folder / "metrics.csv").write_text(ROWS)
    (folder / "hparams.yaml").write_text("lr: 1\n")
    store = opened(folder)
    (folder / "metrics.csv").unlink()
    store.refresh()
    assert scalars(store) == {}
    (folder / "hparams.yaml").unlink()
    store.refresh()

    assert store.runs().empty


def test_links_out_of_the_folder_are_not_read(folder, tmp_path):
    (tmp_path / "secret.yaml").write_text("key: 1\n")
    (folder / "hparams.yaml").symlink_to(tmp_path / "secret.yaml")
    store = opened(folder)

    assert "hyperparameters.key" not in store.lineage()
    assert "link that leads out" in store.problems()["problem"].item()


@pytest.mark.parametrize("name", ["metrics.csv", "hparams.yaml"])
def test_damage_is_told_and_what_is_whole_is_read(folder, name):
    sample = HERE / "lightning_logs" / "version_0"
    whole = read_scalars(insight.open_runs(sample), ".")
    for content in spoiled((sample / name).read_bytes(), name):
        shutil.copytree(sample, folder, dirs_exist_ok=True)
        (folder / name).write_bytes(content)
        os.utime(folder / name, (1.7e9, 1.7e9))  # nobody goes on writing it
        store = opened(folder)
        found = scalars(store)
        kept = sum(
            found.get(tag, {}).get(step) == value
            for tag, rows in whole.items()
            for step, value in rows.items()
        )
        if name == "hparams.yaml":
            assert found == whole
        else:
            lines = content.count(b"\n") - 1
            assert kept >= 2 * (lines - 20) or not store.problems().empty
