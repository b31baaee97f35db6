"""Tensors of other shapes with the same elements: axes added, taken, moved and broadcast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import ArrayLike, Shape, Tensor

from .operands import as_tensor, axes_of

__all__ = [
    "atleast_1d",
    "atleast_2d",
    "atleast_3d",
    "broadcast_arrays",
    "broadcast_to",
    "expand_dims",
    "moveaxis",
    "ravel",
    "reshape",
    "rollaxis",
    "squeeze",
    "swapaxes",
    "transpose",
]


def expand_dims(a: ArrayLike, axis: int | Sequence[int]) -> Tensor:
    """The tensor with a new axis of length 1 at each of the positions given, counted in the result.

    Raises:
        ArgumentTypeError: If `axis` is no int, tuple or list of ints.
        ShapeError: If there is no such position, or one is named twice.

    >>> expand_dims([1, 2], (0, 2)).shape
    (1, 2, 1)

    """
    x = as_tensor(a)
    axes = tuple(axis) if isinstance(axis, tuple | list) else (axis,)
    if not all(isinstance(one, int) for one in axes):
        raise ArgumentTypeError.of("expand_dims(axis)", "an int, or a tuple of them", axis)
    rank = len(x.shape) + len(axes)
    if not all(-rank <= one < rank for one in axes) or len({n % rank for n in axes}) < len(axes):
        raise ShapeError(f"expand_dims(axis) expected different ones of {rank} axes, got {axis}.")
    lengths = iter(x.shape)
    new = {one % rank for one in axes}
    return ops.reshape(x, tuple(1 if k in new else next(lengths) for k in range(rank)))


def squeeze(a: ArrayLike, axis: int | None = None) -> Tensor:
    """The tensor without axes of length 1: the given ones, or all.

    Raises:
        ShapeError: If an axis is longer.

    """
    return ops.squeeze(as_tensor(a), axes_of(axis))


def transpose(a: ArrayLike, axes: int | Sequence[int] | None = None) -> Tensor:
    """The axes in another order; reversed when none is given.

    >>> transpose([[1, 2], [3, 4]]).asnumpy()
    array([[1, 3],
           [2, 4]], dtype=int32)
    """
    x = as_tensor(a)
    return ops.transpose(x, tuple(range(len(x.shape)))[::-1] if axes is None else axes_of(axes))


def swapaxes(x: ArrayLike, axis1: int, axis2: int) -> Tensor:
    """Two axes in each other's place."""
    return ops.swapaxes(as_tensor(x), axis1, axis2)


def moveaxis(a: ArrayLike, source: int | Sequence[int], destination: int | Sequence[int]) -> Tensor:
    """Axes in other positions, the others in their order.

    Raises:
        ArgumentValueError: If there are not as many positions as axes.

    """
    x = as_tensor(a)
    axes, positions = (axes_of(one) for one in (source, destination))
    counts = [len(one) if isinstance(one, tuple) else 1 for one in (axes, positions)]
    if counts[0] != counts[1]:
        raise ArgumentValueError.of("moveaxis(destination)", f"{counts[0]} axes", counts[1])
    return ops.moveaxis(x, axes, positions)


def rollaxis(x: ArrayLike, axis: int, start: int = 0) -> Tensor:
    """One axis put before that which stands at `start`.

    Raises:
        ArgumentTypeError: If `axis` or `start` is no int.
        ShapeError: If there is no such axis.

    >>> rollaxis(ops.ones((2, 3, 4)), 2).shape
    (4, 2, 3)

    """
    tensor = as_tensor(x)
    rank = len(tensor.shape)
    for number in (axis, start):
        if not isinstance(number, int):
            raise ArgumentTypeError.of("rollaxis", "ints", number)
    if not -rank <= axis < rank or not -rank <= start <= rank:
        raise ShapeError(f"rollaxis expected one of {rank} axes, got {axis} and {start}.")
    axis, position = axis % rank, start + rank if start < 0 else start
    return ops.moveaxis(tensor, axis, position - 1 if axis < position else position)


def reshape(x: ArrayLike, new_shape: int | Sequence[int]) -> Tensor:
    """The elements in another shape; one length may be -1.

    >>> reshape([1, 2, 3, 4], (2, -1)).shape
    (2, 2)
    """
    return ops.reshape(as_tensor(x), axes_of(new_shape))


def ravel(x: ArrayLike) -> Tensor:
    """The elements in a row."""
    return ops.reshape(as_tensor(x), (-1,))


def broadcast_to(array: ArrayLike, shape: Shape | Tensor) -> Tensor:
    """The tensor repeated along axes of length 1 and new ones in front.

    Raises:
        ShapeError: If the shape does not fit.

    """
    lengths: Any = (shape,) if isinstance(shape, int) else tuple(shape)
    return ops.broadcast_to(as_tensor(array), lengths)


def broadcast_arrays(*args: ArrayLike) -> list[Tensor]:
    """The tensors, broadcast to the one shape that all fit.

    >>> [x.shape for x in broadcast_arrays([1, 2, 3], [[1], [2]])]
    [(2, 3), (2, 3)]
    """
    return list(ops.broadcast_tensors(*map(as_tensor, args))) if args else []


def atleast_1d(*arys: ArrayLike) -> Any:
    """The tensor with at least one axis; of several a list."""
    return _each([_in_front(as_tensor(x), 1) for x in arys])


def atleast_2d(*arys: ArrayLike) -> Any:
    """The tensor with at least two axes, new ones in front; of several a list."""
    return _each([_in_front(as_tensor(x), 2) for x in arys])


def atleast_3d(*arys: ArrayLike) -> Any:
    """The tensor with at least three axes, a vector as (1, length, 1); of several a list.

    >>> [x.shape for x in atleast_3d([1, 2], [[1, 2]])]
    [(1, 2, 1), (1, 2, 1)]
    """
    return _each([_third_axis(as_tensor(x)) for x in arys])


def _each(found: list[Any]) -> Any:
    return found[0] if len(found) == 1 else found


def _in_front(x: Any, rank: int) -> Any:
    missing = rank - len(x.shape)
    return ops.reshape(x, (1,) * missing + tuple(x.shape)) if missing > 0 else x


def _third_axis(x: Any) -> Any:
    shape = tuple(x.shape)
    return x if len(shape) > 2 else ops.reshape(x, (*(1,) * (2 - len(shape)), *shape, 1))
