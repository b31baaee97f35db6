"""Event files of MindSpore and of our recorder: `*.out.events.summary.*` and `_lineage` twins."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from insight.format.names import is_lineage, is_summary, rank_of
from insight.format.scalars import scan_scalars
from insight.format.scalars.scan import Layout, scan_without_scalars

from .decode import EventDecoder, load_value
from .event_files import EventFilesFollower
from .records import FoundRun

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from insight.format.frames import Buffer
    from insight.format.scalars.columns import TakeRoom
    from insight.format.scalars.scan import ScalarScan

    from .place import Place
    from .records import Folder


def _scan(data: Buffer, take_room: TakeRoom | None = None) -> ScalarScan:
    return scan_scalars(data, layout=Layout.MINDSPORE, take_room=take_room)


class _MindSporeLayout:
    closes_by_rights = True

    def scan_of(
        self, file: str, take_room: TakeRoom | None = None
    ) -> Callable[[Buffer], ScalarScan]:
        if is_lineage(file):
            return scan_without_scalars
        return _scan if take_room is None else partial(_scan, take_room=take_room)

    def decoder_of(self, file: str) -> EventDecoder:
        return EventDecoder(file)

    def load(self, place: Place, path: str, kind: str, tag: str, offset: int) -> Any:
        return load_value(place, path, kind, tag, offset)


_LAYOUT = _MindSporeLayout()


# What nearly all runs have: a dict for each of ten thousand takes 232 bytes.
_NO_RANKS: Mapping[str, int] = MappingProxyType({})


def _ranks_of(files: Sequence[str]) -> Mapping[str, int]:
    """The ranks of files by their names, where any is another one than 0."""
    ranks = {name: rank_of(name) for name in files}
    return ranks if any(ranks.values()) else _NO_RANKS


class _MindSporeSource:
    name = "mindspore"

    def discover(self, folders: Sequence[Folder], place: Place) -> Iterator[FoundRun]:
        del place  # the names tell
        for folder in folders:
            files = [name for name in folder.names if is_summary(name) or is_lineage(name)]
            if files:
                yield FoundRun(folder.run, folder, files, _ranks_of(files))

    def follow(
        self, found: FoundRun, place: Place, take_room: TakeRoom | None = None
    ) -> EventFilesFollower:
        return EventFilesFollower(found.folder, place, _LAYOUT, take_room)


SOURCE = _MindSporeSource()
