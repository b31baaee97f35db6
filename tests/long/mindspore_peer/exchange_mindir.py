"""Write networks as MINDIR with our engine, or run such files in MindSpore.

    python exchange_mindir.py (engine | mindspore)

Beside each file lie its inputs and what it is to give; MindSpore writes what it gave there.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

KEYS = {"AES-GCM": bytes(range(16)), "AES-CBC": bytes(range(32))}


def flat(made):
    if isinstance(made, tuple | list):
        return [one for part in made for one in flat(part)]
    return [made]


def networks():
    """Name, network, what is exported, and the inputs that it is run with."""
    import engine
    from engine import Tensor, nn
    from engine.autodiff import PRIMITIVES
    from engine.nn import layer as layers
    from engine.train.export.mindir.registry import CONVERTERS
    from tests.engine import networks as samples

    rng = np.random.default_rng(5)

    def floats(*shape):
        return Tensor(rng.standard_normal(shape).astype(np.float32))

    def is_open(*shape, dtype=engine.float32):
        return Tensor(shape=shape, dtype=dtype)

    words = Tensor(rng.integers(0, 7, (3, 5)).astype(np.int32))
    images = floats(2, 3, 32, 32)
    lenet, resnet = samples.LeNet5(), samples.ResNet20()
    lstm = nn.LSTM(3, 4, num_layers=2, bidirectional=True)
    gpt = samples.SmallGPT()
    mlp = nn.SequentialCell(nn.Flatten(), nn.Dense(12, 8, activation="relu"), nn.Dropout(p=0.5))
    yield "sample LeNet", lenet, None, [floats(2, 1, 32, 32)]
    yield "sample LeNet open", lenet, [is_open(None, 1, 32, 32)], [floats(3, 1, 32, 32)]
    yield "sample ResNet-20", resnet, None, [images]
    yield "sample ResNet-20 open", resnet, [is_open(None, 3, 32, 32)], [images]
    yield "sample MLP", mlp, [is_open(None, 3, 4)], [floats(5, 3, 4)]
    yield "sample LSTM", lstm, None, [floats(6, 2, 3)]
    yield "sample LSTM open", lstm, [is_open(6, None, 3)], [floats(6, 5, 3)]
    yield "sample GPT", gpt, None, [words]
    yield "sample GPT open", gpt, [is_open(None, None, dtype=engine.int32)], [words]
    for name in layers.__all__:
        kind = getattr(layers, name)
        example = kind._example() if isinstance(kind, type) and hasattr(kind, "_example") else None
        if example is not None and example.inputs:
            yield f"layer {name}", example.layer, None, [floats(*one) for one in example.inputs]
    for name in sorted(CONVERTERS.by_name):
        primitive = PRIMITIVES[name]
        for number, (given, attrs) in enumerate(primitive.examples(np.random.default_rng(3))):
            tensors = [Tensor(_narrow(np.asarray(one))) for one in given if one is not None]
            yield f"primitive {name} {number}", _bound(primitive, _narrowed(attrs)), None, tensors


def _bound(primitive, attrs):
    return lambda *inputs: primitive(*inputs, **attrs)


def _narrow(array):
    return array.astype(np.float32) if array.dtype == np.float64 else array


def _narrowed(attrs):
    wide = np.dtype(np.float64)
    return {
        name: np.dtype(np.float32) if name == "dtype" and np.dtype(one) == wide else one
        for name, one in attrs.items()
    }


def write():
    import engine
    from engine import nn
    from engine.errors import EngineError

    engine.set_seed(3)
    refused = []
    for name, network, described, inputs in networks():
        if isinstance(network, nn.Cell):
            network.set_train(False)
        expected = [one.asnumpy() for one in flat(network(*inputs))]
        try:
            engine.export(network, *(described or inputs), file_name=f"{name}.mindir")
        except EngineError as error:
            refused.append(f"{name}: {error}")
            continue
        arrays = {f"input {k}": one.asnumpy() for k, one in enumerate(inputs)}
        arrays |= {f"output {k}": one for k, one in enumerate(expected)}
        np.savez(f"{name}.npz", **arrays)
    for mode, key in KEYS.items():
        options = {"file_name": f"key {mode}", "enc_key": key, "enc_mode": mode}
        x = engine.Tensor(np.ones((2, 3), np.float32))
        net = nn.Dense(3, 2)
        engine.export(net, x, file_format="MINDIR", **options)
        np.savez(f"key {mode}.npz", **{"input 0": x.asnumpy(), "output 0": net(x).asnumpy()})
    Path("refused.txt").write_text("\n".join(refused), encoding="utf-8")


def run():
    import mindspore as ms

    for path in sorted(Path().glob("*.npz")):
        with np.load(path) as kept:
            inputs = [ms.Tensor(one) for name, one in kept.items() if name.startswith("input")]
        mode = path.stem.removeprefix("key ")
        options = {"dec_key": KEYS[mode], "dec_mode": mode} if mode in KEYS else {}
        graph = ms.load(str(path.with_suffix(".mindir")), **options)
        made = [one.asnumpy() for one in flat(ms.nn.GraphCell(graph)(*inputs))]
        np.savez(path.with_suffix(".there"), *made)
        Path(f"{path.stem}.there.npz").rename(path.with_suffix(".there"))
    values = np.linspace(-10, 10, 200_001).astype(np.float32)
    off = abs(ms.ops.tanh(ms.Tensor(values)).asnumpy() - np.tanh(values.astype(np.float64))).max()
    Path("tanh.txt").write_text(str(off), encoding="utf-8")


if __name__ == "__main__":
    {"engine": write, "mindspore": run}[sys.argv[1]]()
