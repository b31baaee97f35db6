"""An optimizer's step on a network of many parameters: flattened beside not, interleaved.

    python benchmarks/flattened_step.py --layers 40 --width 64 --rounds 9

Both networks start from the same weights and get the same gradients, so their weights must stay
the same, which is checked at the end. Prints the median time of a step in microseconds and the
ratio: above 1 the flattened one is faster.
"""

from __future__ import annotations

import argparse
import copy
import statistics
import time

import numpy as np
from threadpoolctl import threadpool_limits

import engine
from engine import nn

KINDS = {
    "SGD": lambda params: nn.SGD(params, 0.01, momentum=0.9),
    "Momentum": lambda params: nn.Momentum(params, 0.01, 0.9),
    "Adam": lambda params: nn.Adam(params, 1e-3),
    "AdamWeightDecay": lambda params: nn.AdamWeightDecay(params, 1e-3, weight_decay=0.01),
    "RMSProp": lambda params: nn.RMSProp(params, 1e-3),
}


def compare(kind: str, layers: int, width: int, steps: int, rounds: int) -> None:
    """Run both in turns and print the medians."""
    plain = nn.SequentialCell(*(nn.Dense(width, width) for _ in range(layers)))
    flat = copy.deepcopy(plain)
    flat.flatten_weights()
    draw = np.random.default_rng(0)
    shapes = [p.shape for p in plain.trainable_params()]
    gradients = [engine.Tensor(draw.normal(size=s).astype(np.float32)) for s in shapes]
    optimizers = {
        "plain": KINDS[kind](plain.trainable_params()),
        "flat": KINDS[kind](flat.trainable_params()),
    }
    times: dict[str, list[float]] = {"plain": [], "flat": []}
    for _ in range(rounds):
        for key, optimizer in optimizers.items():
            for _ in range(steps):
                started = time.perf_counter()
                optimizer(gradients)
                times[key].append(time.perf_counter() - started)
    for one, other in zip(plain.get_parameters(), flat.get_parameters(), strict=True):
        np.testing.assert_allclose(one.asnumpy(), other.asnumpy(), rtol=1e-6)
    medians = {key: statistics.median(values) for key, values in times.items()}
    print(
        f"{kind:16s} plain {medians['plain'] * 1e6:8.0f} us, flattened {medians['flat'] * 1e6:8.0f}"
        f" us, ratio {medians['plain'] / medians['flat']:.2f}"
    )


def main() -> None:
    """Read the options and compare every kind."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--layers", type=int, default=40)
    parser.add_argument("--width", type=int, default=64)
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    with threadpool_limits(1):
        for kind in KINDS:
            compare(kind, options.layers, options.width, options.steps, options.rounds)


if __name__ == "__main__":
    main()
