"""The small filter language of the pages and the commands; never `eval`.

    lr > 0.01 and optimizer == "Adam"
    (network ~ "Le*5" or user.tag = baseline) and not status == failed

`=` is `==`; `~` finds a piece of text in upper or lower case, with `*` for anything between; `and`,
`or`, `not` and brackets combine. A comparison with what a run lacks does not hold, whatever the
operator. Texts may stand without quotes when they are one word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .columns import find_column
from .compare import compare
from .syntax import Both, Comparison, Either, Node, Not, parse

if TYPE_CHECKING:
    import pandas as pd


def filter_rows(table: pd.DataFrame, text: str) -> pd.DataFrame:
    """The rows of a table for which a filter holds, in their order.

    Args:
        table: Any table; `lineage()` and `runs()` are what it is made for.
        text: A filter; an empty one keeps every row.

    Raises:
        FilterError: If the filter cannot be read, a name is unknown or ambiguous, or a column
            cannot be compared with what stands there; also a ValueError.

    >>> import pandas as pd
    >>> runs = pd.DataFrame({"run": ["a", "b"], "hyperparameters.learning_rate": [0.1, 0.001]})
    >>> filter_rows(runs, "lr > 0.01")["run"].tolist()
    ['a']

    """
    if not text.strip():
        return table
    return table[_holds(parse(text), table)].reset_index(drop=True)


def sort_rows(table: pd.DataFrame, column: str) -> pd.DataFrame:
    """The rows of a table by one column, ascending, or descending after a `-`; NA comes last.

    Raises:
        FilterError: If there is no such column, or its name is ambiguous.

    >>> import pandas as pd
    >>> sort_rows(pd.DataFrame({"metric.accuracy": [0.5, 0.9]}), "-accuracy").index.tolist()
    [0, 1]

    """
    name = find_column(column.removeprefix("-"), list(table.columns))
    values = table[name]
    if values.dtype == object:
        values = values.astype("str")
    order = values.sort_values(ascending=not column.startswith("-"), kind="stable").index
    return table.loc[order].reset_index(drop=True)


def _holds(node: Node, table: pd.DataFrame) -> pd.Series[bool]:
    match node:
        case Both():
            return _holds(node.left, table) & _holds(node.right, table)
        case Either():
            return _holds(node.left, table) | _holds(node.right, table)
        case Not():
            return ~_holds(node.inner, table)
        case Comparison():
            name = find_column(node.name, list(table.columns))
            return compare(table[name], node.operator, node.value)
