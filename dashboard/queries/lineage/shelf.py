"""What is made of the lineage, kept while it is the same: files grow each second, facts seldom."""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.lineage.importance import importance
from insight.lineage.target import parameters_of

from .parallel import recorded_columns

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd
    from numpy.typing import NDArray

    from insight.lineage.target import Target

MOST_TARGETS = 8


@dataclass(frozen=True)
class Made:
    """What one lineage table becomes.

    Attributes:
        lineage: The table.
        runs: The order of the rows.
        columns: What `recorded_columns` gives.
        importances: What explains the targets that were asked for last.

    """

    lineage: pd.DataFrame
    runs: Sequence[str]
    columns: dict[str, Any]
    importances: OrderedDict[tuple[str, bytes], dict[str, Any]] = field(default_factory=OrderedDict)

    def importance(self, target: Target, left_out: Sequence[bool]) -> dict[str, Any]:
        """What explains a target.

        Args:
            target: In the order of `runs`.
            left_out: Which runs do not count.

        """
        scores: NDArray[np.float64] = np.where(left_out, np.nan, target.scores)
        key = (target.name, scores.tobytes())
        known = self.importances.get(key)
        if known is None:
            rows = self.lineage.set_index("run").reindex(list(self.runs))
            told = importance(rows, parameters_of(self.lineage, target.name), scores)
            known = told._asdict() | {
                "found": [one._asdict() for one in told.found],
                "together": [one._asdict() for one in told.together],
            }
            self.importances[key] = known
            while len(self.importances) > MOST_TARGETS:
                self.importances.popitem(last=False)
        return known


class LineageShelf:
    """What the last lineage table became. Several threads may ask."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._made: Made | None = None

    def made_of(self, lineage: pd.DataFrame, runs: Sequence[str]) -> Made:
        """What is known of a table; made anew where it says anything else than the last one."""
        with self._lock:
            made = self._made
            if made is None or made.runs != runs or not made.lineage.equals(lineage):
                made = self._made = Made(lineage, runs, recorded_columns(lineage, runs))
            return made

    def importance(self, made: Made, target: Target, left_out: Sequence[bool]) -> dict[str, Any]:
        """`made.importance(…)`, reckoned once for all who ask."""
        with self._lock:
            return made.importance(target, left_out)
