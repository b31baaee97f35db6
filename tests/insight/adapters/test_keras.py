"""What Keras reports: on which steps, under which tags."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from insight import open_runs
from insight.adapters.keras import InsightCallback

BATCHES = 3  # of an epoch, in the recorded training


@pytest.fixture
def store(frameworks: Any, recorded: Any, tmp_path: Path) -> Any:
    """Two epochs, one more in a second `fit`, and an evaluation."""
    recording = recorded("keras")
    recording.replay(InsightCallback(tmp_path / "a", **recording.arguments))
    return open_runs(tmp_path)


def steps_of(store: Any, tag: str) -> list[int]:
    table = store.table("scalar")
    return table[table["tag"] == tag]["step"].tolist()  # type: ignore[no-any-return]


@pytest.mark.parametrize("tag", ["loss", "val_loss", "mae", "val_mae", "learning_rate", "epoch"])
def test_second_fit_goes_on_where_the_first_ended(tag: str, store: Any) -> None:
    assert steps_of(store, tag) == [BATCHES, 2 * BATCHES, 3 * BATCHES]


def test_batches_are_recorded_as_often_as_asked(store: Any) -> None:
    assert steps_of(store, "batch/loss") == [2, 4, 6, 8]


def test_evaluation_stands_at_the_last_step_under_a_tag_of_its_own(store: Any) -> None:
    table = store.table("scalar")

    assert steps_of(store, "eval/loss") == [3 * BATCHES]
    assert {tag for tag in table["tag"] if tag.startswith("eval/")} == {"eval/loss", "eval/mae"}


def test_weights_are_recorded_in_every_second_epoch(store: Any) -> None:
    table = store.table("histogram")

    assert set(zip(table["tag"], table["step"], strict=True)) == {
        ("sequential/out/kernel", 2 * BATCHES),
        ("sequential/out/bias", 2 * BATCHES),
    }


def test_compiled_settings_are_facts_of_the_run(store: Any) -> None:
    (row,) = store.lineage().to_dict("records")

    assert row["hyperparameters.optimizer"] == "Adam"
    assert row["hyperparameters.learning_rate"] == 0.1
    assert row["hyperparameters.loss_function"] == "mse"
    assert row["algorithm.network"] == "sequential"
    assert row["user.optimizer_config.beta_1"] == 0.9
    assert row["metric.loss"] > 0


def test_no_batches_are_recorded_where_none_are_wanted(
    frameworks: Any, recorded: Any, tmp_path: Path
) -> None:
    recorded("keras").replay(InsightCallback(tmp_path / "a", batch_freq=0))
    store = open_runs(tmp_path)

    assert steps_of(store, "batch/loss") == []
    assert steps_of(store, "loss") == [BATCHES, 2 * BATCHES, 3 * BATCHES]


def test_call_for_several_batches_counts_them_all(frameworks: Any, tmp_path: Path) -> None:
    callback: Any = InsightCallback(tmp_path / "a", batch_freq=4)
    callback.on_epoch_begin(0)
    for batch in (2, 5, 8):  # steps_per_execution=3
        callback.on_train_batch_end(batch, {"loss": 0.5})
    callback.close()

    assert steps_of(open_runs(tmp_path), "batch/loss") == [6, 9]


@pytest.mark.parametrize("name", ["batch_freq", "histogram_freq"])
@pytest.mark.parametrize(("freq", "error"), [(-1, ValueError), (0.5, TypeError), (True, TypeError)])
def test_frequency_that_is_none_is_refused(
    frameworks: Any, tmp_path: Path, name: str, freq: Any, error: type[Exception]
) -> None:
    with pytest.raises(error, match=name):
        InsightCallback(tmp_path, **{name: freq})
