"""A network in whole numbers beside the float network, and beside onnxruntime's own way to them.

    python benchmarks/quantization.py --epochs 8 --seeds 1 2 3

A LeNet learns scikit-learn's digits, is turned into one that rounds, and learns on for a quarter of
the epochs. What is exported of it stands in one table with the float network's export and with what
`onnxruntime.quantization.quantize_static` makes of that, prepared by `quant_pre_process` as it asks
for, when it has seen the same training pictures. All
run in onnxruntime on one thread: the share of right answers on held-out digits, the bytes of the
file, the time of a batch (medians over rounds in which they take turns), and how many of the
convolutions and dense layers compute with whole numbers.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import onnx
import onnxruntime
from onnxruntime import quantization
from onnxruntime.quantization.shape_inference import quant_pre_process
from sklearn.datasets import load_digits
from threadpoolctl import threadpool_limits

import engine
from engine import Model, nn
from engine.dataset import NumpySlicesDataset
from engine.train import quant

BATCH, TRAINED = 32, 1400
ANY_BATCH = engine.Tensor(shape=(None, 1, 8, 8), dtype=engine.float32)
WHOLE = {"QLinearConv", "QGemm", "QLinearMatMul"}
FLOAT = {"Conv", "FusedConv", "Gemm", "FusedGemm", "MatMul"}


class LeNet(nn.Cell):
    """Two convolutions and two dense layers, each with what follows it."""

    def __init__(self) -> None:
        super().__init__()
        told: dict[str, Any] = {"activation": "relu", "weight_init": "HeUniform"}
        self.conv1 = nn.Conv2dBnAct(1, 32, 3, has_bn=True, momentum=0.9, **told)
        self.conv2 = nn.Conv2dBnAct(32, 64, 3, has_bn=True, momentum=0.9, **told)
        self.pool, self.flatten = nn.MaxPool2d(2, 2), nn.Flatten()
        self.fc1 = nn.DenseBnAct(256, 256, **told)
        self.fc2 = nn.DenseBnAct(256, 10, weight_init="HeUniform")

    def construct(self, x: Any) -> Any:
        x = self.pool(self.conv2(self.pool(self.conv1(x))))
        return self.fc2(self.fc1(self.flatten(x)))


class Digits(NamedTuple):
    """Pictures between -1 and 1, as `(image - 127.5) / 127.5` makes them of bytes."""

    pictures: np.ndarray
    labels: np.ndarray

    def batches(self) -> Any:
        """The training pictures, shuffled."""
        rows = {"x": self.pictures[:TRAINED], "y": self.labels[:TRAINED]}
        return NumpySlicesDataset(rows, shuffle=True).batch(BATCH)


class PartsOfDigits(quantization.CalibrationDataReader):  # type: ignore[misc]
    """The same pictures for onnxruntime to see."""

    def __init__(self, pictures: np.ndarray) -> None:
        self.parts = iter(np.array_split(pictures, 40))

    def get_next(self) -> dict[str, np.ndarray] | None:
        """The next part, or None."""
        part = next(self.parts, None)
        return None if part is None else {"inputs0": part}


def digits() -> Digits:
    """Scikit-learn's, in an order that stays."""
    pictures, labels = load_digits(return_X_y=True)
    order = np.random.default_rng(0).permutation(len(labels))
    pictures = (pictures[order] / 8 - 1).astype(np.float32).reshape(-1, 1, 8, 8)
    return Digits(pictures, labels[order].astype(np.int32))


def train(network: nn.Cell, data: Digits, epochs: int, rate: float) -> None:
    """Let a network learn, with Adam."""
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    optimizer = nn.Adam(network.trainable_params(), rate)
    Model(network, loss, optimizer).train(epochs, data.batches(), dataset_sink_mode=False)


def files(data: Digits, epochs: int, seed: int, folder: Path) -> dict[str, Path]:
    """The file of each way, by what it is called."""
    engine.set_seed(seed)
    network = LeNet()
    train(network, data, epochs, 2e-3)
    paths = {"float32": folder / "float.onnx"}
    engine.export(network, ANY_BATCH, file_name=paths["float32"])
    prepared = folder / "prepared.onnx"
    quant_pre_process(str(paths["float32"]), str(prepared), skip_symbolic_shape=True)
    for of, options in (("tensor", False), ("channel", True)):
        name = f"onnxruntime, per {of}"
        paths[name] = folder / f"after_{of}.onnx"
        quantization.quantize_static(
            prepared,
            paths[name],
            PartsOfDigits(data.pictures[:TRAINED]),
            quant_format=quantization.QuantFormat.QDQ,
            per_channel=options,
        )
    for of, options in (("tensor", False), ("channel", True)):
        rounding = LeNet()
        given = {one.name: one for one in network.get_parameters()}
        quant.load_nonquant_param_into_quant_net(rounding, given)
        quantizer = quant.QuantizationAwareTraining(
            per_channel=(options, False), symmetric=(True, False)
        )
        rounding = quantizer.quantize(rounding)
        train(rounding, data, max(1, epochs // 4), 5e-4)
        name = f"trained, per {of}"
        paths[name] = folder / f"trained_{of}.onnx"
        quant.export(rounding, ANY_BATCH, file_name=paths[name], file_format="ONNX")
    return paths


class Run(NamedTuple):
    """A file as onnxruntime computes it.

    Attributes:
        session: What runs it.
        right: The share of right answers.
        size: Bytes of the file.
        layers: How many compute with whole numbers, and how many there are.
        spent_s: Of each round.

    """

    session: Any
    right: float
    size: int
    layers: tuple[int, int]
    spent_s: list[float]


def run(path: Path, data: Digits) -> Run:
    """Load a file, and ask it for the held-out digits."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    made = path.with_suffix(".optimised.onnx")
    options.optimized_model_filepath = str(made)
    level = onnxruntime.GraphOptimizationLevel
    options.graph_optimization_level = level.ORT_ENABLE_EXTENDED
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    (scores,) = session.run(None, {"inputs0": data.pictures[TRAINED:]})
    right = float((scores.argmax(axis=1) == data.labels[TRAINED:]).mean())
    names = [node.op_type for node in onnx.load(made).graph.node]
    whole = sum(name in WHOLE for name in names)
    layers = whole, whole + sum(name in FLOAT for name in names)
    return Run(session, right, path.stat().st_size, layers, [])


def measure(runs: dict[str, Run], data: Digits, rounds: int) -> None:
    """The held-out digits once more, a file after the other."""
    for _ in range(rounds):
        for one in runs.values():
            started = time.process_time()
            one.session.run(None, {"inputs0": data.pictures[TRAINED:]})
            one.spent_s.append(time.process_time() - started)


def main() -> None:
    """Print a table for each seed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--rounds", type=int, default=30)
    asked = parser.parse_args()
    data = digits()
    for seed in asked.seeds:
        with tempfile.TemporaryDirectory() as folder, threadpool_limits(1):
            paths = files(data, asked.epochs, seed, Path(folder))
            runs = {name: run(path, data) for name, path in paths.items()}
            measure(runs, data, asked.rounds)
        plain = runs["float32"]
        print(f"seed {seed}: right answers, bytes, time of {len(data.labels) - TRAINED} pictures")
        for name, one in runs.items():
            spent = statistics.median(one.spent_s)
            print(
                f"  {name:24} {one.right:7.2%} {one.right - plain.right:+7.2%}"
                f" {one.size:8,} {one.size / plain.size:6.2f} x"
                f" {spent * 1e3:7.2f} ms  {one.layers[0]} of {one.layers[1]} in whole numbers"
            )


if __name__ == "__main__":
    main()
