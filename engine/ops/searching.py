"""Where numbers would stand in an order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value, quietly
from engine.autodiff.replayable import numbers_of
from engine.backend import xp_of
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor, TensorOrNumber

__all__ = ["bucketize", "searchsorted"]


@quietly
def searchsorted(
    sorted_sequence: Tensor,
    values: TensorOrNumber,
    *,
    out_int32: bool = False,
    right: bool = False,
    side: str | None = None,
    sorter: Tensor | None = None,
) -> Tensor:
    """At which index each value would have to be put in, for the order to stay. No gradient.

    Args:
        sorted_sequence: Sorted along the last axis; a vector for all values, or (…, n).
        values: A number or a tensor; with the leading axes of the sequence, where that has any.
        out_int32: Whether indices are int32 and not int64.
        right: Whether a value goes behind those that equal it.
        side: The same in words: "right" or "left".
        sorter: Indices that sort the sequence, which then need not be sorted.

    Raises:
        ArgumentValueError: If `side` is another word, or says the opposite of `right`.
        ShapeError: If leading axes differ, or the sorter has not the shape of the sequence.

    >>> import engine
    >>> searchsorted(engine.Tensor([1.0, 2.0, 3.0]), engine.Tensor([2.0, 2.5])).asnumpy()
    array([1, 2])

    """
    if side not in {None, "left", "right"}:
        raise ArgumentValueError.of("searchsorted(side)", "'left' or 'right'", repr(side))
    if right and side == "left":
        raise ArgumentValueError.of("searchsorted(side)", "'right', as right is True", "'left'")
    ordered, order = numbers_of(sorted_sequence), numbers_of(sorter)
    xp = xp_of(ordered)
    sought = numbers_of(values)
    sought = sought if hasattr(sought, "shape") else xp.asarray(sought)
    if order is not None:
        if order.shape != ordered.shape:
            raise ShapeError.of("searchsorted(sorter)", f"{ordered.shape}", tuple(order.shape))
        ordered = xp.take_along_axis(ordered, order.astype(np.int64), -1)
    which = "right" if right or side == "right" else "left"
    kind = np.int32 if out_int32 else np.int64
    return Value.wrap(_by_row(xp, ordered, sought, which).astype(kind))


def _by_row(xp: Any, ordered: Any, sought: Any, side: str) -> Any:
    if ordered.ndim == 1:
        return xp.searchsorted(ordered, sought.reshape(-1), side=side).reshape(sought.shape)
    if sought.shape[:-1] != ordered.shape[:-1] or not sought.ndim:
        expected = f"values of {(*ordered.shape[:-1], 'm')}"
        raise ShapeError.of("searchsorted", expected, tuple(sought.shape))
    rows = ordered.reshape(-1, ordered.shape[-1]), sought.reshape(-1, sought.shape[-1])
    found = [xp.searchsorted(row, own, side=side) for row, own in zip(*rows, strict=True)]
    return xp.stack(found).reshape(sought.shape) if found else xp.zeros(sought.shape, np.int64)


def bucketize(
    input: Tensor, boundaries: Tensor | Sequence[float], *, right: bool = False
) -> Tensor:
    """Between which boundaries each element lies: how many stand before it, int32. No gradient.

    Args:
        input: The tensor.
        boundaries: Numbers in ascending order.
        right: Whether an element that equals a boundary counts it among those before it.

    >>> import engine
    >>> bucketize(engine.Tensor([1.0, 3.0, 4.0]), [1.0, 3.0, 5.0]).asnumpy()
    array([0, 1, 2], dtype=int32)

    """
    array = numbers_of(input)
    limits = numbers_of(boundaries)
    limits = limits if hasattr(limits, "shape") else xp_of(array).asarray(limits)
    return searchsorted(limits, array, out_int32=True, right=right)
