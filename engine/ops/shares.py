"""The middle of many numbers, and what lies at other shares of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.autodiff import Value
from engine.autodiff.replayable import read
from engine.backend import xp_of
from engine.errors import ArgumentTypeError, ArgumentValueError
from engine.typed import Tensor, TensorOrNumber

from . import infer
from .arithmetic import add, floor_div, maximum, mul, sub
from .arrangement import expand_dims, moveaxis, reshape, squeeze
from .cast import cast
from .comparison import equal, less, where
from .indexing import gather_elements
from .order import order_of
from .reduction import reduce_sum

__all__ = ["median", "nanmedian", "nanquantile", "quantile"]


def median(input: Tensor, axis: int = -1, keepdims: bool = False) -> tuple[Tensor, Tensor]:
    """The middle element along `axis`, of an even number the lower one, and its index, int64.

    NaN where one is among them.

    Raises:
        ArgumentTypeError: If `axis` is no int.

    >>> import engine
    >>> value, index = median(engine.Tensor([4.0, 1.0, 3.0, 2.0]))
    >>> float(value), int(index)
    (2.0, 3)

    """
    return _middle("median", input, axis, keepdims, past_nan=False)


def nanmedian(input: Tensor, axis: int = -1, keepdims: bool = False) -> tuple[Tensor, Tensor]:
    """The middle element along `axis` of what is not NaN, and its index; otherwise as `median`."""
    return _middle("nanmedian", input, axis, keepdims, past_nan=True)


def _middle(name: str, x: Any, axis: Any, keepdims: bool, *, past_nan: bool) -> tuple[Any, Any]:
    if isinstance(axis, bool) or not isinstance(axis, int):
        raise ArgumentTypeError.of(f"{name}(axis)", "an int", axis)
    rank = len(x.shape)
    (number,) = infer.normal_axes(axis, rank) or (0,)
    row = x if rank else reshape(x, (1,))
    index = _middle_index(row, number, past_nan)
    value = gather_elements(row, number, index)
    if rank == 0 or not keepdims:
        return squeeze(value, number), squeeze(index, number)
    return value, index


def _middle_index(x: Any, axis: int, past_nan: bool) -> Any:
    """The index of the middle element, with the axis kept."""
    length = x.shape[axis]
    numbers = cast(equal(x, x), np.int64)  # NaN is not equal to itself
    count = reduce_sum(numbers, axis=axis, keepdims=True)
    if past_nan:
        rank = maximum(floor_div(sub(count, 1), 2), 0)
    else:  # the first NaN stands behind all numbers
        rank = where(less(count, length), count, (length - 1) // 2)
    return gather_elements(order_of(x, axis=axis), axis, rank)


def quantile(
    input: Tensor,
    q: TensorOrNumber | Sequence[float],
    axis: int | None = None,
    keepdims: bool = False,
) -> Tensor:
    """What lies at shares of the sorted elements, between two of them in proportion.

    Args:
        input: The tensor; whole numbers become float32.
        q: A share from 0 to 1, or several as a tensor, list or tuple.
        axis: One axis; None: all elements in a row.
        keepdims: Whether the axis stays, with length 1.

    Returns:
        One for each share along a new first axis; without it for a single number. NaN where one
        is among the elements.

    Raises:
        ArgumentValueError: If a share is not from 0 to 1, or there is no element.

    >>> import engine
    >>> quantile(engine.Tensor([0.0, 1.0, 2.0, 3.0]), 0.4).asnumpy().round(4)
    np.float32(1.2)
    >>> quantile(engine.Tensor([[0.0, 2.0], [1.0, 5.0]]), [0.0, 0.5], 1).asnumpy()
    array([[0., 1.],
           [1., 3.]], dtype=float32)

    """
    return _at_shares("quantile", input, q, axis, keepdims, past_nan=False)


def nanquantile(
    input: Tensor,
    q: TensorOrNumber | Sequence[float],
    axis: int | None = None,
    keepdims: bool = False,
) -> Tensor:
    """As `quantile`, of what is not NaN; NaN where nothing else is."""
    return _at_shares("nanquantile", input, q, axis, keepdims, past_nan=True)


def _at_shares(name: str, x: Any, q: Any, axis: Any, keepdims: bool, *, past_nan: bool) -> Any:
    shares = np.asarray(read(q).tolist() if isinstance(q, Value) else q, np.float64)
    if shares.ndim > 1 or not ((shares >= 0) & (shares <= 1)).all():
        raise ArgumentValueError.of(f"{name}(q)", "shares from 0 to 1, one or a row of them", q)
    rank = len(x.shape)
    rows = reshape(x, (-1,)) if axis is None or rank == 0 else moveaxis(x, axis, -1)
    if rows.shape[-1] == 0:
        raise ArgumentValueError.of(name, "at least one element", "none")
    out = _between(_as_floats(rows), shares.reshape(-1), past_nan)
    out = out if shares.ndim else squeeze(out, 0)
    if not keepdims:
        return out
    lead = shares.shape
    if axis is None or rank == 0:
        return reshape(out, (*lead, *(1,) * rank))
    return expand_dims(out, infer.normal_axes(axis, rank)[0] + len(lead))


def _as_floats(x: Any) -> Any:
    array = x.array if isinstance(x, Value) else x
    return x if array.dtype.kind in "fV" else cast(x, np.float32)


def _between(rows: Any, shares: np.ndarray, past_nan: bool) -> Any:
    """(shares, …) of (…, elements)."""
    array = read(rows)
    xp, last = xp_of(array), array.ndim - 1
    order = order_of(array, axis=last)
    count = array.shape[-1] - (array != array).sum(axis=-1, keepdims=True)
    whole = count if past_nan else xp.full_like(count, array.shape[-1])
    rank = xp.maximum(whole - 1, 0) * xp.asarray(shares)
    low = xp.floor(rank).astype(np.int64)
    high = xp.ceil(rank).astype(np.int64)
    below = gather_elements(rows, last, xp.take_along_axis(order, low, last))
    above = gather_elements(rows, last, xp.take_along_axis(order, high, last))
    share = (rank - low).astype(array.dtype)
    # An infinite number less itself would be NaN.
    one, other = (read(part) for part in (below, above))
    alone = xp.logical_or(low == high, xp.logical_and(xp.isinf(one), one == other))
    apart = sub(where(alone, 0.0, above), where(alone, 0.0, below))
    out = add(below, mul(apart, share))
    lost = (count == 0) if past_nan else (count < array.shape[-1])
    return moveaxis(where(lost, np.nan, out), -1, 0)
