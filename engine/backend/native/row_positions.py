"""Positions in each row by number, in machine code: what is there, and what is added there.

The bits are those of NumPy where it adds one number after another.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from . import row_words
from .arrays import FLOAT, is_plain
from .calls import Call
from .copies import contiguous
from .row_kernel import are_numbers, as_numbers, kept, lies, numbers_of, row_kernel, run

__all__ = ["LEAST", "picked", "picked_call", "placed", "placed_call"]

LEAST = 1 << 9  # positions; of fewer NumPy is faster, as who calls it knows


def _fit(shape: tuple[int, ...], indices: Any) -> bool:
    """Whether numbers say positions in the rows of such a shape."""
    return bool(indices.size and shape and shape[:-1] == indices.shape[:-1])


def picked(x: Any, indices: Any) -> np.ndarray | None:
    """Of each row of `x` the numbers in the positions that are named; None: not here.

    Args:
        x: (…, length) of float32.
        indices: (…, positions), whole numbers.

    Returns:
        (…, positions).

    """
    indices = as_numbers(indices) if lies(x) else None
    kernel = row_kernel() if indices is not None and _fit(x.shape, indices) else None
    if kernel is None:
        return None
    out = np.empty(indices.shape, FLOAT)
    told = row_words.of_each_row(numbers_of(indices), indices.shape[-1], x.shape[-1])
    return out if run(kernel.picked, x, indices, out, told) else None


def picked_call(x: Any, indices: Any, out: Any) -> Call | None:
    """The same, kept."""
    if not (lies(x) and are_numbers(indices) and lies(out) and out.shape == indices.shape):
        return None
    kernel = row_kernel() if _fit(x.shape, indices) else None
    if kernel is None:
        return None
    told = row_words.of_each_row(numbers_of(indices), indices.shape[-1], x.shape[-1])
    return kept(kernel.picked, x, indices, out, told)


def placed(g: Any, indices: Any, shape: tuple[int, ...]) -> np.ndarray | None:
    """Zeros of `shape`, and `g` added in the positions of each row; None: not here.

    Args:
        g: (…, positions) of float32.
        indices: The same shape, whole numbers.
        shape: (…, length).

    """
    indices = as_numbers(indices) if is_plain(g) and g.shape == indices.shape else None
    kernel = row_kernel() if indices is not None and _fit(shape, indices) else None
    if kernel is None:
        return None
    out = np.empty(shape, FLOAT)
    told = row_words.of_each_row(numbers_of(indices), indices.shape[-1], shape[-1])
    return out if run(kernel.placed, contiguous(g), indices, out, told) else None


def placed_call(g: Any, indices: Any, out: Any) -> Call | None:
    """The same, kept; it begins with zeros each time."""
    if not (lies(g) and are_numbers(indices) and g.shape == indices.shape and lies(out)):
        return None
    kernel = row_kernel() if _fit(out.shape, indices) else None
    if kernel is None:
        return None
    told = row_words.of_each_row(numbers_of(indices), indices.shape[-1], out.shape[-1])
    return kept(kernel.placed, g, indices, out, told)
