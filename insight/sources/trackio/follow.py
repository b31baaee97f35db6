"""Runs inside Trackio's projects, each followed as if it lay in a folder of its own."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from insight.sources.record import moved
from insight.sources.records import (
    Batch,
    Fact,
    Gone,
    Points,
    Problem,
    Progress,
    Readable,
    Unshown,
)

from .catalogue import known_projects
from .database import ALERTS, ARTIFACTS, CONFIGS, METRICS, SAMPLES, TRACES
from .facts import bounded
from .values import rows_of, with_pictures

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.sources.place import Place
    from insight.sources.records import News

    from .catalogue import FoundInProject
    from .database import Project
    from .project_run import Fresh, ProjectRun

_GROWING = (METRICS, SAMPLES, ALERTS, TRACES)


class ProjectFollower:
    """Tells what the last look at a project found of one run."""

    def __init__(self, found: FoundInProject, place: Place) -> None:
        self._found = found
        self._place = place
        self._run_id: str | None = None
        self._project: Project | None = None
        self._problem = ""

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        del files  # it has none of its own
        project = self._project = known_projects(self._place).get(self._found.path)
        if project is None:
            return
        run_id = project.ids.get(self._found.own, "")
        if self._run_id not in {
            None,
            run_id,
        }:  # the project was brought up to date: its runs have other ids
            for table in (*_GROWING, CONFIGS, ARTIFACTS):
                yield Gone(table)
        run = self._run(project, run_id)
        if run is None:
            return
        run.is_told = True
        before, self._problem = self._problem, project.problem
        if before and not self._problem:
            yield Readable(METRICS)
        yield from self._news(project, run, run_id)
        if self._problem and (self._problem != before or project.is_refused):
            # Where it has the last word, it is asked for again and again.
            told = Problem(METRICS, -1, self._problem), progress(METRICS, 0, math.inf, -math.inf)
            yield from told[:1] if project.is_refused else told

    def _news(self, project: Project, run: ProjectRun, run_id: str) -> Iterator[News]:
        if run.is_anew:
            run.is_anew = False
            for table in _GROWING:
                yield Gone(table)
        fresh, run.fresh = run.fresh, {}
        for table, rows in fresh.items():
            if table != CONFIGS:
                yield from news_of(table, rows)
        if run.has_artifacts:
            run.has_artifacts = False
            yield Gone(ARTIFACTS)
            yield from _artifacts(run)
        if run.has_facts:
            run.has_facts = False
            yield Gone(CONFIGS)
            facts, too_many = bounded(project.facts(run_id))
            yield Fact(CONFIGS, "named", 0.0, facts)
            yield progress(CONFIGS, 1, math.inf, -math.inf)
            odd = fresh[CONFIGS].odd.values() if CONFIGS in fresh else ()
            for problem in (*odd, *filter(None, [too_many])):
                yield Problem(CONFIGS, 0, problem)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        project = self._project
        where = f"{self._found.path}, {file}"
        if project is None:
            raise moved(where, offset, f"a {kind} named {tag!r}", "no such file")
        try:
            if kind == "artifact":
                run = project.runs[project.ids[self._found.own]]
                return project.bytes_of(run.artifacts[offset])
            rows = list(rows_of(project.content_of(file, offset), project.media))
        except Exception as error:
            raise moved(where, offset, f"a {kind} named {tag!r}", error) from error
        for row in reversed(rows):
            if (row.kind, row.tag) == (kind, tag):
                is_file = kind in {"image", "audio", "video"}
                if kind == "table":
                    return with_pictures(row.heavy, project.media)
                return project.media.content(row.heavy, kind) if is_file else row.heavy
        raise moved(where, offset, f"a {kind} named {tag!r}", "another row")

    def _run(self, project: Project, run_id: str) -> ProjectRun | None:
        """The run, all of it fresh where another follower took of it before this one began."""
        is_new, self._run_id = self._run_id != run_id, run_id
        if is_new and run_id in project.runs and project.runs[run_id].is_told:
            project.read_again(run_id)
        return project.runs.get(run_id)


def _artifacts(run: ProjectRun) -> Iterator[News]:
    for number, one in enumerate(run.artifacts):
        times, cells = [one.wall_time], [one.cells]
        yield Batch(ARTIFACTS, "artifact", one.tag, [one.step], times, cells, [number])
    if run.artifacts:
        times = [one.wall_time for one in run.artifacts]
        yield progress(ARTIFACTS, len(times), min(times), max(times))


def news_of(table: str, fresh: Fresh) -> Iterator[News]:
    """What is fresh of a table, or of a file."""
    series = fresh.series()
    if series:
        yield Points.of(table, series)
    yield from fresh.batches.values()
    for kind, count in fresh.unshown.items():
        yield Unshown(table, kind, count)
    yield progress(table, fresh.count, fresh.first, fresh.last)
    for number, problem in fresh.odd.items():
        yield Problem(table, number, problem)


def progress(
    table: str, records: int, first: float, last: float, size: int = 0, unfinished: int = 0
) -> Progress:
    """How far a table, or a file, was read: nothing there says that a run has ended."""
    return Progress(
        file=table,
        records=records,
        size=size,
        unfinished=unfinished,
        modified=0.0,
        closed=False,
        first_wall_time=first,
        last_wall_time=last,
    )


class BrokenFollower:
    """Tells why a project cannot be read of which no run is known."""

    def __init__(self, path: str, place: Place) -> None:
        self._path = path
        self._place = place

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        del files  # it has none of its own
        project = known_projects(self._place).get(self._path)
        if project is None or not project.problem:
            return
        yield Gone(METRICS)
        told = Problem(METRICS, -1, project.problem), progress(METRICS, 0, math.inf, -math.inf)
        yield from told[::-1] if project.is_refused else told

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        raise moved(self._path, offset, f"a {kind} named {tag!r}", "a project without runs")
