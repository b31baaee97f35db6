"""What runs along an axis: sums, products, extremes and differences."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.dtype import int64
from engine.typed import DTypeLike, Tensor

__all__ = ["cummax", "cummin", "cumprod", "cumsum", "diff"]


def cumsum(input: Tensor, dim: int, dtype: DTypeLike | None = None) -> Tensor:
    """The sum up to each element along an axis; of whole numbers int64."""
    return ops.cumsum(_cast(input, dtype), dim)


def cumprod(input: Tensor, dim: int, dtype: DTypeLike | None = None) -> Tensor:
    """The product up to each element along an axis; of whole numbers int64."""
    return ops.cumprod(_cast(input, dtype), dim)


def _cast(input: Any, dtype: Any) -> Any:
    if dtype is None and input.dtype.numpy.kind in "biu":
        dtype = int64
    return input if dtype is None else ops.cast(input, dtype)


def cummax(input: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    """The largest up to each element along an axis, and where it is, int64."""
    values, indices = ops.cummax(input, dim)
    return values, ops.cast(indices, int64)


def cummin(input: Tensor, dim: int) -> tuple[Tensor, Tensor]:
    """The smallest up to each element along an axis, and where it is, int64."""
    values, indices = ops.cummin(input, dim)
    return values, ops.cast(indices, int64)


def diff(
    input: Tensor,
    n: int = 1,
    dim: int = -1,
    prepend: Tensor | None = None,
    append: Tensor | None = None,
) -> Tensor:
    """Each element less the one before along an axis, `n` times; others may stand at the ends."""
    return ops.diff(input, n, dim, prepend, append)
