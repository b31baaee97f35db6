"""Along axes: `dim` and `keepdim` in place of `axis` and `keep_dims`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.autodiff import Value
from engine.dtype import int64
from engine.errors import ArgumentTypeError
from engine.typed import Axis, DTypeLike, Tensor

__all__ = [
    "all",
    "amax",
    "amin",
    "any",
    "argmax",
    "argmin",
    "count_nonzero",
    "max",
    "mean",
    "median",
    "min",
    "nansum",
    "norm",
    "prod",
    "std",
    "std_mean",
    "var",
    "var_mean",
]


def all(
    input: Tensor, dim: int | Sequence[int] | Tensor | None = None, keepdim: bool = False
) -> Tensor:
    """Whether all elements along axes (None: of the tensor) are true, or not 0."""
    return ops.all(input, dim, keepdim)


def any(input: Tensor, dim: int | None = None, keepdim: bool = False) -> Tensor:
    """Whether any element along axes (None: of the tensor) is true, or not 0."""
    return ops.any(input, dim, keepdim)


def amax(input: Tensor, dim: Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """The largest element along axes, (): all of them; equal ones share the gradient."""
    return ops.amax(input, dim or None if isinstance(dim, tuple | list) else dim, keepdim)


def amin(input: Tensor, dim: int | Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """The smallest element along axes, (): all of them; equal ones share the gradient."""
    return ops.amin(input, dim or None if isinstance(dim, tuple | list) else dim, keepdim)


def argmax(input: Tensor, dim: int | None = None, keepdim: bool = False) -> Tensor:
    """Where the largest element along an axis (None: of all in a row) is, int64."""
    return ops.cast(ops.argmax(input, dim, keepdim), int64)


def argmin(input: Tensor, dim: int | None = None, keepdim: bool = False) -> Tensor:
    """Where the smallest element along an axis (None: of all in a row) is, int64."""
    return ops.cast(ops.argmin(input, dim, keepdim), int64)


def count_nonzero(input: Tensor, dim: Axis = None) -> Tensor:
    """How many elements along axes (None: of the tensor) are not 0, int64."""
    return ops.count_nonzero(input, () if dim is None else dim, dtype=int64)


def max(
    input: Tensor, dim: Any = None, keepdim: bool = False, *, other: Tensor | None = None
) -> Any:
    """The largest element, along an axis with its index, or the larger ones of two tensors.

    Args:
        input: A tensor.
        dim: An axis; None: of all elements; a tensor: as `other`.
        keepdim: Whether the axis stays, with length 1.
        other: A tensor that broadcasts with the input.

    Returns:
        A tensor; along an axis two: the values, and their indices, int64.

    >>> import engine
    >>> from engine import mint
    >>> mint.max(engine.Tensor([1.0, 5.0]), engine.Tensor([3.0, 2.0])).asnumpy()
    array([3., 5.], dtype=float32)

    """
    return _extreme("max", input, dim, keepdim, other)


def min(
    input: Tensor, dim: Any = None, keepdim: bool = False, *, other: Tensor | None = None
) -> Any:
    """The smallest element, along an axis with its index, or the smaller ones of two tensors.

    Arguments and results are those of `max`.
    """
    return _extreme("min", input, dim, keepdim, other)


def _extreme(which: str, input: Any, dim: Any, keepdim: bool, other: Any) -> Any:
    both: Any = dim if isinstance(dim, Value) else other
    if both is not None:
        return (ops.maximum if which == "max" else ops.minimum)(input, both)
    if dim is None:
        return (ops.amax if which == "max" else ops.amin)(input)
    if not isinstance(dim, int):
        raise ArgumentTypeError.of(f"{which}(dim)", "an int, a Tensor or None", dim)
    values, indices = (ops.max if which == "max" else ops.min)(input, dim, keepdim)
    return values, ops.cast(indices, int64)


def mean(
    input: Tensor,
    dim: int | Sequence[int] | Tensor | None = None,
    keepdim: bool = False,
    *,
    dtype: DTypeLike | None = None,
) -> Tensor:
    """The mean along axes (None: of all elements), computed in `dtype` where it is given."""
    return ops.mean(input if dtype is None else ops.cast(input, dtype), dim, keepdim)


def median(input: Tensor, dim: int | None = None, keepdim: bool = False) -> Any:
    """The lower middle of all elements, or along an axis with its index, int64."""
    if dim is None:
        return ops.median(ops.reshape(input, -1), 0, False)[0]
    values, indices = ops.median(input, dim, keepdim)
    return values, ops.cast(indices, int64)


def nansum(
    input: Tensor, dim: Axis = None, keepdim: bool = False, *, dtype: DTypeLike | None = None
) -> Tensor:
    """The sum along axes (None: of all elements), without what is no number."""
    return ops.nansum(input, dim, keepdim, dtype=_of_whole(input, dtype))


def prod(
    input: Tensor, dim: int | None = None, keepdim: bool = False, *, dtype: DTypeLike | None = None
) -> Tensor:
    """The product along an axis (None: of all elements); of whole numbers int64."""
    return ops.prod(input, dim, keepdim, _of_whole(input, dtype))


def _of_whole(input: Any, dtype: Any) -> Any:
    return int64 if dtype is None and input.dtype.numpy.kind in "biu" else dtype


def norm(
    input: Tensor,
    p: float | str = "fro",
    dim: Axis = None,
    keepdim: bool = False,
    *,
    dtype: DTypeLike | None = None,
) -> Tensor:
    """The norm along axes (None: of all elements).

    Args:
        input: Floats.
        p: A number: of vectors; "fro": the root of the sum of squares; "nuc": the sum of the
            singular values of matrices.
        dim: An axis or several.
        keepdim: Whether the axes stay, with length 1.
        dtype: The type to compute in.

    """
    if p == "nuc":
        axes: Any = (-2, -1) if dim is None else dim
        return ops.matrix_norm(input, "nuc", axes, keepdim, dtype=dtype)
    order: Any = 2 if p == "fro" else p
    return ops.vector_norm(input, order, dim, keepdim, dtype=dtype)


def std(
    input: Tensor, dim: int | None = None, *, correction: int = 1, keepdim: bool = False
) -> Tensor:
    """The standard deviation along axes, of the number of elements less `correction`."""
    return ops.std(input, dim, correction, keepdim)


def var(
    input: Tensor, dim: Sequence[int] | None = None, *, correction: int = 1, keepdim: bool = False
) -> Tensor:
    """The variance along axes, of the number of elements less `correction`."""
    return ops.var(input, dim, correction, keepdim)


def std_mean(
    input: Tensor, dim: int | None = None, *, correction: int = 1, keepdim: bool = False
) -> tuple[Tensor, Tensor]:
    """The standard deviation and the mean along axes."""
    return ops.std_mean(input, dim, correction, keepdim)


def var_mean(
    input: Tensor, dim: Axis = None, *, correction: int = 1, keepdim: bool = False
) -> tuple[Tensor, Tensor]:
    """The variance and the mean along axes."""
    return ops.var_mean(input, dim, correction, keepdim)
