"""Train small networks for twenty steps, on the library that is named, and print the losses.

    python train_digits.py (engine | mindspore)

Weights are drawn by NumPy and batches come in their order, so that both libraries start alike.
"""

from __future__ import annotations

import importlib
import json
import sys

import numpy as np
from sklearn.datasets import load_digits

LIBRARY = sys.argv[1]
ms = importlib.import_module(LIBRARY)
nn = importlib.import_module(f"{LIBRARY}.nn")
ds = importlib.import_module(f"{LIBRARY}.dataset")
train = importlib.import_module(f"{LIBRARY}.train")

STEPS = 20
BATCH = 32


class LeNet5(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(1, 6, 5, pad_mode="valid")
        self.conv2 = nn.Conv2d(6, 16, 5, pad_mode="valid")
        self.relu = nn.ReLU()
        self.max_pool2d = nn.MaxPool2d(kernel_size=2, stride=2)
        self.flatten = nn.Flatten()
        self.fc1 = nn.Dense(16 * 5 * 5, 120)
        self.fc2 = nn.Dense(120, 84)
        self.fc3 = nn.Dense(84, 10)

    def construct(self, x):
        x = self.max_pool2d(self.relu(self.conv1(x)))
        x = self.max_pool2d(self.relu(self.conv2(x)))
        x = self.flatten(x)
        x = self.relu(self.fc1(x))
        x = self.relu(self.fc2(x))
        return self.fc3(x)


class NormalisedConv(nn.Cell):
    # No bias before a normalisation: its gradient is rounding alone, and Adam would blow it up.
    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(1, 8, 3, pad_mode="same")
        self.bn1 = nn.BatchNorm2d(8)
        self.pool = nn.MaxPool2d(4, 4)
        self.flatten = nn.Flatten()
        self.fc1 = nn.Dense(8 * 8 * 8, 32, has_bias=False)
        self.bn2 = nn.BatchNorm1d(32)
        self.relu = nn.ReLU()
        self.fc2 = nn.Dense(32, 10)

    def construct(self, x):
        x = self.flatten(self.pool(self.relu(self.bn1(self.conv1(x)))))
        return self.fc2(self.relu(self.bn2(self.fc1(x))))


OPTIMIZERS = {
    "Momentum": lambda parameters: nn.Momentum(parameters, 0.02, 0.9),
    "Adam": lambda parameters: nn.Adam(parameters, 0.002),
}


class Losses(train.Callback):
    def __init__(self):
        super().__init__()
        self.seen = []

    def on_train_step_end(self, run_context):
        self.seen.append(float(run_context.original_args().net_outputs.asnumpy()))


def batches():
    images, labels = load_digits(return_X_y=True)
    images = images.reshape(-1, 1, 8, 8).repeat(4, axis=2).repeat(4, axis=3)
    images = ((images - images.mean()) / images.std()).astype(np.float32)
    columns = (images[: STEPS * BATCH], labels[: STEPS * BATCH].astype(np.int32))
    return ds.NumpySlicesDataset(columns, ["image", "label"], shuffle=False).batch(BATCH)


def with_drawn_weights(network):
    rng = np.random.default_rng(5)
    for parameter in network.trainable_params():
        shape = parameter.shape
        spread = 0.1 if len(shape) == 1 else 1 / np.sqrt(np.prod(shape[1:]))
        middle = 1.0 if parameter.name.endswith("gamma") else 0.0
        values = rng.normal(middle, spread, shape).astype(np.float32)
        parameter.set_data(ms.Tensor(values))
    return network


def trained(make_network, make_optimizer):
    network, losses = with_drawn_weights(make_network()), Losses()
    optimizer = make_optimizer(network.trainable_params())
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    model = train.Model(network, loss, optimizer)
    model.train(1, batches(), callbacks=[losses], dataset_sink_mode=False)
    weights = {item.name: item.asnumpy().ravel().tolist() for item in network.get_parameters()}
    return {"losses": losses.seen, "weights": weights}


ms.set_context(mode=ms.GRAPH_MODE)
results = {
    f"{make_network.__name__} {name}": trained(make_network, make_optimizer)
    for make_network in (LeNet5, NormalisedConv)
    for name, make_optimizer in OPTIMIZERS.items()
}
print(json.dumps(results))
