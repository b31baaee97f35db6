"""Runs inside MLflow's SQLite files, each followed as if it lay in a folder of its own."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from insight.sources.parquet.gathered import gathered
from insight.sources.record import moved
from insight.sources.records import Fact, Gone, Problem, Progress, Unshown

from .artifacts import ARTIFACTS, RunArtifacts
from .catalogue import known_databases
from .facts import bounded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.sources.place import Place
    from insight.sources.records import News

    from .catalogue import FoundInDatabase
    from .database import Database, DatabaseRun

# The tables that a run's news comes from, in the place of files.
_RUNS, _METRICS = "runs", "metrics"


class DatabaseFollower:
    """Tells what the last look at the database found of one run."""

    def __init__(self, found: FoundInDatabase, place: Place) -> None:
        self._found = found
        self._place = place
        self._has_begun = False
        self._artifacts = RunArtifacts(place, found.folder.path, found.run_id)

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        del files  # it has none of its own
        database = known_databases(self._place).get(self._found.path)
        run = self._run(database) if database is not None else None
        if run is None:
            return
        run.is_told = True
        if run.is_anew:
            run.is_anew = False
            yield Gone(_METRICS)
        yield from self._points(run)
        if run.has_facts:
            run.has_facts = False
            yield Gone(_RUNS)
            span = run.span
            facts, too_many = bounded(run.facts())
            yield Fact(_RUNS, "named", span[0] if math.isfinite(span[0]) else 0.0, facts)
            yield _progress(_RUNS, 1, span, run.status)
            if too_many:
                yield Problem(_RUNS, 0, too_many)
            if run.beside[1]:
                yield Unshown(_RUNS, "trace", run.beside[1])
        has_ended = run.status not in {None, "running"}
        yield from self._artifacts.news(run.models, run.span, has_ended=has_ended)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        if file == ARTIFACTS:
            return self._artifacts.load(kind, offset)
        raise moved(self._found.path, offset, f"a {kind} named {tag!r}", "a database without any")

    def _run(self, database: Database) -> DatabaseRun | None:
        """The run, all of it fresh where another follower took of it before this one began."""
        run_id = self._found.run_id
        if not self._has_begun and run_id in database.runs and database.runs[run_id].is_told:
            database.read_again(run_id)
        self._has_begun = True
        return database.runs.get(run_id)

    def _points(self, run: DatabaseRun) -> Iterator[News]:
        parts, run.fresh = run.fresh, {}
        if parts:
            points = gathered(_METRICS, parts)
            yield points
            times = points.columns.wall_times
            span = float(times.min()), float(times.max())
            yield _progress(_METRICS, len(times), span, None)


def _progress(file: str, records: int, span: tuple[float, float], status: str | None) -> Progress:
    return Progress(
        file=file,
        records=records,
        size=0,
        unfinished=0,
        modified=0.0,
        closed=status not in {None, "running"},
        first_wall_time=span[0],
        last_wall_time=span[1],
        status=status,
    )
