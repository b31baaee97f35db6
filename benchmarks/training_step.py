"""A training step of LeNet-5 and of an MLP: ours beside PyTorch's, in one process, interleaved.

    pip install 'insight-train[bench]'      # see benchmarks/README.md for the CPU build of torch
    python benchmarks/training_step.py --steps 60 --rounds 9

Both start from the same weights and see the same batches; each step is forward, loss, backward,
Momentum, and the loss as a Python float. The first losses are printed so that one can see that
both do the same work. Prints PyTorch's median time over ours: above 1 we are faster.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable

import numpy as np
from peers.our_networks import LeNet5
from threadpoolctl import threadpool_limits

try:
    import torch
except ImportError:
    sys.exit("This benchmark needs PyTorch as its peer: see benchmarks/README.md.")

from peers.torch_lenet import torch_lenet

import engine
from engine import nn

LEARNING_RATE, MOMENTUM = 0.01, 0.9


def our_mlp() -> nn.Cell:
    """784-512-256-10."""
    return nn.SequentialCell(
        nn.Dense(784, 512), nn.ReLU(), nn.Dense(512, 256), nn.ReLU(), nn.Dense(256, 10)
    )


def torch_mlp() -> torch.nn.Module:
    """The same network in PyTorch."""
    layers = torch.nn
    return layers.Sequential(
        layers.Linear(784, 512), layers.ReLU(), layers.Linear(512, 256), layers.ReLU(),
        layers.Linear(256, 10),
    )  # fmt: skip


def our_step(network: nn.Cell, x: np.ndarray, y: np.ndarray) -> Callable[[], float]:
    """One training step of ours, as a function without arguments."""
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    optimizer = nn.Momentum(network.trainable_params(), LEARNING_RATE, MOMENTUM)
    step = nn.TrainOneStepCell(nn.WithLossCell(network, loss), optimizer)
    step.set_train()
    images, labels = engine.Tensor(x), engine.Tensor(y.astype(np.int32))
    return lambda: float(step(images, labels).asnumpy())


def torch_step(network: torch.nn.Module, x: np.ndarray, y: np.ndarray) -> Callable[[], float]:
    """One training step of PyTorch's, eager, with its default settings."""
    optimizer = torch.optim.SGD(network.parameters(), lr=LEARNING_RATE, momentum=MOMENTUM)
    images, labels = torch.from_numpy(x), torch.from_numpy(y.astype(np.int64))

    def step() -> float:
        optimizer.zero_grad()
        loss = torch.nn.functional.cross_entropy(network(images), labels)
        loss.backward()
        optimizer.step()
        return loss.item()

    return step


def copy_weights(ours: nn.Cell, theirs: torch.nn.Module) -> None:
    """Give our network the weights of PyTorch's, in order."""
    for mine, other in zip(ours.trainable_params(), theirs.parameters(), strict=True):
        mine.set_data(engine.Tensor(other.detach().numpy().copy()))


def compare(name: str, ours: Callable, theirs: Callable, steps: int, rounds: int) -> None:
    """Run both in turns and print the ratio of the medians."""
    first = ours(), theirs()
    times: dict[str, list[float]] = {"ours": [], "torch": []}
    for _ in range(rounds):
        for key, step in (("ours", ours), ("torch", theirs)):
            for _ in range(steps):
                started = time.perf_counter()
                step()
                times[key].append(time.perf_counter() - started)
    ratio = statistics.median(times["torch"]) / statistics.median(times["ours"])
    losses = f"{first[0]:.5f} / {first[1]:.5f}"
    print(f"{name:<16} first loss {losses}   torch time / our time = {ratio:.2f}")


def main() -> None:
    """Compare every network and batch size."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=60, help="steps in a turn")
    parser.add_argument("--rounds", type=int, default=9, help="turns of each side")
    parser.add_argument("--threads", type=int, default=2, help="threads of each side")
    options = parser.parse_args()
    torch.manual_seed(0)
    torch.set_num_threads(options.threads)
    threadpool_limits(options.threads)
    rng = np.random.default_rng(0)
    print(f"torch {torch.__version__}, {torch.get_num_threads()} threads; numpy {np.__version__}")
    cases = [
        ("MLP", our_mlp, torch_mlp, (784,)),
        ("LeNet-5", LeNet5, torch_lenet, (1, 32, 32)),
    ]
    for name, make_ours, make_theirs, shape in cases:
        for batch in (32, 128):
            x = rng.standard_normal((batch, *shape)).astype(np.float32)
            y = rng.integers(0, 10, batch)
            ours, theirs = make_ours(), make_theirs()
            copy_weights(ours, theirs)
            steps = our_step(ours, x, y), torch_step(theirs, x, y)
            compare(f"{name} batch {batch}", *steps, options.steps, options.rounds)


if __name__ == "__main__":
    main()
