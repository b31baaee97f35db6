"""The runs below a place, as far as they were read, and how reading goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .discovery import Discovery
from .extent import Extents
from .how_far import Advance
from .overflow import Overflow
from .own_trainings import own_trainings
from .run import Run
from .sidecar import Sidecar
from .tasks import scan_in_tasks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from concurrent.futures import Executor

    from insight.sources import Place

    from .discovery import PartKey
    from .how_far import HowFar
    from .run_part import RunPart
    from .sidecar import Kept

_BYTES_A_POINT = 16  # at least: a record of many scalars with short tags


class Reading:
    """The runs below a place.

    Args:
        place: Where they lie.
        clock: Tells the time, in seconds since 1970.
        most: How many points may lie in memory; beyond, they are moved to the user's cache.
        executor: Whose workers read what is new at first; None for nobody's.

    Attributes:
        runs: What is known of each, by name.
        extents: Where their points lie in memory.
        told: Grows with all that is found new or gone.

    """

    def __init__(
        self, place: Place, clock: Callable[[], float], most: int, executor: Executor | None
    ) -> None:
        self.runs: dict[str, Run] = {}
        self.extents = Extents()
        self.told = 0
        self._place = place
        self._clock = clock
        self._executor = executor
        self._turns: dict[str, float] = {}
        self._advance: Advance | None = None
        self._sidecar = Sidecar(place.root)
        self._discovery = Discovery(place, self.extents)
        self._overflow = Overflow(self._sidecar, self.extents, most)

    def go_on(self) -> int:
        """Read what is new; the number of new records."""
        self._discover()
        changed = self._discovery.changed()
        if self._advance is None or not self.runs:
            records = self._begin(changed)
        else:
            records = sum(self._read(name, part) for name, part in changed)
        pairs = {own_trainings(self.runs[name]) for name, _ in changed if name in self.runs}
        if any(pairs):
            self._discovery.keep_apart(filter(None, pairs))
            self.go_on()  # what is read once more is no news
        return records

    @property
    def how_far(self) -> HowFar | None:
        """How far the first look is; None while it is not known yet what there is to read."""
        return None if self._advance is None else self._advance.far

    def _begin(self, parts: list[tuple[str, RunPart]]) -> int:
        """Read what there is at first; the number of records."""
        sizes = [part.size for _, part in parts]
        names = [name for name, _ in parts]
        advance = self._advance = Advance(zip(names, sizes, strict=True))
        if sum(len(part.paths) for _, part in parts) > 1 and not self.runs:
            self._reserve(sum(sizes))
        records = 0
        for (name, part), size in zip(parts, sizes, strict=True):
            records += self._read(name, part)
            advance.has_read(name, size)
        return records

    def has_turned(self) -> bool:
        """Whether time alone has changed what is said of a run, since this was asked before."""
        now = self._clock()
        turned = [name for name, time in self._turns.items() if time <= now]
        for name in turned:
            self._turns[name] = self.runs[name].turns_after(now)
        return bool(turned)

    @property
    def exceeds_memory(self) -> bool:
        """Whether any points do not lie in memory."""
        return self._overflow.has_moved

    def let_go(self, names: Iterable[str] | None = None) -> None:
        """Drop what was built of some runs or of all, where not all of it fits into memory."""
        if self.exceeds_memory:
            for name in self.runs.keys() if names is None else names:
                self.runs[name].let_go()

    def _discover(self) -> None:
        """Look which runs there are now."""
        look = self._discovery.look()
        if look is None:
            return
        parts = self._discovery.parts
        for key in look.lost:
            part = parts.pop(key)
            if key[0] in self.runs:
                part.leave(self.runs[key[0]])
            self.told += 1
        self._recall(look.fresh)
        self._discovery.watch(look)
        self._overflow.sweep({path for part in parts.values() for path in part.paths})
        for name in self.runs.keys() - {name for name, _ in look.found}:
            del self.runs[name]
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
        run = self.runs.get(key[0]) or Run(key[0])
        if not self._discovery.parts[key].recall(run, recalled, mapped=mapped):
            return False
        self.runs[run.name] = run
        self.told += 1
        return True

    def _reserve(self, size: int) -> None:
        """Let the points of all runs lie side by side."""
        self.extents.reserve(min(size // _BYTES_A_POINT, self._overflow.most))

    def _read(self, name: str, part: RunPart) -> int:
        """The number of new records of a run's part."""
        records = self._poll(name, part)
        self._make_room(name)
        return records

    def _poll(self, name: str, part: RunPart) -> int:
        run = self.runs.get(name)
        if run is None:
            run = self.runs[name] = Run(name)
        was_known, version = part.was_polled, run.version
        try:
            records = part.poll(run)
        finally:
            self.told += run.version != version
        now = self._clock()
        if records and was_known:
            run.grew_at = now
        self._turns[name] = run.turns_after(now)
        return records

    def _make_room(self, name: str) -> None:
        """Move points to the disk once too many lie in memory; `name` is the run that grew."""
        self._overflow.count(name, self.runs[name].in_memory)
        if not self._overflow.is_due:
            return
        entries = [
            entry
            for (run, _), part in self._discovery.parts.items()
            if run in self.runs
            for entry in part.kept(self.runs[run])
        ]
        self._overflow.move(entries)
        for run in self.runs.values():
            self._overflow.count(run.name, run.in_memory)
        self._overflow.rest()
        self.let_go()
