"""Folders that a tool made of one run, one each time it was resumed: together they are one run.

W&B and SwanLab begin a folder whenever a process does, and name it by the second and the run's id:
`offline-run-20261130_172720-3kx7a2pq`. Of those of one id in one folder, each whose first record
says that it resumed the run goes on with the one before; it must be of the same project. One that
does not say so is a run of its own, though the tool's server would have given it the place of the
other. The run has the name of the oldest.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from .records import Folder

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator

    from .place import Place
    from .records import FoundRun

_NAME = re.compile(r"(?:offline-)?run-(?P<second>\d{8}_\d{6})-(?P<id>[\w.-]+)")
RULE = "goes on with the run of its id that was there before, as its first record says"
"""How the run file of a further folder was understood."""


class Opening(NamedTuple):
    """What the first record of a run file says."""

    project: Hashable
    """Another one for another run of the same id."""
    resumes: bool
    """Whether it goes on with a run that was there."""
    returns: bool = False
    """Whether it goes on at an earlier step of it: what came behind that leaves."""


# What was read of run files, by their place and path, with the version that was read.
_openings: WeakKeyDictionary[Place, dict[str, tuple[Hashable, Opening | None]]] = (
    WeakKeyDictionary()
)


def joined_resumed(
    found: Iterable[FoundRun], place: Place, peek: Callable[[Place, str], Opening | None]
) -> Iterator[FoundRun]:
    """The runs that one source found, those that were resumed as one.

    Args:
        found: What it found, a run a folder.
        place: Where they lie.
        peek: Reads the first record of the run file at a path; None where none can be read. Asked
            only where two folders are of one id.

    """
    alike: dict[tuple[str, str], list[FoundRun]] = {}
    for one in found:
        above, _, name = one.folder.path.rstrip("/").rpartition("/")
        match = _NAME.fullmatch(name)
        if match is None or len(one.files) != 1:
            yield one
        else:
            alike.setdefault((above, match["id"]), []).append(one)
    for held in alike.values():
        if len(held) == 1:
            yield held[0]
        else:
            yield from _chains(sorted(held, key=_begun), place, peek)


def folder_of(folder: Folder, file: str) -> Folder:
    """The folder of the session that a file of a run belongs to."""
    if not file.startswith("../"):
        return folder
    name = file.split("/")[1]
    above = folder.run.rpartition("/")[0]
    return Folder(folder.file(f"../{name}"), f"{above}/{name}" if above else name, ())


def session_of(file: str) -> str:
    """What the files of a run are ordered by: when their folder was made; its own is the oldest.

    >>> files = ["../run-20261130_10-a/f", "../offline-run-20261129_10-a/f", "f"]
    >>> sorted(files, key=session_of)
    ['f', '../offline-run-20261129_10-a/f', '../run-20261130_10-a/f']
    """
    return file.removeprefix("../").removeprefix("offline-") if file.startswith("../") else ""


def _begun(found: FoundRun) -> tuple[str, str]:
    name = found.folder.path.rstrip("/").rpartition("/")[2]
    match = _NAME.fullmatch(name)
    return (match["second"] if match else "", name)


def _chains(
    oldest_first: list[FoundRun],
    place: Place,
    peek: Callable[[Place, str], Opening | None],
) -> Iterator[FoundRun]:
    chain: list[FoundRun] = []
    project: Hashable = None
    returns = False
    for one in oldest_first:
        opening = _opening(one, place, peek)
        goes_on = opening is not None and opening.resumes and opening.project == project
        if chain and not goes_on:
            yield _as_one(chain, returns=returns)
            chain, returns = [], False
        chain.append(one)
        if opening is None:
            project = None
        else:
            project, returns = opening.project, returns or opening.returns
    if chain:
        yield _as_one(chain, returns=returns)


def _opening(
    found: FoundRun, place: Place, peek: Callable[[Place, str], Opening | None]
) -> Opening | None:
    known = _openings.setdefault(place, {})
    path = found.folder.file(found.files[0])
    version = place.versions([path])[0]
    held = known.get(path)
    if held is None or held[0] != version:
        held = known[path] = version, peek(place, path)
    return held[1]


def _as_one(chain: list[FoundRun], *, returns: bool) -> FoundRun:
    first, *others = chain
    if not others:
        return first
    files = list(first.files)
    for other in others:
        name = other.folder.path.rstrip("/").rpartition("/")[2]
        files += [f"../{name}/{file}" for file in other.files]
    keyed = first.keyed_by_step and not returns
    return replace(first, files=sorted(files), keyed_by_step=keyed)
