"""Finite differences: an independent second opinion on a gradient."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any


def finite_differences(
    function: Callable[..., Any], inputs: Sequence[Any], position: int, step: float = 1e-6
) -> Any:
    """The gradient of the sum of `function(*inputs)`, by central differences.

    Args:
        function: Arrays to an array, or a tuple of them (summed).
        inputs: Float64 arrays; left as they were.
        position: Which input to vary.
        step: Half the distance between the two evaluations.

    Returns:
        An array of the shape of `inputs[position]`.

    >>> import numpy as np
    >>> finite_differences(lambda x: x * x, [np.array([1.0, 3.0])], 0).round(6)
    array([2., 6.])

    """
    varied = inputs[position].copy()
    arguments = [*inputs[:position], varied, *inputs[position + 1 :]]
    gradient = varied * 0
    flat, out = varied.reshape(-1), gradient.reshape(-1)
    for k in range(flat.size):
        centre = flat[k]
        flat[k] = centre + step
        above = _total(function(*arguments))
        flat[k] = centre - step
        below = _total(function(*arguments))
        flat[k] = centre
        out[k] = (above - below) / (2 * step)
    return gradient


def _total(out: Any) -> Any:
    return sum(part.sum() for part in out) if isinstance(out, tuple) else out.sum()
