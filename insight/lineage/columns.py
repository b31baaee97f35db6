"""Columns by their short names."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from insight.errors import FilterError, compose

if TYPE_CHECKING:
    from collections.abc import Sequence


def find_column(name: str, columns: Sequence[str]) -> str:
    """The column that a name stands for: its full name, the end of it, or the initials of that end.

    Raises:
        FilterError: If no column is meant, or more than one.

    >>> columns = ["run", "hyperparameters.learning_rate", "metric.accuracy"]
    >>> [find_column(name, columns) for name in ("run", "accuracy", "lr")]
    ['run', 'metric.accuracy', 'hyperparameters.learning_rate']

    """
    if name in columns:
        return name
    for meant in (_by_end(name, columns), _by_initials(name, columns)):
        if len(meant) == 1:
            return meant[0]
        if meant:
            choices = ", ".join(meant)
            hint = f"write one of {choices}"
            raise FilterError(compose("filter", "an unambiguous name", repr(name), hint))
    near = difflib.get_close_matches(name, [*columns, *map(_end, columns)], n=3, cutoff=0.5)
    known = ", ".join(near or columns)
    hint = f"did you mean {known}" if near else f"there are {known}"
    raise FilterError(compose("filter", "the name of a column", repr(name), hint))


def _end(column: str) -> str:
    return column.rpartition(".")[2]


def _by_end(name: str, columns: Sequence[str]) -> list[str]:
    """Columns that end with the name, in any case if none does in this one."""
    exact = [column for column in columns if column.endswith(f".{name}")]
    folded = f".{name}".casefold()
    return exact or [column for column in columns if f".{column}".casefold().endswith(folded)]


def _by_initials(name: str, columns: Sequence[str]) -> list[str]:
    return [column for column in columns if "_" in column and _initials(_end(column)) == name]


def _initials(end: str) -> str:
    return "".join(word[:1] for word in end.split("_"))
