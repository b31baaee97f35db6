"""The scalar table cut by tag and run, without copying its columns."""

from __future__ import annotations

import math
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pandas as pd

from insight.lineage.target.definitions import Definitions
from insight.lineage.target.diagnostics import is_of_machine
from insight.plugins.beside import is_beside

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray


class Segment(NamedTuple):
    """The rows `start:end` of one tag in one run."""

    run: str
    tag: str
    start: int
    end: int


class Records(NamedTuple):
    """Every record of a series without steps: columns of `Store.stepless()`."""

    step: NDArray[np.int64]
    wall_time: NDArray[np.float64]
    value: NDArray[np.float64]


class ScalarIndex:
    """Where each series of `Store.table("scalar")` lies.

    What is beside a training, as its machine's series are, is kept apart: nothing that goes through
    `segments` or `by_tag` judges a run by it, or draws it among what was learned.

    Args:
        table: The scalars.
        stepless: `Store.stepless()`; None for no series without steps.
        definitions: What scripts say of their tags; None for nothing.

    Attributes:
        step, wall_time, value: The table's columns.
        segments: Every series of trainings, sorted by run and tag.
        by_tag: The series of each tag, sorted by run; tags in alphabetical order.
        beside: The other series, sorted by run and tag.
        started: The first finite wall time of each run's series; 0 without one. Of a run that has
            nothing but series beside it, of those.
        records: Every record of the series without steps, by run and tag.
        definitions: What scripts say of their tags.

    """

    def __init__(
        self,
        table: pd.DataFrame,
        stepless: pd.DataFrame | None = None,
        definitions: Definitions | None = None,
    ) -> None:
        self.definitions = Definitions() if definitions is None else definitions
        self.step: NDArray[np.int64] = table["step"].to_numpy(np.int64)
        self.wall_time: NDArray[np.float64] = table["wall_time"].to_numpy(np.float64)
        self.value: NDArray[np.float64] = table["value"].to_numpy(np.float64)
        every = segments_of(table)
        self.segments = [segment for segment in every if not is_beside(segment.tag)]
        self.beside = [segment for segment in every if is_beside(segment.tag)]
        self.by_tag: dict[str, list[Segment]] = {}
        for segment in sorted(self.segments, key=lambda segment: (segment.tag, segment.run)):
            self.by_tag.setdefault(segment.tag, []).append(segment)
        self.records = {} if stepless is None else _records_of(stepless)
        firsts = self._firsts(self.beside) | self._firsts(self.segments)
        self.started = {run: first if first < np.inf else 0.0 for run, first in firsts.items()}

    def direction(self, tag: str) -> int:
        """1 where more of a tag is better, -1 where less is, 0 where nobody knows."""
        return self.definitions.direction(tag)

    def goes_on(self, segment: Segment) -> bool:
        """Whether a series goes beyond step 0; one without steps counts as one that does."""
        return bool(self.step[segment.end - 1] > 0) or segment[:2] in self.records

    @cached_property
    def begun(self) -> tuple[frozenset[str], frozenset[str]]:
        """The runs of which a series goes beyond step 0, and the tags of such series.

        What the machine's statistics count are samples, not steps of a training.
        """
        ends = np.array([segment.end for segment in self.segments], np.int64) - 1
        stepped = (self.step[ends] > 0).tolist()
        later = [
            one
            for one, goes in zip(self.segments, stepped, strict=True)
            if goes or one[:2] in self.records
        ]
        tags = frozenset(one.tag for one in later)
        machine = {tag for tag in tags if is_of_machine(tag)}
        return frozenset(one.run for one in later if one.tag not in machine), tags

    def _firsts(self, segments: Sequence[Segment]) -> dict[str, float]:
        firsts: dict[str, float] = {}
        for segment in segments:
            first = self._first(segment)
            firsts[segment.run] = min(first, firsts.get(segment.run, first))
        return firsts

    def _first(self, segment: Segment) -> float:
        """The first finite wall time of a series; infinity without one."""
        times = self.times(segment)
        first = float(times[0])
        if math.isfinite(first):
            return first
        return float(next(iter(times[np.isfinite(times)]), np.inf))

    def times(self, segment: Segment) -> NDArray[np.float64]:
        """When the rows of a series were recorded; every record of one without steps."""
        records = self.records.get((segment.run, segment.tag))
        if records is not None:
            return records.wall_time
        return self.wall_time[segment.start : segment.end]

    def steps_at(self, run: str, times: NDArray[np.float64]) -> NDArray[np.float64]:
        """To which step the training of a run had come at some times, a fraction between two steps.

        Its longest series tells. NaN before that began and after it ended, and for runs without
        one of several steps: what was recorded beside a training has no place along its steps then.

        Args:
            run: Its name.
            times: Seconds since 1970.

        """
        segment = self.longest.get(run)
        if segment is None:
            return np.full(len(times), np.nan)
        rows = slice(segment.start, segment.end)
        known, steps = self.wall_time[rows], self.step[rows].astype(np.float64)
        finite = np.isfinite(known)
        if not finite.any():
            return np.full(len(times), np.nan)
        known, steps = known[finite], steps[finite]
        order = np.argsort(known, kind="stable")
        # Records that came late, or by another clock, do not take the training back.
        steps = np.maximum.accumulate(steps[order])
        return np.interp(times, known[order], steps, left=np.nan, right=np.nan)

    @cached_property
    def longest(self) -> dict[str, Segment]:
        """The longest series with steps of each run's training; runs without one are left out."""
        found: dict[str, Segment] = {}
        for one in self.segments:
            before = found.get(one.run)
            is_longer = before is None or one.end - one.start > before.end - before.start
            if is_longer and one.end - one.start > 1 and not is_of_machine(one.tag):
                found[one.run] = one
        return found

    def is_stepless(self, tag: str) -> bool:
        """Whether no run has steps for a tag."""
        found = self.by_tag.get(tag, [])
        return bool(self.records and found) and all((one.run, tag) in self.records for one in found)

    def last(self, tag: str) -> dict[str, float]:
        """The last value of a tag in each run that has it."""
        return {s.run: float(self.value[s.end - 1]) for s in self.by_tag.get(tag, [])}


def _records_of(stepless: pd.DataFrame) -> dict[tuple[str, str], Records]:
    step = stepless["step"].to_numpy(np.int64)
    wall_time, value = (stepless[name].to_numpy(np.float64) for name in ("wall_time", "value"))
    return {
        (one.run, one.tag): Records(
            step[one.start : one.end], wall_time[one.start : one.end], value[one.start : one.end]
        )
        for one in segments_of(stepless)
    }


def segments_of(table: pd.DataFrame) -> list[Segment]:
    """The series of any table that is sorted by run and tag.

    >>> import pandas as pd
    >>> segments_of(pd.DataFrame({"run": ["a", "a", "b"], "tag": ["x", "x", "x"]}))
    [Segment(run='a', tag='x', start=0, end=2), Segment(run='b', tag='x', start=2, end=3)]
    """
    starts = starts_of(table)
    ends = np.append(starts, len(table))[1:]
    names = (map(str, table[name].iloc[starts]) for name in ("run", "tag"))
    return [
        Segment(run, tag, start, end)
        for run, tag, start, end in zip(*names, starts.tolist(), ends.tolist(), strict=True)
    ]


def starts_of(table: pd.DataFrame) -> NDArray[np.int64]:
    """The first row of each series of a table that is sorted by run and tag."""
    if table.empty:
        return np.empty(0, np.int64)
    run, tag = (_codes(table[name]) for name in ("run", "tag"))
    changes = np.flatnonzero((run[1:] != run[:-1]) | (tag[1:] != tag[:-1])) + 1
    return np.concatenate(([0], changes)).astype(np.int64)


def _codes(names: pd.Series[Any]) -> NDArray[Any]:
    """A number for each name; those that the table holds already, if it does."""
    if isinstance(names.dtype, pd.CategoricalDtype):
        return names.cat.codes.to_numpy()
    return pd.factorize(names)[0]


def held_at(steps: NDArray[np.int64], step: int) -> int:
    """The index of the newest of ascending steps up to one; -1 where all are later."""
    return int(np.searchsorted(steps, step, side="right")) - 1
