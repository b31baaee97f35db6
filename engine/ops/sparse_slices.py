"""Parts of tensors of which only the numbers that are not 0 are given."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ShapeError

from .index_parts import ROWS
from .indexing import taken

__all__: list[str] = []


def sparse_slice(indices: Any, values: Any, shape: Any, start: Any, size: Any) -> Any:
    """The numbers in a block of a tensor of sparse layout, with their positions in there.

    The gradient flows to the numbers.

    Args:
        indices: (numbers, axes) int64 positions.
        values: (numbers,) of any type.
        shape: (axes,) int64: the length of each axis of the tensor.
        start: (axes,) int64: where the block begins.
        size: (axes,) int64: its lengths; it ends where the tensor does.

    Returns:
        (found, axes) int64 the positions, (found,) the numbers, and (axes,) int64 the lengths of
        the block.

    Raises:
        ArgumentTypeError: If positions or lengths are not int64.
        ShapeError: If the shapes do not fit.

    >>> import engine
    >>> at, numbers = engine.Tensor([[0, 1], [1, 3], [2, 2]]), engine.Tensor([1.0, 2.0, 3.0])
    >>> lengths, start, size = (engine.Tensor(x) for x in ([3, 4], [0, 1], [2, 9]))
    >>> found, kept, block = sparse_slice(at, numbers, lengths, start, size)
    >>> found.asnumpy().tolist(), kept.asnumpy().tolist(), block.asnumpy().tolist()
    ([[0, 0], [1, 2]], [1.0, 2.0], [2, 3])

    """
    _checked(indices, values, shape, start, size)
    at, lengths, begin, wide = (read(x) for x in (indices, shape, start, size))
    xp = xp_of(at)
    block = xp.minimum(wide, xp.maximum(lengths - begin, 0))
    apart = at - begin
    (found,) = xp.nonzero(((apart >= 0) & (apart < block)).all(axis=1))
    kept = taken(values, found, index=ROWS)
    return Value.wrap(apart[found]), kept, Value.wrap(block)


def _checked(indices: Any, values: Any, shape: Any, start: Any, size: Any) -> None:
    rows = {"shape": shape, "start": start, "size": size}
    for name, x in {"indices": indices, **rows}.items():
        if x.array.dtype != np.int64:
            raise ArgumentTypeError(f"SparseSlice({name}) expected int64, got {x.array.dtype}.")
    if len(indices.shape) != 2:
        raise ShapeError.of("SparseSlice(indices)", "(numbers, axes)", tuple(indices.shape))
    count, rank = indices.shape
    if tuple(values.shape) != (count,):
        raise ShapeError.of("SparseSlice(values)", f"({count},)", tuple(values.shape))
    for name, x in rows.items():
        if tuple(x.shape) != (rank,):
            raise ShapeError.of(f"SparseSlice({name})", f"({rank},)", tuple(x.shape))
