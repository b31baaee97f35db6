"""Data that waits for the training."""

from __future__ import annotations

import numpy as np
import pytest

from engine import Model, dataset, nn
from engine.dataset import config
from engine.errors import StateError
from engine.train import Callback


class Waited(dataset.WaitedDSCallback):
    def __init__(self, told, step_size=1):
        super().__init__(step_size)
        self.told = told

    def sync_epoch_begin(self, train_run_context, ds_run_context):
        self.told.append(f"data of epoch {ds_run_context.cur_epoch_num}")

    def sync_step_begin(self, train_run_context, ds_run_context):
        self.told.append(f"row {ds_run_context.cur_step_num}")
        assert train_run_context.original_args().cur_step_num > 0


class Steps(Callback):
    def __init__(self, told):
        self.told = told

    def on_train_step_end(self, run_context):
        self.told.append(f"step {run_context.original_args().cur_step_num}")


@pytest.mark.parametrize(("sink", "epochs"), [(False, 2), (True, 4)])
def test_rows_of_a_step_are_made_when_the_step_before_ended(sink, epochs):
    told = []
    waited = Waited(told, step_size=2)
    data = {"x": np.zeros((4, 3), np.float32), "y": np.zeros((4, 1), np.float32)}
    rows = dataset.NumpySlicesDataset(data, shuffle=False).map(abs, "x", callbacks=waited)
    net = nn.Dense(3, 1)
    model = Model(net, nn.MSELoss(), nn.SGD(net.trainable_params(), 0.1))
    callbacks = [Steps(told), waited]
    rows = rows.batch(2)
    model.train(epochs, rows, callbacks=callbacks, dataset_sink_mode=sink, sink_size=1)

    in_order = [one for one in told if "epoch" not in one]
    assert in_order == [*("step 1", "row 3", "step 2", "row 5", "step 3", "row 7", "step 4")]
    assert "data of epoch 2" in told


def test_training_that_does_not_come_is_not_waited_for_for_ever(monkeypatch):
    monkeypatch.setattr(config.running, "_running", config.running._Running())
    config.set_callback_timeout(1)
    rows = dataset.NumpySlicesDataset([1, 2], shuffle=False).map(abs, callbacks=Waited([]))

    with pytest.raises(StateError, match="the end of a step of training within 1 s"):
        list(rows)
