"""The rows of one file, gathered while it is read, and told as news when it was."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np

from .fractional_steps import settled
from .nested_facts import bounded
from .records import Batch, Fact, Points, Problem, Progress, Remark, Unshown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .records import News

_MOST_PROBLEMS = 1_000

Series = tuple[Any, Any, Any]
"""Steps, wall times and values: lists, or columns where they come whole."""


class Gathered:
    """What was read of one file.

    Attributes:
        series: Steps, wall times and values by tag.
        facts: Values by dotted names.
        remarks: By which rules the file was read.
        records: How many of its records were kept.
        status: What it says of its run, as a word of `runs()`.
        first: The earliest time of what was read, once the news of it were asked for.
        unfinished: Bytes at its end that are no whole record yet.

    """

    def __init__(self, file: str) -> None:
        self.series: dict[str, Series] = {}
        self.facts: dict[str, Any] = {}
        self.remarks: list[str] = []
        self.records = 0
        self.status: str | None = None
        self.unfinished = 0
        self._file = file
        self._batches: dict[tuple[str, str], Batch] = {}
        self._problems: list[Problem] = []
        self._left_out = 0
        self._unshown: Counter[str] = Counter()
        self.first, self._last = math.inf, -math.inf

    def of(self, tag: str) -> Series:
        """The columns of a series, to be filled."""
        return self.series.setdefault(tag, ([], [], []))

    def point(self, tag: str, step: float, wall_time: float, value: float) -> None:
        steps, wall_times, values = self.of(tag)
        steps.append(step)
        wall_times.append(wall_time)
        values.append(value)

    def row(
        self, where: tuple[str, str], step: int, wall_time: float, cells: Any, offset: int
    ) -> None:
        """A row of another kind: of the kind and the tag that `where` says."""
        batch = self._batches.get(where)
        if batch is None:
            batch = self._batches[where] = Batch(self._file, *where)
        batch.steps.append(step)
        batch.wall_times.append(wall_time)
        batch.cells.append(cells)
        batch.offsets.append(offset)
        self.see(wall_time)

    def count_in(self, kind: str, tag: str) -> int:
        """How many rows there are of a kind and tag."""
        batch = self._batches.get((kind, tag))
        return 0 if batch is None else len(batch.steps)

    def problem(self, offset: int, text: str) -> None:
        """What is wrong with the file; of very many the first are told, and their number."""
        if len(self._problems) < _MOST_PROBLEMS:
            self._problems.append(Problem(self._file, offset, text))
        else:
            self._left_out += 1

    @property
    def has_problems(self) -> bool:
        """Whether anything is wrong with it."""
        return bool(self._problems)

    def unshown(self, kind: str, count: int = 1) -> None:
        """Records for which no table has a place."""
        self._unshown[kind] += count

    def see(self, wall_time: float) -> None:
        """Widen the span of time of the file."""
        if math.isfinite(wall_time) and wall_time > 0:
            self.first, self._last = min(self.first, wall_time), max(self._last, wall_time)

    def news(self, size: int, modified: float, *, closed: bool = True) -> Iterator[News]:
        """All of it."""
        for _, times, _ in self.series.values():
            if len(times):
                self.see(float(np.min(times)))
                self.see(float(np.max(times)))
        if self.series:
            yield Points.of(self._file, self._settled())
        for batch in self._batches.values():
            batch.in_order()
            yield batch
        facts, too_many = bounded(self._file, self.facts.items())
        if facts:
            yield Fact(self._file, "named", max(self._last, 0.0), facts)
        yield Progress(
            file=self._file,
            records=self.records,
            size=size,
            unfinished=self.unfinished,
            modified=modified,
            closed=closed,
            first_wall_time=self.first,
            last_wall_time=self._last,
            status=self.status,
        )
        yield from self._problems
        if too_many:
            yield Problem(self._file, 0, too_many)
        if self._left_out:
            yield Problem(self._file, -1, f"{self._left_out} problems more of the same file")
        for remark in self.remarks:
            yield Remark(self._file, remark)
        for kind, count in sorted(self._unshown.items()):
            yield Unshown(self._file, kind, count)

    def _settled(self) -> dict[str, tuple[Any, Any, Any]]:
        """The series by whole steps; of those that were numbered the true steps beside them."""
        found = settled({tag: steps for tag, (steps, _, _) in self.series.items()})
        series = {tag: (found.steps[tag], *rest) for tag, (_, *rest) in self.series.items()}
        for tag, true in found.numbered.items():
            series[true.tag] = true.numbers, self.series[tag][1], true.values
        self.facts |= found.facts()
        if found.numbered:
            self.remarks.append(found.remark())
        return series


def number_of(value: Any) -> float | None:
    """The number that a value of JSON is; None of anything else.

    >>> [number_of(value) for value in (True, 3, -0.0, 2**2000, "3", None)]
    [1.0, 3.0, -0.0, inf, None, None]
    """
    if not isinstance(value, bool | int | float):
        return None
    try:
        return float(value)
    except OverflowError:  # a whole number beyond what a float holds
        return math.inf if value > 0 else -math.inf
