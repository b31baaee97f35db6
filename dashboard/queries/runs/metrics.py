"""The metrics of a version of the store, for the filter field."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from insight.lineage.metrics import Measure
    from insight.tables.scalar_index import ScalarIndex


class IndexedMetrics:
    """What a filter may ask of metrics, answered from the series that the pages draw."""

    def __init__(self, index: ScalarIndex) -> None:
        self._index = index

    def tags(self, kind: str) -> list[str]:
        """The tags of the scalars, which are the only metrics."""
        return list(self._index.by_tag) if kind == "scalar" else []

    def metric(self, tag: str, measure: Measure) -> dict[str, float]:
        """The last, lowest or highest value in each run that has the tag, NaN left out."""
        if measure == "last":
            return self._index.last(tag)
        extreme = np.fmin if measure == "min" else np.fmax
        with np.errstate(invalid="ignore"):  # a signalling NaN is a value like any other
            return {
                series.run: float(extreme.reduce(self._index.value[series.start : series.end]))
                for series in self._index.by_tag.get(tag, [])
            }
