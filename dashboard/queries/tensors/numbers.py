"""Statistics of whole tensors and of their differences, piece by piece.

In float64, but for what whole numbers are compared by: a float64 holds those up to 2**53 alone.
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.spelled import exactly

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

PIECE = 1 << 20  # elements in float64 at once: what a large tensor costs beside itself
_LARGEST = float(2**64)


@dataclass(frozen=True)
class Statistics:
    """What a tensor holds; extremes, mean and deviation are of its finite elements.

    `zeros` counts elements equal to 0; `up` and `down` count infinities. Where no element is
    finite, extremes and moments are None.
    """

    count: int
    min: float | None
    """Of whole numbers a whole one, as `max`."""
    max: float | None
    mean: float | None
    std: float | None
    zeros: int
    nan: int
    up: int
    down: int

    def as_dict(self) -> dict[str, Any]:
        """For JSON; whole numbers that a float64 cannot hold are texts."""
        return {name: exactly(value) for name, value in asdict(self).items()}


def statistics(array: NDArray[Any]) -> Statistics:
    """The statistics of all elements.

    >>> import numpy as np
    >>> statistics(np.array([0.0, 2.0, np.nan])).mean
    1.0
    """
    finite = zeros = nans = up = down = 0
    total, low, high = 0.0, math.inf, -math.inf
    for piece in _pieces(array):
        held = piece[np.isfinite(piece)]
        nans += int(np.isnan(piece).sum())
        up += int((piece == np.inf).sum())
        down += int((piece == -np.inf).sum())
        zeros += int((held == 0).sum())
        finite += held.size
        if held.size:
            total += float(held.sum(dtype=np.float64))
            low, high = min(low, float(held.min())), max(high, float(held.max()))
    if is_whole(array) and array.size:
        low, high = int(array.min()), int(array.max())
    if not finite:
        return Statistics(array.size, None, None, None, None, zeros, nans, up, down)
    # A constant's mean is the constant, whatever rounding says.
    mean = float(low if low == high else min(high, max(low, total / finite)))
    squares = sum(
        float(((piece[np.isfinite(piece)].astype(np.float64) - mean) ** 2).sum())
        for piece in _pieces(array)
    )
    std = math.sqrt(squares / finite)
    return Statistics(array.size, low, high, mean, std, zeros, nans, up, down)


@dataclass(frozen=True)
class Difference:
    """How far two tensors of one shape lie apart.

    `beyond` counts elements with |a - b| > absolute + relative * |b|, and those where only one of
    the two is NaN, or an infinity that the other is not. `largest` and `mean` are of |a - b| where
    both are finite; None where nowhere.
    """

    count: int
    beyond: int
    largest: float | None
    mean: float | None

    def as_dict(self) -> dict[str, Any]:
        """For JSON; whole numbers that a float64 cannot hold are texts."""
        return {name: exactly(value) for name, value in asdict(self).items()}


def difference(
    one: NDArray[Any], other: NDArray[Any], absolute: float, relative: float
) -> Difference:
    """The difference of all elements of two tensors of one shape."""
    beyond = finite = 0
    total, largest = 0.0, 0.0
    for a, b in zip(_pieces(one), _pieces(other), strict=True):
        beyond += int(is_beyond(a, b, absolute, relative).sum())
        if are_whole(a, b):
            held = _distance(a, b)
        else:
            gaps = np.abs(gap(a, b))
            held = gaps[np.isfinite(a) & np.isfinite(b)]
        finite += held.size
        total += float(held.sum(dtype=np.float64))
        largest = max(largest, held.max(initial=0).item())
    if not finite:
        return Difference(one.size, beyond, None, None)
    return Difference(one.size, beyond, largest, total / finite)


def gap(one: NDArray[Any], other: NDArray[Any]) -> NDArray[np.float64]:
    """The first less the second; 0 where both are the same infinity or both are NaN."""
    if are_whole(one, other):
        return np.where(one < other, -1.0, 1.0) * _distance(one, other)
    one, other = one.astype(np.float64), other.astype(np.float64)
    with np.errstate(invalid="ignore", over="ignore"):
        apart = one - other
    same = (one == other) | (np.isnan(one) & np.isnan(other))
    return np.where(same, 0.0, apart)


def is_beyond(
    one: NDArray[Any], other: NDArray[Any], absolute: float, relative: float
) -> NDArray[np.bool_]:
    """Which elements differ by more than the tolerance, as `Difference` says."""
    with np.errstate(invalid="ignore", over="ignore"):
        allowed = absolute + relative * np.abs(other.astype(np.float64))
    found: NDArray[np.bool_]
    if are_whole(one, other):
        most = np.where(allowed < _LARGEST, allowed, 0.0).astype(np.uint64)
        found = (allowed < _LARGEST) & (_distance(one, other) > most)
        return found
    apart = np.abs(gap(one, other))
    odd = ~(np.isfinite(one) & np.isfinite(other)) & (apart != 0)
    found = odd | (apart > allowed)
    return found


def is_whole(array: NDArray[Any]) -> bool:
    """Whether a tensor holds whole numbers."""
    return array.dtype.kind in "iu"


def are_whole(one: NDArray[Any], other: NDArray[Any]) -> bool:
    """Whether two tensors can be compared as whole numbers; int64 with uint64 cannot."""
    return is_whole(one) and is_whole(other) and np.result_type(one, other).kind in "iu"


def _distance(one: NDArray[Any], other: NDArray[Any]) -> NDArray[np.uint64]:
    """How far whole numbers lie apart; what wraps around once comes out right."""
    upper, lower = np.maximum(one, other), np.minimum(one, other)
    apart: NDArray[np.uint64] = upper.astype(np.uint64) - lower.astype(np.uint64)
    return apart


def _pieces(array: NDArray[Any]) -> Iterator[NDArray[Any]]:
    """The elements bit by bit, in float64 but for whole numbers."""
    flat = array.reshape(-1)
    for start in range(0, flat.size, PIECE):
        piece = flat[start : start + PIECE]
        yield piece if is_whole(piece) else piece.astype(np.float64)
