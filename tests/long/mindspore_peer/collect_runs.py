"""Train a small network under SummaryCollectors of several settings, in folders below this one.

    python collect_runs.py (engine | mindspore)

Weights are drawn by NumPy and batches come in their order, so that both libraries record the same.
"""

from __future__ import annotations

import importlib
import sys

import numpy as np

LIBRARY = sys.argv[1]
ms = importlib.import_module(LIBRARY)
nn = importlib.import_module(f"{LIBRARY}.nn")
ops = importlib.import_module(f"{LIBRARY}.ops")
ds = importlib.import_module(f"{LIBRARY}.dataset")
train = importlib.import_module(f"{LIBRARY}.train")

# MindSpore's default, said aloud: ours spreads them over the training.
FIRST_STEPS = {"intervals": [list(range(1, 10)), list(range(10, 20))]}
SETTINGS = {
    "default": (
        10,
        {"collect_freq": 1, "collect_specified_data": {"collect_landscape": FIRST_STEPS}},
    ),
    "five steps": (3, {"collect_freq": 5, "collect_specified_data": {"collect_landscape": None}}),
    "own tensor steps": (
        10,
        {
            "collect_freq": 3,
            "collect_tensor_freq": 7,
            "collect_specified_data": {
                "histogram_regular": "^fc.w|bias",
                "collect_metric": False,
                "collect_input_data": False,
                "collect_landscape": {
                    "unit": "epoch",
                    "landscape_size": 5,
                    "create_landscape": {"train": True, "result": False},
                    "intervals": [[1, 2, 3], [4, 6, 8]],
                },
            },
        },
    ),
    "operators only": (2, {"collect_freq": 2, "keep_default_action": False}),
    "metric and facts": (
        2,
        {
            "collect_freq": 2,
            "keep_default_action": False,
            "collect_specified_data": {"collect_metric": True},
            "custom_lineage_data": {"version": "x", "hidden": 3, "dropout": 0.5},
            "export_options": {"tensor_format": "npy"},
        },
    ),
}


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.flatten = nn.Flatten()
        self.fc = nn.Dense(36, 3)
        self.scalar, self.image = ops.ScalarSummary(), ops.ImageSummary()
        self.tensor, self.histogram = ops.TensorSummary(), ops.HistogramSummary()

    def construct(self, x):
        self.image("picture", x)
        y = self.fc(self.flatten(x))
        self.scalar("mean", y.mean())
        self.tensor("activation", y)
        self.histogram("spread", y)
        return y


def batches():
    images = np.random.default_rng(0).random((32, 1, 6, 6)).astype(np.float32)
    columns = {"image": images, "label": np.zeros(32, np.int32)}
    return ds.NumpySlicesDataset(columns, shuffle=False).batch(8)


def collected(folder, epochs, options):
    network = Net()
    weight = np.random.default_rng(1).normal(0, 0.1, (3, 36)).astype(np.float32)
    network.fc.weight.set_data(ms.Tensor(weight))
    network.fc.bias.set_data(ms.Tensor(np.zeros(3, np.float32)))
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    optimizer = nn.Momentum(network.trainable_params(), 0.1, 0.9)
    model = train.Model(network, loss, optimizer, metrics={"acc"})
    collector = train.SummaryCollector(folder, **options)
    model.train(epochs, batches(), callbacks=[collector])
    model.eval(batches(), callbacks=[collector])


if __name__ == "__main__":
    ms.set_context(mode=ms.GRAPH_MODE)
    for name, (number, options) in SETTINGS.items():
        collected(name, number, options)
