"""Elements drawn along one axis: each of the result a weighted sum of a few of the input.

Resizing, cells of adaptive means, and borders that repeat the inside are all of this kind, and so
are their gradients: those of the transposed table.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from engine.backend import Device, device_holding, to_device, xp_of
from engine.backend.products import product

# A row of a matrix product costs about as much as this fraction of an addition of gathered rows.
_DENSE_BELOW = 64
KEPT = 512  # arrays; two for each table, and two for its gradient


class Taps:
    """A table: of which elements of an axis each element of the result is made, and their shares.

    Two are the same only if they are the same object: whoever makes them keeps them.

    Attributes:
        indices: (result length, taps) whole numbers.
        shares: (result length, taps) numbers; None: one tap each, whose share is 1.
        length: Of the axis that is drawn from.

    """

    def __init__(self, indices: np.ndarray, shares: np.ndarray | None, length: int) -> None:
        self.indices, self.shares, self.length = indices.astype(np.int64), shares, length
        assert shares is not None or indices.shape[1] == 1

    def __repr__(self) -> str:
        return f"Taps({self.size} from {self.length}, {self.indices.shape[1]} each)"

    @property
    def size(self) -> int:
        """The length of the result."""
        return len(self.indices)

    @property
    def is_dense(self) -> bool:
        """Whether a matrix product is faster than gathering."""
        return self.shares is not None and self.length <= _DENSE_BELOW * self.indices.shape[1]

    @functools.cached_property
    def transposed(self) -> Taps:
        """The table of the gradient: which elements of the result each of the input went into."""
        shares = np.ones(self.indices.shape) if self.shares is None else self.shares
        source, target = self.indices.reshape(-1), np.repeat(np.arange(self.size), shares.shape[1])
        weights = shares.reshape(-1)
        used = weights != 0
        source, target, weights = source[used], target[used], weights[used]
        order = np.argsort(source, kind="stable")
        source, target, weights = source[order], target[order], weights[order]
        starts = np.searchsorted(source, np.arange(self.length))
        slot = np.arange(len(source)) - starts[source]
        shape = (self.length, int(slot.max(initial=0)) + 1)
        indices, back = np.zeros(shape, np.int64), np.zeros(shape)
        indices[source, slot], back[source, slot] = target, weights
        made = Taps(indices, back, self.size)
        made.__dict__["transposed"] = self
        return made

    @functools.cached_property
    def matrix(self) -> np.ndarray:
        """(result length, input length), where it is dense."""
        out = np.zeros((self.size, self.length))
        rows = np.arange(self.size)[:, None]
        np.add.at(out, (rows, self.indices), 1.0 if self.shares is None else self.shares)
        return out


@functools.lru_cache(KEPT)
def _kept(taps: Taps, name: str, dtype: Any, device: Device) -> Any:
    """One of the tables, transposed, as an array of a dtype on a device, made once."""
    table = np.ascontiguousarray(getattr(taps, name).T.astype(dtype))
    table.flags.writeable = False
    return to_device(table, device)


def drawn_along(x: Any, taps: Taps, axis: int) -> Any:
    """The elements along `axis` that a table names, times their shares, summed.

    Args:
        x: An array whose length along `axis` is the table's.
        taps: The table; numbers of 16 bits are summed in float32.
        axis: Any.

    Returns:
        The shape of `x`, with the table's size along `axis`.

    """
    xp, device = xp_of(x), device_holding(x)
    indices = _kept(taps, "indices", np.dtype(np.int64), device)
    if taps.shares is None:
        return xp.take(x, indices[0], axis=axis)
    exact = _summed_in(x.dtype)
    shares = _kept(taps, "shares", exact, device)
    along = (-1,) + (1,) * (x.ndim - 1 - axis % x.ndim)
    total = None
    for index, share in zip(indices, shares, strict=True):
        part = xp.take(x, index, axis=axis).astype(exact, copy=False) * share.reshape(along)
        total = part if total is None else total + part
    assert total is not None
    return total.astype(x.dtype, copy=False)


def drawn_by_product(x: Any, taps: Taps, axis: int) -> Any:
    """As `drawn_along`, by a product of matrices where that is faster, in NumPy.

    A product spreads what is not finite over the whole axis; such arrays are gathered.
    """
    if not taps.is_dense or x.dtype.kind not in "fV" or not x.size:
        return drawn_along(x, taps, axis)
    order = np.argsort([-step for step in x.strides], kind="stable")
    if (order != np.arange(x.ndim)).any() and x.transpose(order).flags.c_contiguous:
        turned = x.transpose(order)  # as it lies in memory: nothing is copied
        out = drawn_by_product(turned, taps, int(np.flatnonzero(order == axis % x.ndim)[0]))
        return out.transpose(np.argsort(order))
    axis, exact = axis % x.ndim, _summed_in(x.dtype)
    table = _kept(taps, "matrix", exact, device_holding(x))  # transposed: (input, result)
    wide = x.astype(exact, copy=False)
    before, after = x.shape[:axis], x.shape[axis + 1 :]
    with np.errstate(invalid="ignore"):
        if not after:
            out = product(wide.reshape(-1, taps.length), table)
        else:
            flat = wide.reshape(int(np.prod(before)), taps.length, int(np.prod(after)))
            out = product(table.T, flat)
    if np.isnan(out).any():
        return drawn_along(x, taps, axis)
    return out.reshape(*before, taps.size, *after).astype(x.dtype, copy=False)


def _summed_in(dtype: Any) -> Any:
    return dtype if dtype.kind == "c" or dtype.itemsize > 2 else np.dtype(np.float32)
