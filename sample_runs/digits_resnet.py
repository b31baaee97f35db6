"""A residual network on scikit-learn's handwritten digits, its pictures changed anew in each epoch.

Pictures are moved, turned and made darker or brighter by `dataset.vision`, the rate falls along a
cosine, and the loss is scaled as for half precision. With `mindspore` for `engine` in the imports
the same script runs on MindSpore.

    python sample_runs/digits_resnet.py --dir summary_dir/resnet --epochs 12
"""

from __future__ import annotations

import argparse

import numpy as np
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split

import engine as ms
from engine import dataset as ds
from engine import nn
from engine.dataset import vision
from engine.train import LossMonitor, Model, SummaryCollector

BATCH, EPOCHS = 32, 12


class Block(nn.Cell):
    """Two convolutions and a way past them; a stride above 1 halves the picture.

    Source: He et al., arXiv:1512.03385, the basic block.
    """

    def __init__(self, channels_in: int, channels: int, stride: int = 1) -> None:
        super().__init__()
        self.conv1 = nn.Conv2d(channels_in, channels, 3, stride)
        self.norm1 = nn.BatchNorm2d(channels)
        self.conv2 = nn.Conv2d(channels, channels, 3)
        self.norm2 = nn.BatchNorm2d(channels)
        self.relu = nn.ReLU()
        self.past: nn.Cell = nn.Identity()
        if stride != 1 or channels_in != channels:
            self.past = nn.SequentialCell(
                nn.Conv2d(channels_in, channels, 1, stride), nn.BatchNorm2d(channels)
            )

    def construct(self, x: ms.Tensor) -> ms.Tensor:
        """Features (N, channels, H / stride, W / stride) of (N, channels_in, H, W)."""
        inner = self.relu(self.norm1(self.conv1(x)))
        return self.relu(self.norm2(self.conv2(inner)) + self.past(x))


class ResNet8(nn.Cell):
    """Three blocks of 16, 32 and 64 channels: pictures (N, 1, 16, 16) to scores (N, 10)."""

    def __init__(self, classes: int = 10) -> None:
        super().__init__()
        self.begin = nn.SequentialCell(nn.Conv2d(1, 16, 3), nn.BatchNorm2d(16), nn.ReLU())
        self.blocks = nn.SequentialCell(Block(16, 16), Block(16, 32, 2), Block(32, 64, 2))
        self.scores = nn.Dense(64, classes)

    def construct(self, x: ms.Tensor) -> ms.Tensor:
        """The scores."""
        return self.scores(self.blocks(self.begin(x)).mean(axis=(2, 3)))


def digits() -> tuple[tuple[np.ndarray, np.ndarray], tuple[np.ndarray, np.ndarray]]:
    """Pictures (16, 16, 1) of 0 to 255 and what they show: for training, and held out."""
    images, labels = load_digits(return_X_y=True)
    images = images.reshape(-1, 8, 8, 1).repeat(2, axis=1).repeat(2, axis=2) * 15.9375
    parts = train_test_split(
        images.astype(np.uint8), labels.astype(np.int32), test_size=0.2, random_state=0
    )
    return (parts[0], parts[2]), (parts[1], parts[3])


def batches(rows: tuple[np.ndarray, np.ndarray], *, changed: bool) -> ds.Dataset:
    """Batches of pictures, (N, 1, 16, 16) around 0, and labels; changed at random for training."""
    changes = [
        vision.RandomCrop((16, 16), (2, 2, 2, 2)),
        vision.RandomRotation(12.0, resample=vision.Inter.BILINEAR),
        vision.RandomAdjustSharpness(degree=2.0, prob=0.3),
    ]
    always = [vision.Rescale(1 / 255, 0.0), vision.Normalize([0.3], [0.35]), vision.HWC2CHW()]
    found = ds.NumpySlicesDataset(rows, ["image", "label"], shuffle=changed)
    found = found.map([*changes, *always] if changed else always, input_columns=["image"])
    return found.batch(BATCH, drop_remainder=changed)


def train(summary_dir: str, epochs: int = EPOCHS, seed: int = 1, callbacks: tuple = ()) -> float:
    """Train and record one run; the held-out accuracy."""
    ms.set_seed(seed)
    rows, held_out = digits()
    train_set, test_set = batches(rows, changed=True), batches(held_out, changed=False)
    network, steps = ResNet8(), train_set.get_dataset_size()
    rate = nn.cosine_decay_lr(1e-4, 0.1, epochs * steps, steps, epochs)
    optimizer = nn.Momentum(
        network.trainable_params(), rate, momentum=0.9, weight_decay=1e-4, loss_scale=1024.0
    )
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    scale = ms.FixedLossScaleManager(1024, drop_overflow_update=False)
    model = Model(network, loss, optimizer, metrics={"accuracy"}, loss_scale_manager=scale)
    collector = SummaryCollector(
        summary_dir,
        collect_freq=5,
        collect_specified_data={"collect_landscape": None},
        custom_lineage_data={"seed": seed, "changed": "moved, turned, sharper or softer"},
    )
    model.train(epochs, train_set, callbacks=[collector, *callbacks], dataset_sink_mode=False)
    return model.eval(test_set, callbacks=[collector], dataset_sink_mode=False)["accuracy"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--dir", default="summary_dir/resnet", help="the run's folder")
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    arguments = parser.parse_args()
    accuracy = train(arguments.dir, arguments.epochs, callbacks=(LossMonitor(44),))
    print(f"held-out accuracy {accuracy:.4f}")
    if arguments.epochs >= EPOCHS and accuracy < 0.98:
        raise SystemExit("digits_resnet expected an accuracy of 0.98 at least")
