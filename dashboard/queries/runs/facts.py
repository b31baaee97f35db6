"""The facts that are known of runs as columns: how they differ, and how they tell runs apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from dashboard.queries.lineage.facts import plain
from insight.lineage.importance import shares
from insight.lineage.numeric import is_numeric
from insight.lineage.target import parameters_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pandas as pd
    from numpy.typing import NDArray

    from insight.lineage.target import Target

SECTIONS = ("hyperparameters", "user", "algorithm", "dataset", "model", "metric", "run")
"""Facts by how often people look at them."""
MOST_RANKED = 500  # of thousands of facts nobody sees the order
MOST_EXPLAINED = 48  # each takes some milliseconds of ten thousand runs
HALF = 0.5

VARIES, CONSTANT, EMPTY = "varies", "constant", "empty"


class FactColumn(NamedTuple):
    """A column of `Store.lineage()`."""

    name: str
    spread: str
    """`varies`, `constant` where all runs that have it agree, or `empty`."""
    numeric: bool


def fact_columns(lineage: pd.DataFrame) -> list[FactColumn]:
    """Every column of a lineage table but the run, in the order in which people look at them.

    >>> import pandas as pd
    >>> fact_columns(pd.DataFrame({"run": ["a", "b"], "user.seed": [1, 2]}))
    [FactColumn(name='user.seed', spread='varies', numeric=True)]
    """
    names = [name for name in lineage.columns if name != "run"]
    kinds = [dtype.kind for dtype in lineage.dtypes[names]]
    numeric = [name for name, kind in zip(names, kinds, strict=True) if kind in "iuf"]
    found = _numeric_columns(lineage, numeric) if len(lineage) else []
    known = {column.name for column in found}
    found += [FactColumn(name, *_nature(lineage[name])) for name in names if name not in known]
    return sorted(found, key=lambda column: _rank(column.name))


def _numeric_columns(lineage: pd.DataFrame, names: Sequence[str]) -> list[FactColumn]:
    """Many columns of numbers at once: there may be thousands."""
    if not names:
        return []
    columns = [lineage[name].to_numpy(np.float64, na_value=np.nan) for name in names]
    table = np.stack(columns)
    lacks = np.isnan(table)
    low = np.where(lacks, np.inf, table).min(axis=1)
    high = np.where(lacks, -np.inf, table).max(axis=1)
    empty, constant = lacks.all(axis=1), (low == high) & ~lacks.any(axis=1)
    spreads = np.where(empty, EMPTY, np.where(constant, CONSTANT, VARIES)).tolist()
    return [FactColumn(name, spread, True) for name, spread in zip(names, spreads, strict=True)]


def _nature(column: pd.Series[Any]) -> tuple[str, bool]:
    """How the values of a column differ, and whether they are numbers."""
    held = column.dropna().tolist()
    if not held:
        return EMPTY, False
    same = all(value is held[0] or value == held[0] for value in held)
    numeric = column.dtype.kind == "O" and is_numeric(column)
    return (CONSTANT if same and len(held) == len(column) else VARIES), numeric


def _rank(name: str) -> tuple[int, str]:
    section = name.partition(".")[0]
    return (SECTIONS.index(section) if section in SECTIONS else len(SECTIONS), name)


def facts_of(
    facts: Sequence[FactColumn],
    lineage: pd.DataFrame,
    target: Target,
    running: NDArray[np.bool_],
) -> list[FactColumn]:
    """The columns in the order in which they tell the runs apart.

    First what most runs with a target have and what varies among them: parameters by how much of
    the target they explain, then those of which that cannot be said, section by section. Then the
    rest. What runs that go on have so far explains nothing: columns would change their order at
    each step.

    Args:
        facts: `fact_columns` of the lineage.
        lineage: `Store.lineage()`.
        target: What its rows are judged by, in their order.
        running: (n,) Which of them go on.

    """
    names = [column.name for column in facts if column.spread == VARIES][:MOST_RANKED]
    known = ~np.isnan(target.scores)
    held = lineage.loc[known, names] if known.any() else lineage[names]
    usual = held.columns[held.notna().mean() > HALF]
    telling = {name for name in usual if _nature(held[name])[0] == VARIES}
    parameters = {*parameters_of(lineage, target.name)} & telling
    asked = [column.name for column in facts if column.name in parameters][:MOST_EXPLAINED]
    explained = shares(lineage, asked, np.where(running, np.nan, target.scores))

    def rank(column: FactColumn) -> tuple[bool, float]:
        share = explained.get(column.name)
        return (column.name not in telling, 1.0 if share is None else -round(share, 2))

    return sorted(facts, key=rank)


def fact_values(lineage: pd.DataFrame, name: str, rows: Sequence[int]) -> list[Any]:
    """What some rows of the lineage say, as JSON can carry it; None where they say nothing."""
    return [plain(value) for value in lineage[name].take(list(rows)).tolist()]
