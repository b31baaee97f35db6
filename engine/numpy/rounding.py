"""Numbers rounded, element by element."""

from __future__ import annotations

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError
from engine.typed import ArrayLike, DTypeLike, Tensor

from .dtypes import is_floating
from .operands import as_given, as_tensor, converted, in_kind, kind_of, of_one

__all__ = ["around", "ceil", "fix", "floor", "rint", "round", "trunc"]


def floor(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The next whole number below."""
    return of_one(ops.floor, x, dtype)


def ceil(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The next whole number above; float32 of all numbers, as in MindSpore."""
    return converted(ops.ceil(in_kind(as_tensor(x), float32)), dtype)


def trunc(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The next whole number towards 0; float32 of all but float16, as in MindSpore."""
    return converted(fix(x), dtype)


def fix(x: ArrayLike) -> Tensor:
    """As `trunc`: the next whole number towards 0.

    >>> fix([2.7, -2.7]).asnumpy()
    array([ 2., -2.], dtype=float32)
    """
    tensor = as_tensor(x)
    kind = kind_of(tensor)
    narrow = is_floating(kind) and kind.itemsize < 8
    return ops.trunc(tensor if narrow else in_kind(tensor, float32))


def rint(x: ArrayLike, dtype: DTypeLike | None = None) -> Tensor:
    """The nearest whole number; of two the even one."""
    return converted(around(x), dtype)


def around(a: ArrayLike, decimals: int = 0) -> Tensor:
    """The nearest number with so many decimals, of two the even one; tens for -1.

    Raises:
        ArgumentTypeError: If `decimals` is no int.

    >>> around([0.5, 1.5, 2.46], 1).asnumpy()
    array([0.5, 1.5, 2.5], dtype=float32)

    """
    if not isinstance(decimals, int):
        raise ArgumentTypeError.of("around(decimals)", "an int", decimals)
    x = as_given(a)
    kind = kind_of(x)
    if not is_floating(kind) and decimals >= 0:
        return x
    return in_kind(ops.round(x, decimals=decimals), kind)


def round(a: ArrayLike, decimals: int = 0) -> Tensor:
    """As `around`: the nearest number with so many decimals."""
    return around(a, decimals)
