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
from functools import cached_property, partial, reduce
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from .compare import Cells, is_number
from .facts import text_of
from .metrics import Measure, Metrics, measured
from .named import Named, whole_column
from .parameters import in_one_case
from .syntax import Both, Called, Comparison, Either, Node, Not, parse

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray


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
    return table[_holds(parse(text), _Conditions(Named(table, metrics, called)))].reset_index(
        drop=True
    )


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
    values = whole_column(Named(table, metrics).columns(tag, measure))
    if values.dtype == object:
        values = _ranks(values)
    order = values.sort_values(ascending=not column.startswith("-"), kind="stable").index
    return table.loc[order].reset_index(drop=True)


def _ranks(values: pd.Series) -> pd.Series:
    """The place of each value of several kinds among the others; equals share one."""
    known = values[values.notna()]
    keys: list[Any] = [(0, one, "") if is_number(one) else (1, 0, text_of(one)) for one in known]
    ranks = {key: rank for rank, key in enumerate(sorted(set(keys)))}
    return pd.Series([ranks[key] for key in keys], known.index, "float64").reindex(values.index)


def compared(text: str) -> list[tuple[str, Measure | None]]:
    """What a filter compares: names, and what of a metric is meant, in the order of the text.

    Raises:
        FilterError: If the filter cannot be read.

    >>> compared("sweep and (lr > 0.01 or min(loss) < 2) and lr < 1")
    [('lr', None), ('loss', 'min')]

    """
    found: dict[tuple[str, Measure | None], None] = {}
    left: list[Node] = [parse(text)] if text.strip() else []
    while left:
        node = left.pop()
        if isinstance(node, Both | Either):
            left += [node.right, node.left]
        elif isinstance(node, Not):
            left.append(node.inner)
        elif isinstance(node, Comparison):
            found[node.name, node.measure] = None
    return list(found)


class _Conditions:
    """What the names of one filter stand for, made ready once for all conditions on each."""

    def __init__(self, named: Named) -> None:
        self._named = named
        self._meant: dict[tuple[str, Measure | None], _Meant] = {}

    def holding(self, part: str) -> NDArray[np.bool_]:
        """Where a word is a part of what a run is called."""
        return self._named.holding(part)

    def meant(self, name: str, measure: Measure | None) -> _Meant:
        """What a name stands for, ready to be compared.

        Raises:
            FilterError: As `Named.columns`.

        """
        if (name, measure) not in self._meant:
            columns = self._named.columns(name, measure)
            self._meant[name, measure] = _Meant(columns, partial(self._named.in_any_case, columns))
        return self._meant[name, measure]


class _Meant:
    """The columns that a name stands for, made ready once for all conditions on them."""

    def __init__(
        self, columns: Sequence[pd.Series], in_any_case: Callable[[], frozenset[str]]
    ) -> None:
        self._columns = columns
        self._find_low = in_any_case

    @cached_property
    def _low(self) -> frozenset[str]:
        return self._find_low()

    def _ready(self, columns: Sequence[pd.Series]) -> list[Cells]:
        # Tools write one parameter as numbers and as texts: none of the columns may refuse a word.
        return [Cells(one if len(columns) == 1 else one.astype(object)) for one in columns]

    @cached_property
    def _cells(self) -> list[Cells]:
        return self._ready(self._columns)

    @cached_property
    def _cells_in_one_case(self) -> list[Cells]:
        low, columns = self._low, self._columns
        folded = [pd.Series(in_one_case(one, low), one.index, name=one.name) for one in columns]
        return self._ready(folded)

    def holds(self, sign: str, word: str) -> NDArray[np.bool_]:
        """Where any of the columns compares so with a word.

        Raises:
            FilterError: If the only column cannot be compared with it.

        """
        cells = self._cells
        if sign in {"==", "!="} and word.casefold() in self._low:
            cells, word = self._cells_in_one_case, word.casefold()
        return reduce(operator.or_, (one.holds(sign, word) for one in cells))


def _holds(node: Node, conditions: _Conditions) -> NDArray[np.bool_]:
    """Where a tree holds; without recursion along a chain, which is as deep as it is long."""
    joined: list[Both | Either] = []
    while isinstance(node, Both | Either):
        joined.append(node)
        node = node.left
    holds = _holds_alone(node, conditions)
    for one in reversed(joined):
        right = _holds(one.right, conditions)
        holds = holds & right if isinstance(one, Both) else holds | right
    return holds


def _holds_alone(node: Not | Comparison | Called, conditions: _Conditions) -> NDArray[np.bool_]:
    if isinstance(node, Not):
        return ~_holds(node.inner, conditions)
    if isinstance(node, Called):
        return conditions.holding(node.part)
    return conditions.meant(node.name, node.measure).holds(node.operator, node.value)
