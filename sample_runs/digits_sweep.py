"""A sweep: LeNet-5 on scikit-learn's digits over learning rates, batch sizes and seeds.

    python sample_runs/digits_sweep.py --dir summary_dir/sweep --seeds 1

A collector records how each epoch does on digits that are held out. What it does not know stands
beside it, recorded by hand: which of them the network gets wrong, and which digit it takes for
which. The largest rate diverges.
"""

from __future__ import annotations

import argparse
from itertools import product
from typing import NamedTuple

import numpy as np
from digits_lenet import LeNet5, digits

import engine as ms
import insight
from engine import nn
from engine.dataset import Dataset
from engine.train import Callback, Loss, Model, RunContext, SummaryCollector

RATES = (0.003, 0.01, 0.03, 0.1, 3.0)
BATCH_SIZES = (16, 64)
CLASSES = 10
MISTAKES = 8  # pictures of them, an epoch


class Setting(NamedTuple):
    """What one run is started with."""

    learning_rate: float
    batch_size: int
    seed: int

    @property
    def name(self) -> str:
        return f"lr{self.learning_rate}_bs{self.batch_size}_s{self.seed}"


class HeldOut:
    """The network's answers to digits that it was not trained on."""

    def __init__(self, network: nn.Cell, batches: list[tuple[np.ndarray, np.ndarray]]) -> None:
        parts = []
        for images, _ in batches:
            parts.append(network(ms.Tensor(images)).asnumpy().astype(np.float64))
        scores = np.concatenate(parts)
        self.images = np.concatenate([images for images, _ in batches])
        self.labels = np.concatenate([labels for _, labels in batches])
        with np.errstate(invalid="ignore", over="ignore"):
            shifted = scores - scores.max(axis=1, keepdims=True)
            logarithms = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
        self.surprise = -logarithms[np.arange(len(self.labels)), self.labels]
        self.answers = scores.argmax(axis=1)

    @property
    def is_wrong(self) -> np.ndarray:
        return self.answers != self.labels

    @property
    def confusion(self) -> np.ndarray:
        """How many of the digits of a row's class were taken for a column's."""
        table = np.zeros((CLASSES, CLASSES), np.float32)
        np.add.at(table, (self.labels, self.answers), 1)
        return table

    def mistakes(self) -> np.ndarray:
        """The digits that surprised most of those it got wrong, (n, 1, 32, 32) of 0 to 1."""
        wrong = np.flatnonzero(self.is_wrong)
        worst = wrong[np.argsort(-self.surprise[wrong], kind="stable")][:MISTAKES]
        images = self.images[worst]
        return (images - images.min()) / max(float(np.ptp(images)), 1e-9)


class Judge(Callback):
    """Records after each epoch what the network takes held-out digits for."""

    def __init__(self, record: insight.SummaryRecord, network: nn.Cell, test_set: Dataset) -> None:
        super().__init__()
        self.record, self.network = record, network
        pairs = test_set.create_tuple_iterator()
        self.batches = [(images.asnumpy(), labels.asnumpy()) for images, labels in pairs]
        self.last: HeldOut | None = None

    def on_train_epoch_end(self, run_context: RunContext) -> None:
        """No pictures where it has diverged."""
        step = run_context.original_args().cur_step_num
        self.network.set_train(False)
        held_out = self.last = HeldOut(self.network, self.batches)
        self.network.set_train(True)
        self.record.add_value("tensor", "confusion", held_out.confusion)
        if np.isfinite(held_out.surprise).all() and held_out.is_wrong.any():
            self.record.add_value("image", "mistakes", held_out.mistakes())
        self.record.record(step)


def train(folder: str, setting: Setting, epochs: int = 6) -> HeldOut:
    """Train and record one run; returns its answers at the end."""
    ms.set_seed(setting.seed)
    train_set, test_set = digits(setting.seed, setting.batch_size)
    network = LeNet5()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    rate = setting.learning_rate
    optimizer = nn.Momentum(network.trainable_params(), rate, momentum=0.9)
    model = Model(network, loss, optimizer, metrics={"accuracy": nn.Accuracy(), "loss": Loss()})
    steps = train_set.get_dataset_size()
    collector = SummaryCollector(
        folder,
        collect_freq=max(1, steps // 10),
        collect_specified_data={"collect_landscape": None, "collect_input_data": False},
        custom_lineage_data={"seed": setting.seed},
    )
    with insight.SummaryRecord(folder) as record:
        judge = Judge(record, network, test_set)
        model.fit(
            epochs, train_set, test_set, callbacks=[collector, judge], dataset_sink_mode=False
        )
    assert judge.last is not None
    return judge.last


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--dir", default="summary_dir/sweep", help="where the runs' folders go")
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--seeds", type=int, default=3, help="how many of each setting")
    arguments = parser.parse_args()
    ms.set_context(mode=ms.GRAPH_MODE)
    for chosen in product(RATES, BATCH_SIZES, range(1, arguments.seeds + 1)):
        setting = Setting(*chosen)
        answers = train(f"{arguments.dir}/{setting.name}", setting, arguments.epochs)
        print(setting.name, f"accuracy {1 - answers.is_wrong.mean():.4f}", flush=True)
