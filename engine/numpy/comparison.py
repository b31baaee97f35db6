"""Tensors compared, element by element or as a whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from engine import ops
from engine.errors import ArgumentTypeError
from engine.tensor import Tensor
from engine.typed import ArrayLike, DTypeLike

from .operands import as_tensor, converted, in_common

__all__ = [
    "array_equal",
    "array_equiv",
    "equal",
    "greater",
    "greater_equal",
    "isclose",
    "less",
    "less_equal",
    "not_equal",
]


def _compared(operator: Callable[..., Any], x1: Any, x2: Any, dtype: Any = None) -> Any:
    return converted(operator(*in_common([as_tensor(x1), as_tensor(x2)])), dtype)


def equal(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Whether both are equal.

    >>> equal([1, 2], 2).asnumpy()
    array([False,  True])
    """
    return _compared(ops.equal, x1, x2, dtype)


def not_equal(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Whether both are not equal."""
    return _compared(ops.not_equal, x1, x2, dtype)


def less(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Whether `x1` is below `x2`."""
    return _compared(ops.less, x1, x2, dtype)


def less_equal(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Whether `x1` is not above `x2`."""
    return _compared(ops.less_equal, x1, x2, dtype)


def greater(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Whether `x1` is above `x2`."""
    return _compared(ops.greater, x1, x2, dtype)


def greater_equal(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Whether `x1` is not below `x2`."""
    return _compared(ops.greater_equal, x1, x2, dtype)


def isclose(
    a: ArrayLike,
    b: ArrayLike,
    rtol: float = 1e-05,
    atol: float = 1e-08,
    equal_nan: bool = False,
) -> Tensor:
    """Whether both are apart by no more than `atol` and `rtol` times the size of `b`.

    Args:
        a: A tensor, a number or lists.
        b: The same.
        rtol: The part of `b` that does not count.
        atol: The distance that does not count.
        equal_nan: Whether NaN is close to NaN.

    >>> isclose([1.0, 2.0], [1.000001, 2.1]).asnumpy()
    array([ True, False])

    """
    one, other = ops.broadcast_tensors(*in_common([as_tensor(a), as_tensor(b)]))
    return ops.isclose(one, other, rtol, atol, equal_nan)


def array_equal(a1: ArrayLike, a2: ArrayLike, equal_nan: bool = False) -> Tensor:
    """Whether two tensors have one shape and equal elements; with `equal_nan` NaN is equal to NaN.

    Raises:
        ArgumentTypeError: If `equal_nan` is no bool.

    >>> bool(array_equal([1, 2], [1, 2])), bool(array_equal([1, 2], [1, 2, 3]))
    (True, False)

    """
    if not isinstance(equal_nan, bool):
        raise ArgumentTypeError.of("array_equal(equal_nan)", "a bool", equal_nan)
    one, other = as_tensor(a1), as_tensor(a2)
    if tuple(one.shape) != tuple(other.shape):
        return Tensor(False)
    same = equal(one, other)
    if equal_nan:
        same = ops.logical_or(same, ops.logical_and(ops.isnan(one), ops.isnan(other)))
    return ops.all(same)


def array_equiv(a1: ArrayLike, a2: ArrayLike) -> Tensor:
    """Whether two tensors broadcast together and have equal elements then."""
    one, other = as_tensor(a1), as_tensor(a2)
    try:
        np.broadcast_shapes(tuple(one.shape), tuple(other.shape))
    except ValueError:
        return Tensor(False)
    return ops.all(equal(one, other))
