"""Powers, roots, exponentials and logarithms, element by element."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import bool_, float32, int64
from engine.typed import ArrayLike, DTypeLike, Tensor

from .dtypes import is_floating, meeting
from .operands import as_tensor, converted, in_common, in_kind, kind_of, of_one, of_two

__all__ = [
    "cbrt",
    "exp",
    "exp2",
    "expm1",
    "float_power",
    "hypot",
    "log",
    "log1p",
    "log2",
    "log10",
    "logaddexp",
    "logaddexp2",
    "power",
    "sqrt",
    "square",
]


def power(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """`x1` to the power `x2`; of whole numbers a whole one, so 0 of most negative powers.

    >>> power([1, 2, 3], 2).asnumpy()
    array([1, 4, 9], dtype=int32)
    """
    return of_two(ops.pow, x1, x2, dtype)


def float_power(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """`x1` to the power `x2`, both as float32."""
    one, other = (in_kind(as_tensor(x), float32) for x in (x1, x2))
    return converted(ops.pow(one, other), dtype)


def square(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The square, in the type of the number."""
    return of_one(ops.square, x, dtype)


def sqrt(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The square root; float32 of whole numbers.

    >>> sqrt([1, 4]).asnumpy()
    array([1., 2.], dtype=float32)
    """
    return of_one(ops.sqrt, x, dtype)


def cbrt(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The cube root, also of numbers below 0; float32, float64 of float64."""
    tensor = as_tensor(x)
    wide = in_kind(tensor, meeting(kind_of(tensor), float32))
    return converted(ops.mul(ops.sign(wide), ops.pow(ops.abs(wide), 1 / 3)), dtype)


def exp(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The exponential: e to the power of the number."""
    return of_one(ops.exp, x, dtype)


def exp2(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """2 to the power of the number; of whole numbers a whole one."""
    return of_one(_power_of_two, x, dtype)


def _power_of_two(x: Any) -> Any:
    return ops.pow(2, in_kind(x, int64) if kind_of(x) == bool_ else x)


def expm1(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The exponential less 1; exact for small numbers, too."""
    return of_one(ops.expm1, x, dtype)


def log(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The natural logarithm."""
    return of_one(ops.log, x, dtype)


def log1p(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The natural logarithm of 1 more; exact for small numbers, too."""
    return of_one(ops.log1p, x, dtype)


def log2(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The logarithm to base 2."""
    return of_one(ops.log2, x, dtype)


def log10(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The logarithm to base 10."""
    return of_one(ops.log10, x, dtype)


def logaddexp(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The logarithm of the sum of what both are logarithms of, however large that is."""
    return converted(ops.logaddexp(*_floats(x1, x2)), dtype)


def logaddexp2(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """As `logaddexp`, to base 2.

    >>> logaddexp2([1.0], [1.0]).asnumpy()
    array([2.], dtype=float32)
    """
    return converted(ops.logaddexp2(*_floats(x1, x2)), dtype)


def hypot(x1: ArrayLike, x2: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The length of the hypotenuse of a right triangle with these two sides.

    >>> hypot(3, 4).asnumpy()
    array(5., dtype=float32)
    """
    return converted(ops.hypot(*_floats(x1, x2)), dtype)


def _floats(x1: Any, x2: Any) -> list[Any]:
    """Both in one floating type; float32 where both are whole."""
    both = in_common([as_tensor(x1), as_tensor(x2)])
    return both if is_floating(kind_of(both[0])) else [in_kind(x, float32) for x in both]
