"""Tensors joined to one."""

from __future__ import annotations

from typing import Any

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import ArrayLike, Tensor

from .operands import as_tensor, in_common, stacked
from .shaping import ravel

__all__ = ["append", "column_stack", "concatenate", "dstack", "hstack", "stack", "vstack"]


def concatenate(arrays: ArrayLike, axis: int | None = 0) -> Tensor:
    """Tensors one behind the other along an axis, in a type that holds all of them.

    Args:
        arrays: Tensors, lists or numbers in a tuple or list; of a tensor its slices.
        axis: The axis, or None: the elements of all in a row.

    Raises:
        ArgumentTypeError: If they are in no tuple, list or tensor.
        ShapeError: If their shapes do not fit.

    >>> concatenate(([1, 2], [2.5])).asnumpy()
    array([1. , 2. , 2.5], dtype=float32)

    """
    several = in_common(_several("concatenate", arrays))
    if axis is None:
        return ops.concat([ravel(x) for x in several], 0)
    return ops.concat(several, axis)


def _several(where: str, arrays: Any) -> list[Any]:
    """The tensors given, at least one."""
    if not isinstance(arrays, tuple | list) and not ops.is_tensor(arrays):
        raise ArgumentTypeError.of(where, "a tuple, a list or a tensor", arrays)
    if ops.is_tensor(arrays) and not len(arrays.shape):
        raise ShapeError.of(where, "a tensor with an axis", ())
    found = list(ops.unstack(arrays)) if ops.is_tensor(arrays) else list(map(as_tensor, arrays))
    if not found:
        raise ArgumentValueError.of(where, "at least one tensor", "none")
    return found


def append(arr: ArrayLike, values: ArrayLike, axis: int | None = None) -> Tensor:
    """Two tensors one behind the other along an axis; without one their elements in a row.

    Raises:
        ShapeError: If their shapes do not fit.

    """
    return concatenate((arr, values), axis)


def stack(arrays: ArrayLike, axis: int = 0) -> Tensor:
    """Tensors of one shape beside each other along a new axis, in a type that holds all of them.

    Args:
        arrays: In a tuple or list; of a tensor its slices.
        axis: Where the new axis stands.

    Raises:
        ArgumentTypeError: If they are in no tuple, list or tensor.
        ShapeError: If their shapes differ.

    >>> stack(([1, 2], [3, 4]), axis=1).asnumpy()
    array([[1, 3],
           [2, 4]], dtype=int32)

    """
    return stacked(_several("stack", arrays), axis)


def vstack(tup: ArrayLike) -> Tensor:
    """Tensors one below the other, along the first axis; a vector is a row, a tensor stays."""
    return tup if ops.is_tensor(tup) else ops.vstack(in_common(_several("vstack", tup)))


def hstack(tup: ArrayLike) -> Tensor:
    """Tensors one beside the other, along the second axis or the only one; a tensor stays."""
    return tup if ops.is_tensor(tup) else ops.hstack(in_common(_several("hstack", tup)))


def dstack(tup: ArrayLike) -> Tensor:
    """Tensors one behind the other, along the third axis; a tensor stays.

    >>> dstack(([1, 2], [3, 4])).shape
    (1, 2, 2)
    """
    return tup if ops.is_tensor(tup) else ops.dstack(in_common(_several("dstack", tup)))


def column_stack(tup: ArrayLike) -> Tensor:
    """Tensors one beside the other, along the second axis; a vector is a column, a tensor stays."""
    if ops.is_tensor(tup):
        return tup
    return ops.column_stack(in_common(_several("column_stack", tup)))
