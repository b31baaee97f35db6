"""The lineage of all runs: one row a run, one column a recorded fact."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd

from .facts import Facts, facts_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from insight.sources import Fact

_SECTIONS = ("hyperparameters", "algorithm", "metric", "dataset", "model", "user")


def lineage_table(facts: Mapping[str, Iterable[Fact]]) -> pd.DataFrame:
    """One row a run, in the order given; columns `run`, then `section.name`.

    A newer train lineage replaces the older one whole; of metrics, data sets and the user's own
    facts the newest of each name is kept. Whole numbers are `Int64`, other numbers `float64`, text
    `str`; what a run lacks is NA.

    Args:
        facts: The lineage messages of each run, oldest first.

    """
    rows = {run: merged(messages) for run, messages in facts.items()}
    names = sorted({name for row in rows.values() for name in row}, key=_position)
    columns: dict[str, Any] = {"run": pd.array(list(rows), dtype="str")}
    for name in names:
        columns[name] = _column([row.get(name) for row in rows.values()])
    return pd.DataFrame(columns)


def merged(messages: Iterable[Fact]) -> Facts:
    """The facts of one run, from messages that come oldest first."""
    training: Facts = {}
    others: Facts = {}
    for fact in messages:
        found = facts_of(fact.plugin, fact.message)
        if fact.plugin == "train_lineage":
            training = found
        else:
            others |= found
    return others | training


def _position(name: str) -> tuple[int, str]:
    section = name.partition(".")[0]
    place = _SECTIONS.index(section) if section in _SECTIONS else len(_SECTIONS)
    return place, name


def _column(values: list[Any]) -> Any:
    """An array of the one type that holds all values; objects where they are of several kinds."""
    kinds = {type(value) for value in values if value is not None}
    if kinds == {int} and all(value is None or abs(value) < 2**63 for value in values):
        return pd.array(values, dtype="Int64")
    if kinds <= {int, float} and kinds:
        numbers = [float("nan") if value is None else float(value) for value in values]
        return pd.array(numbers, dtype="float64")
    if kinds == {str}:
        return pd.array(values, dtype="str")
    if kinds == {bool}:
        return pd.array(values, dtype="boolean")
    return pd.Series([pd.NA if value is None else value for value in values], dtype=object)
