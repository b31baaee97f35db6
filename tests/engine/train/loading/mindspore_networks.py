"""Small networks as text, and their MINDIR files as the real MindSpore writes them.

    python -m tests.engine.train.loading.mindspore_networks FILE

run in the root of a checkout with a Python that has MindSpore, writes an archive with the file of
each network, its inputs and what MindSpore computes of it there. tests/data/mindspore/mindir.tar.xz
is one. MindSpore is imported in functions alone.
"""

from __future__ import annotations

import importlib
import io
import sys
import tarfile
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

# Name: the inputs, by shape, whole numbers below the number behind a colon; and what is computed.
FUNCTIONS = {
    "abs_pow": ("2 3", "ops.abs(x) ** 2.5"),
    "activations": (
        "2 3",
        (
            "ops.gelu(x), ops.gelu(x, approximate='tanh'), ops.elu(x), ops.leaky_relu(x),"
            " ops.relu6(x), ops.selu(x), ops.hardswish(x), ops.hardsigmoid(x), ops.softplus(x),"
            " ops.mish(x), ops.silu(x)"
        ),
    ),
    "arithmetic": ("2 3, 3", "x - y, x * y, x / y, x // y, x % y, ops.maximum(x, y)"),
    "bits": ("4:9, 4:9", "x & y, x | y, x ^ y"),
    "cast": ("2 3", "x.astype(ms.int32).astype(ms.float16)"),
    "clamp": ("2 3", "ops.clamp(x, -1, 1), ops.clip_by_value(x, 0.0, 1.0)"),
    "compare": (
        "2 3, 2 3",
        (
            "ops.select(x > y, x, y), ops.cast(ops.logical_and(x <= y, x != y), ms.float32),"
            " ops.logical_not(ops.logical_or(x == y, x >= 0)), ops.where(x < y, x, 0.0)"
        ),
    ),
    "constants": ("2 3", "x + Tensor(np.arange(6).reshape(2, 3).astype(np.float32)) + 2.5"),
    "cross_entropy": ("4 3, 4:3", "ops.cross_entropy(x, y)"),
    "elementary": (
        "2 3",
        (
            "ops.exp(x), ops.log(ops.abs(x)), ops.sqrt(ops.abs(x)), ops.neg(x), ops.sin(x),"
            " ops.cos(x), ops.tanh(x), ops.sigmoid(x), ops.erf(x), ops.floor(x), ops.ceil(x),"
            " ops.square(x), ops.reciprocal(x), ops.rsqrt(ops.abs(x)), ops.sign(x), ops.trunc(x),"
            " ops.round(x), ops.tan(x)"
        ),
    ),
    "extremes": ("2 3", "ops.argmax(x, 1), ops.argmin(x, 1), x.argmax(), ops.max(x, 1)[0]"),
    "gather": ("4 5, 3:4", "x[y], ops.gather(x, y, 1), x[:, y]"),
    "gather_each": ("4 5, 4 2:4", "ops.gather_elements(x, 1, y), ops.gather_nd(x, y)"),
    "join": ("2 3, 2 3", "ops.cat((x, y), 1), ops.stack((x, y), 1)"),
    "numbers": ("2 3", "x * 2, 1 / x, 3 - x, x + True"),
    "of_whole_numbers": ("4:4", "x * 2, 7 // (x + 1), 3 - x, x / 2"),
    "one_hot": ("3:4", "ops.one_hot(x, 4, Tensor(1.0), Tensor(0.0))"),
    "pad": ("2 3", "ops.pad(x, (1, 2)), ops.pad(x, (1, 2, 0, 1), value=1.5)"),
    "pad_mirrored": ("1 2 3 4", "ops.pad(x, (1, 2, 1, 1), mode='reflect')"),
    "parts": ("4 5", "x[1], x[:, 1:3], x[..., None], x[0, 1], x[1:, 0], x[::2]"),
    "products": (
        "2 3 4, 2 4 5",
        "ops.matmul(x, y), ops.bmm(x, y), ops.matmul(x, y[0]), ops.matmul(x[0], y[0, :, 0])",
    ),
    "reduce": (
        "2 3",
        (
            "ops.sum(x, 1), ops.mean(x, (0, 1)), ops.amin(x, 0), ops.prod(x, 1), ops.all(x > 0),"
            " ops.any(x > 0, axis=1)"
        ),
    ),
    "reduce_older": (
        "2 3",
        (
            "ops.ReduceSum(True)(x, 1), ops.ReduceMax()(x, 1), ops.ReduceMin()(x),"
            " ops.ReduceProd()(x, 0), ops.ReduceAll()(x > 0, 0), ops.var(x, 1), ops.std(x, 1),"
            " x.var()"
        ),
    ),
    "resize": (
        "1 2 3 4",
        (
            "ops.interpolate(x, size=(4, 6), mode='bilinear'),"
            " ops.interpolate(x, size=(6, 8), mode='nearest')"
        ),
    ),
    "running": ("2 3", "ops.cumsum(x, 1), ops.cumprod(x, 1)"),
    "scatter": (
        "4 2, 2 2:4, 2 2",
        "ops.tensor_scatter_elements(x, y, z, 0), ops.scatter_nd(y, z[:, 0], (9, 9))",
    ),
    "shapes": (
        "2 3 4",
        (
            "x.reshape(3, -1), ops.squeeze(ops.expand_dims(x, 1), 1), ops.flatten(x), x.ravel(),"
            " ops.transpose(x, (2, 0, 1)), x.swapaxes(0, 1)"
        ),
    ),
    "softmax": ("2 3", "ops.softmax(x, -1), ops.log_softmax(x, 1)"),
    "sort": ("2 5", "ops.topk(x, 2), ops.sort(x)"),
    "split": ("2 9", "ops.split(x, 3, 1), ops.chunk(x, 3, 1), ops.unbind(x, 1)"),
    "tests": ("3 4", "ops.isnan(x), ops.isinf(x), ops.isfinite(x)"),
    "three": ("2 3", "ops.addcmul(x, x, x)"),
    "tile": ("2 3", "ops.tile(x, (2, 1, 3)), ops.broadcast_to(x, (4, 2, 3)), ops.flip(x, (0,))"),
    "triangles": ("3 4", "ops.triu(x), ops.tril(x, 1)"),
    "unit_length": ("2 5", "ops.norm(x, dim=1), ops.L2Normalize(axis=1)(x)"),
    "open_lengths": (
        "None None",
        (
            "x + ops.arange(x.shape[1]), ops.ones((x.shape[0], x.shape[1] * 2)),"
            " x.reshape(x.shape[0] + 0, -1, 1), ops.tril(ops.ones((x.shape[0], x.shape[0])))"
        ),
    ),
    "zeros": ("2 3", "x + ops.zeros((2, 3), ms.float32), ops.ones_like(x), ops.zeros_like(x)"),
}
LAYERS = {
    "AdaptiveAvgPool2d": ("1 2 8 8", "nn.AdaptiveAvgPool2d((3, 3))"),
    "AdaptiveMaxPool2d": ("1 2 8 8", "nn.AdaptiveMaxPool2d((2, 2))"),
    "AvgPool1d": ("1 2 8", "nn.AvgPool1d(3, 2)"),
    "AvgPool2d": ("1 2 8 8", "nn.AvgPool2d(3, 2, pad_mode='same')"),
    "AvgPool2d padded": ("1 2 8 8", "nn.AvgPool2d(3, 2, pad_mode='pad', padding=1)"),
    "AvgPool3d": ("1 2 5 5 5", "nn.AvgPool3d(3, 2)"),
    "BatchNorm1d": ("2 4", "nn.BatchNorm1d(4)"),
    "BatchNorm2d": ("2 4 3 3", "nn.BatchNorm2d(4)"),
    "BatchNorm3d": ("2 4 3 3 3", "nn.BatchNorm3d(4)"),
    "BiDense": ("2 4, 2 3", "nn.BiDense(4, 3, 2)"),
    "ConstantPad2d": ("1 2 4 4", "nn.ConstantPad2d(1, 2.0)"),
    "Conv1d": ("1 2 8", "nn.Conv1d(2, 3, 3, has_bias=True)"),
    "Conv1dTranspose": ("1 2 5", "nn.Conv1dTranspose(2, 3, 3, stride=2)"),
    "Conv2d in groups": ("1 4 8 8", "nn.Conv2d(4, 4, 3, 2, 'pad', 1, group=4)"),
    "Conv2d with gaps": ("1 4 9 9", "nn.Conv2d(4, 6, 3, 2, 'pad', (1, 2, 0, 1), 2, 2)"),
    "Conv2dTranspose": ("1 2 5 5", "nn.Conv2dTranspose(2, 3, 3, stride=2)"),
    "Conv3d": ("1 2 4 4 4", "nn.Conv3d(2, 3, 3)"),
    "Dense": ("2 5 4", "nn.Dense(4, 3, activation='tanh')"),
    "Dropout": ("2 5", "nn.Dropout(p=0.3)"),
    "Embedding": ("2 3:9", "nn.Embedding(9, 4)"),
    "Embedding by rows": ("2 3:9", "nn.Embedding(9, 4, use_one_hot=True)"),
    "GRU": ("2 5 3", "nn.GRU(3, 4)"),
    "GroupNorm": ("2 4 3 3", "nn.GroupNorm(2, 4)"),
    "LSTM": ("2 3 3", "nn.LSTM(3, 4, batch_first=True)"),
    "LSTM both ways": ("3 2 3", "nn.LSTM(3, 4, num_layers=2, bidirectional=True)"),
    "LayerNorm": ("2 3 4", "nn.LayerNorm((4,))"),
    "MaxPool1d": ("1 2 8", "nn.MaxPool1d(3, 2)"),
    "MaxPool2d": ("1 2 8 8", "nn.MaxPool2d(3, 2, pad_mode='same')"),
    "MaxPool2d padded": ("1 2 8 8", "nn.MaxPool2d(3, 2, pad_mode='pad', padding=1)"),
    "MaxPool3d": ("1 2 5 5 5", "nn.MaxPool3d(3, 2)"),
    "MultiheadAttention": (
        "2 3 8, 2 3 8, 2 3 8",
        "nn.MultiheadAttention(8, 2, batch_first=True)",
    ),
    "PReLU": ("1 3 4 4", "nn.PReLU()"),
    "Pad": ("2 3", "nn.Pad(((0, 0), (1, 2)))"),
    "PixelShuffle": ("1 4 3 3", "nn.PixelShuffle(2)"),
    "RNN": ("2 3 3", "nn.RNN(3, 4)"),
    "ReflectionPad2d": ("1 2 4 4", "nn.ReflectionPad2d(1)"),
    "TransformerEncoderLayer": (
        "2 3 8",
        "nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)",
    ),
    "activation layers": (
        "2 5",
        (
            "nn.SequentialCell(nn.LeakyReLU(), nn.ELU(), nn.GELU(), nn.Sigmoid(), nn.Tanh(),"
            " nn.Softmax(), nn.LogSoftmax(), nn.ReLU6(), nn.HSwish(), nn.HSigmoid(), nn.SiLU(),"
            " nn.Mish(), nn.Softsign(), nn.LogSigmoid())"
        ),
    ),
    "LeNet": (
        "1 1 16 16",
        (
            "nn.SequentialCell(nn.Conv2d(1, 2, 5, pad_mode='valid'), nn.ReLU(), nn.MaxPool2d(2, 2),"
            " nn.Flatten(), nn.Dense(72, 8), nn.ReLU(), nn.Dense(8, 3))"
        ),
    ),
    "LSTM of any batch": ("None 3 3", "nn.LSTM(3, 4, batch_first=True)"),
    "loss": ("4 3, 4:3", "nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction='mean')"),
    "loss of rows": ("4 3, 4 3", "nn.SoftmaxCrossEntropyWithLogits()"),
    "open batch": ("None 3", "nn.SequentialCell(nn.Dense(3, 4), nn.ReLU(), nn.Flatten())"),
    "open lengths": ("None 1 None None", "nn.Conv2d(1, 2, 3, has_bias=True)"),
}
BRANCHES = {"branch": ("2 3", "x * 2 if x.sum() > 0 else x - 1")}
_ANY = 4  # how long an open axis is where it is run


def drawn(name: str, inputs: str) -> list[np.ndarray]:
    """The inputs of a network: by its name, so that each keeps its own."""
    rng = np.random.default_rng(zlib.crc32(name.encode()))
    found = []
    for one in inputs.split(", "):
        sizes, _, below = one.partition(":")
        shape = [_ANY if size == "None" else int(size) for size in sizes.split()]
        found.append(
            rng.integers(0, int(below), shape).astype(np.int32)
            if below
            else rng.standard_normal(shape).astype(np.float32)
        )
    return found


def _networks(folder: Path) -> Iterator[tuple[str, str, Any]]:
    """Name, inputs and network; MindSpore reads the source of what it compiles from a file."""
    lines = [
        "import mindspore as ms",
        "import numpy as np",
        "from mindspore import Tensor, nn, ops",
    ]
    functions = {**FUNCTIONS, **BRANCHES}
    for name, (inputs, text) in functions.items():
        arguments = ", ".join("xyz"[: len(inputs.split(", "))])
        lines += [f"class {name}(nn.Cell):", f"    def construct(self, {arguments}):"]
        lines += [f"        return {text}"]
    (folder / "networks_of_mindspore.py").write_text("\n".join(lines), encoding="utf-8")
    sys.path.insert(0, str(folder))
    module = importlib.import_module("networks_of_mindspore")
    for name, (inputs, _) in functions.items():
        yield name, inputs, getattr(module, name)()
    for name, (inputs, text) in LAYERS.items():
        yield name, inputs, eval(text, vars(module))  # our own text


def flat(made: Any) -> list[Any]:
    """The tensors of a result, in the order in which they lie."""
    if isinstance(made, tuple | list):
        return [one for part in made for one in flat(part)]
    return [made]


def write(path: str) -> None:
    """Everything anew, into one archive."""
    import mindspore as ms

    ms.set_seed(1)
    with tempfile.TemporaryDirectory() as made, tarfile.open(path, "w:xz") as archive:
        for name, inputs, net in _networks(Path(made)):
            arrays = drawn(name, inputs)
            described = [
                ms.Tensor(one)
                if "None" not in text
                else ms.Tensor(
                    shape=[None if size == "None" else int(size) for size in text.split()],
                    dtype=ms.float32,
                )
                for one, text in zip(arrays, inputs.split(", "), strict=True)
            ]
            file = Path(made, name.replace(" ", "_") + ".mindir")
            ms.export(net.set_train(False), *described, file_name=str(file), file_format="MINDIR")
            run = ms.nn.GraphCell(ms.load(str(file)))
            results = [one.asnumpy() for one in flat(run(*map(ms.Tensor, arrays)))]
            _add(archive, f"{name}.mindir", file.read_bytes())
            held = io.BytesIO()
            np.savez(held, *results)
            _add(archive, f"{name}.npz", held.getvalue())


def _add(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    entry = tarfile.TarInfo(name)
    entry.size = len(content)
    archive.addfile(entry, io.BytesIO(content))


if __name__ == "__main__":
    write(sys.argv[1])
