"""LeNet-5 on the digits by two optimizers, two rates and two seeds: what `./run demo` trains.

    python sample_runs/digits_optimizers.py --dir summary_dir --epochs 6

A collector records each training, and a callback what it does not know: the length of the gradient,
which digits are taken for which, and those that surprise most. One run has a rate that is far too
high, and diverges.
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from digits_lenet import LeNet5, digits, optimizer_of
from digits_sweep import HeldOut

import engine as ms
import insight
from engine import nn
from engine.train import Callback, Loss, Model, SummaryCollector

PATIENCE = 5  # steps that a run goes on without a finite loss


class Setting(NamedTuple):
    """What one run is started with."""

    optimizer: str
    learning_rate: float
    seed: int

    @property
    def name(self) -> str:
        return f"lenet5-{self.optimizer.lower()}-lr{self.learning_rate}-s{self.seed}"


SETTINGS = (
    *(Setting(*chosen) for chosen in product(("Adam", "Momentum"), (0.0005, 0.001), (1, 2))),
    Setting("Momentum", 10.0, 1),
)


class Watch(Callback):
    """Records the length of the gradient, and what the network gets wrong of held-out digits."""

    def __init__(self, record: insight.SummaryRecord, network: nn.Cell, test_set: Any) -> None:
        super().__init__()
        self.record, self.network = record, network
        pairs = test_set.create_tuple_iterator()
        self.batches = [(images.asnumpy(), labels.asnumpy()) for images, labels in pairs]
        self.squares: list[float] = []
        self.hooks: list[Any] = []
        self.lost = 0

    def on_train_begin(self, run_context: Any) -> None:
        """Look at each gradient on its way to the optimizer."""
        for parameter in self.network.trainable_params():
            self.hooks.append(parameter.register_hook(self.look))

    def look(self, gradient: ms.Tensor) -> None:
        """Add up the squares of one parameter's gradient."""
        with np.errstate(over="ignore", invalid="ignore"):
            self.squares.append(float(np.square(gradient.asnumpy(), dtype=np.float64).sum()))

    def on_train_step_end(self, run_context: Any) -> None:
        """Record the length; a training whose loss is lost ends."""
        run = run_context.original_args()
        length, self.squares = sum(self.squares) ** 0.5, []
        self.record.log(run.cur_step_num, {"gradient_norm": length})
        self.lost = 0 if np.isfinite(run.net_outputs.asnumpy()).all() else self.lost + 1
        if self.lost == PATIENCE:
            run_context.request_stop()

    def on_train_epoch_end(self, run_context: Any) -> None:
        """Record what is taken for what, and the digits that surprise most."""
        self.network.set_train(False)
        held_out = HeldOut(self.network, self.batches)
        self.network.set_train(True)
        self.record.add_value("tensor", "confusion", held_out.confusion)
        self.record.add_value("text", "mistakes", said(held_out))
        if held_out.is_wrong.any() and np.isfinite(held_out.surprise).all():
            self.record.add_value("image", "mistakes", held_out.mistakes())
        self.record.record(run_context.original_args().cur_step_num)

    def on_train_end(self, run_context: Any) -> None:
        """Look no longer."""
        for hook in self.hooks:
            hook.remove()


def said(held_out: HeldOut) -> str:
    """What the network gets wrong, in words and a table of Markdown."""
    table = held_out.confusion.astype(int)
    np.fill_diagonal(table, 0)
    worst = sorted(zip(*np.nonzero(table), strict=True), key=lambda pair: -table[pair])[:5]
    rows = "".join(f"| {digit} | {taken} | {table[digit, taken]} |\n" for digit, taken in worst)
    count = int(held_out.is_wrong.sum())
    head = f"**{count} of {len(held_out.labels)}** held-out digits are taken for others."
    return f"{head}\n\n| digit | taken for | times |\n|---|---|---|\n{rows}" if rows else head


def collector_of(folder: str, setting: Setting, steps: int) -> SummaryCollector:
    """What is recorded by itself: ten times an epoch, and weights spread over the training."""
    return SummaryCollector(
        folder,
        collect_freq=max(1, steps // 10),
        collect_specified_data={"collect_learning_rate": True},
        custom_lineage_data={"seed": setting.seed},
    )


def train(folder: str, setting: Setting, epochs: int, callbacks: tuple = ()) -> float:
    """Train and record one run; returns the accuracy on held-out digits."""
    ms.set_seed(setting.seed)
    train_set, test_set = digits(setting.seed)
    steps = train_set.get_dataset_size()
    network = LeNet5()
    rates = nn.cosine_decay_lr(0.0, setting.learning_rate, steps * epochs, steps, epochs)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    optimizer = optimizer_of(setting.optimizer, network, rates)
    model = Model(network, loss, optimizer, metrics={"accuracy": nn.Accuracy(), "loss": Loss()})
    with insight.SummaryRecord(folder) as record:
        watch = Watch(record, network, test_set)
        collector = collector_of(folder, setting, steps)
        model.fit(
            epochs,
            train_set,
            test_set,
            callbacks=[collector, watch, *callbacks],
            dataset_sink_mode=False,
        )
    return model.eval(test_set, dataset_sink_mode=False)["accuracy"]  # fit has recorded it


def landscape_model() -> tuple[Model, nn.Cell, Any, dict]:
    """What `insight landscape --model digits_optimizers.py:landscape_model` draws."""
    network, (train_set, _) = LeNet5(), digits(seed=1)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    metrics = {"loss": Loss()}
    return Model(network, loss, metrics=metrics), network, train_set, metrics


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--dir", type=Path, default="summary_dir", help="where the runs' folders go"
    )
    parser.add_argument("--epochs", type=int, default=6)
    arguments = parser.parse_args()
    ms.set_context(mode=ms.GRAPH_MODE)
    for setting in SETTINGS:
        accuracy = train(str(arguments.dir / setting.name), setting, arguments.epochs)
        print(setting.name, f"accuracy {accuracy:.4f}", flush=True)
