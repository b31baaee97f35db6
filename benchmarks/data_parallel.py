"""Training by two processes of one thread each beside one of one thread, and PyTorch's gloo.

    pip install 'insight-train[mpi,bench]'      # benchmarks/README.md has the CPU build of torch
    python benchmarks/data_parallel.py --rounds 7

Each process has a batch of its own; gradients are summed after each step, ours by MPI, PyTorch's by
DistributedDataParallel over gloo. The jobs take turns; each prints the samples that all of its
processes train on in a second, the median over its steps. Prints the medians over rounds, and two
processes over one: 2 would be a communication that costs nothing.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from peers.two_processes import compare, seconds_a_step

HERE = Path(__file__).resolve()
CASES = {
    "MLP 784-512-256-10, batch 128": ("mlp", 128),
    "LeNet-5, batch 32": ("lenet", 32),
    "LeNet-5, batch 128": ("lenet", 128),
    "ResNet-20, batch 32": ("resnet", 32),
}
STEPS = {
    "mlp": 150,
    "lenet": 150,
    "resnet": 40,
}  # as many in each process: they wait for each other
LEARNING_RATE, MOMENTUM = 0.01, 0.9


def batch_of(kind: str, size: int, rank: int) -> tuple[np.ndarray, np.ndarray]:
    """Images and labels that are another process's own."""
    rng = np.random.default_rng(rank)
    shape = (size, 784) if kind == "mlp" else (size, 1, 32, 32)
    x = rng.standard_normal(shape).astype(np.float32)
    return x, rng.integers(0, 10, size).astype(np.int32)


def our_step(kind: str, size: int) -> tuple[Callable[[], float], int, int]:
    """One training step of ours; this process's rank, and how many there are."""
    from peers.our_networks import LeNet5
    from peers.our_resnet import ResNet20

    import engine
    from engine import nn
    from engine.communication import get_group_size, get_rank, init

    init()
    engine.set_auto_parallel_context(parallel_mode="data_parallel", gradients_mean=True)
    engine.set_seed(1)
    made = {"lenet": LeNet5, "resnet": ResNet20}
    if kind == "mlp":
        layers = (nn.Dense(784, 512), nn.ReLU(), nn.Dense(512, 256), nn.ReLU(), nn.Dense(256, 10))
        network: nn.Cell = nn.SequentialCell(*layers)
    else:
        network = made[kind]()
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    optimizer = nn.Momentum(network.trainable_params(), LEARNING_RATE, MOMENTUM)
    step = nn.TrainOneStepCell(nn.WithLossCell(network, loss), optimizer)
    step.set_train()
    images, labels = map(engine.Tensor, batch_of(kind, size, get_rank()))
    return lambda: float(step(images, labels).asnumpy()), get_rank(), get_group_size()


def torch_step(kind: str, size: int) -> tuple[Callable[[], float], int, int]:
    """The same of PyTorch's."""
    import torch
    from peers.torch_lenet import torch_lenet
    from peers.torch_resnet import ResNet20

    torch.set_num_threads(1)
    torch.manual_seed(1)
    layers = torch.nn
    if kind == "mlp":
        network: torch.nn.Module = layers.Sequential(
            layers.Linear(784, 512), layers.ReLU(), layers.Linear(512, 256), layers.ReLU(),
            layers.Linear(256, 10),
        )  # fmt: skip
    else:
        network = torch_lenet() if kind == "lenet" else ResNet20()
    rank, count = int(os.environ.get("RANK", "0")), int(os.environ.get("WORLD_SIZE", "1"))
    if count > 1:
        torch.distributed.init_process_group("gloo")
        network = torch.nn.parallel.DistributedDataParallel(network)
    optimizer = torch.optim.SGD(network.parameters(), lr=LEARNING_RATE, momentum=MOMENTUM)
    x, y = batch_of(kind, size, rank)
    images, labels = torch.from_numpy(x), torch.from_numpy(y.astype(np.int64))

    def step() -> float:
        optimizer.zero_grad()
        loss = torch.nn.functional.cross_entropy(network(images), labels)
        loss.backward()
        optimizer.step()
        return loss.item()

    return step, rank, count


def work(whose: str, kind: str, size: int) -> None:
    """What each process of a job does; the first prints samples a second."""
    make = our_step if whose == "ours" else torch_step
    step, rank, count = make(kind, size)
    taken = seconds_a_step(step, 5, STEPS[kind])
    if rank == 0:
        print(count * size / taken)


def main() -> None:
    """Measure, or be one of the processes that are measured."""
    if sys.argv[1:2] == ["--work"]:
        whose, kind, size = sys.argv[2:]
        work(whose, kind, int(size))
        return
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--cases", nargs="*", default=list(CASES), choices=list(CASES))
    options = parser.parse_args()
    chosen = {name: [str(one) for one in CASES[name]] for name in options.cases}
    compare(HERE, chosen, options.rounds, ("ours", "torch"))


if __name__ == "__main__":
    main()
