"""What is known of one run: rows by kind and tag, facts, problems, and who tells the news."""

from __future__ import annotations

import math
from collections import Counter
from functools import cache, partial
from operator import is_
from typing import TYPE_CHECKING, NamedTuple

from insight.lineage.told import ToldFact
from insight.sources import (
    Batch,
    Fact,
    Gone,
    Points,
    Problem,
    Progress,
    Readable,
    Remark,
    SessionStart,
    Unshown,
)

from .block_of_files import heavy_block, scalar_block
from .facts import in_order
from .joined import JoinedTags
from .kinds import KINDS
from .last_word import (
    are_closed,
    deciding,
    ending_of,
    is_finished,
    not_outlasted,
    without_word,
)
from .run_file import RunFile, Teller
from .spans import NOTHING, Span, side_by_side
from .status import CLOCKS_APART_S, RUNNING_WITHIN_S, Signs, believed, is_loss
from .stepless import stepless_block

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from insight.sources import News

    from .block import Block
    from .cuts import Cuts, Tag

_WRITTEN_AT_END = ("train_lineage", "eval_lineage")


class _Built(NamedTuple):
    """A block, and what restarts inside the files took when it was built.

    A row of one kind may show that another one restarted.
    """

    block: Block
    cuts: list[Mapping[Tag, Cuts]]


class Run:
    """One run while its files grow.

    Attributes:
        name: Its path below the root.
        version: Grows with every change.
        grew_at: When a refresh last found new records in it, in seconds since 1970.
        files: What its files hold, by name.

    """

    __slots__ = (
        "_blocks",
        "_joined",
        "_ranks",
        "_signs",
        "_stepless",
        "_superseded",
        "files",
        "grew_at",
        "name",
        "version",
    )

    def __init__(self, name: str) -> None:
        self.name = name
        self.version = 0
        self.grew_at = -math.inf
        self.files: dict[str, RunFile] = {}
        self._blocks: dict[tuple[str, bool, int | None], _Built] = {}
        self._joined: dict[tuple[str, bool, int | None], JoinedTags] = {}
        self._signs: tuple[int, Signs] | None = None
        self._superseded: tuple[int, Counter[str]] | None = None
        self._stepless: dict[str, tuple[int, Block]] = {}
        self._ranks: tuple[int, dict[int, Run]] | None = None

    @property
    def source(self) -> str:
        """What wrote it, as a file says, or else as the names of its files do."""
        files = sorted(self.files.values(), key=lambda file: (file.teller.source, file.name))
        said = (file.writer for file in files if file.writer is not None)
        return next(said, files[0].teller.source if files else "")

    @property
    def in_memory(self) -> int:
        """How many of its points lie in memory."""
        return sum(file.points.in_memory for file in self.files.values())

    def apply(self, news: News, teller: Teller) -> int:
        """Take one piece of news in; the number of new records in it."""
        self.version += 1
        if isinstance(news, Gone):
            self.files.pop(news.file, None)
            self.let_go()
            return 0
        file = self.files.get(news.file)
        if file is None:
            file = self.files[news.file] = RunFile(news.file, teller)
        match news:
            case Points():
                file.add_points(news)
                self._forget("scalar")
            case Batch():
                file.add_rows(news)
                self._forget(news.kind)
            case Fact():
                file.facts.append(ToldFact(news))
            case Problem():
                file.problems.append(news)
            case Remark():
                file.remarks = [*file.remarks, news.remark]
            case Unshown():
                counts = file.unshown or Counter()
                file.unshown = counts + Counter({news.kind: news.count})
            case SessionStart():
                file.add_start(news)
                self._forget()
            case Progress():
                lifetime = file.lifetime
                file.advance(news)
                if file.decides and file.lifetime != lifetime and self._decide_for_others():
                    self._forget()
                return news.records
            case Readable():
                file.problems = [problem for problem in file.problems if problem.offset >= 0]
        return 0

    def tell_by(self, teller: Teller) -> None:
        """Take over what a source knows of its files by now: beside others they are ranks."""
        told = [file for file in self.files.values() if file.follower is teller.follower]
        tellers = {id(file.teller): file.teller for file in told}
        for file in told:
            file.teller = teller
        if any(one.ranks != teller.ranks for one in tellers.values()):
            self.version += 1
            self._forget()

    def block(self, kind: str, *, superseded: bool = False, rank: int | None = None) -> Block:
        """All rows of a kind, by tag and step.

        Args:
            kind: Its name.
            superseded: Whether the rows that a restart replaced stay.
            rank: The process of a parallel training; None for the lowest that wrote each tag.

        """
        if not self.holds(kind):
            return _nothing(kind)
        key = (kind, superseded, rank)
        files = [file for file in self.files.values() if rank is None or file.rank == rank]
        cuts = [file.cuts for file in files]
        built = self._blocks.get(key)
        if built is None or len(built.cuts) != len(cuts) or not all(map(is_, built.cuts, cuts)):
            joined = partial(self._joined_of, key)
            if kind == "scalar":
                block = scalar_block(files, joined)
            else:
                block = heavy_block(files, kind, joined())
            built = self._blocks[key] = _Built(block, cuts)
        return built.block

    def ranks(self) -> dict[int, Run]:
        """What each process of a parallel training recorded, by its rank; empty for one process.

        Ranks are those that wrote at the same time: a training that goes on with another rank in
        its files' names is none.
        """
        if self._ranks is None or self._ranks[0] != self.version:
            ranks = {name: file.rank for name, file in self.files.items()}
            if len(set(ranks.values())) < 2:
                return {}  # nearly all runs: nothing is kept of them
            self._ranks = (self.version, self._split_by(ranks))
        return self._ranks[1]

    def _split_by(self, ranks: Mapping[str, int]) -> dict[int, Run]:
        files = self.files.items()
        spans = (
            (span, ranks[name]) for name, file in files for span in (file.row_span, file.beside)
        )
        told = side_by_side(spans)
        parts = {rank: Run(self.name) for rank in sorted(told)}
        for name, file in self.files.items():
            if ranks[name] in parts:
                parts[ranks[name]].files[name] = file
        return parts

    def _joined_of(self, key: tuple[str, bool, int | None]) -> JoinedTags:
        """What was joined the last time of a kind; only runs that need it have one."""
        joined = self._joined.get(key)
        if joined is None:
            joined = self._joined[key] = JoinedTags(superseded=key[1])
        return joined

    def holds(self, kind: str) -> bool:
        """Whether any file holds rows of a kind."""
        files = self.files.values()
        if kind == "scalar":
            return any(file.points.segments for file in files)
        return any(held == kind for file in files for held, _ in file.rows)

    def tags(self, kind: str) -> set[str]:
        """The tags of a kind.

        Neither a restart nor a lower rank takes the last row of one; a session's start may.
        """
        files = self.files.values()
        if any(file.starts for file in files):
            return set(self.block(kind).tags)
        if kind == "scalar":
            return {tag for file in files for tag in file.points.tags}
        return {tag for file in files for held, tag in file.rows if held == kind}

    def blocks(self) -> list[Block]:
        """The blocks of every kind that has rows."""
        return [block for kind in self._kinds() if len(block := self.block(kind))]

    def _kinds(self) -> list[str]:
        held = {kind for file in self.files.values() for kind, _ in file.rows} | {"scalar"}
        return [kind for kind in KINDS if kind in held]

    def superseded(self) -> Counter[str]:
        """How many rows are in none of its tables, by the file that holds them."""
        if self._superseded is None or self._superseded[0] != self.version:
            found: Counter[str] = Counter()
            for kind in self._kinds():
                found.update(self.block(kind).superseded)
            self._superseded = (self.version, found)
        return self._superseded[1]

    def stepless(self, kind: str) -> Block:
        """Every record of a kind without steps; see `stepless_block`."""
        known = self._stepless.get(kind)
        if known is None or known[0] != self.version:
            block = stepless_block(list(self.files.values()), kind)
            known = self._stepless[kind] = (self.version, block)
        return known[1]

    def without_steps(self, kinds: Iterable[str] | None = None) -> Counter[str]:
        """How many rows are in no table because their series have no steps, by file.

        Args:
            kinds: Of which kinds; None for all.

        """
        found: Counter[str] = Counter()
        for kind in self._kinds() if kinds is None else kinds:
            tags = self.stepless(kind).tags
            if tags:
                self.block(kind)  # whose making tells what stands
                joined = self._joined_of((kind, False, None))
                for tag in tags:
                    found.update(joined.superseded(tag))
        return found

    def facts(self) -> list[ToldFact]:
        """What is known; of two facts of one name the later one holds."""
        return in_order(self.files.values())

    def end(self) -> str:
        """What its recorders left of their end: `finished`, `stopped`, `failed` or `closed`.

        `closed` says that they left no word, and closed their files. Empty where one of them did
        neither: it goes on, or it was killed.
        """
        last = deciding(self.files.values())
        if not are_closed(last):
            return ending_of(last) or ""
        return ending_of(last) or ("finished" if is_finished(last) else "closed")

    def wrote_last(self) -> dict[int, Run]:
        """Of `ranks()` those of the training that wrote last: it may go on with fewer of them."""
        last = {file.rank for file in deciding(self.files.values())}
        return {rank: part for rank, part in self.ranks().items() if rank in last}

    def signs(self) -> Signs:
        """What the run's status is decided by."""
        if self._signs is None or self._signs[0] != self.version:
            self._signs = (self.version, self._read_signs())
        return self._signs[1]

    @property
    def span(self) -> Span:
        """The first and last wall time of its records that are finite; `NOTHING` without any.

        Files of landscapes alone, which are drawn later, count only where there are no others.
        """
        files = self.files.values()
        told = [file for file in files if not file.is_drawn_later] or files
        spans = [file.lifetime for file in told if math.isfinite(file.lifetime[0])]
        return _over(spans)

    def turns_after(self, now: float) -> float:
        """When the passing of time alone will next change what is said of the run."""
        times = [time for file in self.files.values() for time in file.turns()]
        times += [self.grew_at, self._newest(self.files.values()), self._newest_open()]
        turns = [time + later for time in times for later in (-CLOCKS_APART_S, RUNNING_WITHIN_S)]
        return min((time for time in turns if time > now), default=math.inf)

    def _newest(self, files: Iterable[RunFile]) -> float:
        """When the newest record of some files was made, as far as all files bear it out."""
        written = (file.progress.modified for file in self.files.values() if file.progress)
        newest = max((file.lifetime[1] for file in files), default=-math.inf)
        return believed(newest, max(written, default=0.0))

    def _newest_open(self) -> float:
        """The same of those that may still grow."""
        files = not_outlasted(self.files.values())
        return self._newest(file for file in files if not file.closed)

    def _read_signs(self) -> Signs:
        files, blocks = self.files.values(), self.blocks()
        facts = [told.fact for file in files for told in file.facts]
        plugins = {fact.plugin for fact in facts}
        newest_first = sorted(files, key=lambda file: (file.span[1], file.name), reverse=True)
        last = deciding(files)
        declared = (file.progress.status for file in newest_first if file.progress is not None)
        return Signs(
            newest_record=self._newest(files),
            newest_row=max((file.newest_row for file in files), default=-math.inf),
            newest_end=self._newest_end(),
            newest_open=self._newest_open(),
            ended=ending_of(last),
            has_facts=bool(plugins),
            awaits_end="dataset_graph" in plugins and self.source != "insight",
            closed=are_closed(last),
            grew_at=self.grew_at,
            points=sum(map(len, blocks)),
            last_step=max((block.last_step for block in blocks), default=0),
            last_losses=tuple(self._last_losses()),
            declared=next((status for status in declared if status is not None), None),
        )

    def _newest_end(self) -> float:
        """When the last lineage was written of who says no end but by it."""
        ends = {
            name: max(times)
            for name, file in self.files.items()
            if (times := [told.fact.wall_time for told in file.facts if _is_end(told.fact)])
        }
        silent = without_word([self.files[name] for name in ends], self.files.values())
        return max((ends[file.name] for file in silent), default=-math.inf)

    def _last_losses(self) -> list[float]:
        """The last value of each loss: of the tables, and of each of the ranks that wrote last."""
        if not any(is_loss(tag) for file in self.files.values() for tag in file.points.tags):
            return []
        blocks = [part.block("scalar") for part in (self, *self.wrote_last().values())]
        return [float(block.last(tag)[2]) for block in blocks for tag in block.tags if is_loss(tag)]

    def let_go(self) -> None:
        """Drop what was built: it is built again when it is asked for."""
        self._blocks.clear()
        self._joined.clear()
        self._stepless.clear()
        self._ranks = None

    def _decide_for_others(self) -> bool:
        """Whether what one file says decides for another."""
        deciding_files = (file for file in self.files.values() if file.decides)
        return next(deciding_files, None) is not None and next(deciding_files, None) is not None

    def _forget(self, kind: str | None = None) -> None:
        """Drop what was built of a kind: of all, where the span of one file decides for others.

        What was joined stays only for those who asked since it was dropped the last time.
        """
        decides_for_all = kind is None or self._decide_for_others()
        asked = {key for key in self._blocks if decides_for_all or key[0] == kind}
        if not asked:  # it grows again before anybody could ask
            return
        for key in asked:
            del self._blocks[key]
        met = {key for key in self._joined if decides_for_all or key[0] == kind}
        for key in met - asked:
            del self._joined[key]


def _is_end(fact: Fact) -> bool:
    return fact.plugin in _WRITTEN_AT_END


def _over(spans: Sequence[Span]) -> Span:
    """The span over all."""
    if not spans:
        return NOTHING
    return min(first for first, _ in spans), max(last for _, last in spans)


@cache
def _nothing(kind: str) -> Block:
    """The block of who has no rows of a kind: one for all of ten thousand runs."""
    joined = JoinedTags(superseded=False)
    return scalar_block([], lambda: joined) if kind == "scalar" else heavy_block([], kind, joined)
