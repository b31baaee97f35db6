"""Matrices of matrices on a diagonal."""

from __future__ import annotations

import engine.numpy as mnp
from engine.errors import ArgumentTypeError, ShapeError
from engine.ops.joining import pad_with
from engine.tensor import Tensor

__all__ = ["block_diag"]


def block_diag(*arrs: Tensor) -> Tensor:
    """The matrix that has others on its diagonal, and zeros elsewhere.

    Args:
        *arrs: Tensors of at most two axes; a vector is a row, and a number a matrix of one.

    Returns:
        A matrix in the type that all can be put into; (1, 0) of float32 without any.

    Raises:
        ArgumentTypeError: If one is no tensor.
        ShapeError: If one has more than two axes.

    >>> import engine
    >>> block_diag(engine.Tensor([[1, 2]]), engine.Tensor(3)).asnumpy()
    array([[1, 2, 0],
           [0, 0, 3]])

    """
    for one in arrs:
        if not isinstance(one, Tensor):
            raise ArgumentTypeError.of("block_diag", "Tensors", one)
        if len(one.shape) > 2:
            raise ShapeError.of("block_diag", "at most two axes", tuple(one.shape))
    if not arrs:
        return mnp.zeros((1, 0))
    blocks = [mnp.atleast_2d(one) for one in arrs]
    width, left, rows = sum(one.shape[1] for one in blocks), 0, []
    for one in blocks:
        right = left + one.shape[1]
        rows.append(pad_with(one, widths=((0, 0), (left, width - right))))
        left = right
    return mnp.concatenate(rows, axis=0)
