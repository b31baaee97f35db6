"""One source's part of a run: which files to look at, and whether one of them changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from insight.sources import Gone, Problem, Progress

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from insight.sources import FoundRun, Place, Source

    from .run import Run

_UNSEEN = object()


class Member:
    """The files of one run that one source reads.

    A folder may hold event files of MindSpore and of TensorBoard: two members, one run.
    """

    def __init__(self, source: Source, found: FoundRun, place: Place) -> None:
        self.source = source
        self._place = place
        self._follower = source.follow(found, place)
        self._versions: dict[str, Hashable] = {}
        self._unreadable: set[str] = set()
        self._paths: Sequence[tuple[str, str]] = ()
        self._list_changed = True
        self.find(found)

    def find(self, found: FoundRun) -> None:
        """Look at these files from now on."""
        self._found = found
        paths = [(name, found.folder.file(name)) for name in found.files]
        self._list_changed |= paths != self._paths
        self._paths = paths

    def changed(self) -> bool:
        """Whether a file was written, came or went since the last poll, or is to be tried again."""
        changed, self._list_changed = self._list_changed or bool(self._unreadable), False
        state, versions = self._place.state, self._versions
        for name, path in self._paths:
            try:
                version = state(path).version
            except OSError:
                version = None
            if versions.get(name, _UNSEEN) != version:
                versions[name] = version
                changed = True
        return changed

    def poll(self, run: Run) -> int:
        """Give the run what is new; the number of new records."""
        records = 0
        for news in self._follower.poll(self._found.files):
            records += run.apply(news, self._follower, self._found.ranks)
            if isinstance(news, Problem) and news.offset < 0:
                self._unreadable.add(news.file)
            elif isinstance(news, Gone | Progress):
                self._unreadable.discard(news.file)
        return records

    def leave(self, run: Run) -> None:
        """Take back all that was told: the source finds nothing there any longer."""
        for file in [name for name, held in run.files.items() if held.follower is self._follower]:
            run.apply(Gone(file), self._follower, {})
