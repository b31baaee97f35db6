"""What Keras reports: on which steps, under which tags."""

from __future__ import annotations

from collections.abc import Callable
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


class Trained:
    """A model as far as the callback looks at it, and Keras's calls of a `fit` of it."""

    name, loss, trainable_weights = "line", "mse", ()

    def __init__(self, iterations: int = 0) -> None:
        self.compile(iterations)

    def compile(self, iterations: int = 0) -> None:
        self.optimizer = Optimizer(iterations)

    def count_params(self) -> int:
        return 4

    def fit(
        self,
        callback: Any,
        epochs: int,
        initial_epoch: int = 0,
        steps: int | None = BATCHES,
        fails_after: int = 10**6,
    ) -> None:
        callback.set_model(self)
        callback.set_params({"epochs": epochs, "steps": steps})
        callback.on_train_begin()
        for epoch in range(initial_epoch, epochs):
            callback.on_epoch_begin(epoch)
            for batch in range(BATCHES):
                self.optimizer.iterations += 1
                callback.on_train_batch_end(batch, {"loss": 0.5})
                if self.optimizer.iterations == fails_after:
                    raise ZeroDivisionError
            callback.on_epoch_end(epoch, {"loss": 0.5})
        callback.on_train_end()

    def evaluate(self, callback: Any) -> None:
        callback.set_model(self)
        callback.set_params({"epochs": 1, "steps": 1})
        callback.on_test_end({"loss": 0.25})


class Optimizer:
    def __init__(self, iterations: int) -> None:
        self.iterations = iterations

    def get_config(self) -> dict[str, Any]:
        return {}


@pytest.fixture
def callback(frameworks: Any, tmp_path: Path) -> Callable[..., Any]:
    return lambda **arguments: InsightCallback(tmp_path / "a", **arguments)


def epochs_in(root: Path) -> list[tuple[int, int]]:
    """Steps with the epochs that ended there."""
    table = open_runs(root).table("scalar")
    rows = table[table["tag"] == "epoch"]
    return list(zip(rows["step"].tolist(), rows["value"].astype(int).tolist(), strict=True))


GONE_ON = [(3, 1), (6, 2), (9, 3), (12, 4)]


@pytest.mark.parametrize("is_compiled", [False, True])
@pytest.mark.parametrize("is_same", [False, True])
def test_second_fit_counts_steps_and_epochs_on(
    is_compiled: bool, is_same: bool, callback: Any, tmp_path: Path, caplog: Any
) -> None:
    model, one = Trained(), callback()
    model.fit(one, 2)
    if is_compiled:
        model.compile()
    model.fit(one if is_same else callback(), 2)

    assert epochs_in(tmp_path) == GONE_ON
    assert not caplog.records


def test_initial_epoch_in_a_new_process_counts_its_batches(
    callback: Any, tmp_path: Path, caplog: Any
) -> None:
    Trained().fit(callback(), 2)
    Trained().fit(callback(), 4, initial_epoch=2)  # with the weights of the first

    assert epochs_in(tmp_path) == GONE_ON
    assert len(open_runs(tmp_path).table("scalar", superseded=True)) == 4 * (BATCHES + 2)
    assert not caplog.records


def test_initial_epoch_of_a_model_with_its_optimizer_is_not_counted_twice(
    callback: Any, tmp_path: Path
) -> None:
    Trained().fit(callback(), 2)
    Trained(iterations=6).fit(callback(), 4, initial_epoch=2)

    assert epochs_in(tmp_path) == GONE_ON


def test_model_loaded_whole_goes_on_though_its_epochs_begin_anew(
    callback: Any, tmp_path: Path, caplog: Any
) -> None:
    Trained().fit(callback(), 2)
    Trained(iterations=6).fit(callback(), 2)  # `load_model` in a new process, no `initial_epoch`

    assert epochs_in(tmp_path) == [(3, 1), (6, 2), (9, 1), (12, 2)]
    assert len(open_runs(tmp_path).table("scalar", superseded=True)) == 4 * (BATCHES + 2)
    assert not caplog.records


def test_initial_epoch_in_the_same_process_is_the_epoch(callback: Any, tmp_path: Path) -> None:
    model = Trained()
    model.fit(callback(), 2)
    model.fit(callback(), 4, initial_epoch=2)

    assert epochs_in(tmp_path) == GONE_ON


def test_epochs_of_unknown_length_need_the_step_to_begin_after(
    callback: Any, tmp_path: Path, caplog: Any
) -> None:
    Trained().fit(callback(), 2)
    Trained().fit(callback(initial_step=6), 4, initial_epoch=2, steps=None)

    assert epochs_in(tmp_path) == GONE_ON
    assert not caplog.records


def test_without_it_the_callback_says_how_to_tell_it(callback: Any, caplog: Any) -> None:
    Trained().fit(callback(), 3, initial_epoch=2, steps=None)

    assert "initial_step" in caplog.text


def test_initial_step_is_that_of_the_first_fit_alone(callback: Any, tmp_path: Path) -> None:
    model, one = Trained(iterations=1000), callback(initial_step=0)
    for _ in range(4):
        model.fit(one, 1)

    assert epochs_in(tmp_path) == GONE_ON


def test_fit_that_failed_in_the_middle_goes_on_where_it_was(callback: Any, tmp_path: Path) -> None:
    model, one = Trained(), callback()
    with pytest.raises(ZeroDivisionError):
        model.fit(one, 3, fails_after=4)
    model.fit(one, 2)

    assert epochs_in(tmp_path) == [(3, 1), (7, 2), (10, 3)]
    assert open_runs(tmp_path).runs()["status"].tolist() == ["finished"]


def test_backup_that_is_loaded_as_the_training_begins_is_seen(
    callback: Any, tmp_path: Path
) -> None:
    model, one = Trained(), callback()
    model.fit(one, 2)
    model = Trained()
    one.set_model(model)
    one.set_params({"epochs": 3, "steps": BATCHES})
    one.on_train_begin()
    model.optimizer.iterations = 6  # another callback's work, after ours
    one.on_epoch_begin(2)
    one.on_train_batch_end(2, {"loss": 0.5})
    one.on_epoch_end(2, {"loss": 0.5})
    one.on_train_end()

    assert epochs_in(tmp_path) == GONE_ON[:3]


def test_another_model_begins_anew_and_the_callback_says_so_once(
    callback: Any, tmp_path: Path, caplog: Any
) -> None:
    one = callback()
    for _ in range(3):
        Trained().fit(one, 2)

    assert epochs_in(tmp_path) == GONE_ON[:2]
    assert [str(tmp_path / "a") in record.getMessage() for record in caplog.records] == [True]


def test_evaluation_in_a_new_process_stands_where_the_model_was(
    callback: Any, tmp_path: Path
) -> None:
    Trained().fit(callback(), 2)
    Trained(iterations=6).evaluate(callback())

    assert steps_of(open_runs(tmp_path), "eval/loss") == [6]


def test_evaluation_after_a_fit_that_failed_is_recorded(callback: Any, tmp_path: Path) -> None:
    model, one = Trained(), callback()
    with pytest.raises(ZeroDivisionError):
        model.fit(one, 3, fails_after=4)
    model.evaluate(one)

    assert steps_of(open_runs(tmp_path), "eval/loss") == [4]


@pytest.mark.parametrize(("step", "error"), [(-1, ValueError), (0.5, TypeError)])
def test_initial_step_that_is_none_is_refused(
    callback: Any, step: Any, error: type[Exception]
) -> None:
    with pytest.raises(error, match="initial_step"):
        callback(initial_step=step)
