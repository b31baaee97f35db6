"""Other ways to say what explains a target: shares by name, of a table and its target.

`merged_ranks` is what the page showed before decision 0117. The forests are scikit-learn's.
"""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pandas as pd
from sklearn.ensemble import RandomForestRegressor

TREES = 64
MOST_VALUES = 30  # of a parameter at which a forest is asked
FEWEST_RUNS, MOST_MERGED, RUNS_A_GROUP = 8, 8, 4
Shares = dict[str, float]


def merged_ranks(table: pd.DataFrame, target: Any) -> Shares:
    """Epsilon squared of ranks, numbers in at most eight groups of five runs or more."""
    ranks = pd.Series(target).rank().to_numpy()
    return _of_groups(table, ranks, _merged, is_of_all=False)


def own_groups(table: pd.DataFrame, target: Any) -> Shares:
    """Epsilon squared of values; values that repeat are groups, other numbers lie in fours."""
    return _of_groups(table, target, _own, is_of_all=True)


def shuffled_forest(table: pd.DataFrame, target: Any) -> Shares:
    """What a column shuffled costs a forest on the runs that a tree has not seen, halved.

    Of a perfect forest it is the total index of Sobol: L. Breiman, "Random forests" (2001).
    """
    columns, of = _encoded(table)
    forest = RandomForestRegressor(TREES, random_state=0).fit(columns, target)
    rng = np.random.default_rng(0)
    costs: dict[str, list[float]] = {name: [] for name in of}
    for tree, seen in zip(forest.estimators_, forest.estimators_samples_, strict=True):
        unseen = np.setdiff1d(np.arange(len(target)), seen)
        if len(unseen) < 2:
            continue
        error = np.mean((tree.predict(columns[unseen]) - target[unseen]) ** 2)
        for name, own in of.items():
            mixed = columns[unseen]
            mixed[:, own] = mixed[rng.permutation(len(unseen))][:, own]
            costs[name].append(np.mean((tree.predict(mixed) - target[unseen]) ** 2) - error)
    return {name: max(float(np.mean(of)) / 2 / target.var(), 0.0) for name, of in costs.items()}


def forest_means(table: pd.DataFrame, target: Any) -> Shares:
    """The variance of a forest's mean over all other columns, as in functional ANOVA.

    F. Hutter, H. Hoos and K. Leyton-Brown (2014). As a part of what the forest predicts, times what
    it predicts of runs that a tree has not seen: without that the shares of noise would sum to 1.
    """
    columns, of = _encoded(table)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of few runs some are in every tree
        forest = RandomForestRegressor(TREES, oob_score=True, random_state=0).fit(columns, target)
    predicted, told = forest.predict(columns).var(), max(forest.oob_score_, 0.0)
    found = {}
    for name, own in of.items():
        values = np.unique(columns[:, own], axis=0)
        values = values[np.linspace(0, len(values) - 1, MOST_VALUES).astype(int)]
        if predicted == 0:
            continue
        asked = np.repeat(columns[None], len(values), axis=0)
        asked[:, :, own] = values[:, None]
        means = forest.predict(asked.reshape(-1, columns.shape[1])).reshape(len(values), -1)
        found[name] = told * min(float(means.mean(axis=1).var() / predicted), 1.0)
    return found


def _of_groups(table: pd.DataFrame, target: Any, groups_of: Any, *, is_of_all: bool) -> Shares:
    found = {}
    for name, column in table.items():
        held = column.notna().to_numpy()
        labels, own = groups_of(column[held]), target[held]
        count = int(labels.max()) + 1
        if held.sum() < FEWEST_RUNS or count < 2 or count > len(own) / 2:
            continue
        means = np.bincount(labels, own) / np.bincount(labels)
        left = ((own - means[labels]) ** 2).sum() / (len(own) - count)
        share = max(1 - left / own.var(ddof=1), 0.0)
        found[str(name)] = share * (held.mean() * own.var() / target.var() if is_of_all else 1)
    return found


def _merged(column: pd.Series[Any]) -> Any:
    most = int(np.clip(len(column) // 5, 2, MOST_MERGED))
    if column.dtype.kind not in "iufb" or column.nunique() <= most:
        return pd.factorize(column.map(str))[0]
    cuts = np.unique(np.quantile(column, np.arange(1, most) / most))
    return np.unique(np.searchsorted(cuts, column, side="right"), return_inverse=True)[1]


def _own(column: pd.Series[Any]) -> Any:
    if column.dtype.kind not in "iufb" or column.nunique() <= len(column) / 2:
        return pd.factorize(column.map(str))[0]
    return (column.rank(method="first").to_numpy(int) - 1) // RUNS_A_GROUP


def _encoded(table: pd.DataFrame) -> tuple[Any, dict[str, slice]]:
    """Columns for a forest, and which are whose: numbers as ranks, texts one a level."""
    parts, of, start = [], {}, 0
    for name, column in table.items():
        if column.dtype.kind in "iufb":
            part = column.rank().fillna(-1).to_numpy(float)[:, None]
        else:
            part = pd.get_dummies(column.map(str)).to_numpy(float)
        parts.append(part)
        of[str(name)] = slice(start, start + part.shape[1])
        start += part.shape[1]
    return np.hstack(parts), of
