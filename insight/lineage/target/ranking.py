"""Runs in the order of what they are judged by.

`assets/frame/ranking.mjs` has the same rule for the browser, and one test holds both to it.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .target import Target


class Best(NamedTuple):
    """What is best of some runs.

    Attributes:
        value: The best of their values.
        runs: All that have it, by name.

    """

    value: float
    runs: list[str]


def ranked(runs: Sequence[str], target: Target) -> list[str]:
    """The runs with a finite value, the best first; none where nobody knows which way is better.

    Those of one value share a rank, and stand by name.

    >>> import numpy as np
    >>> from insight.lineage.target import Target
    >>> ranked(["b", "c", "d", "a"], Target("loss", "best", -1, np.array([0.5, np.nan, 0.2, 0.5])))
    ['d', 'a', 'b']
    """
    if not target.direction:
        return []
    scores = zip(runs, (target.direction * target.scores).tolist(), strict=True)
    found = sorted((-score, run) for run, score in scores if math.isfinite(score))
    return [run for _, run in found]


def best_of(runs: Sequence[str], target: Target) -> Best | None:
    """The best value with all who have it; None where nobody can say.

    >>> import numpy as np
    >>> from insight.lineage.target import Target
    >>> best_of(["b", "a", "c"], Target("acc", "best", 1, np.array([0.9, 0.9, np.inf])))
    Best(value=0.9, runs=['a', 'b'])
    """
    if not target.direction:
        return None
    known = {
        run: score
        for run, score in zip(runs, target.scores.tolist(), strict=True)
        if math.isfinite(score)
    }
    if not known:
        return None
    value = max(known.values()) if target.direction > 0 else min(known.values())
    return Best(value, sorted(run for run, score in known.items() if score == value))


def starred(runs: Sequence[str], target: Target) -> list[str]:
    """The runs that deserve a star: those with the best value, where another has a worse one."""
    best = best_of(runs, target)
    found = best.runs if best else []
    return [] if len(found) == len(ranked(runs, target)) else found
