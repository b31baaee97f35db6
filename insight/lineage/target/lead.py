"""By how much the best run leads, and whether that is more than its seed makes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from insight.lineage.difference.significance import (
    have_same_settings,
    same_but_seeds,
    welch,
)

from .best import best_rows
from .ranking import best_of, ranked

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from insight.lineage.difference import ChosenRun
    from insight.lineage.difference.significance import Significance
    from insight.tables.scalar_index import ScalarIndex

    from .target import Target

LIKELY = 0.05
"""Chance makes a difference as large less often than this: then it is more than seeds make."""


class Group(NamedTuple):
    """Runs that differ by their seeds alone, each with one of its own.

    Attributes:
        runs: The best of them first.
        mean: Of what they are judged by.
        deviation: Of a run from the mean, n - 1 in the denominator; None for one run.

    """

    runs: list[str]
    mean: float
    deviation: float | None


class Seeds(NamedTuple):
    """The best run's settings beside those that come next.

    Attributes:
        own: The runs with the settings of the best.
        other: Those with the settings of the best of all others; None without any.
        test: Welch's t-test between the two; None without others.

    """

    own: Group
    other: Group | None
    test: Significance | None


class Lead(NamedTuple):
    """Which run is best, and by how much.

    Attributes:
        run: The best; of equal ones the first by name.
        value: Of what they are judged by.
        step: Where a series has it; None for what was recorded otherwise.
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
        *(run, best.value, _step(run, target, index), equal, len(order)),
        *(None if worse is None else (worse, scores[worse]), median),
    )


def seeds_of(runs: Sequence[str], target: Target, told: Mapping[str, ChosenRun]) -> Seeds | None:
    """What seeds make of the best run's settings, and of the next; None without a best run.

    Args:
        runs: In the order of the target's scores.
        target: What they are judged by.
        told: What is recorded of each of the runs.

    """
    scores = dict(zip(runs, target.scores.tolist(), strict=True))
    left = [told[run] for run in ranked(runs, target)]
    if not left:
        return None
    own = same_but_seeds(left[0], left)
    others = [one for one in left[1:] if not have_same_settings(left[0].facts, one.facts)]
    other = same_but_seeds(others[0], others) if others else []
    groups = [_group([one.run for one in group], scores) for group in (own, other) if group]
    sides = [[scores[run] for run in group.runs] for group in groups]
    test = welch(sides[0], sides[1]) if other else None
    return Seeds(groups[0], groups[1] if other else None, test)


def _group(runs: list[str], scores: Mapping[str, float]) -> Group:
    values = np.array([scores[run] for run in runs], np.float64)
    deviation = float(values.std(ddof=1)) if len(values) > 1 else None
    return Group(runs, float(values.mean()), deviation)


def _step(run: str, target: Target, index: ScalarIndex) -> int | None:
    """The step at which a series of a run has what it is judged by."""
    for segment in index.by_tag.get(target.name, ()):
        if segment.run == run and target.of == "best":
            return int(index.step[best_rows(index, [segment], target.direction)[0]])
    return None
