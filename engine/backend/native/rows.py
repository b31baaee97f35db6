"""Rows by number, in machine code: losses of classes, one-hot rows, and rows of a table.

All but the losses have the bits that NumPy has where it adds one row after another.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from . import row_words
from .arrays import FLOAT, is_plain
from .calls import Call
from .copies import contiguous
from .row_kernel import are_numbers, as_numbers, kept, lies, numbers_of, row_kernel, run

__all__ = [
    "gathered",
    "gathered_call",
    "one_hot",
    "one_hot_call",
    "scattered",
    "scattered_call",
    "sparse_losses",
    "sparse_losses_call",
]

LEAST_GATHERED = 1 << 17  # numbers; of fewer NumPy is as fast


def _takes_losses(logits: Any, labels: Any) -> bool:
    return bool(logits.ndim and logits.shape[-1] and logits.shape[:-1] == labels.shape)


def sparse_losses(logits: Any, labels: Any) -> np.ndarray | None:
    """Minus the log-softmax of each row of logits at its label; None where NumPy must do.

    Args:
        logits: (…, classes) of float32.
        labels: (…), whole numbers; where one is no class NumPy must do.

    """
    labels = as_numbers(labels) if is_plain(logits) else None
    kernel = None if labels is None or not _takes_losses(logits, labels) else row_kernel()
    if kernel is None:
        return None
    out = np.empty(labels.shape, FLOAT)
    told = row_words.losses(numbers_of(labels), logits.shape[-1])
    return out if run(kernel.sparse_losses, contiguous(logits), labels, out, told) else None


def sparse_losses_call(logits: Any, labels: Any, out: Any) -> Call | None:
    """The same, kept, for arrays that are contiguous."""
    if not (lies(logits) and are_numbers(labels) and lies(out) and out.shape == labels.shape):
        return None
    kernel = row_kernel() if _takes_losses(logits, labels) else None
    if kernel is None:
        return None
    told = row_words.losses(numbers_of(labels), logits.shape[-1])
    return kept(kernel.sparse_losses, logits, labels, out, told)


def one_hot(labels: Any, depth: int, on: float, off: float) -> np.ndarray | None:
    """A new last axis with `on` at each label and `off` elsewhere; None where NumPy must do."""
    labels, kernel = as_numbers(labels), row_kernel()
    if kernel is None or labels is None:
        return None
    out = np.empty((*labels.shape, depth), FLOAT)
    run(kernel.one_hot, None, labels, out, row_words.one_hot(numbers_of(labels), depth, on, off))
    return out


def one_hot_call(labels: Any, out: Any, on: float, off: float) -> Call | None:
    """The same, kept; the last axis of `out` says how many classes there are."""
    if not (are_numbers(labels) and lies(out) and out.ndim and out.shape[:-1] == labels.shape):
        return None
    kernel = row_kernel()
    if kernel is None:
        return None
    told = row_words.one_hot(numbers_of(labels), out.shape[-1], on, off)
    return kept(kernel.one_hot, None, labels, out, told)


def gathered(table: Any, indices: Any) -> np.ndarray | None:
    """The rows of a table of at least one axis; None where NumPy must do, or is as fast."""
    if not table.size or indices.size * (table.size // len(table)) < LEAST_GATHERED:
        return None
    kernel = row_kernel() if lies(table) and are_numbers(indices) else None
    if kernel is None:
        return None
    out = np.empty((*indices.shape, *table.shape[1:]), FLOAT)
    told = row_words.gathered(numbers_of(indices), table.shape)
    return out if run(kernel.gathered, table, indices, out, told) else None


def gathered_call(table: Any, indices: Any, out: Any) -> Call | None:
    """The same, kept."""
    if not (lies(table) and table.ndim and are_numbers(indices) and lies(out)):
        return None
    kernel = row_kernel() if out.shape == (*indices.shape, *table.shape[1:]) else None
    if kernel is None:
        return None
    told = row_words.gathered(numbers_of(indices), table.shape)
    return kept(kernel.gathered, table, indices, out, told)


def scattered(g: Any, indices: Any, shape: tuple[int, ...]) -> np.ndarray | None:
    """Zeros of `shape` with rows of `g` added to those that are named; None where NumPy must do."""
    indices = as_numbers(indices) if is_plain(g) and shape else None
    if indices is None or g.shape != (*indices.shape, *shape[1:]):
        return None
    kernel = row_kernel()
    if kernel is None:
        return None
    out = np.zeros(shape, FLOAT)
    told = row_words.scattered(numbers_of(indices), shape, False)
    return out if run(kernel.scattered, contiguous(g), indices, out, told) else None


def scattered_call(g: Any, indices: Any, out: Any) -> Call | None:
    """The same, kept; it begins with zeros each time."""
    if not (lies(g) and are_numbers(indices) and lies(out) and out.ndim):
        return None
    kernel = row_kernel() if g.shape == (*indices.shape, *out.shape[1:]) else None
    if kernel is None:
        return None
    told = row_words.scattered(numbers_of(indices), out.shape, True)
    return kept(kernel.scattered, g, indices, out, told)
