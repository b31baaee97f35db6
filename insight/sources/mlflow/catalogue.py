"""Which of MLflow's SQLite files lie in a place, and what runs are in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from insight.sources.records import FoundRun, as_name
from insight.sources.sqlite.tables import databases, peek, to_watch

from .artifact_folders import revision_of
from .database import TABLES, Database

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence

    from insight.sources.place import Place
    from insight.sources.records import Folder

    from .database import DatabaseRun

_USUAL_NAME = "mlflow.db"
_ELSEWHERE = "a database must lie on this machine to be read; copy it here"

# What was read is shared by all runs of a file, and kept as long as a store looks at the place.
_databases: WeakKeyDictionary[Place, dict[str, Database]] = WeakKeyDictionary()
_wrongs: WeakKeyDictionary[Place, dict[str, dict[str, Wrong]]] = WeakKeyDictionary()


@dataclass(frozen=True)
class FoundInDatabase(FoundRun):
    """A run in a file."""

    path: str = ""
    run_id: str = ""


@dataclass(frozen=True)
class FoundUnreadable(FoundRun):
    """A folder with files that cannot be read whole; what is wrong with them is its revision."""


Wrong = tuple[str, bool]
"""Why a file cannot be read whole, and whether that may pass though nothing changes in it."""


def catalogues(folders: Sequence[Folder]) -> list[str]:
    """The files whose change may mean other runs."""
    return to_watch(folders)


def known_databases(place: Place) -> Mapping[str, Database]:
    """The databases by their path, as the last look left them."""
    return _databases.get(place, {})


def database_runs(
    folders: Sequence[Folder], place: Place, taken: Collection[str] = ()
) -> Iterator[FoundInDatabase | FoundUnreadable]:
    """The runs in all databases of MLflow, with what is new in each.

    Args:
        folders: Where they may lie.
        place: Of the folders.
        taken: Runs of MLflow that are folders: problems in them are told of the folder above.

    """
    known = _databases.setdefault(place, {})
    found = databases(folders, place)
    for path in known.keys() - found.keys():
        del known[path]
    wrongs: dict[str, dict[str, Wrong]] = {}
    homes: dict[str, Folder] = {}
    for path, (folder, name) in found.items():
        wrong: Wrong | None = None
        if place.local_path(path) is not None:
            seen = peek(place, path)
            database = known.get(path)
            if database is None and seen.tables.keys() >= TABLES:
                database = known[path] = Database(place, path)
            if database is not None:
                if not seen.problem:
                    database.refresh()
                yield from _runs_of(database, place, path, folder, name)
            told = seen if seen.problem or database is None else database
            wrong = (told.problem, told.is_refused) if told.problem else None
        elif name == _USUAL_NAME:
            wrong = _ELSEWHERE, False
        if wrong is not None:
            home = _home(folder.run, taken)
            homes.setdefault(home, folder)
            wrongs.setdefault(home, {})[_prefix(folder.run, home) + name] = wrong
    _wrongs[place] = wrongs
    for home, held in wrongs.items():
        revision = tuple(sorted(held.items()))
        yield FoundUnreadable(home, homes[home], [], revision=revision)


def wrongs_of(place: Place, home: str) -> Mapping[str, Wrong]:
    """What the last look found wrong with the databases told of a folder, by their names in it."""
    return _wrongs.get(place, {}).get(home, {})


def _home(run: str, taken: Collection[str]) -> str:
    """The nearest folder above that is no run itself."""
    while run in taken and run != ".":
        run = run.rpartition("/")[0] or "."
    return _USUAL_NAME if run in taken else run


def _prefix(run: str, home: str) -> str:
    """What leads from the folder `home` to the folder of a run.

    >>> _prefix("0/a", "0"), _prefix("a", "."), _prefix("a", "a"), _prefix(".", ".")
    ('a/', 'a/', '', '')

    """
    return "" if run in {home, "."} else f"{run.removeprefix(f'{home}/')}/"


def _artifacts_of(place: Place, folder: Folder, run_id: str, run: DatabaseRun) -> Hashable:
    identities = (run_id, *(model.identity for model in run.models))
    return revision_of(place, identities, folder.path)


def _runs_of(
    database: Database, place: Place, path: str, folder: Folder, name: str
) -> Iterator[FoundInDatabase]:
    above = as_name(name) if folder.run == "." else f"{folder.run}/{as_name(name)}"
    for run_id, run in database.runs.items():
        yield FoundInDatabase(
            f"{above}/{run.experiment}/{run_id}",
            folder,
            [],
            keyed_by_step=True,
            revision=(run.revision, _artifacts_of(place, folder, run_id, run)),
            path=path,
            run_id=run_id,
        )
