"""Train with resumable checkpoints here, or load one into the same network there.

python resumable_checkpoint.py (engine | mindspore) (ckpt | safetensors)
"""

from __future__ import annotations

import importlib
import sys

import numpy as np

LIBRARY, FORMAT = sys.argv[1:]
ms = importlib.import_module(LIBRARY)
nn = importlib.import_module(f"{LIBRARY}.nn")
ds = importlib.import_module(f"{LIBRARY}.dataset")
train = importlib.import_module(f"{LIBRARY}.train")


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.Dense(6, 16)
        self.norm = nn.BatchNorm1d(16)
        self.last = nn.Dense(16, 3)

    def construct(self, x):
        return self.last(self.norm(self.first(x)))


net = Net()
optimizer = nn.Adam(net.trainable_params(), 0.01)
loaded = {}
if LIBRARY == "engine":
    rng = np.random.default_rng(3)
    columns = {"x": rng.normal(size=(24, 6)).astype(np.float32), "y": np.zeros(24, np.int32)}
    rows = ds.NumpySlicesDataset(columns).batch(8)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    config = train.CheckpointConfig(resumable=True, format=FORMAT)
    watch = train.EarlyStopping("loss", patience=9, restore_best_weights=True)
    saver = train.ModelCheckpoint("net", ".", config)
    train.Model(net, loss, optimizer).train(2, rows, [saver, watch, train.History()])
else:
    parameters = ms.load_checkpoint(f"net-2_3.{FORMAT}", format=FORMAT)
    for cell in (net, optimizer):
        left, _ = ms.load_param_into_net(cell, parameters)
        if left:
            sys.exit(f"not loaded: {left}")
for cell in (net, optimizer):
    loaded.update({parameter.name: parameter.asnumpy() for parameter in cell.get_parameters()})
np.savez(f"{LIBRARY}.npz", **loaded)
