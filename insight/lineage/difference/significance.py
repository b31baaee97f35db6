"""Whether two groups of runs differ by more than their seeds do."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.extras import analysis_line

from .changes import FIRST_BATCH, is_seed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .chosen import ChosenRun

LEAST = 2
"""Seeds of a side, below which nothing can be said of its spread."""
_ALIKE = ("hyperparameters", "user", "algorithm", "dataset", "data", "code", "packages")
_INCIDENTAL = frozenset(
    ("algorithm.loss", "code.root", "code.problem", "code.untracked_files", "code.branch")
)


class Significance(NamedTuple):
    """Welch's t-test of the last values of a metric, over runs that differ by their seeds alone.

    Attributes:
        count_a, count_b: Runs, each with a seed of its own.
        mean_a, mean_b: Of those.
        p: How often chance alone would show means so far apart; None where that cannot be said.
        said: Why not; else empty.

    """

    count_a: int
    count_b: int
    mean_a: float
    mean_b: float
    p: float | None
    said: str


def same_but_seeds(chosen: ChosenRun, among: Sequence[ChosenRun]) -> list[ChosenRun]:
    """The run, and those of the others that differ from it by their seeds alone; one of each seed.

    None but itself where nothing is recorded that could differ.
    """
    alike = [other for other in among if have_same_settings(chosen.facts, other.facts)]
    found: dict[Any, ChosenRun] = {seeds_among(chosen.facts): chosen}
    for other in alike:
        if (other.store, other.run) != (chosen.store, chosen.run):
            found.setdefault(seeds_among(other.facts) or other.called + other.run, other)
    return list(found.values())


def have_same_settings(a: Mapping[str, Any], b: Mapping[str, Any]) -> bool:
    """Whether two runs are the same experiment; False where nothing is recorded that could differ.

    Packages count that both had loaded when they began: of the runs of one process the later ones
    have loaded more.

    >>> have_same_settings({"user.rate": 1}, {"user.rate": 1, "packages.scipy": "1.17"})
    True

    """
    return are_alike(settings_of(a), settings_of(b))


def are_alike(own: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """`have_same_settings`, of what `settings_of` found."""
    of_one = {name for name in own.keys() ^ other.keys() if name.startswith("packages.")}
    return bool(own) and all(
        own.get(name) == other.get(name) for name in (own.keys() | other.keys()) - of_one
    )


def settings_of(facts: Mapping[str, Any]) -> dict[str, Any]:
    """What makes two runs the same experiment: what people set, data, code and packages."""
    return {
        column: value
        for column, value in facts.items()
        if column.partition(".")[0] in _ALIKE
        and column not in _INCIDENTAL
        and not is_seed(column)
        and not column.endswith((".path", FIRST_BATCH))
    }


def welch(a: Sequence[float], b: Sequence[float]) -> Significance:
    """The two-sided test of equal means with unequal variances.

    Source: Welch, Biometrika 34 (1947); `scipy.stats.ttest_ind(equal_var=False)`.

    >>> welch([1.0, 1.1, 0.9], [2.0, 2.1, 1.9]).p < 0.001, welch([1.0], [2.0, 2.1]).said
    (True, 'too few seeds: at least 2 a side are needed')

    """
    known = [np.array(side, np.float64) for side in (a, b)]
    finite = [side[np.isfinite(side)] for side in known]
    counts = [len(side) for side in finite]
    means = [float(side.mean()) if len(side) else math.nan for side in finite]
    left_out = sum(len(side) for side in known) - sum(counts)
    if min(counts) < LEAST:
        said = f"too few seeds: at least {LEAST} a side are needed"
        return Significance(counts[0], counts[1], means[0], means[1], None, said)
    if not any(side.std() for side in finite):
        said = "the seeds make no difference within a side"
        return Significance(counts[0], counts[1], means[0], means[1], None, said)
    try:
        from scipy.stats import ttest_ind  # takes a second to load
    except ImportError:
        said = f"Welch's t-test needs SciPy: {analysis_line('scipy')}"
        return Significance(counts[0], counts[1], means[0], means[1], None, said)
    p = float(ttest_ind(finite[0], finite[1], equal_var=False).pvalue)
    said = f"{left_out} that diverged are left out" if left_out else ""
    return Significance(counts[0], counts[1], means[0], means[1], p, said)


def seeds_among(facts: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """The seeds of a run, each with its name; none where none is recorded.

    >>> seeds_among({"user.rate": 1, "user.seed": 2})
    (('user.seed', '2'),)

    """
    return tuple(sorted((name, str(value)) for name, value in facts.items() if is_seed(name)))
