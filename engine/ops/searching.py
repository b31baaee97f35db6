"""Where numbers would stand in an order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, casting, defvjp, primitive
from engine.autodiff.replayable import followed
from engine.backend import xp_of
from engine.errors import ArgumentValueError, ShapeError
from engine.typed import Tensor, TensorOrNumber

__all__ = ["bucketize", "searchsorted"]


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
    ordered, sought = sorted_sequence, values
    if not hasattr(sought, "shape"):
        sought = xp_of(_plain(ordered)).asarray(sought)
    if sorter is not None and tuple(sorter.shape) != tuple(ordered.shape):
        expected = str(tuple(ordered.shape))
        raise ShapeError.of("searchsorted(sorter)", expected, tuple(sorter.shape))
    lead = tuple(ordered.shape[:-1])
    if lead and (not len(sought.shape) or tuple(sought.shape[:-1]) != lead):
        raise ShapeError.of("searchsorted", f"values of {(*lead, 'm')}", tuple(sought.shape))
    which = "right" if right or side == "right" else "left"
    kind = np.int32 if out_int32 else np.int64
    given = followed(ordered), followed(sought), followed(sorter)
    with casting(None):  # rounded, numbers could go to the other side of a neighbour
        found: Any = insertion_points(*given, side=which, dtype=kind)
    made: Any = found if isinstance(found, Value) else Value.wrap(found)
    return made


@primitive(
    infer=lambda ordered, sought, sorter, side, dtype: Spec(sought.shape, np.dtype(dtype)),
    mindspore="SearchSorted",
)
def insertion_points(
    ordered: Any,
    sought: Any,
    sorter: Any,
    side: str = "left",
    dtype: Any = np.int64,
) -> Any:
    """Before which of the elements along the last axis each number goes.

    Args:
        ordered: A vector for all numbers, or (…, n).
        sought: (…, m).
        sorter: Indices that sort what is not in order; None: it is.
        side: Of those that are equal: "left" before them, "right" behind.
        dtype: The type of the indices.

    """
    xp = xp_of(sought)
    if sorter is not None:
        ordered = xp.take_along_axis(ordered, sorter.astype(np.int64), -1)
    if ordered.ndim == 1:
        found = xp.searchsorted(ordered, sought.reshape(-1), side=side)
    else:
        rows = ordered.reshape(-1, ordered.shape[-1]), sought.reshape(-1, sought.shape[-1])
        each = [xp.searchsorted(row, own, side=side) for row, own in zip(*rows, strict=True)]
        found = xp.stack(each) if each else xp.zeros(sought.shape, np.int64)
    return found.reshape(sought.shape).astype(dtype, copy=False)


def _examples(rng: np.random.Generator) -> Any:
    yield (np.sort(rng.standard_normal(5)), rng.standard_normal((2, 3)), None), {"side": "right"}
    yield (np.sort(rng.standard_normal((2, 4))), rng.standard_normal((2, 3)), None), {}
    yield (np.array([2.0, 1.0]), rng.random(3) + 0.7, np.array([1, 0])), {"dtype": np.int32}


defvjp(insertion_points, examples=_examples)


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
    limits: Any = boundaries
    if not hasattr(limits, "shape"):
        limits = xp_of(_plain(input)).asarray(limits)
    return searchsorted(limits, input, out_int32=True, right=right)


def _plain(value: Any) -> Any:
    return value.array if isinstance(value, Value) else value
