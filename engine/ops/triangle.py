"""Parts of matrices: the diagonal, and what lies on one side of it."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.backend import xp_of

from .arrangement import reshape, transpose
from .comparison import where
from .indexing import getitem, put_back
from .reduction import sum as sum_of

__all__ = ["diag", "diagonal", "trace", "tril", "triu"]


def tril(input: Any, diagonal: int = 0) -> Any:
    """The matrix with zeros above a diagonal; 0 is the main one, higher ones lie above it.

    >>> import engine
    >>> tril(engine.Tensor([[1, 2], [3, 4]])).asnumpy()
    array([[1, 0],
           [3, 4]])
    """
    return where(_below(input, diagonal), input, 0)


def triu(input: Any, diagonal: int = 0) -> Any:
    """The matrix with zeros below a diagonal; 0 is the main one, higher ones lie above it."""
    return where(_below(input, diagonal - 1), 0, input)


def diag(input: Any) -> Any:
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
    square = put_back(reshape(input, (size,)), index=(indices, indices), shape=(size, size))
    return reshape(square, shape + shape)


def diagonal(input: Any, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Any:
    """The diagonal of the matrices in two axes, as a new last axis."""
    rank = len(input.shape)
    row, column = dim1 % rank, dim2 % rank
    others = [k for k in range(rank) if k not in {row, column}]
    matrices = transpose(input, (*others, row, column))
    height, width = matrices.shape[-2:]
    array = matrices.array if isinstance(matrices, Value) else matrices
    length = max(0, min(height + min(offset, 0), width - max(offset, 0)))
    first = xp_of(array).arange(length)
    return getitem(matrices, (..., first - min(offset, 0), first + max(offset, 0)))


def trace(input: Any) -> Any:
    """The sum of the diagonal of a matrix."""
    return sum_of(diagonal(input), dtype=input.dtype)


def _below(matrix: Any, diagonal: int) -> Any:
    """Which elements of the last two axes lie on or below a diagonal, on the matrix's device."""
    array = matrix.array if isinstance(matrix, Value) else matrix
    return xp_of(array).tri(*array.shape[-2:], diagonal, dtype=np.bool_)
