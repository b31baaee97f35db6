"""`x.uniform()` and the others: random tensors of the shape of one."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from engine import ops
from engine.ops.generator import source_of


def uniform(self: Any, from_: Any = 0.0, to: Any = 1.0, generator: Any = None) -> Any:
    """Numbers spread evenly from `from_` to before `to`; `engine.set_seed` repeats them."""
    unit = ops.rand_like(_floating(self), source_of("uniform", generator))
    return ops.add(ops.mul(unit, to - from_), from_)


def cauchy(self: Any, median: Any = 0.0, sigma: Any = 1.0) -> Any:
    """Numbers of the Cauchy distribution: half of them within `sigma` of the median."""
    turn = ops.mul(ops.sub(ops.rand_like(_floating(self)), 0.5), math.pi)
    return ops.add(ops.mul(ops.tan(turn), sigma), median)


def log_normal(self: Any, mean: Any = 1.0, std: Any = 2.0) -> Any:
    """Numbers whose logarithms are normal, of that mean and standard deviation."""
    return ops.exp(ops.add(ops.mul(ops.randn_like(_floating(self)), std), mean))


def _floating(x: Any) -> Any:
    return x if x.array.dtype.kind in "fV" else ops.cast(x, "float32")


METHODS: dict[str, Callable[..., Any]] = {
    "uniform": uniform,
    "cauchy": cauchy,
    "log_normal": log_normal,
}
