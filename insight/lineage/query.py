"""The small filter language of the pages and the commands; never `eval`.

    lr > 0.01 and optimizer == "Adam"
    (network ~ "Le*5" or user.tag = baseline) and not status == failed
    min(val_loss) < 2 and acc > 0.9

`=` is `==`; `~` finds a piece of text in upper or lower case, with `*` for anything between; `and`,
`or`, `not` and brackets combine. A comparison with what a run lacks does not hold, whatever the
operator. Texts may stand without quotes when they are one word. A tag that is no column stands for
the metric's last value, as `last(tag)` does; `min(tag)` and `max(tag)` for its extremes.
"""

from __future__ import annotations

import operator
from functools import cached_property, reduce
from typing import TYPE_CHECKING, Any

import pandas as pd

from .columns import check_tag, find_columns
from .compare import compare, contains, is_number
from .facts import text_of
from .metrics import Measure, Metrics, measured, metric_column
from .parameters import (
    abbreviated,
    alike,
    are_apart,
    are_one,
    columns_of,
    in_one_case,
    initials,
    parameter_of,
)
from .syntax import Both, Called, Comparison, Either, Node, Not, parse

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def filter_rows(
    table: pd.DataFrame,
    text: str,
    metrics: Metrics | None = None,
    called: Mapping[str, Sequence[str]] | None = None,
) -> pd.DataFrame:
    """The rows of a table for which a filter holds, in their order.

    Args:
        table: Any table; `lineage()` and `runs()` are what it is made for.
        text: A filter; an empty one keeps every row.
        metrics: The store whose metrics may be named too, where the table has a row a run.
        called: What runs are called beside their names: a word may be a part of any of it.

    Raises:
        FilterError: If the filter cannot be read, a name is unknown or ambiguous, or a column
            cannot be compared with what stands there; also a ValueError.

    >>> import pandas as pd
    >>> runs = pd.DataFrame({"run": ["a", "b"], "hyperparameters.learning_rate": [0.1, 0.001]})
    >>> filter_rows(runs, "lr > 0.01")["run"].tolist(), filter_rows(runs, "not a")["run"].tolist()
    (['a'], ['b'])

    """
    if not text.strip():
        return table
    return table[_holds(parse(text), _Named(table, metrics, called))].reset_index(drop=True)


def sort_rows(table: pd.DataFrame, column: str, metrics: Metrics | None = None) -> pd.DataFrame:
    """The rows of a table by one column, ascending, or descending after a `-`; NA comes last.

    In a column of several kinds numbers stand before texts.

    Args:
        table: Any table.
        column: The name of a column, or what a filter names a metric by.
        metrics: As for `filter_rows`.

    Raises:
        FilterError: If there is no such column, or its name is ambiguous.

    >>> import pandas as pd
    >>> sort_rows(pd.DataFrame({"metric.accuracy": [0.5, 0.9]}), "-accuracy").index.tolist()
    [0, 1]

    """
    name = column.removeprefix("-")
    tag, measure = (name, None) if name in table.columns else measured(name)
    values = _whole(_Named(table, metrics).columns(tag, measure))
    if values.dtype == object:
        values = _ranks(values)
    order = values.sort_values(ascending=not column.startswith("-"), kind="stable").index
    return table.loc[order].reset_index(drop=True)


def _whole(columns: Sequence[pd.Series]) -> pd.Series:
    """What the first column that has it says of each row."""
    first, *rest = columns
    if not rest:
        return first
    whole = first.astype(object)
    for column in rest:
        whole = whole.where(whole.notna(), column.astype(object))
    return whole


def _ranks(values: pd.Series) -> pd.Series:
    """The place of each value of several kinds among the others; equals share one."""
    known = values[values.notna()]
    keys: list[Any] = [(0, one, "") if is_number(one) else (1, 0, text_of(one)) for one in known]
    ranks = {key: rank for rank, key in enumerate(sorted(set(keys)))}
    return pd.Series([ranks[key] for key in keys], known.index, "float64").reindex(values.index)


class _Named:
    """What names stand for: columns of a table, metrics of the runs in it, and those runs."""

    def __init__(
        self,
        table: pd.DataFrame,
        metrics: Metrics | None,
        called: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self._table = table
        self._metrics = metrics
        self._called = called or {}
        self._found: dict[tuple[str, Measure | None], Sequence[pd.Series]] = {}

    @cached_property
    def _tags(self) -> Sequence[str]:
        return self._metrics.tags("scalar") if self._metrics is not None else ()

    @cached_property
    def _names(self) -> list[list[str]]:
        """What each run is called, without regard of upper and lower case."""
        runs = map(str, self._table["run"]) if "run" in self._table else ()
        return [[name.casefold() for name in (run, *self._called.get(run, ()))] for run in runs]

    def holding(self, part: str) -> pd.Series[bool]:
        """Where a word is a part of what a run is called."""
        pieces = part.casefold().split("*")
        found = [any(contains(name, pieces) for name in names) for names in self._names]
        return pd.Series(found, index=self._table.index, dtype=bool)

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

    def in_one_case(
        self, columns: Sequence[pd.Series], word: str
    ) -> tuple[Sequence[pd.Series], str]:
        """Columns and a word in which cases are alike that tools write differently: see `alike`."""
        name = parameter_of(str(columns[0].name))
        if name is None or "source" not in self._table:
            return columns, word
        low = alike(self._table, columns_of(self._table, name), self._table["source"])
        if word.casefold() not in low:
            return columns, word
        folded = [pd.Series(in_one_case(one, low), one.index, name=one.name) for one in columns]
        return folded, word.casefold()

    def _find(self, name: str, measure: Measure | None) -> Sequence[pd.Series]:
        if measure is None:
            if name in self._table.columns:
                return [self._table[name]]
            found = find_columns(name, list(self._table.columns), self._tags)
            if found:
                return [self._table[column] for column in (*found, *self._other_names(name, found))]
        check_tag(name, self._tags)
        assert self._metrics is not None  # without any, no tag is known
        return [metric_column(self._table, self._metrics, name, measure)]


def _holds(node: Node, named: _Named) -> pd.Series[bool]:
    """Where a tree holds; without recursion along a chain, which is as deep as it is long."""
    joined: list[Both | Either] = []
    while isinstance(node, Both | Either):
        joined.append(node)
        node = node.left
    holds = _holds_alone(node, named)
    for one in reversed(joined):
        right = _holds(one.right, named)
        holds = holds & right if isinstance(one, Both) else holds | right
    return holds


def _holds_alone(node: Not | Comparison | Called, named: _Named) -> pd.Series[bool]:
    if isinstance(node, Not):
        return ~_holds(node.inner, named)
    if isinstance(node, Called):
        return named.holding(node.part)
    columns, value = named.columns(node.name, node.measure), node.value
    if node.operator in {"==", "!="}:
        columns, value = named.in_one_case(columns, value)
    if len(columns) == 1:
        return compare(columns[0], node.operator, value)
    # Tools write one parameter as numbers and as texts: none of the columns may refuse the value.
    either = [compare(one.astype(object), node.operator, value) for one in columns]
    return reduce(operator.or_, either)
