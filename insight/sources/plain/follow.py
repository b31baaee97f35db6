"""Following one plain file, and beginning anew where it turns out to be another than it seemed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from insight.sources.looking import Looking

from .json_rows import PlainLines
from .parts import ReadAgainError
from .tables import PlainTable

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from insight.format.scalars.columns import TakeRoom
    from insight.sources.place import Place
    from insight.sources.records import Folder, News

_JSON = (".jsonl", ".ndjson", ".json")


def is_json(name: str) -> bool:
    """Whether a file of a name is read as lines of JSON.

    >>> is_json("a.jsonl"), is_json("a.JSON"), is_json("json.csv")
    (True, True, False)
    """
    return name.lower().endswith(_JSON)


class PlainFollower:
    """Follows one file.

    Args:
        folder: Where it lies.
        place: Where that lies.
        take_room: Where the points of one go are to be put.

    """

    def __init__(self, folder: Folder, place: Place, take_room: TakeRoom | None) -> None:
        self._take_room = take_room
        self._folder = folder
        self._place = place
        self._readers: dict[str, PlainTable | PlainLines] = {}
        self._looking = Looking(self)

    def poll(self, files: Sequence[str]) -> Iterator[News]:
        return self._looking.poll(files)

    def known(self) -> Collection[str]:
        return self._readers.keys()

    def load(self, kind: str, tag: str, file: str, offset: int) -> Any:
        reader = self._readers.get(file) or self._reader_of(file)
        return reader.load(kind, tag, offset)

    def forget(self, file: str) -> None:
        self._readers.pop(file, None)

    def look(self, file: str) -> Iterator[News]:
        reader = self._readers.get(file)
        if reader is None:
            reader = self._readers[file] = self._reader_of(file)
        state = reader.tail.look()
        if state == "same":
            return
        if state == "replaced":
            yield self._looking.gone(file)
            reader = self._readers[file] = self._reader_of(file)
        is_numbered, step = False, None
        while True:
            try:
                yield from reader.read()
            except ReadAgainError as found:
                is_numbered |= reader.is_numbered or found.step is None
                step = found.step or reader.step
                yield self._looking.gone(file)
                reader = self._reader_of(file, is_numbered=is_numbered, step=step)
                self._readers[file] = reader
            else:
                return

    def _reader_of(
        self, file: str, *, is_numbered: bool = False, step: str | None = None
    ) -> PlainTable | PlainLines:
        where = self._folder, self._place, file, self._take_room
        if is_json(file):
            return PlainLines(*where, is_numbered=is_numbered, step=step)
        return PlainTable(*where, is_numbered=is_numbered)
