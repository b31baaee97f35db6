"""Folders that the processes of one training wrote, a folder each: together they are one run.

MindSpore's files are written by one process alone, so its documents give each rank a folder of its
own, `"summary_dir" + str(get_rank())`. Folders that only look alike, as those of a sweep, stay a
run each. The rule is written down in docs/tables.md.
"""

from __future__ import annotations

import os
import re
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from insight.format.names import EventFileName, is_lineage, is_summary

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from .records import Folder, FoundRun

BEGIN_WITHIN_S = 60
"""So far the clocks and the starts of the processes of one training may lie apart.

They wait for each other before they record. A sweep's trainings begin one after the other ends.
"""
VARIABLE = "INSIGHT_RANK_FOLDERS"
"""Where it is `off`, each folder is a run: two trainings at a time may look like ranks."""

# What MindSpore's documents, scripts and launchers call the folder of a rank. Not `device`: a sweep
# may give each of its trainings a device.
_WORDS = "rank|summary|summary_dir|train_parallel"
_NUMBERED = re.compile(
    rf"(?:.*[^a-z])?(?:{_WORDS})[._-]?(?P<number>\d{{1,9}})", re.IGNORECASE | re.ASCII
)
_MAY_BE = re.compile(rf"(?:{_WORDS})[._-]?\d", re.IGNORECASE)


class _Member(NamedTuple):
    """A folder whose name may say its rank."""

    folder: Folder
    number: int


def rank_folders(
    folders: Sequence[Folder], apart: Collection[frozenset[str]] = ()
) -> dict[str, Folder]:
    """The folder of the lowest rank for each of the others, by the name of the run that it is not.

    With `INSIGHT_RANK_FOLDERS=off` in the environment there is none.

    Args:
        folders: Those of a listing.
        apart: Pairs of names of those that are known to hold trainings of their own.

    >>> from insight.sources import Folder
    >>> name = "events.out.events.summary.1795146961.{}.vm_MS"
    >>> ranks = [Folder(f"/r/s{n}", f"summary_dir{n}", [name.format(n)]) for n in (0, 1)]
    >>> rank_folders(ranks)["summary_dir1"].run
    'summary_dir0'

    """
    if os.environ.get(VARIABLE) == "off":
        return {}
    alike: dict[tuple[str, ...], list[_Member]] = {}
    for folder in folders:
        if _MAY_BE.search(folder.run) and any(map(_is_event_file, folder.names)):
            for shape, number in _shapes(folder.run):
                alike.setdefault(shape, []).append(_Member(folder, number))
    owners: dict[str, Folder] = {}
    taken: set[str] = set()
    for members in alike.values():
        names = {member.folder.run for member in members}
        are_apart = any(pair <= names for pair in apart)
        if names.isdisjoint(taken) and not are_apart and _are_ranks(members):
            taken |= names
            first, *others = sorted(members, key=lambda member: member.number)
            owners |= {other.folder.run: first.folder for other in others}
    return owners


def joined_ranks(found: Iterable[FoundRun], owners: Mapping[str, Folder]) -> Iterator[FoundRun]:
    """The runs that one source found, those of rank folders as one.

    Args:
        found: What it found, a run a folder.
        owners: What `rank_folders` says of the listing.

    """
    if not owners:
        yield from found
        return
    parts: dict[str, list[FoundRun]] = {}
    for one in found:
        owner = owners.get(one.run)
        parts.setdefault(one.run if owner is None else owner.run, []).append(one)
    for run, held in parts.items():
        beside = next((owners[one.run] for one in held if one.run in owners), None)
        yield held[0] if beside is None else _as_one(run, beside, held)


def _as_one(run: str, folder: Folder, parts: Sequence[FoundRun]) -> FoundRun:
    files: list[str] = []
    ranks: dict[str, int] = {}
    for part in parts:
        above = "" if part.folder.path == folder.path else _way(folder.path, part.folder.path)
        files += [above + name for name in part.files]
        ranks |= {above + name: rank for name, rank in part.ranks.items()}
    revisions = tuple(part.revision for part in parts)
    revision = None if all(one is None for one in revisions) else revisions
    return replace(
        parts[0], run=run, folder=folder, files=sorted(files), ranks=ranks, revision=revision
    )


def _way(here: str, there: str) -> str:
    """What leads from one folder to another, with `/` at its end."""
    own, other = here.rstrip("/").split("/"), there.rstrip("/").split("/")
    same = next(n for n, (a, b) in enumerate(zip(own, other, strict=True)) if a != b)
    return "../" * (len(own) - same) + "/".join(other[same:]) + "/"


def _is_event_file(name: str) -> bool:
    return is_summary(name) or is_lineage(name)


def _shapes(run: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """The path of a run without one number that may be a rank, and that number."""
    parts = run.split("/")
    for index, part in enumerate(parts):
        match = _NUMBERED.fullmatch(part)
        if match is not None:
            stem = part[: match.start("number")]
            yield (*parts[:index], f"{stem}\0", *parts[index + 1 :]), int(match["number"])


def _are_ranks(members: Sequence[_Member]) -> bool:
    """Whether each folder holds what the rank of its number wrote, all begun together."""
    if len(members) < 2 or len({number for _, number in members}) < len(members):
        return False
    began: list[tuple[int, list[int]]] = []
    for folder, number in members:
        files = [EventFileName.parse(name) for name in folder.names if _is_event_file(name)]
        if any(file is None or file.device != number for file in files):
            return False
        began.append((number, [file.seconds for file in files if file is not None]))
    first = min(began)[1]
    return all(_is_beside(first, seconds) for _, seconds in began)


def _is_beside(first: Sequence[int], seconds: Sequence[int]) -> bool:
    return any(abs(one - other) <= BEGIN_WITHIN_S for one in seconds for other in first)
