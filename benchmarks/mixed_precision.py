"""Every level of mixed precision on the digits, beside float32, interleaved.

    python benchmarks/mixed_precision.py --epochs 8 --levels O2 O3

All trainings begin with the same weights and see the same batches, a step of one after a step of
the other; each has a dynamic loss scale. Prints the accuracy on held-out digits, the time of a step
as a multiple of that in float32 (medians over epochs), and how many steps were dropped because they
overflowed.
The networks are small: what is seen is what casts and rounding cost. `training_step.py --bfloat16`
has those whose products are large enough for a processor's instructions for bfloat16.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from sklearn.datasets import load_digits
from threadpoolctl import threadpool_limits

import engine
from engine import amp, nn

BATCH, TRAINED = 32, 1280
LEVELS = ("O1", "O2", "O3", "auto")
HALVES = {"float16": engine.float16, "bfloat16": engine.bfloat16}


def convolved() -> nn.Cell:
    """Two convolutions with normalisation and pooling."""
    return nn.SequentialCell(
        *(nn.Conv2d(1, 8, 3), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2, 2)),
        *(nn.Conv2d(8, 16, 3), nn.BatchNorm2d(16), nn.ReLU(), nn.MaxPool2d(2, 2)),
        *(nn.Flatten(), nn.Dense(64, 10)),
    )


def layered() -> nn.Cell:
    """Two fully connected layers."""
    return nn.SequentialCell(nn.Flatten(), nn.Dense(64, 64), nn.ReLU(), nn.Dense(64, 10))


class Training(NamedTuple):
    """A network, the cell that makes a step with it, and what has happened so far."""

    name: str
    network: nn.Cell
    step: nn.Cell
    epochs_s: list[float]
    dropped: list[bool]


def training(make: Callable[[], nn.Cell], level: str, half: str) -> Training:
    """A training at a level, by momentum, with a dynamic loss scale."""
    engine.set_seed(1)
    network = make()
    optimizer = nn.Momentum(network.trainable_params(), 0.05, 0.9)
    network = amp.auto_mixed_precision(network, level, HALVES[half])
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    manager = amp.DynamicLossScaleManager(2**16, 2, 50)
    step = amp.build_train_network(network, optimizer, loss, loss_scale_manager=manager)
    name = "float32" if level == "O0" else f"{level} {half}"
    return Training(name, network, step, [], [])


def batches(images: np.ndarray, labels: np.ndarray, seed: int) -> Iterator[tuple[Any, Any]]:
    """One epoch, shuffled."""
    order = np.random.default_rng(seed).permutation(TRAINED)
    for start in range(0, TRAINED, BATCH):
        part = order[start : start + BATCH]
        yield engine.Tensor(images[part]), engine.Tensor(labels[part])


def run_epoch(trainings: list[Training], images: Any, labels: Any, seed: int) -> None:
    """A step of each with each batch."""
    spent = dict.fromkeys((one.name for one in trainings), 0.0)
    for batch in batches(images, labels, seed):
        for one in trainings:
            started = time.process_time()
            _, overflow, _ = one.step(*batch)
            spent[one.name] += time.process_time() - started
            one.dropped.append(bool(overflow))
    for one in trainings:
        one.epochs_s.append(spent[one.name])


def report(trainings: list[Training], images: Any, labels: Any) -> None:
    """Print a line for each."""
    plain = statistics.median(trainings[0].epochs_s)
    for one in trainings:
        one.network.set_train(False)
        scores = one.network(engine.Tensor(images[TRAINED:])).asnumpy()
        accuracy = float((scores.argmax(axis=1) == labels[TRAINED:]).mean())
        ratio = statistics.median(one.epochs_s) / plain
        print(f"  {one.name:14} {accuracy:8.1%} {ratio:10.2f} x {sum(one.dropped):6}")


def main() -> None:
    """Train both networks at each level and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=list(LEVELS))
    asked = parser.parse_args()
    pictures, labels = load_digits(return_X_y=True)
    order = np.random.default_rng(0).permutation(len(labels))
    images = (pictures[order] / 16).astype(np.float32).reshape(-1, 1, 8, 8)
    labels = labels[order].astype(np.int32)
    with threadpool_limits(1):
        for make in (layered, convolved):
            pairs = [(level, half) for level in asked.levels for half in HALVES]
            trainings = [training(make, *pair) for pair in (("O0", "float16"), *pairs)]
            for epoch in range(asked.epochs):
                run_epoch(trainings, images, labels, epoch)
            print(f"{make.__name__}, {asked.epochs} epochs: accuracy, time of a step, dropped")
            report(trainings, images, labels)


if __name__ == "__main__":
    main()
