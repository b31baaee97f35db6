"""Each acceleration of `engine.boost` on the digits, beside the training without it, interleaved.

    python benchmarks/boost.py --epochs 8 --cases grad_freeze less_bn

Both trainings begin with the same weights and see the same batches in the same order, a step of one
after a step of the other. Prints the time of a step without it and with it (the median over epochs
of the mean of an epoch), their ratio (above 1: it is faster), how many numbers say what a step
sends to other processes, and both accuracies on held-out digits after the same number of epochs.
"""

from __future__ import annotations

import argparse
import itertools
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split
from threadpoolctl import threadpool_limits

import engine
from engine import boost, nn, ops

BATCH = 32
STEPS = 1437 // BATCH  # of an epoch
Batch = tuple[engine.Tensor, engine.Tensor]


class Digits(NamedTuple):
    """Images of mean 0 and deviation 1, (N, 1, 8, 8), and their classes."""

    images: np.ndarray
    labels: np.ndarray
    held_out: np.ndarray
    held_out_labels: np.ndarray

    def batches(self, seed: int) -> Iterator[Batch]:
        """One epoch, shuffled; the last part of a batch is left out."""
        order = np.random.default_rng(seed).permutation(len(self.images))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            part = order[start : start + BATCH]
            yield engine.Tensor(self.images[part]), engine.Tensor(self.labels[part])

    def accuracy(self, network: nn.Cell) -> float:
        """The share of the held-out digits that a network names."""
        network.set_train(False)
        scores = network(engine.Tensor(self.held_out)).asnumpy()
        network.set_train()
        return float((scores.argmax(axis=1) == self.held_out_labels).mean())


def digits() -> Digits:
    """Scikit-learn's digits, a fifth of them held out."""
    images, labels = load_digits(return_X_y=True)
    images = ((images - images.mean()) / images.std()).astype(np.float32).reshape(-1, 1, 8, 8)
    parts = train_test_split(
        images, labels.astype(np.int32), test_size=0.2, random_state=0, stratify=labels
    )
    return Digits(parts[0], parts[2], parts[1], parts[3])


class Residual(nn.Cell):
    """Three convolutions with normalisation, added to what they were given."""

    def __init__(self, channels: int) -> None:
        super().__init__()
        for k in (1, 2, 3):
            setattr(self, f"conv{k}", nn.Conv2d(channels, channels, 3))
            setattr(self, f"bn{k}", nn.BatchNorm2d(channels))

    def construct(self, x: Any) -> Any:
        """(N, channels, H, W), as the input."""
        out = ops.relu(self.bn1(self.conv1(x)))
        out = ops.relu(self.bn2(self.conv2(out)))
        return ops.relu(self.bn3(self.conv3(out)) + x)


class ResidualNet(nn.Cell):
    """A first convolution, residual blocks, the mean over each image, and ten classes."""

    def __init__(self, channels: int = 12, blocks: int = 2) -> None:
        super().__init__()
        self.conv = nn.Conv2d(1, channels, 3)
        self.bn = nn.BatchNorm2d(channels)
        self.blocks = nn.SequentialCell([Residual(channels) for _ in range(blocks)])
        self.fc = nn.Dense(channels, 10)

    def construct(self, x: Any) -> Any:
        """Scores of the classes, (N, 10), for images (N, 1, 8, 8)."""
        x = self.blocks(ops.relu(self.bn(self.conv(x))))
        return self.fc(ops.mean(x, (2, 3)))


class Perceptron(nn.Cell):
    """Fully connected layers with ReLU between them."""

    def __init__(self, width: int = 32, layers: int = 1) -> None:
        super().__init__()
        self.flatten = nn.Flatten()
        widths = [64, *[width] * layers, 10]
        pairs = itertools.pairwise(widths)
        self.layers = nn.CellList([nn.Dense(one, other) for one, other in pairs])

    def construct(self, x: Any) -> Any:
        """Scores of the classes, (N, 10), for images (N, 1, 8, 8)."""
        x = self.flatten(x)
        for layer in list(self.layers)[:-1]:
            x = ops.relu(layer(x))
        return self.layers[-1](x)


class Training(NamedTuple):
    """A network, and the cell that makes a step with it."""

    network: nn.Cell
    step: nn.Cell
    sent: float  # numbers that say what a step sends to other processes


def training(
    make: Callable[[], nn.Cell], rate: Any, config: dict[str, Any] | None = None
) -> Training:
    """A training by momentum, boosted where there is a config."""
    engine.set_seed(1)
    network = make()
    optimizer: nn.Optimizer = nn.Momentum(network.trainable_params(), rate, 0.9)
    size = sum(int(np.prod(one.shape)) for one in optimizer.parameters)
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    if config is None:
        step = nn.TrainOneStepCell(nn.WithLossCell(network, loss), optimizer).set_train()
        return Training(network, step, size)
    auto = boost.AutoBoost("O1", config)
    network, optimizer = auto.network_auto_process_train(network, optimizer)
    cell = boost.BoostTrainOneStepCell(nn.WithLossCell(network, loss), optimizer).set_train()
    return Training(network, cell, _sent(auto, cell, size))


def _sent(auto: boost.AutoBoost, step: boost.BoostTrainOneStepCell, size: int) -> float:
    """Numbers a step: gradients of what trains, once in a while, or in the few dimensions."""
    if auto.plan.dim_reduce:
        return auto.plan.n_components + 2 if not auto.plan.alpha else size + 2
    if step.freeze:
        sizes = [
            sum(int(np.prod(one.shape)) for one in part.parameters) for part in step.optimizer.opts
        ]
        return statistics.mean(sizes[turn] for turn in step.optimizer.turns.numbers())
    return size / step.max_accumulation_step


def manual(*on: str, **sections: dict[str, Any]) -> dict[str, Any]:
    """The options that turn on these accelerations and no other."""
    switches = {name: name in on for name in ("less_bn", "grad_freeze", *on)}
    return {"boost": {"mode": "manual", **switches}, **sections}


class Case(NamedTuple):
    """A network, its learning rate, and what is turned on."""

    make: Callable[[], nn.Cell]
    rate: float
    config: dict[str, Any]


def cases(epochs: int) -> dict[str, Case]:
    """By name what is compared."""
    total = {"total_steps": STEPS * epochs}
    return {
        "grad_freeze": Case(
            ResidualNet, 0.05, manual("grad_freeze", grad_freeze={"param_groups": 4, **total})
        ),
        "grad_freeze, half of the steps": Case(
            ResidualNet,
            0.05,
            manual("grad_freeze", grad_freeze={"param_groups": 4, "freeze_p": 0.5, **total}),
        ),
        "less_bn": Case(ResidualNet, 0.05, manual("less_bn")),
        "grad_accumulation of 4": Case(
            lambda: Perceptron(256, 2),
            0.05,
            manual("grad_accumulation", grad_accumulation={"grad_accumulation_step": 4}),
        ),
        "O1": Case(ResidualNet, 0.05, {"grad_freeze": total}),
    }


def compare(name: str, case: Case, data: Digits, epochs: int) -> None:
    """Train both in turns and print the figures."""
    rate = nn.CosineDecayLR(0.0, case.rate, STEPS * epochs)
    both = training(case.make, rate), training(case.make, rate, case.config)
    epoch_times = race([one.step for one in both], data, epochs)
    report(name, both, epoch_times, data)


def race(steps: list[nn.Cell], data: Digits, epochs: int) -> list[list[float]]:
    """For each the seconds of a step, a mean for each epoch."""
    found: list[list[float]] = [[] for _ in steps]
    for epoch in range(epochs):
        spent = [0.0 for _ in steps]
        for batch in data.batches(epoch):
            for k, step in enumerate(steps):
                started = time.perf_counter()
                step(*batch)
                spent[k] += time.perf_counter() - started
        for times, seconds in zip(found, spent, strict=True):
            times.append(seconds / STEPS)
    return found


def report(name: str, both: Any, epoch_times: list[list[float]], data: Digits) -> None:
    """One line."""
    plain, boosted = (statistics.median(times) * 1e3 for times in epoch_times)
    right = [100 * data.accuracy(one.network) for one in both]
    print(
        f"{name:32s} step {plain:6.2f} ms, with it {boosted:6.2f} ms, ratio {plain / boosted:4.2f};"
        f" sent {both[0].sent:7.0f}, with it {both[1].sent:7.0f};"
        f" accuracy {right[0]:5.1f} %, with it {right[1]:5.1f} %",
        flush=True,
    )


def few_dimensions(data: Digits, epochs: int, count: int, alpha: float) -> None:
    """Training in few dimensions: half of the epochs give the directions, the other half uses them.

    The training beside it goes on as it began.
    """
    folder = Path(tempfile.mkdtemp())
    plain = training(Perceptron, 0.05)
    first = epochs // 2
    every = max(1, first * STEPS // (2 * count))
    steps = 0
    for epoch in range(first):
        for batch in data.batches(epoch):
            plain.step(*batch)
            steps += 1
            if steps % every == 0:
                engine.save_checkpoint(plain.network, str(folder / f"{steps:05d}.ckpt"))
    options = {"n_components": count, "weight_load_dir": str(folder), "alpha": alpha}
    reduced = training(Perceptron, 0.05, manual("dim_reduce", dim_reduce=options))
    for mine, other in zip(
        reduced.network.trainable_params(), plain.network.trainable_params(), strict=True
    ):
        mine.set_data(other)
    times = race([plain.step, reduced.step], data, epochs - first)
    report(f"dim_reduce to {count}, alpha {alpha}", (plain, reduced), times, data)


def main() -> None:
    """Read the options and compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--cases", nargs="*", default=[], help="parts of names; none: all")
    options = parser.parse_args()
    data = digits()

    def wanted(name: str) -> bool:
        return not options.cases or any(part in name for part in options.cases)

    with threadpool_limits(1):
        for name, case in cases(options.epochs).items():
            if wanted(name):
                compare(name, case, data, options.epochs)
        for alpha in (0.0, 0.001):
            if wanted("dim_reduce"):
                few_dimensions(data, options.epochs, 32, alpha)


if __name__ == "__main__":
    main()
