"""Reading one exported run: `run.json` and its parts in their order."""

from __future__ import annotations

import json
import math
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import FormatError
from insight.sources.fractional_steps import settled
from insight.sources.histogram_cells import histogram_cells
from insight.sources.kept_files.exported import ExportedFiles
from insight.sources.nested_facts import bounded
from insight.sources.parquet import gathered, is_there, one_row, part_news, what_to_type
from insight.sources.record import moved
from insight.sources.records import Fact, Problem, Progress, Remark, Unshown
from insight.sources.wandb.machine import machine_tag

from .facts import created, facts_of, run_in, status_of
from .names import RUN
from .rows import CODED, COLUMNS, NO_STEP, PartRows

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import Column, TakeRoom
    from insight.sources.fractional_steps import Settled
    from insight.sources.parquet import Part
    from insight.sources.place import Place
    from insight.sources.records import FoundRun, News

_MOST_BYTES = 64 << 20
_Series = dict[str, list["Part"]]


class RunReader:
    """Reads what a run has now."""

    def __init__(
        self, found: FoundRun, place: Place, files: Sequence[str], take_room: TakeRoom | None
    ) -> None:
        self._folder = found.folder
        self._place = place
        self._take_room = take_room
        self._parts = sorted(file for file in files if file != RUN)
        self._files = ExportedFiles(found.folder, place)

    def news(self) -> Iterator[News]:
        rows = PartRows(self._files)
        if self._parts and not is_there():
            yield Problem(self._parts[0], 0, what_to_type())
        else:
            for part in self._parts:
                take = partial(rows.take, part)
                yield from part_news(self._place, self._folder, part, take, COLUMNS, CODED)
        series, steps = _scalars(rows)
        if series:
            yield gathered(self._parts[0], series, self._take_room)
        yield from rows.batches.values()
        left_out = rows.metrics.left_out + rows.samples.left_out
        if left_out:
            rows.unshown["point of too many series"] = left_out
        for kind, count in sorted(rows.unshown.items()):
            yield Unshown(self._parts[0], kind, count)
        if steps.remark():
            yield Remark(self._parts[0], steps.remark())
        for text in self._files.refused():
            yield Problem(self._parts[0], 0, text)
        yield from self._facts(series, steps.facts())

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        path = self._folder.file(file)
        row = one_row(self._place, path, offset, ("string_value", "file_value"))
        if kind == "histogram":
            try:
                return histogram_cells(json.loads(row["string_value"]))[-3:]
            except (ValueError, TypeError, AttributeError, RecursionError) as error:
                raise moved(path, offset, f"a {kind} named {tag!r}", error) from error
        if not row["file_value"]:
            raise moved(path, offset, f"a {kind} named {tag!r}", "another row")
        return self._files.load(kind, row["file_value"])

    def _facts(self, series: _Series, axes: dict[str, str]) -> Iterator[News]:
        with self._place.open(self._folder.file(RUN)) as file:
            state = file.state()
            content = file.read(0, min(state.size, _MOST_BYTES))
        try:
            run = run_in(content)
        except FormatError as error:
            yield Problem(RUN, 0, str(error))
            run = {}
        at = created(run)
        facts, too_many = bounded(RUN, (axes | facts_of(run, series)).items())
        if too_many:
            yield Problem(RUN, 0, too_many)
        if facts:
            yield Fact(RUN, "named", at if math.isfinite(at) else 0.0, facts)
        yield Progress(
            file=RUN,
            records=1,
            size=state.size,
            unfinished=0,
            modified=state.modified,
            closed=status_of(run) != "running",
            first_wall_time=at if math.isfinite(at) else math.inf,
            last_wall_time=-math.inf,
            status=status_of(run),
        )


def _scalars(rows: PartRows) -> tuple[_Series, Settled]:
    """The series with steps of the tables, and those whose steps were numbered."""
    metrics = dict(rows.metrics.by_tag())
    steps = settled({tag: _true_steps(held.steps) for tag, held in metrics.items()})
    series: _Series = {}
    for tag, held in metrics.items():
        series[tag] = [(steps.steps[tag], held.wall_times, held.values)]
        if tag in steps.numbered:
            true = steps.numbered[tag]
            series[true.tag] = [(true.numbers, held.wall_times, true.values)]
    for tag, held in rows.samples.by_tag():
        numbers = held.steps + 1
        if (held.steps == NO_STEP).any():
            numbers = np.arange(1, len(held.steps) + 1)
        series[machine_tag(tag)] = [(numbers, held.wall_times, held.values)]
    return series, steps


def _true_steps(steps: Column) -> Column:
    """The steps; of a series that lacks some, doubles with NaN among them."""
    is_missing = steps == NO_STEP
    return np.where(is_missing, np.nan, steps) if is_missing.any() else steps
