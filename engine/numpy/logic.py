"""Truth values, and what is true of numbers, element by element."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ops
from engine.dtype import bool_
from engine.errors import ArgumentTypeError
from engine.typed import ArrayLike, Axis, DTypeLike, Tensor

from .dtypes import as_kind
from .operands import as_tensor, axes_of, converted, in_kind, of_one

__all__ = [
    "isfinite",
    "isinf",
    "isnan",
    "isneginf",
    "isposinf",
    "logical_and",
    "logical_not",
    "logical_or",
    "logical_xor",
    "signbit",
    "sometrue",
]


def isfinite(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Whether a number is neither infinite nor NaN.

    >>> isfinite([1.0, float("inf")]).asnumpy()
    array([ True, False])
    """
    return of_one(ops.isfinite, x, dtype)


def isnan(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Whether it is NaN."""
    return of_one(ops.isnan, x, dtype)


def isinf(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Whether it is infinite, above or below."""
    return of_one(ops.isinf, x, dtype)


def isposinf(x: ArrayLike) -> Tensor:
    """Whether it is infinite above."""
    return of_one(ops.isposinf, x, None)


def isneginf(x: ArrayLike) -> Tensor:
    """Whether it is infinite below."""
    return of_one(ops.isneginf, x, None)


def logical_not(a: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Whether it is false; numbers are true but 0."""
    return converted(ops.logical_not(_truth(a)), dtype)


def logical_and(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Whether both are true; numbers are true but 0.

    >>> logical_and([True, False], [1, 1]).asnumpy()
    array([ True, False])
    """
    return _of_both(ops.logical_and, x1, x2, dtype)


def logical_or(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Whether one is true; numbers are true but 0."""
    return _of_both(ops.logical_or, x1, x2, dtype)


def logical_xor(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Whether just one is true; numbers are true but 0."""
    return _of_both(ops.logical_xor, x1, x2, dtype)


def _truth(x: Any) -> Any:
    return in_kind(as_tensor(x), bool_)


def _of_both(operator: Callable[..., Any], x1: Any, x2: Any, dtype: Any) -> Any:
    return converted(operator(_truth(x1), _truth(x2)), dtype)


def signbit(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """Whether a number is below 0; -0.0 is not, as in MindSpore.

    Raises:
        ArgumentTypeError: If another `dtype` than that of truth values is asked for.

    """
    if dtype is not None and as_kind(dtype) != bool_:
        raise ArgumentTypeError(f"signbit(dtype) expected bool_, got {as_kind(dtype)}.")
    return ops.less(as_tensor(x), 0)


def sometrue(a: ArrayLike, axis: Axis = None, keepdims: bool = False) -> Tensor:
    """Whether any is true along an axis, several, or of all; numbers are true but 0.

    >>> sometrue([[0, 1], [0, 0]], axis=1).asnumpy()
    array([ True, False])
    """
    return ops.any(_truth(a), axes_of(axis), bool(keepdims))
