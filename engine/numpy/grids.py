"""Grids: what combines the elements of several vectors, and the numbers of their axes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.dtype import int32
from engine.errors import ArgumentTypeError, ShapeError, compose
from engine.typed import ArrayLike, DTypeLike, Tensor

from .operands import along_axis, as_tensor, stacked
from .sequences import arange, linspace

__all__ = ["diag_indices", "indices", "ix_", "meshgrid", "mgrid", "ogrid"]


def meshgrid(*xi: ArrayLike, sparse: bool = False, indexing: str = "xy") -> list[Tensor]:
    """For each vector a tensor of its numbers along one axis of the grid that all span.

    Args:
        *xi: Vectors; the elements of other tensors in a row.
        sparse: Whether the other axes keep the length 1.
        indexing: "ij": the axes stand in the order of the inputs; "xy": the first two the other
            way round, as columns and rows.

    Raises:
        ArgumentTypeError: If `sparse` is no bool, or `indexing` another word.

    >>> x, y = meshgrid([1, 2], [3, 4, 5])
    >>> x.shape, x[0].tolist(), y[:, 0].tolist()
    ((3, 2), [1, 2], [3, 4, 5])

    """
    if not isinstance(sparse, bool):
        raise ArgumentTypeError.of("meshgrid(sparse)", "a bool", sparse)
    if indexing not in {"xy", "ij"}:
        raise ArgumentTypeError(compose("meshgrid(indexing)", "'xy' or 'ij'", repr(indexing)))
    vectors = [ops.ravel(as_tensor(x)) for x in xi]
    order = list(range(len(vectors)))
    if indexing == "xy" and len(order) > 1:
        order[:2] = 1, 0
    along = [
        along_axis(vector, axis, len(order)) for vector, axis in zip(vectors, order, strict=True)
    ]
    return along if sparse or not along else list(ops.broadcast_tensors(*along))


def indices(dimensions: Sequence[int], dtype: DTypeLike = int32, sparse: bool = False) -> list[Any]:
    """For each axis of a shape a tensor of that shape: the index of each element along it.

    Raises:
        ArgumentTypeError: If `dimensions` is no tuple and no list.

    >>> rows, columns = indices((2, 3))
    >>> rows.tolist(), columns.tolist()
    ([[0, 0, 0], [1, 1, 1]], [[0, 1, 2], [0, 1, 2]])

    """
    if not isinstance(dimensions, tuple | list):
        raise ArgumentTypeError.of("indices(dimensions)", "a tuple or a list", dimensions)
    grids = [arange(length, dtype=dtype) for length in dimensions]
    return meshgrid(*grids, sparse=sparse, indexing="ij")


def diag_indices(n: int, ndim: int = 2) -> tuple[Tensor, ...]:
    """What picks the diagonal of an array of `ndim` axes of length `n`: a vector for each.

    Raises:
        ArgumentTypeError: If one is no int.

    """
    for number in (n, ndim):
        if not isinstance(number, int):
            raise ArgumentTypeError.of("diag_indices", "ints", number)
    return (arange(n),) * ndim


def ix_(*args: ArrayLike) -> tuple[Tensor, ...]:
    """The vectors, each along an axis of its own, to pick all combinations of their elements.

    Raises:
        ShapeError: If one is no vector.

    >>> [x.shape for x in ix_([0, 1], [1, 2, 3])]
    [(2, 1), (1, 3)]

    """
    vectors = [as_tensor(x) for x in args]
    for vector in vectors:
        if len(vector.shape) != 1:
            raise ShapeError.of("ix_", "vectors", tuple(vector.shape))
    return tuple(along_axis(vector, k, len(vectors)) for k, vector in enumerate(vectors))


class _Grid:
    """Numbers along the axes of a grid, which slices in `[]` describe."""

    def __init__(self, *, sparse: bool) -> None:
        self.sparse = sparse

    def __getitem__(self, keys: Any) -> Any:
        """A vector for one slice; for several a list if sparse, else one tensor of all.

        A step is that between numbers; an imaginary one says how many there are, with both ends.
        """
        slices = keys if isinstance(keys, tuple) else (keys,)
        grids = meshgrid(*map(_numbers, slices), sparse=self.sparse, indexing="ij")
        if not isinstance(keys, tuple) or len(grids) == 1:
            return grids[0]
        return grids if self.sparse else stacked(grids)


def _numbers(key: Any) -> Any:
    if not isinstance(key, slice) or key.stop is None:
        raise ArgumentTypeError.of("mgrid and ogrid", "slices with an end", key)
    start = 0 if key.start is None else key.start
    if isinstance(key.step, complex):
        return linspace(start, key.stop, int(abs(key.step)))
    return arange(start, key.stop, 1 if key.step is None else key.step)


mgrid = _Grid(sparse=False)
ogrid = _Grid(sparse=True)
