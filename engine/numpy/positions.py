"""Where elements stand: as one number, or one for each axis."""

from __future__ import annotations

import itertools
import operator
from collections.abc import Sequence
from typing import Any

from engine import ops
from engine.dtype import float32
from engine.errors import ArgumentTypeError, ArgumentValueError, IndexRangeError
from engine.typed import ArrayLike, Tensor

from .dtypes import is_floating
from .operands import as_tensor, in_kind, kind_of

__all__ = ["argwhere", "ravel_multi_index", "unravel_index"]


def argwhere(a: ArrayLike) -> Tensor:
    """(count, axes), int64: where the elements stand that are not 0, a row for each.

    >>> argwhere([[0, 5], [6, 0]]).asnumpy()
    array([[0, 1],
           [1, 0]])
    """
    return ops.argwhere(as_tensor(a))


def unravel_index(indices: ArrayLike, shape: Sequence[int], order: str = "C") -> Any:
    """The index along each axis of elements that are counted in a row.

    Args:
        indices: Whole numbers; those below 0 count from the end, others that name no element are
            the first or the last.
        shape: Of the tensor that they stand in.
        order: "C": the last axis changes fastest; "F": the first.

    Returns:
        A tuple, a tensor for each axis.

    Raises:
        ArgumentValueError: If `order` is another word.

    >>> [int(x) for x in unravel_index(5, (2, 3))]
    [1, 2]

    """
    numbers = as_tensor(indices)
    lengths = (shape,) if isinstance(shape, int) else tuple(shape)
    distances = _distances("unravel_index", lengths, order)
    total = distances[0 if order == "C" else -1] * lengths[0 if order == "C" else -1]
    inside = ops.floor_mod(ops.clamp(numbers, -total, total - 1), total)
    found = tuple(
        in_kind(ops.floor_mod(ops.floor_div(inside, distance), length), kind_of(numbers))
        for distance, length in zip(distances, lengths, strict=True)
    )
    if len(found) == 1 and not len(numbers.shape):
        return ops.reshape(found[0], (1,))
    return found


def _distances(where: str, lengths: tuple[int, ...], order: str) -> list[int]:
    """How many elements lie between neighbours along each axis."""
    if order not in {"C", "F"}:
        raise ArgumentValueError.of(f"{where}(order)", "'C' or 'F'", repr(order))
    inner = lengths[:0:-1] if order == "C" else lengths[:-1]
    found = [1, *itertools.accumulate(inner, operator.mul)]
    return found[::-1] if order == "C" else found


def ravel_multi_index(multi_index: Any, dims: Any, mode: str = "clip", order: str = "C") -> Tensor:
    """Which elements stand where the indices along each axis say, counted in a row; float32.

    Args:
        multi_index: For each axis whole numbers: a tuple, a list or the rows of a tensor.
        dims: The length of each axis.
        mode: What becomes of indices that name none: "clip" takes the first or the last,
            "wrap" counts on from the other end, "raise" raises.
        order: "C": the last axis changes fastest; "F": the first.

    Raises:
        ArgumentTypeError: If something is no whole number.
        ArgumentValueError: If there are not as many indices as axes, or a word is another.
        IndexRangeError: With "raise": if an index names none.

    >>> ravel_multi_index(([1, 0], [2, 1]), (2, 3)).asnumpy()
    array([5., 1.], dtype=float32)

    """
    rows = as_tensor(multi_index)
    given = dims.tolist() if ops.is_tensor(dims) else dims
    sizes = [given] if isinstance(given, int) else list(given)
    if not all(isinstance(size, int) for size in sizes) or is_floating(kind_of(rows)):
        raise ArgumentTypeError("ravel_multi_index expected whole numbers, got others.")
    if len(rows) != len(sizes):
        expected = f"{len(sizes)} of them"
        raise ArgumentValueError.of("ravel_multi_index(multi_index)", expected, len(rows))
    total: Any = 0
    distances = _distances("ravel_multi_index", tuple(sizes), order)
    for row, size, distance in zip(ops.unstack(rows), sizes, distances, strict=True):
        total = ops.add(ops.mul(in_range("ravel_multi_index", row, size, mode), distance), total)
    return in_kind(total, float32)


def in_range(where: str, indices: Any, count: int, mode: str) -> Any:
    """Indices from 0 to before `count`."""
    if mode == "wrap":
        return ops.floor_mod(indices, count)
    if mode == "clip":
        return ops.clamp(indices, 0, count - 1)
    if mode != "raise":
        raise ArgumentValueError.of(f"{where}(mode)", "'clip', 'wrap' or 'raise'", repr(mode))
    outside = ops.logical_or(ops.less(indices, 0), ops.greater_equal(indices, count))
    if bool(ops.any(outside)):
        raise IndexRangeError.of(where, f"indices from 0 to {count - 1}", "others")
    return indices
