"""Parts of matrices: the diagonal, and what lies on one side of it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import xp_of
from engine.errors import ShapeError
from engine.typed import Tensor

from . import infer
from .arrangement import reshape, transpose
from .comparison import where
from .indexing import getitem, put_back_at
from .reduction import sum as sum_of

__all__ = ["diag", "diagonal", "trace", "tril", "triu"]


def tril(input: Tensor, diagonal: int = 0) -> Tensor:
    """The matrix with zeros above a diagonal; 0 is the main one, higher ones lie above it.

    >>> import engine
    >>> tril(engine.Tensor([[1, 2], [3, 4]])).asnumpy()
    array([[1, 0],
           [3, 4]])
    """
    return where(_below(input, diagonal), input, 0)


def triu(input: Tensor, diagonal: int = 0) -> Tensor:
    """The matrix with zeros below a diagonal; 0 is the main one, higher ones lie above it."""
    return where(_below(input, diagonal - 1), 0, input)


def diag(input: Tensor) -> Tensor:
    """The square matrix with a vector on its diagonal, zeros elsewhere.

    A tensor of more axes stands on the diagonal of one that has them all twice:
    `out[i, j, i, j] = input[i, j]`.

    >>> import engine
    >>> diag(engine.Tensor([1, 2])).asnumpy()
    array([[1, 0],
           [0, 2]])
    """
    shape = tuple(input.shape)
    size = math.prod(shape)
    array = input.array if isinstance(input, Value) else input
    indices = xp_of(array).arange(size)
    square = put_back_at(reshape(input, (size,)), (indices, indices), (size, size))
    return reshape(square, shape + shape)


def diagonal(input: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    """The diagonal of the matrices in two axes, as a new last axis.

    Raises:
        ShapeError: If there are less than two axes, no such axes, or both are one.

    """
    rank = len(input.shape)
    if rank < 2:
        raise ShapeError.of("diagonal", "at least two axes", tuple(input.shape))
    row, column = (infer.normal_axes(dim, rank)[0] for dim in (dim1, dim2))
    if row == column:
        raise ShapeError("diagonal expected two axes, got one twice.")
    others = [k for k in range(rank) if k not in {row, column}]
    matrices = transpose(input, (*others, row, column))
    height, width = matrices.shape[-2:]
    array = matrices.array if isinstance(matrices, Value) else matrices
    length = max(0, min(height + min(offset, 0), width - max(offset, 0)))
    first = xp_of(array).arange(length)
    return getitem(matrices, (..., first - min(offset, 0), first + max(offset, 0)))


def trace(input: Tensor) -> Tensor:
    """The sum of the diagonal of a matrix.

    Raises:
        ShapeError: If there are not two axes.

    """
    if len(input.shape) != 2:
        raise ShapeError.of("trace", "a matrix", tuple(input.shape))
    return sum_of(diagonal(input), dtype=input.dtype)


def _below(matrix: Any, diagonal: int) -> Any:
    """Which elements of the last two axes lie on or below a diagonal, on the matrix's device."""
    array = matrix.array if isinstance(matrix, Value) else matrix
    return xp_of(array).tri(*array.shape[-2:], diagonal, dtype=np.bool_)
