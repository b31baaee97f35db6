"""Smoothing on every point of a series, as TensorBoard smooths it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import numpy as np
import pandas as pd

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from insight.tables.scalar_index import ScalarIndex

HEAVIEST = 0.999
MOST_KEPT = 4
_kept: WeakKeyDictionary[ScalarIndex, dict[tuple[str, float], list[NDArray[np.float64]]]] = (
    WeakKeyDictionary()
)


def debiased_ema(values: NDArray[np.float64], weight: float) -> NDArray[np.float64]:
    """The exponential moving average without the pull to zero at its start.

    What is not finite is passed over and stays as it is; a constant stays a constant.

    Args:
        values: (n,) In the order of the steps.
        weight: What remains of the average at each point, from 0 to `HEAVIEST`.

    Source: the average m of weight w over points y, divided by 1 - w^n; TensorBoard's rule.

    >>> import numpy as np
    >>> debiased_ema(np.array([1.0, 2.0, np.nan, 4.0]), 0.5).round(4).tolist()
    [1.0, 1.6667, nan, 3.0]

    """
    if not weight > 0:
        return values
    finite = np.isfinite(values)
    known = pd.Series(np.where(finite, values, np.nan))
    averages = known.ewm(alpha=1 - min(weight, HEAVIEST), adjust=True, ignore_na=True).mean()
    return np.where(finite, averages.to_numpy(np.float64), values)


def smoothed(index: ScalarIndex, tag: str, weight: float) -> list[NDArray[np.float64]]:
    """The averages of every run of a tag, in the order of `index.by_tag`; the last few are kept."""

    def average() -> list[NDArray[np.float64]]:
        return [debiased_ema(index.value[s.start : s.end], weight) for s in index.by_tag[tag]]

    return _keep(index, (tag, weight), average)


def _keep(
    index: ScalarIndex, key: tuple[str, float], make: Callable[[], list[NDArray[np.float64]]]
) -> list[NDArray[np.float64]]:
    """A cursor asks for the same averages again and again, as long as no file grows."""
    kept = _kept.setdefault(index, {})
    found = kept.get(key)
    if found is None:
        found = make()
        for oldest in list(kept)[: max(0, len(kept) - MOST_KEPT + 1)]:
            kept.pop(oldest, None)
        kept[key] = found
    return found
