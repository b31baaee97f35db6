"""The bins that the panels of a card share, and those of a run whose values blew up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from .bins import common_edges

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd
    from numpy.typing import NDArray

    from insight.tables.scalar_index import Segment

BLOWN_UP = 100.0
"""So many times as far from zero as the median run has its farthest value."""


class SharedEdges:
    """Equal bins over the values of a card's runs, so that their panels can be compared.

    A run that blew up would leave one bin to all others. Where its farthest value is more than
    `BLOWN_UP` times as far from zero as the median run's, its panel has bins of its own.
    """

    def __init__(
        self, table: pd.DataFrame, segments: Sequence[Segment], central: float | None
    ) -> None:
        self._table, self._central = table, central
        farthest = np.array([_farthest(table, one) for one in segments])
        # Of two runs the calmer one is the usual one.
        limit = BLOWN_UP * np.sort(farthest)[(len(farthest) - 1) // 2] if len(farthest) else 0.0
        is_apart = (farthest > limit) & (limit > 0)
        self._apart = {one.run for one, apart in zip(segments, is_apart, strict=True) if apart}
        self.edges = self._over([one for one in segments if one.run not in self._apart])

    def of(self, segment: Segment) -> NDArray[np.float64]:
        """The bins of a run's panel."""
        return self._over([segment]) if segment.run in self._apart else self.edges

    def _over(self, segments: Sequence[Segment]) -> NDArray[np.float64]:
        spans = [np.arange(one.start, one.end) for one in segments]
        rows = self._table.iloc[np.concatenate([np.empty(0, np.int64), *spans])]
        return common_edges(rows, central=self._central)


def _farthest(table: pd.DataFrame, segment: Segment) -> float:
    bounds = table[["min", "max"]].iloc[segment.start : segment.end].to_numpy(np.float64)
    return float(np.abs(bounds[np.isfinite(bounds)]).max(initial=0.0))
