"""What Trackio writes where no database may lie, on disks of a network: `inbox/<writer>/*.jsonl`.

A file is written whole, and deleted once Trackio has taken it into the project's database. Each
line says which run it is of; a folder holds what one `init` logged, so a run that was resumed has
several.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from insight.sources.records import Folder, FoundRun, as_text

from .project_run import ProjectRun, names_of, path_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from insight.sources.place import Place

_FOLDER = "inbox"
_FILE = re.compile(r"\d{8,}\.jsonl")
_KINDS = frozenset(("metric", "system_metric", "alert"))
_MOST_PEEKED = 1 << 20

Key = tuple[str, str, str]
"""Project, id and name of a run."""


@dataclass(slots=True)
class _Peeked:
    version: Hashable
    key: Key | None


_peeked: WeakKeyDictionary[Place, dict[str, _Peeked]] = WeakKeyDictionary()


@dataclass(frozen=True)
class FoundInInbox(FoundRun):
    """A run in files that no database has taken in."""

    project: str = ""
    run_id: str = ""
    own: str = ""
    """Its name in the project."""
    above: Folder = field(default_factory=lambda: Folder("", "", ()))
    """The folder that the inbox and the media lie in."""


def inbox_runs(folders: Sequence[Folder], place: Place) -> Iterator[FoundInInbox]:
    """The runs in all inboxes."""
    known = _peeked.setdefault(place, {})
    files: dict[tuple[str, str], dict[Key, list[str]]] = {}
    there: set[str] = set()
    for folder in folders:
        inbox, _, writer = folder.run.rpartition("/")
        names = [name for name in folder.names if _FILE.fullmatch(name)]
        if not names or (inbox != _FOLDER and not inbox.endswith(f"/{_FOLDER}")):
            continue
        path = folder.file(names[0])
        there.add(path)
        key = _key(known, place, path)
        if key is not None:
            outer = folder.path.rstrip("/").rpartition("/")[0]
            held = files.setdefault((outer, inbox), {}).setdefault(key, [])
            held.extend(f"{writer}/{name}" for name in names)
    for path in known.keys() - there:
        del known[path]
    for (outer, inbox), runs in files.items():
        yield from _runs_of(outer, inbox, runs)


def _runs_of(outer: str, inbox: str, runs: dict[Key, list[str]]) -> Iterator[FoundInInbox]:
    above = Folder(outer.rpartition("/")[0], inbox.rpartition("/")[0] or ".", ())
    projects: dict[str, dict[str, Key]] = {}
    for key in runs:
        projects.setdefault(key[0], {})[key[1]] = key
    for project, keys in projects.items():
        names = names_of({run_id: ProjectRun(key[2]) for run_id, key in keys.items()})
        for own, run_id in names.items():
            key = keys[run_id]
            below = f"{path_of(project)}/{own}"
            up = "../" * (
                below.count("/") + 1
            )  # the files lie beside the run's folder, which is none
            run = f"{inbox}/{below}"
            yield FoundInInbox(
                run,
                Folder(f"{outer}/{below}", run, ()),
                sorted(up + name for name in runs[key]),
                keyed_by_step=True,
                project=project,
                run_id=run_id,
                own=key[2],
                above=above,
            )


def _key(known: dict[str, _Peeked], place: Place, path: str) -> Key | None:
    """Whose the first line of a file is; None where it is none of Trackio's."""
    (version,) = place.versions([path])
    held = known.get(path)
    if held is None or held.version != version:
        held = known[path] = _Peeked(version, _peek(place, path))
    return held.key


def _peek(place: Place, path: str) -> Key | None:
    try:
        with place.open(path) as file:
            line = file.read(0, _MOST_PEEKED).partition(b"\n")[0]
        return key_in(json.loads(line))
    except (OSError, ValueError, RecursionError):
        return None


def key_in(record: Any) -> Key | None:
    """Whose a record is; None where it is none of Trackio's.

    >>> key_in({"v": 1, "kind": "metric", "project": "p", "run": "a", "run_id": None})
    ('p', 'a', 'a')
    >>> key_in({"loss": 0.5})

    """
    if not isinstance(record, dict) or record.get("kind") not in _KINDS or "v" not in record:
        return None
    project, name, run_id = (record.get(key) for key in ("project", "run", "run_id"))
    if not isinstance(project, str) or not isinstance(name, str):
        return None
    return as_text(project), as_text(str(run_id or name)), as_text(name)
