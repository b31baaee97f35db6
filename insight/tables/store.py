"""The runs below a folder as tables that `refresh()` brings up to date."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from insight.errors import PathError, UnknownKindError, compose
from insight.sources import folders_below, sources

from .build import build_table
from .kinds import columns_of
from .overview import problems_table, runs_table
from .run import Run
from .status import status_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    import pandas as pd

    from insight.sources import FoundRun, Source

    from .status import Signs


def open_runs(root: str | os.PathLike[str]) -> Store:
    """The runs of a folder, or of any tree of folders, as tables.

    Args:
        root: The folder of one run, or any folder above runs. Nothing is written below it.

    Raises:
        PathError: If there is no such folder; also a FileNotFoundError.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     open_runs(folder).table("scalar").columns.tolist()
    ['run', 'tag', 'step', 'wall_time', 'value']

    """
    store = Store(root)
    store.refresh()
    return store


class Store:
    """The runs below one folder. Tables are values of the moment; `refresh()` makes newer ones.

    May be used from several threads.

    Attributes:
        root: The folder, as an absolute path.
        version: Grows whenever a refresh finds something new or gone.

    """

    def __init__(
        self, root: str | os.PathLike[str], clock: Callable[[], float] = time.time
    ) -> None:
        _check_local(os.fspath(root))
        self._folder = Path(root).absolute()
        self.root = str(self._folder)
        if not self._folder.exists():
            raise PathError.missing("open_runs", self.root)
        if not self._folder.is_dir():
            hint = "give the folder that it lies in"
            raise PathError(compose("open_runs", "a folder", self.root, hint))
        self.version = 0
        self._clock = clock
        self._lock = threading.RLock()
        self._runs: dict[str, Run] = {}
        self._signs: dict[str, tuple[int, Signs]] = {}
        self._states: dict[str, tuple[int, str, int]] = {}
        self._tables: dict[Any, pd.DataFrame] = {}

    def refresh(self) -> int:
        """Read what is new; the number of new records.

        Rows of files that were deleted, replaced or cut leave the tables.
        """
        with self._lock:
            records = sum(self._poll(*found) for found in self._discover())
            states = {name: self._state(name) for name in self._runs}
            if states != self._states:
                self._states = states
                self._tables.clear()
                self.version += 1
            return records

    def runs(self) -> pd.DataFrame:
        """One row a run: what wrote it, when, how far it came, and how it ended."""
        with self._lock:
            known = [(run, self._signs_of(name)) for name, run in sorted(self._runs.items())]
            return runs_table(known, self._clock())

    def table(
        self,
        kind: str,
        runs: str | Iterable[str] | None = None,
        tags: str | Iterable[str] | None = None,
        superseded: bool = False,
    ) -> pd.DataFrame:
        """All rows of a kind, sorted by run, tag and step.

        Args:
            kind: `scalar`, `histogram`, `tensor`, `image`, `text`, `graph`, `dataset_graph` or
                `landscape`.
            runs: Names of the runs wanted; None for all.
            tags: Names of the tags wanted; None for all.
            superseded: Whether the rows that a restart replaced are shown as well.

        Raises:
            UnknownKindError: If there is no such kind; also a KeyError.

        """
        columns_of(kind)
        key = (kind, _names(runs), _names(tags), superseded)
        with self._lock:
            if key not in self._tables:
                self._tables[key] = build_table(kind, list(self._blocks(*key)))
            # A shallow copy: pandas copies on write, so what one caller changes no other sees.
            return self._tables[key].copy(deep=False)

    def tags(self, kind: str) -> list[str]:
        """The tags of a kind in any run, sorted.

        Raises:
            UnknownKindError: If there is no such kind.

        """
        columns_of(kind)
        with self._lock:
            return sorted({tag for run in self._runs.values() for tag in run.block(kind).tags})

    def value(self, kind: str, run: str, tag: str, step: int) -> Any:
        """One heavy value, read from its file: image bytes, tensor array, graph message.

        Raises:
            UnknownKindError: If there is no such kind, or no such row; also a KeyError.
            FormatError: If the file has changed since the last refresh.

        """
        columns = columns_of(kind)
        with self._lock:
            found = self._runs.get(run)
            block = found.block(kind) if found else None
            place = block.find(tag, step) if block else None
            if found is None or block is None or place is None:
                row = f"{run!r}, {tag!r}, step {step}"
                raise UnknownKindError.of("value", row, f"the rows of table({kind!r})")
            if columns[0][0] == "value":
                return block.columns[2].item(place)  # light enough to stand in the table
            offset, file = (int(column[place]) for column in block.columns[-2:])
            follower, name = found.follower, block.files[file]
        return follower.load(kind, tag, name, offset)

    def lineage(self) -> pd.DataFrame:
        """One row a run, one column a recorded fact under a dotted name; what a run lacks is NA."""
        from insight.lineage.table import lineage_table

        with self._lock:
            facts = {name: run.facts() for name, run in sorted(self._runs.items())}
        return lineage_table(facts)

    def problems(self) -> pd.DataFrame:
        """Everything in the files that could not be read, and what was kept of them."""
        with self._lock:
            return problems_table([run for _, run in sorted(self._runs.items())], self._clock())

    def _discover(self) -> list[tuple[Source, FoundRun]]:
        """The runs there are now; those that are gone are dropped."""
        folders = list(folders_below(self._folder))
        by_name: dict[str, tuple[Source, FoundRun]] = {}
        for source in sources():
            for run in source.discover(folders):
                by_name.setdefault(run.run, (source, run))
        for name in self._runs.keys() - by_name.keys():
            del self._runs[name]
            self._signs.pop(name, None)
        return list(by_name.values())

    def _poll(self, source: Source, found: FoundRun) -> int:
        run = self._runs.get(found.run)
        is_new = run is None
        if run is None:
            run = self._runs[found.run] = Run(found, source.name, source.follow(found))
        records = sum(run.apply(news) for news in run.follower.poll(found.files))
        if records and not is_new:
            run.grew_at = self._clock()
        return records

    def _blocks(
        self, kind: str, runs: frozenset[str] | None, tags: frozenset[str] | None, superseded: bool
    ) -> Iterator[tuple[str, Any]]:
        for name, run in sorted(self._runs.items()):
            if runs is None or name in runs:
                block = run.block(kind, superseded=superseded)
                yield name, block if tags is None else block.of_tags(tags)

    def _signs_of(self, name: str) -> Signs:
        """The signs of a run, worked out anew only after a change."""
        run = self._runs[name]
        known = self._signs.get(name)
        if known is None or known[0] != run.version:
            known = self._signs[name] = (run.version, run.signs())
        return known[1]

    def _state(self, name: str) -> tuple[int, str, int]:
        """What the tables depend on: what was read, and what the passing of time changes."""
        run, now = self._runs[name], self._clock()
        problems = sum(len(file.problems_at(now)) for file in run.files.values())
        return run.version, status_of(self._signs_of(name), now), problems


def _check_local(root: str) -> None:
    """Refuse what `Path` would take for a place below the working folder."""
    if not root:
        raise PathError.missing("open_runs", "an empty name")
    if "://" in root:
        hint = "mount it or copy it here: this version reads folders only"
        raise PathError(compose("open_runs", "a folder of this machine", root, hint))


def _names(wanted: str | Iterable[str] | None) -> frozenset[str] | None:
    if wanted is None:
        return None
    return frozenset((wanted,) if isinstance(wanted, str) else wanted)
