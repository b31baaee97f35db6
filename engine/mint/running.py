"""What runs along an axis: sums, products, extremes and differences."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import int64

__all__ = ["cummax", "cummin", "cumprod", "cumsum", "diff"]


def cumsum(input: Any, dim: int, dtype: Any = None) -> Any:
    """The sum up to each element along an axis; of whole numbers int64."""
    return ops.cumsum(_cast(input, dtype), dim)


def cumprod(input: Any, dim: int, dtype: Any = None) -> Any:
    """The product up to each element along an axis; of whole numbers int64."""
    return ops.cumprod(_cast(input, dtype), dim)


def _cast(input: Any, dtype: Any) -> Any:
    if dtype is None and input.dtype.numpy.kind in "biu":
        dtype = int64
    return input if dtype is None else ops.cast(input, dtype)


def cummax(input: Any, dim: int) -> tuple[Any, Any]:
    """The largest up to each element along an axis, and where it is, int64."""
    values, indices = ops.cummax(input, dim)
    return values, ops.cast(indices, int64)


def cummin(input: Any, dim: int) -> tuple[Any, Any]:
    """The smallest up to each element along an axis, and where it is, int64."""
    values, indices = ops.cummin(input, dim)
    return values, ops.cast(indices, int64)


def diff(input: Any, n: int = 1, dim: int = -1, prepend: Any = None, append: Any = None) -> Any:
    """Each element less the one before along an axis, `n` times; others may stand at the ends."""
    return ops.diff(input, n, dim, prepend, append)
