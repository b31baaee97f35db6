"""Where a run comes from and what came of it: its data, its checkpoint, parents and children."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd

from dashboard.queries.lineage.facts import plain
from insight.lineage.named_parents import named_parent
from insight.lineage.sections import lineage_sections

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_NAMED = 50
ID, CHECKPOINT = "run.id", "model.path"
PARENTS = ("run.parent", "run.forked_from")  # what it is a part of, and what it branched off
BEGAN = "parent.run"
DATA = ("source_path", "train_dataset_path", "valid_dataset_path", "source", "name")
GIVEN = ("hyperparameters", "algorithm", "user", "dataset")  # where a run names what it began with


def family(lineage: pd.DataFrame, run: str) -> dict[str, Any] | None:
    """What is known of where a run comes from and of what came of it; None for nothing.

    A run is the child of another one whose checkpoint it read, which provenance tells; that it
    names as its parent, by its name or, as MLflow does, by its id; that it was forked off, as W&B
    and Neptune do; or whose checkpoint it names among what it was given.

    Args:
        lineage: `Store.lineage()`.
        run: One that there is.

    >>> told = {"run": ["a", "b"], "model.path": ["a.ckpt", None], "user.start": [None, "a.ckpt"]}
    >>> family(pd.DataFrame(told), "b")["parents"]
    ['a']

    """
    own = lineage[lineage["run"] == run]
    if own.empty:
        return None
    parents, children = _parents(lineage, own), _children(lineage, own)
    known = set(parents)
    told: dict[str, Any] = {
        "data": list(_data(own)),
        "checkpoint": _cell(own, CHECKPOINT),
        "parents": parents,
        "parent_id": None if known else next(iter(_told(own)), None),
        "children": children[:MOST_NAMED],
        "more": max(0, len(children) - MOST_NAMED),
    }
    return told if any(told.values()) else None


def _data(own: pd.DataFrame) -> Iterator[tuple[str, str]]:
    """What the data are called and where they lay, by the column that says so."""
    seen = set()
    for name in lineage_sections(own).get("dataset", []):
        value = str(plain(own[name].iloc[0]))
        if name.rpartition(".")[2] in DATA and value not in seen:
            seen.add(value)
            yield name.partition(".")[2], value


def _parents(lineage: pd.DataFrame, own: pd.DataFrame) -> list[str]:
    run, began = str(own["run"].iloc[0]), _cell(own, BEGAN)
    found = [began] if began else []
    for parent in _told(own):
        found += _named(lineage, run, parent)
    if CHECKPOINT in lineage:
        texts = {own[name].iloc[0] for name in _given(own)}
        found += _with(lineage, CHECKPOINT, {text for text in texts if isinstance(text, str)})
    return [name for name in dict.fromkeys(found) if name != run]


def _children(lineage: pd.DataFrame, own: pd.DataFrame) -> list[str]:
    run, identity, path = str(own["run"].iloc[0]), _cell(own, ID), _cell(own, CHECKPOINT)
    found = _with(lineage, BEGAN, {run})
    found += _calling(lineage, run, identity)
    for name in _given(lineage) if path else ():
        found += _with(lineage, name, {path})
    return [name for name in dict.fromkeys(found) if name != run]


def _named(lineage: pd.DataFrame, run: str, parent: str) -> list[str]:
    """The runs that are called a run's parent: several where they have one id."""
    known = _with(lineage, ID, {parent})
    runs = frozenset(map(str, lineage["run"]))
    return known or [name for name in [named_parent(run, parent, runs, {})] if name]


def _calling(lineage: pd.DataFrame, run: str, identity: str | None) -> list[str]:
    """The runs that call a run their parent."""
    runs = frozenset(map(str, lineage["run"]))
    ids = {identity: run} if identity else {}
    found = []
    for name in PARENTS:
        told = lineage[["run", name]].dropna() if name in lineage else lineage[:0]
        found += [
            str(one)
            for one, parent in zip(told["run"], told.get(name, ()), strict=True)
            if isinstance(parent, str) and named_parent(str(one), parent, runs, ids) == run
        ]
    return found


def _told(own: pd.DataFrame) -> list[str]:
    """What a run calls the runs that it is of."""
    return [parent for name in PARENTS if (parent := _cell(own, name))]


def _given(lineage: pd.DataFrame) -> list[str]:
    """The columns that may name a checkpoint."""
    names = [str(name) for name in lineage.columns if str(name).partition(".")[0] in GIVEN]
    return [name for name in names if not pd.api.types.is_numeric_dtype(lineage[name].dtype)]


def _with(lineage: pd.DataFrame, name: str, wanted: set[Any]) -> list[str]:
    """The runs whose cell is one of some texts."""
    if name not in lineage or not wanted:
        return []
    column = lineage[name]
    held = [isinstance(cell, str) and cell in wanted for cell in column]
    return [str(run) for run in lineage.loc[held, "run"]]


def _cell(own: pd.DataFrame, name: str) -> str | None:
    value = own[name].iloc[0] if name in own else None
    return value if isinstance(value, str) and value else None
