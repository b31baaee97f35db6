"""Where a bucket reaches far beyond the line of means: a crowd must not hide its spikes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from dashboard.queries.series.reduction import Buckets

FAR = 4.0  # times as far beyond the line as is usual
VISIBLE = 0.02  # of what most means span: less is no more than the line is wide
MOST = 0.1  # of all buckets, the furthest of them: three numbers each


def far_columns(drawn: Buckets) -> dict[str, Any]:
    """The indices of buckets that reach far, their lowest and their highest values."""
    indices = far_buckets(drawn)
    if not len(indices):
        return {}
    return {
        "farAt": numbers(indices),
        "farLow": numbers(short(drawn.low[indices])),
        "farHigh": numbers(short(drawn.high[indices])),
    }


def far_buckets(drawn: Buckets) -> NDArray[np.int64]:
    """Where a bucket's bounds lie further beyond its mean and those beside it than is usual."""
    mean = drawn.mean
    several = (drawn.size > 1) & np.isfinite(mean)
    if not several.any():
        return np.empty(0, np.int64)
    before, after = np.append(mean[:1], mean[:-1]), np.append(mean[1:], mean[-1:])
    filled = drawn.offset[:-1][np.diff(drawn.offset) > 0]
    before[filled] = mean[filled]
    after[np.append(filled[1:], len(mean)) - 1] = mean[np.append(filled[1:], len(mean)) - 1]
    # A steep line covers the bounds of its buckets by itself; fmax and fmin pass over NaN.
    top = np.fmax(np.fmax(before, after), mean)
    bottom = np.fmin(np.fmin(before, after), mean)
    with np.errstate(invalid="ignore", over="ignore"):
        beyond = np.where(several, np.fmax(drawn.high - top, bottom - drawn.low), 0.0)
    low, high = np.percentile(mean[several], [2, 98])
    least = max(FAR * float(np.median(beyond[several])), VISIBLE * float(high - low))
    indices = np.flatnonzero(beyond > least)
    most = max(1, int(MOST * len(mean)))
    if len(indices) > most:
        indices = np.sort(indices[np.argpartition(beyond[indices], -most)[-most:]])
    return indices


def short(
    values: NDArray[np.float64], exact: NDArray[np.bool_] | None = None
) -> NDArray[np.float64]:
    """Means and bounds to seven digits, which a chart cannot show; single points as they are."""
    with np.errstate(over="ignore"):
        rounded = values.astype(np.float32).astype(np.float64)
    overflow = np.isinf(rounded) & np.isfinite(values)
    keep = overflow if exact is None else overflow | exact
    return np.where(keep, values, rounded)
