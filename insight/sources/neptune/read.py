"""Reading one exported run: its parts in their order, then what they hold together."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.sources.fractional_steps import settled
from insight.sources.kept_files.exported import ExportedFiles
from insight.sources.nested_facts import bounded
from insight.sources.parquet import gathered, is_there, one_row, part_news, what_to_type
from insight.sources.record import moved
from insight.sources.records import Fact, Problem, Progress, Remark, Unshown, as_text

from .attributes import facts_of, status_of
from .machine import is_monitoring, machine_tags
from .names import files_folder, kind_of, number_of
from .others import OtherRows, histogram_of
from .rows import CODED, COLUMNS, AttributeRows, seconds_of
from .steps import sample_numbers, true_steps

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.fractional_steps import Settled
    from insight.sources.parquet import Part
    from insight.sources.place import Place
    from insight.sources.records import Folder, News

_Series = dict[str, list["Part"]]
_PATH = "attribute_path"
_HEAVY = {"histogram": "histogram_value", "text": "string_value", "message": "string_value"}
_LOST = "part {} is missing: the export was not finished, or the file was lost"


class RunReader:
    """Reads the parts that a run has now."""

    def __init__(
        self, folder: Folder, place: Place, files: Sequence[str], take_room: TakeRoom | None
    ) -> None:
        self._folder = folder
        self._place = place
        self._take_room = take_room
        self._parts = sorted(files, key=number_of)
        beside = files_folder(folder)
        self._files = None if beside is None else ExportedFiles(beside, place)

    def news(self) -> Iterator[News]:
        main = self._parts[0]
        if not is_there():
            yield Problem(main, 0, what_to_type())
            return
        rows = AttributeRows()
        for part in self._parts:
            take = partial(rows.take, part)
            yield from part_news(self._place, self._folder, part, take, COLUMNS, CODED)
        numbers = set(map(number_of, self._parts))
        lost = set(range(max(numbers))) - numbers
        if lost:
            yield Problem(main, 0, _LOST.format(min(lost)))
        yield from self._told(main, rows)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        path = self._folder.file(file)
        row = one_row(self._place, path, offset, (_PATH, *_HEAVY.values(), "file_value"))
        held = row[_HEAVY.get(kind, "file_value")]
        if (row[_PATH] == tag or kind == "message") and held is not None:
            if kind == "histogram":
                return histogram_of(held)[-3:]
            if kind in _HEAVY:
                return as_text(held)
            if self._files is not None:
                return self._files.load(kind, str(held.get("path")))
        raise moved(path, offset, f"a {kind} named {tag!r}", "another row")

    def _told(self, main: str, rows: AttributeRows) -> Iterator[News]:
        """What all parts hold together, as if it stood in the first of them."""
        created = seconds_of(rows.singles.get("sys/creation_time"))
        series, numbered = _scalars(rows, created)
        others = OtherRows(rows.others, self._files, created, series)
        if series or others.steps.numbered:
            yield gathered(main, series | others.true_steps(), self._take_room)
        yield from others.batches()
        left_out = {"point of too many series": rows.series.left_out}
        for kind, count in sorted({**rows.odd, **others.unshown, **left_out}.items()):
            if count:
                yield Unshown(main, kind, count)
        for text in filter(None, (numbered.remark(), *others.remarks())):
            yield Remark(main, text)
        for text in others.problems():
            yield Problem(main, 0, text)
        yield from self._facts(main, rows, created, numbered.facts() | others.steps.facts())

    def _facts(
        self, main: str, rows: AttributeRows, created: float, axes: dict[str, str]
    ) -> Iterator[News]:
        with_series = {tag.partition("/")[0] for tag in rows.series.tags()}
        facts = facts_of(rows.singles, with_series, rows.project, rows.run_id)
        if kind_of(self._folder) != "run":
            facts["run.kind"] = kind_of(self._folder)
        facts, too_many = bounded("single values", (axes | facts).items())
        if too_many:
            yield Problem(main, 0, too_many)
        started = created if math.isfinite(created) else 0.0
        if facts:
            yield Fact(main, "named", started, facts)
        yield Progress(
            file=main,
            records=0,
            size=self._place.state(self._folder.file(main)).size,
            unfinished=0,
            modified=0.0,
            closed=status_of(rows.singles) != "running",
            first_wall_time=created if math.isfinite(created) else math.inf,
            last_wall_time=-math.inf,
            status=status_of(rows.singles),
        )


def _scalars(rows: AttributeRows, created: float) -> tuple[_Series, Settled]:
    """The series with steps of the tables, and those whose steps were numbered."""
    held = dict(rows.series.by_tag())
    machine = machine_tags(path for path in held if is_monitoring(path))
    steps = settled({tag: true_steps(one.steps) for tag, one in held.items() if tag not in machine})
    series: _Series = {}
    for tag, one in held.items():
        is_lost = np.isnan(one.wall_times)
        times = np.where(is_lost, created, one.wall_times) if is_lost.any() else one.wall_times
        if tag in machine:
            series[machine[tag]] = [(sample_numbers(one.steps), times, one.values)]
            continue
        series[tag] = [(steps.steps[tag], times, one.values)]
        if tag in steps.numbered:
            true = steps.numbered[tag]
            series[true.tag] = [(true.numbers, times, true.values)]
    return series, steps
