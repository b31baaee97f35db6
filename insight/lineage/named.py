"""What names stand for in a filter, an order or a list of columns."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from .columns import ASKED_IN, check_tag, find_columns
from .compare import containing
from .metrics import Measure, Metrics, metric_column
from .parameters import (
    abbreviated,
    alike,
    are_apart,
    are_one,
    columns_of,
    initials,
    parameter_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray


class Named:
    """What names stand for: columns of a table, metrics of the runs in it, and those runs."""

    def __init__(
        self,
        table: pd.DataFrame,
        metrics: Metrics | None,
        called: Mapping[str, Sequence[str]] | None = None,
        asked_in: str = ASKED_IN,
    ) -> None:
        self._table = table
        self._metrics = metrics
        self._called = called or {}
        self._asked_in = asked_in
        self._found: dict[tuple[str, Measure | None], Sequence[pd.Series]] = {}

    @cached_property
    def _tags(self) -> Sequence[str]:
        return self._metrics.tags("scalar") if self._metrics is not None else ()

    @cached_property
    def _names(self) -> tuple[list[str], NDArray[np.intp]]:
        """All that runs are called, in lower case, and in which row."""
        runs = map(str, self._table["run"]) if "run" in self._table else ()
        names = [
            (name.casefold(), row)
            for row, run in enumerate(runs)
            for name in (run, *self._called.get(run, ()))
        ]
        return [name for name, _ in names], np.array([row for _, row in names], np.intp)

    def holding(self, part: str) -> NDArray[np.bool_]:
        """Where a word is a part of what a run is called."""
        names, rows = self._names
        found = np.zeros(len(self._table), np.bool_)
        found[rows[containing(names, part)]] = True
        return found

    def columns(self, name: str, measure: Measure | None) -> Sequence[pd.Series]:
        """The columns that a name stands for, or a metric's numbers.

        Raises:
            FilterError: If nothing is called so, or more than one thing.

        """
        if (name, measure) not in self._found:
            self._found[name, measure] = self._find(name, measure)
        return self._found[name, measure]

    def _other_names(self, name: str, found: Sequence[str]) -> list[str]:
        """Of a parameter that some tools abbreviate the columns of the others.

        `lr` is `learning_rate`, too, and the other way about, unless a run has both.
        """
        if not are_one(found):
            return []
        columns = list(map(str, self._table.columns))
        whole = [column for column in abbreviated(name, columns) if column not in found]
        short = initials(found[0]).casefold() if "_" in found[0] else ""
        if short and {*abbreviated(short, columns)} == {*found}:
            whole = columns_of(self._table, short)
        return whole if whole and are_apart(self._table, found, whole) else []

    def in_any_case(self, columns: Sequence[pd.Series]) -> frozenset[str]:
        """The texts of columns that tools write in different cases: see `alike`."""
        name = parameter_of(str(columns[0].name))
        if name is None or "source" not in self._table:
            return frozenset()
        return alike(self._table, columns_of(self._table, name), self._table["source"])

    def _find(self, name: str, measure: Measure | None) -> Sequence[pd.Series]:
        if measure is None:
            if name in self._table.columns:
                return [self._table[name]]
            found = find_columns(name, list(self._table.columns), self._tags, self._asked_in)
            if found:
                return [self._table[column] for column in (*found, *self._other_names(name, found))]
        check_tag(name, self._tags, self._asked_in)
        assert self._metrics is not None  # without any, no tag is known
        return [metric_column(self._table, self._metrics, name, measure)]


def whole_column(columns: Sequence[pd.Series]) -> pd.Series:
    """What the first column that has it says of each row."""
    first, *rest = columns
    if not rest:
        return first
    whole = first.astype(object)
    for column in rest:
        whole = whole.where(whole.notna(), column.astype(object))
    return whole


def column_named(
    table: pd.DataFrame,
    name: str,
    measure: Measure | None = None,
    metrics: Metrics | None = None,
    asked_in: str = ASKED_IN,
) -> pd.Series[Any]:
    """The column that a name stands for in filters, called in full: the first that has it.

    A metric is called by its tag, or as it is asked for: `min(loss)`.

    Args:
        table: One row a run.
        name: A column, in short where only one fits, or the tag of a metric.
        measure: What is meant of a metric.
        metrics: The store whose metrics may be named.
        asked_in: Where the name was asked for, for whoever misspelled it.

    Raises:
        FilterError: If nothing is called so, or more than one thing.

    >>> column_named(pd.DataFrame({"hyperparameters.learning_rate": [0.1]}), "lr").name
    'hyperparameters.learning_rate'

    """
    columns = Named(table, metrics, asked_in=asked_in).columns(name, measure)
    title = str(columns[0].name) if measure is None else f"{measure}({name})"
    return whole_column(columns).rename(title)
