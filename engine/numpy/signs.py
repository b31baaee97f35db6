"""Signs of numbers, element by element."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import bool_, float32
from engine.errors import ArgumentTypeError
from engine.typed import ArrayLike, DTypeLike, Tensor

from .dtypes import is_floating
from .operands import as_tensor, converted, in_common, in_kind, kind_of, of_one

__all__ = [
    "abs",
    "absolute",
    "copysign",
    "fabs",
    "heaviside",
    "negative",
    "positive",
    "sign",
]


def negative(a: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The number with the other sign."""
    return of_one(ops.neg, a, dtype)


def positive(a: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The number as it is.

    Raises:
        ArgumentTypeError: If they are truth values.

    """
    return converted(ops.positive(_numbers("positive", a)), dtype)


def absolute(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The number without its sign, in its type."""
    return of_one(_without_sign, x, dtype)


def abs(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """As `absolute`: the number without its sign."""
    return absolute(x, dtype)


def fabs(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """As `absolute`: the number without its sign."""
    return absolute(x, dtype)


def _without_sign(x: Any) -> Any:
    return x if kind_of(x) == bool_ else ops.abs(x)


def sign(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """-1, 0 or 1, NaN of NaN; float32 of whole numbers.

    Raises:
        ArgumentTypeError: If they are truth values.

    """
    numbers = _numbers("sign", x)
    numbers = numbers if is_floating(kind_of(numbers)) else in_kind(numbers, float32)
    return converted(ops.where(ops.isnan(numbers), numbers, ops.sign(numbers)), dtype)


def copysign(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The number `x1`, below 0 where `x2` is and above it elsewhere.

    Raises:
        ArgumentTypeError: If they are truth values.

    >>> copysign([1.0, -2.0], [-3.0, 3.0]).asnumpy()
    array([-1.,  2.], dtype=float32)

    """
    size, other = ops.abs(_numbers("copysign", x1)), _numbers("copysign", x2)
    return converted(ops.where(ops.less(other, 0), ops.neg(size), size), dtype)


def _numbers(where: str, x: Any) -> Any:
    tensor = as_tensor(x)
    if kind_of(tensor) == bool_:
        raise ArgumentTypeError(f"{where} expected numbers, got truth values.")
    return tensor


def heaviside(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """0 where `x1` is below 0, 1 where it is above, `x2` elsewhere.

    >>> heaviside([-1.0, 0.0, 2.0], 0.5).asnumpy()
    array([0. , 0.5, 1. ], dtype=float32)
    """
    one, other = ops.broadcast_tensors(*in_common([as_tensor(x1), as_tensor(x2)]))
    found = ops.where(ops.less(one, 0), ops.zeros_like(other), other)
    return converted(ops.where(ops.greater(one, 0), ops.ones_like(other), found), dtype)
