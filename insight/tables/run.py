"""What is known of one run: rows by kind, tag and file, facts, problems."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from insight.sources import Batch, Fact, Gone, Problem, Progress

from .block import Block, build_block
from .kinds import KINDS, columns_of
from .rows import Rows
from .status import RUNNING_WITHIN_S, Signs, is_loss

if TYPE_CHECKING:
    from insight.sources import Follower, FoundRun, News

_NOTHING = (math.inf, -math.inf)
_WRITTEN_WHILE_TRAINING = ("scalar", "histogram", "tensor", "image", "text")
_WRITTEN_AT_END = ("train_lineage", "eval_lineage")


@dataclass
class _File:
    """What one file of the run held."""

    name: str
    records: int = 0
    progress: Progress | None = None
    """The newest."""
    span: tuple[float, float] = _NOTHING
    """First and last wall time of all records."""
    row_span: tuple[float, float] = _NOTHING
    """First and last wall time of rows."""
    rows: dict[tuple[str, str], Rows] = field(default_factory=dict)
    facts: list[Fact] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def problems_at(self, now: float) -> list[Problem]:
        """What could not be read; an unfinished record too, once nobody has gone on writing it."""
        if self.progress is None or now - self.progress.modified < RUNNING_WITHIN_S:
            return self.problems
        return self.problems + self.progress.ending()

    @property
    def size(self) -> int:
        return self.progress.size if self.progress else 0

    @property
    def closed(self) -> bool:
        return self.progress is not None and self.progress.closed


class Run:
    """One run while its files grow.

    Attributes:
        version: Grows with every change.

    """

    def __init__(self, found: FoundRun, source: str, follower: Follower) -> None:
        self.name = found.run
        self.source = source
        self.follower = follower
        self.version = 0
        self.grew_at = -math.inf
        self.files: dict[str, _File] = {}
        self._blocks: dict[tuple[str, bool], Block] = {}

    def apply(self, news: News) -> int:
        """Take one piece of news in; the number of new records in it."""
        self.version += 1
        match news:
            case Gone():
                self.files.pop(news.file, None)
                self._forget(set(KINDS))
            case Batch():
                self._add_rows(news)
            case Fact():
                self._file(news.file).facts.append(news)
            case Problem():
                self._file(news.file).problems.append(news)
            case Progress():
                self._advance(news)
                return news.records
        return 0

    def block(self, kind: str, *, superseded: bool = False) -> Block:
        """All rows of a kind, by tag and step."""
        key = (kind, superseded)
        if key not in self._blocks:
            spans = {name: file.row_span for name, file in self.files.items()}
            by_tag: dict[str, dict[str, Rows]] = {}
            for name, file in self.files.items():
                for (row_kind, tag), rows in file.rows.items():
                    if row_kind == kind:
                        by_tag.setdefault(tag, {})[name] = rows
            width = len(columns_of(kind))
            self._blocks[key] = build_block(by_tag, spans, width, superseded=superseded)
        return self._blocks[key]

    def blocks(self) -> list[Block]:
        """The blocks of every kind that has rows."""
        return [block for kind in KINDS if len(block := self.block(kind))]

    def facts(self) -> list[Fact]:
        """The lineage messages, oldest first."""
        facts = [fact for _, file in sorted(self.files.items()) for fact in file.facts]
        return sorted(facts, key=lambda fact: fact.wall_time)

    def signs(self) -> Signs:
        """What the run's status is decided by."""
        ends = [fact.wall_time for fact in self.facts() if fact.plugin in _WRITTEN_AT_END]
        rows = [self.block(kind) for kind in _WRITTEN_WHILE_TRAINING]
        return Signs(
            newest_record=max((file.span[1] for file in self.files.values()), default=-math.inf),
            newest_row=max((float(r.columns[1].max()) for r in rows if len(r)), default=-math.inf),
            newest_end=max(ends, default=-math.inf),
            has_lineage=any(file.facts for file in self.files.values()),
            closed=all(file.closed for file in self.files.values()),
            grew_at=self.grew_at,
            points=sum(len(block) for block in self.blocks()),
            last_losses=tuple(self._last_losses()),
        )

    def _last_losses(self) -> list[float]:
        block = self.block("scalar")
        tags = enumerate(block.tags)
        ends = [block.bounds[place + 1] - 1 for place, tag in tags if is_loss(tag)]
        return [float(block.columns[2][end]) for end in ends]

    def _file(self, name: str) -> _File:
        if name not in self.files:
            self.files[name] = _File(name)
        return self.files[name]

    def _add_rows(self, batch: Batch) -> None:
        file = self._file(batch.file)
        rows = file.rows.get((batch.kind, batch.tag))
        if rows is None:
            rows = file.rows[batch.kind, batch.tag] = Rows(columns_of(batch.kind))
        rows.extend(batch)
        times = [time for time in batch.wall_times if math.isfinite(time)] or _NOTHING
        file.row_span = _joined(file.row_span, (min(times), max(times)))
        # With several files, the span of one decides which rows of the others stand.
        self._forget({batch.kind} if len(self.files) == 1 else set(KINDS))

    def _advance(self, news: Progress) -> None:
        file = self._file(news.file)
        file.records += news.records
        file.progress = news
        self.source = news.writer or self.source
        file.span = _joined(file.span, (news.first_wall_time, news.last_wall_time))

    def _forget(self, kinds: set[str]) -> None:
        """Drop what was built of these kinds."""
        for key in [key for key in self._blocks if key[0] in kinds]:
            del self._blocks[key]


def _joined(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    return min(one[0], other[0]), max(one[1], other[1])
