from __future__ import annotations

import json
import math
import os
import shutil
from pathlib import Path
from typing import Any

import pytest

import insight
from tests.insight.sources.as_expected import (
    differences,
    expected_runs,
    expected_scalars,
    read_scalars,
)
from tests.insight.sources.spoiled import spoiled

HERE = Path(__file__).parents[2] / "data" / "others" / "transformers"
RUNS = expected_runs(HERE)
STATE = "trainer_state.json"


def written(path: Path, steps: int, modified: float, sign: int = 1, **more: Any) -> Path:
    """A state after some steps, written at a time."""
    path.mkdir(parents=True, exist_ok=True)
    history = [
        {"step": step, "loss": sign * float(step), "epoch": step / 10} for step in range(steps)
    ]
    state = {"global_step": steps - 1, "max_steps": 100, "log_history": history, **more}
    (path / STATE).write_text(json.dumps(state))
    os.utime(path / STATE, (modified, modified))
    return path


def losses(store: insight.Store, run: str = "out") -> list[float]:
    return list(read_scalars(store, run)["loss"].values())


@pytest.mark.parametrize("name", RUNS)
def test_a_run_holds_what_was_logged(name):
    store = insight.open_runs(HERE)

    assert sorted(store.runs()["run"]) == ["bert-sst2", "tiny-real"]
    assert differences(read_scalars(store, name), expected_scalars(RUNS[name])) == []
    assert store.problems().empty
    assert store.runs()["status"].tolist() == ["finished", "finished"]


def test_the_state_and_its_summary_are_facts():
    facts = insight.open_runs(HERE).lineage().set_index("run")

    assert facts.loc["bert-sst2", "metric.best_metric"] == RUNS["bert-sst2"]["best_metric"]
    assert facts.loc["bert-sst2", "run.best_checkpoint"] == "bert-sst2/checkpoint-300"
    assert facts.loc["bert-sst2", "hyperparameters.num_train_epochs"] == 3
    assert facts.loc["tiny-real", "metric.train_loss"] == 0.28171289326837723


def test_the_state_of_the_greatest_step_tells_the_run(tmp_path):
    written(tmp_path / "out" / "checkpoint-9", 10, 1_000)
    written(tmp_path / "out" / "checkpoint-19", 20, 2_000)
    store = insight.open_runs(tmp_path)

    assert losses(store) == [float(step) for step in range(20)]
    assert store.remarks()["file"].tolist() == [f"out/checkpoint-19/{STATE}"]
    assert store.unshown().empty


def test_copies_that_lost_their_times_tell_the_same(tmp_path):
    for number, modified in ((9, 3_000), (19, 2_000), (29, 1_000)):
        written(tmp_path / "out" / f"checkpoint-{number}", number + 1, modified)
    store = insight.open_runs(tmp_path)

    assert len(losses(store)) == 30
    assert store.unshown().empty


def test_a_training_that_was_begun_anew_from_a_checkpoint_tells_its_own_rows(tmp_path):
    written(tmp_path / "out" / "checkpoint-29", 30, 1_000)
    written(tmp_path / "out" / "checkpoint-19", 20, 2_000, sign=-1)
    store = insight.open_runs(tmp_path)

    assert losses(store) == [-float(step) for step in range(20)]
    assert store.unshown()[["kind", "count"]].to_numpy().tolist() == [
        ["row of an earlier training", 30]
    ]


def test_a_training_that_went_on_after_its_end_is_one_run(tmp_path):
    out = written(tmp_path / "out", 10, 1_000)
    written(out / "checkpoint-9", 10, 900)
    store = insight.open_runs(tmp_path)
    assert len(losses(store)) == 10

    written(out / "checkpoint-19", 20, 2_000)
    store.refresh()
    assert len(losses(store)) == 20
    shutil.rmtree(out / "checkpoint-19")
    store.refresh()
    assert len(losses(store)) == 10
    shutil.rmtree(out)
    store.refresh()
    assert store.runs().empty


def test_a_state_of_another_folder_is_a_run_of_its_own(tmp_path):
    written(tmp_path / "out" / "checkpoint-9", 10, 1_000)
    written(tmp_path / "out" / "best", 5, 1_000)
    written(tmp_path / "checkpoint-4", 5, 1_000)

    assert insight.open_runs(tmp_path).runs()["run"].tolist() == [".", "out", "out/best"]
    alone = insight.open_runs(tmp_path / "out" / "checkpoint-9")
    assert alone.runs()["run"].tolist() == ["."]


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({"max_steps": 9}, "finished"),
        ({"max_steps": 10}, "stopped"),
        ({"max_steps": None}, "stopped"),
        ({"log_history": [{"step": 3, "train_runtime": 1.0}]}, "finished"),
    ],
)
def test_status_is_told_by_the_last_step_or_the_summary(tmp_path, more, status):
    written(tmp_path / "out", 10, 1_000, **more)

    assert insight.open_runs(tmp_path).runs()["status"].tolist() == [status]


def test_odd_values_keep_what_they_are(tmp_path):
    row = {
        "step": 2**53 + 1,
        "nan": math.nan,
        "inf": -math.inf,
        "zero": -0.0,
        "int": 3,
        "big": 10**400,
        "true": True,
        "none": None,
        "text": "Ähm",
        "per": {"class": {"a": 0.5}},
        "list": [1, 2],
    }
    trial = {"trial_name": "t 1", "trial_params": {"lr": 0.1, "opt": {"name": "sgd"}}}
    written(tmp_path / "out", 1, 1_000, log_history=[row, {"loss": 1.0}, 7], **trial)
    store = insight.open_runs(tmp_path)

    found = {tag: rows[2**53 + 1] for tag, rows in read_scalars(store, "out").items()}
    assert str(found) == str(
        {"big": math.inf, "inf": -math.inf, "int": 3.0, "nan": math.nan}
        | {"per/class/a": 0.5, "true": 1.0, "zero": -0.0}
    )
    assert store.value("text", "out", "text", 2**53 + 1) == "Ähm"
    assert store.unshown()[["kind", "count"]].to_numpy().tolist() == [
        ["value that is no number", 1]
    ]
    assert len(store.problems()) == 2
    (facts,) = store.lineage().to_dict("records")
    assert (facts["hyperparameters.lr"], facts["hyperparameters.opt.name"]) == (0.1, "sgd")
    assert facts["run.trial"] == "t 1"


def test_arguments_and_results_beside_are_facts(tmp_path):
    out = written(tmp_path / "out", 3, 1_000)
    (out / "training_args.json").write_text('{"seed": 42, "fsdp_config": {"min": 0}}')
    (out / "all_results.json").write_text('{"eval_f1": 0.75}')
    (out / "training_args.bin").write_bytes(b"cos\nsystem\n")
    (facts,) = insight.open_runs(tmp_path).lineage().to_dict("records")

    assert facts["hyperparameters.seed"] == 42
    assert facts["hyperparameters.fsdp_config.min"] == 0
    assert facts["metric.eval_f1"] == 0.75


def test_event_files_of_the_trainer_stay_a_run_of_their_own(tmp_path):
    written(tmp_path / "out", 3, 1_000)
    events = next((Path(__file__).parents[2] / "data" / "tensorboard").rglob("*tfevents*"))
    (tmp_path / "out" / "runs" / "Nov28_12-00-00_box").mkdir(parents=True)
    shutil.copy(events, tmp_path / "out" / "runs" / "Nov28_12-00-00_box")
    store = insight.open_runs(tmp_path)

    assert store.runs()["run"].tolist() == ["out", "out/runs/Nov28_12-00-00_box"]
    assert len(losses(store)) == 3


def test_a_state_that_is_cut_keeps_its_whole_rows(tmp_path):
    sample = HERE / "bert-sst2" / "checkpoint-300" / STATE
    whole = expected_scalars(RUNS["bert-sst2"])["loss"]
    (tmp_path / "out").mkdir()
    content = sample.read_bytes()
    (tmp_path / "out" / STATE).write_bytes(content[: len(content) // 2])
    store = insight.open_runs(tmp_path)

    found = read_scalars(store, "out")["loss"]
    assert len(found) >= 12
    assert found == {step: whole[step] for step in found}
    assert "no whole JSON" in store.problems()["problem"].item()


def test_a_damaged_state_leaves_the_run_to_an_earlier_one(tmp_path):
    written(tmp_path / "out" / "checkpoint-9", 10, 1_000)
    damaged = written(tmp_path / "out" / "checkpoint-19", 20, 2_000) / STATE
    damaged.write_text(damaged.read_text()[:-1])
    store = insight.open_runs(tmp_path)

    assert len(losses(store)) == 10
    assert f"checkpoint-19/{STATE}: file is no whole JSON" in store.problems()["problem"].item()


def test_damage_never_stops_reading(tmp_path):
    (tmp_path / "out").mkdir()
    for content in spoiled((HERE / "bert-sst2" / "checkpoint-300" / STATE).read_bytes(), "state"):
        (tmp_path / "out" / STATE).write_bytes(content)
        store = insight.open_runs(tmp_path)
        count = len(store.table("scalar"))

        assert count >= 130 or not store.problems().empty


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b"{}",
        b'{"log_history": {}}',
        b"[" * 100_000,
        b'{"log_history": [' + b"[" * 9_000,
    ],
)
def test_what_is_no_state_is_told(tmp_path, content):
    (tmp_path / STATE).write_bytes(content)
    store = insight.open_runs(tmp_path)

    assert store.table("scalar").empty
    assert len(store.problems()) == 1


def test_links_out_of_the_folder_are_not_read(tmp_path):
    written(tmp_path / "elsewhere", 3, 1_000)
    (tmp_path / "runs" / "out").mkdir(parents=True)
    (tmp_path / "runs" / "out" / STATE).symlink_to(tmp_path / "elsewhere" / STATE)
    store = insight.open_runs(tmp_path / "runs")

    assert store.table("scalar").empty
    assert "link that leads out" in store.problems()["problem"].item()
