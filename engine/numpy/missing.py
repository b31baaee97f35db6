"""Along axes, without the elements that are NaN."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import float32
from engine.typed import ArrayLike, Axis, DTypeLike, Tensor

from .dtypes import as_kind, is_floating, meeting
from .operands import as_tensor, axes_of, converted, in_kind, kind_of

__all__ = ["nanmax", "nanmean", "nanmin", "nanstd", "nansum", "nanvar"]


def nansum(
    a: ArrayLike, axis: Axis = None, dtype: DTypeLike | None = None, keepdims: bool = False
) -> Tensor:
    """The sum along an axis, several, or of all; in the type of the tensor unless one is given.

    >>> nansum([1.0, float("nan")]).asnumpy()
    array(1., dtype=float32)
    """
    x = as_tensor(a)
    kind = kind_of(x) if dtype is None else as_kind(dtype)
    return in_kind(ops.sum(_without(x, 0), axes_of(axis), bool(keepdims)), kind)


def _without(x: Any, number: Any) -> Any:
    """A number in place of each NaN."""
    return ops.masked_fill(x, ops.isnan(x), number) if is_floating(kind_of(x)) else x


def _count(x: Any, axis: Any, keepdims: Any) -> Any:
    return ops.sum(in_kind(ops.equal(x, x), float32), axes_of(axis), bool(keepdims))


def nanmean(
    a: ArrayLike, axis: Axis = None, dtype: DTypeLike | None = None, keepdims: bool = False
) -> Tensor:
    """The mean along an axis, several, or of all; float32, float64 of float64, unless given."""
    x = _wide(a)
    total = ops.sum(_without(x, 0), axes_of(axis), bool(keepdims))
    return converted(ops.div(total, _count(x, axis, keepdims)), dtype)


def _wide(a: Any) -> Any:
    x = as_tensor(a)
    return in_kind(x, meeting(kind_of(x), float32))


def nanvar(
    a: ArrayLike,
    axis: Axis = None,
    dtype: DTypeLike | None = None,
    ddof: int = 0,
    keepdims: bool = False,
) -> Tensor:
    """The variance along an axis, several, or of all; float32 unless another is given.

    Args:
        a: The tensor.
        axis: An axis or several; None: all.
        dtype: The number type.
        ddof: What is taken off the count that is divided by.
        keepdims: Whether the axes stay, of length 1.

    >>> nanvar([1.0, float("nan"), 3.0]).asnumpy()
    array(1., dtype=float32)

    """
    return in_kind(_variance(a, axis, ddof, keepdims), float32 if dtype is None else as_kind(dtype))


def nanstd(
    a: ArrayLike,
    axis: Axis = None,
    dtype: DTypeLike | None = None,
    ddof: int = 0,
    keepdims: bool = False,
) -> Tensor:
    """The standard deviation along an axis, several, or of all; arguments as of `nanvar`."""
    spread = ops.sqrt(_variance(a, axis, ddof, keepdims))
    return in_kind(spread, float32 if dtype is None else as_kind(dtype))


def _variance(a: Any, axis: Any, ddof: int, keepdims: Any) -> Any:
    x = _wide(a)
    # NaN goes first: its part of the gradient would be NaN, too.
    apart = ops.sub(_without(x, 0), nanmean(x, axis, keepdims=True))
    squares = ops.square(ops.masked_fill(apart, ops.isnan(x), 0))
    total = ops.sum(squares, axes_of(axis), bool(keepdims))
    return ops.div(total, ops.sub(_count(x, axis, keepdims), ddof))


def nanmax(
    a: ArrayLike, axis: Axis = None, dtype: DTypeLike | None = None, keepdims: bool = False
) -> Tensor:
    """The largest along an axis, several, or of all; NaN where nothing else is.

    >>> nanmax([1.0, float("nan")]).asnumpy()
    array(1., dtype=float32)
    """
    return converted(_extreme(ops.amax, a, axis, keepdims, float("-inf")), dtype)


def nanmin(
    a: ArrayLike, axis: Axis = None, dtype: DTypeLike | None = None, keepdims: bool = False
) -> Tensor:
    """The smallest along an axis, several, or of all; NaN where nothing else is."""
    return converted(_extreme(ops.amin, a, axis, keepdims, float("inf")), dtype)


def _extreme(of: Any, a: Any, axis: Any, keepdims: Any, worst: float) -> Any:
    x = as_tensor(a)
    found = of(_without(x, worst), axes_of(axis), bool(keepdims))
    if not is_floating(kind_of(x)):
        return found
    nothing = ops.equal(_count(x, axis, keepdims), 0)
    return ops.masked_fill(found, nothing, float("nan"))
