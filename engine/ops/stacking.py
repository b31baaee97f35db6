"""Tensors stacked as rows, columns, layers, or along a diagonal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.errors import ShapeError
from engine.typed import Tensor

from .arrangement import expand_dims, reshape
from .joining import concat, pad_with, several_of

__all__ = ["block_diag", "column_stack", "dstack", "hstack", "row_stack", "vstack"]


def vstack(inputs: Sequence[Tensor]) -> Tensor:
    """Tensors one below the other, along the first axis; a vector counts as a row."""
    return concat([_row(x) for x in several_of("vstack", inputs)], 0)


def row_stack(tensors: Sequence[Tensor]) -> Tensor:
    """As `vstack`: tensors one below the other."""
    return vstack(tensors)


def hstack(tensors: Sequence[Tensor]) -> Tensor:
    """Tensors one beside the other: along the second axis, or the only one."""
    several = [x if len(x.shape) else reshape(x, (1,)) for x in several_of("hstack", tensors)]
    return concat(several, 0 if len(several[0].shape) == 1 else 1)


def dstack(tensors: Sequence[Tensor]) -> Tensor:
    """Tensors one behind the other, along the third axis; a vector counts as (1, length, 1).

    >>> import engine
    >>> dstack((engine.Tensor([1, 2]), engine.Tensor([3, 4]))).asnumpy()
    array([[[1, 3],
            [2, 4]]])
    """
    rows = [_row(x) if len(x.shape) < 2 else x for x in several_of("dstack", tensors)]
    return concat([expand_dims(x, -1) if len(x.shape) == 2 else x for x in rows], 2)


def column_stack(tensors: Sequence[Tensor]) -> Tensor:
    """Tensors one beside the other, along the second axis; a vector counts as a column."""
    columns = several_of("column_stack", tensors)
    return concat([reshape(x, (-1, 1)) if len(x.shape) < 2 else x for x in columns], 1)


def _row(x: Any) -> Any:
    return reshape(x, (1, -1)) if len(x.shape) == 1 else reshape(x, (1, 1)) if not x.shape else x


def block_diag(*inputs: Tensor) -> Tensor:
    """The matrix with the given ones along its diagonal, zeros elsewhere; a vector is a row.

    Raises:
        ShapeError: If one has more than two axes.

    >>> import engine
    >>> block_diag(engine.Tensor([[1], [2]]), engine.Tensor([3, 4])).asnumpy()
    array([[1, 0, 0],
           [2, 0, 0],
           [0, 3, 4]])

    """
    matrices = [_row(x) for x in several_of("block_diag", inputs)]
    for matrix in matrices:
        if len(matrix.shape) != 2:
            raise ShapeError.of("block_diag", "at most two axes", tuple(matrix.shape))
    width, before, rows = sum(m.shape[1] for m in matrices), 0, []
    for matrix in matrices:
        after = width - before - matrix.shape[1]
        rows.append(pad_with(matrix, widths=((0, 0), (before, after))))
        before += matrix.shape[1]
    return concat(rows, 0)
