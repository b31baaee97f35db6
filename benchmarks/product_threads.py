"""Threads of matrix products: by size, beside all of the library's and beside one.

    python benchmarks/product_threads.py --rounds 9 --busy 0
    python benchmarks/product_threads.py --rounds 9 --busy 2    # beside two busy processes

A training step of each network, in turns: on one thread, on as many as BLAS has, and as products
choose. Prints the medians and means of the time, and the processor time of all threads, each over
that of one thread: below 1 is less.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np
from peers.our_networks import LeNet5, perceptron
from peers.our_resnet import ResNet20
from threadpoolctl import threadpool_limits

import engine
from engine import nn
from engine.backend import products

TURN_S = 0.15
REST_S = 0.3  # threads of OpenBLAS look for work for some tenths of a second after the last
CHOICES = ("one", "by size", "all")

CASES = {
    "MLP 64-32-10, batch 32": (lambda: perceptron(64, 32, 10), (32, 64)),
    "LeNet-5, batch 32": (LeNet5, (32, 1, 32, 32)),
    "LeNet-5, batch 128": (LeNet5, (128, 1, 32, 32)),
    "MLP 784-512-256-10, batch 64": (lambda: perceptron(784, 512, 256, 10), (64, 784)),
    "MLP 784-2048-2048-2048-10, batch 256": (
        lambda: perceptron(784, 2048, 2048, 2048, 10),
        (256, 784),
    ),
    "ResNet-20, batch 64": (ResNet20, (64, 1, 32, 32)),
}


def step_of(network: nn.Cell, shape: tuple[int, ...]) -> Callable[[], float]:
    """A training step with Momentum on one batch."""
    rng = np.random.default_rng(0)
    images = engine.Tensor(rng.standard_normal(shape).astype(np.float32))
    labels = engine.Tensor(rng.integers(0, 10, shape[0]).astype(np.int32))
    loss = nn.SoftmaxCrossEntropyWithLogits(sparse=True, reduction="mean")
    optimizer = nn.Momentum(network.trainable_params(), 0.01, 0.9)
    step = nn.TrainOneStepCell(nn.WithLossCell(network, loss), optimizer)
    step.set_train()
    return lambda: float(step(images, labels).asnumpy())


@contextmanager
def choice(name: str) -> Iterator[None]:
    """Products on one thread, on all of the library's, or as they choose."""
    shared = products.LEAST_SHARED
    if name == "all":
        products.LEAST_SHARED = 0
    try:
        with threadpool_limits(1 if name == "one" else os.cpu_count(), user_api="blas"):
            yield
    finally:
        products.LEAST_SHARED = shared


@contextmanager
def others(count: int) -> Iterator[None]:
    """So many processes that are always busy."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()


def processor_s() -> float:
    """Seconds of user and system of all threads of this process."""
    times = os.times()
    return times.user + times.system


def compare(name: str, step: Callable[[], float], rounds: int) -> None:
    """Take turns, and print each choice over one thread."""
    started = time.perf_counter()
    step()
    count = max(1, int(TURN_S / (time.perf_counter() - started)))
    times: dict[str, list[float]] = {one: [] for one in CHOICES}
    processor = dict.fromkeys(CHOICES, 0.0)
    for _ in range(rounds):
        for one in CHOICES:
            with choice(one):
                before = processor_s()
                for _ in range(count):
                    started = time.perf_counter()
                    step()
                    times[one].append(time.perf_counter() - started)
                processor[one] += processor_s() - before
            time.sleep(REST_S)
    for one in CHOICES[1:]:
        median = statistics.median(times[one]) / statistics.median(times["one"])
        mean = statistics.mean(times[one]) / statistics.mean(times["one"])
        spent = processor[one] / processor["one"]
        print(f"{name:<38}{one:<9}{median:>8.2f}{mean:>8.2f}{spent:>11.2f}", flush=True)


def main() -> None:
    """Compare the choices for each network."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9, help="turns of each choice")
    parser.add_argument("--busy", type=int, default=0, help="busy processes beside this one")
    options = parser.parse_args()
    if any(os.environ.get(name) for name in products.SAID_BY):
        sys.exit(f"Unset {', '.join(products.SAID_BY)}: what they say holds for all products.")
    print(f"{'over one thread, ' + str(options.busy) + ' busy beside':<47}", end="")
    print(f"{'median':>8}{'mean':>8}{'processor':>11}")
    with others(options.busy):
        for name, (make, shape) in CASES.items():
            step = step_of(make(), shape)
            step()
            compare(name, step, options.rounds)


if __name__ == "__main__":
    main()
