"""Write checkpoints with the library that is named, or read them into NumPy's own file.

python exchange_checkpoints.py (engine | mindspore) write FILE.ckpt VALUES.npz
python exchange_checkpoints.py (engine | mindspore) read  FILE.ckpt VALUES.npz
"""

from __future__ import annotations

import importlib
import sys

import numpy as np

LIBRARY, ACTION, CHECKPOINT, VALUES = sys.argv[1:]
ms = importlib.import_module(LIBRARY)
nn = importlib.import_module(f"{LIBRARY}.nn")


class Network(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 4, 3, has_bias=True)
        self.bn = nn.BatchNorm2d(4)
        self.fc = nn.Dense(4, 3)

    def construct(self, x):
        return self.fc(self.bn(self.conv(x)).mean((2, 3)))


def save(arrays):
    """A network with its optimizer, numbers of every type, and facts, in one file."""
    network = Network()
    nn.Adam(network.trainable_params(), 0.001)  # names the parameters as it does in training
    rng = np.random.default_rng(3)
    listed = []
    for parameter in network.get_parameters():
        values = rng.normal(size=parameter.shape).astype(np.float32)
        parameter.set_data(ms.Tensor(values))
        arrays[parameter.name] = values
        listed.append({"name": parameter.name, "data": parameter})
    for name in ("float16", "float64", "int8", "int16", "int32", "int64", "uint8", "bool"):
        arrays[name] = rng.integers(0, 2, (2, 3)).astype(name)
        listed.append({"name": name, "data": ms.Tensor(arrays[name])})
    arrays["single"] = np.float32(0.5)
    listed.append({"name": "single", "data": ms.Tensor(arrays["single"])})
    ms.save_checkpoint(listed, CHECKPOINT, append_dict={"epoch": 7, "rate": 0.25, "done": True})
    arrays.update(epoch=np.int64(7), rate=np.float32(0.25), done=np.bool_(True))


def load(arrays):
    for name, parameter in ms.load_checkpoint(CHECKPOINT).items():
        arrays[name] = parameter.asnumpy()
    network = Network()
    left = ms.load_param_into_net(network, ms.load_checkpoint(CHECKPOINT))[0]
    for parameter in network.get_parameters():
        arrays[f"in the net {parameter.name}"] = parameter.asnumpy()
    if left:
        sys.exit(f"not loaded into the network: {left}")


found = {}
(save if ACTION == "write" else load)(found)
np.savez(VALUES, **found)
