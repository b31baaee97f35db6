"""Runs inside MLflow's SQLite files, each followed as if it lay in a folder of its own."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from insight.sources.record import moved
from insight.sources.records import Fact, FoundRun, Gone, Points, Problem, Progress, as_name

from .connection import WAL
from .database import Database
from .facts import bounded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from insight.sources.place import Place
    from insight.sources.records import Folder, News

    from .database import DatabaseRun

_ENDINGS = (".db", ".sqlite", ".sqlite3")
_USUAL_NAME = "mlflow.db"
# The tables that a run's news comes from, in the place of files.
_RUNS, _METRICS = "runs", "metrics"

# What was read is shared by all runs of a file, and kept as long as a store looks at the place.
_databases: WeakKeyDictionary[Place, dict[str, Database]] = WeakKeyDictionary()


@dataclass(frozen=True)
class FoundInDatabase(FoundRun):
    """A run in a file, or with an empty id a file that cannot be read whole."""

    path: str = ""
    run_id: str = ""


def database_paths(folders: Sequence[Folder]) -> Iterator[tuple[Folder, str]]:
    """Each folder and name of a file that may be a database."""
    for folder in folders:
        for name in folder.names:
            if name.endswith(_ENDINGS):
                yield folder, name


def catalogues(folders: Sequence[Folder]) -> list[str]:
    """The files whose change may mean other runs."""
    paths = [folder.file(name) for folder, name in database_paths(folders)]
    return [path + ending for path in paths for ending in ("", WAL)]


def database_runs(folders: Sequence[Folder], place: Place) -> Iterator[FoundInDatabase]:
    """The runs in all databases of MLflow, with what is new in each."""
    known = _databases.setdefault(place, {})
    found = {folder.file(name): (folder, name) for folder, name in database_paths(folders)}
    for path in known.keys() - found.keys():
        del known[path]
    for path, (folder, name) in found.items():
        if place.local_path(path) is None:
            if name == _USUAL_NAME:
                yield FoundInDatabase(folder.run, folder, [], revision=_ELSEWHERE, path=path)
            continue
        database = known.get(path)
        if database is None:
            database = known[path] = Database(place, path)
        database.refresh()
        if database.problem:
            yield FoundInDatabase(folder.run, folder, [], revision=database.problem, path=path)
        above = as_name(name) if folder.run == "." else f"{folder.run}/{as_name(name)}"
        for run_id, run in database.runs.items():
            yield FoundInDatabase(
                f"{above}/{run.experiment}/{run_id}",
                folder,
                [],
                keyed_by_step=True,
                revision=run.revision,
                path=path,
                run_id=run_id,
            )


_ELSEWHERE = "a database must lie on this machine to be read; copy it here"


class DatabaseFollower:
    """Tells what the last look at the database found of one run."""

    def __init__(self, found: FoundInDatabase, place: Place) -> None:
        self._found = found
        self._place = place
        self._file = found.path.rpartition("/")[2]
        self._has_begun = False
        self._problem_told = ""

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        del files  # it has none of its own
        database = _databases.get(self._place, {}).get(self._found.path)
        if not self._found.run_id:
            yield from self._problem(database)
            return
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

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        raise moved(self._found.path, offset, f"a {kind} named {tag!r}", "a database without any")

    def _run(self, database: Database) -> DatabaseRun | None:
        """The run, all of it fresh where another follower took of it before this one began."""
        run_id = self._found.run_id
        if not self._has_begun and run_id in database.runs and database.runs[run_id].is_told:
            database.read_again(run_id)
        self._has_begun = True
        return database.runs.get(run_id)

    def _points(self, run: DatabaseRun) -> Iterator[News]:
        fresh, run.fresh = {tag: held for tag, held in run.fresh.items() if held[0]}, {}
        if fresh:
            yield Points.of(_METRICS, fresh)
            first = min(min(times) for _, times, _ in fresh.values())
            last = max(max(times) for _, times, _ in fresh.values())
            count = sum(len(steps) for steps, _, _ in fresh.values())
            yield _progress(_METRICS, count, (first, last), None)

    def _problem(self, database: Database | None) -> Iterator[News]:
        problem = _ELSEWHERE if database is None else database.problem
        if problem == self._problem_told:
            return
        self._problem_told = problem
        yield Gone(self._file)
        if problem:
            told = Problem(self._file, -1, problem)
            progress = _progress(self._file, 0, (math.inf, -math.inf), None)
            # Where the problem has the last word, it is asked for again and again.
            is_awaited = database is not None and database.is_refused
            yield from (progress, told) if is_awaited else (told, progress)


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
