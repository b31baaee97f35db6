"""A store as the pages of one app see it: read once for all browsers, and cut once per change."""

from __future__ import annotations

import contextlib
import math
import os
import secrets
import threading
import time
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import pandas as pd

from insight.errors import FormatError, UnknownKindError
from insight.lineage.best_run import answer_of
from insight.lineage.difference import difference, runs_of, siblings_of
from insight.lineage.documents.told_run import told_runs
from insight.lineage.parameters import set_and_found
from insight.lineage.target.definitions import definitions_of
from insight.tables import open_runs
from insight.tables.every_record import with_every_record
from insight.tables.scalar_index import ScalarIndex, segments_of
from insight.watching import Watched, turns_after, usual_rules

from .colours import Colours
from .kept_reports import KeptReports
from .notes import Notes
from .queries.images import with_figures
from .queries.scalars.ranks import Ranks
from .queries.series.cut import Cut, cut_of
from .queries.series.numbered import numbered
from .trash import Trash

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from insight.lineage.best_run import Answer
    from insight.lineage.difference import Difference
    from insight.lineage.documents.told_run import ToldRun
    from insight.plugins.values import Table
    from insight.tables import Store
    from insight.tables.rank_table import RankSeries
    from insight.watching import Holding, Rule

T = TypeVar("T")

PERIOD_S = 0.5
# Object stores take money for each listing: at this pace a page that stays open costs cents a day.
REMOTE_PERIOD_S = 5.0
SHOWN_WITHOUT_STEPS = (
    *("scalar", "text", "image", "figure", "histogram", "tensor"),
    *("audio", "video", "curve"),
)


class _Kept(NamedTuple):
    source: object
    """What it was made of: the number of a version, or a table."""
    value: Any


class LiveStore:
    """The tables of a store, kept until its version grows.

    Args:
        store: What `insight.open_runs` gives.
        period_s: Files are looked at at most once in this time, however many browsers ask, and not
            at all while none does; by default half a second, and five behind a URL.
        clock: Seconds that only grow.
        allow_delete: Whether runs may be moved to the trash.
        rules: What runs are watched for; by default the usual rules.

    Attributes:
        era: Differs from that of every other server, now or before: versions begin anew with each.
        ranks: What the processes of runs of several recorded.
        notes: What people gave the runs.
        reports: The reports that people keep.
        colours: Which colours runs have by themselves.
        trash: Where deleted runs go.

    """

    def __init__(
        self,
        store: Store,
        period_s: float | None = None,
        clock: Callable[[], float] = time.monotonic,
        *,
        allow_delete: bool = False,
        rules: Sequence[Rule] | None = None,
    ) -> None:
        usual_s = REMOTE_PERIOD_S if "://" in store.root else PERIOD_S
        self._store = store
        self._watched = Watched(store, usual_rules().rules if rules is None else rules)
        self._period_s = usual_s if period_s is None else period_s
        self._clock = clock
        self._due = clock() + self._period_s
        self._failure = ""
        self._turns = 0
        self._rules_turn = math.inf
        self._reading = threading.Lock()
        self._making: dict[str, threading.Lock] = {}
        self._kept: dict[str, _Kept] = {}
        self.era = secrets.token_hex(4)
        self.ranks = Ranks(self._rank_series)
        self.notes = Notes(store.root)
        self.reports = KeptReports(store.root)
        self.colours = Colours(store.root)
        self.trash = Trash(store.root, allowed=allow_delete)

    @property
    def root(self) -> str:
        """The folder as text that can be sent, also where its bytes are no UTF-8."""
        return os.fsencode(self._store.root).decode("utf-8", "backslashreplace")

    @property
    def version(self) -> int:
        return self._store.version + self._turns

    def refresh(self) -> int:
        """The version after a look at the files, or after the look that is just being taken."""
        if self._reading.acquire(blocking=False):
            try:
                if self._clock() >= self._due:
                    self._look()
            finally:
                self._reading.release()
        return self.version

    def look(self) -> int:
        """The version after a look at the files that begins now, for who is about to move them."""
        with self._reading:
            self._look()
        return self.version

    def prepare(self) -> None:
        """Make what pages begin with, for who has the time before anybody asks."""
        for make in (self.runs, self.scalars, self.parameters, self.problems, self.superseded):
            make()
        self.watched()

    def _look(self) -> None:
        """Bring the store up to date; a place that does not answer leaves it as it is."""
        before = self.version
        try:
            self._store.refresh()
        except OSError as error:
            failure = str(error)
        else:
            failure = ""
        if time.time() >= self._rules_turn:  # a rule holds, or does no more, by time alone
            self._rules_turn = math.inf
            self._turns += 1
        if failure != self._failure:
            self._failure = failure  # first: who sees the new version must find it
            self._turns += 1
        if self.version != before:
            self._kept.clear()  # also what no page asks for any more
        self._due = self._clock() + self._period_s

    def runs(self) -> pd.DataFrame:
        """`Store.runs()` of this version."""
        return self._of_version("runs", self._store.runs)

    def spans(self) -> dict[str, tuple[float, float]]:
        """`Store.spans()` of this version."""
        return self._of_version("spans", self._store.spans)

    def lineage(self) -> pd.DataFrame:
        """`Store.lineage()` of this version."""
        return self._of_version("lineage", self._store.lineage)

    def checkpoints(self) -> pd.DataFrame:
        """`Store.checkpoints()` of this version."""
        return self._of_version("checkpoints", self._store.checkpoints)

    def _rank_series(self, tag: str) -> dict[str, list[RankSeries]]:
        return self._store.rank_series(tag)

    def rank_folders(self) -> dict[str, list[str]]:
        """`Store.rank_folders()` of this version."""
        return self._of_version("rank folders", self._store.rank_folders)

    def bad_ranks(self) -> dict[str, dict[str, list[int]]]:
        """`Store.bad_ranks()` of this version."""
        return self._of_version("bad ranks", self._store.bad_ranks)

    def lowest_ranks(self) -> dict[str, dict[str, int]]:
        """`Store.lowest_ranks()` of this version."""
        return self._of_version("lowest ranks", self._store.lowest_ranks)

    def ranks_of(self, run: str) -> pd.DataFrame:
        """`Store.ranks(run)` of this version; no row of a run that is gone."""

        def read() -> pd.DataFrame:
            try:
                return self._store.ranks(run)
            except KeyError:
                return pd.DataFrame()

        return self._of_version(f"ranks {run}", read)

    def provenance(self, run: str) -> dict[str, Any] | None:
        """`Store.provenance(run)` of this version; None of a run that is gone or is changing."""
        told = (one["document"] for one in self.processes(run) if one["reproduces"])
        return next(told, None)

    def processes(self, run: str) -> list[dict[str, Any]]:
        """`Store.processes(run)` of this version; empty of a run that is gone or is changing."""

        def read() -> list[dict[str, Any]]:
            try:
                return self._store.processes(run)
            except (KeyError, FormatError, OSError):
                return []

        return self._of_version(f"processes {run}", read)

    def told_runs(self, names: Sequence[str]) -> list[ToldRun]:
        """What documents in the forms of others tell of runs.

        Raises:
            KeyError: If one has gone.
            FormatError: If its provenance has changed since the last look.

        """
        return told_runs(self._store, names)

    def difference(self, run: str, other: str) -> Difference | None:
        """What differs between two runs of this version; None where one has gone."""
        told = {one.run: one for one in runs_of(self._store, [run, other])}
        if run not in told or other not in told:
            return None

        def make() -> Difference:
            beside = siblings_of(told[run], open_runs)
            index = self.scalars()
            return difference(
                told[run], told[other], beside, beside, lambda _, tag: index.last(tag)
            )

        return self._of_version(f"difference {run!r} {other!r}", make)

    def best_run(self, names: Sequence[str], asked: str | None) -> Answer:
        """Which of some runs is best, by what is asked for or the usual, and what explains it.

        Raises:
            FilterError: If there is no such target.

        """
        return answer_of(self._store, names, asked, self.parameters(), self.scalars())

    def parameters(self) -> pd.DataFrame:
        """`lineage()`, each parameter in one column whatever heading it is under, in one case.

        Without what reproduces the runs: `is_provenance` says which columns those are.
        """
        return self._of_version("parameters", lambda: set_and_found(self.lineage(), self.runs()))

    def problems(self) -> pd.DataFrame:
        """`Store.problems()` of this version, and that the root itself cannot be looked at."""
        return self._of_version("problems", self._problems)

    def remarks(self) -> pd.DataFrame:
        """`Store.remarks()` of this version."""
        return self._of_version("remarks", self._store.remarks)

    def unshown(self) -> pd.DataFrame:
        """`Store.unshown()` of this version."""
        return self._of_version("unshown", self._store.unshown)

    def superseded(self) -> dict[str, dict[str, int]]:
        """`Store.superseded()` of this version, less what pages show of series without steps."""
        return self._of_version("superseded", lambda: self._store.superseded(SHOWN_WITHOUT_STEPS))

    def watched(self) -> list[Holding]:
        """Which rules hold at any time, by what this version has: `queries/runs/held.py`."""
        return self._of_version("watched", self._judge)

    def _judge(self) -> list[Holding]:
        found = self._watched.found(self.runs)
        self._rules_turn = turns_after(found, time.time())
        return found

    def texts(self) -> pd.DataFrame:
        """`Store.table("text")` of this version, with every text without a step."""
        return self._of_version(
            "texts", lambda: with_every_record(self.table("text"), self._store.stepless("text"))
        )

    def _problems(self) -> pd.DataFrame:
        problems, failure = self._store.problems(), self._failure
        if not failure:
            return problems
        row = {"run": ".", "file": self.root, "offset": -1, "problem": failure, "kept": 0}
        first = pd.DataFrame([row]).astype(problems.dtypes)
        return first if problems.empty else pd.concat([first, problems], ignore_index=True)

    def table(self, kind: str) -> pd.DataFrame:
        """`Store.table(kind)` of this version."""
        return self._of_version(f"table {kind}", lambda: self._store.table(kind))

    def runs_with(self, kind: str) -> list[str]:
        """`Store.runs_with(kind)` of this version."""
        return self._of_version(f"runs with {kind}", lambda: self._store.runs_with(kind))

    def table_of(self, kind: str, run: str) -> pd.DataFrame:
        """`Store.table(kind, run)` of this version, of what is looked at a run at a time."""
        return self._of_version(f"table {kind} of {run}", lambda: self._store.table(kind, run))

    def numbered(self, kind: str) -> pd.DataFrame:
        """`Store.table(kind)` of this version, records without a step by their numbers."""
        return self._of_version(
            f"numbered {kind}", lambda: numbered(self.table(kind), self._store.stepless(kind))
        )

    def pictures(self) -> pd.DataFrame:
        """`numbered("image")`, and figures as pictures that the browser draws."""
        return self._of_version(
            "pictures", lambda: with_figures(self.numbered("image"), self.numbered("figure"))
        )

    def value(
        self, kind: str, run: str, tag: str, step: int, wall_time: float | None = None
    ) -> Any:
        """`Store.value(...)`, for which the time counts in series without steps alone.

        Of others, and of a time that no record has, it is the value that stands.
        """
        if wall_time is not None and (run, tag) in self._without_steps(kind):
            with contextlib.suppress(UnknownKindError):
                return self._store.value(kind, run, tag, step, wall_time)
        return self._store.value(kind, run, tag, step)

    def cells(self, run: str, tag: str, step: int) -> Table:
        """`Store.cells(...)`: a recorded table as it was given."""
        return self._store.cells(run, tag, step)

    def _without_steps(self, kind: str) -> frozenset[tuple[str, str]]:
        """The runs and tags that have several records of a kind, and no steps."""

        def found() -> frozenset[tuple[str, str]]:
            segments = segments_of(self._store.stepless(kind))
            return frozenset((one.run, one.tag) for one in segments)

        return self._of_version(f"without steps {kind}", found)

    def scalars(self) -> ScalarIndex:
        """`Store.table("scalar")` of this version, cut by tag and run."""
        return self._of_version("scalar", self._scalars)

    def _scalars(self) -> ScalarIndex:
        told = definitions_of(self.lineage())
        return ScalarIndex(self._store.table("scalar"), self._store.stepless(), told)

    def surfaces(self, run: str) -> list[dict[str, Any]]:
        """`Store.surfaces(run)` of this version; nothing of a run that is gone or is changing."""

        def read() -> list[dict[str, Any]]:
            try:
                return self._store.surfaces(run)
            except (KeyError, FormatError):
                return []

        return self._of_version(f"surfaces {run}", read)

    def landscape_file(self, run: str, file: str) -> bytes:
        """`Store.landscape_file(...)`: what `insight landscape` wrote, as it is.

        Raises:
            UnknownKindError: If there is no such file; also a KeyError.
            FormatError: If it cannot be read.

        """
        return self._store.landscape_file(run, file)

    def interpolations(self) -> dict[str, list[dict[str, Any]]]:
        """`Store.interpolations()` of this version."""
        return self._of_version("interpolations", self._store.interpolations)

    def cut(self, kind: str) -> Cut:
        """`Store.table(kind)` of this version with its series, for those who want a part of it."""
        return self._of_version(f"cut {kind}", lambda: cut_of(self._store.table(kind)))

    def keep(self, name: str, source: object, make: Callable[[], T]) -> T:
        """What `make` makes of a source, made once for as long as that very object is the source.

        Args:
            name: Of one caller only.
            source: What this class gave: it gives another one when the version grows.
            make: Keeps nothing itself.

        """
        return self._keep(f"made {name}", lambda: source, make)

    def _of_version(self, name: str, read: Callable[[], T]) -> T:
        return self._keep(name, lambda: self.version, read)

    def _keep(self, name: str, source_of: Callable[[], object], make: Callable[[], T]) -> T:
        kept = self._kept.get(name)
        if kept is None or not _is_same(kept.source, source_of()):
            with self._making.setdefault(name, threading.Lock()):
                kept, source = self._kept.get(name), source_of()
                if kept is None or not _is_same(kept.source, source):
                    kept = self._kept[name] = _Kept(source, make())
        return kept.value  # type: ignore[no-any-return]  # each name is kept by one caller only


def _is_same(one: object, other: object) -> bool:
    return one is other or (isinstance(one, int) and one == other)
