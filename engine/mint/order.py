"""Elements in order, and different ones."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import Value, quietly
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.dtype import int64
from engine.typed import Tensor, TensorOrMore

__all__ = ["argsort", "bincount", "kthvalue", "sort", "topk", "unique"]


def argsort(input: Tensor, dim: int = -1, descending: bool = False, stable: bool = False) -> Tensor:
    """The indices that sort along an axis, int64; equal elements keep their order."""
    return ops.cast(ops.argsort(input, dim, descending, stable=stable), int64)


def sort(
    input: Tensor, *, dim: int = -1, descending: bool = False, stable: bool = False
) -> tuple[Tensor, Tensor]:
    """The elements in order along an axis, and their indices, int64; equal ones keep theirs."""
    values, indices = ops.sort(input, dim, descending, stable=stable)
    return values, ops.cast(indices, int64)


def topk(
    input: Tensor, k: int, dim: int = -1, largest: bool = True, sorted: bool = True
) -> tuple[Tensor, Tensor]:
    """The `k` largest or smallest elements along an axis, and their indices, int64."""
    values, indices = ops.topk(input, k, dim, largest, sorted)
    return values, ops.cast(indices, int64)


@quietly
def bincount(input: Tensor, weights: Tensor | None = None, minlength: int = 0) -> Tensor:
    """How often each number from 0 on occurs, int64, or the sum of its weights.

    Args:
        input: A vector of whole numbers from 0.
        weights: One for each; sums are float32 of such, and else float64.
        minlength: How long the result is at least.

    Raises:
        ArgumentTypeError: If the input holds no whole numbers.
        ShapeError: If it is no vector, or the weights have another shape.
        ArgumentValueError: If a number is below 0.

    >>> import engine
    >>> from engine import mint
    >>> mint.bincount(engine.Tensor([1, 1, 3])).asnumpy()
    array([0, 2, 0, 1])

    """
    ops.bincount(input, weights, minlength)  # says what does not fit; its sums are float32
    numbers, xp = read(input).astype(np.int64), xp_of(input.array)
    if weights is None:
        return Value.wrap(xp.bincount(numbers, minlength=minlength).astype(np.int64))
    counted = read(weights)
    kind = counted.dtype if counted.dtype == np.float32 else np.float64
    found = xp.bincount(numbers, counted.astype(np.float64), minlength)
    return Value.wrap(found.astype(kind, copy=False))


def kthvalue(input: Tensor, k: int, dim: int = -1, keepdim: bool = False) -> tuple[Tensor, Tensor]:
    """The k-th smallest element along an axis, counted from 1, and its index, int64."""
    values, indices = ops.kthvalue(input, k, dim, keepdim)
    return values, ops.cast(indices, int64)


@quietly
def unique(
    input: Tensor,
    sorted: bool = True,
    return_inverse: bool = False,
    return_counts: bool = False,
    dim: int | None = None,
) -> TensorOrMore:
    """The different elements in order, or the different slices along an axis.

    Args:
        input: A tensor.
        sorted: Accepted; they come in order in any case.
        return_inverse: Whether to tell, for each element, which of them it is.
        return_counts: Whether to tell how often each occurs.
        dim: An axis; None: elements of the whole tensor.

    Returns:
        A tensor, or with it the int64 tensors that were asked for.

    >>> import engine
    >>> from engine import mint
    >>> mint.unique(engine.Tensor([3, 1, 3]), return_counts=True)[1].asnumpy()
    array([1, 2])

    """
    array = read(input)
    found = xp_of(array).unique(
        array, return_inverse=return_inverse, return_counts=return_counts, axis=dim
    )
    if not isinstance(found, tuple):
        return Value.wrap(found)
    values, *numbers = found
    if return_inverse:
        numbers[0] = numbers[0].reshape(array.shape if dim is None else array.shape[dim])
    parts: Any = (Value.wrap(values), *(Value.wrap(one.astype(np.int64)) for one in numbers))
    return parts
