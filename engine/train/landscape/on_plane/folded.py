"""Factors of channels behind a convolution, as batch norms have outside training.

`(w * x - mean) * root * gamma + beta` is `(root gamma w) * x + (beta - root gamma mean)`: as many
products as there are weights, not as there are results.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .fused import Convolution
from .held import Array
from .steps import Step, Values, read

CONVOLVE = "convolve"  # what waits for a value: to be convolved
FACTORS = frozenset({"mul", "div"})
BY_CHANNEL = FACTORS | {"add", "sub"}
Waiting = list[tuple[str, Any]]


def is_behind_convolution(pending: Waiting) -> bool:
    """Whether all that waits for a value is a convolution and what is done to its channels."""
    names = [name for name, _ in pending]
    return names[:1] == [CONVOLVE] and BY_CHANNEL.issuperset(names[1:])


def convolution(steps: list[Step], pending: Waiting) -> tuple[Convolution, Waiting]:
    """The convolution that waits first, with the factors behind it in its filters; and the rest.

    Args:
        steps: Where what makes filters and offsets of a point is added.
        pending: What waits, in order.

    """
    (_, this), *rest = pending
    count = next((k for k, (name, _) in enumerate(rest) if name not in BY_CHANNEL), len(rest))
    chain, behind = rest[:count], rest[count:]
    if not any(name in FACTORS for name, _ in chain):
        return this, rest
    weights, offsets = np.empty(this.shape, this.below.dtype), np.empty(this.shape[0])
    offset = np.empty(this.shape[:1], this.below.dtype).reshape(1, -1, *[1] * len(this.shape[2:]))
    steps.append(_filled(this.weight, chain, weights, offsets, offset))
    return this._replace(weight=weights), [("add", offset), *behind]


def _filled(weight: Any, chain: Waiting, out: Array, offsets: Array, offset: Array) -> Step:
    """Put filters and offsets of a point where they belong, the latter made in float64."""
    factors, narrow = np.empty_like(offsets), np.empty(offsets.shape, out.dtype)
    columns = math.prod(out.shape[1:])

    def step(values: Values) -> None:
        factors.fill(1.0)
        offsets.fill(0.0)
        for name, operand in chain:
            number = np.asarray(read(operand, values), np.float64).reshape(-1)
            if name == "add":
                np.add(offsets, number, offsets)
            elif name == "sub":
                np.subtract(offsets, number, offsets)
            else:
                by = np.multiply if name == "mul" else np.divide
                by(factors, number, factors)
                by(offsets, number, offsets)
        rows = read(weight, values).reshape(-1, columns)
        narrow[:] = factors
        np.multiply(rows, narrow[:, None], out.reshape(-1, columns))
        offset.reshape(-1)[:] = offsets

    return step
