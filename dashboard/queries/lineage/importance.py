"""How much of a target's spread each parameter explains, with how sure that is; nothing causal."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pandas as pd

from insight.lineage.numeric import as_floats, is_numeric

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

FEWEST_RUNS = 8
MOST_GROUPS = 8
RESAMPLES = 300
COVERAGE = 0.95
SEED = 20


class Share(NamedTuple):
    """What one parameter explains of a target's ranks.

    Attributes:
        share: Epsilon squared, from 0 to 1.
        low, high: Its 95 % interval.
        sign: Spearman's correlation with the target; NaN for texts.
        runs: How many runs have both.
        groups: Into how many groups the parameter cuts them.

    """

    share: float
    low: float
    high: float
    sign: float
    runs: int
    groups: int


def importance(
    table: pd.DataFrame, names: Sequence[str], target: NDArray[np.float64]
) -> dict[str, Any]:
    """The parameters by what they explain, and by name those that cannot be judged.

    Args:
        table: One row a run.
        names: The columns that are parameters.
        target: (n,) What is to be explained; runs without a finite value are left out.

    Returns:
        `runs`: how many runs have a target; `found`: a dict a parameter, the most telling first;
        `constant`: parameters that do not vary; `scarce`: those that fewer than eight runs have;
        `unique`: texts of which nearly every run has its own. A parameter that no run with a target
        has is in none of them.

    """
    known = np.isfinite(target)
    answer: dict[str, Any] = {"runs": int(known.sum())}
    answer |= {"found": [], "constant": [], "scarce": [], "unique": []}
    for name in names:
        held = known & table[name].notna().to_numpy()
        if not held.any():
            continue
        column = table[name][held]
        labels = _judged(column)
        if isinstance(labels, str):
            answer[labels].append(name)
        else:
            share = share_of(labels, target[held], _sign(column, target[held]))
            answer["found"].append({"name": name, **share._asdict()})
    answer["found"].sort(key=lambda one: (-one["share"], one["name"]))
    for one in answer["found"]:
        one["sign"] = one["sign"] if np.isfinite(one["sign"]) else None
    return answer


def _judged(column: pd.Series[Any]) -> NDArray[np.int64] | str:
    """The groups of a parameter, or why there are none: `constant`, `scarce`, `unique`."""
    if (column if column.dtype.kind in "iuf" else column.map(str)).nunique() < 2:
        return "constant"
    if len(column) < FEWEST_RUNS:
        return "scarce"
    labels = groups_of(column)
    return "unique" if labels.max() + 1 > len(labels) / 3 else labels


def shares(
    table: pd.DataFrame, names: Sequence[str], target: NDArray[np.float64]
) -> dict[str, float]:
    """What each parameter explains, without the intervals of `importance`, which take long.

    Args:
        table: One row a run.
        names: The columns that are parameters; those that cannot be judged are left out.
        target: (n,) What is to be explained; runs without a finite value are left out.

    """
    known, found = np.isfinite(target), {}
    for name in names:
        held = known & table[name].notna().to_numpy()
        labels = _judged(table[name][held]) if held.any() else "scarce"
        if not isinstance(labels, str):
            found[name] = _share(labels, ranks_of(target[held]))
    return found


def groups_of(column: pd.Series[Any]) -> NDArray[np.int64]:
    """The group of each run, from 0: runs of one text or number, or of one range of numbers.

    Numbers with more distinct values than groups are cut at quantiles, into at most eight groups of
    five runs or more.
    """
    most = int(np.clip(len(column) // 5, 2, MOST_GROUPS))
    if not is_numeric(column) or column.nunique() <= most:
        return pd.factorize(column.map(str))[0].astype(np.int64)
    values = as_floats(column)
    cuts = quantiles(values, np.arange(1, most) / most)
    placed = np.searchsorted(cuts, values, side="right")
    return np.unique(placed, return_inverse=True)[1].astype(np.int64)


def quantiles(values: NDArray[np.float64], shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """Different quantiles of the finite values; none without one."""
    finite = values[np.isfinite(values)]
    return np.unique(np.quantile(finite, shares)) if finite.size else finite


def share_of(labels: NDArray[np.int64], target: NDArray[np.float64], sign: float) -> Share:
    """Epsilon squared of the target's ranks over groups, with its bootstrap interval.

    With eta squared = SSB / SST on ranks, and k groups of n runs, epsilon squared is
    1 - (1 - eta squared)(n - 1) / (n - k): the share of variance that the groups explain, less what
    k groups would explain of nothing. Source: T. L. Kelley, "An unbiased correlation ratio measure"
    (1935), applied to ranks as in the test of Kruskal and Wallis; negative estimates count as 0.

    The interval is the percentile one of `RESAMPLES` bootstrap samples (Efron and Tibshirani, "An
    Introduction to the Bootstrap", 1993, chapter 13), moved so that their mean is the estimate:
    a sample repeats runs, and repeats look like an effect.
    """
    ranks = ranks_of(target)
    member = np.eye(labels.max() + 1)[labels]
    n = len(ranks)
    estimate = _estimate(member, ranks)
    samples = _epsilon(_resampled(n).astype(np.float64), member, ranks)
    tail = (1 - COVERAGE) / 2
    low, high = np.quantile(samples - samples.mean() + estimate, [tail, 1 - tail])
    share, low, high = (float(v) for v in np.clip([estimate, low, high], 0, 1))
    return Share(share, min(low, share), max(high, share), sign, n, member.shape[1])


def _share(labels: NDArray[np.int64], ranks: NDArray[np.float64]) -> float:
    """Epsilon squared of ranks over groups, from 0 to 1."""
    return float(np.clip(_estimate(np.eye(labels.max() + 1)[labels], ranks), 0, 1))


def _estimate(member: NDArray[np.float64], ranks: NDArray[np.float64]) -> float:
    return float(_epsilon(np.ones((1, len(ranks))), member, ranks)[0])


@lru_cache(maxsize=8)
def _resampled(n: int) -> NDArray[np.uint8]:
    """How often each of n runs is in each bootstrap sample; the same for every parameter.

    Once on average: no run is 256 times in a sample. Of ten thousand runs this is 3 MB.
    """
    rng = np.random.default_rng(SEED)
    return rng.multinomial(n, np.full(n, 1 / n), size=RESAMPLES).astype(np.uint8)


def ranks_of(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Ranks from 1; equal values share the mean of theirs.

    >>> import numpy as np
    >>> ranks_of(np.array([3.0, 1.0, 3.0])).tolist()
    [2.5, 1.0, 2.5]
    """
    _, which, counts = np.unique(values, return_inverse=True, return_counts=True)
    ends = np.cumsum(counts)
    ranks: NDArray[np.float64] = (ends - (counts - 1) / 2)[which]
    return ranks


def _epsilon(
    weights: NDArray[np.float64], member: NDArray[np.float64], ranks: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Epsilon squared for each row of weights; 0 where nothing can be told."""
    centred = ranks - ranks.mean()
    sizes, sums = weights @ member, weights @ (member * centred[:, None])
    n, total = weights.sum(axis=1), weights @ centred
    spread = weights @ centred**2 - total**2 / n
    between = (np.divide(sums**2, sizes, out=np.zeros_like(sums), where=sizes > 0)).sum(axis=1)
    between -= total**2 / n
    groups = (sizes > 0).sum(axis=1)
    told = (spread > 0) & (n > groups)
    eta = np.divide(between, spread, out=np.zeros_like(spread), where=told)
    free = np.where(told, n - groups, 1)
    return np.where(told, 1 - (1 - eta) * (n - 1) / free, 0.0)


def _sign(column: pd.Series[Any], target: NDArray[np.float64]) -> float:
    """Spearman's rank correlation; NaN for texts and for a target that does not vary."""
    if not is_numeric(column):
        return float("nan")
    one, other = ranks_of(as_floats(column)), ranks_of(target)
    one, other = one - one.mean(), other - other.mean()
    scale = float(np.sqrt((one @ one) * (other @ other)))
    return float(one @ other) / scale if scale > 0 else float("nan")
