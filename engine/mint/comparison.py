"""Comparisons whose arguments or results differ from those of `engine.ops`."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.autodiff import Value
from engine.typed import Tensor, TensorOrMore, TensorOrNumber

__all__ = ["allclose", "eq", "equal", "isnan", "item", "where"]


def allclose(
    input: Tensor, other: Tensor, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False
) -> bool:
    """Whether no element is further from the other than `atol + rtol * abs(other)`, as a bool."""
    return bool(ops.isclose(input, other, rtol, atol, equal_nan).asnumpy().all())


def eq(input: Tensor, other: TensorOrNumber) -> Tensor:
    """Where two tensors, or a tensor and a number, are equal."""
    return ops.equal(input, other)


def equal(input: Tensor, other: Tensor) -> bool:
    """Whether two tensors have the same shape and elements, as a bool.

    >>> import engine
    >>> from engine import mint
    >>> mint.equal(engine.Tensor([1, 2]), engine.Tensor([1, 3]))
    False

    """
    same = tuple(input.shape) == tuple(other.shape)
    return same and bool(ops.equal(input, other).asnumpy().all())


def isnan(tensor: Tensor) -> Tensor:
    """Where elements are no numbers."""
    return ops.isnan(tensor)


def item(input: Tensor) -> float:
    """The one element of a tensor as a number of Python."""
    return input.item()


def where(
    condition: Tensor, input: TensorOrNumber | None = None, other: TensorOrNumber | None = None
) -> TensorOrMore:
    """The input where a condition holds, else the other; of a condition alone its indices.

    Args:
        condition: Truth values.
        input: A tensor or a number.
        other: A tensor or a number.

    Returns:
        A tensor; of a condition alone a tuple with an int64 tensor for each axis.

    """
    if input is None and other is None:
        return ops.nonzero(condition, as_tuple=True)
    first: Any = input
    second: Any = other
    if not isinstance(first, Value) and not isinstance(second, Value):
        first = ops.full((), first)
    return ops.where(condition, first, second)
