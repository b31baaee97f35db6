"""The rows of the table: which runs come first, and their values. Only what is shown is read."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from operator import is_not
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import SummaryValueError
from insight.lineage.target.objective import direction, objective
from insight.plugins.beside import of_training
from insight.tables.scalar_index import ScalarIndex

from .sparkline import sparkline

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

    import pandas as pd
    from numpy.typing import NDArray

    from insight.tables import Store

    from .following import View

MOST_COLUMNS = 4
SPARK = 12
"""Characters of a series."""
_CONSIDERED = 40
_STATUSES = ("running", "diverged", "failed", "stopped", "finished")


@dataclass(frozen=True, slots=True)
class Row:
    """One run as the table shows it."""

    run: str
    status: str
    last_step: int
    updated: float
    """Seconds since 1970; NaN without a record."""
    values: Mapping[str, float]
    """The last by tag."""
    spark: str
    """The first of the columns that the run has, as a few blocks."""
    holds: Sequence[str] = ()
    """The rules that hold for it."""


@dataclass(slots=True)
class RunRows:
    """Makes rows; remembers those of runs that did not change."""

    store: Store
    columns: Sequence[str] | None = None
    """Tags that were asked for; None for those that runs are judged by."""
    _version: int | None = None
    _tags: tuple[tuple[str, ...], list[str]] = ((), [])
    _made: tuple[tuple[pd.DataFrame, int, str], list[Row]] | None = None
    """What was asked, and the rows: of the same table they are the same."""
    _known: dict[str, tuple[Hashable, dict[str, float], str]] = field(default_factory=dict)

    def shown_tags(self) -> list[str]:
        """The tags that have a column."""
        if self.columns is not None:
            return list(self.columns)
        if self._version != self.store.version:
            self._version = self.store.version
            tags = tuple(of_training(self.store.tags("scalar")))
            if self._tags[0] != tags:
                self._tags = (tags, _usual_tags(self.store, tags))
                self._known.clear()
        return self._tags[1]

    def first(self, view: View, most: int, sort: str) -> list[Row]:
        """The first rows of a view.

        Args:
            view: What there is.
            most: How many.
            sort: What they are sorted by, `-` before it for the other way; `active` for those that
                run first, then the newest.

        Raises:
            SummaryValueError: If there is nothing of that name.

        """
        holds: dict[str, dict[str, None]] = {}
        for one in view.holdings:
            holds.setdefault(one.run, {})[one.rule.text] = None
        asked = (view.runs, most, sort)
        if self._made is None or any(map(is_not, self._made[0], asked)):
            self._made = (asked, self._rows(view.runs, most, sort))
        rows = self._made[1]
        return [
            replace(row, holds=list(holds[row.run])) if row.run in holds else row for row in rows
        ]

    def _rows(self, runs: pd.DataFrame, most: int, sort: str) -> list[Row]:
        chosen = runs.iloc[self._order(runs, sort)[:most]]
        self._read(chosen)
        updated = _seconds(chosen["updated"])
        columns = (chosen["run"].astype(str), chosen["status"].astype(str), chosen["last_step"])
        return [
            Row(run, status, int(step), float(time), *self._known[run][1:])
            for run, status, step, time in zip(*columns, updated, strict=True)
        ]

    def _order(self, runs: pd.DataFrame, sort: str) -> NDArray[np.intp]:
        name, is_turned = sort.removeprefix("-"), sort.startswith("-")
        newest = -np.nan_to_num(_seconds(runs["updated"]), nan=-np.inf)
        if name == "active":
            rest = ~(runs["status"] == "running").to_numpy()
            found = np.lexsort((runs["run"].astype(str), newest, rest))
        elif name in ("updated", "started"):
            found = np.argsort(-_seconds(runs[name]), kind="stable")
        elif name == "status":
            ranks = {word: rank for rank, word in enumerate(_STATUSES)}
            found = np.lexsort((newest, np.array([ranks.get(word, 9) for word in runs["status"]])))
        elif name in ("run", "last_step"):
            found = np.argsort(runs[name].to_numpy(), kind="stable")
        else:
            values = self._values(runs, name)  # what is no number comes last, either way
            return np.argsort(-values if is_turned else values, kind="stable")
        return found[::-1] if is_turned else found

    def _values(self, runs: pd.DataFrame, tag: str) -> NDArray[np.float64]:
        if tag not in self.store.tags("scalar"):
            known = "a column of the table or the tag of a series"
            raise SummaryValueError.of("--sort", known, repr(tag))
        last = self.store.metric(tag)
        return np.array([last.get(run, np.nan) for run in runs["run"].astype(str)])

    def _read(self, chosen: pd.DataFrame) -> None:
        """Know what there is to know of some runs."""
        tags = self.shown_tags()
        columns = (chosen[name].tolist() for name in ("points", "bytes"))
        signs = dict(zip(chosen["run"].astype(str), zip(*columns, strict=True), strict=True))
        changed = [
            run
            for run, sign in signs.items()
            if run not in self._known or self._known[run][0] != sign
        ]
        if not changed:
            return
        index = ScalarIndex(self.store.table("scalar", runs=changed, tags=tags))
        values: dict[str, dict[str, NDArray[np.float64]]] = {run: {} for run in changed}
        for one in (*index.segments, *index.beside):
            values[one.run][one.tag] = index.value[one.start : one.end]
        for run, held in values.items():
            drawn = next((held[tag] for tag in tags if tag in held), np.empty(0))
            last = {tag: float(series[-1]) for tag, series in held.items()}
            self._known[run] = (signs[run], last, sparkline(drawn, SPARK))


def _usual_tags(store: Store, tags: Sequence[str]) -> list[str]:
    """The measures that most runs have: what they would be judged by, then losses and others."""
    told = [tag for tag in tags if direction(tag)] or list(tags)
    counts = {tag: len(store.metric(tag)) for tag in told[:_CONSIDERED]}
    found: list[str] = []
    while counts and len(found) < MOST_COLUMNS:
        tag = objective(counts) or max(counts, key=lambda one: counts[one])
        found.append(tag)
        del counts[tag]
    return found


def _seconds(column: Any) -> NDArray[np.float64]:
    whole = column.dt.tz_localize(None).to_numpy("datetime64[us]")
    seconds = whole.astype(np.int64) / 1e6
    return np.where(np.isnat(whole), np.nan, seconds)
