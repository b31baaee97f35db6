"""One parameter that several tools recorded, each under a heading of its own."""

from __future__ import annotations

import numbers
from typing import TYPE_CHECKING, Any

import pandas as pd

from .facts import text_of
from .provenance import is_provenance
from .table import column_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

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


def abbreviated(name: str, columns: Sequence[str]) -> list[str]:
    """The columns of the one parameter whose initials a name is; none where it is of several.

    >>> abbreviated("lr", ["hyperparameters.lr", "user.learning_rate", "metric.last_recall"])
    ['user.learning_rate']

    """
    meant = [column for column in by_initials(name, columns) if parameter_of(column)]
    return meant if are_one(meant) else []


def by_initials(name: str, columns: Iterable[str]) -> list[str]:
    """The columns of several words that begin with these letters."""
    return [column for column in columns if "_" in column and initials(column) == name]


def initials(column: str) -> str:
    """The first letters of the words at the end of a column's name.

    >>> initials("hyperparameters.learning_rate"), initials("user.seed")
    ('lr', 's')

    """
    return "".join(word[:1] for word in end_of(column).split("_"))


def end_of(column: str) -> str:
    """What a column is called below its last heading."""
    return column.rpartition(".")[2]


def shared_parameters(table: pd.DataFrame) -> dict[str, list[str]]:
    """The other columns of each parameter that several headings have, by its first one.

    A parameter that some tools abbreviate has its whole name. Columns of which a run holds two that
    differ are two parameters, and so are an abbreviation and a name if a run has both.
    """
    found = _columns_of(table)
    agreeing = {
        name: columns
        for name, columns in found.items()
        if len(columns) == 1 or _agree(table, columns)
    }
    whole: dict[str, set[str]] = {}
    for name, columns in found.items():
        for column in columns:
            if "_" in end_of(column):
                whole.setdefault(initials(column).casefold(), set()).add(name)
    for short in [name for name in agreeing if len(whole.get(name, ())) == 1]:
        (long,) = whole[short]
        if long in agreeing and are_apart(table, agreeing[short], agreeing[long]):
            agreeing[long] = agreeing[long] + agreeing.pop(short)
    return {first: rest for first, *rest in agreeing.values() if rest}


def are_apart(table: pd.DataFrame, some: Sequence[str], others: Sequence[str]) -> bool:
    """Whether no run has any of some columns and any of the others."""
    one, other = (table[list(names)].notna().any(axis=1) for names in (some, others))
    return not (one & other).any()


def alike(table: pd.DataFrame, columns: Iterable[str], tools: pd.Series[Any]) -> frozenset[str]:
    """The texts of a parameter, in lower case, that tools write in different cases: `Adam`, `adam`.

    They are one value, unless one tool writes both: then somebody may mean two.

    Args:
        table: One row a run.
        columns: Those of the parameter.
        tools: Which tool wrote each row.

    """
    spelled: dict[str, dict[str, set[Any]]] = {}
    for column in columns:
        if table[column].dtype.kind in "iufb":
            continue
        for text, tool in zip(table[column], tools, strict=True):
            if isinstance(text, str):
                spelled.setdefault(text.casefold(), {}).setdefault(text, set()).add(tool)
    several = {low: list(ways.values()) for low, ways in spelled.items() if len(ways) > 1}
    return frozenset(
        low for low, ways in several.items() if len(set().union(*ways)) == sum(map(len, ways))
    )


def columns_of(table: pd.DataFrame, parameter: str) -> list[str]:
    """The columns of what `parameter_of` calls so."""
    return [str(column) for column in table.columns if parameter_of(str(column)) == parameter]


def joined(table: pd.DataFrame, tools: pd.Series[Any] | None = None) -> pd.DataFrame:
    """A lineage table in which each parameter has one column, whichever heading a run has it under.

    Args:
        table: `Store.lineage()`.
        tools: Which tool wrote each row: texts that tools write in different cases become one.

    >>> import pandas as pd
    >>> told = {"run": ["a", "b"], "algorithm.lr": [None, 0.1], "user.lr": [0.5, None]}
    >>> joined(pd.DataFrame(told)).to_dict("list")
    {'run': ['a', 'b'], 'algorithm.lr': [0.5, 0.1]}

    """
    shared = shared_parameters(table)
    whole = {first: _whole(table, [first, *rest]) for first, rest in shared.items()}
    away = {one for rest in shared.values() for one in rest}
    if tools is not None and len(set(tools)) > 1:
        for columns in _columns_of(table).values():
            low = alike(table, columns, tools)
            for column in columns if low else ():
                if column not in away:
                    whole[column] = in_one_case(whole.get(column, table[column]), low)
    return table.assign(**whole).drop(columns=[*away]) if whole else table


def set_and_found(lineage: pd.DataFrame, runs: pd.DataFrame) -> pd.DataFrame:
    """What people set and what came of it: without what reproduces runs, each parameter once.

    Args:
        lineage: `Store.lineage()`.
        runs: `Store.runs()`.

    """
    own = lineage[[name for name in lineage.columns if not is_provenance(str(name))]]
    tools = runs.set_index("run")["source"].astype(object).reindex(own["run"])
    return joined(own, tools.reset_index(drop=True))


def in_one_case(column: Iterable[Any], low: Collection[str]) -> Any:
    """A column with some of its texts in lower case: those that are among these."""

    def spelled(value: Any) -> Any:
        if isinstance(value, str):
            return value.casefold() if value.casefold() in low else value
        return next(iter(_known([value])), None)

    return column_of([spelled(value) for value in column])


def _columns_of(table: pd.DataFrame) -> dict[str, list[str]]:
    """The columns of each parameter, by what `parameter_of` calls it."""
    found: dict[str, list[str]] = {}
    for column in sorted(map(str, table.columns), key=_rank):
        name = parameter_of(column)
        if name is not None:
            found.setdefault(name, []).append(column)
    return found


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
