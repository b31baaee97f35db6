"""Whole numbers, element by element: common divisors and multiples, and their bits."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import bool_, int64
from engine.typed import ArrayLike, DTypeLike, Tensor

from .dtypes import is_floating
from .operands import as_tensor, converted, in_common, in_kind, kind_of, of_one, of_two

__all__ = [
    "bitwise_and",
    "bitwise_not",
    "bitwise_or",
    "bitwise_xor",
    "gcd",
    "invert",
    "lcm",
]


def gcd(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The greatest number that divides both; of floats, too.

    >>> gcd([12, 8], 8).asnumpy()
    array([4, 8], dtype=int32)
    """
    one, other = in_common([as_tensor(x1), as_tensor(x2)])
    return converted(_greatest(one, other), dtype)


def _greatest(one: Any, other: Any) -> Any:
    kind = kind_of(one)
    if is_floating(kind):
        return _by_remainders(ops.abs(one), ops.abs(other))
    if kind == bool_:
        one, other = in_kind(one, int64), in_kind(other, int64)
    return in_kind(ops.gcd(one, other), kind)


def _by_remainders(one: Any, other: Any) -> Any:
    """Euclid's algorithm, for all elements at once until the last is found."""
    one, other = ops.broadcast_tensors(one, other)
    while bool(ops.any(ops.not_equal(other, 0))):
        ended = ops.equal(other, 0)
        left = ops.fmod(one, ops.where(ended, ops.ones_like(other), other))
        one, other = (
            ops.where(ended, one, other),
            ops.where(ended, ops.zeros_like(other), left),
        )
    return one


def lcm(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The least number above 0 that both divide; 0 where one is 0.

    >>> lcm([12, 8], [8, -6]).asnumpy()
    array([24, 24], dtype=int32)
    """
    one, other = in_common([as_tensor(x1), as_tensor(x2)])
    kind = kind_of(one)
    divisor = _greatest(one, other)
    if not is_floating(kind):
        one, other, divisor = (in_kind(x, int64) for x in (one, other, divisor))
    none = ops.equal(divisor, 0)
    divide = ops.div if is_floating(kind) else ops.floor_div
    share = divide(one, ops.where(none, ops.ones_like(divisor), divisor))
    return converted(in_kind(ops.abs(ops.mul(share, other)), kind), dtype)


def bitwise_and(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The bits that both have."""
    return of_two(ops.bitwise_and, x1, x2, dtype)


def bitwise_or(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The bits that one has."""
    return of_two(ops.bitwise_or, x1, x2, dtype)


def bitwise_xor(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The bits that just one has."""
    return of_two(ops.bitwise_xor, x1, x2, dtype)


def invert(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The bits that the number has not.

    >>> invert([0, 5]).asnumpy()
    array([-1, -6], dtype=int32)
    """
    return of_one(ops.bitwise_not, x, dtype)


def bitwise_not(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """As `invert`: the bits that the number has not."""
    return invert(x, dtype)
