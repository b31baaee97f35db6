"""Losses on a plane of LeNet-5, an MLP and ResNet-20: ours beside PyTorch's forwards.

    OPENBLAS_NUM_THREADS=1 python benchmarks/landscape_surfaces.py --rounds 7

Both have one thread; every figure is CPU time. PyTorch's is the least that a landscape could cost
there: forwards without gradients and without setting the weights of a point, in one batch (`bare`)
and in batches of 128. Ours is a grid of 40 x 40 points with its preparation, from `row_losses`, and
`surface(method="adaptive")` of 41 x 41 nodes with all that it does. The networks are trained on
scikit-learn's digits first; the plane is that of the checkpoints, or a random one. Of ResNet-20,
whose batch norms use their moving statistics, only 32 samples are looked at: a point takes as long
as 30 of LeNet-5.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from peers.our_networks import LeNet5
from peers.our_resnet import ResNet20
from sklearn.datasets import load_digits

try:
    import torch
except ImportError:
    sys.exit("This benchmark needs PyTorch as its peer: see benchmarks/README.md.")

from peers import torch_resnet
from peers.torch_lenet import torch_lenet

import engine
from engine import Model, dataset, nn
from engine.train.landscape import LandscapeModel
from insight import landscape

SIDE, NODES = 40, 41
GOALS = {"LeNet-5": 2.4, "MLP": 1.3, "ResNet-20": 1.0}
SAMPLES = {"LeNet-5": (128, 1024), "MLP": (128, 1024), "ResNet-20": (32,)}
EPOCHS = {"ResNet-20": 4}  # where not those of the optimizer
# How the networks are trained, and how many epochs: around the first's end are the most folds.
OPTIMIZERS: dict[str, tuple[Callable[[Any], Any], int]] = {
    "momentum": (lambda parameters: nn.Momentum(parameters, 0.05, 0.9), 12),
    "sgd": (lambda parameters: nn.SGD(parameters, 0.05), 30),
    "adam": (lambda parameters: nn.Adam(parameters, 0.001), 30),
}


def our_mlp() -> nn.Cell:
    """64-256-128-10."""
    return nn.SequentialCell(
        nn.Dense(64, 256), nn.ReLU(), nn.Dense(256, 128), nn.ReLU(), nn.Dense(128, 10)
    )


def torch_mlp() -> torch.nn.Module:
    """The same network in PyTorch."""
    layers = torch.nn
    return layers.Sequential(
        layers.Linear(64, 256), layers.ReLU(), layers.Linear(256, 128), layers.ReLU(),
        layers.Linear(128, 10),
    )  # fmt: skip


def digits(*, large: bool) -> dict[str, Any]:
    """Images 32 x 32, or rows of 64 numbers, with their classes."""
    found = load_digits()
    images = (found.data / 16).astype(np.float32)
    if large:
        images = images.reshape(-1, 1, 8, 8).repeat(4, 2).repeat(4, 3)
    order = np.random.default_rng(0).permutation(len(images))
    return {"x": images[order], "y": found.target[order].astype(np.int32)}


def trained(
    network: nn.Cell, data: dict[str, Any], name: str, epochs: int | None
) -> list[dict[str, Any]]:
    """The weights after each epoch; None: as many as suit the optimizer."""
    rows = dataset.NumpySlicesDataset({name: one[:1400] for name, one in data.items()})
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    make, most = OPTIMIZERS[name]
    model = Model(network, loss, make(network.trainable_params()))
    checkpoints = []
    for _ in range(epochs or most):
        model.train(1, rows.batch(32))
        checkpoints.append({one.name: one.asnumpy() for one in network.trainable_params()})
    return checkpoints


def forwards(module: torch.nn.Module, data: dict[str, Any], batch: int) -> Callable[[], float]:
    """A function that computes the loss of all samples, in batches."""
    x, y = torch.from_numpy(data["x"]), torch.from_numpy(data["y"].astype(np.int64))
    parts = [(x[k : k + batch], y[k : k + batch]) for k in range(0, len(x), batch)]

    def loss() -> float:
        with torch.no_grad():
            return sum(
                len(labels) * float(torch.nn.functional.cross_entropy(module(images), labels))
                for images, labels in parts
            ) / len(x)

    return loss


def put_statistics(module: torch.nn.Module, network: nn.Cell) -> None:
    """Give PyTorch's batch norms the moving statistics of ours, in order."""
    kept = [one.asnumpy() for one in network.get_parameters() if not one.requires_grad]
    moving = [one for one in module.buffers() if one.ndim]  # not how many batches there were
    for theirs, ours in zip(moving, kept, strict=True):
        theirs.copy_(torch.from_numpy(ours))
    module.eval()


def put(module: torch.nn.Module, weights: dict[str, Any]) -> None:
    """Give PyTorch's network the weights of ours, in order."""
    with torch.no_grad():
        for theirs, ours in zip(module.parameters(), weights.values(), strict=True):
            theirs.copy_(torch.from_numpy(np.array(ours)))


def seconds(function: Callable[[], Any]) -> tuple[float, Any]:
    """CPU seconds of a call, and what it returned."""
    started = time.process_time()
    made = function()
    return time.process_time() - started, made


def largest_error(rows: Any, plane: Any, double: Any, data: Any, ends: tuple[float, ...]) -> float:
    """The largest error against PyTorch in float64 at 49 points, as a share of the range.

    Ours come from rows of many points, as those of a grid do.
    """
    x, y = np.linspace(ends[0], ends[1], 43), np.linspace(ends[2], ends[3], 7)
    exact = forwards(double, {**data, "x": data["x"].astype(np.float64)}, len(data["x"]))
    parts = [dict(one) for one in (plane.origin, *plane.directions)]
    expected = np.empty((7, 7))
    for j, second in enumerate(y):
        for i, first in enumerate(x[::7]):
            wide = {
                name: parts[0][name].astype(np.float64)
                + float(first) * np.asarray(parts[1][name], np.float64)
                + float(second) * np.asarray(parts[2][name], np.float64)
                for name in parts[0]
            }
            put(double, wide)
            expected[j, i] = exact()
    found = np.array([rows(x, float(second))[::7] for second in y])
    return float(np.abs(found - expected).max() / np.ptp(expected))


def compare_exact(
    name: str, model: Any, plane: Any, module: Any, double: Any, data: Any, rounds: int
) -> float:
    """Print a grid's cost beside PyTorch's forwards; the median seconds of one of those."""
    count = len(data["x"])
    bare, parts = forwards(module, data, count), forwards(module, data, 128)
    prepared, rows = seconds(lambda: model.row_losses(plane))
    ends = ends_of(plane)
    x = np.linspace(ends[0], ends[1], SIDE)
    times: dict[str, list[float]] = {"ours": [], "bare": [], "parts": []}
    bare(), parts(), rows(x, 0.0)
    for turn in range(rounds):
        y = ends[2] + (ends[3] - ends[2]) * turn / rounds
        times["ours"].append(seconds(lambda y=y: rows(x, y))[0] / SIDE)
        times["bare"].append(seconds(lambda: [bare() for _ in range(SIDE)])[0] / SIDE)
        times["parts"].append(seconds(lambda: [parts() for _ in range(SIDE)])[0] / SIDE)
    point, one, cut = (statistics.median(times[key]) for key in ("ours", "bare", "parts"))
    ours = prepared + SIDE * SIDE * point
    error = largest_error(rows, plane, double, data, ends)
    goal, parted = GOALS[name.split(maxsplit=1)[0]], SIDE * SIDE * cut / ours
    print(
        f"{name:<24} exact 40x40: bare / ours {SIDE * SIDE * one / ours:5.2f} "
        f"(goal {goal}), batches of 128 / ours {parted:5.2f}, "
        f"error {error:.1e} of the range",
        flush=True,
    )
    return min(one, cut)


def compare_adaptive(name: str, model: Any, plane: Any, forward: float) -> None:
    """Print what adaptive surfaces cost beside as many forwards as the exact one has nodes."""
    exact = landscape.surface(model, plane, size=NODES)
    for tolerance, goal, bound in ((0.0025, 14, 0.0025), (0.006, 25, 0.006)):
        cost, found = seconds(
            lambda tolerance=tolerance: landscape.surface(
                model, plane, size=NODES, method="adaptive", tolerance=tolerance
            )
        )
        error = np.abs(found.z - exact.z).max() / np.ptp(exact.z)
        print(
            f"{name:<24} adaptive {tolerance}: forwards / ours "
            f"{SIDE * SIDE * forward / cost:5.1f} (goal {goal}), {found.evaluations} losses, "
            f"error {error:.2%} of the range (goal {bound:.2%})",
            flush=True,
        )


def ends_of(plane: Any) -> tuple[float, float, float, float]:
    """Between which coordinates a plane is looked at: its path with a margin, or -1 to 1."""
    if not len(plane.path):
        return -1.0, 1.0, -1.0, 1.0
    low, high = plane.path.min(0), plane.path.max(0)
    margin = 0.2 * (high - low)
    (left, below), (right, above) = low - margin, high + margin
    return float(left), float(right), float(below), float(above)


def main() -> None:
    """Compare every network, number of samples and plane."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7, help="rows of each side")
    parser.add_argument("--cases", default="", help="only cases with this in their name")
    parser.add_argument("--optimizer", choices=OPTIMIZERS, default="momentum", help="what trains")
    parser.add_argument("--exact", action="store_true", help="leave adaptive surfaces out")
    options = parser.parse_args()
    torch.set_num_threads(1)
    print(f"torch {torch.__version__}; numpy {np.__version__}; one thread, CPU time", flush=True)
    for kind, ours, theirs, large in (
        ("LeNet-5", LeNet5, torch_lenet, True),
        ("MLP", our_mlp, torch_mlp, False),
        ("ResNet-20", ResNet20, torch_resnet.ResNet20, True),
    ):
        if options.cases and not any(
            options.cases in f"{kind} {n} {plane}"
            for n in SAMPLES[kind]
            for plane in ("pca", "random")
        ):
            continue
        engine.set_seed(1)
        data, network = digits(large=large), ours()
        planes = {
            "pca": landscape.pca_plane(trained(network, data, options.optimizer, EPOCHS.get(kind))),
            "random": landscape.random_plane(
                {one.name: one.asnumpy() for one in network.trainable_params()}, seed=0
            ),
        }
        module, double = theirs(), theirs().double()
        put(module, {one.name: one.asnumpy() for one in network.trainable_params()})
        put_statistics(module, network)
        put_statistics(double, network)
        loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
        for count in SAMPLES[kind]:
            some = {name: one[:count] for name, one in data.items()}
            rows = dataset.NumpySlicesDataset(some, shuffle=False).batch(count)
            model = LandscapeModel(network, loss, rows)
            for plane_name, plane in planes.items():
                name = f"{kind} {count} {plane_name}"
                if options.cases not in name:
                    continue
                forward = compare_exact(name, model, plane, module, double, some, options.rounds)
                if not options.exact:
                    compare_adaptive(name, model, plane, forward)


if __name__ == "__main__":
    main()
