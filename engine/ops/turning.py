"""The order of elements along axes, turned round and moved on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value, defvjp, primitive
from engine.backend import xp_of
from engine.errors import ArgumentValueError, IndexRangeError, ShapeError
from engine.typed import Axis, Tensor

from . import infer
from .arithmetic import sub
from .arrangement import as_numbers, expand_dims, moveaxis, reshape, swapaxes
from .comparison import less, where
from .index_parts import ROWS, Counted
from .indexing import taken, whole_numbers
from .joining import concat, split

__all__ = ["flip", "fliplr", "flipud", "reverse", "reverse_sequence", "roll", "rot90"]


@primitive(infer=infer.same, moves=True, mindspore="ReverseV2")
def flipped(x: Any, dims: tuple[int, ...] = ()) -> Any:
    """The order of the elements turned round along `dims`."""
    return xp_of(x).flip(x, dims).copy()


def _examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 3, 4)),), {"dims": (0, 2)}


defvjp(flipped, lambda g, out, x, dims: flipped(g, dims=dims), examples=_examples)


def flip(input: Tensor, dims: int | Sequence[int]) -> Tensor:
    """The order of the elements turned round along `dims`.

    Raises:
        ShapeError: If there is no such axis, or one is named twice.

    >>> import engine
    >>> flip(engine.Tensor([[1, 2], [3, 4]]), (0,)).asnumpy()
    array([[3, 4],
           [1, 2]])

    """
    axes = as_numbers(dims)
    axes = infer.normal_axes(axes, len(input.shape)) if axes else ()
    if len(set(axes)) != len(axes):
        raise ShapeError.of("flip(dims)", "each axis once", as_numbers(dims))
    return flipped(input, dims=axes)


def reverse(x: Tensor, axis: int | Sequence[int]) -> Tensor:
    """The order of the elements turned round along `axis`, a tuple or list of axes."""
    return flip(x, axis)


def fliplr(input: Tensor) -> Tensor:
    """The order turned round along the second axis."""
    return flip(input, 1)


def flipud(input: Tensor) -> Tensor:
    """The order turned round along the first axis."""
    return flip(input, 0)


def rot90(input: Tensor, k: int, dims: Sequence[int]) -> Tensor:
    """The tensor turned `k` times by 90 degrees, from the first axis in `dims` to the second.

    Raises:
        ShapeError: If there are no such axes, or they are one.

    >>> import engine
    >>> rot90(engine.Tensor([[1, 2], [3, 4]]), 1, (0, 1)).asnumpy()
    array([[2, 4],
           [1, 3]])

    """
    axes = infer.normal_axes(as_numbers(dims), len(input.shape))
    if len(axes) != 2 or axes[0] == axes[1]:
        raise ShapeError.of("rot90(dims)", "two axes", as_numbers(dims))
    first, second = axes
    if k % 4 == 2:
        return flip(input, axes)
    if k % 4 == 0:
        return input
    return swapaxes(flip(input, second if k % 4 == 1 else first), first, second)


def roll(input: Tensor, shifts: int | Sequence[int], dims: Axis = None) -> Tensor:
    """The elements moved on by `shifts` along `dims`, the last ones to the front.

    Without `dims` the tensor is rolled as one row of elements.

    Raises:
        ShapeError: If there are not as many shifts as axes.

    >>> import engine
    >>> roll(engine.Tensor([1, 2, 3, 4]), 1).asnumpy()
    array([4, 1, 2, 3])

    """
    if dims is None:
        return reshape(roll(reshape(input, -1), shifts, 0), tuple(input.shape))
    steps, axes = as_numbers(shifts), infer.normal_axes(as_numbers(dims), len(input.shape))
    if len(steps) != len(axes):
        raise ShapeError.of("roll(shifts)", f"{len(axes)} shifts", (len(steps),))
    for shift, axis in zip(steps, axes, strict=True):
        length = input.shape[axis]
        cut = -shift % max(length, 1)
        if cut:
            input = concat(split(input, [cut, length - cut], axis)[::-1], axis)
    return input


def reverse_sequence(x: Tensor, seq_lengths: Tensor, seq_dim: int, batch_dim: int = 0) -> Tensor:
    """The first elements of each sequence turned round, the others as they were.

    Args:
        x: At least two axes.
        seq_lengths: (batch,) whole numbers: how many of each.
        seq_dim: The axis of the sequences.
        batch_dim: The axis of the batch.

    Raises:
        ArgumentValueError: If both are one axis.
        ShapeError: If there is not a length for each of the batch.
        IndexRangeError: If a length is too large or below 0.

    >>> import engine
    >>> x = engine.Tensor([[1, 2, 3], [4, 5, 6]])
    >>> reverse_sequence(x, engine.Tensor([2, 3]), 1).asnumpy()
    array([[2, 1, 3],
           [6, 5, 4]])

    """
    rank, lengths = len(x.shape), whole_numbers("reverse_sequence(seq_lengths)", seq_lengths)
    array: Any = lengths.array if isinstance(lengths, Value) else lengths
    sequence, batch = (infer.normal_axes(axis, rank)[0] for axis in (seq_dim, batch_dim))
    if sequence == batch:
        raise ArgumentValueError.of("reverse_sequence(seq_dim, batch_dim)", "two axes", sequence)
    if array.shape != (x.shape[batch],):
        expected = f"shape {(x.shape[batch],)}"
        raise ShapeError.of("reverse_sequence(seq_lengths)", expected, array.shape)
    xp, longest = xp_of(array), x.shape[sequence]
    if xp is np and ((array < 0) | (array > longest)).any():  # elsewhere it would wait
        told, expected = "reverse_sequence(seq_lengths)", f"numbers from 0 to {longest}"
        raise IndexRangeError.of(told, expected, array.tolist())
    along, ends = xp.arange(longest), expand_dims(lengths, -1)
    found = where(less(along, ends), sub(sub(ends, 1), along), along)
    rows = moveaxis(x, (batch, sequence), (0, 1))
    turned = taken(rows, found, index=(Counted(len(array), 0, 2), *ROWS))
    return moveaxis(turned, (0, 1), (batch, sequence))
