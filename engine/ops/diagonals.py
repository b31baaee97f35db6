"""Matrices made of their diagonals, and matrices with another diagonal."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor

from . import infer
from .arrangement import moveaxis, reshape
from .cast import cast
from .indexing import put_back_at
from .scattering import replaced_at

__all__ = ["diag_embed", "diagflat", "diagonal_scatter"]


def diag_embed(input: Tensor, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
    """Square matrices with the last axis of `input` on a diagonal, zeros elsewhere.

    Args:
        input: (*batch, length).
        offset: Which diagonal: 0 the main one, higher ones lie above it.
        dim1: Where the axis of the rows comes to stand in the result.
        dim2: Where that of the columns does.

    Raises:
        ArgumentValueError: If the two are one axis.

    >>> import engine
    >>> diag_embed(engine.Tensor([1, 2]), 1).asnumpy()
    array([[0, 1, 0],
           [0, 0, 2],
           [0, 0, 0]])

    """
    *batch, length = input.shape
    row, column = (infer.normal_axes(dim, len(batch) + 2)[0] for dim in (dim1, dim2))
    if row == column:
        raise ArgumentValueError.of("diag_embed(dim1, dim2)", "two axes", (dim1, dim2))
    size = length + abs(offset)
    matrices = put_back_at(input, (..., *_index_of(length, offset)), (*batch, size, size))
    return moveaxis(matrices, (-2, -1), (row, column))


def diagflat(input: Tensor, offset: int = 0) -> Tensor:
    """The square matrix with all elements of `input` on a diagonal, zeros elsewhere.

    >>> import engine
    >>> diagflat(engine.Tensor([[1], [2]])).asnumpy()
    array([[1, 0],
           [0, 2]])
    """
    return diag_embed(reshape(input, (-1,)), offset)


def diagonal_scatter(
    input: Tensor, src: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1
) -> Tensor:
    """The tensor with `src` on a diagonal of the matrices in two axes.

    Args:
        input: At least two axes.
        src: The shape of `diagonal(input, offset, dim1, dim2)`: the diagonal is the last axis.
        offset: Which diagonal: 0 the main one, higher ones lie above it.
        dim1: The axis of the rows.
        dim2: The axis of the columns.

    Raises:
        ShapeError: If `src` has another shape.

    """
    rank = len(input.shape)
    row, column = (infer.normal_axes(dim, rank)[0] for dim in (dim1, dim2))
    matrices = moveaxis(input, (row, column), (-2, -1))
    *batch, height, width = matrices.shape
    length = max(0, min(height + min(offset, 0), width - max(offset, 0)))
    if tuple(src.shape) != (*batch, length):
        expected = f"shape {(*batch, length)}"
        raise ShapeError.of("diagonal_scatter(src)", expected, tuple(src.shape))
    src = src if src.dtype == input.dtype else cast(src, input.dtype)
    changed = replaced_at(matrices, src, (..., *_index_of(length, offset)))
    return moveaxis(changed, (-2, -1), (row, column))


def _index_of(length: int, offset: int) -> tuple[Any, Any]:
    """Rows and columns of a diagonal."""
    along = np.arange(length)
    return along - min(offset, 0), along + max(offset, 0)
