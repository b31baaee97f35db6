"""Aim's repositories: told, not read, for only Aim's own library reads what it stores.

A folder with `.aim` in it is a run of that name with one problem, which says what to type: a script
of ours, run by the Python that has Aim, makes event files of its runs. Once a folder of each run
lies below the same root, nothing is told any more.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from insight.sources.sqlite.connection import WAL
from insight.sources.sqlite.file import SqliteFile

from .record import moved
from .records import FoundRun, Gone, Problem, Progress

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom

    from .place import Place
    from .records import Folder, News

_FOLDER = ".aim"
_DATABASE = "run_metadata.sqlite"
_EVENTS = ".out.events.summary."
_MOST = 100_000
_TYPE = (
    "insight import aim > aim_to_insight.py; python aim_to_insight.py REPO OUT "
    "(by the Python that has Aim), then open OUT"
)

_stores: WeakKeyDictionary[Place, dict[str, _Repository]] = WeakKeyDictionary()


class _Repository:
    """Whose runs they are.

    Attributes:
        hashes: Of its runs; None where that cannot be known, or it is none of Aim's.
        told: What is to say of it; nothing where all its runs lie beside it.

    """

    def __init__(self, place: Place, path: str) -> None:
        self.hashes: frozenset[str] | None = None
        self.told = ""
        self._is_local = place.local_path(path) is not None
        self.file = SqliteFile(place, path)

    def refresh(self, there: set[str]) -> None:
        """Look again; `there` are the names of folders that may be its runs, made files of ours."""
        if self._is_local:
            self.file.look(self)
        left = None if self.hashes is None else len(self.hashes - there)
        if left is None:
            is_told = not self._is_local or bool(self.file.problem)
            self.told = _said("runs") if is_told else ""
        else:
            self.told = _said("1 run" if left == 1 else f"{left} runs") if left else ""

    def read(self, connection: sqlite3.Connection) -> None:
        rows = connection.execute("SELECT hash FROM run LIMIT ?", (_MOST,)).fetchall()
        self.hashes = frozenset(name for (name,) in rows if isinstance(name, str))

    def lose(self) -> None:
        self.hashes = None

    def begin_again(self) -> None:
        self.hashes = None


@dataclass(frozen=True)
class _FoundRepository(FoundRun):
    path: str = ""


class _AimSource:
    name = "aim"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        known = _stores.setdefault(place, {})
        found = {path: (folder, run) for folder, path, run in _repositories(folders)}
        for path in known.keys() - found.keys():
            del known[path]
        if not found:
            return
        there = {folder.run.rpartition("/")[2] for folder in folders if _has_events(folder)}
        for path, (folder, run) in found.items():
            repository = known.get(path)
            if repository is None:
                repository = known[path] = _Repository(place, path)
            repository.refresh(there)
            if repository.told:
                yield _FoundRepository(run, folder, [], revision=repository.told, path=path)

    def catalogues(self, folders: Sequence[Folder]) -> Sequence[str]:
        paths = [path for _, path, _ in _repositories(folders)]
        return [path + ending for path in paths for ending in ("", WAL)]

    def follow(
        self, found: FoundRun, place: Place, take_room: TakeRoom | None = None
    ) -> _TellingFollower:
        del take_room
        if not isinstance(found, _FoundRepository):
            raise TypeError(f"a repository was found as {type(found).__name__}")
        return _TellingFollower(found.path, place)


def _repositories(folders: Sequence[Folder]) -> Iterator[tuple[Folder, str, str]]:
    """Folder, database and name of the run that tells of it."""
    for folder in folders:
        if f"{_FOLDER}/" in folder.names:
            run = _FOLDER if folder.run == "." else f"{folder.run}/{_FOLDER}"
            yield folder, folder.file(f"{_FOLDER}/{_DATABASE}"), run
        elif _DATABASE in folder.names:
            yield folder, folder.file(_DATABASE), folder.run


def _has_events(folder: Folder) -> bool:
    return any(_EVENTS in name for name in folder.names)


def _said(runs: str) -> str:
    return f"{runs} of Aim, whose store is read by its own library alone; type: {_TYPE}"


class _TellingFollower:
    """Tells of one repository."""

    def __init__(self, path: str, place: Place) -> None:
        self._path = path
        self._place = place
        self._told = ""

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        del files  # it has none of its own
        repository = _stores.get(self._place, {}).get(self._path)
        before, self._told = self._told, repository.told if repository is not None else ""
        if before:
            yield Gone(_DATABASE)
        if self._told:
            yield Problem(_DATABASE, -1, self._told)
        yield Progress(
            file=_DATABASE,
            records=0,
            size=0,
            unfinished=0,
            modified=0.0,
            closed=True,  # what becomes of it says nothing of a run beside it
            first_wall_time=math.inf,
            last_wall_time=-math.inf,
        )

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        raise moved(file, offset, f"a {kind} named {tag!r}", "a store that is not read")


SOURCE = _AimSource()
