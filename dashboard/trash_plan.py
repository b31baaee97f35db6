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
    from collections.abc import Iterator, Sequence


class Plan(NamedTuple):
    """What deleting a run would move."""

    run: str
    entries: tuple[str, ...]
    """Names in the run's folder."""
    whole: bool
    """Whether that is all of the folder, which then goes as well."""
    bytes: int
    files: int

    @property
    def mark(self) -> str:
        """Another one for other entries: what somebody has agreed to."""
        told = orjson.dumps([self.run, self.whole, [repr(name) for name in self.entries]])
        return blake2b(told, digest_size=16).hexdigest()


def plan_of(run: str, folder: Path, others: Sequence[str]) -> Plan:
    """What would be moved of a run's folder.

    Args:
        run: The name of a run.
        folder: Where it lies.
        others: The names of all runs, sorted; their folders stay.

    Raises:
        SummaryValueError: If the folder cannot be read.

    """
    kept = {below.split("/", 1)[0] for below in _below(run, others)}
    try:
        names = sorted(entry.name for entry in os.scandir(folder))
    except OSError as error:
        raise refused(run, "a folder that can be read", error.strerror) from error
    moved = tuple(name for name in names if name not in kept)
    sizes = [size for name in moved for size in _sizes(folder / name)]
    return Plan(run, moved, len(moved) == len(names), sum(sizes), len(sizes))


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
