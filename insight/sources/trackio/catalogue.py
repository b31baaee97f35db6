"""Which projects of Trackio lie in a place, and what runs are in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from insight.sources.records import FoundRun, as_name
from insight.sources.sqlite.connection import WAL
from insight.sources.sqlite.tables import databases, peek, to_watch

from .database import METRICS, NEEDED, Project

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from insight.sources.place import Place
    from insight.sources.records import Folder

_ENDING = ".db"

# What was read is shared by all runs of a file, and kept as long as a store looks at the place.
_projects: WeakKeyDictionary[Place, dict[str, Project]] = WeakKeyDictionary()


@dataclass(frozen=True)
class FoundInProject(FoundRun):
    """A run in a project."""

    path: str = ""
    own: str = ""
    """Its name in the project."""


@dataclass(frozen=True)
class FoundBroken(FoundRun):
    """A project that cannot be read, and of which no run is known."""

    path: str = ""


def catalogues(folders: Sequence[Folder]) -> list[str]:
    """The files whose change may mean other runs."""
    return [path for path in to_watch(folders) if path.endswith((_ENDING, _ENDING + WAL))]


def known_projects(place: Place) -> Mapping[str, Project]:
    """The projects by their path, as the last look left them."""
    return _projects.get(place, {})


def project_runs(folders: Sequence[Folder], place: Place) -> Iterator[FoundInProject | FoundBroken]:
    """The runs in all projects, with what is new in each."""
    known = _projects.setdefault(place, {})
    files = databases(folders, place)
    found = {path: where for path, where in files.items() if path.endswith(_ENDING)}
    for path in known.keys() - found.keys():
        del known[path]
    for path, (folder, name) in found.items():
        if place.local_path(path) is None:
            continue
        project = known.get(path)
        if project is None:
            if not peek(place, path).has({METRICS: NEEDED}):
                continue
            project = known[path] = Project(place, path, folder)
        project.refresh()
        yield from _runs_of(project, path, folder, name)
        if project.problem and not project.runs:
            above = as_name(name) if folder.run == "." else f"{folder.run}/{as_name(name)}"
            revision = project.problem, project.is_refused
            yield FoundBroken(above, folder, [], revision=revision, path=path)


def _runs_of(project: Project, path: str, folder: Folder, name: str) -> Iterator[FoundInProject]:
    above = as_name(name) if folder.run == "." else f"{folder.run}/{as_name(name)}"
    for own, run_id in project.ids.items():
        yield FoundInProject(
            f"{above}/{own}",
            folder,
            [],
            keyed_by_step=True,
            revision=(run_id, project.runs[run_id].revision, project.problem),
            path=path,
            own=own,
        )
