"""Statistics of whole tensors and of their differences, in float64, piece by piece."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

PIECE = 1 << 20  # elements in float64 at once: what a large tensor costs beside itself


@dataclass(frozen=True)
class Statistics:
    """What a tensor holds; extremes, mean and deviation are of its finite elements.

    `zeros` counts elements equal to 0; `up` and `down` count infinities. Where no element is
    finite, extremes and moments are None.
    """

    count: int
    min: float | None
    max: float | None
    mean: float | None
    std: float | None
    zeros: int
    nan: int
    up: int
    down: int

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


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
            total += float(held.sum())
            low, high = min(low, float(held.min())), max(high, float(held.max()))
    if not finite:
        return Statistics(array.size, None, None, None, None, zeros, nans, up, down)
    # A constant's mean is the constant, whatever rounding says.
    mean = low if low == high else min(high, max(low, total / finite))
    squares = sum(
        float(((piece[np.isfinite(piece)] - mean) ** 2).sum()) for piece in _pieces(array)
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
        return asdict(self)


def difference(
    one: NDArray[Any], other: NDArray[Any], absolute: float, relative: float
) -> Difference:
    """The difference of all elements of two tensors of one shape."""
    beyond = finite = 0
    total, largest = 0.0, 0.0
    for a, b in zip(_pieces(one), _pieces(other), strict=True):
        gaps = np.abs(gap(a, b))
        beyond += int(is_beyond(a, b, absolute, relative).sum())
        held = gaps[np.isfinite(a) & np.isfinite(b)]
        finite += held.size
        total += float(held.sum())
        largest = max(largest, float(held.max(initial=0.0)))
    if not finite:
        return Difference(one.size, beyond, None, None)
    return Difference(one.size, beyond, largest, total / finite)


def gap(one: NDArray[np.float64], other: NDArray[np.float64]) -> NDArray[np.float64]:
    """The first less the second; 0 where both are the same infinity or both are NaN."""
    with np.errstate(invalid="ignore", over="ignore"):
        apart = one - other
    same = (one == other) | (np.isnan(one) & np.isnan(other))
    return np.where(same, 0.0, apart)


def is_beyond(
    one: NDArray[np.float64], other: NDArray[np.float64], absolute: float, relative: float
) -> NDArray[np.bool_]:
    """Where the two lie further apart than the tolerance."""
    apart = np.abs(gap(one, other))
    with np.errstate(invalid="ignore", over="ignore"):
        allowed = absolute + relative * np.abs(other)
    odd = ~(np.isfinite(one) & np.isfinite(other)) & (apart != 0)
    found: NDArray[np.bool_] = odd | (apart > allowed)
    return found


def _pieces(array: NDArray[Any]) -> Iterator[NDArray[np.float64]]:
    flat = array.reshape(-1)
    for start in range(0, flat.size, PIECE):
        yield flat[start : start + PIECE].astype(np.float64)
