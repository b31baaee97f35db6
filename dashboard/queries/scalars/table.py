"""The values of one tag at a cursor: one row a run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from dashboard.encode import numbers
from dashboard.queries.series.ema import smoothed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from insight.tables.scalar_index import ScalarIndex


def values_at(
    index: ScalarIndex, tag: str, steps: Mapping[str, float], weight: float = 0.0
) -> dict[str, Any]:
    """The recorded point nearest to a step, for each run that has the tag.

    Args:
        index: The scalars.
        tag: Whose values.
        steps: For each run, the step that is looked for; of two at one distance the earlier counts.
        weight: Of the average over every point; 0 leaves the values as they are.

    >>> import pandas as pd
    >>> from dashboard.encode import decode
    >>> from insight.tables.scalar_index import ScalarIndex
    >>> table = {"run": ["a", "a"], "tag": ["loss", "loss"], "step": [1, 9]}
    >>> index = ScalarIndex(pd.DataFrame(table | {"wall_time": [0.0, 1.0], "value": [0.5, 0.25]}))
    >>> decode(values_at(index, "loss", {"a": 7.0})["value"]).tolist()
    [0.25]

    """
    rows, averages, runs = [], [], []
    known = smoothed(index, tag, weight) if tag in index.by_tag else []
    for segment, average in zip(index.by_tag.get(tag, []), known, strict=True):
        if segment.run not in steps:
            continue
        within = nearest(index.step[segment.start : segment.end], steps[segment.run])
        runs.append(segment.run)
        rows.append(segment.start + within)
        averages.append(average[within])
    where = np.array(rows, np.int64)
    return {
        "tag": tag,
        "runs": runs,
        "step": numbers(index.step[where]),
        "wall": numbers(index.wall_time[where]),
        "value": numbers(index.value[where]),
        "smoothed": numbers(np.array(averages, np.float64)),
    }


def nearest(steps: NDArray[np.int64], wanted: float) -> int:
    """The index in ascending `steps` that is nearest to `wanted`.

    >>> nearest(np.array([1, 5, 9]), 7.0), nearest(np.array([1, 5, 9]), 8.0)
    (1, 2)
    """
    after = min(int(np.searchsorted(steps, wanted)), len(steps) - 1)
    before = max(after - 1, 0)
    return before if wanted - steps[before] <= steps[after] - wanted else after
