"""Rows of a series without steps are told apart by their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

import insight
from dashboard.queries.series.numbered import numbered

if TYPE_CHECKING:
    from pathlib import Path


def record(folder: Path, *rows: tuple[str, int]) -> insight.Store:
    """A run `a` with an array for each tag and step, in this order."""
    with insight.SummaryRecord(folder / "a") as run:
        for tag, step in rows:
            run.add_value("tensor", tag, np.zeros(2))
            run.record(step)
    return insight.open_runs(folder)


def steps_of(store: insight.Store) -> dict[str, list[tuple[int, int, bool]]]:
    """What there is of each tag: step, the one recorded, and whether it is a number."""
    table = numbered(store.table("tensor"), store.stepless("tensor"))
    rows = zip(table["step"], table["recorded"], table["is_numbered"], strict=True)
    found: dict[str, list[tuple[int, int, bool]]] = {}
    for tag, (step, recorded, is_numbered) in zip(table["tag"], rows, strict=True):
        found.setdefault(tag, []).append((int(step), int(recorded), bool(is_numbered)))
    return found


def test_records_of_one_step_are_numbered_and_others_keep_theirs(tmp_path: Path) -> None:
    steps = [("steps", 0), ("steps", 10), ("once", 0)]
    store = record(tmp_path, *[("always 5", 5)] * 3, *steps)

    assert steps_of(store) == {
        "always 5": [(0, 5, True), (1, 5, True), (2, 5, True)],
        "once": [(0, 0, False)],
        "steps": [(0, 0, False), (10, 10, False)],
    }


def test_where_all_have_steps_the_table_is_as_it_was(tmp_path: Path) -> None:
    store = record(tmp_path, ("weights", 1), ("weights", 2))
    table = store.table("tensor")
    found = numbered(table, store.stepless("tensor"))

    assert found[list(table.columns)].equals(table)


def test_empty_table_stays_empty(tmp_path: Path) -> None:
    store = record(tmp_path)

    assert steps_of(store) == {}
