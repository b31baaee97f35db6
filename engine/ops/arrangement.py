"""The same numbers in another arrangement."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.autodiff.replayable import read
from engine.backend.native import copies
from engine.errors import ArgumentTypeError, ArgumentValueError, ShapeError
from engine.typed import Axis, Shape, Tensor

from . import infer
from .precision import as_computed

__all__ = [
    "expand_dims",
    "flatten",
    "moveaxis",
    "movedim",
    "permute",
    "ravel",
    "reshape",
    "squeeze",
    "swapaxes",
    "swapdims",
    "transpose",
    "unsqueeze",
    "view_as",
]


def _full_shape(size: int, shape: Any) -> tuple[int, ...]:
    known = math.prod(n for n in shape if n != -1)
    if shape.count(-1) == 1 and known and size % known == 0:
        return tuple(size // known if n == -1 else n for n in shape)
    if -1 in shape or known != size:
        raise ShapeError.of("reshape", f"{size} elements", shape)
    return shape


def view_as(input: Tensor, other: Tensor) -> Tensor:
    """The elements in the shape of another tensor."""
    return reshape(input, tuple(other.shape))


def as_numbers(given: Any) -> tuple[int, ...]:
    """A shape, or axes, as a tuple of ints: given as one number, as several, or as a tensor."""
    numbers = read(given).tolist() if isinstance(given, Value) else given
    return (numbers,) if isinstance(numbers, int) else tuple(int(n) for n in numbers)


@primitive(
    infer=lambda x, shape: Spec(_full_shape(math.prod(x.shape), shape), x.dtype),
    linear="all",
    moves=True,
    as_given=True,
    mindspore="Reshape",
)
def rearranged(x: Any, shape: Any = ()) -> Any:
    """The elements in C order in another shape; one length may be -1."""
    return x.reshape(_full_shape(x.size, shape))


@rearranged.form(device="CPU", provider="native")
def _rearranged_natively(x: Any, shape: Any = ()) -> Any:
    if x.size >= copies.LEAST:
        full = _full_shape(x.size, shape)
        out = copies.reshaped(x, full)
        return x.reshape(full) if out is None else out
    return rearranged.reference(x, shape)


def reshape(input: Tensor, shape: Shape | Tensor) -> Tensor:
    """The elements in C order in another shape; one length may be -1.

    Raises:
        ShapeError: If the number of elements differs.

    >>> import engine
    >>> reshape(engine.Tensor([1.0, 2.0, 3.0, 4.0]), (2, -1)).shape
    (2, 2)

    """
    return rearranged(input, shape=as_numbers(shape))


def ravel(input: Tensor) -> Tensor:
    """All elements in a row."""
    return reshape(input, (-1,))


def _permuted_spec(x: Spec, axes: Any) -> Spec:
    return Spec(tuple(x.shape[k] for k in axes), x.dtype)


@primitive(infer=_permuted_spec, linear="all", moves=True, as_given=True, mindspore="Transpose")
def permuted(x: Any, axes: tuple[int, ...] = ()) -> Any:
    """The axes in another order."""
    return x.transpose(axes)


def _permuted_rule(g: Any, out: Any, x: Any, axes: tuple[int, ...]) -> Any:
    return permuted(g, axes=tuple(int(k) for k in np.argsort([k % len(axes) for k in axes])))


def transpose(
    input: Tensor,
    dims: Sequence[int] | Tensor | None = None,
    *,
    input_perm: Sequence[int] | Tensor | None = None,
) -> Tensor:
    """The axes in the order that `dims` gives; older versions call it `input_perm`.

    Raises:
        ShapeError: If not each axis is named once.

    >>> import engine
    >>> transpose(engine.ops.zeros((1, 2, 3)), (2, 0, 1)).shape
    (3, 1, 2)

    """
    axes = as_numbers(input_perm if dims is None else dims)
    rank = len(input.shape)
    if sorted(k % max(rank, 1) for k in axes) != list(range(rank)):
        raise ShapeError.of("transpose", f"each of the axes of {tuple(input.shape)} once", axes)
    return permuted(input, axes=axes)


def permute(input: Tensor, axis: Sequence[int] | Tensor) -> Tensor:
    """The axes in the order that `axis` gives."""
    return transpose(input, axis)


def swapaxes(input: Tensor, axis0: int, axis1: int) -> Tensor:
    """Two axes exchanged.

    Raises:
        ArgumentTypeError: If an axis is not a number.
        ShapeError: If there is no such axis.

    """
    for axis in (axis0, axis1):
        if not hasattr(axis, "__index__"):
            raise ArgumentTypeError.of("swapaxes", "an int for each axis", axis)
    return permuted(input, axes=_exchanged(len(input.shape), int(axis0), int(axis1)))


@functools.lru_cache(maxsize=256)
def _exchanged(rank: int, axis0: int, axis1: int) -> tuple[int, ...]:
    """The axes with two of them exchanged."""
    one, other = (_axis(k, rank) for k in (axis0, axis1))
    order = list(range(rank))
    order[one], order[other] = other, one
    return tuple(order)


def swapdims(input: Tensor, dim0: int, dim1: int) -> Tensor:
    """Two axes exchanged."""
    return swapaxes(input, dim0, dim1)


def _axis(axis: int, rank: int) -> int:
    return infer.normal_axes(axis, rank)[0]


def moveaxis(x: Tensor, source: int | Sequence[int], destination: int | Sequence[int]) -> Tensor:
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


movedim = moveaxis


def expand_dims(input_x: Tensor, axis: int) -> Tensor:
    """A new axis of length 1 at `axis`.

    Raises:
        ShapeError: If the result has no such axis.

    >>> import engine
    >>> expand_dims(engine.ops.zeros((2, 3)), -1).shape
    (2, 3, 1)

    """
    shape = list(input_x.shape)
    shape.insert(_axis(axis, len(shape) + 1), 1)
    return rearranged(input_x, shape=tuple(shape))


def unsqueeze(input: Tensor, dim: int) -> Tensor:
    """A new axis of length 1 at `dim`."""
    return expand_dims(input, dim)


def squeeze(input: Tensor, axis: Axis = None) -> Tensor:
    """Without the axes of length 1: all of them, or those in `axis`.

    An axis in `axis` that is longer stays, as MindSpore's newer versions leave it.

    Raises:
        ShapeError: If there is no such axis.

    """
    shape = tuple(input.shape)
    axes = range(len(shape)) if axis is None else infer.normal_axes(axis, len(shape))
    left = tuple(n for k, n in enumerate(shape) if n != 1 or k not in axes)
    return rearranged(input, shape=left)


def flatten(input: Tensor, order: str = "C", *, start_dim: int = 1, end_dim: int = -1) -> Tensor:
    """The axes from `start_dim` to `end_dim` as one; the default keeps the batch.

    Args:
        input: Any shape.
        order: "C": the last axis moves fastest; "F": the first does, as if the axes stood in
            reverse order (so the last one stays as the batch).
        start_dim: The first of those axes; a vector may be given with the default.
        end_dim: The last of them.

    Raises:
        ArgumentValueError: If `order` is another letter.
        ShapeError: If there are no such axes, or the first comes after the last.

    """
    return axes_joined(as_computed(input), order, start_dim, end_dim)


def axes_joined(input: Any, order: str, start_dim: int, end_dim: int) -> Any:
    """As `flatten`, in the number type that is given."""
    if order not in {"C", "F"}:
        raise ArgumentValueError.of("flatten(order)", "'C' or 'F'", repr(order))
    rank = len(input.shape)
    if rank == 0:
        return reshape(input, (1,))
    start, end = _axis(0 if rank == 1 == start_dim else start_dim, rank), _axis(end_dim, rank)
    if start > end:
        expected = f"start_dim before end_dim, of {tuple(input.shape)}"
        raise ShapeError.of("flatten", expected, f"from {start} to {end}")
    if order == "F":
        input = transpose(input, range(rank)[::-1])
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
rearranged.shares = permuted.shares = True
