"""What deleting a run would move: its folder without those of other runs below it."""

from __future__ import annotations

import os
from bisect import bisect_left
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import orjson

from insight.errors import SummaryValueError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence


class Part(NamedTuple):
    """What of one folder of a run would be moved."""

    folder: str
    """Its name, as that of a run."""
    entries: tuple[str, ...]
    """Names in the folder."""
    whole: bool
    """Whether that is all of the folder, which then goes as well."""


class Plan(NamedTuple):
    """What deleting a run would move."""

    run: str
    parts: tuple[Part, ...]
    """One a folder: its ranks may have one each."""
    bytes: int
    files: int

    @property
    def entries(self) -> tuple[str, ...]:
        """The names of all that goes; where that is of several folders, with the folder's."""
        if len(self.parts) == 1:
            return self.parts[0].entries
        return tuple(f"{part.folder}/{name}" for part in self.parts for name in part.entries)

    @property
    def whole(self) -> bool:
        """Whether that is all of its folders."""
        return all(part.whole for part in self.parts)

    @property
    def mark(self) -> str:
        """Another one for other entries: what somebody has agreed to."""
        told = [[part.folder, part.whole, *map(repr, part.entries)] for part in self.parts]
        return blake2b(orjson.dumps([self.run, told]), digest_size=16).hexdigest()


def plan_of(run: str, folders: Mapping[str, Path], others: Sequence[str]) -> Plan:
    """What would be moved of a run's folders.

    Args:
        run: The name of a run.
        folders: Where each of them lies, by its name.
        others: The names of all runs, and of folders of their ranks, sorted; these stay.

    Raises:
        SummaryValueError: If a folder cannot be read.

    """
    parts = [_part(run, name, folder, others) for name, folder in folders.items()]
    sizes = [
        size
        for part in parts
        for name in part.entries
        for size in _sizes(folders[part.folder] / name)
    ]
    return Plan(run, tuple(parts), sum(sizes), len(sizes))


def _part(run: str, name: str, folder: Path, others: Sequence[str]) -> Part:
    kept = {below.split("/", 1)[0] for below in _below(name, others)}
    try:
        found = sorted(entry.name for entry in os.scandir(folder))
    except OSError as error:
        raise refused(run, "a folder that can be read", error.strerror) from error
    moved = tuple(entry for entry in found if entry not in kept)
    return Part(name, moved, len(moved) == len(found))


def refused(run: str, expected: str, got: str | None, hint: str = "") -> SummaryValueError:
    """Why a run stays where it is."""
    return SummaryValueError.of(f"delete {run!r}", expected, got, hint)


def _below(run: str, others: Sequence[str]) -> Iterator[str]:
    """The names of the runs below a run, from its folder on."""
    prefix = f"{run}/"
    for index in range(bisect_left(others, prefix), len(others)):
        if not others[index].startswith(prefix):
            return
        yield others[index].removeprefix(prefix)


def _sizes(path: Path) -> Iterator[int]:
    """The size of a file, or of each below a folder; links count as nothing."""
    try:
        if path.is_symlink():
            yield 0
        elif path.is_dir():
            for entry in os.scandir(path):
                yield from _sizes(Path(entry.path))
        else:
            yield path.stat().st_size
    except OSError:  # gone meanwhile
        return
