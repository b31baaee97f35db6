"""What reproduces a run: the JSON that our recorder writes beside its event files.

It is no run by itself: a folder counts that has event files too.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from insight.errors import FormatError
from insight.format.names import is_lineage, is_summary
from insight.format.provenance import (
    MOST_BYTES,
    document_of,
    is_provenance,
    seconds_of_provenance,
)

from .looking import Looking
from .records import Fact, FoundRun, Problem, Progress

if TYPE_CHECKING:
    from collections.abc import Collection, Hashable, Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom

    from .place import Place
    from .records import Folder, News


class _Follower:
    """Reads each file whole, and again when it was replaced."""

    def __init__(self, folder: Folder, place: Place) -> None:
        self._folder = folder
        self._place = place
        self._versions: dict[str, Hashable] = {}
        self._looking = Looking(self)

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        return self._looking.poll(files)

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        """The document of a file.

        Raises:
            FormatError: If it is none, or gone.

        """
        del kind, tag, offset  # a file holds one document
        try:
            return document_of(self._content(file))
        except OSError as error:
            raise FormatError(f"{file} cannot be read: {error}.") from error

    def known(self) -> Collection[str]:
        return self._versions.keys()

    def forget(self, file: str) -> None:
        self._versions.pop(file, None)

    def look(self, file: str) -> Iterator[News]:
        state = self._place.state(self._folder.file(file))
        known = self._versions.get(file)
        if known == state.version:
            return
        if known is not None:
            yield self._looking.gone(file)
        self._versions[file] = state.version
        records = 0
        try:
            document = document_of(self._content(file))
            yield Fact(file, "provenance", _made(document, file), document)
            records = 1
        except FormatError as error:
            yield Problem(file, 0, str(error))
        yield Progress(
            file=file,
            records=records,
            size=state.size,
            unfinished=0,
            modified=state.modified,
            closed=True,
            first_wall_time=math.inf,
            last_wall_time=-math.inf,
        )

    def _content(self, file: str) -> bytes:
        with self._place.open(self._folder.file(file)) as opened:
            content = opened.read(0, MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise FormatError(f"provenance expected at most {MOST_BYTES} bytes, got more.")
        return content


def _made(document: dict[str, Any], file: str) -> float:
    """When it was taken; where it does not say, when its file's name says."""
    made = document.get("made")
    if isinstance(made, (int, float)) and not isinstance(made, bool):
        try:
            if math.isfinite(float(made)):
                return float(made)
        except OverflowError:
            pass
    return seconds_of_provenance(file)


class _ProvenanceSource:
    name = "provenance"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        del place  # the names tell
        for folder in folders:
            files = [name for name in folder.names if is_provenance(name)]
            if files and any(is_summary(name) or is_lineage(name) for name in folder.names):
                yield FoundRun(folder.run, folder, files)

    def follow(self, found: FoundRun, place: Place, take_room: TakeRoom | None = None) -> _Follower:
        del take_room  # there are no points
        return _Follower(found.folder, place)


SOURCE = _ProvenanceSource()
