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
            raise FilterError(compose("filter or sort", "an unambiguous name", repr(name), hint))
    near = _near(name, columns)
    hint = f"did you mean {', '.join(near)}" if near else f"there are {', '.join(columns)}"
    raise FilterError(compose("filter or sort", "the name of a column", repr(name), hint))


def _near(name: str, columns: Sequence[str]) -> list[str]:
    """Columns whose names, or the ends of them, are spelled much like this one."""
    spelled = {text: column for column in columns for text in (_end(column), column)}
    close = difflib.get_close_matches(name, spelled, n=3, cutoff=0.6)
    return list(dict.fromkeys(spelled[text] for text in close))


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
