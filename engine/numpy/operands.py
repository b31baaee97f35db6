"""What the functions take: tensors as they are, numbers and lists in 32 bits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import Value
from engine.backend import is_array
from engine.dtype import as_dtype, float32, float64, int32, int64
from engine.errors import ArgumentTypeError, ShapeError, compose
from engine.tensor import Tensor

from .dtypes import as_kind, meeting

_NARROWER = {int64: int32, float64: float32}


def as_tensor(x: Any) -> Any:
    """A tensor as it is; a number, or lists of numbers, as one of 32 bits or of truth values.

    Tensors inside of lists are stacked, so that gradients reach them. An array keeps its type.
    """
    if isinstance(x, Value):
        return x
    made = as_given(x)
    narrower = None if is_array(x) else _NARROWER.get(kind_of(made))
    return made if narrower is None else ops.cast(made, narrower)


def as_given(x: Any) -> Any:
    """A tensor as it is; numbers and lists as `Tensor` makes one of them: whole ones int64."""
    if isinstance(x, Value):
        return x
    if isinstance(x, list | tuple) and _holds_tensors(x):
        return stacked([as_given(part) for part in x])
    return _made(x.item() if isinstance(x, np.generic) else x, None)


def _made(x: Any, dtype: Any) -> Any:
    """A tensor of numbers or lists.

    Raises:
        ArgumentTypeError: If something in it is no number.
        ShapeError: If lists have not one length.

    """
    try:
        return Tensor(x, dtype)
    except ArgumentTypeError:
        if isinstance(x, list | tuple) and _shape_of(x) is None:
            expected, hint = "lists of one length at each level", "pad the shorter ones"
            raise ShapeError(compose("a tensor of lists", expected, "others", hint)) from None
        raise


def _shape_of(x: Any) -> tuple[int, ...] | None:
    """The shape of nested lists, or None if they have not one length."""
    if not isinstance(x, list | tuple):
        return ()
    shapes = {_shape_of(part) for part in x} or {()}
    inner = shapes.pop()
    return None if shapes or inner is None else (len(x), *inner)


def as_exactly(x: Any, kind: Any) -> Any:
    """A tensor in a number type, into which numbers go without a detour by 32 bits."""
    if isinstance(x, Value) or (isinstance(x, list | tuple) and _holds_tensors(x)):
        return in_kind(as_given(x), kind)
    return _made(x, kind)


def _holds_tensors(x: Any) -> bool:
    return isinstance(x, Value) or (isinstance(x, list | tuple) and any(map(_holds_tensors, x)))


def kind_of(x: Any) -> Any:
    """The number type of a tensor."""
    return as_dtype(x.dtype)


def in_kind(x: Any, kind: Any) -> Any:
    """A tensor in a number type, itself if it has it."""
    return x if kind_of(x) == kind else ops.cast(x, kind)


def converted(x: Any, dtype: Any) -> Any:
    """A result in the number type that was asked for, if one was."""
    return x if dtype is None else in_kind(x, as_kind(dtype))


def in_common(tensors: Sequence[Any]) -> list[Any]:
    """Tensors in the one number type that all can be put into."""
    kind = meeting(*map(kind_of, tensors))
    return [in_kind(one, kind) for one in tensors]


def stacked(tensors: Sequence[Any], axis: int = 0) -> Any:
    """Tensors of one shape along a new axis, in one number type."""
    return ops.stack(in_common(tensors), axis)


def of_one(operator: Callable[..., Any], x: Any, dtype: Any) -> Any:
    """An operator of one tensor, in `dtype` if that is given."""
    return converted(operator(as_tensor(x)), dtype)


def of_two(operator: Callable[..., Any], x1: Any, x2: Any, dtype: Any) -> Any:
    """An operator of two tensors, in `dtype` if that is given."""
    return converted(operator(as_tensor(x1), as_tensor(x2)), dtype)


def axes_of(axis: Any) -> Any:
    """An axis, or several as a tuple."""
    return tuple(axis) if isinstance(axis, list) else axis


def along_axis(vector: Any, axis: int, rank: int) -> Any:
    """A vector along one of `rank` axes, the others of length 1."""
    return ops.reshape(vector, tuple(-1 if k == axis else 1 for k in range(rank)))
