"""The metrics of one run of MLflow's file store: a file each, told as one.

Only a metric whose file is damaged or unfinished is told for itself as well.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from insight.sources.records import Points, Progress, Readable, as_name
from insight.sources.tail import Tail, unknown_length

from .machine import tag_of
from .metrics import MetricLines
from .run_files import METRICS, section_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from insight.sources.place import Place
    from insight.sources.records import News

    from .metrics import MetricScan
    from .run_files import Look, RunFiles, Told

_Series = dict[str, tuple[list[int], list[float], list[float]]]


class _Metric:
    """The file of one metric."""

    def __init__(self, place: Place, path: str) -> None:
        self.tail: Tail[MetricScan] = Tail(place, path, MetricLines(), unknown_length)
        self.tells = False
        """Whether it has problems, and is told for itself."""
        self.is_refused = False
        """Whether it was told that it cannot be read."""


class MetricFiles:
    """Reads them again and again; each line once."""

    def __init__(self, files: RunFiles, told: Told) -> None:
        self._files = files
        self._told = told
        self._metrics: dict[str, _Metric] = {}

    def clear(self) -> None:
        """Have every line as new."""
        self._metrics.clear()

    def read(self, look: Look) -> Iterator[News]:
        """What is new in the files that changed, or all of it where one was replaced or is gone."""
        touched = [name for name in look.changed if section_of(name) == METRICS]
        if any(section_of(name) == METRICS for name in look.gone) or self._any_replaced(touched):
            for name in [METRICS, *self._metrics]:
                yield from self._told.take_back(name)
            self._metrics.clear()
            touched = self._files.names_in(METRICS)
        series: _Series = {}
        news: list[News] = []
        records = 0
        refused = {name for name, metric in self._metrics.items() if metric.is_refused}
        for name in touched:
            lines, of_file = self._read_one(name, series)
            news += of_file
            records += 0 if self._metrics[name].tells else lines
        if touched and refused.issuperset(touched) and not series and not news:
            return  # refused again, as was told
        if series:
            yield Points.of(METRICS, series)
        yield from news
        self._told.add(METRICS)
        yield self._progress(records, series)

    def _progress(self, records: int, series: _Series) -> Progress:
        """Of all metrics that are not told for themselves."""
        quiet = [metric.tail for metric in self._metrics.values() if not metric.tells]
        return Progress(
            file=METRICS,
            records=records,
            size=sum(tail.size for tail in quiet),
            unfinished=0,
            modified=max((tail.modified for tail in quiet), default=0.0),
            closed=True,
            first_wall_time=min((min(times) for _, times, _ in series.values()), default=math.inf),
            last_wall_time=max((max(times) for _, times, _ in series.values()), default=-math.inf),
        )

    def _any_replaced(self, names: list[str]) -> bool:
        for name in names:
            metric = self._metrics.get(name)
            try:
                if metric is not None and metric.tail.look() == "replaced":
                    return True
            except OSError:
                continue  # what is gone shows when it is read
        return False

    def _read_one(self, name: str, series: _Series) -> tuple[int, list[News]]:
        """The number of new lines of a metric, which go into `series`, and what is to be told."""
        metric = self._metrics.get(name)
        if metric is None:
            metric = self._metrics[name] = _Metric(self._files.place, self._files.path(name))
        tag = tag_of(as_name(name.partition("/")[2]))
        lines = 0
        problems: list[News] = []
        try:
            for piece in metric.tail.pieces():
                scan = piece.scan
                if scan.steps:
                    steps, wall_times, values = series.setdefault(tag, ([], [], []))
                    steps += scan.steps
                    wall_times += scan.wall_times
                    values += scan.values
                lines += len(scan.steps)
                problems += [
                    self._told.problem(name, one.offset, one.problem) for one in piece.damages
                ]
        except FileNotFoundError:
            return lines, []
        except OSError as error:
            problem = self._files.refused(name, error, self._told)
            is_news, metric.tells, metric.is_refused = not metric.is_refused, True, True
            return lines, [problem] if is_news else []
        if metric.is_refused:
            metric.is_refused = False
            problems.insert(0, Readable(name))
        tail = metric.tail
        metric.tells |= bool(problems) or tail.unfinished > 0
        if not metric.tells:
            return lines, []
        self._told.add(name)
        return lines, [*problems, _progress_of(name, lines, tail)]


def _progress_of(name: str, lines: int, tail: Tail[MetricScan]) -> Progress:
    return Progress(
        file=name,
        records=lines,
        size=tail.size,
        unfinished=tail.unfinished,
        modified=tail.modified,
        closed=True,
        first_wall_time=math.inf,
        last_wall_time=-math.inf,
    )
