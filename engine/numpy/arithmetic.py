"""Sums, products and quotients, element by element."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.autodiff import Value
from engine.dtype import bool_, float32, int64
from engine.typed import ArrayLike, DTypeLike, Tensor

from .dtypes import is_floating
from .operands import as_given, as_tensor, converted, in_common, in_kind, kind_of, of_one, of_two

__all__ = [
    "add",
    "divide",
    "divmod",
    "floor_divide",
    "fmod",
    "mod",
    "multiply",
    "reciprocal",
    "remainder",
    "subtract",
    "true_divide",
]


def add(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The sum.

    >>> add([1, 2], 0.5).asnumpy()
    array([1.5, 2.5], dtype=float32)
    """
    return of_two(ops.add, x1, x2, dtype)


def subtract(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The difference."""
    return of_two(ops.sub, x1, x2, dtype)


def multiply(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The product."""
    return of_two(ops.mul, x1, x2, dtype)


def divide(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The quotient; float32, unless one of both is float16 or float32 and decides with the other.

    >>> divide([1, 2], 4).asnumpy()
    array([0.25, 0.5 ], dtype=float32)
    """
    one, other = as_tensor(x1), as_tensor(x2)
    if not any(_decides(kind_of(x)) for x in (one, other)):
        one, other = in_kind(one, float32), in_kind(other, float32)
    return converted(ops.div(one, other), dtype)


def _decides(kind: Any) -> bool:
    return is_floating(kind) and (kind.itemsize < 8 or kind.numpy.kind == "c")


def true_divide(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """As `divide`: the quotient."""
    return divide(x1, x2, dtype)


def floor_divide(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The quotient, rounded down."""
    return of_two(ops.floor_div, x1, x2, dtype)


def remainder(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """What the quotient, rounded down, leaves; it has the sign of `x2`. Of whole numbers by 0: 0.

    >>> remainder([-3, 3], 2).asnumpy()
    array([1, 1], dtype=int32)
    """
    return converted(_left(ops.floor_mod, x1, x2), dtype)


def mod(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """As `remainder`: what the quotient, rounded down, leaves."""
    return remainder(x1, x2, dtype)


def fmod(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """What the quotient, rounded towards 0, leaves; it has the sign of `x1`."""
    return converted(_left(ops.fmod, x1, x2), dtype)


def _left(operator: Any, x1: Any, x2: Any) -> Any:
    one, other = in_common([as_tensor(x1), as_tensor(x2)])
    kind = kind_of(one)
    if is_floating(kind):
        return operator(one, other)
    if kind == bool_:
        one, other = in_kind(one, int64), in_kind(other, int64)
    none = ops.equal(other, 0)
    left = operator(one, ops.where(none, ops.ones_like(other), other))
    return in_kind(ops.where(none, ops.zeros_like(left), left), kind)


def divmod(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> tuple[Tensor, Tensor]:
    """The quotient, rounded down, and what it leaves."""
    both: Any = (x if isinstance(x, Value) else _number(x) for x in (x1, x2))
    one, other = both
    if not isinstance(one, Value) and not isinstance(other, Value):
        one = as_given(one)
    return converted(ops.floor_div(one, other), dtype), remainder(x1, x2, dtype)


def _number(x: Any) -> Any:
    """A number as it is, so that it takes the type of the tensor beside it."""
    return x if isinstance(x, int | float) and not isinstance(x, bool) else as_tensor(x)


def reciprocal(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """One divided by the number; of whole numbers a whole one, so 0 of most."""
    return of_one(_reciprocal, x, dtype)


def _reciprocal(x: Any) -> Any:
    kind = kind_of(x)
    if is_floating(kind):
        return ops.reciprocal(x)
    return in_kind(ops.trunc(ops.div(1, x)), int64 if kind == bool_ else kind)
