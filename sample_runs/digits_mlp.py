"""A small perceptron on scikit-learn's digits: five lines of network, one run a setting.

    python sample_runs/digits_mlp.py --dir summary_dir

Trains six runs over optimizer, learning rate and width, so that the lineage page has something
to say about why one beat another.
"""

from __future__ import annotations

import argparse

import numpy as np
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split

import engine as ms
from engine import dataset as ds
from engine import nn
from engine.train import Model, SummaryCollector

SETTINGS = (
    ("SGD", 0.1, 16),
    ("SGD", 0.5, 64),
    ("Momentum", 0.05, 32),
    ("Momentum", 0.1, 64),
    ("Adam", 0.001, 32),
    ("Adam", 0.01, 64),
)


def digits(batch_size: int) -> tuple[ds.Dataset, ds.Dataset]:
    """The digits as vectors of 64 numbers from 0 to 1: for training, and held out."""
    images, labels = load_digits(return_X_y=True)
    parts = train_test_split(
        (images / 16).astype(np.float32), labels.astype(np.int32), test_size=0.2, random_state=0
    )
    columns = ["image", "label"]
    train = ds.NumpySlicesDataset((parts[0], parts[2]), columns, shuffle=True)
    test = ds.NumpySlicesDataset((parts[1], parts[3]), columns, shuffle=False)
    return train.batch(batch_size, drop_remainder=True), test.batch(batch_size)


def train(
    folder: str, optimizer: str, learning_rate: float, width: int, epochs: int = 10, seed: int = 7
) -> float:
    """Train and record one run; returns the held-out accuracy."""
    ms.set_seed(seed)
    train_set, test_set = digits(batch_size=32)
    network = nn.SequentialCell(nn.Dense(64, width), nn.ReLU(), nn.Dense(width, 10))
    parameters = network.trainable_params()
    made = {
        "SGD": lambda: nn.SGD(parameters, learning_rate),
        "Momentum": lambda: nn.Momentum(parameters, learning_rate, momentum=0.9),
        "Adam": lambda: nn.Adam(parameters, learning_rate),
    }[optimizer]()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    model = Model(network, loss, made, metrics={"accuracy"})
    collector = SummaryCollector(
        folder,
        collect_freq=4,
        collect_specified_data={"collect_input_data": False, "collect_landscape": None},
        custom_lineage_data={"width": width, "seed": seed},
    )
    model.train(epochs, train_set, callbacks=[collector], dataset_sink_mode=False)
    return model.eval(test_set, callbacks=[collector], dataset_sink_mode=False)["accuracy"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--dir", default="summary_dir", help="where the runs' folders go")
    parser.add_argument("--epochs", type=int, default=10)
    arguments = parser.parse_args()
    ms.set_context(mode=ms.GRAPH_MODE)
    for name, rate, width in SETTINGS:
        run = f"{arguments.dir}/mlp-{name.lower()}-lr{rate}-w{width}"
        print(run, f"accuracy {train(run, name, rate, width, arguments.epochs):.4f}")
