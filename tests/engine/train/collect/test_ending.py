"""A training that ends before its time says so in its run, when, why and with which weights."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine
import insight
from engine.train import CheckpointConfig, EarlyStopping, ModelCheckpoint, SummaryCollector
from engine.train.callback import Callback

Make = Callable[..., Any]
FACTS = {"model.stopped_early", "model.stopped_at_step", "model.restored_epoch"}


class Stops(Callback):
    def __init__(self, step: int, *, for_good: bool = True) -> None:
        self._step, self._for_good = step, for_good

    def on_train_step_end(self, run_context: Any) -> None:
        if run_context.original_args().cur_step_num == self._step:
            stop = run_context.request_stop if self._for_good else run_context.request_interruption
            stop()


class Fails(Callback):
    def on_train_step_begin(self, run_context: Any) -> None:
        if run_context.original_args().cur_step_num == 3:
            raise KeyboardInterrupt


@pytest.fixture
def recorded(tmp_path: Path, make_model: Make, make_rows: Make) -> Make:
    """The lineage of a training of so many epochs of two steps; nothing gets better in it."""

    def train(*callbacks: Any, epochs: int = 9) -> Any:
        given = [*callbacks, SummaryCollector(str(tmp_path))]
        make_model(0.0, metrics={"mse"}).fit(epochs, make_rows(), make_rows(), callbacks=given)
        return insight.open_runs(tmp_path).lineage().iloc[0]

    return train


def test_early_stopping_says_when_and_why(recorded: Make) -> None:
    row = recorded(EarlyStopping("mse", patience=2, mode="max"))
    text = row["model.stopped_early"]

    assert text.startswith("after epoch 3, step 6 of 18: EarlyStopping: mse was best in epoch 1, ")
    assert text.endswith(", patience 2")
    assert row["model.stopped_at_step"] == 6
    assert "model.restored_epoch" not in row.index


def test_weights_that_came_back_are_told_by_their_epoch(recorded: Make) -> None:
    row = recorded(EarlyStopping("mse", patience=3, mode="max", restore_best_weights=True))

    assert row["model.restored_epoch"] == 1
    assert row["model.stopped_at_step"] == 8


def test_stopping_in_the_last_epoch_is_not_early(recorded: Make) -> None:
    stopping = EarlyStopping("mse", patience=2, mode="max", restore_best_weights=True)
    row = recorded(stopping, epochs=3)

    assert FACTS & set(row.index) == {"model.restored_epoch"}


def test_stop_that_another_callback_asks_for_is_told(recorded: Make) -> None:
    row = recorded(Stops(5))

    assert row["model.stopped_early"] == ("after epoch 3, step 5 of 18: a callback asked for it")


def test_interruption_is_no_end(recorded: Make) -> None:
    assert not FACTS & set(recorded(Stops(5, for_good=False)).index)


def test_training_that_comes_to_its_end_says_nothing(recorded: Make) -> None:
    assert not FACTS & set(recorded(EarlyStopping("mse", patience=99)).index)


def test_facts_of_a_training_that_was_replaced_do_not_stay(recorded: Make) -> None:
    recorded(EarlyStopping("mse", patience=2, mode="max", restore_best_weights=True))
    row = recorded(epochs=2)

    assert row[[*FACTS]].isna().all()


def test_facts_of_a_replaced_training_do_not_stay_though_the_second_is_interrupted(
    recorded: Make, make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    recorded(EarlyStopping("mse", patience=2, mode="max", restore_best_weights=True))
    folder = tmp_path / "checkpoints"
    for ends in (pytest.raises(KeyboardInterrupt), nullcontext()):
        saver = ModelCheckpoint("a", str(folder), CheckpointConfig(1, resumable=True))
        further = [] if isinstance(ends, nullcontext) else [Fails()]
        with ends:
            callbacks = [SummaryCollector(str(tmp_path)), saver, *further]
            make_model(0.0).train(2, make_rows(), callbacks, resume=folder)
    row = insight.open_runs(tmp_path).lineage().iloc[0]

    assert row[[*FACTS]].isna().all()


def test_last_checkpoint_for_landscapes_has_the_weights_that_came_back(
    make_model: Make, make_rows: Make, tmp_path: Path
) -> None:
    model = make_model(0.1, metrics={"mse"})
    stopping = EarlyStopping("mse", patience=1, mode="max", restore_best_weights=True)
    callbacks = [SummaryCollector(str(tmp_path)), stopping]
    model.fit(9, make_rows(), make_rows(), callbacks=callbacks)
    last = engine.load_checkpoint(str(tmp_path / "ckpt_dir" / "Linear_4_step.ckpt"))
    second = engine.load_checkpoint(str(tmp_path / "ckpt_dir" / "Linear_2_step.ckpt"))

    np.testing.assert_array_equal(last["weight"].asnumpy(), second["weight"].asnumpy())
    np.testing.assert_array_equal(last["weight"].asnumpy(), model.predict_network.weight.asnumpy())
