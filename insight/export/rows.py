"""What an export needs of one run."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import pandas as pd

from insight.errors import SummaryError
from insight.lineage.provenance import is_provenance
from insight.tables import KINDS
from insight.tables.every_record import with_every_record

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from insight.tables import Store

UNWRITABLE = "no place"
UNREADABLE = "unreadable"

Order: TypeAlias = tuple[str, str]
BY_TIME: Order = ("wall_time", "step")
BY_STEP: Order = ("step", "wall_time")

LeftOut: TypeAlias = Counter[tuple[str, str]]
"""How many values are not in an export, by kind and by `UNWRITABLE` or `UNREADABLE`."""

LIGHT = frozenset(("scalar", "histogram", "text", "message", "curve", "artifact"))
"""Kinds whose rows hold their values: others are named by run, tag and step."""
_LAST_NAMED_S = 9_999_999_999
# Landscapes are drawn after a training, and say nothing of how long it took.
_TIMED = (
    *("scalar", "histogram", "image", "tensor", "text", "message", "figure", "graph"),
    *("table", "audio", "video", "curve"),
)


class ExportedRun:
    """One run of a store.

    Attributes:
        name: Its name.
        status: How it ended, where that was asked for.
        facts: What is known of it under dotted names, where that was asked for.
        lacking: What `lacking_kinds` gives.

    """

    def __init__(
        self,
        store: Store,
        name: str,
        lacking: Mapping[str, pd.DataFrame],
        status: str = "",
        facts: dict[str, Any] | None = None,
    ) -> None:
        self.name = name
        self.status = status
        self.facts = facts or {}
        self._store = store
        self._tables = dict(lacking)

    def folder_in(self, out: Path) -> Path:
        """Its folder below `out`, made if need be."""
        folder = out if self.name == "." else out.joinpath(*_parts(self.name))
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def table(self, kind: str) -> pd.DataFrame:
        """Its rows of a kind; of series without steps every record, of pictures and arrays one."""
        if kind not in self._tables:
            table = self._store.table(kind, runs=self.name)
            if kind in LIGHT:
                table = with_every_record(table, self._store.stepless(kind, self.name))
            self._tables[kind] = table
        return self._tables[kind]

    def provenance(self) -> Iterator[dict[str, Any]]:
        """What each of its processes left to reproduce it; nothing where that cannot be read now.

        Each says what its process did, also where messages beside it said so.
        """
        try:
            processes = self._store.processes(self.name)
        except SummaryError:
            return
        for one in processes:
            run = one["document"].get("run")
            told = run if isinstance(run, dict) else {}
            yield one["document"] | {"run": told | {"did": one["did"]}}

    def rows(self, kind: str, by: Order = BY_TIME) -> Iterator[Any]:
        """Its rows of a kind in an order, with the columns as attributes."""
        table = self.table(kind).sort_values(list(by), kind="stable")
        return iter(table.itertuples(index=False))

    def values(
        self, kind: str, left_out: LeftOut, by: Order = BY_TIME
    ) -> Iterator[tuple[Any, Any]]:
        """(row, heavy value) of a kind in an order; what is unreadable is counted.

        One value at a time is in memory.
        """
        for row in self.rows(kind, by):
            try:
                value = self._value(kind, row)
            except (SummaryError, OSError):  # the file was changed or lost since it was read
                left_out[kind, UNREADABLE] += 1
            else:
                yield row, value

    def _value(self, kind: str, row: Any) -> Any:
        if kind == "table":  # a DataFrame would have fewer types than its cells
            return self._store.cells(self.name, row.tag, row.step)
        return self._store.value(kind, self.name, row.tag, row.step)

    def scalar_steps(
        self, by: Order = BY_TIME
    ) -> Iterator[tuple[float, int, bytes, list[str], list[float]]]:
        """(wall time, step, key of the tags, tags, values) of what was recorded together.

        Equal keys mean equal tags.
        """
        table = self.table("scalar")
        if table.empty:
            return
        names = np.array(table["tag"].cat.categories.tolist(), object)
        codes = table["tag"].cat.codes.to_numpy()
        columns = (table[name].to_numpy() for name in ("step", "wall_time", "value"))
        steps, times, values = columns
        order = np.lexsort((codes, steps, times) if by == BY_TIME else (codes, times, steps))
        codes, steps, times, values = codes[order], steps[order], times[order], values[order]
        # NaN differs from itself, so a row without a time is a step of its own.
        begins = np.flatnonzero((steps[1:] != steps[:-1]) | (times[1:] != times[:-1])) + 1
        bounds = [0, *begins.tolist(), len(steps)]
        for begin, stop in pairwise(bounds):
            key = codes[begin:stop].tobytes()
            tags = names[codes[begin:stop]].tolist()
            yield float(times[begin]), int(steps[begin]), key, tags, values[begin:stop].tolist()

    def span(self) -> tuple[float, float]:
        """The first and the last wall time of its rows; zeros without any."""
        times = [self.table(kind)["wall_time"] for kind in _TIMED]
        finite = [t[np.isfinite(t)] for t in times]
        lowest = [float(t.min()) for t in finite if len(t)]
        highest = [float(t.max()) for t in finite if len(t)]
        return (min(lowest), max(highest)) if lowest else (0.0, 0.0)

    def named_second(self) -> int:
        """The second in the names of its files: that of its first row, in ten digits at most."""
        return int(min(max(self.span()[0], 0.0), _LAST_NAMED_S))


def lacking_kinds(store: Store) -> dict[str, pd.DataFrame]:
    """The kinds that no run has, with their tables: of thousands of runs none is asked for them."""
    return {
        kind: store.table(kind, runs=[])
        for kind in KINDS
        if kind != "scalar" and not store.tags(kind)
    }


def exported_runs(store: Store, names: list[str]) -> Iterator[ExportedRun]:
    """The runs of these names, one after the other."""
    statuses = store.runs().set_index("run")["status"]
    # As objects: a row of numbers alone would turn whole ones into floats.
    lineage = store.lineage().set_index("run").astype(object)
    lacking = lacking_kinds(store)
    for name in names:
        row = lineage.loc[name]
        told = {str(fact): value for fact, value in row.items() if not _lacks(value)}
        # The document of a run has them, where a target has a place for that.
        facts = {name: value for name, value in told.items() if not is_provenance(name)}
        yield ExportedRun(store, name, lacking, str(statuses[name]), facts)


def _lacks(value: Any) -> bool:
    return value is None or value is pd.NA or (isinstance(value, float) and math.isnan(value))


def _parts(name: str) -> list[str]:
    """The folders of a run's name; none leads out of where it is put, and none is hidden."""
    return [f"_{part}" if not part or part.startswith(".") else part for part in name.split("/")]
