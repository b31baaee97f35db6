"""What a follower has to tell: new rows, new facts, problems, and what no longer holds.

Rows travel as columns, many at a time, so that a fast decoder and a slow one look alike.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import le
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import numpy as np

from insight.format.lineage_names import MOST_NAMES as MOST_NAMES
from insight.format.scalars.columns import Columns

from .breaks import RecordOrder

if TYPE_CHECKING:
    from collections.abc import Hashable, ItemsView, Iterable, Iterator, Sequence

    from insight.format.scalars.columns import Column


def as_text(value: Any) -> Any:
    r"""`value`; where it is a text or its bytes, one that UTF-8 can hold.

    Protobuf gives bytes that are no UTF-8 raw, and JSON may hold halves of characters.

    >>> as_text(b"a\xff"), as_text("a\ud800"), as_text(3)
    ('a\ufffd', 'a?', 3)
    """
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    if isinstance(value, str) and not value.isascii():
        return value.encode("utf-8", "replace").decode()
    return value


def as_name(path: str) -> str:
    r"""`path` as text that can be printed and sent, also where its bytes are no UTF-8.

    >>> as_name("runs/a"), as_name("bad\udcff")
    ('runs/a', 'bad\\xff')
    """
    return path if path.isascii() else os.fsencode(path).decode("utf-8", "backslashreplace")


@dataclass(frozen=True, slots=True)
class Folder:
    """One folder below the root, as a source sees it."""

    path: str
    """Where it lies, as its place names it."""
    run: str
    """The path relative to the root with `/`; `.` for the root."""
    names: Sequence[str]
    """Names of the files in it, sorted."""

    def file(self, name: str) -> str:
        """Where the file of a name in it lies; `../` leads to a folder of another rank."""
        path = self.path.rstrip("/")
        while name.startswith("../"):
            path, name = path.rpartition("/")[0], name[3:]
        return f"{path}/{name}"


@dataclass(frozen=True, slots=True)
class FoundRun:
    """A run that a source recognised."""

    run: str
    folder: Folder
    files: Sequence[str]
    """Names in `folder` that belong to the run, sorted; below it, with `/` between.

    Those of ranks with folders of their own begin with `../`: see `rank_folders.py`.
    """
    ranks: Mapping[str, int] = field(default_factory=dict)
    """Which process of a parallel training wrote a file, where its name tells; else 0."""
    keyed_by_step: bool = False
    """Whether a step is written once, or anew by its newest row: no row says that it restarted."""
    revision: Hashable = None
    """Another one when there is news of the run that none of its `files` shows by its version."""


def _column(parts: Iterable[Any], dtype: type) -> Column:
    held: list[Column] = [np.asarray(part, dtype) for part in parts]
    return np.concatenate(held) if held else np.empty(0, dtype)


@dataclass(slots=True)
class Batch:
    """New rows of one file, kind and tag, in the order of the file; any kind but scalars."""

    file: str
    kind: str
    tag: str
    steps: list[int] = field(default_factory=list)
    wall_times: list[float] = field(default_factory=list)
    cells: list[tuple[Any, ...]] = field(default_factory=list)
    """A tuple a row, in the order of the kind's columns."""
    offsets: list[int] = field(default_factory=list)
    """Where the record begins that holds the row, in bytes from the start of the file."""

    def in_order(self) -> None:
        """Put the rows in the order of the file."""
        if all(map(le, self.offsets, self.offsets[1:])):
            return
        order = sorted(range(len(self.offsets)), key=self.offsets.__getitem__)
        self.steps[:] = [self.steps[index] for index in order]
        self.wall_times[:] = [self.wall_times[index] for index in order]
        self.cells[:] = [self.cells[index] for index in order]
        self.offsets[:] = [self.offsets[index] for index in order]


@dataclass(frozen=True, slots=True)
class Points:
    """New scalars of one file."""

    file: str
    columns: Columns[str]
    """The rows of a tag in the order of the file."""
    order: RecordOrder

    @classmethod
    def of(
        cls,
        file: str,
        series: Mapping[str, tuple[Any, Any, Any]],
        offsets: Mapping[str, Any] | None = None,
    ) -> Points:
        """The points of `series`: steps, wall times and values by tag, each of one length.

        Args:
            file: The file's name in its run.
            series: The columns of each tag.
            offsets: Where the record of each row begins; not needed for files keyed by step.

        >>> columns = Points.of("a.csv", {"loss": ([1, 2], [0.5, 0.6], [3.0, 2.0])}).columns
        >>> columns.tags, columns.bounds.tolist(), columns.ascending
        (['loss'], [0, 2], True)

        """
        tags = sorted(series)
        held: list[tuple[Any, Any, Any]] = [series[tag] for tag in tags]
        bounds = np.cumsum([0, *(len(steps) for steps, _, _ in held)], dtype=np.int64)
        steps = _column((steps for steps, _, _ in held), np.int64)
        times = _column((times for _, times, _ in held), np.float64)
        values = _column((values for _, _, values in held), np.float64)
        columns = Columns.of(tags, bounds, steps, times, values)
        if offsets is None:
            return cls(file, columns, RecordOrder.of_no_records(columns))
        begins = _column((offsets[tag] for tag in tags), np.int64)
        return cls(file, columns, RecordOrder.of(columns, begins))


@dataclass(frozen=True, slots=True)
class SessionStart:
    """A session began to write to this file, at a step: what older ones wrote from there on left.

    It comes before the points of the piece of the file that it stands in.
    """

    file: str
    offset: int
    """Where its record begins."""
    step: int


@dataclass(frozen=True, slots=True)
class Fact:
    """Something known of a run: a lineage message, or a mapping of dotted names.

    `plugin` is the name of the plugin that wrote the message; with `named`, `message` is a mapping
    like `{"hyperparameters.learning_rate": 0.1}`, a ChangingFacts where it does not stay as it is.
    """

    file: str
    plugin: str
    wall_time: float
    message: Any


class ChangingFacts(Mapping[str, Any]):
    """Facts of which more become known, or others, after they were told.

    One object for ever: facts told anew with every change would pile up. Another thread may go
    through it meanwhile: it keeps what it began with.

    Attributes:
        revision: Grows with every change. Who keeps what it read asks before reading.

    """

    def __init__(self) -> None:
        self.revision = 0
        self._now: dict[str, Any] = {}

    def become(self, facts: dict[str, Any]) -> None:
        """Hold these facts from now on; the caller leaves the dict as it is."""
        self._now = facts
        self.revision += 1

    def __getitem__(self, name: str) -> Any:
        return self._now[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._now)

    def __len__(self) -> int:
        return len(self._now)

    def items(self) -> ItemsView[str, Any]:
        return self._now.items()


@dataclass(frozen=True, slots=True)
class Problem:
    """Something in a file that could not be read; `offset` in bytes, -1 for the file itself."""

    file: str
    offset: int
    problem: str


Say: TypeAlias = Literal["its own", "none"]
"""Whether a file tells itself how it ended, or has no say in what is told of its run."""


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
    """Whether it is closed, as far as its source can tell that without its records."""
    first_wall_time: float
    """The earliest wall time in this piece; infinite when it holds no record."""
    last_wall_time: float
    writer: str | None = None
    """The source that the file says it comes from, where that is not what its name says."""
    say: Say | None = None
    """Whether its records decide what is told of the end, where a record in this piece says so."""
    ended: str | None = None
    """What the last record says became of the file: `finished`, `failed`, `stopped`, `continued`.

    None where it says something else.
    """
    status: str | None = None
    """What the file itself says of its run, as a word of `runs()`; None where it says nothing."""

    def ending(self) -> list[Problem]:
        """The record at the end that is not whole, if there is one."""
        if self.unfinished == 0:
            return []
        text = f"the file ends inside a record, {self.unfinished} bytes after its start"
        return [Problem(self.file, self.size - self.unfinished, text)]


@dataclass(frozen=True, slots=True)
class Remark:
    """How something was understood of which a file is not sure itself; said once.

    Which of its columns is the step, which folder is a run, by which clock it counts: the written
    rule that was followed, as a sentence.
    """

    file: str
    remark: str


@dataclass(frozen=True, slots=True)
class Unshown:
    """Records for which no table has a place, further ones since the last word of their kind."""

    file: str
    kind: str
    """What they are, in the word of the tool that wrote them: `mesh`, `plot`."""
    count: int


@dataclass(frozen=True, slots=True)
class Gone:
    """Nothing that was read from this file holds any longer: deleted, replaced or cut."""

    file: str


@dataclass(frozen=True, slots=True)
class Readable:
    """A file can be read again: the problems of the file itself no longer hold."""

    file: str


News: TypeAlias = (
    Points | Batch | SessionStart | Fact | Problem | Remark | Unshown | Progress | Gone | Readable
)
