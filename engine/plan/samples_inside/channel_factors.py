"""Factors of channels behind a convolution, as batch norms have outside training.

`(w * x - mean) * root * gamma + beta` is `(root gamma w) * x + (beta - root gamma mean)`: as many
products as there are weights, not as there are results.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.plan.held import Step, Values, read
from engine.plan.layout import Waits
from engine.plan.memory import Array

from .fused import Convolution
from .waiting import ByChannel

FACTORS = frozenset({"mul", "div"})
BY_CHANNEL = FACTORS | {"add", "sub"}


def convolution(steps: list[Step], this: Convolution, behind: Waits) -> tuple[Convolution, Waits]:
    """A convolution with the factors behind it in its filters; and what else waits behind it.

    Args:
        steps: Where what makes filters and offsets is added.
        this: The convolution.
        behind: What waits behind it, in order.

    """
    chain: list[ByChannel] = []
    for one in behind:
        if not isinstance(one, ByChannel):
            break
        chain.append(one)
    if not any(one.name in FACTORS for one in chain):
        return this, behind
    weights, offsets = np.empty(this.shape, this.below.dtype), np.empty(this.shape[0])
    offset = np.empty(this.shape[:1], this.below.dtype).reshape(1, -1, *[1] * len(this.shape[2:]))
    steps.append(_filled(this.weight, chain, weights, offsets, offset))
    rest = behind[len(chain) :]
    return this._replace(weight=weights), [ByChannel("add", offset), *rest]


def _filled(
    weight: Any, chain: Sequence[ByChannel], out: Array, offsets: Array, offset: Array
) -> Step:
    """Put filters and offsets where they belong, the latter made in float64."""
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
