"""What the Trainer logs: tags, settings, processes and trials."""

from __future__ import annotations

from dataclasses import field, make_dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from insight import open_runs
from insight.adapters.transformers import InsightCallback


@pytest.mark.parametrize(
    ("name", "tag"),
    [
        ("loss", "train/loss"),
        ("eval_loss", "eval/loss"),
        ("test_f1_macro", "test/f1_macro"),
        ("evaluated", "train/evaluated"),
        ("train_runtime", "train/train_runtime"),
    ],
)
def test_tags_are_those_of_the_trainers_other_integrations(
    name: str, tag: str, frameworks: Any, tmp_path: Path
) -> None:
    state = SimpleNamespace(global_step=3, is_world_process_zero=True)
    with InsightCallback(tmp_path / "a") as callback:
        callback.on_log(None, state, None, logs={name: 0.5})

    assert open_runs(tmp_path).table("scalar")["tag"].tolist() == [tag]


def test_arguments_that_were_given_are_facts_and_the_others_are_not(
    frameworks: Any, recorded: Any, tmp_path: Path
) -> None:
    recorded("transformers").replay(InsightCallback(tmp_path / "a"))
    (row,) = open_runs(tmp_path).lineage().to_dict("records")

    assert row["hyperparameters.learning_rate"] == 1e-3
    assert row["hyperparameters.optimizer"] == "adamw_torch_fused"
    assert row["hyperparameters.epoch"] == 2
    assert row["hyperparameters.batch_size"] == 8
    assert row["algorithm.network"] == "BertForSequenceClassification"
    assert row["user.eval_strategy"] == "epoch"
    assert row["user.config.hidden_size"] == 8
    assert {"user.hub_token", "user.adam_beta1"} & set(row) == set()


def test_process_that_is_not_the_first_writes_nothing(frameworks: Any, tmp_path: Path) -> None:
    state = SimpleNamespace(global_step=1, is_world_process_zero=False)
    callback = InsightCallback(tmp_path / "a")
    callback.on_train_begin(None, state, None)
    callback.on_log(None, state, None, logs={"loss": 0.5})
    callback.on_train_end(None, state, None)

    assert not (tmp_path / "a").exists()


def test_trial_of_a_search_is_a_run_below(frameworks: Any, recorded: Any, tmp_path: Path) -> None:
    recording = recorded("transformers")
    for _, arguments, _ in recording.calls:
        arguments[1].trial_name = "run-3"
    recording.replay(InsightCallback(tmp_path / "a"))

    assert open_runs(tmp_path).runs()["run"].tolist() == ["a/run-3"]


def train(callback: Any, first: int, steps: int, fails: bool = False) -> None:
    """The Trainer's calls; `first` is what a checkpoint says was done."""
    state = SimpleNamespace(global_step=first, is_world_process_zero=True)
    callback.on_train_begin(arguments(), state, None, model=None)
    for _ in range(steps):
        state.global_step += 1
        callback.on_log(None, state, None, logs={"loss": 0.5})
    if not fails:
        callback.on_train_end(None, state, None)


def arguments() -> Any:
    names = ("optim", "learning_rate", "num_train_epochs", "per_device_train_batch_size", "seed")
    made = make_dataclass("Arguments", [(name, Any, field(default=None)) for name in names])
    return type("Given", (made,), {"max_steps": 4, "to_dict": lambda self: {}})()


@pytest.mark.parametrize("fails", [False, True])
def test_checkpoint_that_is_resumed_goes_on(
    fails: bool, frameworks: Any, tmp_path: Path, caplog: Any
) -> None:
    train(InsightCallback(tmp_path / "a"), 0, 4, fails)
    train(InsightCallback(tmp_path / "a"), 4, 2)

    assert open_runs(tmp_path).table("scalar")["step"].tolist() == [1, 2, 3, 4, 5, 6]
    assert not caplog.records


def test_training_that_begins_anew_says_so_once(
    frameworks: Any, tmp_path: Path, caplog: Any
) -> None:
    callback = InsightCallback(tmp_path / "a")
    for fails in (True, False, False):
        train(callback, 0, 2, fails)

    assert open_runs(tmp_path).table("scalar")["step"].tolist() == [1, 2]
    assert len(caplog.records) == 1


def test_training_after_a_trial_is_recorded_in_the_folder_itself(
    frameworks: Any, tmp_path: Path
) -> None:
    callback: Any = InsightCallback(tmp_path / "a")
    state = SimpleNamespace(global_step=0, is_world_process_zero=True, trial_name="run-0")
    callback.on_train_begin(arguments(), state, None, model=None)
    callback.on_log(None, state, None, logs={"loss": 0.5})
    callback.on_train_end(None, state, None)
    train(callback, 0, 2)

    assert open_runs(tmp_path).runs()["run"].tolist() == ["a", "a/run-0"]
