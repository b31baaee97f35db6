"""Elements in order of size: sorted, the largest few, the one at a rank."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.autodiff import Spec, Value, defvjp, primitive
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Tensor

from . import infer
from .arrangement import reshape, squeeze
from .cast import cast
from .indexing import gather_elements
from .joining import part_of

__all__ = ["argsort", "intopk", "kthvalue", "msort", "sort", "topk"]


@primitive(
    infer=lambda x, **attrs: Spec(x.shape, np.dtype(np.int64)), kind="along", mindspore="Sort"
)
def order_of(x: Any, axis: int = -1, descending: bool = False) -> Any:
    """The indices that sort `x` along `axis`; equal ones stay in order, NaN counts as largest."""
    xp = xp_of(x)
    x = x.astype(np.float32) if x.dtype.kind == "V" else x  # bfloat16 warns of NaN
    if not descending:
        return xp.argsort(x, axis=axis, kind="stable")
    backwards = xp.argsort(xp.flip(x, axis), axis=axis, kind="stable")
    return xp.flip(x.shape[axis] - 1 - backwards, axis)


def _examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 4)),), {"axis": 1, "descending": True}
    yield (rng.integers(0, 2, (4, 2)).astype(np.float64),), {"axis": 0}


defvjp(order_of, examples=_examples)


def sorted_along(x: Any, axis: int, *, descending: bool = False) -> tuple[Any, Any]:
    """What is sorted along `axis`, and the indices that sort it, int64."""
    if len(x.shape) == 0:
        row, indices = sorted_along(reshape(x, (1,)), 0, descending=descending)
        return reshape(row, ()), reshape(indices, ())
    (number,) = infer.normal_axes(axis, len(x.shape))
    indices = order_of(x, axis=number, descending=bool(descending))
    return gather_elements(x, number, indices), indices


def _top_spec(x: Spec, k: int, axis: int, largest: bool) -> Spec:
    shape = list(x.shape)
    shape[axis] = k
    return Spec(tuple(shape), np.dtype(np.int64))


@primitive(infer=_top_spec, kind="along", mindspore="TopK")
def index_of_top(x: Any, k: int = 1, axis: int = -1, largest: bool = True) -> Any:
    """The indices of the `k` largest or smallest along `axis`, in order; NaN counts as largest."""
    every = order_of.reference(x, axis=axis, descending=largest)
    return every[(slice(None),) * (axis % x.ndim) + (slice(0, k),)]


@index_of_top.form(device="CPU", provider="numpy")
def _top_by_parts(x: Any, k: int = 1, axis: int = -1, largest: bool = True) -> Any:
    """Sorts the few alone: those above the last of them, and as many equal ones as are missing."""
    length = x.shape[axis] if x.ndim else 0
    few = 0 < 8 * k <= length and x.size
    if not few or x.dtype.kind not in "fiu" or (x.dtype.kind == "f" and np.isnan(x).any()):
        return index_of_top.reference(x, k=k, axis=axis, largest=largest)
    rows = np.ascontiguousarray(np.moveaxis(x, axis, -1))
    flat = rows.reshape(-1, length)
    last = length - k if largest else k - 1
    limit = np.partition(flat, last, axis=-1)[:, last : last + 1]
    chosen = flat > limit if largest else flat < limit
    equal = flat == limit
    missing = k - np.count_nonzero(chosen, axis=-1)
    for row in np.flatnonzero(np.count_nonzero(equal, axis=-1) > missing):
        equal[row, np.flatnonzero(equal[row])[missing[row] :]] = False
    indices = np.nonzero(chosen | equal)[1].reshape(len(flat), k)
    found = np.take_along_axis(flat, indices, -1)
    order = order_of.reference(found, axis=-1, descending=largest)
    out = np.take_along_axis(indices, order, -1).reshape(*rows.shape[:-1], k)
    return np.moveaxis(out, -1, axis)


def _top_examples(rng: np.random.Generator) -> Any:
    yield (rng.standard_normal((2, 16)),), {"k": 2, "axis": 1}
    yield (rng.integers(0, 3, (16, 2)).astype(np.float64),), {"k": 2, "axis": 0, "largest": False}
    yield (rng.integers(0, 3, (2, 3, 16)).astype(np.float64),), {"k": 2}


defvjp(index_of_top, examples=_top_examples)


def argsort(
    input: Tensor, axis: int = -1, descending: bool = False, *, stable: bool = True
) -> Tensor:
    """The indices that sort the tensor along `axis`, int32.

    Equal ones stay in order, whether or not `stable` asks; NaN counts as largest, as in PyTorch.

    >>> import engine
    >>> argsort(engine.Tensor([3.0, 1.0, 2.0])).asnumpy()
    array([1, 2, 0], dtype=int32)
    """
    return cast(sorted_along(input, axis, descending=descending)[1], np.int32)


def sort(
    input_x: Tensor, axis: int = -1, descending: bool = False, *, stable: bool = True
) -> tuple[Tensor, Tensor]:
    """The tensor sorted along `axis`, and the indices that sort it, int32.

    Equal ones stay in order, whether or not `stable` asks; NaN counts as largest, as in PyTorch.

    Raises:
        ShapeError: If the axis is not there.

    >>> import engine
    >>> values, indices = sort(engine.Tensor([3.0, 1.0, 2.0]))
    >>> values.asnumpy(), indices.asnumpy()
    (array([1., 2., 3.], dtype=float32), array([1, 2, 0], dtype=int32))

    """
    values, indices = sorted_along(input_x, axis, descending=descending)
    return values, cast(indices, np.int32)


def msort(input: Tensor) -> Tensor:
    """The tensor sorted along its first axis."""
    return sorted_along(input, 0)[0]


def topk(
    input: Tensor, k: int, dim: int | None = None, largest: bool = True, sorted: bool = True
) -> tuple[Tensor, Tensor]:
    """The `k` largest (or smallest) along `dim`, largest first, and their indices, int32.

    `dim` is the last axis unless given. Of equal ones the first come first; the results are sorted
    whether or not `sorted` asks.

    Raises:
        ArgumentTypeError: If `k` is no whole number.
        ArgumentValueError: If there are not `k` elements.

    >>> import engine
    >>> values, indices = topk(engine.Tensor([3.0, 1.0, 2.0]), 2)
    >>> values.asnumpy(), indices.asnumpy()
    (array([3., 2.], dtype=float32), array([0, 2], dtype=int32))

    """
    axis = -1 if dim is None else dim
    count = _count("topk(k)", k, input, axis)
    if len(input.shape) == 0:
        values, indices = sorted_along(input, 0)
        return values, cast(indices, np.int32)
    (number,) = infer.normal_axes(axis, len(input.shape))
    top = index_of_top(input, k=count, axis=number, largest=bool(largest))
    return gather_elements(input, number, top), cast(top, np.int32)


def kthvalue(input: Tensor, k: int, dim: int = -1, keepdim: bool = False) -> tuple[Tensor, Tensor]:
    """The `k`-th smallest along `dim`, from 1, and its index, int64; named as in PyTorch.

    Raises:
        ArgumentTypeError: If `k` is no whole number.
        ArgumentValueError: If `k` is not from 1 to the number of elements.

    """
    count = _count("kthvalue(k)", k, input, dim)
    if count == 0:
        raise ArgumentValueError.of("kthvalue(k)", "a number from 1", k)
    return at_rank(input, dim, count - 1, keepdim=keepdim)


def at_rank(x: Any, dim: int, rank: int, *, keepdim: bool) -> tuple[Any, Any]:
    """The element that `rank` others stand before along `dim`, and its index."""
    pair = sorted_along(x, dim)
    if len(x.shape) == 0:
        return pair
    (axis,) = infer.normal_axes(dim, len(x.shape))
    parts = [part_of(one, axis=axis, start=rank, stop=rank + 1) for one in pair]
    value, index = parts if keepdim else (squeeze(part, axis) for part in parts)
    return value, index


def _count(where: str, k: Any, x: Any, axis: int) -> int:
    if isinstance(k, Value):
        k = read(k).item()
    if isinstance(k, bool) or not isinstance(k, int | np.integer):
        raise ArgumentTypeError.of(where, "an int", k)
    length = x.shape[axis] if len(x.shape) else 1
    if not 0 <= k <= length:
        raise ArgumentValueError.of(where, f"a number from 0 to {length}", k)
    return int(k)


def intopk(x1: Tensor, x2: Tensor, k: int) -> Tensor:
    """Whether the score of each row's class is among its `k` largest.

    Args:
        x1: Scores, (rows, classes).
        x2: The class of each row, (rows,).
        k: How many count; of equal scores all do that are not below the last of them.

    Returns:
        (rows,), truth values; False where the class is none, or its score not finite.

    >>> import engine
    >>> intopk(engine.Tensor([[0.1, 0.7, 0.2]]), engine.Tensor([2]), 2).asnumpy()
    array([ True])

    """
    scores, classes = (read(x) for x in (x1, x2))
    xp = xp_of(scores)
    known = xp.logical_and(classes >= 0, classes < scores.shape[1])
    picked = xp.where(known, classes, 0)[:, None].astype(np.int64)
    own = xp.take_along_axis(scores, picked, 1)
    above = (scores > own).sum(axis=1)
    fine = xp.isfinite(own[:, 0])
    return Value.wrap(xp.logical_and(xp.logical_and(above < k, known), fine))
