"""LeNet-5 on scikit-learn's handwritten digits, recorded with SummaryCollector.

The same script runs on MindSpore: write `mindspore` for `engine` in the imports.

    python sample_runs/digits_lenet.py --dir summary_dir/lenet5 --epochs 15
"""

from __future__ import annotations

import argparse

import numpy as np
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split

import engine as ms
from engine import dataset as ds
from engine import nn
from engine.train import LossMonitor, Model, SummaryCollector


class LeNet5(nn.Cell):
    """LeCun et al. 1998, with ReLU and max pooling: 32 x 32 images to 10 classes."""

    def __init__(self, num_class: int = 10, num_channel: int = 1) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(num_channel, 6, 5, pad_mode="valid")
        self.conv2 = nn.Conv2d(6, 16, 5, pad_mode="valid")
        self.relu = nn.ReLU()
        self.max_pool2d = nn.MaxPool2d(kernel_size=2, stride=2)
        self.flatten = nn.Flatten()
        self.fc1 = nn.Dense(16 * 5 * 5, 120)
        self.fc2 = nn.Dense(120, 84)
        self.fc3 = nn.Dense(84, num_class)

    def construct(self, x: ms.Tensor) -> ms.Tensor:
        """Scores of the classes, (N, 10), for images (N, 1, 32, 32)."""
        x = self.max_pool2d(self.relu(self.conv1(x)))
        x = self.max_pool2d(self.relu(self.conv2(x)))
        x = self.flatten(x)
        x = self.relu(self.fc1(x))
        x = self.relu(self.fc2(x))
        return self.fc3(x)


def digits(seed: int, batch_size: int = 32) -> tuple[ds.Dataset, ds.Dataset]:
    """The digits, 8 x 8 enlarged to 32 x 32, mean 0 and deviation 1: for training, and held out.

    Training images are moved by up to two pixels, anew in each epoch.
    """
    moves = np.random.default_rng(seed)

    def moved(image: np.ndarray) -> np.ndarray:
        return np.roll(image, moves.integers(-2, 3, size=2), axis=(1, 2))

    images, labels = load_digits(return_X_y=True)
    images = images.reshape(-1, 1, 8, 8).repeat(4, axis=2).repeat(4, axis=3)
    images = ((images - images.mean()) / images.std()).astype(np.float32)
    parts = train_test_split(
        images, labels.astype(np.int32), test_size=0.2, random_state=0, stratify=labels
    )
    train_images, test_images, train_labels, test_labels = parts
    columns = ["image", "label"]
    train = ds.NumpySlicesDataset((train_images, train_labels), columns, shuffle=True)
    train = train.map(moved, input_columns=["image"])
    test = ds.NumpySlicesDataset((test_images, test_labels), columns, shuffle=False)
    return train.batch(batch_size, drop_remainder=True), test.batch(batch_size)


def optimizer_of(name: str, network: nn.Cell, learning_rate: float | list[float]) -> nn.Optimizer:
    """The optimizer of that name over what the network can train, at one rate or one a step."""
    if name == "Adam":
        return nn.Adam(network.trainable_params(), learning_rate)
    return nn.Momentum(network.trainable_params(), learning_rate, momentum=0.9)


def train(
    summary_dir: str,
    epochs: int = 15,
    optimizer: str = "Adam",
    learning_rate: float = 0.002,
    seed: int = 1,
    callbacks: tuple = (),
) -> float:
    """Train and record one run; returns the held-out accuracy."""
    ms.set_seed(seed)
    train_set, test_set = digits(seed)
    network = LeNet5()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    model = Model(
        network,
        loss,
        optimizer_of(optimizer, network, learning_rate),
        metrics={"accuracy"},
    )
    collector = SummaryCollector(
        summary_dir,
        collect_freq=5,
        collect_specified_data={"collect_landscape": None},
        custom_lineage_data={"seed": seed, "enlarged_to": 32},
    )
    model.train(epochs, train_set, callbacks=[collector, *callbacks], dataset_sink_mode=False)
    return model.eval(test_set, callbacks=[collector], dataset_sink_mode=False)["accuracy"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--dir", default="summary_dir/lenet5", help="the run's folder")
    parser.add_argument("--epochs", type=int, default=15)
    arguments = parser.parse_args()
    ms.set_context(mode=ms.GRAPH_MODE)
    accuracy = train(arguments.dir, arguments.epochs, callbacks=(LossMonitor(44),))
    print(f"held-out accuracy {accuracy:.4f}")
