"""Files that lie beside a run, told as its artifacts by name and size; none of them is opened.

What else such a file is, a picture of a series or a table, a source may say itself.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, NamedTuple

from insight.sources.record import moved
from insight.sources.records import Batch, Gone, Progress, Unshown, as_name

from .artifact_bytes import artifact_bytes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from insight.sources.place import FileState, Place
    from insight.sources.records import News

MOST_FILES = 10_000
"""So many of a run are told: each costs some kilobytes in the tables."""


class Listed(NamedTuple):
    """A file by its name alone."""

    tag: str
    """What it is called."""
    path: str
    """From the run's folder on, or absolute."""
    where: str
    """Where it lies, as its place names it."""
    type: str = ""
    role: str = "output"


class Row(NamedTuple):
    """What a file is in a table."""

    kind: str
    tag: str
    step: int
    wall_time: float
    cells: tuple[Any, ...]


def as_artifact(listed: Listed, state: FileState) -> Row:
    """The row of a file in the table of artifacts, which has no step: when it was written."""
    cells = (listed.type, listed.role, as_name(listed.path), state.size, "")
    return Row("artifact", as_name(listed.tag), 0, state.modified, cells)


class ArtifactFiles:
    """Tells of the files that are there, and of those that came or changed since.

    Args:
        place: Where they lie.
        file: The name under which all of them are told.
        rows_of: What a file is in the tables, by its name and state.

    """

    def __init__(
        self,
        place: Place,
        file: str,
        rows_of: Callable[[Listed, FileState], Iterable[Row]] = lambda one, state: (
            as_artifact(one, state),
        ),
    ) -> None:
        self._place = place
        self._file = file
        self._rows_of = rows_of
        self._seen: dict[str, tuple[int, float]] = {}
        self._order: list[Listed] = []

    def look(self, files: Iterable[Listed]) -> Iterator[News]:
        """What is new of these files, which are all that there are now."""
        listed = {one.where: one for one in files}
        left_out = max(0, len(listed) - MOST_FILES)
        if left_out:
            listed = dict(sorted(listed.items())[:MOST_FILES])
        states = {where: self._state(where) for where in listed}
        now = {where: state for where, state in states.items() if state is not None}
        if self._seen.keys() - now.keys():
            yield Gone(self._file)
            self._seen, self._order = {}, []
        fresh = {
            where: state
            for where, state in now.items()
            if self._seen.get(where) != (state.size, state.modified)
        }
        if not fresh:
            return
        is_first = not self._seen
        batches: dict[tuple[str, str], Batch] = {}
        for where, state in fresh.items():
            self._seen[where] = (state.size, state.modified)
            self._order.append(listed[where])
            for row in self._rows_of(listed[where], state):
                self._add(batches, row)
        yield from batches.values()
        if left_out and is_first:
            yield Unshown(self._file, "artifact", left_out)
        yield _progress(self._file, len(fresh))

    def listed_at(self, offset: int) -> Listed:
        """The file of a row.

        Raises:
            FormatError: If there is none.

        """
        if not 0 <= offset < len(self._order):
            raise moved(self._file, offset, "a file of the run", "none")
        return self._order[offset]

    def load(self, folder: str, offset: int) -> bytes:
        """What the file of a row holds.

        Raises:
            FormatError: If it cannot be read, leads out of the folder of runs, or has over 64 MiB.

        """
        where = self.listed_at(offset).where
        above, _, name = where.rpartition("/")
        return artifact_bytes(self._place, above or folder, name)

    def _add(self, batches: dict[tuple[str, str], Batch], row: Row) -> None:
        key = (row.kind, row.tag)
        batch = batches.get(key)
        if batch is None:
            batch = batches[key] = Batch(self._file, *key)
        batch.steps.append(row.step)
        batch.wall_times.append(row.wall_time)
        batch.cells.append(row.cells)
        batch.offsets.append(len(self._order) - 1)

    def _state(self, where: str) -> FileState | None:
        try:
            return self._place.state(where)
        except (OSError, ValueError):
            return None


def _progress(file: str, records: int) -> Progress:
    """Files that were copied yesterday say nothing of when their run was."""
    return Progress(
        file=file,
        records=records,
        size=0,
        unfinished=0,
        modified=0.0,
        closed=True,
        first_wall_time=math.inf,
        last_wall_time=-math.inf,
    )
