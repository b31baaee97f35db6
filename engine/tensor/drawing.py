"""`x.uniform()` and the others: random tensors of the shape of one."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from engine import ops
from engine.ops.generator import Generator, source_of
from engine.typed import Tensor, TensorOrNumber


def uniform(
    self: Any,
    from_: TensorOrNumber = 0.0,
    to: TensorOrNumber = 1.0,
    generator: Generator | None = None,
) -> Tensor:
    """Numbers spread evenly from `from_` to before `to`; `engine.set_seed` repeats them."""
    unit = ops.rand_like(_floating(self), source_of("uniform", generator))
    low, high = _bounds(from_, to)
    return ops.add(ops.mul(unit, high - low), low)


def _bounds(*bounds: Any) -> Any:
    """They may be numbers or tensors."""
    return bounds


def cauchy(self: Any, median: TensorOrNumber = 0.0, sigma: TensorOrNumber = 1.0) -> Tensor:
    """Numbers of the Cauchy distribution: half of them within `sigma` of the median."""
    turn = ops.mul(ops.sub(ops.rand_like(_floating(self)), 0.5), math.pi)
    return ops.add(ops.mul(ops.tan(turn), sigma), median)


def log_normal(self: Any, mean: TensorOrNumber = 1.0, std: TensorOrNumber = 2.0) -> Tensor:
    """Numbers whose logarithms are normal, of that mean and standard deviation."""
    return ops.exp(ops.add(ops.mul(ops.randn_like(_floating(self)), std), mean))


def _floating(x: Any) -> Any:
    return x if x.array.dtype.kind in "fV" else ops.cast(x, "float32")


METHODS: dict[str, Callable[..., Any]] = {
    "uniform": uniform,
    "cauchy": cauchy,
    "log_normal": log_normal,
}
