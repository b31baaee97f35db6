"""What a follower has to tell: new rows, new facts, problems, and what no longer holds.

Rows travel as columns, many at a time, so that a fast decoder and a slow one look alike.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


def as_text(value: Any) -> Any:
    """`value`, a text even where its bytes in a message are no UTF-8: protobuf gives those raw."""
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else value


def as_name(path: str) -> str:
    r"""`path` as text that can be printed and sent, also where its bytes are no UTF-8.

    >>> as_name("runs/a"), as_name("bad\udcff")
    ('runs/a', 'bad\\xff')
    """
    return path if path.isascii() else os.fsencode(path).decode("utf-8", "backslashreplace")


@dataclass(frozen=True, slots=True)
class Folder:
    """One folder below the root, as a source sees it."""

    path: Path
    run: str
    """The path relative to the root with `/`; `.` for the root."""
    names: Sequence[str]
    """Names of the files in it, sorted."""


@dataclass(frozen=True, slots=True)
class FoundRun:
    """A run that a source recognised."""

    run: str
    folder: Path
    files: Sequence[str]
    """Names in `folder` that belong to the run, sorted."""


@dataclass(slots=True)
class Batch:
    """New rows of one file, kind and tag, in the order of the file."""

    file: str
    kind: str
    tag: str
    steps: list[int] = field(default_factory=list)
    wall_times: list[float] = field(default_factory=list)
    cells: list[tuple[Any, ...]] = field(default_factory=list)
    """A tuple a row, in the order of the kind's columns."""
    offsets: list[int] = field(default_factory=list)
    """Where the record begins that holds the row, in bytes from the start of the file."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One lineage message: what was trained, on what, and how well it did."""

    file: str
    plugin: str
    wall_time: float
    message: Any


@dataclass(frozen=True, slots=True)
class Problem:
    """Something in a file that could not be read; `offset` in bytes, -1 for the file itself."""

    file: str
    offset: int
    problem: str


@dataclass(frozen=True, slots=True)
class Progress:
    """How far one file has been read: after a piece of it, and when there is no more."""

    file: str
    records: int
    """Whole records in this piece that were kept."""
    size: int
    """Bytes of the whole file."""
    unfinished: int
    """Bytes at the end that are no whole record yet."""
    modified: float
    """When the file was last written, in seconds since 1970."""
    closed: bool
    """Whether its recorder closed it."""
    first_wall_time: float
    """The earliest wall time in this piece; infinite when it holds no record."""
    last_wall_time: float
    writer: str | None = None
    """The source that the file says it comes from, where that is not what its name says."""

    def ending(self) -> list[Problem]:
        """The record at the end that is not whole, if there is one."""
        if self.unfinished == 0:
            return []
        text = f"the file ends inside a record, {self.unfinished} bytes after its start"
        return [Problem(self.file, self.size - self.unfinished, text)]


@dataclass(frozen=True, slots=True)
class Gone:
    """Nothing that was read from this file holds any longer: deleted, replaced or cut."""

    file: str


News: TypeAlias = Batch | Fact | Problem | Progress | Gone
