"""Whether the best run's settings are better by more than its seed makes."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.lineage.difference.significance import are_alike, seeds_among, settings_of, welch

from .ranking import ranked

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from insight.lineage.difference import ChosenRun
    from insight.lineage.difference.significance import Significance

    from .target import Target

LIKELY = 0.05
"""Chance makes a difference as large less often than this: then it is more than seeds make."""


class Group(NamedTuple):
    """Runs that differ by their seeds alone.

    Attributes:
        runs: Those with a finite value, the best first.
        seeds: How many seeds they have; of a seed with several runs their mean counts.
        left_out: Seeds of which no run has a finite value.
        mean: Of what they are judged by, over seeds.
        deviation: Of a seed from the mean, n - 1 in the denominator; None for one seed.

    """

    runs: list[str]
    seeds: int
    left_out: int
    mean: float
    deviation: float | None


class Seeds(NamedTuple):
    """The best run's settings beside those that come next.

    Attributes:
        own: The runs with the settings of the best.
        other: Those with the settings of the best of all others; None without any.
        test: Welch's t-test between the two, over seeds; None without others.

    """

    own: Group
    other: Group | None
    test: Significance | None


def seeds_of(runs: Sequence[str], target: Target, told: Mapping[str, ChosenRun]) -> Seeds | None:
    """What seeds make of the best run's settings, and of the next; None without a best run.

    Runs of which no seed is recorded count as one seed each.

    Args:
        runs: In the order of the target's scores.
        target: What they are judged by.
        told: What is recorded of each of the runs.

    Raises:
        KeyError: If nothing is told of one of the runs.

    >>> from insight.lineage.difference import ChosenRun
    >>> from insight.lineage.target import Target
    >>> facts = {"a": (1, 1), "b": (1, 2), "c": (2, 1)}
    >>> told = {
    ...     run: ChosenRun(run, None, run, {"user.rate": rate, "user.seed": seed})
    ...     for run, (rate, seed) in facts.items()
    ... }
    >>> found = seeds_of(["a", "b", "c"], Target("acc", "best", 1, np.array([1, 0.5, 0.25])), told)
    >>> found.own.runs, found.own.mean, found.other.runs, found.test.said
    (['a', 'b'], 0.75, ['c'], 'too few seeds: at least 2 a side are needed')

    """
    order = ranked(runs, target)
    if not order:
        return None
    settings = {run: settings_of(told[run].facts) for run in runs}
    own = _alike(order[0], settings)
    rest = {run: settings[run] for run in runs if run not in own}
    second = next((run for run in order if run in rest), None)
    scores = dict(zip(runs, target.scores.tolist(), strict=True))
    groups, sides = [], []
    for group in (own, set() if second is None else _alike(second, rest)):
        if group:
            sides.append(_by_seed((told[run] for run in runs if run in group), scores))
            groups.append(_group([run for run in order if run in group], sides[-1]))
    if len(groups) == 1:
        return Seeds(groups[0], None, None)
    return Seeds(groups[0], groups[1], welch(sides[0], sides[1]))


def _alike(chosen: str, settings: Mapping[str, Mapping[str, Any]]) -> set[str]:
    """A run, and those that differ from it by nothing but seeds."""
    return {chosen, *(run for run in settings if are_alike(settings[chosen], settings[run]))}


def _by_seed(group: Iterable[ChosenRun], scores: Mapping[str, float]) -> list[float]:
    """The mean of each seed's finite values; NaN for a seed without any."""
    held: dict[Any, list[float]] = {}
    for one in group:
        finite = [scores[one.run]] if math.isfinite(scores[one.run]) else []
        held.setdefault(seeds_among(one.facts) or one.run, []).extend(finite)
    return [float(np.mean(values)) if values else math.nan for values in held.values()]


def _group(runs: list[str], by_seed: Sequence[float]) -> Group:
    values = np.array([value for value in by_seed if math.isfinite(value)], np.float64)
    deviation = float(values.std(ddof=1)) if len(values) > 1 else None
    left_out = len(by_seed) - len(values)
    return Group(runs, len(values), left_out, float(values.mean()), deviation)
