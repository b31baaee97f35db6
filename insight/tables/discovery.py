"""Which parts of which runs there are below a root, looked for anew where something changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from insight.sources import found_runs, is_cataloguing, sources

from .run_part import RunPart, Watch

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Sequence

    from insight.sources import Folder, Place

    from .extent import Extents

PartKey = tuple[str, str]
"""The names of a run and of the source that reads the part."""


class Look(NamedTuple):
    """What a look at the folders found."""

    folders: Sequence[Folder]
    listed: Sequence[Hashable]
    found: list[PartKey]
    fresh: list[PartKey]
    """Those that were not there before."""
    lost: list[PartKey]
    """Those that are no longer; they are still among the parts."""


class Discovery:
    """The parts of all runs below a place.

    Attributes:
        parts: What each source reads of each run.
        apart: Pairs of runs that look like ranks of one, and hold trainings of their own.

    """

    def __init__(self, place: Place, extents: Extents) -> None:
        self.parts: dict[PartKey, RunPart] = {}
        self.apart: frozenset[frozenset[str]] = frozenset()
        self._place = place
        self._extents = extents
        self._watch = Watch(place)
        self._folders: Sequence[Folder] | None = None
        self._catalogues: list[str] = []
        self._listed: Sequence[Hashable] = []

    def keep_apart(self, pairs: Iterable[frozenset[str]]) -> None:
        """Take some runs for trainings of their own from the next look on."""
        self.apart |= frozenset(pairs)
        self._folders = None

    def look(self) -> Look | None:
        """What there is now; None where nothing can have come or gone."""
        folders, listed = self._place.folders(), self._place.versions(self._catalogues)
        if folders is self._folders and listed == self._listed and not self._is_awaited():
            return None
        if folders is not self._folders:
            kept = (source for source in sources() if is_cataloguing(source))
            paths = (path for source in kept for path in source.catalogues(folders))
            self._catalogues = list(dict.fromkeys(paths))  # several sources may ask for one file
            listed = self._place.versions(self._catalogues)
        found = {
            (run.run, source.name): (source, run)
            for source, run in found_runs(folders, self._place, self.apart)
        }
        fresh: list[PartKey] = []
        lost = list(self.parts.keys() - found.keys())
        for key, (source, run) in found.items():
            if key in self.parts:
                self.parts[key].find(run)
            else:
                self.parts[key] = RunPart(source, run, self._place, self._extents)
                fresh.append(key)
        return Look(folders, listed, list(found), fresh, lost)

    def watch(self, look: Look) -> None:
        """Watch the files of what was found."""
        self._watch.over((key[0], self.parts[key]) for key in look.found)

    def end(self, look: Look) -> None:
        """All that a look told was taken in: the next one begins from there."""
        self._folders, self._listed = look.folders, look.listed

    def changed(self) -> list[tuple[str, RunPart]]:
        """The parts, each with its run's name, that have news or may have."""
        return self._watch.changed()

    def _is_awaited(self) -> bool:
        """Whether a source that finds runs inside of files may find what it could not read."""
        parts = self.parts.values()
        return any(part.due and is_cataloguing(part.source) for part in parts)
