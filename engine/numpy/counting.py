"""How often whole numbers come."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import float32, int64
from engine.errors import ArgumentTypeError, ShapeError
from engine.typed import ArrayLike, Tensor

from .dtypes import is_whole
from .operands import as_tensor, in_kind, kind_of

__all__ = ["bincount"]


def bincount(
    x: ArrayLike,
    weights: ArrayLike | None = None,
    minlength: int = 0,
    length: int | None = None,
) -> Tensor:
    """How often each whole number from 0 comes, or the sum of its weights; float32.

    Args:
        x: Whole numbers, a vector; those below 0 count as 0.
        weights: What each counts.
        minlength: How long the result is at least.
        length: How long it is; larger numbers do not count then.

    Raises:
        ArgumentTypeError: If they are not whole.
        ShapeError: If they are no vector, or the weights have not its shape.

    >>> bincount([1, 1, 3]).asnumpy()
    array([0., 2., 0., 1.], dtype=float32)

    """
    numbers = as_tensor(x)
    if len(numbers.shape) != 1:
        raise ShapeError.of("bincount", "a vector", tuple(numbers.shape))
    if not is_whole(kind_of(numbers)):
        raise ArgumentTypeError(f"bincount expected whole numbers, got {kind_of(numbers)}.")
    numbers = ops.clamp(in_kind(numbers, int64), 0, None)
    if length is None:
        largest = int(ops.amax(numbers)) if numbers.size else -1
        length = max(largest + 1, minlength)
    return counted(numbers, weights, length)


def counted(numbers: Any, weights: Any, length: int) -> Any:
    """The sum of the weights of each number below `length`; others do not count."""
    counted = ops.ones(numbers.shape) if weights is None else in_kind(as_tensor(weights), float32)
    if tuple(counted.shape) != tuple(numbers.shape):
        raise ShapeError.of("bincount(weights)", f"{numbers.shape}", tuple(counted.shape))
    rest = ops.clamp(numbers, None, length)  # in one more place, which is left out
    return ops.unsorted_segment_sum(counted, rest, length + 1)[:length]
