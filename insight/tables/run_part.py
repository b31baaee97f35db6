"""One source's part of a run, and which parts of all runs changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.errors import FormatError
from insight.sources import Gone, Problem, Progress, Readable, is_remembering

from .points import join
from .run_file import Teller
from .sidecar import Kept

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

    from insight.sources import Follower, FoundRun, News, Place, Source

    from .extent import Extents
    from .points import PointColumns
    from .run import Run


_NO_FILES: frozenset[str] = frozenset()  # one for all parts: an empty set takes 216 bytes


class RunPart:
    """The files of one run that one source reads.

    A folder may hold event files of MindSpore and of TensorBoard: two parts, one run.

    Attributes:
        paths: Where the files lie whose change means news.
        due: Whether to poll whatever the files say: their list or the revision of the run changed,
            or one could not be read.
        was_polled: Whether what its files held at first was read, so that more means growth.

    """

    __slots__ = (
        "_extents",
        "_follower",
        "_found",
        "_place",
        "_teller",
        "_unreadable",
        "due",
        "paths",
        "source",
        "was_polled",
    )

    def __init__(self, source: Source, found: FoundRun, place: Place, extents: Extents) -> None:
        self.source = source
        self.paths: Sequence[str] = ()
        self.due = True
        self.was_polled = False
        self._place = place
        self._found = found
        self._extents = extents
        self._follower = self._new_follower()
        self._unreadable = _NO_FILES
        self.find(found)

    def find(self, found: FoundRun) -> None:
        """Look at these files from now on."""
        self.due |= found.revision != self._found.revision
        self._found = found
        self._teller = self._new_teller()
        paths = [found.folder.file(name) for name in found.files]
        self.due |= paths != self.paths
        self.paths = paths

    @property
    def size(self) -> int:
        """Bytes of its files."""
        return sum(map(self._size, self.paths))

    def _size(self, path: str) -> int:
        try:
            return self._place.state(path).size
        except OSError:
            return 0

    @property
    def found(self) -> FoundRun:
        return self._found

    def recall(self, run: Run, recalled: Callable[[str], Kept | None], *, mapped: bool) -> bool:
        """Give the run what was learnt of its files elsewhere; whether there was anything.

        Args:
            run: The run.
            recalled: What was learnt of the file of a path.
            mapped: Whether its points lie in a file and not in memory.

        """
        if not is_remembering(self._follower):
            return False
        any_kept = False
        for name, path in zip(self._found.files, self.paths, strict=True):
            kept = recalled(path)
            if kept is None:
                continue
            try:
                news = list(self._follower.recall(name, kept.memory))
            except (OSError, FormatError):
                self._follower.forget(name)  # it has changed: it is read anew
                continue
            for one in (kept.points, *news):
                self._apply(run, one)
            if mapped:
                run.files[name].points.move(kept.points)
            any_kept = True
        return any_kept

    def kept(self, run: Run) -> Iterator[tuple[PointColumns, Kept]]:
        """What a sidecar may keep of the files whose points lie in memory."""
        if not is_remembering(self._follower):
            return
        for name, path in zip(self._found.files, self.paths, strict=True):
            file = run.files.get(name)
            memory = self._follower.memory(name)
            if file is not None and memory is not None and file.points.in_memory:
                yield (
                    file.points,
                    Kept(path, join(file.points.segments, file.points.starts), memory),
                )

    def _new_follower(self) -> Follower:
        return self.source.follow(self._found, self._place, self._extents.take_at_once)

    def poll(self, run: Run) -> int:
        """Give the run what is new; the number of new records."""
        self.due = True
        run.tell_by(self._teller)
        try:
            records = sum(self._take(run, news) for news in self._follower.poll(self._found.files))
        except BaseException:
            # Ctrl-C, or no memory: the follower may know what it did not tell, so begin anew.
            self.leave(run)
            self._follower = self._new_follower()
            self._teller = self._new_teller()
            self._unreadable = _NO_FILES
            raise
        for name in self._found.files:
            if name in run.files:
                run.files[name].points.settle(self._extents)
        self.due = bool(self._unreadable)
        self.was_polled = True
        return records

    def _take(self, run: Run, news: News) -> int:
        if isinstance(news, Problem) and news.offset < 0:
            self._unreadable |= {news.file}
        elif self._unreadable and isinstance(news, Gone | Progress | Readable):
            self._unreadable -= {news.file}
        return self._apply(run, news)

    def _apply(self, run: Run, news: News) -> int:
        return run.apply(news, self._teller)

    def _new_teller(self) -> Teller:
        found = self._found
        return Teller(self.source.name, self._follower, found.ranks, found.keyed_by_step)

    def leave(self, run: Run) -> None:
        """Take back all that was told: the source finds nothing there any longer."""
        for file in [name for name, held in run.files.items() if held.follower is self._follower]:
            self._apply(run, Gone(file))


class Watch:
    """All parts of a store, and the files they had at the last look."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._parts: list[tuple[str, RunPart]] = []
        self._paths: list[str] = []
        self._versions: Sequence[Hashable] = []

    def over(self, parts: Iterable[tuple[str, RunPart]]) -> None:
        """Look at these parts, each with its run's name, from now on."""
        known = dict(zip(self._paths, self._versions, strict=True))
        self._parts = sorted(parts, key=lambda entry: entry[0])
        self._paths = list(dict.fromkeys(path for _, one in self._parts for path in one.paths))
        self._versions = [known.get(path, _UNSEEN) for path in self._paths]

    def changed(self) -> list[tuple[str, RunPart]]:
        """The parts, each with its run's name, that have news or may have."""
        before, self._versions = self._versions, self._place.versions(self._paths)
        if self._versions != before:
            seen = zip(self._paths, before, self._versions, strict=True)
            changed = {path for path, old, new in seen if old != new}
            for _, part in self._parts:
                # It stays due until it was polled: a refresh may be interrupted before.
                part.due |= not changed.isdisjoint(part.paths)
        return [entry for entry in self._parts if entry[1].due]


_UNSEEN = object()
