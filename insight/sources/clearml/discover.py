"""Which folders and zip files are tasks of ClearML that ran offline."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from insight.errors import FormatError
from insight.sources.records import FoundRun, as_name
from insight.sources.zipped import Zipped

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from insight.sources.place import Place
    from insight.sources.records import Folder

TASK, METRICS, LOG = "task.json", "metrics.jsonl", "log.jsonl"
ZIP = ".zip"
_NAME = re.compile(r"offline-[0-9a-f]{32}")
_MARK = b'"offline_folder"'
"""A name that no other task.json has."""
_MOST_BYTES = 1 << 22


@dataclass(frozen=True, slots=True)
class FoundSession(FoundRun):
    """A task that ran offline."""

    zip_name: str = ""
    """The zip file in the run's folder that it lies in; none where it is a folder."""


def sessions(folders: Sequence[Folder], place: Place) -> Iterator[FoundSession]:
    """The tasks among the folders of one listing.

    A folder with a `task.json` is one where its name is ClearML's, or its `task.json` says so. So
    is a zip file of such a name or content; where the folder that it was made of lies beside it,
    both are one run, read from the folder.
    """
    beside: dict[str, Folder] = {}
    zips: list[tuple[Folder, str]] = []
    own: list[Folder] = []
    for folder in folders:
        names = folder.names
        if TASK in names and (_is_named(folder) or _is_session(folder, place)):
            own.append(folder)
        for name in names:
            if name.endswith(ZIP):
                zips.append((folder, name))
                beside[_path(folder, name.removesuffix(ZIP))] = folder
    for folder in own:
        files = [name for name in (TASK, METRICS, LOG) if name in folder.names]
        if folder.run in beside:
            files.append(f"../{folder.path.rstrip('/').rpartition('/')[2]}{ZIP}")
        yield FoundSession(folder.run, folder, sorted(files), keyed_by_step=True)
    there = {folder.run for folder in own}
    for folder, name in zips:
        stem = name.removesuffix(ZIP)
        is_here = _path(folder, stem) in there
        if not is_here and (_NAME.fullmatch(stem) or _is_zip(folder, name, place)):
            run = as_name(_path(folder, name))
            yield FoundSession(run, folder, [name], keyed_by_step=True, zip_name=name)


def _path(folder: Folder, name: str) -> str:
    return name if folder.run == "." else f"{folder.run}/{name}"


def _is_named(folder: Folder) -> bool:
    return _NAME.fullmatch(folder.path.rstrip("/").rpartition("/")[2]) is not None


# Whether a file is ClearML's holds as long as it stays as it is.
_peeked: WeakKeyDictionary[Place, dict[str, tuple[Hashable, bool]]] = WeakKeyDictionary()


def _is_session(folder: Folder, place: Place) -> bool:
    if METRICS not in folder.names and LOG not in folder.names:
        return False
    path = folder.file(TASK)
    held = _peeked.setdefault(place, {})
    try:
        version = place.state(path).version
        if path not in held or held[path][0] != version:
            with place.open(path) as file:
                held[path] = version, _MARK in file.read(0, _MOST_BYTES)
    except OSError:
        return False
    return held[path][1]


def _is_zip(folder: Folder, name: str, place: Place) -> bool:
    """Whether a zip file of another name holds a task; behind a URL names alone tell."""
    path = folder.file(name)
    if place.local_path(path) is None:
        return False
    try:
        members = Zipped(place, path).members()
    except (OSError, FormatError):
        return False
    return TASK in members and (METRICS in members or LOG in members)
