"""Training on digits that NumPy augments: sinks beside batch by batch, and PyTorch's DataLoader.

    python benchmarks/sink_mode.py --rounds 7

LeNet-5, batches of 32, Momentum. Three pipelines, each about as long as a step: a function of a
row, the same as a function of a batch, and a wait, as for a slow disk. One thread computes on each
side, so that a second core is free for the pipeline. PyTorch runs in a process of its own; the
sides take turns, an epoch at a time, and the figures are medians of the milliseconds of a step.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read when NumPy is loaded

import numpy as np
from peers.augmented_digits import augmented, one_augmented, waited_for
from peers.environment import PeerMissingError, python_of
from peers.our_networks import LeNet5
from sklearn.datasets import load_digits

import engine
from engine import Model, nn
from engine import dataset as ds

HERE = Path(__file__).parent
PIPELINES = ("a row", "a batch", "waiting")
WAIT_S = 0.006

Epoch = Callable[[], float]


def digits() -> dict[str, np.ndarray]:
    """scikit-learn's digits, enlarged to 32 x 32."""
    images, labels = load_digits(return_X_y=True)
    large = np.kron(images.reshape(-1, 1, 8, 8), np.ones((4, 4))) / 16
    return {"images": large.astype(np.float32), "labels": labels.astype(np.int32)}


def pipeline(
    kind: str, data: dict[str, np.ndarray], batch: int, processes: int | None = None
) -> ds.Dataset:
    """The digits, changed on their way; by so many processes, or where they are asked for."""
    rows = ds.NumpySlicesDataset(data, shuffle=True)
    workers = {"num_parallel_workers": processes, "python_multiprocessing": bool(processes)}
    if kind == "a row":
        rows = rows.map(one_augmented, ["images"], **workers)
        return rows.batch(batch, drop_remainder=True)

    def changed(images: list, labels: list, _: ds.BatchInfo) -> tuple[np.ndarray, list]:
        whole = np.stack(images)
        return augmented(whole) if kind == "a batch" else waited_for(whole, WAIT_S), labels

    return rows.batch(batch, drop_remainder=True, per_batch_map=changed, **workers)


def our_epochs(kind: str, data: dict[str, np.ndarray], batch: int) -> dict[str, Epoch]:
    """What trains an epoch, and tells the seconds of a step, by the name of the side."""
    network = LeNet5()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    model = Model(network, loss, nn.Momentum(network.trainable_params(), 0.01, 0.9))
    rows, shared = pipeline(kind, data, batch), pipeline(kind, data, batch, processes=2)
    steps = rows.get_dataset_size()
    kept = [ds.NumpySlicesDataset(data, shuffle=False).batch(batch, drop_remainder=True)]

    def timed(work: Callable[[], object], epochs: int = 1) -> Epoch:
        def run() -> float:
            started = time.perf_counter()
            work()
            return (time.perf_counter() - started) / (steps * epochs)

        return run

    return {
        "pipeline alone": timed(lambda: list(rows.create_tuple_iterator(num_epochs=1))),
        "steps alone": timed(lambda: model.train(1, kept[0])),
        "batch by batch": timed(lambda: model.train(1, rows)),
        "sinks": timed(lambda: model.train(1, rows, dataset_sink_mode=True)),
        "sinks, 2 processes": timed(lambda: model.train(4, shared, dataset_sink_mode=True), 4),
    }


class TorchSide:
    """PyTorch in a process of its own."""

    def __init__(self, data: dict[str, np.ndarray], options: argparse.Namespace) -> None:
        self._folder = tempfile.TemporaryDirectory()
        file = Path(self._folder.name) / "digits.npz"
        np.savez(file, **data)
        script = str(HERE / "peers" / "torch_digits.py")
        arguments = [str(file), str(options.batch), "1", str(WAIT_S)]
        self._process = subprocess.Popen(
            [python_of("torch"), script, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._answer()

    def _answer(self) -> str:
        line = self._process.stdout.readline().strip()
        if not line:
            sys.exit("PyTorch's side ended; what it said stands above.")
        return line

    def epoch(self, kind: str, workers: int) -> Epoch:
        """What trains an epoch there."""

        def run() -> float:
            self._process.stdin.write(f"{kind} {workers}\n")
            self._process.stdin.flush()
            return float(self._answer())

        return run


def compare(kind: str, sides: dict[str, Epoch], rounds: int) -> None:
    """Let the sides take turns, and print their medians and what sinks gain."""
    times: dict[str, list[float]] = {name: [] for name in sides}
    for turn in range(rounds + 1):
        for name, epoch in sides.items():
            seconds = epoch()
            if turn:  # the first is for caches, and for processes to begin
                times[name].append(seconds)
    medians = {name: statistics.median(found) for name, found in times.items()}
    sinks = medians["sinks"]
    for name, median in medians.items():
        least = min(times[name]) * 1e3
        ratio = f"{median / sinks:6.2f}x"
        print(f"{kind:<8} {name:<24} {median * 1e3:7.2f} ms (best {least:6.2f})  {ratio} sinks")


def main() -> None:
    """Compare every pipeline."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7, help="epochs of each side")
    parser.add_argument("--batch", type=int, default=32, help="rows of a batch")
    parser.add_argument("--cases", nargs="*", default=PIPELINES, choices=PIPELINES)
    options = parser.parse_args()
    engine.set_seed(0)
    data = digits()
    try:
        torch = TorchSide(data, options)
    except PeerMissingError as error:
        print(f"without PyTorch: {error}")
        torch = None
    print(f"numpy {np.__version__}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    for kind in options.cases:
        sides = our_epochs(kind, data, options.batch)
        if torch is not None:
            for workers in (0, 2):
                sides[f"PyTorch, {workers} workers"] = torch.epoch(kind, workers)
        compare(kind, sides, options.rounds)


if __name__ == "__main__":
    main()
