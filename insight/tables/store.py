"""The runs below a folder as tables that `refresh()` brings up to date."""

from __future__ import annotations

import threading
import time
from contextlib import nullcontext, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insight.errors import FormatError, UnknownKindError
from insight.lineage.kept import KeptLineage
from insight.lineage.masked import document_without_secrets
from insight.lineage.processes import processes_of, reproducing
from insight.lineage.table import as_part
from insight.masking import Masking, masked_message
from insight.sources import place_of

from .awaited import awaited
from .build import build_table
from .collection import without_collection
from .frames import as_frame
from .kept_tables import KeptTables
from .kinds import columns_of
from .overview import problems_table, remarks_table, runs_table, unshown_table
from .rank_ends import bad_ends
from .rank_table import folders_of, lowest_of, ranks_table, series_of
from .reading import Reading
from .sample import sample as sampled

if TYPE_CHECKING:
    import os
    from collections.abc import Callable, Collection, Iterable, Iterator
    from concurrent.futures import Executor

    import pandas as pd

    from insight.lineage.metrics import Measure
    from insight.lineage.told import ToldFact
    from insight.plugins.values import Table

    from .awaited import Awaited
    from .how_far import HowFar
    from .rank_table import RankSeries
    from .run import Run


class _Document(NamedTuple):
    """A file of provenance that is read when it is wanted."""

    did: list[str]
    follower: Any
    file: str

    def load(self) -> dict[str, Any]:
        document: dict[str, Any] = self.follower.load("provenance", "", self.file, 0)
        return document_without_secrets(document)


MOST_IN_MEMORY = 10_000_000
"""Points that a store holds in memory, 20 bytes each; beyond, they are moved to the user's cache.

Below some ten million, reading the event files again is faster than any database or cache.
"""


def open_runs(
    root: str | os.PathLike[str],
    executor: Executor | None = None,
    *,
    csv: str | Iterable[str] | None = None,
) -> Store:
    """The runs of a folder, or of any tree of folders, as tables.

    Args:
        root: The folder of one run, or any folder above runs; a path, or a URL that fsspec knows
            (`s3://bucket/runs`). Nothing is written below it.
        executor: Whose workers read what is new at first, where one machine is too small: a
            `concurrent.futures` pool of processes, or `distributed.Client(…).get_executor()`.
        csv: Which files are plain tables or lines of JSON to be read: a pattern of paths from
            `root` on, or several; `"logs/*.csv"`, `"**/metrics.jsonl"`.

    Raises:
        PathError: If there is no such folder; also a FileNotFoundError.
        SummaryValueError: If a pattern leads out of it.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     open_runs(folder).table("scalar").columns.tolist()
    ['run', 'tag', 'step', 'wall_time', 'value']

    """
    store = Store(root, executor=executor, csv=csv)
    store.refresh()
    return store


class Store:
    """The runs below one folder. Tables are values of the moment; `refresh()` makes newer ones.

    May be used from several threads.

    Args:
        root: A folder, or a URL.
        clock: Seconds since 1970.
        executor: Where files are read; None for this process.
        is_walled: Whether what lies outside of the folder is none of its runs, whatever links lead
            there.
        csv: Patterns of plain tables, as `open_runs` takes them.

    Attributes:
        root: The folder, as an absolute path, or the URL.
        version: Grows whenever a refresh finds something new or gone.

    """

    def __init__(
        self,
        root: str | os.PathLike[str],
        clock: Callable[[], float] = time.time,
        executor: Executor | None = None,
        *,
        is_walled: bool = False,
        csv: str | Iterable[str] | None = None,
    ) -> None:
        place = place_of(root, is_walled=is_walled, tables=csv)
        self.root = place.root
        self.version = 0
        self._clock = clock
        self._lock = threading.RLock()
        self._reading = Reading(place, clock, MOST_IN_MEMORY, executor)
        self._runs = self._reading.runs
        self._tables = KeptTables()
        self._ranked: tuple[int, list[Run]] | None = None
        self._lineage = KeptLineage()

    def refresh(self) -> int:
        """Read what is new; the number of new records.

        Rows of files that were deleted, replaced or cut leave the tables.
        """
        with self._lock, nullcontext() if self._runs else without_collection():
            told = self._reading.told
            try:
                return self._reading.go_on()
            finally:  # what was read before a Ctrl-C is told too
                is_news = self._reading.told != told
                if is_news:
                    self._tables.clear()
                if self._reading.has_turned() or is_news:
                    self.version += 1

    @property
    def how_far(self) -> HowFar | None:
        """How far the first `refresh()` is, for other threads; None while it looks for runs."""
        return self._reading.how_far

    def runs(self) -> pd.DataFrame:
        """One row a run: what wrote it, when, how far it came, and how it ended."""
        with self._lock:
            known = [(run, run.signs()) for run in self._one_by_one()]
            return runs_table(known, self._clock())

    def spans(self) -> dict[str, tuple[float, float]]:
        """The first and last wall time of each run's records, in seconds since 1970.

        Also those that no calendar has, where `runs()` has NaT. Runs without any that is finite are
        left out.
        """
        with self._lock:
            found = {run.name: run.span for run in self._told()}
            return {run: span for run, span in found.items() if span[0] <= span[1]}

    def awaited(self) -> dict[str, Awaited]:
        """When each run recorded last of which nothing says that it ended, by its name.

        They run, or stopped without a word: killed, hanging, or of a tool that leaves none.
        """
        with self._lock:
            told = {run.name: awaited(run, run.signs()) for run in self._one_by_one()}
            return {run: one for run, one in told.items() if one is not None}

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
        asked = (kind, _names(runs), _names(tags), superseded, rank)
        with self._lock:
            build = partial(self._build, *asked)
            whole = self._tables.get(asked, build, alone=self._reading.exceeds_memory)
        return whole if sample is None else sampled(whole, sample)

    def ranks(self, run: str) -> pd.DataFrame:
        """One row for each process of a parallel training that recorded a run, by rank.

        The run of one process has one row. Columns: `rank`; `host`, as the names of its files say
        it; `files`; `started` and `updated`; `status`, as if it were a run by itself; `last_step`
        and `points`, of its own rows; `seconds_per_step`, the median time from one step to the
        next by the wall times of its longest series, NaN where it has no two steps; `step_time`,
        the median of a series that says how long a step took (`step_time`, `time_per_step`), in the
        unit it was recorded in, NaN without one; `end`, what its recorder left of its end:
        `finished`, `stopped`, `failed`, `closed` without a word, or nothing.

        Raises:
            UnknownKindError: If there is no such run; also a KeyError.

        """
        with self._lock:
            found = self._runs.get(run)
            if found is None or not found.files:
                raise UnknownKindError.of("ranks", run, "the runs of runs()")
            table = ranks_table(found, self._clock())
            self._reading.let_go([run])
            return table

    def bad_ranks(self) -> dict[str, dict[str, list[int]]]:
        """The ranks that ended badly, by run and by what is said of them; other runs are left out.

        `diverged` and `failed` are those of which it would be said were they runs by themselves.
        `lost` are those that left nothing of their end where others did: they were killed, or hang.
        """
        with self._lock:
            now = self._clock()
            found = {}
            for run in self._of_several_ranks():
                found[run.name] = bad_ends(run, now)
                self._reading.let_go([run.name])
            return {run: ends for run, ends in found.items() if ends}

    def lowest_ranks(self) -> dict[str, dict[str, int]]:
        """Whose values `table("scalar")` has of the tags that several ranks recorded.

        The lowest rank that wrote each, by run and tag; runs of one process are left out.
        """
        with self._lock:
            found = {run.name: lowest_of(run) for run in self._of_several_ranks()}
            return {run: lowest for run, lowest in found.items() if lowest}

    def rank_folders(self) -> dict[str, list[str]]:
        """The folders of runs whose ranks have one each, sorted, by the name of the run.

        A run is named by that of its lowest rank: the first of them.
        """
        with self._lock:
            found = {run.name: sorted(folders_of(run)) for run in self._told()}
            return {run: [run, *others] for run, others in found.items() if others}

    def rank_series(self, tag: str) -> dict[str, list[RankSeries]]:
        """The scalars of a tag by each rank, for the runs of several ranks, by run and rank.

        The arrays are those of the store, not copies: they are not to be written to. Series without
        steps are left out.

        Args:
            tag: The scalar's.

        """
        with self._lock:
            found = {}
            for run in self._of_several_ranks():
                if tag not in run.stepless("scalar").tags:
                    series = series_of(run, tag)
                    if len(series) > 1:
                        found[run.name] = series
            return found

    def _of_several_ranks(self) -> list[Run]:
        """The runs of several ranks, looked for once in a version: others may be ten thousand."""
        if self._ranked is None or self._ranked[0] != self.version:
            found = [run for run in self._told() if run.ranks()]
            self._ranked = (self.version, found)
        return self._ranked[1]

    def stepless(
        self, kind: str = "scalar", runs: str | Iterable[str] | None = None
    ) -> pd.DataFrame:
        """Every record of the series without steps, with the columns of `table(kind)`.

        All rows of such a series in a run bear one step, mostly 0, so that the table has the last
        of them. Here they stand in the order in which they were recorded, by run and tag.

        Args:
            kind: As `table` takes it.
            runs: Names of the runs wanted; None for all.

        Raises:
            UnknownKindError: If there is no such kind; also a KeyError.

        """
        columns_of(kind)
        wanted = _names(runs)
        with self._lock:
            names = sorted(self._runs.keys() if wanted is None else self._runs.keys() & wanted)
            table = build_table(kind, [(name, self._runs[name].stepless(kind)) for name in names])
            self._reading.let_go(names)
            return table

    def tags(self, kind: str) -> list[str]:
        """The tags of a kind in any run, sorted.

        Raises:
            UnknownKindError: If there is no such kind.

        """
        columns_of(kind)
        with self._lock:
            return sorted({tag for run in self._runs.values() for tag in run.tags(kind)})

    def runs_with(self, kind: str) -> list[str]:
        """The runs that recorded anything of a kind, sorted; no table is made for it.

        Raises:
            UnknownKindError: If there is no such kind.

        """
        columns_of(kind)
        with self._lock:
            return [run.name for run in self._told() if run.holds(kind)]

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

    def value(
        self, kind: str, run: str, tag: str, step: int, wall_time: float | None = None
    ) -> Any:
        """One heavy value, read from its file: the bytes of a picture, an array, a graph.

        Sounds and videos are bytes, too. A table is a DataFrame; `cells` has what was recorded.

        Args:
            kind: Its kind.
            run: The run.
            tag: Its tag.
            step: Its step.
            wall_time: Of several rows of the step that `table(kind, superseded=True)` shows, the
                one of this time, of several of that time the last; None for the row that stands.

        Raises:
            UnknownKindError: If there is no such kind, or no such row; also a KeyError.
            FormatError: If the file has changed since the last refresh.

        """
        return self._value(kind, run, tag, step, wall_time)

    def _value(
        self,
        kind: str,
        run: str,
        tag: str,
        step: int,
        wall_time: float | None,
        *,
        is_plain: bool = False,
    ) -> Any:
        names = [name for name, _ in columns_of(kind)]
        with self._lock:
            found = self._runs.get(run)
            is_any = wall_time is not None
            block = found.block(kind, superseded=is_any) if found else None
            row = block.find(tag, step, wall_time) if block else None
            if found is None or block is None or row is None:
                asked = f"{run!r}, {tag!r}, step {step}"
                raise UnknownKindError.of("value", asked, f"the rows of table({kind!r})")
            if "value" in names:
                # Light enough to stand in the table.
                light = row[2 + names.index("value")]
                return light.item() if isinstance(light, np.generic) else light
            offset, file = map(int, row[-2:])
            name = block.files[file]
            follower = found.files[name].follower
        loaded = follower.load(kind, tag, name, offset)
        if kind == "dataset_graph":
            return masked_message(loaded, Masking(is_quiet=True))
        return as_frame(loaded) if kind == "table" and not is_plain else loaded

    def cells(self, run: str, tag: str, step: int) -> Table:
        """A recorded table, cell by cell as it was given; pictures are the bytes of their files.

        Raises:
            UnknownKindError: If there is no such row; also a KeyError.
            FormatError: If the file has changed since the last refresh.

        """
        found: Table = self._value("table", run, tag, step, None, is_plain=True)
        return found

    def lineage(self) -> pd.DataFrame:
        """One row a run, one column a recorded fact under a dotted name; what a run lacks is NA.

        Secrets are masked, whichever tool recorded them: docs/lineage.md.
        """
        return self._lineage.table(self._facts)

    def masked_texts(self, run: str) -> list[str]:
        """The texts of a run, as its files hold them, that `lineage()` masks whole or in part.

        Raises:
            KeyError: If there is no such run.

        """
        return self._lineage.masked_texts(run, self._facts)

    def checkpoints(self) -> pd.DataFrame:
        """The checkpoints that runs wrote and read, oldest first: which began from which.

        Columns `run`, `role` (`saved`, `loaded`, or `resumed` where a training went on from it),
        `path` and `sha256`, as provenance recorded them; runs without it have no row.
        """
        return self._lineage.checkpoints(self._facts)

    def _facts(self) -> dict[str, list[ToldFact]]:
        with self._lock:
            return {run.name: run.facts() for run in self._told()}

    def provenance(self, run: str) -> Any:
        """All that was taken to reproduce a run, None where nothing was.

        It is what the newest training recorded; `processes` has the others too. `lineage()` has a
        part of it as columns; here are the uncommitted diff, all packages and the checkpoints too.

        Raises:
            UnknownKindError: If there is no such run; also a KeyError.
            FormatError: If the file has changed since the last refresh.

        """
        told, chosen = self._documents(run)
        return told[chosen].load() if told else None

    def processes(self, run: str) -> list[dict[str, Any]]:
        """What each process left that recorded a run, oldest first.

        A mapping each: `did`, a list of `train` and `eval`, empty where that is unknown;
        `reproduces`, whether it is the one of `provenance(run)`; `document`, as there.

        Raises:
            UnknownKindError: If there is no such run; also a KeyError.
            FormatError: If a file has changed since the last refresh.

        """
        told, chosen = self._documents(run)
        return [
            {"did": one.did, "reproduces": index == chosen, "document": one.load()}
            for index, one in enumerate(told)
        ]

    def _documents(self, run: str) -> tuple[list[_Document], int]:
        """Those of the processes, not read yet, and the index of the one of `provenance`."""
        with self._lock:
            found = self._runs.get(run)
            if found is None or not found.files:
                raise UnknownKindError.of("provenance", run, "the runs of runs()")
            told = processes_of(list(map(as_part, found.facts())))
            documents = [
                _Document(list(one.did), found.files[one.part.file].follower, one.part.file)
                for one in told
            ]
        return documents, reproducing(told) if told else 0

    def surfaces(self, run: str) -> list[dict[str, Any]]:
        """What files of `insight landscape` beside the run's events say of its landscapes.

        A mapping each: `file`, its name; `x`, `y`, `z` in float64; `errors` and `evaluated`, both
        (ny, nx), as `insight.landscape.Surface` has them; `evaluations`; `computed`, the share of
        nodes that are no predictions; `error`, by how much one may be off; `path_steps`,
        `path_loss_true`, `path_loss_plane`, `path_residual`, `path_sampling_error`; `quantities`,
        a mapping of what else is known of each node to arrays, (ny, nx), such as `sampling_error`
        and `accuracy`; `path_quantities`, the same of the checkpoints; and `facts`, also as there.

        Raises:
            UnknownKindError: If there is no such run; also a KeyError.
            FormatError: If a file has changed since the last refresh.

        """
        with self._lock:
            found = self._runs.get(run)
            if found is None or not found.files:
                raise UnknownKindError.of("surfaces", run, "the runs of runs()")
            files = [one.fact.file for one in found.facts() if one.fact.plugin == "surface"]
            followers = [(file, found.files[file].follower) for file in files]
        return [follower.load("surface", "", file, 0) for file, follower in followers]

    def landscape_file(self, run: str, file: str) -> bytes:
        """A file that `insight landscape` wrote beside the events, as it is.

        Args:
            run: The run.
            file: Its name, as `surfaces` and `interpolations` have it.

        Raises:
            UnknownKindError: If there is no such run, or no such whole file; also a KeyError.
            FormatError: If it cannot be read.

        """
        with self._lock:
            found = self._runs.get(run)
            held = None if found is None else found.files.get(file)
            kinds = {"surface", "interpolation"}
            if held is None or not any(one.fact.plugin in kinds for one in held.facts):
                raise UnknownKindError.of("landscape_file", (run, file), "the landscapes of a run")
            follower = held.follower
        content: bytes = follower.load("file", "", file, 0)
        return content

    def interpolations(self) -> dict[str, list[dict[str, Any]]]:
        """What `insight landscape --between` kept beside the events, by run; runs without left out.

        A mapping each: `file`, its name; `name`, the same without its ending; `ways`, by name
        `straight`, `aligned`, `repaired` and `bezier` as far as they were asked for, with `t`,
        `loss`, `barrier` and `quantities` by name each; and `facts`, as
        `insight.landscape.Interpolation` has them.
        """
        with self._lock:
            followers = [
                (run.name, file.name, file.follower)
                for run in self._told()
                for file in run.files.values()
                if any(one.fact.plugin == "interpolation" for one in file.facts)
            ]
        found: dict[str, list[dict[str, Any]]] = {}
        for run, file, follower in sorted(followers, key=lambda one: one[:2]):
            with suppress(FormatError):  # it has changed: the next refresh finds it
                told = follower.load("interpolation", "", file, 0)
                found.setdefault(run, []).append(told)
        return found

    def files(self, run: str) -> list[str]:
        """The names of a run's files, relative to its folder, sorted.

        Raises:
            UnknownKindError: If there is no such run; also a KeyError.

        """
        with self._lock:
            found = self._runs.get(run)
            if found is None:
                raise UnknownKindError.of("files", run, "the runs of runs()")
            return sorted(found.files)

    def problems(self) -> pd.DataFrame:
        """Everything in the files that could not be read, and what was kept of them."""
        with self._lock:
            return problems_table(self._told(), self._clock())

    def remarks(self) -> pd.DataFrame:
        """By which written rules files were read that are not sure themselves.

        One row each: run, file, remark. Which column is the step, for one, or which folder a run.
        """
        with self._lock:
            return remarks_table(self._told())

    def unshown(self) -> pd.DataFrame:
        """How many records no table has a place for.

        One row for each kind in a file: run, file, kind (in the word of the tool that wrote them),
        count.
        """
        with self._lock:
            return unshown_table(self._told())

    def superseded(self, without: Collection[str] = ()) -> dict[str, dict[str, int]]:
        """How many rows of each run are not in its tables, by the file that holds them.

        A restart took them, or another row of their step stands for them: those are the rows that
        `table(kind, superseded=True)` shows as well. Runs that lost none are left out.

        Args:
            without: Kinds whose rows do not count that `stepless(kind)` has.

        """
        with self._lock:
            found = {
                run.name: dict(run.superseded() - run.without_steps(without))
                for run in self._one_by_one()
            }
            return {run: files for run, files in found.items() if files}

    def _told(self) -> list[Run]:
        """The runs of which anything is told, sorted: of one in a source's trash nothing is."""
        return [run for _, run in sorted(self._runs.items()) if run.files]

    def _one_by_one(self) -> Iterator[Run]:
        """The same; what was built of one is dropped before the next, where not all fits."""
        for run in self._told():
            yield run
            self._reading.let_go([run.name])

    def _build(
        self,
        kind: str,
        runs: frozenset[str] | None,
        tags: frozenset[str] | None,
        superseded: bool,
        rank: int | None,
    ) -> pd.DataFrame:
        wanted = sorted(self._runs.keys() if runs is None else self._runs.keys() & runs)
        blocks = []
        for name in wanted:
            block = self._runs[name].block(kind, superseded=superseded, rank=rank)
            blocks.append((name, block if tags is None else block.of_tags(tags)))
        table = build_table(kind, blocks, self._reading.extents)
        self._reading.let_go(wanted)
        return table


def _names(wanted: str | Iterable[str] | None) -> frozenset[str] | None:
    if wanted is None:
        return None
    return frozenset((wanted,) if isinstance(wanted, str) else wanted)
