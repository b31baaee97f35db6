"""Which run is best, and by how much it leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from .best import best_rows
from .ranking import best_of, ranked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from insight.tables.scalar_index import ScalarIndex

    from .target import Target


class Lead(NamedTuple):
    """Which run is best, and by how much.

    Attributes:
        run: The best; of equal ones the first by name.
        value: Of what they are judged by.
        step: Where a series has it; None for one without steps, and what was recorded otherwise.
        equal: The others that have this value.
        judged: How many runs have a finite one.
        next: The best of those that are worse, and its value; None without any.
        median: Of all.

    """

    run: str
    value: float
    step: int | None
    equal: list[str]
    judged: int
    next: tuple[str, float] | None
    median: float


def lead_of(runs: Sequence[str], target: Target, index: ScalarIndex) -> Lead | None:
    """The best of some runs and its lead; None where nobody can say.

    Args:
        runs: In the order of the target's scores.
        target: What they are judged by.
        index: All series.

    >>> import pandas as pd
    >>> from insight.lineage.target import Target
    >>> from insight.tables.scalar_index import ScalarIndex
    >>> none = pd.DataFrame({"run": [], "tag": [], "step": [], "wall_time": [], "value": []})
    >>> target = Target("metric.acc", "recorded", 1, np.array([0.5, 0.9, 0.8]))
    >>> lead_of(["a", "b", "c"], target, ScalarIndex(none)).next
    ('c', 0.8)

    """
    best = best_of(runs, target)
    if best is None:
        return None
    scores = dict(zip(runs, target.scores.tolist(), strict=True))
    order = ranked(runs, target)
    worse = next(iter(order[len(best.runs) :]), None)
    run, *equal = best.runs
    median = float(np.median([scores[one] for one in order]))
    return Lead(
        run=run,
        value=best.value,
        step=step_of(run, target, index),
        equal=equal,
        judged=len(order),
        next=None if worse is None else (worse, scores[worse]),
        median=median,
    )


def step_of(run: str, target: Target, index: ScalarIndex) -> int | None:
    """The step at which a series of a run has what it is judged by."""
    if target.of != "best" or (run, target.name) in index.records:
        return None
    for segment in index.by_tag.get(target.name, ()):
        if segment.run == run:
            return int(index.step[best_rows(index, [segment], target.direction)[0]])
    return None
