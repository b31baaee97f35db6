"""Functions of the user, applied along axes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine import ops
from engine.errors import ShapeError
from engine.typed import ArrayLike, Tensor

from .operands import as_tensor, stacked

__all__ = ["apply_along_axis", "apply_over_axes"]


def apply_along_axis(
    func1d: Callable[..., Any], axis: int, arr: ArrayLike, *args: Any, **kwargs: Any
) -> Tensor:
    """What a function gives for each vector along an axis, put where the vector stood.

    Args:
        func1d: Takes a vector, and gives a tensor or a number.
        axis: The axis.
        arr: The tensor.
        *args: What the function is given further.
        **kwargs: The same.

    Raises:
        ShapeError: If there is no such axis.

    >>> apply_along_axis(lambda row: row[0] + row[-1], 1, [[1, 2, 3], [4, 5, 6]]).asnumpy()
    array([ 4, 10], dtype=int32)

    """
    x = as_tensor(arr)
    rank = len(x.shape)
    if not -rank <= axis < rank:
        raise ShapeError(f"apply_along_axis(axis) expected one of {rank} axes, got {axis}.")
    axis %= rank
    last = ops.moveaxis(x, axis, -1)
    rows = ops.unstack(ops.reshape(last, (-1, last.shape[-1])))
    made = stacked([as_tensor(func1d(row, *args, **kwargs)) for row in rows])
    found = ops.reshape(made, tuple(last.shape[:-1]) + tuple(made.shape[1:]))
    count = len(made.shape) - 1
    here = tuple(range(rank - 1, rank - 1 + count))
    return ops.moveaxis(found, here, tuple(range(axis, axis + count))) if count else found


def apply_over_axes(func: Callable[..., Any], a: ArrayLike, axes: int | Sequence[int]) -> Tensor:
    """A tensor after a function reduced it along one axis after the other; they stay, of length 1.

    Args:
        func: Takes a tensor and `axis=`.
        a: The tensor.
        axes: An axis or several.

    Raises:
        ShapeError: If the function gives another number of axes.

    """
    x = as_tensor(a)
    rank = len(x.shape)
    for axis in (axes,) if isinstance(axes, int) else axes:
        made = as_tensor(func(x, axis=axis))
        x = made if len(made.shape) == rank else ops.expand_dims(made, axis)
        if len(x.shape) != rank:
            raise ShapeError.of("apply_over_axes(func)", f"{rank} axes", tuple(made.shape))
    return x
