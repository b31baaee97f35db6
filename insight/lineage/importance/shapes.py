"""A parameter as columns that a target is put together of: its values as groups, or a curve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pandas as pd

from insight.lineage.numeric import as_floats, is_numeric

if TYPE_CHECKING:
    from .fitting import Floats

FEWEST_RUNS = 8
KNOTS = (3, 5, 9, 17)
"""Of the curves that are tried: each has a knot between any two of the one before."""
RUNS_A_KNOT = 2.5
MOST_GROUPS = 24
"""Different numbers beyond which a curve tells as much as groups do."""
MOST_COARSE = 4


class Shape(NamedTuple):
    """What a target may look like over a parameter: straight from knot to knot.

    Attributes:
        at: (n,) Where each run lies: at a knot, or of a curve between two.
        knots: (k,) Ascending.
        is_curve: Whether any lies between two.

    """

    at: Floats
    knots: Floats
    is_curve: bool

    @property
    def columns(self) -> Floats:
        """(n, k) The part of each knot in each run; those of a run sum to 1.

        >>> Shape(np.array([0.0, 0.5, 1.0]), np.array([0.0, 1.0]), True).columns.tolist()
        [[1.0, 0.0], [0.5, 0.5], [0.0, 1.0]]

        """
        parts = np.eye(len(self.knots))
        return np.stack([np.interp(self.at, self.knots, part) for part in parts], axis=1)


def shapes_of(column: pd.Series[Any]) -> list[Shape] | str:
    """The shapes that a parameter may have, or why nothing can be said of it.

    Values that repeat are groups of their own. Numbers that mostly do not, or are twice as many as
    the knots, are looked at as curves, by their ranks, so that a logarithm changes nothing.

    Returns:
        `constant`, `scarce` or `unique`, as in `Importance`, or the shapes.

    """
    labels, values = _labels(column)
    distinct, runs = int(labels.max()) + 1, len(column)
    if distinct < 2:
        return "constant"
    if runs < FEWEST_RUNS:
        return "scarce"
    if values is None:
        return "unique" if distinct > runs / 2 else [_groups(labels)]
    groups = [_groups(labels)] if distinct <= min(runs / 2, MOST_GROUPS) else []
    knots = [k for k in KNOTS if 2 * k <= distinct and RUNS_A_KNOT * k <= runs]
    if not knots and not groups:
        knots = [KNOTS[0]]
    return [*(_curve(values, k) for k in knots), *groups]


def coarse_shape(column: pd.Series[Any]) -> Shape:
    """A parameter of at most four knots: pairs have as many columns as their product.

    Numbers that are more than that are a curve of three, of texts the rarest are one group.
    """
    labels, values = _labels(column)
    if values is not None and labels.max() >= MOST_COARSE:
        return _curve(values, KNOTS[0])
    usual = np.argsort(-np.bincount(labels), kind="stable")
    return _groups(np.minimum(np.argsort(usual)[labels], MOST_COARSE - 1))


def _labels(column: pd.Series[Any]) -> tuple[Any, Floats | None]:
    """Which runs have one value, and the numbers; None of texts, and where floats are all one."""
    values = as_floats(column) if is_numeric(column) else None
    if values is None or values.min() == values.max():
        return pd.factorize(column.map(str))[0], None
    return pd.factorize(values)[0], values


def _groups(labels: Any) -> Shape:
    return Shape(labels.astype(np.float64), np.arange(labels.max() + 1.0), False)


def _curve(values: Floats, count: int) -> Shape:
    """A curve of so many knots, and one more at each number that as many runs have as a knot."""
    _, which, held = np.unique(values, return_inverse=True, return_counts=True)
    middles = np.cumsum(held) - (held - 1) / 2
    even = np.quantile(middles[which], np.linspace(0, 1, count))
    frequent = middles[held > len(values) / count]
    return Shape(middles[which], np.unique([*even, middles[0], middles[-1], *frequent]), True)
