"""One parameter that several tools recorded, each under a heading of its own."""

from __future__ import annotations

import numbers
from typing import TYPE_CHECKING, Any

import pandas as pd

from .facts import text_of
from .table import column_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

HEADINGS = ("hyperparameters", "algorithm", "user")
"""Under which tools put what a run was started with; the first that has a parameter names it."""


def parameter_of(column: str) -> str | None:
    """What a parameter is called under any heading; None for a column that is none.

    >>> parameter_of("user.Optimizer"), parameter_of("metric.loss")
    ('optimizer', None)

    """
    heading, dot, name = column.partition(".")
    return name.casefold() if dot and heading in HEADINGS else None


def are_one(columns: Sequence[str]) -> bool:
    """Whether columns are the same parameter under several headings."""
    names = {parameter_of(column) for column in columns}
    return len(names) == 1 and None not in names


def shared_parameters(table: pd.DataFrame) -> dict[str, list[str]]:
    """The other columns of each parameter that several headings have, by its first one.

    Columns of which a run holds two that differ are two parameters.
    """
    found: dict[str, list[str]] = {}
    for column in sorted(map(str, table.columns), key=_rank):
        name = parameter_of(column)
        if name is not None:
            found.setdefault(name, []).append(column)
    several = (columns for columns in found.values() if len(columns) > 1)
    return {first: rest for first, *rest in several if _agree(table, [first, *rest])}


def joined(table: pd.DataFrame) -> pd.DataFrame:
    """A lineage table in which each parameter has one column, whichever heading a run has it under.

    >>> import pandas as pd
    >>> told = {"run": ["a", "b"], "algorithm.lr": [None, 0.1], "user.lr": [0.5, None]}
    >>> joined(pd.DataFrame(told)).to_dict("list")
    {'run': ['a', 'b'], 'algorithm.lr': [0.5, 0.1]}

    """
    shared = shared_parameters(table)
    if not shared:
        return table
    whole = {first: _whole(table, [first, *rest]) for first, rest in shared.items()}
    return table.assign(**whole).drop(columns=[one for rest in shared.values() for one in rest])


def _rank(column: str) -> tuple[int, str]:
    heading = column.partition(".")[0]
    return (HEADINGS.index(heading) if heading in HEADINGS else len(HEADINGS), column)


def _agree(table: pd.DataFrame, columns: Sequence[str]) -> bool:
    """Whether no run has two different values."""
    held = table.loc[table[list(columns)].notna().sum(axis=1) > 1, list(columns)]
    return all(len(set(map(_alike, _known(row)))) == 1 for row in held.itertuples(index=False))


def _alike(value: Any) -> str:
    """The same text for what two tools write of one value: 1 and 1.0, "Adam" and "adam"."""
    is_number = isinstance(value, numbers.Real) and not isinstance(value, bool)
    return repr(float(value)) if is_number else text_of(value).casefold()


def _known(values: Iterable[Any]) -> list[Any]:
    return [value for value in values if isinstance(value, (list, tuple)) or not pd.isna(value)]


def _whole(table: pd.DataFrame, columns: Sequence[str]) -> Any:
    """What any of the columns says of each run, the first one first."""
    rows = zip(*(table[column].tolist() for column in columns), strict=True)
    return column_of([next(iter(_known(row)), None) for row in rows])
