"""The same numbers in another arrangement."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from engine.autodiff import Spec, defvjp, primitive
from engine.errors import ArgumentTypeError, ShapeError

from . import infer

__all__ = [
    "expand_dims",
    "flatten",
    "moveaxis",
    "movedim",
    "permute",
    "reshape",
    "squeeze",
    "swapaxes",
    "swapdims",
    "transpose",
    "unsqueeze",
]


def _full_shape(size: int, shape: Any) -> tuple[int, ...]:
    shape = (shape,) if isinstance(shape, int) else tuple(int(n) for n in shape)
    known = math.prod(n for n in shape if n != -1)
    if shape.count(-1) == 1 and known and size % known == 0:
        return tuple(size // known if n == -1 else n for n in shape)
    if -1 in shape or known != size:
        raise ShapeError.of("reshape", f"{size} elements", shape)
    return shape


@primitive(infer=lambda x, shape: Spec(_full_shape(math.prod(x.shape), shape), x.dtype))
def rearranged(x: Any, shape: Any = ()) -> Any:
    """The elements in C order in another shape; one length may be -1."""
    return x.reshape(_full_shape(x.size, shape))


def reshape(input: Any, shape: Any) -> Any:
    """The elements in C order in another shape; one length may be -1.

    Raises:
        ShapeError: If the number of elements differs.

    >>> import engine
    >>> reshape(engine.Tensor([1.0, 2.0, 3.0, 4.0]), (2, -1)).shape
    (2, 2)

    """
    return rearranged(input, shape=shape)


def _permuted_spec(x: Spec, axes: Any) -> Spec:
    return Spec(tuple(x.shape[k] for k in axes), x.dtype)


@primitive(infer=_permuted_spec)
def permuted(x: Any, axes: tuple[int, ...] = ()) -> Any:
    """The axes in another order."""
    return x.transpose(axes)


def _permuted_rule(g: Any, out: Any, x: Any, axes: tuple[int, ...]) -> Any:
    return permuted(g, axes=tuple(int(k) for k in np.argsort([k % len(axes) for k in axes])))


def transpose(input: Any, input_perm: Any) -> Any:
    """The axes in the order that `input_perm` gives."""
    return permuted(input, axes=tuple(int(k) for k in input_perm))


def permute(input: Any, axis: Any) -> Any:
    """The axes in the order that `axis` gives."""
    return transpose(input, axis)


def swapaxes(input: Any, axis0: int, axis1: int) -> Any:
    """Two axes exchanged."""
    order = list(range(len(input.shape)))
    order[axis0], order[axis1] = order[axis1], order[axis0]
    return transpose(input, order)


def moveaxis(x: Any, source: Any, destination: Any) -> Any:
    """Axes moved to other places; the others stay in order.

    Args:
        x: Any shape.
        source: A number, or a tuple of them.
        destination: Where they are to stand: as many.

    Raises:
        ShapeError: If there is no such axis, or one is named twice.

    >>> import engine
    >>> moveaxis(engine.ops.zeros((1, 2, 3)), (0, 1), (1, 2)).shape
    (3, 1, 2)

    """
    rank = len(x.shape)
    moved, targets = _axes_once(source, rank), _axes_once(destination, rank)
    if len(moved) != len(targets):
        raise ShapeError.of("moveaxis(destination)", f"{len(moved)} axes", targets)
    order = [k for k in range(rank) if k not in moved]
    for target, axis in sorted(zip(targets, moved, strict=True)):
        order.insert(target, axis)
    return transpose(x, order)


def _axes_once(axes: Any, rank: int) -> tuple[int, ...]:
    numbers = infer.normal_axes(axes, rank) if axes != () else ()
    if len(set(numbers)) != len(numbers):
        raise ShapeError.of("moveaxis", "each axis once", axes)
    return numbers


movedim, swapdims = moveaxis, swapaxes


def expand_dims(input_x: Any, axis: int) -> Any:
    """A new axis of length 1 at `axis`."""
    shape = list(input_x.shape)
    shape.insert(axis % (len(shape) + 1), 1)
    return reshape(input_x, tuple(shape))


def unsqueeze(input: Any, dim: int) -> Any:
    """A new axis of length 1 at `dim`."""
    return expand_dims(input, dim)


def squeeze(input: Any, axis: Any = None) -> Any:
    """Without the axes of length 1: all of them, or those in `axis`.

    Raises:
        ShapeError: If an axis in `axis` is longer than 1.

    """
    shape = tuple(input.shape)
    if axis is None:
        return reshape(input, tuple(n for n in shape if n != 1))
    axes = infer.normal_axes(axis, len(shape))
    if any(shape[k] != 1 for k in axes):
        raise ShapeError.of("squeeze", f"length 1 at axis {axis}", shape)
    return reshape(input, tuple(n for k, n in enumerate(shape) if k not in axes))


def flatten(input: Any, order: str = "C", *, start_dim: int = 1, end_dim: int = -1) -> Any:
    """The axes from `start_dim` to `end_dim` as one; the default keeps the batch.

    Raises:
        ArgumentTypeError: If `order` is not "C" or "F".

    """
    if order not in {"C", "F"}:
        raise ArgumentTypeError(f"flatten expected order 'C' or 'F', got {order!r}.")
    rank = len(input.shape)
    if rank == 0:
        return reshape(input, (1,))
    start, end = start_dim % rank, end_dim % rank
    if order == "F":
        middle = range(end, start - 1, -1)
        input = transpose(input, (*range(start), *middle, *range(end + 1, rank)))
    shape = tuple(input.shape)
    middle_size = math.prod(shape[start : end + 1])
    return reshape(input, (*shape[:start], middle_size, *shape[end + 1 :]))


def _with(**attrs: Any) -> Any:
    def examples(rng: np.random.Generator) -> Any:
        yield (rng.standard_normal((2, 3, 4)),), attrs

    return examples


defvjp(
    rearranged,
    lambda g, out, x, shape: rearranged(g, shape=tuple(x.shape)),
    examples=_with(shape=(6, -1)),
)
defvjp(permuted, _permuted_rule, examples=_with(axes=(2, 0, 1)))
