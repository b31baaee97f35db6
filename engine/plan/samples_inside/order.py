"""Arrays whose first axis, that of the samples, is innermost in memory.

The kernels of `engine.backend` leave images so: windows are then long runs, and weights stand
before the products.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.plan.memory import Array


def laid_out(flat: Array, shape: tuple[int, ...]) -> Array:
    """Numbers in a row as an array whose first axis is innermost."""
    if len(shape) < 2:
        return flat.reshape(shape)
    rank = len(shape)
    return flat.reshape(*shape[1:], shape[0]).transpose(rank - 1, *range(rank - 1))


def inner(array: Array) -> Array:
    """The array as it lies in memory where its first axis is innermost: (…, samples)."""
    return array.transpose(*range(1, array.ndim), 0)


def is_laid_out(array: Any) -> bool:
    """Whether the first axis is innermost, without gaps."""
    return isinstance(array, np.ndarray) and inner(array).flags.c_contiguous


def with_samples_inside(array: Any) -> Array:
    """A copy with its first axis innermost, unless it lies so."""
    whole = np.asarray(array)
    if whole.ndim < 2:
        return np.ascontiguousarray(whole)
    rank = whole.ndim
    return np.ascontiguousarray(inner(whole)).transpose(rank - 1, *range(rank - 1))
