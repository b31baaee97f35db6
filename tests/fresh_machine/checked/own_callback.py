"""`Model` with what users hand to it."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import insight
from engine import Model, Tensor, nn
from engine.dataset import NumpySlicesDataset
from engine.train import (
    Callback,
    CheckpointConfig,
    EarlyStopping,
    LossMonitor,
    ModelCheckpoint,
    RunContext,
    SummaryCollector,
    TimeMonitor,
)


class Recorded(Callback):
    """Records the loss of each step."""

    def __init__(self, record: insight.SummaryRecord, every: int = 1) -> None:
        super().__init__()
        self.record, self.every = record, every

    def on_train_step_end(self, run_context: RunContext) -> None:
        params = run_context.original_args()
        if params.cur_step_num % self.every == 0:
            self.record.log(params.cur_step_num, {"loss": params.net_outputs})
        if params.cur_epoch_num > 10:
            run_context.request_stop()


class Older(Callback):
    """With hooks of older names."""

    def epoch_end(self, run_context: RunContext) -> None:
        print(run_context.get_stop_requested())


features = np.random.default_rng(0).random((40, 4), np.float32)
labels = (features.sum(1) > 2).astype(np.int32)
dataset = NumpySlicesDataset({"x": features, "y": labels}, shuffle=True)
train_set, test_set = dataset.split([0.8, 0.2])
train_set = train_set.shuffle(8).batch(4)
test_set = test_set.batch(4)

network = nn.SequentialCell(nn.Dense(4, 8), nn.Tanh(), nn.Dense(8, 2))
loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
optimizer = nn.Adam(network.trainable_params(), learning_rate=1e-2, weight_decay=1e-4)
model = Model(network, loss_fn=loss, optimizer=optimizer, metrics={"acc": nn.Accuracy()})
callbacks = [LossMonitor(5), TimeMonitor(), Older()]
model.train(1, train_set, callbacks=callbacks, dataset_sink_mode=False)
keeping = CheckpointConfig(save_checkpoint_steps=8, keep_checkpoint_max=2)
with insight.SummaryRecord("./runs/a", hyperparameters={"rate": 1e-2}) as record:
    more = [Recorded(record), ModelCheckpoint("own", "./checkpoints", keeping)]
    model.fit(2, train_set, test_set, callbacks=more)
collector = SummaryCollector(Path("runs", "b"), collect_freq=5, keep_default_action=False)
model.train(2, train_set, [collector, EarlyStopping(monitor="loss")], initial_epoch=1)
found = model.eval(test_set)
print(found["acc"], model.predict(Tensor(features)).shape)
