"""Sums and products of all elements up to each."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import int32, uint32
from engine.errors import ArgumentTypeError
from engine.typed import ArrayLike, DTypeLike, Tensor

from .dtypes import as_kind, is_floating
from .operands import as_given, as_tensor, in_kind, kind_of

__all__ = ["cumprod", "cumsum", "nancumsum"]


def cumsum(a: ArrayLike, axis: int | None = None, dtype: DTypeLike | None = None) -> Tensor:
    """The sums up to each element along an axis, or of all in a row; int32 of small whole numbers.

    >>> cumsum([1, 2, 3]).asnumpy()
    array([1, 3, 6], dtype=int32)
    """
    x, along = _row(as_tensor(a), axis)
    kind = kind_of(x)
    small = kind.numpy.kind in "bi" and kind.itemsize < 4
    summed_in = int32 if small or kind.name == "UInt8" else kind
    return ops.cumsum(x, along, summed_in if dtype is None else as_kind(dtype))


def nancumsum(a: ArrayLike, axis: int | None = None, dtype: DTypeLike | None = None) -> Tensor:
    """As `cumsum`, where NaN counts as 0."""
    x = as_tensor(a)
    return cumsum(
        ops.masked_fill(x, ops.isnan(x), 0) if is_floating(kind_of(x)) else x, axis, dtype
    )


def cumprod(a: ArrayLike, axis: int | None = None, dtype: DTypeLike | None = None) -> Tensor:
    """The products up to each element along an axis, or of all in a row.

    Args:
        a: The tensor.
        axis: The axis; None: all elements in a row.
        dtype: The number type; without it whole numbers of less than 32 bits become such.

    Raises:
        ArgumentTypeError: If the axis is no int.

    >>> cumprod([1.0, 2.0, 3.0]).asnumpy()
    array([1., 2., 6.], dtype=float32)

    """
    if axis is not None and not isinstance(axis, int):
        raise ArgumentTypeError.of("cumprod(axis)", "an int", axis)
    x, along = _row(as_given(a), axis)
    kind = _multiplied_in(kind_of(x)) if dtype is None else as_kind(dtype)
    return in_kind(ops.cumprod(in_kind(x, kind), along), kind)


def _multiplied_in(kind: Any) -> Any:
    if is_floating(kind) or kind.itemsize >= 4:
        return kind
    return uint32 if kind.numpy.kind == "u" else int32


def _row(x: Any, axis: int | None) -> tuple[Any, int]:
    return (ops.reshape(x, (-1,)), 0) if axis is None else (x, axis)
