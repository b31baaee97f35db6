"""Norms of vectors and matrices."""

from __future__ import annotations

import math
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import ArrayLike, Axis, Tensor

from .dtypes import is_floating, meeting
from .operands import as_tensor, in_kind, kind_of
from .shaping import ravel

__all__ = ["norm"]


def norm(x: ArrayLike, ord: Any = None, axis: Axis = None, keepdims: bool = False) -> Tensor:
    """The norm of vectors along an axis, of matrices in two, or of all elements.

    Args:
        x: The tensor.
        ord: Of a vector: a number, infinities included; None: 2. Of a matrix: "fro" (and None),
            "nuc", 2 or -2 of its singular values, 1 or -1 of sums along columns, infinities of
            sums along rows.
        axis: The axis, or two; None: those that there are, which without `ord` may be any number.
        keepdims: Whether the axes stay, of length 1.

    Raises:
        ArgumentValueError: If there is no such norm.
        ShapeError: If there are neither one axis nor two.

    >>> norm([[3.0, 4.0], [6.0, 8.0]], axis=1).asnumpy()
    array([ 5., 10.], dtype=float32)

    """
    tensor = as_tensor(x)
    rank = len(tensor.shape)
    if axis is None and ord is None:
        found = _of_vectors(ravel(tensor), 2, (0,))
        return ops.reshape(found, (1,) * rank) if keepdims else found
    axes = _axes(axis, rank)
    found = (_of_vectors if len(axes) == 1 else _of_matrices)(tensor, ord, axes)
    if not keepdims:
        return found
    return ops.reshape(found, tuple(1 if k in axes else n for k, n in enumerate(tensor.shape)))


def _axes(axis: Any, rank: int) -> tuple[int, ...]:
    given = range(rank) if axis is None else (axis,) if isinstance(axis, int) else tuple(axis)
    axes = tuple(k % rank if -rank <= k < rank else rank for k in given)
    if len(axes) not in {1, 2} or rank in axes or len(set(axes)) != len(axes):
        raise ShapeError(f"norm(axis) expected one or two of {rank} axes, got {axis}.")
    return axes


def _of_vectors(x: Any, ord: Any, axes: tuple[int, ...]) -> Any:
    if isinstance(ord, str):
        raise ArgumentValueError.of("norm(ord)", "a number for vectors", repr(ord))
    size = ops.abs(x)
    if ord in {math.inf, -math.inf}:
        return _extreme(size, ord, axes)
    if ord == 0:
        return _total(in_kind(ops.not_equal(x, 0), float32), axes)
    wide = in_kind(size, meeting(kind_of(x), float32))
    if ord in {None, 2}:
        return ops.norm(wide, 2, axes[0])
    return ops.pow(_total(ops.pow(wide, ord), axes), 1 / ord)


def _of_matrices(x: Any, ord: Any, axes: tuple[int, ...]) -> Any:
    rows, columns = axes
    if ord in {None, "fro"}:
        return ops.sqrt(_total(ops.square(_floating(x)), axes))
    if ord in {"nuc", 2, -2}:
        values = ops.svd(ops.moveaxis(_floating(x), axes, (-2, -1)), compute_uv=False)
        return _total(values, -1) if ord == "nuc" else _extreme(values, ord, -1)
    if ord not in {1, -1, math.inf, -math.inf}:
        raise ArgumentValueError.of("norm(ord)", "'fro', 'nuc', 1, 2 or infinity", repr(ord))
    summed, kept = (rows, columns) if abs(ord) == 1 else (columns, rows)
    return _extreme(_total(ops.abs(x), summed), ord, kept - (kept > summed))


def _floating(x: Any) -> Any:
    return x if is_floating(kind_of(x)) else in_kind(x, float32)


def _total(x: Any, axes: Any) -> Any:
    return in_kind(ops.sum(x, axes), kind_of(x))


def _extreme(x: Any, ord: float, axes: Any) -> Any:
    """The largest for orders above 0, else the smallest."""
    return ops.amax(x, axes) if ord > 0 else ops.amin(x, axes)
