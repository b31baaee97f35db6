"""Matrices of which only the numbers that are not 0 are given, with their positions."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import asnumpy, xp_of
from engine.errors import ArgumentTypeError, ShapeError

from .arithmetic import mul
from .arrangement import expand_dims, swapaxes
from .index_parts import ROWS
from .indexing import put_back, put_back_at, taken

__all__: list[str] = []


def dense_of(indices: Any, values: Any, sparse_shape: Any) -> Any:
    """The matrix, zeros elsewhere; of a position that comes twice both numbers are added.

    Args:
        indices: (numbers, axes) positions, whole numbers.
        values: (numbers,).
        sparse_shape: The length of each axis: a tuple or a tensor.

    Raises:
        ArgumentTypeError: If positions are no whole numbers.
        ShapeError: If the shapes do not fit.

    """
    at, shape = _positions("SparseToDense", indices, values, sparse_shape)
    return put_back_at(values, tuple(at.T), shape)


def times_dense(
    indices: Any,
    values: Any,
    sparse_shape: Any,
    dense: Any,
    adjoint_st: bool = False,
    adjoint_dt: bool = False,
) -> Any:
    """The product of a matrix of few numbers and a whole one; either may be transposed first.

    Args:
        indices: (numbers, 2) positions, whole numbers.
        values: (numbers,).
        sparse_shape: (rows, columns): a tuple or a tensor.
        dense: (columns, others).
        adjoint_st: Whether the matrix of few numbers is transposed.
        adjoint_dt: Whether the other is.

    Raises:
        ArgumentTypeError: If positions are no whole numbers.
        ShapeError: If the shapes do not fit.

    """
    at, shape = _positions("SparseTensorDenseMatmul", indices, values, sparse_shape)
    other = swapaxes(dense, 0, 1) if adjoint_dt else dense
    rows, columns = (1, 0) if adjoint_st else (0, 1)
    if len(shape) != 2 or len(other.shape) != 2 or other.shape[0] != shape[columns]:
        expected = f"({shape[columns]}, …) beside a matrix of shape {shape}"
        raise ShapeError.of("SparseTensorDenseMatmul(dense)", expected, tuple(dense.shape))
    lines = mul(expand_dims(values, -1), taken(other, at[:, columns], index=ROWS))
    return put_back(lines, at[:, rows], index=ROWS, shape=(shape[rows], other.shape[1]))


def _positions(where: str, indices: Any, values: Any, shape: Any) -> tuple[Any, tuple[int, ...]]:
    at = read(indices) if isinstance(indices, Value) else np.asarray(indices)
    lengths = asnumpy(read(shape)) if isinstance(shape, Value) else np.asarray(shape)
    if at.dtype.kind not in "iu":
        raise ArgumentTypeError(f"{where}(indices) expected whole numbers, got {at.dtype}.")
    if at.ndim != 2 or tuple(values.shape) != at.shape[:1] or lengths.shape != at.shape[1:]:
        expected = "(numbers, axes), (numbers,) and (axes,)"
        shapes = at.shape, tuple(values.shape), lengths.shape
        raise ShapeError.of(where, expected, shapes)
    xp = xp_of(at)
    if xp is np and at.size and not ((at >= 0) & (at < lengths)).all():
        expected = f"positions inside {tuple(lengths.tolist())}"
        raise ShapeError.of(f"{where}(indices)", expected, at.max(axis=0).tolist())
    return at, tuple(int(n) for n in lengths)
