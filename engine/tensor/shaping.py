"""Methods that give a tensor's elements another shape, or repeat them: `x.reshape(2, 3)`.

They take numbers one by one or as one tuple, as methods of PyTorch and NumPy do.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from engine import ops
from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.dtype import DType
from engine.errors import ArgumentTypeError, ShapeError
from engine.ops.broadcasting import sum_to
from engine.typed import Axis, ShapePart, Tensor


def reshape(self: Any, *shape: ShapePart) -> Tensor:
    """The elements in another shape; given as numbers or as one tuple."""
    return ops.reshape(self, _numbers(shape))


def view(self: Any, *shape: ShapePart) -> Tensor:
    """The elements in another shape, as `reshape`; given a number type, the same bytes as that."""
    if len(shape) == 1 and isinstance(shape[0], DType):
        return Value.wrap(read(self).view(shape[0].numpy))
    return ops.reshape(self, _numbers(shape))


def transpose(self: Any, *axes: ShapePart) -> Tensor:
    """The axes in another order; reversed when none is given, two swapped when two are."""
    order = _numbers(axes)
    if len(axes) == len(order) == 2:
        return ops.swapaxes(self, *order)
    return ops.transpose(self, order or tuple(range(self.ndim))[::-1])


def permute(self: Any, *axis: ShapePart, dims: Sequence[int] | None = None) -> Tensor:
    """The axes in another order; without one in reverse."""
    order = _numbers(axis) if dims is None else dims
    return ops.transpose(self, order or tuple(range(self.ndim))[::-1])


def squeeze(self: Any, *axes: ShapePart, axis: Axis = None) -> Tensor:
    """The tensor without axes of length 1: all of them, or those that are named."""
    return ops.squeeze(self, (_numbers(axes) or None) if axis is None else axis)


def reshape_as(self: Any, other: Tensor) -> Tensor:
    """The elements in the shape of another tensor."""
    return ops.reshape(self, other.shape)


def view_as(self: Any, other: Tensor) -> Tensor:
    """The elements in the shape of another tensor."""
    return ops.reshape(self, other.shape)


def ravel(self: Any) -> Tensor:
    """All elements in a row."""
    return ops.reshape(self, -1)


def expand(self: Any, *size: ShapePart) -> Tensor:
    """The tensor repeated along new and length-1 axes; -1 keeps an axis."""
    return ops.broadcast_to(self, shape=_numbers(size))


def broadcast_to(self: Any, *shape: ShapePart) -> Tensor:
    """The tensor repeated along new and length-1 axes; given as numbers or as one tuple."""
    return ops.broadcast_to(self, shape=_numbers(shape))


def expand_as(
    self: Any,
    other: Tensor | None = None,
    *,
    x: Tensor | None = None,
    input: Tensor | None = None,
) -> Tensor:
    """The tensor repeated to the shape of another."""
    given = next(one for one in (other, x, input) if one is not None)
    return ops.broadcast_to(self, shape=tuple(given.shape))


def repeat(self: Any, *repeats: Any, **named: Any) -> Tensor:
    """The tensor beside itself: so often along each axis, new ones in front.

    Takes `repeat(*repeats)` or `repeat(repeats)`. With `axis` by its name it is the method of
    MindSpore before 2.5, and NumPy's: each element so often, along the axis or, with None, of all.
    """
    if "axis" in named:
        axis = named.pop("axis")
        times = _counts("repeat", repeats, named, ("repeats",))
        return ops.repeat_interleave(self, times[0] if len(times) == 1 else times, axis)
    return ops.tile(self, _counts("repeat", repeats, named, ("repeats",)))


def tile(self: Any, *reps: Any, **named: Any) -> Tensor:
    """The tensor beside itself: so often along each axis.

    Takes `tile(*reps)`, `tile(reps)` or `tile(dims)`.
    """
    return ops.tile(self, _counts("tile", reps, named, ("reps", "dims")))


def _counts(method: str, given: tuple, named: dict[str, Any], names: tuple[str, ...]) -> tuple:
    """Numbers that came one by one, as one tuple, or by one of several keywords."""
    if named and (given or len(named) > 1 or not named.keys() <= set(names)):
        expected = " or ".join(f"{method}({name})" for name in (f"*{names[0]}", *names))
        got = ", ".join([*map(str, given), *named])
        raise ArgumentTypeError(f"Tensor.{method} expected {expected}, got ({got}).")
    counts = _numbers(tuple(named.values()) or given)
    return tuple(counts)


def resize(self: Any, *new_shape: ShapePart) -> Tensor:
    """The elements in C order in a shape of any size: cut off, or filled up with zeros."""
    shape = _numbers(new_shape)
    flat, wanted = ops.reshape(self, -1), math.prod(shape)
    if wanted > self.size:
        flat = ops.concat((flat, ops.zeros((wanted - self.size,), self.dtype)))
    return ops.reshape(ops.getitem(flat, slice(0, wanted)), shape)


def sum_to_size(self: Any, *size: ShapePart) -> Tensor:
    """The sum along the axes that a shape lacks or has of length 1."""
    shape = _numbers(size)
    if np.broadcast_shapes(self.shape, shape) != self.shape:
        expected = f"a shape that broadcasts to {self.shape}"
        raise ShapeError.of("sum_to_size", expected, shape)
    return sum_to(self, shape=shape)


def _numbers(given: tuple) -> tuple:
    return tuple(given[0]) if len(given) == 1 and isinstance(given[0], tuple | list) else given


METHODS: dict[str, Callable[..., Any]] = {
    method.__name__: method
    for method in (
        reshape,
        reshape_as,
        view,
        view_as,
        ravel,
        expand,
        expand_as,
        broadcast_to,
        transpose,
        permute,
        squeeze,
        repeat,
        tile,
        resize,
        sum_to_size,
    )
}
