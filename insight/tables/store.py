"""The runs below a folder as tables that `refresh()` brings up to date."""

from __future__ import annotations

import threading
import time
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

import numpy as np

from insight.errors import UnknownKindError
from insight.lineage.kept import KeptLineage
from insight.sources import place_of

from .build import build_table
from .collection import without_collection
from .discovery import Discovery
from .extent import Extents
from .kinds import columns_of
from .overflow import Overflow
from .overview import problems_table, runs_table
from .run import Run
from .sample import sample as sampled
from .sidecar import Sidecar
from .tasks import scan_in_tasks

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Executor

    import pandas as pd

    from insight.lineage.metrics import Measure
    from insight.lineage.told import ToldFact

    from .discovery import PartKey
    from .run_part import RunPart
    from .sidecar import Kept

MOST_IN_MEMORY = 10_000_000
"""Points that a store holds in memory, 20 bytes each; beyond, they are moved to the user's cache.

Below some ten million, reading the event files again is faster than any database or cache.
"""

MOST_TABLES = 64
"""Tables that a store keeps built: pages ask for the same few again and again."""

_BYTES_A_POINT = 16  # at least: a record of many scalars with short tags


def open_runs(root: str | os.PathLike[str], executor: Executor | None = None) -> Store:
    """The runs of a folder, or of any tree of folders, as tables.

    Args:
        root: The folder of one run, or any folder above runs; a path, or a URL that fsspec knows
            (`s3://bucket/runs`). Nothing is written below it.
        executor: Whose workers read what is new at first, where one machine is too small: a
            `concurrent.futures` pool of processes, or `distributed.Client(…).get_executor()`.

    Raises:
        PathError: If there is no such folder; also a FileNotFoundError.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     open_runs(folder).table("scalar").columns.tolist()
    ['run', 'tag', 'step', 'wall_time', 'value']

    """
    store = Store(root, executor=executor)
    store.refresh()
    return store


class Store:
    """The runs below one folder. Tables are values of the moment; `refresh()` makes newer ones.

    May be used from several threads.

    Attributes:
        root: The folder, as an absolute path, or the URL.
        version: Grows whenever a refresh finds something new or gone.

    """

    def __init__(
        self,
        root: str | os.PathLike[str],
        clock: Callable[[], float] = time.time,
        executor: Executor | None = None,
    ) -> None:
        self._executor = executor
        self._place = place_of(root)
        self.root = self._place.root
        self.version = 0
        self._clock = clock
        self._lock = threading.RLock()
        self._runs: dict[str, Run] = {}
        self._turns: dict[str, float] = {}
        self._told_so_far = 0
        self._sidecar = Sidecar(self.root)
        self._extents = Extents()
        self._discovery = Discovery(self._place, self._extents)
        self._overflow = Overflow(self._sidecar, self._extents, MOST_IN_MEMORY)
        self._tables: dict[Any, pd.DataFrame] = {}
        self._lineage = KeptLineage()

    def refresh(self) -> int:
        """Read what is new; the number of new records.

        Rows of files that were deleted, replaced or cut leave the tables.
        """
        with self._lock, nullcontext() if self._runs else without_collection():
            told = self._told_so_far
            try:
                self._discover()
                changed = self._discovery.changed()
                if len(changed) > 1 and not self._runs:
                    self._reserve([part for _, part in changed])
                return sum(self._read(name, part) for name, part in changed)
            finally:  # what was read before a Ctrl-C is told too
                is_news = self._told_so_far != told
                if is_news:
                    self._tables.clear()
                if self._has_turned() or is_news:
                    self.version += 1

    def runs(self) -> pd.DataFrame:
        """One row a run: what wrote it, when, how far it came, and how it ended."""
        with self._lock:
            known = [(run, run.signs()) for run in self._one_by_one()]
            return runs_table(known, self._clock())

    def table(
        self,
        kind: str,
        runs: str | Iterable[str] | None = None,
        tags: str | Iterable[str] | None = None,
        superseded: bool = False,
        rank: int | None = None,
        sample: int | None = None,
    ) -> pd.DataFrame:
        """All rows of a kind, sorted by run, tag and step.

        Args:
            kind: `scalar`, `histogram`, `tensor`, `image`, `text`, `graph`, `dataset_graph` or
                `landscape`.
            runs: Names of the runs wanted; None for all.
            tags: Names of the tags wanted; None for all.
            superseded: Whether the rows that a restart replaced are shown as well.
            rank: Rows of one process of a parallel training only; None for the lowest rank that
                wrote each tag.
            sample: At most so many rows of each run and tag: the first, the last, those of the
                lowest and the highest value, and an even choice between; None for every row.

        Raises:
            UnknownKindError: If there is no such kind; also a KeyError.
            SummaryValueError: If `sample` is below 2; also a ValueError.

        """
        columns_of(kind)
        key = (kind, _names(runs), _names(tags), superseded, rank)
        with self._lock:
            if key not in self._tables:
                if self._overflow.has_moved:
                    self._tables.clear()
                elif len(self._tables) >= MOST_TABLES:
                    del self._tables[next(iter(self._tables))]
                self._tables[key] = build_table(kind, list(self._blocks(*key)), self._extents)
                self._let_go(self._wanted(key[1]))
            # A shallow copy: pandas copies on write, so what one caller changes no other sees.
            whole = self._tables[key].copy(deep=False)
        return whole if sample is None else sampled(whole, sample)

    def tags(self, kind: str) -> list[str]:
        """The tags of a kind in any run, sorted.

        Raises:
            UnknownKindError: If there is no such kind.

        """
        columns_of(kind)
        with self._lock:
            return sorted({tag for run in self._runs.values() for tag in run.tags(kind)})

    def metric(self, tag: str, measure: Measure = "last") -> dict[str, float]:
        """One number of a scalar for each run that has it, by the run's name.

        Args:
            tag: The scalar's.
            measure: `last` for its last value; `min` or `max` for its lowest or highest, NaN apart.

        """
        with self._lock:
            found = {}
            for run in self._one_by_one():
                number = run.block("scalar").measured(tag, measure)
                if number is not None:
                    found[run.name] = number
            return found

    def value(self, kind: str, run: str, tag: str, step: int) -> Any:
        """One heavy value, read from its file: image bytes, tensor array, graph message.

        Raises:
            UnknownKindError: If there is no such kind, or no such row; also a KeyError.
            FormatError: If the file has changed since the last refresh.

        """
        columns = columns_of(kind)
        with self._lock:
            found = self._runs.get(run)
            row = found.block(kind).find(tag, step) if found else None
            if found is None or row is None:
                asked = f"{run!r}, {tag!r}, step {step}"
                raise UnknownKindError.of("value", asked, f"the rows of table({kind!r})")
            if columns[0][0] == "value":
                # Light enough to stand in the table.
                return row[2].item() if isinstance(row[2], np.generic) else row[2]
            offset, file = map(int, row[-2:])
            name = found.block(kind).files[file]
            follower = found.files[name].follower
        return follower.load(kind, tag, name, offset)

    def lineage(self) -> pd.DataFrame:
        """One row a run, one column a recorded fact under a dotted name; what a run lacks is NA."""
        return self._lineage.table(self._facts)

    def _facts(self) -> dict[str, list[ToldFact]]:
        with self._lock:
            return {run.name: run.facts() for run in self._told()}

    def problems(self) -> pd.DataFrame:
        """Everything in the files that could not be read, and what was kept of them."""
        with self._lock:
            return problems_table(self._told(), self._clock())

    def superseded(self) -> dict[str, dict[str, int]]:
        """How many rows of each run are not in its tables, by the file that holds them.

        A restart took them, or another row of their step stands for them: those are the rows that
        `table(kind, superseded=True)` shows as well. Runs that lost none are left out.
        """
        with self._lock:
            found = {run.name: dict(run.superseded()) for run in self._one_by_one()}
            return {run: files for run, files in found.items() if files}

    def _told(self) -> list[Run]:
        """The runs of which anything is told, sorted: of one in a source's trash nothing is."""
        return [run for _, run in sorted(self._runs.items()) if run.files]

    def _one_by_one(self) -> Iterator[Run]:
        """The same; what was built of one is dropped before the next, where not all fits."""
        for run in self._told():
            yield run
            self._let_go([run.name])

    def _discover(self) -> None:
        """Look which runs there are now."""
        look = self._discovery.look()
        if look is None:
            return
        parts = self._discovery.parts
        for key in look.lost:
            part = parts.pop(key)
            if key[0] in self._runs:
                part.leave(self._runs[key[0]])
            self._told_so_far += 1
        self._recall(look.fresh)
        self._discovery.watch(look)
        self._overflow.sweep({path for part in parts.values() for path in part.paths})
        for name in self._runs.keys() - {name for name, _ in look.found}:
            del self._runs[name]
            self._turns.pop(name, None)
            self._overflow.count(name, 0)
        self._discovery.end(look)

    def _recall(self, fresh: list[PartKey]) -> None:
        """Give new parts what the sidecar kept of them, or what the workers read."""
        left = fresh
        if not self._sidecar.is_empty:
            left = [key for key in fresh if not self._give(key, self._sidecar.recall, mapped=True)]
            self._overflow.has_moved |= len(left) < len(fresh)
        if self._executor is None:
            return
        by_path = {path: key for key in left for path in self._discovery.parts[key].paths}
        jobs = [(key[1], self._discovery.parts[key].found) for key in left]
        for kept in scan_in_tasks(self._executor, self._place, jobs):
            key = by_path[kept.path]
            if self._give(key, {kept.path: kept}.get, mapped=False):
                self._make_room(key[0])

    def _give(self, key: PartKey, recalled: Callable[[str], Kept | None], *, mapped: bool) -> bool:
        """Whether anything was learnt of a part's files elsewhere; its run gets it."""
        run = self._runs.get(key[0]) or Run(key[0])
        if not self._discovery.parts[key].recall(run, recalled, mapped=mapped):
            return False
        self._runs[run.name] = run
        self._told_so_far += 1
        return True

    def _reserve(self, parts: list[RunPart]) -> None:
        """Let the points of all runs lie side by side."""
        rows = sum(part.size for part in parts) // _BYTES_A_POINT
        self._extents.reserve(min(rows, self._overflow.most))

    def _read(self, name: str, part: RunPart) -> int:
        """The number of new records of a run's part."""
        records = self._poll(name, part)
        self._make_room(name)
        return records

    def _poll(self, name: str, part: RunPart) -> int:
        run = self._runs.get(name)
        if run is None:
            run = self._runs[name] = Run(name)
        was_known, version = part.was_polled, run.version
        try:
            records = part.poll(run)
        finally:
            self._told_so_far += run.version != version
        now = self._clock()
        if records and was_known:
            run.grew_at = now
        self._turns[name] = run.turns_after(now)
        return records

    def _make_room(self, name: str) -> None:
        """Move points to the disk once too many lie in memory; `name` is the run that grew."""
        self._overflow.count(name, self._runs[name].in_memory)
        if not self._overflow.is_due:
            return
        entries = [
            entry
            for (run, _), part in self._discovery.parts.items()
            if run in self._runs
            for entry in part.kept(self._runs[run])
        ]
        self._overflow.move(entries)
        for run in self._runs.values():
            self._overflow.count(run.name, run.in_memory)
        self._overflow.rest()
        self._let_go()

    def _let_go(self, names: Iterable[str] | None = None) -> None:
        """Drop what was built of some runs or of all, where not all of it fits into memory."""
        if self._overflow.has_moved:
            for name in self._runs.keys() if names is None else names:
                self._runs[name].let_go()

    def _has_turned(self) -> bool:
        """Whether time alone has changed what is said of a run."""
        now = self._clock()
        turned = [name for name, time in self._turns.items() if time <= now]
        for name in turned:
            self._turns[name] = self._runs[name].turns_after(now)
        return bool(turned)

    def _blocks(
        self,
        kind: str,
        runs: frozenset[str] | None,
        tags: frozenset[str] | None,
        superseded: bool,
        rank: int | None,
    ) -> Iterator[tuple[str, Any]]:
        for name in self._wanted(runs):
            block = self._runs[name].block(kind, superseded=superseded, rank=rank)
            yield name, block if tags is None else block.of_tags(tags)

    def _wanted(self, runs: frozenset[str] | None) -> list[str]:
        """The names of those runs that there are, sorted; of all for None."""
        return sorted(self._runs.keys() if runs is None else self._runs.keys() & runs)


def _names(wanted: str | Iterable[str] | None) -> frozenset[str] | None:
    if wanted is None:
        return None
    return frozenset((wanted,) if isinstance(wanted, str) else wanted)
