"""Grids of numbers and of indices: what combines the elements of several vectors."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import array as on_device
from engine.backend import xp_of
from engine.dtype import as_dtype, int64
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import DTypeLike, Tensor

from .arrangement import expand_dims, ravel, reshape
from .broadcasting import broadcast_to
from .comparison import less
from .index_parts import ROWS
from .indexing import taken, whole_numbers
from .joining import stack

__all__ = [
    "cartesian_prod",
    "combinations",
    "meshgrid",
    "sequence_mask",
    "tril_indices",
    "triu_indices",
]


def meshgrid(*inputs: Any, indexing: str = "xy") -> tuple[Tensor, ...]:
    """For each vector a tensor of its numbers along one axis of the grid that all span.

    Args:
        *inputs: Vectors; a tensor without axes counts as one of length 1.
        indexing: "ij": the axes stand in the order of the inputs; "xy": the first two the other
            way round, as columns and rows.

    Raises:
        ArgumentValueError: If `indexing` is another word.
        ShapeError: If an input is no vector.

    >>> import engine
    >>> x, y = meshgrid(engine.Tensor([1, 2]), engine.Tensor([3, 4, 5]))
    >>> x.shape, x[0].tolist(), y[:, 0].tolist()
    ((3, 2), [1, 2], [3, 4, 5])

    """
    if indexing not in {"xy", "ij"}:
        raise ArgumentValueError.of("meshgrid(indexing)", "'xy' or 'ij'", repr(indexing))
    if len(inputs) == 1 and isinstance(inputs[0], tuple | list):
        inputs = tuple(inputs[0])
    for one in inputs:
        if len(one.shape) > 1:
            raise ShapeError.of("meshgrid", "vectors", tuple(one.shape))
    vectors = [ravel(one) for one in inputs]
    order = list(range(len(vectors)))
    if indexing == "xy":
        order[:2] = order[1::-1] if len(order) > 1 else order
    shape = [0] * len(order)
    for vector, axis in zip(vectors, order, strict=True):
        shape[axis] = vector.shape[0]
    return tuple(
        broadcast_to(
            reshape(vector, tuple(-1 if k == axis else 1 for k in range(len(shape)))),
            shape=tuple(shape),
        )
        for vector, axis in zip(vectors, order, strict=True)
    )


def tril_indices(row: int, col: int, offset: int = 0, *, dtype: DTypeLike = int64) -> Tensor:
    """(2, count): rows and columns of the elements on and below a diagonal of a matrix."""
    return _side(np.tril_indices(row, offset, col), dtype)


def triu_indices(row: int, col: int, offset: int = 0, *, dtype: DTypeLike = int64) -> Tensor:
    """(2, count): rows and columns of the elements on and above a diagonal of a matrix."""
    return _side(np.triu_indices(row, offset, col), dtype)


def _side(found: tuple[Any, ...], dtype: Any) -> Any:
    return Value.wrap(on_device(np.stack(found).astype(as_dtype(dtype).numpy)))


def combinations(input: Tensor, r: int = 2, with_replacement: bool = False) -> Tensor:
    """(count, r): all ways to choose `r` elements of a vector, in its order.

    Raises:
        ShapeError: If it is no vector.
        ArgumentValueError: If `r` is not above 0.

    >>> import engine
    >>> combinations(engine.Tensor([1, 2, 3])).asnumpy()
    array([[1, 2],
           [1, 3],
           [2, 3]])

    """
    if len(input.shape) != 1:
        raise ShapeError.of("combinations", "a vector", tuple(input.shape))
    if r < 1:
        raise ArgumentValueError.of("combinations(r)", "above 0", r)
    ways = itertools.combinations_with_replacement if with_replacement else itertools.combinations
    chosen = np.array(list(ways(range(input.shape[0]), r)), np.int64).reshape(-1, r)
    return taken(input, on_device(chosen), index=ROWS)


def cartesian_prod(*inputs: Tensor) -> Tensor:
    """(count, vectors): all ways to choose one element of each vector; the last changes fastest.

    >>> import engine
    >>> cartesian_prod(engine.Tensor([1, 2]), engine.Tensor([3, 4])).asnumpy()
    array([[1, 3],
           [1, 4],
           [2, 3],
           [2, 4]])
    """
    count = math.prod(one.shape[0] for one in inputs)
    grid = meshgrid(*inputs, indexing="ij")
    return stack([reshape(one, (count,)) for one in grid], -1)


def sequence_mask(lengths: Tensor, maxlen: int | None = None) -> Tensor:
    """(*lengths.shape, maxlen): true for the first elements of each sequence.

    Args:
        lengths: Whole numbers, any shape.
        maxlen: The length of the new axis; the largest of `lengths` unless given.

    >>> import engine
    >>> sequence_mask(engine.Tensor([1, 3])).asnumpy()
    array([[ True, False, False],
           [ True,  True,  True]])

    """
    numbers: Any = whole_numbers("sequence_mask(lengths)", lengths)
    array = numbers.array if isinstance(numbers, Value) else numbers
    if maxlen is None:
        maxlen = int(read(numbers).max()) if array.size else 0
    positions = Value.wrap(xp_of(array).arange(int(maxlen)))
    return less(positions, expand_dims(numbers, -1))
