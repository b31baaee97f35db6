"""Parts of matrices: the diagonal, and what lies on one side of it; matrices made of a vector."""

from __future__ import annotations

import math
from typing import Any

from engine import ops
from engine.dtype import bool_, int32, int64
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import ArrayLike, DTypeLike, Tensor

from .creation import tri
from .dtypes import as_kind
from .operands import as_tensor, in_kind, kind_of
from .sequences import arange

__all__ = [
    "diag",
    "diagflat",
    "diagonal",
    "trace",
    "tril",
    "tril_indices",
    "tril_indices_from",
    "triu",
    "triu_indices",
    "triu_indices_from",
    "vander",
]


def tril(m: ArrayLike, k: int = 0) -> Tensor:
    """The matrix, or each of them, with zeros above the `k`-th diagonal; a vector is each row.

    Raises:
        ShapeError: If there is no axis.

    >>> tril([[1, 2], [3, 4]]).asnumpy()
    array([[1, 0],
           [3, 4]], dtype=int32)

    """
    matrix = _matrix("tril", m)
    return _where(_below(matrix, k), matrix)


def triu(m: ArrayLike, k: int = 0) -> Tensor:
    """The matrix, or each of them, with zeros below the `k`-th diagonal; a vector is each row."""
    matrix = _matrix("triu", m)
    return _where(ops.logical_not(_below(matrix, k - 1)), matrix)


def _below(matrix: Any, k: int) -> Any:
    height, width = matrix.shape[-2:]
    return tri(height, width, k, bool_)


def _matrix(where: str, m: Any) -> Any:
    x = as_tensor(m)
    if not len(x.shape):
        raise ShapeError.of(where, "at least one axis", ())
    return ops.broadcast_to(x, tuple(x.shape) * 2) if len(x.shape) == 1 else x


def _where(mask: Any, matrix: Any) -> Any:
    return ops.where(mask, matrix, ops.zeros((), kind_of(matrix)))


def tril_indices(n: int, k: int = 0, m: int | None = None) -> tuple[Tensor, Tensor]:
    """The rows and the columns of the elements of an n x m matrix on and below a diagonal."""
    return _both(ops.tril_indices, n, k, m)


def triu_indices(n: int, k: int = 0, m: int | None = None) -> tuple[Tensor, Tensor]:
    """The rows and the columns of the elements of an n x m matrix on and above a diagonal.

    >>> [x.tolist() for x in triu_indices(2)]
    [[0, 0, 1], [0, 1, 1]]
    """
    return _both(ops.triu_indices, n, k, m)


def _both(side: Any, n: Any, k: Any, m: Any) -> tuple[Any, Any]:
    lengths = (n, n if m is None else m)
    if not all(isinstance(number, int | float) for number in (*lengths, k)):
        raise ArgumentTypeError("tril_indices and triu_indices expected numbers.")
    height, width = map(math.ceil, lengths)
    found = side(height, width, math.ceil(k), dtype=int32)
    return found[0], found[1]


def tril_indices_from(arr: ArrayLike, k: int = 0) -> tuple[Tensor, Tensor]:
    """The rows and the columns of the elements of a matrix on and below a diagonal.

    Raises:
        ShapeError: If it is no matrix.

    """
    return tril_indices(*_sides("tril_indices_from", arr, k))


def triu_indices_from(arr: ArrayLike, k: int = 0) -> tuple[Tensor, Tensor]:
    """The rows and the columns of the elements of a matrix on and above a diagonal.

    Raises:
        ShapeError: If it is no matrix.

    """
    return triu_indices(*_sides("triu_indices_from", arr, k))


def _sides(where: str, arr: Any, k: int) -> tuple[int, int, int]:
    height, *others = as_tensor(arr).shape or (0,)
    if len(others) != 1:
        raise ShapeError.of(where, "a matrix", tuple(as_tensor(arr).shape))
    return height, k, others[0]


def diag(v: ArrayLike, k: int = 0) -> Tensor:
    """A matrix with a vector on its `k`-th diagonal; of a matrix that diagonal.

    Raises:
        ShapeError: If it is neither.

    >>> diag([1, 2], 1).asnumpy()
    array([[0, 1, 0],
           [0, 0, 2],
           [0, 0, 0]], dtype=int32)

    """
    x = as_tensor(v)
    if len(x.shape) not in {1, 2}:
        raise ShapeError.of("diag", "a vector or a matrix", tuple(x.shape))
    return diagflat(x, k) if len(x.shape) == 1 else ops.diagonal(x, k)


def diagflat(v: ArrayLike, k: int = 0) -> Tensor:
    """A matrix with all elements on its `k`-th diagonal, zeros elsewhere."""
    return ops.diagflat(as_tensor(v), k)


def diagonal(a: ArrayLike, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Tensor:
    """The `offset`-th diagonal of the matrices in two axes, as a new last axis."""
    return ops.diagonal(as_tensor(a), offset, axis1, axis2)


def trace(
    a: ArrayLike, offset: int = 0, axis1: int = 0, axis2: int = 1, dtype: DTypeLike | None = None
) -> Tensor:
    """The sum of a diagonal of the matrices in two axes; int64 of whole numbers."""
    x = as_tensor(a)
    if dtype is None:
        kind = int64 if kind_of(x).numpy.kind in "iu" and x.itemsize < 8 else kind_of(x)
    else:
        kind = as_kind(dtype)
    return in_kind(ops.sum(ops.diagonal(x, offset, axis1, axis2), -1), kind)


def vander(x: ArrayLike, N: int | None = None, increasing: bool = False) -> Tensor:
    """The powers of each element of a vector, a row each; the highest first unless `increasing`.

    Args:
        x: A vector.
        N: How many powers; the length of the vector unless given.
        increasing: Whether power 0 comes first.

    Raises:
        ShapeError: If it is no vector.
        ArgumentTypeError: If `N` is no int, or `increasing` no bool.
        ArgumentValueError: If `N` is below 1.

    >>> vander([2, 3], 3).asnumpy()
    array([[4, 2, 1],
           [9, 3, 1]], dtype=int32)

    """
    vector = as_tensor(x)
    if len(vector.shape) != 1:
        raise ShapeError.of("vander", "a vector", tuple(vector.shape))
    count = N or vector.size
    if not isinstance(count, int) or not isinstance(increasing, bool):
        raise ArgumentTypeError.of("vander(N, increasing)", "an int and a bool", N)
    if count < 1:
        raise ArgumentValueError.of("vander(N)", "above 0", count)
    powers = arange(count) if increasing else arange(count - 1, -1, -1)
    return ops.pow(ops.expand_dims(vector, 1), in_kind(powers, kind_of(vector)))
