"""The lineage of all runs: one row a run, one column a recorded fact."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from insight.masking import UNMASKED

from .processes import Part, facts_of_processes, processes_of
from .provenance import LOADED, NO_COLUMNS, SAVED, parents
from .provenance import SECTIONS as PROVENANCE_SECTIONS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .facts import Facts
    from .told import ToldFact

_SECTIONS = (
    *("hyperparameters", "algorithm", "metric", "dataset", "model", "user"),
    *PROVENANCE_SECTIONS,
)
_PARENT = "parent.run"
_UNMASKED = f"user.{UNMASKED}"
_EXACT = 2**53  # up to here every whole number is a float


def lineage_table(rows: Mapping[str, Facts]) -> pd.DataFrame:
    """One row a run, in the order given; columns `run`, then `section.name`.

    Whole numbers are `Int64`, other numbers `float64`, text `str`; what a run lacks is NA. Of whole
    numbers beyond 64 bits that no float is, such as seeds, the column holds objects.
    """
    cells: dict[str, list[Any]] = {}
    found = parents(rows)
    if found:
        cells[_PARENT] = [found.get(run) for run in rows]
    for index, row in enumerate(rows.values()):
        for name, value in row.items():
            if name in NO_COLUMNS:
                continue
            column = cells.get(name)
            if column is None:
                column = cells[name] = [None] * len(rows)
            column[index] = value
    columns: dict[str, Any] = {"run": pd.array(list(rows), dtype="str")}
    for name in sorted(cells, key=_position):
        columns[name] = column_of(cells[name])
    return pd.DataFrame(columns, copy=False)


def as_part(told: ToldFact) -> Part:
    """What a message says."""
    return Part(told.fact.plugin, told.read(), told.fact.file)


def merged(parts: Sequence[Part]) -> Facts:
    """The facts of one run, from messages that come oldest first.

    A newer train lineage replaces the older one whole; of provenance that of the newest training
    holds. Of metrics, data sets and the user's own facts the newest of each name is kept; what one
    of its recorders was told not to mask, none masks. What one message says alone is not copied.
    """
    others = [part.facts for part in parts if part.plugin not in {"train_lineage", "provenance"}]
    trained = [part.facts for part in parts if part.plugin == "train_lineage"][-1:]
    provenance = facts_of_processes(processes_of(parts))
    held = [facts for facts in (*others, provenance, *trained) if facts]
    if len(held) == 1:
        return held[0]
    row = {name: fact for one in held for name, fact in one.items()}
    unmasked = [one[_UNMASKED] for one in held if isinstance(one.get(_UNMASKED), tuple)]
    return row | ({_UNMASKED: tuple(dict.fromkeys(chain(*unmasked)))} if unmasked else {})


def checkpoint_table(rows: Mapping[str, Facts]) -> pd.DataFrame:
    """The checkpoints that runs wrote and read, in that order for each run, oldest first."""
    words = {SAVED: "saved", LOADED: "loaded"}
    told = [
        (run, "resumed" if resumed else role, path, digest)
        for run, row in rows.items()
        for name, role in words.items()
        for digest, path, resumed in row.get(name, ())
    ]
    columns = zip(*told, strict=True) if told else ((), (), (), ())
    names = ("run", "role", "path", "sha256")
    return pd.DataFrame(
        {name: pd.array(list(held), dtype="str") for name, held in zip(names, columns, strict=True)}
    )


def _position(name: str) -> tuple[int, str]:
    section = name.partition(".")[0]
    index = _SECTIONS.index(section) if section in _SECTIONS else len(_SECTIONS)
    return index, name


def _is_float(value: Any) -> bool:
    """Whether a float is the same number; a seed of 128 bits is none."""
    if not isinstance(value, int) or abs(value) <= _EXACT:
        return True
    try:
        return int(float(value)) == value
    except OverflowError:
        return False


def column_of(values: list[Any]) -> Any:
    """An array of the one type that holds all values; objects where they are of several kinds.

    None is what a run lacks.
    """
    kinds = {type(value) for value in values if value is not None}
    if kinds == {int}:
        whole = [value for value in values if value is not None]
        if min(whole) >= -(2**63) and max(whole) < 2**63:
            return pd.array(values, dtype="Int64")
        if min(whole) >= 0 and max(whole) < 2**64:
            return pd.array(values, dtype="UInt64")
    if kinds <= {int, float} and kinds and all(map(_is_float, values)):
        return np.array(values, np.float64)  # None becomes NaN
    if kinds == {str}:
        return pd.array(values, dtype="str")
    if kinds == {bool}:
        return pd.array(values, dtype="boolean")
    return pd.Series([pd.NA if value is None else value for value in values], dtype=object)
