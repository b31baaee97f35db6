"""What two parameters explain together that neither does alone."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING, Any

import numpy as np

from .answer import Together
from .chance import BESIDE, Candidate, judged
from .fitting import Look, among
from .interval import LEAST_LOW, estimate_of, interval_of
from .shapes import FEWEST_RUNS, coarse_shape

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd

    from .fitting import Floats

MOST_FOUND = 3
MOST_NAMES = 20
MOST_CELLS = 120_000
"""Pairs times runs: a tenth of a second."""


def together(
    table: pd.DataFrame, names: Sequence[str], values: Floats, known: Sequence[Floats]
) -> tuple[list[Together], list[Floats]]:
    """The pairs that are told apart from chance, and the columns by which they are.

    One at a time, the most telling first: each is looked at beside those before.

    Args:
        table: One row a run.
        names: The parameters, the most telling first: of very many the first are looked at.
        values: (n,) The target.
        known: Columns (n, k) of what was found of single parameters.

    """
    candidates = _pairs(table, names, len(values))
    found: list[Together] = []
    columns: list[Floats] = []
    while candidates and len(found) < MOST_FOUND:
        told = judged(values, candidates, [*known, *columns])
        apart = {pair: one for pair, one in told.items() if one.chance <= BESIDE}
        if not apart:
            break
        pair = min(apart, key=lambda pair: apart[pair].tail)
        fit, candidate = apart[pair].fit, candidates.pop(pair)
        estimate = estimate_of(fit, candidate.held, values)
        low, high = interval_of(estimate, fit.free, len(told))
        if low < LEAST_LOW:
            break
        found.append(Together(pair, estimate.share, low, high, int(candidate.held.sum())))
        columns.append(among(candidate.held, next(iter(candidate.looks())).columns))
    return found, columns


def _pairs(
    table: pd.DataFrame, names: Sequence[str], runs: int
) -> dict[tuple[str, str], Candidate]:
    """The pairs that enough runs have, of as many parameters as there is time for."""
    most = min(MOST_NAMES, int((1 + np.sqrt(1 + 8 * MOST_CELLS / max(runs, 1))) / 2))
    columns = {name: _coarse(table[name]) for name in sorted(names[:most])}
    candidates = {}
    for pair in combinations(columns, 2):
        one, other = (columns[name] for name in pair)
        held = ~(np.isnan(one[:, 0]) | np.isnan(other[:, 0]))
        if held.sum() >= FEWEST_RUNS:
            one, other = (_differences(columns[held]) for columns in (one, other))
            product = np.einsum("ni,nj->nij", one, other).reshape(len(one), -1)
            look = Look(product, np.hstack([one, other]))
            candidates[pair] = Candidate(held, partial(iter, [look]))
    return candidates


def _coarse(column: pd.Series[Any]) -> Floats:
    """The columns of a coarse shape; NaN for runs without the parameter."""
    held = column.notna().to_numpy()
    found = coarse_shape(column[held]).columns
    columns = np.full((len(held), found.shape[1]), np.nan)
    columns[held] = found
    return columns


def _differences(columns: Floats) -> Floats:
    """Columns whose sum is 1 in each run, about 0 and without the last, which the others say."""
    found: Floats = (columns - columns.mean(axis=0))[:, :-1]
    return found
