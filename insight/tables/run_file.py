"""What one file of a run held."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from insight.format.names import EventFileName
from insight.plugins.beside import is_beside

from .cuts import Start, cuts_of
from .heavy_columns import HeavyColumns
from .kinds import columns_of
from .points import PointColumns
from .spans import ALWAYS, NOTHING, joined
from .status import RUNNING_WITHIN_S

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterable, Mapping, Sequence

    from insight.lineage.told import ToldFact
    from insight.sources import Batch, Follower, Points, Problem, Progress, SessionStart
    from insight.sources.records import Say

    from .cuts import Cuts, Tag
    from .spans import Span

_BEGIN_TOGETHER_S = 5.0
"""Processes of other ranks that began within it are those of one training, however short."""
_WRITTEN_WHILE_TRAINING = ("histogram", "tensor", "image", "text", "figure")

_TOLD_WHENEVER = "artifact"
"""A file is as old as its last copy: it says nothing of when the run was."""


@dataclass(frozen=True, slots=True)
class Teller:
    """Who tells the news of a file."""

    source: str
    """The name of its source."""
    follower: Follower
    ranks: Mapping[str, int] = field(default_factory=dict)
    """Which process of a parallel training wrote a file, by its name; else 0."""
    keyed_by_step: bool = False
    """Whether the newest row of a step holds, and no row replaces those of other steps."""


@dataclass(slots=True)
class RunFile:
    """Rows, facts and problems of one file, and how far it was read."""

    name: str
    teller: Teller
    records: int = 0
    progress: Progress | None = None
    """The newest."""
    writer: str | None = None
    """The source that the file says it comes from."""
    say: Say | None = None
    """Whether it tells its end itself, or has no say in what is told of the run."""
    ended: str | None = None
    """What its last record says became of it; None where it says something else."""
    span: Span = NOTHING
    """Of all records."""
    row_span: Span = NOTHING
    """Of rows."""
    newest_row: float = -math.inf
    """The last wall time of a row that a training step writes: landscapes are drawn after it."""
    starts: list[Start] = field(default_factory=list)
    """The sessions that began in it, as it says itself."""
    points: PointColumns = field(default_factory=PointColumns)
    """The scalars."""
    rows: dict[tuple[str, str], HeavyColumns] = field(default_factory=dict)
    """The rows of every other kind and tag."""
    facts: list[ToldFact] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    remarks: Sequence[str] = ()
    """By which rules it was read where it is not sure itself."""
    unshown: Counter[str] | None = None
    """How many records no table has a place for, by what they are; most files have none."""
    _cuts: dict[Tag, Cuts] = field(default_factory=dict)
    _are_cuts_old: bool = False

    def add_points(self, points: Points) -> None:
        """Take scalars in."""
        self.points.add(points)
        self._are_cuts_old = True
        newest = self._spread(points.columns.wall_times)
        if any(map(is_beside, points.columns.tags)):
            newest = _newest_of_training(points)
        self.newest_row = max(self.newest_row, newest)

    def add_rows(self, batch: Batch) -> None:
        """Take rows of another kind in."""
        rows = self.rows.get((batch.kind, batch.tag))
        if rows is None:
            rows = self.rows[batch.kind, batch.tag] = HeavyColumns(columns_of(batch.kind))
        rows.extend(batch)
        self._are_cuts_old = True
        if batch.kind == _TOLD_WHENEVER:
            return
        newest = self._spread(np.array(batch.wall_times, np.float64))
        if batch.kind in _WRITTEN_WHILE_TRAINING:
            self.newest_row = max(self.newest_row, newest)

    def add_start(self, start: SessionStart) -> None:
        """Note that a session began."""
        self.starts.append(Start(start.offset, start.step))
        self.points.starts.append(start.offset)
        self._are_cuts_old = True

    @property
    def is_drawn_later(self) -> bool:
        """Whether it holds landscapes and nothing else: they were drawn of what the run left."""
        kinds = {kind for kind, _ in self.rows}
        return kinds == {"landscape"} and not self.facts and not len(self.points)

    @property
    def cuts(self) -> Mapping[Tag, Cuts]:
        """What restarts inside the file took; the same object for as long as it says the same."""
        if self._are_cuts_old:
            found = {} if self.keyed_by_step else self._find_cuts()
            self._cuts = self._cuts if found == self._cuts else found
            self._are_cuts_old = False
        return self._cuts

    def _find_cuts(self) -> dict[Tag, Cuts]:
        begins = [start.offset for start in self.starts]
        orders = {tag: rows.order(begins) for tag, rows in self.rows.items()}
        known = {tag: order for tag, order in orders.items() if order is not None}
        if begins or not self.points.ascending:
            known |= {("scalar", tag): order for tag, order in self.points.orders().items()}
        return cuts_of(known, self.starts)

    def advance(self, news: Progress) -> None:
        """Note how far the file was read."""
        self.records += news.records
        self.progress = news
        self.writer = news.writer or self.writer
        self.say = news.say or self.say
        self.ended = news.ended if news.records else self.ended
        self.span = joined(self.span, (news.first_wall_time, news.last_wall_time))

    def problems_at(self, now: float) -> list[Problem]:
        """What could not be read; an unfinished record too, once nobody has gone on writing it."""
        if self.progress is None or now - self.progress.modified < RUNNING_WITHIN_S:
            return self.problems
        return self.problems + self.progress.ending()

    def turns(self) -> Iterable[float]:
        """What happened to the file of which the passing of time changes what is said."""
        if self.progress is not None and self.progress.unfinished:
            yield self.progress.modified

    @property
    def follower(self) -> Follower:
        return self.teller.follower

    @property
    def rank(self) -> int:
        """Which process of a parallel training wrote it."""
        return self.teller.ranks.get(self.name, 0)

    @property
    def begin(self) -> Span:
        """The first seconds of its recorder, by its name; `NOTHING` where that tells none.

        Ranks that recorded a row each, or a few within a second, have no instant in common, and
        were started together all the same.
        """
        known = self.records > 0 and self.name in self.teller.ranks
        return _begin_of(self.name) if known else NOTHING

    @property
    def beside(self) -> Span:
        """When it counts as written beside files of other ranks, whatever its rows say.

        A rank with a folder of its own is no restart of another one, however late it wrote.
        """
        has_own_folder = self.name.startswith("../") and self.name in self.teller.ranks
        return ALWAYS if has_own_folder and self.records else self.begin

    @property
    def keyed_by_step(self) -> bool:
        return self.teller.keyed_by_step

    @property
    def size(self) -> int:
        return self.progress.size if self.progress else 0

    @property
    def closed(self) -> bool:
        """Whether the run waits for nothing more of it.

        Its last record says so, or where it has no such record its source, by its rights. What is
        written beside the run is not waited for.
        """
        if self.say is None and self.ended is None:
            return self.progress is not None and self.progress.closed
        return self.say == "none" or self.ended is not None

    @property
    def lifetime(self) -> Span:
        """From its first to its last record; without any finite time it is older than all.

        Where a record says that it was written in no finite time, the rows alone tell.
        """
        first, last = joined(self.span, self.row_span)
        first = first if math.isfinite(first) else self.row_span[0]
        last = last if math.isfinite(last) else self.row_span[1]
        return (first, last) if first <= last else (-math.inf, -math.inf)

    @property
    def decides(self) -> bool:
        """Whether it says anything of which rows stand: by rows of its own, or a start."""
        return bool(self.points.segments or self.rows or self.starts)

    def _spread(self, wall_times: np.ndarray[tuple[int], np.dtype[np.float64]]) -> float:
        """Widen the span of rows by those of `wall_times` that are finite; the last of them."""
        if not len(wall_times):
            return -math.inf
        least = float(wall_times.min())
        span = least, least if math.isnan(least) else float(wall_times.max())
        if not (math.isfinite(span[0]) and math.isfinite(span[1])):
            finite = wall_times[np.isfinite(wall_times)]
            span = (float(finite.min()), float(finite.max())) if len(finite) else NOTHING
        self.row_span = joined(self.row_span, span)
        return span[1]


def _newest_of_training(points: Points) -> float:
    """The last finite wall time of rows that are not beside the training; -inf without any."""
    held = points.columns
    parts = [held.wall_times[rows] for tag, rows in held.rows() if not is_beside(tag)]
    finite = [times[np.isfinite(times)] for times in parts]
    return max((float(times.max()) for times in finite if len(times)), default=-math.inf)


@lru_cache(maxsize=10_000)
def _begin_of(name: str) -> Span:
    parts = EventFileName.parse(name.rpartition("/")[2])
    return NOTHING if parts is None else (parts.seconds, parts.seconds + _BEGIN_TOGETHER_S)
