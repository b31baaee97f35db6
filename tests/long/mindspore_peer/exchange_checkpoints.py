"""Write checkpoints of every kind with the library that is named, or read them.

What is in them goes into NumPy's own files, `<action>-<case>.npz`.

python exchange_checkpoints.py (engine | mindspore) (write | read) FORMAT…
"""

from __future__ import annotations

import importlib
import json
import sys

import numpy as np

LIBRARY, ACTION, *FORMATS = sys.argv[1:]
ms = importlib.import_module(LIBRARY)
nn = importlib.import_module(f"{LIBRARY}.nn")

IN_NET = "in the net "
NUMBERS = (
    *("float16", "float32", "float64", "int8", "int16", "int32", "int64"),
    *("uint8", "uint16", "uint32", "uint64", "bool"),
)


def cases():
    """Name, format, and what is put around it: cipher, bytes of the key, checksum."""
    for name in FORMATS:
        yield name, name, None, 0, False
        # MindSpore does not read what it encrypts with a checksum, so that is asked of ours alone.
        yield f"{name} crc", name, None, 0, True
    sizes = [(mode, size) for mode in ("AES-GCM", "AES-CBC") for size in (16, 24, 32)]
    for mode, size in [*sizes, ("SM4-CBC", 16)]:
        yield f"ckpt {mode} {size}", "ckpt", mode, size, False
    yield "ckpt AES-GCM crc", "ckpt", "AES-GCM", 16, LIBRARY == "engine" or ACTION == "read"


def options(form, mode, size, crc):
    prefix = {"write": "enc", "read": "dec"}[ACTION]
    key = {f"{prefix}_key": bytes(range(size)), f"{prefix}_mode": mode} if mode else {}
    return {"format": form, "crc_check": crc, **key}


class Network(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 4, 3, has_bias=True)
        self.bn = nn.BatchNorm2d(4)
        self.fc = nn.Dense(4, 3)

    def construct(self, x):
        return self.fc(self.bn(self.conv(x)).mean((2, 3)))


OPTIMIZERS = {
    "adam": lambda weights: nn.Adam(weights, 0.01),
    "momentum": lambda weights: nn.Momentum(weights, 0.01, 0.9),
    "rmsprop": lambda weights: nn.RMSProp(weights, 0.01),
    "adagrad": lambda weights: nn.Adagrad(weights, learning_rate=0.01),
}


def trained():
    """A network and an optimizer of each kind after three steps of training, by its name."""
    rng = np.random.default_rng(3)
    for name, make in OPTIMIZERS.items():
        network = Network()
        optimizer = make(network.trainable_params())
        loss = nn.WithLossCell(network, nn.MSELoss())
        step = nn.TrainOneStepCell(loss, optimizer)
        step.set_train()
        for _ in range(3):
            x = rng.normal(size=(2, 1, 5, 5)).astype(np.float32)
            step(ms.Tensor(x), ms.Tensor(np.ones((2, 3), np.float32)))
        yield name, step


def plain(value):
    """As NumPy knows it; bfloat16, which it does not know, as float32."""
    if isinstance(value, str):
        return np.array(value)
    if value.dtype == ms.bfloat16:
        return np.array(value.astype(ms.float32).asnumpy())
    return np.array(value.asnumpy())


def every_value():
    """Parameters of networks with their optimizers, numbers of every type, odd shapes and names."""
    listed = {}
    for name, step in trained():
        for parameter in step.get_parameters():
            listed[f"{name}/{parameter.name}"] = parameter
    rng = np.random.default_rng(4)
    for name in NUMBERS:
        listed[name] = ms.Tensor(rng.integers(0, 2, (2, 3)).astype(name))
    listed["bfloat16"] = ms.Tensor(np.array([1.5, -2.0, 3.25], np.float32), ms.bfloat16)
    listed["single"] = ms.Tensor(np.float32(0.5))
    listed["none"] = ms.Tensor(np.zeros((0, 4), np.float32))
    listed["one"] = ms.Tensor(np.ones((1,), np.float32))
    listed["axes"] = ms.Tensor(np.ones((1, 1, 2, 1, 1), np.int64))
    listed["special"] = ms.Tensor(np.array([np.nan, np.inf, -np.inf, -0.0, 1e-45], np.float32))
    listed["net.层.weight"] = ms.Tensor(np.ones(3, np.float32))
    listed["a b/c:d"] = ms.Tensor(np.ones(2, np.float32))
    return listed


FACTS = {"epoch": 7, "rate": 0.25, "done": True, "negative": -3, "zero": 0, "no": False}


# Of these MindSpore makes no checksum that stands in a header.
UNSUMMED = {"bfloat16", "negative"}


def held(values, form, crc):
    """What a file of the case can hold, in both libraries."""
    left_out = UNSUMMED if crc and form == "safetensors" else set()
    return {name: value for name, value in values.items() if name not in left_out}


def facts(form):
    # MindSpore reads no file that has an empty text, its own neither; and no safetensors of one.
    further = {"words": "fünf"} if form == "ckpt" or LIBRARY == "engine" else {}
    return {**FACTS, **further, "tensor": ms.Tensor(np.arange(6, dtype=np.float32).reshape(2, 3))}


def save():
    every = every_value()
    for case, form, *around in cases():
        values, more = (held(given, form, around[-1]) for given in (every, facts(form)))
        listed = [{"name": name, "data": value} for name, value in values.items()]
        ms.save_checkpoint(listed, f"{case}.{form}", append_dict=more, **options(form, *around))
        wanted = {name: plain(value) for name, value in values.items()}
        for name, fact in more.items():
            fixed = {bool: np.bool_, int: np.int64, float: np.float32}.get(type(fact))
            wanted[name] = plain(fact) if fixed is None else np.array(fact, fixed)
        np.savez(f"write-{case}.npz", **{json.dumps(k): v for k, v in wanted.items()})


def load():
    for case, form, *around in cases():
        loaded = ms.load_checkpoint(f"{case}.{form}", **options(form, *around))
        found = {name: plain(value) for name, value in loaded.items()}
        chosen = ms.load_checkpoint(
            f"{case}.{form}", choice_func=lambda n: n.startswith("adam/"), **options(form, *around)
        )
        found["chosen"] = np.array(list(chosen))
        network = Network()
        weights = {n.removeprefix("adam/"): v for n, v in loaded.items() if n.startswith("adam/")}
        left = ms.load_param_into_net(network, weights)[0]
        if left:
            sys.exit(f"{case}: not loaded into the network: {left}")
        for parameter in network.get_parameters():
            found[f"{IN_NET}{parameter.name}"] = parameter.asnumpy()
        np.savez(f"read-{case}.npz", **{json.dumps(k): v for k, v in found.items()})


(save if ACTION == "write" else load)()
