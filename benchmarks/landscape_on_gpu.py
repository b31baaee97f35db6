"""Losses on a plane of LeNet-5 and ResNet-20 on a GPU: ours beside PyTorch's forwards.

    python benchmarks/landscape_on_gpu.py --rounds 5

Wall time of one point, in one process and interleaved, as a GPU computes while Python launches the
next operators. PyTorch's is the least that a landscape of one forward a point takes there: forwards
without gradients and without setting the weights of a point, each loss read. Ours are rows of
`LandscapeModel`, with the weights of each point, without and with the sampling error of each loss.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from peers.our_networks import LeNet5
from peers.our_resnet import ResNet20

try:
    import torch
except ImportError:
    sys.exit("This benchmark needs PyTorch as its peer: see benchmarks/README.md.")

from peers import torch_resnet
from peers.torch_lenet import torch_lenet

import engine
from engine import dataset, nn
from engine.train.landscape import LandscapeModel
from insight import landscape

POINTS = 20  # of a row


def rows_of(network: nn.Cell, data: dict[str, Any]) -> dict[str, Callable[[float], Any]]:
    """What computes a row of ours at a second coordinate, without and with sampling errors."""
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    batches = dataset.NumpySlicesDataset(data, shuffle=False).batch(len(data["x"]))
    model = LandscapeModel(network, loss, batches)
    plane = landscape.random_plane(model.parameters(), seed=0)
    losses = model.row_losses(plane)
    measures = model.row_measures(plane, ("sampling_error", "sampling_parts"))
    x = np.linspace(-1, 1, POINTS)
    return {"ours": lambda y: losses(x, y), "with errors": lambda y: measures(x, y)}


def forwards(module: torch.nn.Module, data: dict[str, Any]) -> Callable[[float], Any]:
    """As many forwards of PyTorch's as a row has points."""
    module = module.cuda().eval()
    images, labels = torch.tensor(data["x"]).cuda(), torch.tensor(data["y"]).long().cuda()

    def row(_: float) -> None:
        with torch.no_grad():
            for _ in range(POINTS):
                float(torch.nn.functional.cross_entropy(module(images), labels))

    return row


def milliseconds(row: Callable[[float], Any], y: float) -> float:
    """Of one point, until the GPU has done all of it."""
    torch.cuda.synchronize()
    begun = time.perf_counter()
    row(y)
    torch.cuda.synchronize()
    return 1_000 * (time.perf_counter() - begun) / POINTS


def main() -> None:
    """Compare both networks."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="rows of each side")
    options = parser.parse_args()
    if not torch.cuda.is_available():
        sys.exit("This benchmark needs a GPU.")
    engine.set_context(device_target="GPU")
    print(f"torch {torch.__version__}; numpy {np.__version__}; {torch.cuda.get_device_name()}")
    rng = np.random.default_rng(0)
    for name, ours, theirs, count in (
        ("LeNet-5", LeNet5, torch_lenet, 128),
        ("LeNet-5", LeNet5, torch_lenet, 1024),
        ("ResNet-20", ResNet20, torch_resnet.ResNet20, 128),
    ):
        data = {
            "x": rng.random((count, 1, 32, 32), np.float32),
            "y": rng.integers(0, 10, count).astype(np.int32),
        }
        rows = rows_of(ours(), data) | {"bare": forwards(theirs(), data)}
        for row in rows.values():
            row(0.0)
        times: dict[str, list[float]] = {kind: [] for kind in rows}
        for turn in range(options.rounds):
            for kind, row in rows.items():
                times[kind].append(milliseconds(row, 0.1 * turn))
        found = {kind: statistics.median(held) for kind, held in times.items()}
        print(
            f"{name} {count}: bare / ours {found['bare'] / found['ours']:.2f}, "
            f"with sampling errors {found['bare'] / found['with errors']:.2f} "
            f"({found['ours']:.2f} ms, {found['with errors']:.2f} ms a point)",
            flush=True,
        )


if __name__ == "__main__":
    main()
