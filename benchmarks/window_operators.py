"""Convolutions, pools, resizing and their kin beside PyTorch, forwards and with gradients.

    python benchmarks/window_operators.py --cases conv pool --rounds 9

It wants PyTorch beside the project, as `training_step.py` does. Both get the same float32 inputs
and one thread and take turns; prints medians in milliseconds and PyTorch's over ours: above 1 we
are faster.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from threadpoolctl import threadpool_limits

from engine import Tensor, ops


class Case(NamedTuple):
    """One call, by both: `ours(ops, *inputs)` and `theirs(functional, *inputs)`."""

    ours: Callable[..., Any]
    theirs: Callable[..., Any]
    shapes: tuple[tuple[int, ...], ...]


def alike(call: Callable[..., Any], *shapes: tuple[int, ...]) -> Case:
    """What both write in the same way."""
    return Case(call, call, shapes)


CASES = {
    "conv1d": Case(
        lambda o, x, w: o.conv1d(x, w, None, 1, "pad", 2),
        lambda f, x, w: f.conv1d(x, w, None, 1, 2),
        ((16, 64, 256), (64, 64, 5)),
    ),
    "conv2d": Case(
        lambda o, x, w: o.conv2d(x, w, None, 1, "pad", 1),
        lambda f, x, w: f.conv2d(x, w, None, 1, 1),
        ((16, 32, 28, 28), (32, 32, 3, 3)),
    ),
    "conv3d": Case(
        lambda o, x, w: o.conv3d(x, w, None, 1, "pad", 1),
        lambda f, x, w: f.conv3d(x, w, None, 1, 1),
        ((4, 16, 8, 28, 28), (32, 16, 3, 3, 3)),
    ),
    "conv_transpose2d": alike(
        lambda o, x, w: o.conv_transpose2d(x, w, None, 2, 1), (8, 32, 14, 14), (32, 16, 4, 4)
    ),
    "max_pool2d": alike(lambda o, x: o.max_pool2d(x, 3, 2, 1), (16, 64, 56, 56)),
    "max_pool3d": alike(lambda o, x: o.max_pool3d(x, 2, 2), (4, 16, 8, 28, 28)),
    "avg_pool2d": alike(lambda o, x: o.avg_pool2d(x, 2, 2), (16, 64, 28, 28)),
    "avg_pool3d": alike(lambda o, x: o.avg_pool3d(x, 3, 1, 1), (4, 16, 8, 28, 28)),
    "adaptive_avg_pool2d": alike(lambda o, x: o.adaptive_avg_pool2d(x, 7), (16, 64, 30, 30)),
    "adaptive_avg_pool2d to 1": alike(lambda o, x: o.adaptive_avg_pool2d(x, 1), (16, 256, 7, 7)),
    "adaptive_max_pool2d": alike(lambda o, x: o.adaptive_max_pool2d(x, 7), (16, 64, 30, 30)),
    "bilinear larger": alike(
        lambda o, x: o.interpolate(x, (56, 56), mode="bilinear"), (8, 32, 28, 28)
    ),
    "bilinear smaller": alike(
        lambda o, x: o.interpolate(x, (224, 224), mode="bilinear"), (1, 3, 512, 512)
    ),
    "trilinear": alike(
        lambda o, x: o.interpolate(x, scale_factor=2.0, mode="trilinear"), (2, 8, 8, 28, 28)
    ),
    "nearest": alike(lambda o, x: o.interpolate(x, scale_factor=2.0), (8, 32, 28, 28)),
    "pad reflect": alike(lambda o, x: o.pad(x, (1, 1, 1, 1), "reflect"), (16, 32, 32, 32)),
    "unfold": alike(lambda o, x: o.unfold(x, 3, 1, 1), (8, 16, 28, 28)),
    "fold": alike(lambda o, x: o.fold(x, (28, 28), 3, 1, 1), (8, 144, 784)),
    "pixel_shuffle": alike(lambda o, x: o.pixel_shuffle(x, 2), (8, 64, 28, 28)),
    "grid_sample": alike(
        lambda o, x, g: o.grid_sample(x, g * 0.5, align_corners=False),
        (4, 16, 28, 28),
        (4, 28, 28, 2),
    ),
    "lrn": Case(
        lambda o, x: o.lrn(x, 2),
        lambda f, x: f.local_response_norm(x, 5, 5.0, 0.5, 1.0),
        ((8, 64, 28, 28),),
    ),
}


def compare(name: str, case: Case, rounds: int) -> None:
    """Run both in turns and print the medians."""
    import torch
    from torch.nn import functional

    draw = np.random.default_rng(0)
    arrays = [draw.standard_normal(shape).astype(np.float32) for shape in case.shapes]
    mine = [Tensor(array) for array in arrays]
    plain = [torch.from_numpy(array) for array in arrays]
    leaves = [torch.tensor(array, requires_grad=True) for array in arrays]
    gradient = ops.grad(lambda *given: ops.sum(case.ours(ops, *given)), tuple(range(len(arrays))))

    def backwards() -> None:
        for leaf in leaves:
            leaf.grad = None
        case.theirs(functional, *leaves).sum().backward()

    runs: dict[str, Callable[[], Any]] = {
        "ours": lambda: case.ours(ops, *mine),
        "theirs": lambda: case.theirs(functional, *plain),
        "our gradient": lambda: gradient(*mine),
        "their gradient": backwards,
    }
    times: dict[str, list[float]] = {key: [] for key in runs}
    for turn in range(rounds + 1):  # the first warms up
        for key, run in runs.items():
            started = time.perf_counter()
            run()
            if turn:
                times[key].append(1e3 * (time.perf_counter() - started))
    ours, theirs, our_gradient, their_gradient = (
        statistics.median(values) for values in times.values()
    )
    print(
        f"{name:26s} {ours:8.2f} {theirs:8.2f} {theirs / ours:6.2f}"
        f"   with gradients {our_gradient:8.2f} {their_gradient:8.2f}"
        f" {their_gradient / our_gradient:6.2f}",
        flush=True,
    )


def main() -> None:
    """Read the options and compare every case."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cases", nargs="*", default=[], help="parts of names")
    parser.add_argument("--rounds", type=int, default=15)
    options = parser.parse_args()
    import torch

    torch.set_num_threads(1)
    with threadpool_limits(1):
        for name, case in CASES.items():
            if not options.cases or any(part in name for part in options.cases):
                compare(name, case, options.rounds)


if __name__ == "__main__":
    main()
