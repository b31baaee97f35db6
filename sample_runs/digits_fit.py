"""Model.fit on scikit-learn's digits: judged after each epoch, stopped when it gets no better.

The same script runs on MindSpore: write `mindspore` for `engine` in the imports.

    python sample_runs/digits_fit.py --dir fit --epochs 40
"""

from __future__ import annotations

import argparse

import numpy as np
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split

import engine as ms
from engine import dataset as ds
from engine import nn
from engine.train import (
    Accuracy,
    CheckpointConfig,
    EarlyStopping,
    History,
    Loss,
    LossMonitor,
    Model,
    ModelCheckpoint,
    ReduceLROnPlateau,
)


def network() -> nn.Cell:
    """A perceptron with dropout, which evaluations switch off."""
    return nn.SequentialCell(
        nn.Dense(64, 64), nn.BatchNorm1d(64), nn.ReLU(), nn.Dropout(p=0.2), nn.Dense(64, 10)
    )


def digits(batch_size: int = 32) -> tuple[ds.Dataset, ds.Dataset]:
    """The digits as vectors of 64 numbers from 0 to 1: for training, and held out."""
    images, labels = load_digits(return_X_y=True)
    parts = train_test_split(
        (images / 16).astype(np.float32), labels.astype(np.int32), test_size=0.2, random_state=0
    )
    columns = ["image", "label"]
    train = ds.NumpySlicesDataset((parts[0], parts[2]), columns, shuffle=True)
    test = ds.NumpySlicesDataset((parts[1], parts[3]), columns, shuffle=False)
    return train.batch(batch_size, drop_remainder=True), test.batch(batch_size)


def train(folder: str, epochs: int = 40, seed: int = 3) -> tuple[History, str]:
    """Train with the callbacks that watch an evaluation; what was seen, and the last file."""
    ms.set_seed(seed)
    train_set, test_set = digits()
    net = network()
    model = Model(
        net,
        nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean"),
        nn.Momentum(net.trainable_params(), 0.2, momentum=0.9),
        metrics={"accuracy": Accuracy(), "loss": Loss()},
    )
    steps = train_set.get_dataset_size()
    config = CheckpointConfig(save_checkpoint_steps=steps, keep_checkpoint_max=2)
    history, files = History(), ModelCheckpoint("digits", folder, config)
    callbacks = [
        history,
        files,
        LossMonitor(steps),
        ReduceLROnPlateau("eval_loss", factor=0.3, patience=3, min_lr=0.001, verbose=True),
        EarlyStopping("eval_loss", patience=8, verbose=True, restore_best_weights=True),
    ]
    model.fit(epochs, train_set, test_set, callbacks=callbacks)
    print("held out:", model.eval(test_set))
    return history, files.latest_ckpt_file_name


def accuracy_of(ckpt_file: str) -> float:
    """The held-out accuracy of the weights in a checkpoint, in a network made anew."""
    net = network()
    ms.load_param_into_net(net, ms.load_checkpoint(ckpt_file))
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    _, test_set = digits()
    return Model(net, loss, metrics={"accuracy"}).eval(test_set)["accuracy"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--dir", default="fit", help="where the checkpoints go")
    parser.add_argument("--epochs", type=int, default=40)
    arguments = parser.parse_args()
    seen, newest = train(arguments.dir, arguments.epochs)
    print("best accuracy", max(seen.history["accuracy"]))
    print("accuracy of the last checkpoint", accuracy_of(newest))
